"""Reasons why a player earlier in the order was passed over, and why a pair may not be made in any round."""

from abc import abstractmethod
from collections.abc import Mapping

from fairswiss.model.facts import Bond
from fairswiss.why import Articles, CardLine
from fairswiss.why.against import Against
from fairswiss.why.messages import Message
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

    bond: Bond = Bond.UNSTATED
    """The bond between the two, if one was stated."""


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


class FloatedBefore(_Obstacle):
    """The player met another score in the previous round."""


class Own(_Obstacle):
    """An obstacle that one edition alone has."""

    @abstractmethod
    def told(self) -> Message:
        """The reason, after the player who is passed over."""

    @abstractmethod
    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        """The same as a reason against its player, for the one who asks; ``lines`` is the list before the round."""


class OwnAbsolute(Own):
    """One that holds whatever the procedure does."""

    @abstractmethod
    def verdict(self) -> Message:
        """The reason why two are not paired."""


SharedAbsolute = Met | Forbidden | Colours | Clash | Barred
Absolute = SharedAbsolute | OwnAbsolute
"""Whatever the procedure does."""
Shared = (
    SharedAbsolute | DeadEnd | HadPoint | RowsBelow | NoOpponentAbove | LeftBehind | Needed | ColourFixed | Costlier
    | NotPairable | NextGroup | FloatedBefore
)  # fmt: skip
"""Of no single edition."""
Passed = Shared | Own
"""A candidate that came earlier in the order and was not taken, with the reason."""
