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


class ColourFixed(_Obstacle):
    """The due colour cannot be changed."""


class MetLately(_Obstacle):
    """The two have met, and too few rounds lie between."""

    round: int
    gap: int
    """So many rounds have to lie between."""


class MetOften(_Obstacle):
    """The two have met as often as anybody may."""

    times: int


class ColourRun(_Obstacle):
    """Both have had the same colour in their last games, as often as anybody may."""

    colour: str
    times: int


class Costlier(_Obstacle):
    """A criterion would be worse with this player."""

    criterion: str
    bracket: int
    """The score of the group."""
    chosen: int
    """The cost on it as chosen, and with this player."""
    instead: int


class NotPairable(_Obstacle):
    """The group could not be paired with this player."""


class RestOfGroup(_Obstacle):
    """The rest of the group could not be paired then."""


class SameColourDue(_Obstacle):
    """Both are due the same colour, and somebody else is due the other one."""


class RatedApart(_Obstacle):
    """The ratings are too far apart to be preferred for colour."""


class NoOpponentThere(_Obstacle):
    """Nobody of the next group can be met."""


class FloatedBefore(_Obstacle):
    """The player met another score in the previous round."""


class OtherColourDue(_Obstacle):
    """Somebody else is due the colour that too many are due."""


Repeated = MetLately | MetOften | ColourRun
"""By the house rules of a club."""
Absolute = Met | Forbidden | Colours | Clash | Barred | Repeated
"""Whatever the procedure does."""
OfScrutiny = (
    RestOfGroup | SameColourDue | RatedApart | NoOpponentThere | FloatedBefore | OtherColourDue
)  # fmt: skip
"""In a group that is paired by proposals and exchanges."""
Passed = (
    Absolute | DeadEnd | HadPoint | RowsBelow | NoOpponentAbove | LeftBehind | Needed | ColourFixed | Costlier
    | NotPairable | NextGroup | OfScrutiny
)  # fmt: skip
"""A candidate that came earlier in the order and was not taken, with the reason."""
