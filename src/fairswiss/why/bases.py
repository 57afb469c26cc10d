"""The shape of steps: about the whole, about one player, about two."""

from abc import abstractmethod

from fairswiss.why import Articles
from fairswiss.why.messages import Message
from fairswiss.why.obstacles import Passed
from fairswiss.why.values import Value


class Taken(Value):
    """A step with its articles."""

    articles: Articles

    @property
    def players(self) -> tuple[int, ...]:
        """The players concerned: the one who asked, then the one found."""
        return ()

    @property
    def passed(self) -> tuple[Passed, ...]:
        """Those who came earlier in the order and were not taken."""
        return ()


class OfOne(Taken):
    """A step about one player."""

    player: int

    @property
    def players(self) -> tuple[int, ...]:
        return (self.player,)


class OfTwo(Taken):
    """A step about two players."""

    one: int
    two: int

    @property
    def players(self) -> tuple[int, ...]:
        return self.one, self.two


# -- of one edition ----------------------------------------------------------------------------------------------------


class Own(Taken):
    """A step that one edition alone takes, with the message that tells it."""

    @abstractmethod
    def told(self) -> Message:
        """The sentence; ``{one}`` and ``{two}`` are its players."""

    def given_up(self) -> tuple[int, int, int]:
        """The extent to which three limits give way by it, the graver before the others."""
        return 0, 0, 0


class OwnPair(OfTwo, Own):
    """One that makes a pair."""

    visits = False
    """The first of the two came from another group."""


class OwnBye(OfOne, Own):
    """One that gives the bye before all pairs."""


class OwnLeaving(OfOne, Own):
    """One by which somebody leaves a group."""

    @property
    @abstractmethod
    def downwards(self) -> bool:
        """To a group below; else above."""


class OwnRows(Own):
    """One that sets players opposite each other."""

    @property
    @abstractmethod
    def rows(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The two rows."""
