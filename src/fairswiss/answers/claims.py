"""The reasons that decide between the claims of two players to a colour."""

from fairswiss.why.claims import Claim
from fairswiss.why.values import Value


class _Claims(Value):
    white: Claim
    black: Claim


class BothServed(_Claims):
    """Each has the colour that is owed."""


class OneServed(_Claims):
    """One has no claim yet."""


class StrongerClaim(_Claims):
    """Both are owed the same, one of them more."""

    winner: int
    unlimited: bool = False
    """The limits on colours do not hold for the other: the last round, and more than half of the points."""
    winner_too: bool = False
    """Nor for the winner, who needs none to have the stronger claim."""


class CannotHave(_Claims):
    """The other way round somebody would have a colour that is not allowed."""

    who: int
    colour: str


class Swapped(_Claims):
    """Equal claims: the last difference of the two is reversed."""

    back: int
    """So many games back, 1 for the last one."""


class HigherOnList(_Claims):
    """Equal claims and equal histories: the higher of the two has the wish."""

    winner: int
    by_points: bool
    by_opposition: bool = False
    """False, as the rest after the places: version 1 of the form has what another kind of this name says."""
    place: int = 0
    """Of the winner on the list; and of the other."""
    other_place: int = 0
    more: int = 0
    fewer: int = 0
    by_results: bool = False


class Opposition(_Claims):
    """Equal claims: White to the one whose opponents were rated higher, in tenths."""

    white_average: int
    black_average: int


class LowerRated(_Claims):
    """Equal in all that: White to the lower rating."""

    white_rating: int
    black_rating: int


class LaterName(_Claims):
    """Equal in all that: White to the later name."""


class LastReversed(_Claims):
    """No difference in the colours: somebody gets the other colour than last time."""

    winner: int
    only: bool
    """True if only this one has had a colour."""


class ByLot(_Claims):
    """Neither has played: the lot and the list."""

    lot: str
    winner: int
    later: bool
    """After round 1 the other way round."""
    place: int
    """The number of the winner: odd or even decides."""
    among: bool
    """Counted among those who have taken part so far, where that makes a difference."""


Claimed = (
    BothServed | OneServed | StrongerClaim | CannotHave | Swapped | HigherOnList | Opposition
    | LowerRated | LaterName | LastReversed | ByLot
)  # fmt: skip
