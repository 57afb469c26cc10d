"""The order in which the Dutch texts make candidates, to be read beside them: one after the other, as generators.

Numbers are those of a bracket or remainder, 1, 2, 3 … in rank order; S1 is 1 … pairs, S2 the others. Nothing is paired
by these walks: a bracket of twenty has more candidates than anybody can wait for. The solver compares packed
numbers instead, and the tests prove that they put all candidates in this order.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

Numbers = tuple[int, ...]


class Exchange(NamedTuple):
    """The players who leave S1, and those who enter it instead."""

    leaving: Numbers
    entering: Numbers

    def order(self) -> tuple[int, int, list[int], list[int]]:
        """Fewer players first; then the smaller difference of sums; then the lower out of S1, the higher into it."""
        lowest_first = sorted(-number for number in self.leaving)
        return len(self.leaving), sum(self.entering) - sum(self.leaving), lowest_first, sorted(self.entering)


def transpositions(s2: Sequence[int], pairs: int) -> Iterator[Numbers]:
    """Every way to choose opponents for S1 out of S2: the opponent of the first of S1 changes last."""
    return permutations(sorted(s2), pairs)


def exchanges(s1: Sequence[int], s2: Sequence[int]) -> Iterator[Exchange]:
    """Every exchange of equally many players between S1 and S2; the first one moves nobody."""
    for count in range(min(len(s1), len(s2)) + 1):
        every = (Exchange(*sets) for sets in _sets(s1, s2, count))
        yield from sorted(every, key=Exchange.order)


def _sets(s1: Sequence[int], s2: Sequence[int], count: int) -> Iterator[tuple[Numbers, Numbers]]:
    return ((out, into) for out in combinations(s1, count) for into in combinations(s2, count))


def homogeneous(players: int, pairs: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every candidate of a homogeneous bracket or a remainder: all transpositions of S2, then the next exchange.

    Both halves are put in order again after an exchange. Candidates come again under later exchanges.
    """
    s1, s2 = range(1, pairs + 1), range(pairs + 1, players + 1)
    for exchange in exchanges(s1, s2):
        upper = sorted({*s1, *exchange.entering} - {*exchange.leaving})
        lower = sorted({*s2, *exchange.leaving} - {*exchange.entering})
        for opponents in transpositions(lower, pairs):
            yield tuple(zip(upper, opponents, strict=True))


def heterogeneous(moved_down: int, residents: int, pairs: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to pair so many of those who came down: set by set, and for each all transpositions of the residents.

    Those who came down are 1 … ``moved_down``, the residents follow. The sets come by the smallest number that differs.
    """
    for upper in combinations(range(1, moved_down + 1), pairs):
        for opponents in transpositions(range(moved_down + 1, moved_down + residents + 1), pairs):
            yield tuple(zip(upper, opponents, strict=True))
