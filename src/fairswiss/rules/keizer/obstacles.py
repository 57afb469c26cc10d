"""The reasons of this system alone to pass somebody over: the house rules of a club."""

from collections.abc import Mapping

from fairswiss.rules.keizer import against
from fairswiss.rules.keizer.words import WORDS
from fairswiss.why import CardLine
from fairswiss.why.against import Against
from fairswiss.why.messages import Colour, Message, Place
from fairswiss.why.obstacles import OwnAbsolute


class _Repeated(OwnAbsolute):
    def told(self) -> Message:
        return WORDS(f"passed.{self.kind}", **self._places())

    def verdict(self) -> Message:
        return WORDS(f"verdict.{self.kind}", **self._places())

    def _places(self) -> dict[str, Place]:
        return {name: fact for name, fact in self.facts().items() if name not in ("player", "articles")}


class MetLately(_Repeated):
    """The two have met, and too few rounds lie between."""

    round: int
    gap: int
    """So many rounds have to lie between."""

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.MetLately(self.round, self.gap)


class MetOften(_Repeated):
    """The two have met as often as anybody may."""

    times: int

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.MetOften(self.times)


class ColourRun(_Repeated):
    """Both have had the same colour in their last games, as often as anybody may."""

    colour: str
    times: int

    def _places(self) -> dict[str, Place]:
        return {"colour": Colour(self.colour), "times": self.times}

    def against(self, lines: Mapping[int, CardLine], asking: int) -> Against:
        return against.ColourRun(self.colour, self.times)
