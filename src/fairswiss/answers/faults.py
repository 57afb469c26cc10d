"""Faults of the order that the list or the points alone would give."""

from fairswiss.why.against import Against
from fairswiss.why.values import Value


class Fault(Value):
    """The first thing wrong with the pairs that the list would give."""

    one: int
    two: int
    """0 where it is not about a pair."""
    against: Against


class Lower(Value):
    """Somebody with fewer points, who could have the bye if the player could take the seat."""

    player: int
    opponent: int
    against: Against
    """The reason against the player as that opponent's opponent."""
