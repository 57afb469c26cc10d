"""The reasons of this system alone that speak against somebody, as a player may hear them."""

from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.against import Own
from fairswiss.why.messages import Colour, Message, Place, Player, Times


class _Repeated(Own):
    """By the house rules of a club."""

    def told(self, other: int, you: bool) -> Message:
        return WORDS(f"answer.against.{self.kind}", "you" if you else "", **self._places())

    def fact(self) -> Message:
        return WORDS(f"answer.fact.{self.kind}")

    def _places(self) -> dict[str, Place]:
        return self.facts()


class MetLately(_Repeated):
    """The two have met, and so many rounds have to lie between."""

    round: int
    gap: int

    @property
    def in_round(self) -> int:
        return self.round


class MetOften(_Repeated):
    """The two have met as often as is allowed."""

    times: int

    def _places(self) -> dict[str, Place]:
        return {"times": Times(self.times)}


class ColourRun(_Repeated):
    """Both have had the same colour as often in a row as is allowed."""

    colour: str
    times: int

    def _places(self) -> dict[str, Place]:
        return {"colour": Colour(self.colour), "times": Times(self.times)}


class _OnLadder(Own):
    chooser: int
    taken: int

    def told(self, other: int, you: bool) -> Message:
        both = {"chooser": Player(self.chooser, you=True), "taken": Player(self.taken, you=True)}
        return WORDS(f"answer.against.{self.kind}", "you" if you else "", **both)


class NotNearest(_OnLadder):
    """Somebody is nearer on the ladder."""


class TakenFromAbove(_OnLadder):
    """Somebody higher on the ladder was paired first."""
