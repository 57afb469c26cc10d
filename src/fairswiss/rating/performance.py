"""Performances: the rating that a score against some opponents stands for (C.07, 10.2 and 10.3)."""

from collections.abc import Sequence
from fractions import Fraction

from fairswiss.model.rounding import half_up
from fairswiss.rating.tables import CERTAIN, EXPECTED, NO_SCORE, rating_difference


def average(ratings: Sequence[int]) -> Fraction | None:
    """The exact mean; None of nothing."""
    return Fraction(sum(ratings), len(ratings)) if ratings else None


def performance(ratings: Sequence[int], halves: int) -> int | None:
    """TPR: the average rating of the opponents, rounded, and the difference that the score stands for."""
    mean = average(ratings)
    return None if mean is None else half_up(mean) + rating_difference(Fraction(halves, 2 * len(ratings)))


def perfect_performance(ratings: Sequence[int], halves: int) -> int | None:
    """PTP: the lowest rating at which at least the score, in half points, would have been expected, without a cut."""
    if not ratings:
        return None
    if not halves:
        return min(ratings) - NO_SCORE
    low, high = min(ratings) - CERTAIN, max(ratings) + CERTAIN
    while low < high:
        middle = (low + high) // 2
        if sum([EXPECTED[middle - rating] for rating in ratings]) >= 50 * halves:
            high = middle
        else:
            low = middle + 1
    return low
