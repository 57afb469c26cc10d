"""Reasons why a player earlier in the order was passed over, and why a pair may not be made in any round."""

from fairswiss.why import Articles
from fairswiss.why.values import Value


class _Obstacle(Value):
    player: int
    """The player who is kept from being taken."""
    articles: Articles


class Met(_Obstacle):
    """The two have met."""

    round: int


class Forbidden(_Obstacle):
    """The arbiter forbade the pair."""


class Colours(_Obstacle):
    """No distribution of the colours is allowed."""


class Clash(_Obstacle):
    """Both have the same absolute colour preference."""


class Barred(_Obstacle):
    """Somebody may not meet more points this time."""

    who: int


class DeadEnd(_Obstacle):
    """The rest of the round could not be paired then."""


class HadPoint(_Obstacle):
    """No bye after a point without playing."""

    round: int


class RowsBelow(_Obstacle):
    """The rows below could not be filled then."""


class NoOpponentAbove(_Obstacle):
    """Nobody of the group to be joined may be met."""


class LeftBehind(_Obstacle):
    """A floater who has moved on does not go back."""


class Needed(_Obstacle):
    """The pairs inside the group need this player."""

    pairs: int


class NextGroup(_Obstacle):
    """The next group would need more players from below then."""

    chosen: int
    """So many with the player who was taken."""
    instead: int


class FloatedBefore(_Obstacle):
    """Met somebody with another score in the round before."""


class ColourFixed(_Obstacle):
    """The due colour cannot be changed."""


OfUpfloater = NextGroup | FloatedBefore
"""Somebody else comes up from below."""
Absolute = Met | Forbidden | Colours | Clash | Barred
"""Whatever the procedure does."""
Passed = (
    Absolute | DeadEnd | HadPoint | RowsBelow | NoOpponentAbove | LeftBehind | Needed | OfUpfloater
    | ColourFixed
)  # fmt: skip
"""A candidate that came earlier in the order and was not taken, with the reason."""
