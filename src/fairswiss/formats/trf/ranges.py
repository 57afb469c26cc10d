"""Ranges of rounds and numbers, as records 250 and 260 state them for players and for teams."""

from typing import NamedTuple

from fairswiss.formats.trf.columns import columns, natural, naturals, points_of_text
from fairswiss.formats.trf.limits import MAX_EXPANSION, MAX_ROUNDS, too_large
from fairswiss.language import gettext
from fairswiss.model import Points

_FIELDS = tuple(columns(*span) for span in ((4, 8), (9, 13), (14, 17), (18, 21), (22, 26), (27, 31)))
"""Match points, game points, first and last round, first and last number; each with the blank before it."""
_FIRST, _LAST, _NUMBERS = columns(4, 7), columns(8, 11), columns(12, 99_999)


class VirtualRange(NamedTuple):
    """The content of a record 250."""

    match_points: Points
    game_points: Points
    first: int
    last: int
    low: int
    high: int


def virtual_range(line: str) -> VirtualRange | None:
    """The content of a record 250: by its columns, else by the gaps between its words; None if it cannot be read."""
    words = line[3:].split()
    read = _range([line[field].strip(" ") for field in _FIELDS] + line[_FIELDS[-1].stop :].split())
    return read or _range([""] * (len(_FIELDS) - len(words)) + words)


def _range(words: list[str]) -> VirtualRange | None:
    """Both kinds of points, the rounds and the numbers, if they are such; one round or number may stand for two."""
    if len(words) != len(_FIELDS):
        return None
    points = [points_of_text(word) for word in words[:2]]
    first, last, low, high = (natural(word or "0") for word in words[2:])
    last, high = first if last == 0 else last, low if high == 0 else high
    if points[0] is None or points[1] is None or not first or not last or not low or not high:
        return None
    found = VirtualRange(points[0], points[1], first, last, low, high)
    return found if first <= last <= MAX_ROUNDS and low <= high else None


def refuse_expansion(values: int) -> None:
    """Refuse records 250 that stand for too many single values together."""
    if values > MAX_EXPANSION:
        what = gettext("The records 250 expand to too many single values")
        raise too_large(what, MAX_EXPANSION, gettext("Limit it to fewer rounds or players."))


def round_fields(line: str) -> tuple[int | None, int | None, str]:
    """The first and last round of a record 260 and the list behind them: by its columns, else by the gaps."""
    first, last = natural(line[_FIRST].strip(" ") or "0"), natural(line[_LAST].strip(" ") or "0")
    if first is None or last is None:
        words = [*line[3:].split(), "", ""]
        return natural(words[0]), natural(words[1]), " ".join(words[2:])
    return first, last, line[_NUMBERS]


def rounds_and_numbers(line: str) -> tuple[int, int, list[int]] | None:
    """The rounds and numbers of a record 260; None if they cannot be read."""
    first, last, listed = round_fields(line)
    numbers = naturals(listed)
    return None if first is None or last is None or numbers is None or first > MAX_ROUNDS else (first, last, numbers)
