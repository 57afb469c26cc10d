"""A line as people write it: ``1. GM Alder, Ana 2100 NOR``."""

import re
from collections.abc import Callable

from fairswiss.model.player import TITLES

FREE_COLUMNS = ("number", "title", "name", "rating", "federation", "fide_id", "birth")
_LINE = re.compile(
    rf"(?:(?P<number>\d{{1,5}})[.):]?\s+)?(?:(?P<title>{'|'.join(TITLES)})\s+)?"
    r"(?P<name>[^\W\d_][^\d\t;|]{0,80}?)(?P<rest>(?:[\s,]+\(?(?:\d{1,11}|[A-Z]{3})\)?)*)\s*"
)
_YEAR = range(1900, 2100)
_TESTS: dict[str, Callable[[str], bool]] = {
    "federation": str.isalpha,
    "fide_id": lambda word: len(word) >= 5 and word.isdigit(),
    "rating": str.isdigit,
    "birth": lambda word: word.isdigit() and int(word) in _YEAR,
}
"""The fields that a word after the name can be; the first that is still free counts."""


def free_row(line: str) -> list[str] | None:
    """The cells of such a line; None when it is none, or has nothing but words."""
    found = _LINE.fullmatch(line.strip()) if len(line) <= 200 else None
    if found is None or not (found["number"] or found["title"] or found["rest"].strip()):
        return None
    cells = dict.fromkeys(_TESTS, "")
    for word in re.findall(r"\d+|[A-Z]{3}", found["rest"]):
        field = next((field for field, fits in _TESTS.items() if not cells[field] and fits(word)), "")
        if not field:
            return None
        cells[field] = word
    cells |= {"number": found["number"] or "", "title": found["title"] or "", "name": found["name"].strip(" ,")}
    return [cells[column] for column in FREE_COLUMNS]
