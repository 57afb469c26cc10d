"""A line as people write it: ``1. GM Alder, Ana 2100 NOR``."""

import re

from fairswiss.model.player import TITLES

FREE_COLUMNS = ("number", "title", "name", "rating", "federation", "fide_id", "birth")
_LINE = re.compile(
    rf"(?:(?P<number>\d{{1,5}})[.):]?\s+)?(?:(?P<title>{'|'.join(TITLES)})\s+)?"
    r"(?P<name>[^\W\d_][^\d\t;|]{0,80}?)(?P<rest>(?:[\s,]+\(?(?:\d{1,11}|[A-Z]{3})\)?)*)\s*"
)
_FEDERATION = re.compile(r"[A-Z]{3}")
_YEAR = range(1900, 2100)


def free_row(line: str) -> list[str] | None:
    """The cells of such a line; None when it is none, or has nothing but words."""
    found = _LINE.fullmatch(line.strip()) if len(line) <= 200 else None
    if found is None or not (found["number"] or found["title"] or found["rest"].strip()):
        return None
    rating = federation = fide_id = birth = ""
    for word in re.findall(r"\d+|[A-Z]{3}", found["rest"]):
        if _FEDERATION.fullmatch(word) and not federation:
            federation = word
        elif len(word) >= 5 and word.isdigit() and not fide_id:
            fide_id = word
        elif word.isdigit() and not rating:
            rating = word
        elif word.isdigit() and int(word) in _YEAR and not birth:
            birth = word
        else:
            return None
    return [found["number"] or "", found["title"] or "", found["name"].strip(" ,"), rating, federation, fide_id, birth]
