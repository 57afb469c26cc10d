"""The cells of a row: what each may say, and what is wrong with it otherwise."""

import re
from collections.abc import Callable, Mapping
from datetime import date
from types import MappingProxyType
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.marks import without_floods
from fairswiss.model.player import TITLES, title_rank

LONGEST_NAME = 33
LONGEST_CLUB = 60
HIGHEST_RATING = 4_000
_DIGITS_OF_ID = 11
_HARMFUL = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
"""Control characters, marks that turn the direction of text, halves of characters."""
_NONE = frozenset(("", "-", "–", "0", "unr", "unr.", "unrated", "none", "n/a", "na", "nr", "k.a.", "?"))
_WOMEN = frozenset(("w", "f", "female", "weiblich", "woman", "femme", "mujer", "femenino", "femminile", "feminin", "d"))
_MEN = frozenset(
    ("m", "male", "mannlich", "männlich", "man", "homme", "hombre", "masculino", "maschile", "masculin", "h")
)
_SPELT_OUT = {
    "grandmaster": "GM", "grossmeister": "GM", "großmeister": "GM", "international master": "IM", "fide master": "FM",
    "candidate master": "CM", "woman grandmaster": "WGM", "woman international master": "WIM",
    "woman fide master": "WFM", "woman candidate master": "WCM",
}  # fmt: skip
_YEAR = range(1900, 2100)
_YEAR_FIRST = re.compile(r"(\d{4})[-/.](\d\d?)[-/.](\d\d?)")
_YEAR_LAST = re.compile(r"(\d\d?)([-/.])(\d\d?)[-/.](\d{4})")

What = tuple[str, str, str]
"""A problem: what, why, and the remedy."""


class Read(NamedTuple):
    """The value of a cell, and the problem with it."""

    text: str = ""
    problem: What | None = None
    fatal: bool = False
    """The row cannot be used."""


def _left_out(field: str, cell: str, why: str, remedy: str = "") -> Read:
    what = gettext("the {field} {cell!r} is left out", field=gettext(field, context="field"), cell=cell.strip()[:30])
    return Read("", (what, why, remedy or gettext("correct it")))


def name(cell: str) -> tuple[str, What | None]:
    """A name on one line, without characters that could drive a screen."""
    text = without_floods(" ".join(_HARMFUL.sub(" ", cell).split())).strip(" ,;")
    if _HARMFUL.search(cell.strip()):
        harmful = f"U+{ord(_HARMFUL.findall(cell.strip())[0]):04X}"
        return text, (
            gettext("the name {text!r} had the character {harmful}", text=text[:60], harmful=harmful),
            gettext("it is not text and was removed"),
            gettext("check it"),
        )
    return text, None


def rating(cell: str) -> Read:
    """A rating of up to four digits; none is 0."""
    text = cell.strip().lower()
    if text in _NONE:
        return Read()
    number = text.removesuffix(".0")
    if number.isascii() and number.isdigit() and 0 <= int(number[:9]) <= HIGHEST_RATING and len(number) < 9:
        return Read(str(int(number)) if int(number) else "")
    problem = (
        gettext("{cell!r} is not a rating", cell=cell.strip()[:30]),
        gettext("ratings are whole numbers up to {most}", most=HIGHEST_RATING),
        gettext("correct it"),
    )
    return Read("", problem, fatal=True)


def title(cell: str) -> Read:
    """A FIDE title, in letters or in words."""
    text = cell.strip().upper()
    if text.lower() in _NONE:
        return Read()
    rank = title_rank(_SPELT_OUT.get(text.lower(), text))
    if rank < len(TITLES):
        return Read(TITLES[rank])
    return _left_out("title", cell, gettext("FIDE titles are {known}", known=", ".join(TITLES)))


def federation(cell: str) -> Read:
    """Three letters."""
    text = cell.strip().upper()
    if text.lower() in _NONE:
        return Read()
    if len(text) == 3 and text.isascii() and text.isalpha():
        return Read(text)
    return _left_out("federation", cell, gettext("it has three letters, such as NOR"))


def fide_id(cell: str) -> Read:
    """Digits alone."""
    text = cell.strip().removesuffix(".0")
    if text.lower() in _NONE:
        return Read()
    if text.isascii() and text.isdigit() and len(text) <= _DIGITS_OF_ID:
        return Read(str(int(text)) if int(text) else "")
    return _left_out("FIDE id", cell, gettext("only digits are allowed"))


def sex(cell: str) -> Read:
    """``m`` or ``w``."""
    text = cell.strip().casefold()
    if text in _NONE:
        return Read()
    if text in _WOMEN:
        return Read("w")
    return Read("m") if text in _MEN else _left_out("sex", cell, gettext("m or w"))


def birth(cell: str) -> Read:
    """A year, or a day as 1990/05/06; where day and month cannot be told apart, the year alone."""
    text = cell.strip().removesuffix(".0")
    if text.lower() in _NONE:
        return Read()
    if text.isascii() and text.isdigit() and len(text) == 4 and int(text) in _YEAR:
        return Read(text)
    if (found := _YEAR_FIRST.fullmatch(text)) and text.isascii():
        return _day(cell, int(found[1]), int(found[2]), int(found[3]))
    if (found := _YEAR_LAST.fullmatch(text)) and text.isascii():
        day, month, year = int(found[1]), int(found[3]), int(found[4])
        if found[2] != "/" or day > 12 or day == month:
            return _day(cell, year, month, day)
        if month > 12:
            return _day(cell, year, day, month)
        if year in _YEAR:
            what = gettext("of the date of birth {text!r}, only the year is used", text=text)
            return Read(
                str(year),
                (
                    what,
                    gettext("day and month could be either way round"),
                    gettext("write {year}-12-31 for a day", year=year),
                ),
            )
    return _left_out("birth", cell, gettext("it is neither a year nor a day"), gettext("write 1990 or 1990-12-31"))


def _day(cell: str, year: int, month: int, day: int) -> Read:
    if year in _YEAR and (month, day) == (0, 0):
        return Read(str(year))
    try:
        date(year, month, day)
    except ValueError:
        return _left_out("birth", cell, gettext("there is no such day"))
    return Read(f"{year:04}/{month:02}/{day:02}")


def club(cell: str) -> Read:
    """The name of a club on one line."""
    text, problem = name(cell)
    return Read(text[:LONGEST_CLUB].strip(), problem)


READERS: Mapping[str, Callable[[str], Read]] = MappingProxyType(
    {
        "rating": rating,
        "title": title,
        "federation": federation,
        "fide_id": fide_id,
        "birth": birth,
        "sex": sex,
        "club": club,
    }
)
"""The readers of a player's fields, except the name."""
