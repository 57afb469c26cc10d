"""The steps of a group that is paired by proposals and exchanges, and of those who float out of it and into it."""

from fairswiss.why import FloaterType
from fairswiss.why.bases import OfOne, OfTwo, Taken
from fairswiss.why.obstacles import Passed


class Floats(OfOne):
    """Somebody leaves the group."""

    type: FloaterType
    down: bool
    """To the group below; else to the one above."""
    more: str
    """The colour due to more of the group; empty when level."""
    passed: tuple[Passed, ...] = ()


class Cracked(OfTwo):
    """The median cannot be paired: a pairing made before is taken back, and its players float to the median."""

    below: bool
    """It was made below the median; else above."""
    from_above: int
    """So many had floated to the median from above."""
    from_below: int


class Proposed(Taken):
    """The halves: the first of the one against the first of the other, and so on."""

    upper: tuple[int, ...]
    lower: tuple[int, ...]
    down: bool
    """The highest are looked at first; else the lowest."""


class IncomingPaired(OfTwo):
    """Somebody who floated in is paired."""

    from_above: bool
    passed: tuple[Passed, ...] = ()


class Scrutinised(OfTwo):
    """A player and the first opponent found in the order of trials."""

    passed: tuple[Passed, ...] = ()


ScrutinyPair = IncomingPaired | Scrutinised
"""The steps that make a pair."""
OfScrutiny = ScrutinyPair | Floats | Cracked | Proposed
