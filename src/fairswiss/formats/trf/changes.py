"""Record 299 taken apart, whether its numbers are those of players or of teams."""

from typing import NamedTuple

from fairswiss.formats.trf.columns import columns, natural, naturals, points_of_text
from fairswiss.formats.trf.limits import MAX_ROUNDS
from fairswiss.model import OUTCOMES, Points, parse_points

_CODE, _MATCH_POINTS, _POINTS, _ROUND = columns(5, 5), columns(6, 12), columns(13, 17), columns(18, 22)
_NUMBERS = columns(23, 99_999)
CODES = frozenset(OUTCOMES) - {" ", "?"} | {""}
"""The codes of results that a change of points can apply to."""


class Change(NamedTuple):
    """The content of a record 299, for players or for teams."""

    numbers: tuple[int, ...]
    match_points: Points | None
    """None where nothing stands."""
    points: Points | None
    code: str
    round: int


def read_change(line: str, *, teams: bool = False) -> Change | None:
    """The content of the record, by its columns or else by its blanks; match points alone are valid in team events."""
    return _by_columns(line, teams) or _by_blanks(line)


def _by_columns(line: str, teams: bool) -> Change | None:
    match_points, points = line[_MATCH_POINTS].strip(), line[_POINTS].strip()
    if not points and not (teams and match_points):
        return None
    return _change(line[_CODE].strip(), match_points, points, line[_ROUND].strip() or "0", line[_NUMBERS])


def _by_blanks(line: str) -> Change | None:
    """Programs disagree about the columns, not about the order: code, one or two points, round, players."""
    words = line[3:].split()
    code = words.pop(0) if words and parse_points(words[0]) is None else ""
    decimals = [word for word in words[:2] if "." in word or "," in word]
    if not decimals or len(words) <= len(decimals):
        return None
    round_number, *players = words[len(decimals) :]
    match_points = decimals[0] if len(decimals) > 1 else ""
    return _change(code, match_points, decimals[-1], round_number, " ".join(players))


def _change(code: str, match_written: str, points_written: str, round_written: str, listed: str) -> Change | None:
    match_points, points = points_of_text(match_written), points_of_text(points_written)
    round_number, numbers = natural(round_written), naturals(listed)
    if match_points is None or points is None or round_number is None or round_number > MAX_ROUNDS:
        return None
    if not numbers or code.upper() not in CODES:
        return None
    given = match_points if match_written else None, points if points_written else None
    return Change(tuple(numbers), *given, code.upper(), round_number)
