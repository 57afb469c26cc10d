"""Answers to "why are these two not paired?"."""

from abc import abstractmethod
from typing import NamedTuple

from fairswiss.model.points import Points
from fairswiss.why import Articles
from fairswiss.why.against import Against
from fairswiss.why.messages import Message
from fairswiss.why.obstacles import Absolute, Passed
from fairswiss.why.reasons import Seen
from fairswiss.why.steps import Step
from fairswiss.why.values import Value


class _Reason(Value):
    articles: Articles


class Paired(_Reason):
    """They are paired after all."""

    board: int


class Absent(_Reason):
    """Somebody does not take part."""

    player: int


class Bye(_Reason):
    """Somebody has the bye."""

    player: int


# -- where a step decided ----------------------------------------------------------------------------------------------


class LeftOver(_Reason):
    """The group of both left somebody over: with the two paired, not everybody could be."""

    player: int
    score: Points
    """Of the group, as below."""


class _Taken(_Reason):
    player: int
    partner: int
    """The opponent that the step gave to the player."""
    left: int
    score: Points


class PassedOver(_Taken):
    """The step looked at the one who is left, and took another."""

    passed: Passed


class Taken(_Taken):
    """The partner came first."""


class LaterInOrder(_Taken):
    """The partner comes before the other in the order."""


class SameSide(_Taken):
    """Both stood in the same column."""


class OtherGroup(_Taken):
    """The other was not among the players there."""


class SameHalf(_Reason):
    """Round 1: both are in the same half of the list."""


class OtherRow(_Reason):
    """Round 1: they are in different rows."""


# -- where whole rounds are compared -----------------------------------------------------------------------------------


class DeadEnd(_Reason):
    """With the two paired the rest of the round could not be paired."""

    score: Points | None = None
    """Of the bracket, as below; None when it is about the whole round."""


class Worse(_Reason):
    """The best round with this pair is worse on a criterion."""

    criterion: str
    score: Points
    chosen: int
    instead: int
    """The cost with this pair."""


class WorseBye(_Reason):
    """The score of the player with the bye would be higher."""

    criterion: str


class WorseBar(_Reason):
    """The bye would go to somebody who has had points without playing more often."""


class LaterInSequence(_Reason):
    """The best round with this pair is as good, but comes later in the order of candidates."""

    score: Points | None = None
    others_up: bool = False
    """The order is that of the players who come up to the group: what follows from them is not compared."""


class OtherRound(_Reason):
    """They meet in other rounds of the table."""

    rounds: tuple[int, ...]


class Own(_Reason):
    """A reason that one edition alone gives."""

    @property
    def passed(self) -> Passed | None:
        """The obstacle, where one of the two was passed over; if it is absolute its words are said."""
        return None

    @abstractmethod
    def told(self) -> Message:
        """The reason in a sentence."""

    @abstractmethod
    def against(self, seen: Seen) -> Against:
        """The same without the words of any text."""


InGroup = PassedOver | Taken | LaterInOrder | SameSide | OtherGroup
ByStep = LeftOver | InGroup | SameHalf | OtherRow
ByRound = DeadEnd | Worse | WorseBye | WorseBar | LaterInSequence
Shared = Paired | Absent | Bye | ByStep | ByRound | OtherRound
"""Of no single edition, and no obstacle."""
Because = Absolute | Shared | Own


class Verdict(NamedTuple):
    """The answer: the first reason in the order of the text."""

    first: int
    second: int
    because: Because
    step: Step | None = None
    """The step that decided it, if one did."""

    @property
    def paired(self) -> bool:
        """True if they are paired after all."""
        return isinstance(self.because, Paired)

    @property
    def reason(self) -> str:
        """The kind of the reason; of somebody passed over, the kind of the obstacle."""
        because = self.because
        passed = because.passed if isinstance(because, PassedOver | Own) else None
        return passed.kind if passed else because.kind

    @property
    def articles(self) -> Articles:
        """The articles that decided it."""
        return self.because.articles
