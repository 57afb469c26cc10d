"""Lots, drawn so that the same seed gives the same lots on every platform and in every version of Python."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import TypeVar

Rate = Fraction
"""The frequency of something: one time in so many; 0 is never."""
NEVER = Fraction(0)
_LOTS = 1 << 53
"""``Random.random`` has a whole number of so many parts."""

Item = TypeVar("Item")


class Chance:
    """A stream of lots. Only ``Random.random`` is asked: its sequence is the one that Python promises to keep."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def between(self, low: int, high: int) -> int:
        """A whole number, both ends included."""
        return low + int(self._rng.random() * (high - low + 1))

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.between(0, len(items) - 1)]

    def one_in(self, rate: Rate) -> bool:
        """True one time in so many; a lot is drawn in any case."""
        lot = int(self._rng.random() * _LOTS)  # exact: every lot is a whole number of these parts
        return lot * rate.numerator < rate.denominator * _LOTS and rate > 0

    def share(self, shares: Sequence[Fraction]) -> int:
        """The place of the share that the lot falls on; the last one takes what the others leave."""
        lot = Fraction(self._rng.random())
        for place, share in enumerate(shares[:-1]):
            if lot < share:
                return place
            lot -= share
        return len(shares) - 1
