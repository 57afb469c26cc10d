"""The reasons of a game that the rules do not give: somebody changed the round."""

from fairswiss.why.against import Against
from fairswiss.why.values import Value


class OtherwisePaired(Value):
    """The rules give another opponent: somebody changed the pairing."""

    by_hand: bool
    """The arbiter is known to have changed it."""
    usual: int
    """The opponent that the rules give; 0: none."""
    other_usual: int
    """The same for the opponent."""
    against: Against | None
    """The first reason of the rules against the two; None without an opponent."""


class OtherwiseSeated(Value):
    """The colour of a game that the rules do not give, or give with the other colours."""

    by_hand: bool
    usual: int
    """The opponent that the rules give, and the colour; 0 and empty: none."""
    usual_colour: str


Changed = OtherwisePaired | OtherwiseSeated
