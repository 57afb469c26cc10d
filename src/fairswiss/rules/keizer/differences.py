"""The differences that only a recorded round of this system has."""

from collections.abc import Mapping

from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.differences import Own
from fairswiss.why.messages import Message
from fairswiss.why.obstacles import Absolute
from fairswiss.why.verdicts import Verdict


class _OfPair(Own):
    pair: tuple[int, int]
    """White and black as recorded."""

    @property
    def players(self) -> tuple[int, int]:
        return self.pair

    def told(self) -> Message:
        return WORDS(f"difference.{self.kind}")


class OffLadder(_OfPair):
    """The highest on the ladder who has another opponent than the rules give."""

    verdict: Verdict

    @property
    def cause(self) -> Verdict:
        return self.verdict


class KeptApart(_OfPair):
    """By the house rules, or by the arbiter, these two may not meet in this round."""

    illegal = True
    obstacle: Absolute

    @property
    def cause(self) -> Absolute:
        return self.obstacle


class LadderBye(Own):
    """Somebody else sits out, by the places among those present."""

    recorded: int
    rules: int
    recorded_place: int
    rules_place: int

    @property
    def players(self) -> tuple[int, int]:
        return self.recorded, self.rules

    @property
    def figures(self) -> Mapping[str, int]:
        return {"recorded": self.recorded_place, "rules": self.rules_place}

    def told(self) -> Message:
        return WORDS("difference.ladder-bye", **self.figures)
