"""Measures of the promise of 1997: who performs better has more points, and opposition is levelled among equals."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations

from fairswiss.rating.performance import average, performance
from fairswiss.studies.observed import Observed
from fairswiss.tiebreaks.records import Record


def performance_order(event: Observed) -> Fraction | None:
    """Of the pairs with different points, the share in which more points go with the better performance."""
    known = [
        (record.score, reached)
        for record in event.records.values()
        if (reached := performance(_opposition(event, record), _halves(record))) is not None
    ]
    halves = pairs = 0
    for (points, reached), (others, theirs) in combinations(known, 2):
        if points != others:
            pairs += 1
            ahead = (points - others) * (reached - theirs)
            halves += 2 if ahead > 0 else not ahead
    return Fraction(halves, 2 * pairs) if pairs else None


def aro_spread(event: Observed) -> Fraction | None:
    """The variance of opponents' averages inside score groups, all groups together; its root is shown."""
    groups: dict[int, list[Fraction]] = {}
    for record in event.records.values():
        found = average(_opposition(event, record))
        if found is not None:
            groups.setdefault(record.score, []).append(found)
    several = [group for group in groups.values() if len(group) > 1]
    size = sum(map(len, several))
    return sum(map(_squares, several), Fraction(0)) / size if size else None


def _squares(values: Iterable[Fraction]) -> Fraction:
    """The sum of the squared distances from the mean."""
    values = list(values)
    middle = sum(values, Fraction(0)) / len(values)
    return sum(((value - middle) ** 2 for value in values), Fraction(0))


def _opposition(event: Observed, record: Record) -> list[int]:
    """The ratings of the opponents, once for each game over the board."""
    return [event.ratings[turn.opponent] for turn in record.games for _ in turn.over_the_board]


def _halves(record: Record) -> int:
    return sum(turn.halves for turn in record.games)
