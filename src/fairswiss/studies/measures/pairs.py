"""Measures of the pairings themselves: colours, floats, meetings, byes."""

from collections import Counter
from fractions import Fraction

from fairswiss.studies.observed import Observed, mean
from fairswiss.tiebreaks.records import Record

_TENTHS = 10


def colour_difference(event: Observed) -> Fraction | None:
    """The difference between games with White and with Black, the mean of all players."""
    return mean([abs(_balance(record)) for record in event.records.values()])


def colour_beyond_one(event: Observed) -> Fraction | None:
    """The share of players whose games with White and with Black differ by more than one."""
    return mean([int(abs(_balance(record)) > 1) for record in event.records.values()])


def three_in_row(event: Observed) -> Fraction | None:
    """The share of players who had the same colour in three games in a row."""
    return mean([int(_three(record)) for record in event.records.values()])


def _balance(record: Record) -> int:
    return sum(1 if colour == "w" else -1 for turn in record.games for _, colour in turn.over_the_board)


def _three(record: Record) -> bool:
    colours = "".join(turn.colour for turn in record.games)
    return "www" in colours or "bbb" in colours


def floats(event: Observed) -> Fraction | None:
    """The share of pairs whose players had different points."""
    return mean([int(bool(meeting.difference)) for meeting in event.meetings])


def score_difference(event: Observed) -> Fraction | None:
    """The difference of points inside a pair, the mean of all pairs."""
    found = mean([abs(meeting.difference) for meeting in event.meetings])
    return None if found is None else found / _TENTHS


def downfloats_most(event: Observed) -> Fraction:
    """The most downfloats that one player had."""
    return Fraction(max(Counter(_downfloats(event)).values(), default=0))


def upfloats_most(event: Observed) -> Fraction:
    """The most upfloats that one player had."""
    return Fraction(max(Counter(_upfloats(event)).values(), default=0))


def downfloat_rank(event: Observed) -> Fraction | None:
    """The true rank of those who floated down, on a scale from 0, the strongest, to 1, the weakest."""
    return _relative(event, _downfloats(event))


def upfloat_rank(event: Observed) -> Fraction | None:
    """The true rank of those who floated up, on the same scale."""
    return _relative(event, _upfloats(event))


def _downfloats(event: Observed) -> list[int]:
    """The players who met someone with fewer points, once for each time."""
    return [one.white if one.difference > 0 else one.black for one in event.meetings if one.difference]


def _upfloats(event: Observed) -> list[int]:
    return [one.black if one.difference > 0 else one.white for one in event.meetings if one.difference]


def rematches(event: Observed) -> Fraction:
    """The number of pairs in which two players met who had met before."""
    met = [frozenset((number, t.opponent)) for number, r in event.records.items() for t in r.games if t.colour == "w"]
    return Fraction(len(met) - len(set(met)))


def byes(event: Observed) -> Fraction:
    """The number of pairing-allocated byes."""
    return Fraction(len(_byes(event)))


def bye_rank(event: Observed) -> Fraction | None:
    """The true rank of those who had a pairing-allocated bye, from 0, the strongest, to 1, the weakest."""
    return _relative(event, _byes(event))


def _byes(event: Observed) -> list[int]:
    return [number for number, record in event.records.items() for turn in record.turns if turn.what == "pab"]


def _relative(event: Observed, players: list[int]) -> Fraction | None:
    """The mean of their true ranks, from 0 to 1."""
    ranks, last = event.true_ranks(), len(event.strengths) - 1
    found = mean([ranks[player] - 1 for player in players])
    return None if found is None or not last else found / last
