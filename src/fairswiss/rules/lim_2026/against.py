"""The reasons of this text alone to pass somebody over, as a player may hear them."""

from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why.against import Own
from fairswiss.why.messages import Colour, Message, Place, Player


class _Against(Own):
    """Said of the other player alone."""

    def told(self, other: int, you: bool) -> Message:
        return WORDS(f"answer.against.{self.kind}", "you" if you else "", who=Player(other), **self._places())

    def fact(self) -> Message:
        return WORDS(f"answer.fact.{self.kind}", **self._places())

    def _places(self) -> dict[str, Place]:
        return {}


class RestOfGroup(_Against):
    """Not everybody else of the group could be paired then."""


class SameWish(_Against):
    """Both are owed the same colour, and somebody not owed it could be taken."""

    colour: str

    def _places(self) -> dict[str, Place]:
        return {"colour": Colour(self.colour)}


class RatedApart(_Against):
    """The ratings are too far apart to be preferred for colour."""


class NoneThere(_Against):
    """Nobody of the next group can be met."""


class OtherWish(_Against):
    """Somebody is not owed the colour that more in the group are owed."""

    colour: str

    def _places(self) -> dict[str, Place]:
        return {"colour": Colour(self.colour)}
