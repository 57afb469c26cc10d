"""The shape of steps: about the whole, about one player, about two."""

from fairswiss.why import Articles
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
