"""Average, performance and the score required: 1.4.6 to 1.4.9 in whole numbers."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from fairswiss.norms.thresholds import UNRATED, Norm, halves_least
from fairswiss.rating.tables import rating_difference


class Average(NamedTuple):
    """Ra, and how it was made."""

    ratings: tuple[int, ...]
    """Of the opponents as they count: unrated ones as 1400, one raised to the floor."""
    raised: int | None
    """The place of the one that was raised."""
    value: int


def average_of(ratings: Sequence[int], norm: Norm) -> Average:
    """1.4.6 and 1.4.7: unrated opponents as 1400, the lowest raised to the floor, the mean rounded, halves up."""
    counted = [rating or UNRATED for rating in ratings]
    if not counted:
        return Average((), None, 0)
    lowest = min(range(len(counted)), key=counted.__getitem__)
    raised = lowest if counted[lowest] < norm.floor else None
    if raised is not None:
        counted[raised] = norm.floor
    return Average(tuple(counted), raised, rounded_mean(sum(counted), len(counted)))


def rounded_mean(total: int, games: int) -> int:
    """1.4.7b: to the nearest whole number, halves up."""
    return (2 * total + games) // (2 * games)


@cache
def difference_of(halves: int, games: int) -> int:
    """1.4.9: dp for a score; the percentage is rounded, halves up."""
    return rating_difference(Fraction(halves, 2 * games))


@cache
def required_halves(average: int, games: int, norm: Norm) -> int | None:
    """The lowest score, in half points, that gives the performance and 35 % (reading 2); None if not even all wins."""
    for halves in range(halves_least(games), 2 * games + 1):
        if average + difference_of(halves, games) >= norm.performance:
            return halves
    return None


def least_sum(average: int, games: int) -> int:
    """The smallest sum of ratings whose rounded mean is at least this average."""
    return -(-games * (2 * average - 1) // 2)
