"""The facts about ratings and title norms: K, the public, and the kind of event."""

from typing import NamedTuple


class FactorsNoted(NamedTuple):
    """The factor K of some players for one kind of rating, as it is from now on."""

    kind: str
    """``standard``, ``rapid`` or ``blitz``."""
    factors: tuple[tuple[int, int], ...]
    """By registration; 0: not known any more, so that the rules decide."""
    source: str = ""
    """The rating list it was taken from; empty if the arbiter stated it."""


class RatingsShown(NamedTuple):
    """The public sees what the event changes in ratings, or does not any more."""

    shown: bool = True


class NormsDeclared(NamedTuple):
    """The kind of event, as far as title norms depend on it (B.01, 1.4.1b and 1.4.3a to c)."""

    exemption: str = ""
    championship: str = ""
