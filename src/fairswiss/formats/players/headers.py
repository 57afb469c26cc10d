"""The row of headings: one whose words are known, or one without numbers above columns of numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.formats.players.columns import FIELDS
from fairswiss.formats.players.contents import cells_of, look_at
from fairswiss.formats.players.headings import field_of
from fairswiss.formats.players.values import is_nothing

Rows = Sequence[tuple[int, list[str]]]
_WITHIN = 15
_LONGEST = 40
_NUMBERS = frozenset(("rating", "fide_id", "birth", "number"))


class Header(NamedTuple):
    """The place of the headings among the rows."""

    place: int
    known: bool
    """True if its words are known; otherwise its shape shows it."""


def header_of(rows: Rows) -> Header | None:
    """The row with the headings, among the first ones; None when the table has none."""
    for place, (_, row) in enumerate(rows[:_WITHIN]):
        if _says_so(row):
            return Header(place, True)
    for place, (_, row) in enumerate(rows[:_WITHIN]):
        if len(row) > 1 and _stands_above(row, [cells for _, cells in rows[place + 1 :]]):
            return Header(place, False)
    return None


def _says_so(row: list[str]) -> bool:
    """True if the row names the players' names and something else, or three other fields."""
    found = {field_of(cell) for cell in row} - {""}
    if found & {"name", "last_name"}:
        return len(found) > 1 or len(row) == 1
    return len(found & {*FIELDS, "id", "number", "ranking"}) > 2 and not any(map(_has_digits, row))


def _stands_above(row: list[str], below: list[list[str]]) -> bool:
    """True if the row has words where the rows below have numbers, and nothing in it is of the kind of its column."""
    if any(_has_digits(cell) or len(cell) > _LONGEST for cell in row):
        return False
    above_numbers = others = 0
    for at, cell in enumerate(row):
        look = look_at(cells_of(below, at))
        if not look.sure or look.kind == "words":
            continue
        if look_at([cell.strip()]).kind == look.kind:
            return False
        if cell.strip() and not is_nothing(cell):
            above_numbers += look.kind in _NUMBERS
            others += look.kind not in _NUMBERS
    return above_numbers > 0 or others > 1


def _has_digits(cell: str) -> bool:
    """True for a cell of numbers; ``Rating 2`` is none."""
    return bool(cell.strip()) and sum(map(str.isdigit, cell)) * 2 >= len(cell.strip())
