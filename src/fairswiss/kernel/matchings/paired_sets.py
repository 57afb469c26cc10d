"""Complete pairings of sets of few vertices, each set a whole number with a bit for every vertex in it.

Walk.  The first of a set takes the first opponent with whom the others can be paired too. The answer for a set is
    remembered, and most sets that are asked about lead to the same smaller ones.
Patience.  After so many steps in vain a matching decides (Edmonds): the walk alone could go on for ever.
Apart.  Some of a set may be kept from each other; nothing is remembered of sets without their pairs.
"""

from collections.abc import Hashable, Iterator
from typing import Protocol, cast

from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.matching import Matching

MOST_STEPS = 200
"""The steps of a walk, about as many as take the time of a matching."""


_A_MATCHING = 300
"""A matching counts as so many steps."""


class Acquainted(Protocol):
    """Vertices and what is known of their sets."""

    steps: int
    """The steps taken so far: a measure of time."""

    @property
    def opponents(self) -> dict[int, int]:
        """By the bit of a vertex the set of all that it may be paired with."""

    @property
    def complete(self) -> dict[int, bool]:
        """Sets that were asked about, true if all of a set can be paired."""


def members(left: int) -> Iterator[int]:
    """The bits of a set, the lowest first."""
    while left:
        bit = left & -left
        yield bit
        left ^= bit


def all_paired(among: Acquainted, left: int) -> bool:
    """True if all of a set can be paired with each other."""
    if not left:
        return True
    known = among.complete
    found = known.get(left)
    if found is None:
        found = known[left] = _looked_for(among, among.opponents, known, left)
    return found


def _looked_for(among: Acquainted, opponents: dict[int, int], known: dict[int, bool], left: int) -> bool:
    among.steps += 1
    if left.bit_count() % 2:
        return False
    rest = left
    while rest:
        bit = rest & -rest
        if not opponents[bit] & left:
            return False
        rest ^= bit
    walk = _Walk(opponents, known)
    found = walk.ends(left)
    among.steps += MOST_STEPS - walk.steps
    if found is None:
        among.steps += _A_MATCHING
        return _matched(opponents, left)
    return found


class _Walk:
    """A search with a limit."""

    def __init__(self, opponents: dict[int, int], known: dict[int, bool]) -> None:
        self._opponents = opponents
        self._known = known
        self.steps = MOST_STEPS
        """So many are left."""

    def ends(self, left: int) -> bool | None:
        """True if the set can be paired, None if that takes too long to find out."""
        if not left:
            return True
        found = self._known.get(left)
        if found is not None:
            return found
        if not self.steps:
            return None
        self.steps -= 1
        first = left & -left
        others = left ^ first
        open_to = self._opponents[first] & others
        while open_to:
            other = open_to & -open_to
            found = self.ends(others ^ other)
            if found is None:
                return None
            if found:
                break
            open_to ^= other
        found = self._known[left] = open_to > 0
        return found


def _matched(opponents: dict[int, int], left: int) -> bool:
    """The same by a matching."""
    bits = list(members(left))
    place = {bit: number for number, bit in enumerate(bits)}
    apart = [{place[other] for other in members(left & ~opponents[bit] & ~bit)} for bit in bits]
    graph = MeetingGraph([0] * len(bits), lambda one, other: True, apart)
    return not Matching(cast("MeetingGraph[Hashable]", graph), range(len(bits))).grow()


def paired_apart(among: Acquainted, left: int, apart: int) -> bool:
    """True if all of a set can be paired, some of them not with each other."""
    if not apart & (apart - 1):  # at most one
        return all_paired(among, left)
    opponents, rest = among.opponents, apart
    while rest:
        bit = rest & -rest
        if opponents[bit] & apart:
            fewer = {bit: opponents[bit] & ~apart if bit & apart else opponents[bit] for bit in members(left)}
            return _looked_for(among, fewer, {}, left)
        rest ^= bit
    return all_paired(among, left)


def paired_but_one(among: Acquainted, left: int, may_be_spared: int, apart: int = 0) -> bool:
    """True if all of a set but one can be paired, one of those that may be spared."""
    return any(paired_apart(among, left ^ bit, apart & ~bit) for bit in members(may_be_spared))
