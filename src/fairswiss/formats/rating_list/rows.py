"""Parts common to both layouts of the rating list: the fields of a row, and the problems found in it."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model import Problem, Remedy, Severity, Where
from fairswiss.model.errors import InvalidRatingList
from fairswiss.model.listed import FIDE_FIELDS, KINDS, ListedPlayer

MAX_BYTES = 4 * 1024 * 1024 * 1024
"""Of the unpacked list; in 2026 the XML has 0.9."""
MAX_ROWS = 10_000_000
FIELDS = FIDE_FIELDS
Row = tuple[str, ...]
"""The texts of the FIELDS in their order, perhaps with blanks around them."""
_NUMBERS = tuple(FIELDS.index(name) for name in FIELDS if ListedPlayer._field_defaults.get(name) == 0)
"""The positions of the numbers in a row, without the FIDE id."""
_LISTED_ODDITIES = 20
_MOST_ODD = 1_000
_ODD_SHARE = 10
_DIGITS = 4


class Oddities:
    """The lines that could not be parsed: the first ones listed, all of them counted."""

    __slots__ = ("_count", "_listed")

    def __init__(self) -> None:
        self._count = 0
        self._listed: list[Problem] = []

    def note(self, line: int, what: str, why: str, rows: int) -> None:
        """Note something odd; so much of it that this can be no rating list is an error."""
        self._count += 1
        if len(self._listed) < _LISTED_ODDITIES:
            where = Where(line=line)
            words = "compare the line with the others"
            self._listed.append(Problem(what, why, gettext(words), where, Severity.WARNING))
        if self._count > _MOST_ODD and self._count * _ODD_SHARE > rows:
            raise InvalidRatingList(gettext("This does not look like a rating list of FIDE:"), tuple(self._listed))

    def problems(self) -> tuple[Problem, ...]:
        more = self._count - len(self._listed)
        if more <= 0:
            return tuple(self._listed)
        return (*self._listed, Problem(gettext("{more:,} more lines are odd", more=more), severity=Severity.WARNING))


def with_numbers(row: Row, line: int, oddities: Oddities, rows: int) -> Row:
    """The row with nothing in place of numbers that are none, which is told."""
    texts = list(row)
    for place in _NUMBERS:
        text = texts[place].strip()
        if text and not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
            words = "the {field} {text!r} of {name} is not a number"
            what = gettext(
                words, field=gettext(FIELDS[place].replace("_", " ")), text=text[:20], name=row[1].strip()[:60]
            )
            oddities.note(line, what, gettext("it counts as none"), rows)
            texts[place] = ""
    return tuple(texts)


class Listing(NamedTuple):
    """A list about to be read."""

    form: str
    """``text`` or ``xml``."""
    kinds: tuple[str, ...]
    """The kinds of rating in it."""
    period: str
    """Year and month if the list itself says them, such as 2026-10."""
    rows: Iterator[Row]
    oddities: Oddities
    """Complete when all rows have been read."""


def kinds_of(combined: bool, kind: str) -> tuple[str, ...]:
    """The kinds of rating in a list; a list with one rating needs to be told which it is."""
    if combined:
        return KINDS
    if kind not in KINDS:
        words = "The list has one rating per player and does not say which kind."
        raise InvalidRatingList(
            gettext(words), code="rating-kind-missing", facts={"known": list(KINDS)}, remedies=(Remedy.STATE_KIND,)
        )
    return (kind,)
