"""Complete pairings of sets of few vertices, each set a whole number with a bit for every vertex in it.

Strangers.  If more than half of a set may not be paired with each other, the set cannot be paired; if they are many
    they come first.
Walk.  The first of a set takes the first opponent with whom the others can be paired too. The answer for a set is
    remembered, and most sets that are asked about lead to the same smaller ones.
Patience.  After so many steps in vain a second walk begins with those who have the fewest opponents left. That nearly
    always leads to the end; if not, a matching decides (Edmonds): a walk alone could go on for ever.
Apart.  Some of a set may be kept from each other; nothing is remembered of sets without their pairs.
"""

from collections.abc import Hashable, Sequence
from typing import Protocol, cast

from fairswiss.kernel.matchings.bits import members
from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.matching import Matching

MOST_STEPS = 60
"""The steps of a walk: it ends after fewer, or only after very many."""

_FEW = 3
"""So many questions in vain are answered one by one before all are answered at once."""
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
    def strangers(self) -> Sequence[int]:
        """Large sets of vertices of which no two may be paired."""

    @property
    def complete(self) -> dict[int, bool]:
        """Sets that were asked about, true if all of a set can be paired."""


def all_paired(among: Acquainted, left: int) -> bool:
    """True if all of a set can be paired with each other."""
    if not left:
        return True
    known = among.complete
    found = known.get(left)
    if found is None:
        found = known[left] = _looked_for(among, known, left, 0)
    return found


def _looked_for(among: Acquainted, known: dict[int, bool], left: int, apart: int) -> bool:
    among.steps += 1
    opponents, size, urgent = among.opponents, left.bit_count(), 0
    if size % 2:
        return False
    for strangers in among.strangers:
        count = (strangers & left).bit_count()
        if 2 * count > size:
            return False
        if 3 * count > size:
            urgent = strangers
    for kind in (_Walk, _CarefulWalk):
        walk = kind(opponents, known, urgent, apart)
        found = walk.ends(left)
        among.steps += MOST_STEPS - walk.steps
        if found is not None:
            return found
    among.steps += _A_MATCHING
    return not _matched(among, left, apart)[0]


class _Walk:
    """A search with a limit; strangers come first, if they are many."""

    def __init__(self, opponents: dict[int, int], known: dict[int, bool], urgent: int, apart: int) -> None:
        self._opponents = opponents
        self._known = known
        self._urgent = urgent
        self._apart = apart
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
        first = self._first(left)
        others = left ^ first
        open_to = self._opponents[first] & others
        if first & self._apart:
            open_to &= ~self._apart
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

    def _first(self, left: int) -> int:
        first = left & self._urgent or left
        return first & -first


class _CarefulWalk(_Walk):
    """The same with those first who have the fewest opponents left."""

    def _first(self, left: int) -> int:
        opponents = self._opponents
        return min(members(left), key=lambda bit: (opponents[bit] & left).bit_count())


def _open_to(among: Acquainted, bit: int, apart: int) -> int:
    """Those with whom one may be paired, if some are kept from each other."""
    return among.opponents[bit] & ~apart if bit & apart else among.opponents[bit]


def _matched(among: Acquainted, left: int, apart: int) -> tuple[int, set[int]]:
    """The number of a set that a largest matching leaves free, and all whom one of them can leave free."""
    bits = list(members(left))
    place = {bit: number for number, bit in enumerate(bits)}
    kinds = [next((n for n, strangers in enumerate(among.strangers, 1) if strangers & bit), 0) for bit in bits]
    alike = [0] * (1 + len(among.strangers))
    for bit, kind in zip(bits, kinds, strict=True):
        alike[kind] |= bit if kind else 0
    met = [
        {place[other] for other in members(left & ~(alike[kind] | bit | _open_to(among, bit, apart)))}
        for bit, kind in zip(bits, kinds, strict=True)
    ]
    graph = MeetingGraph(kinds, lambda one, other: not one or one != other, met)
    matching = Matching(cast("MeetingGraph[Hashable]", graph), range(len(bits)))
    alone = matching.grow()
    return alone, {bits[number] for number in matching.replaceable()} if alone == 1 else set()


def paired_apart(among: Acquainted, left: int, apart: int) -> bool:
    """True if all of a set can be paired, some of them not with each other."""
    return _looked_for(among, {}, left, apart) if some_paired(among, apart) else all_paired(among, left)


def some_paired(among: Acquainted, some: int) -> bool:
    """True if two of a set could be paired."""
    if not some & (some - 1):
        return False
    opponents, rest = among.opponents, some
    while rest:
        bit = rest & -rest
        if opponents[bit] & some:
            return True
        rest ^= bit
    return False


def paired_but_one(among: Acquainted, left: int, may_be_spared: int, apart: int = 0) -> bool:
    """True if all of a set but one can be paired, one of those that may be spared."""
    for asked, bit in enumerate(members(may_be_spared)):
        if asked == _FEW:
            among.steps += _A_MATCHING
            _, free = _matched(among, left, apart)
            return any(bit & may_be_spared for bit in free)
        if paired_apart(among, left ^ bit, apart & ~bit):
            return True
    return False
