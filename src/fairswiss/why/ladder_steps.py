"""The steps of a round that is paired down a ladder."""

from fairswiss.why.bases import OfOne, OfTwo, Taken
from fairswiss.why.obstacles import Passed


class Loosened(Taken):
    """Not everybody can be paired by the house rules, so some of them give way in this round."""

    gap: int
    """The number of rounds between two games of the same two by the house rules."""
    now: int
    """In this round."""
    colours: bool
    """The limit of equal colours in a row gives way too."""
    meetings: bool
    """The number of meetings gives way too."""


class SitsOut(OfOne):
    """The number is odd: somebody from the foot of the ladder has no opponent."""

    place: int
    """Among those present."""
    present: int
    byes: int
    """So many times the player has sat out before."""
    fewest: bool
    """The house gives it to one of those who have sat out least."""
    passed: tuple[Passed, ...] = ()


class LadderPaired(OfTwo):
    """The highest who is left, and the nearest below who can be met."""

    place: int
    other_place: int
    passed: tuple[Passed, ...] = ()
