"""Answers to "why are these two not paired?"."""

from typing import NamedTuple

from fairswiss.model.points import Points
from fairswiss.why import Articles
from fairswiss.why.obstacles import Absolute, Passed
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


class OtherRound(_Reason):
    """They meet in other rounds of the table."""

    rounds: tuple[int, ...]


# -- on a ladder -------------------------------------------------------------------------------------------------------


class _OnLadder(_Reason):
    chooser: int
    """The higher of a pair, whose turn it was."""
    taken: int
    """The opponent found for the chooser."""


class NotNearest(_OnLadder):
    """One of the two was the chooser, and somebody nearer was there."""

    left: int


class SkippedOnLadder(NotNearest):
    """One of the two was the chooser, and the nearer other one was skipped."""

    passed: Passed


class TakenFromAbove(_OnLadder):
    """One of the two was the nearest to somebody above both, or above the other."""


ByLadder = NotNearest | SkippedOnLadder | TakenFromAbove
InGroup = PassedOver | Taken | LaterInOrder | SameSide | OtherGroup
ByStep = LeftOver | InGroup | SameHalf | OtherRow
ByRound = DeadEnd | Worse | WorseBye | WorseBar | LaterInSequence
Because = Absolute | Paired | Absent | Bye | ByStep | ByRound | ByLadder | OtherRound


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
        return because.passed.kind if isinstance(because, PassedOver | SkippedOnLadder) else because.kind

    @property
    def articles(self) -> Articles:
        """The articles that decided it."""
        return self.because.articles
