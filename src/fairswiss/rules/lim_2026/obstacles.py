"""The reasons of this text alone to pass somebody over."""

from collections.abc import Mapping

from fairswiss.rules.lim_2026 import against
from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why import CardLine
from fairswiss.why.against import Against
from fairswiss.why.messages import Message
from fairswiss.why.obstacles import Own


class _Obstacle(Own):
    def told(self) -> Message:
        return WORDS(f"passed.{self.kind}")


class RestOfGroup(_Obstacle):
    """The rest of the group could not be paired then."""

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.RestOfGroup()


class SameColourDue(_Obstacle):
    """Both are due the same colour, and somebody else is due the other one."""

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.SameWish(lines[self.player].due)


class RatedApart(_Obstacle):
    """The ratings are too far apart to be preferred for colour."""

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.RatedApart()


class NoOpponentThere(_Obstacle):
    """Nobody of the next group can be met."""

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.NoneThere()


class OtherColourDue(_Obstacle):
    """Somebody else is due the colour that too many are due."""

    more: str
    """That colour."""

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.OtherWish(self.more)
