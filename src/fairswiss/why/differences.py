"""The differences between a recorded round and the rules, and which of the two is right."""

from abc import abstractmethod
from collections.abc import Mapping

from fairswiss.model.points import Points
from fairswiss.why import Articles
from fairswiss.why.clauses import ColourReason
from fairswiss.why.messages import Message
from fairswiss.why.obstacles import Absolute
from fairswiss.why.values import Value
from fairswiss.why.verdicts import Verdict

Cost = int | tuple[int, ...]
"""The cost of a round on a criterion: a number, or a list of scores or score differences."""


class _Difference(Value):
    articles: Articles

    is_our_fault = False
    """True if the file is right by the rules, and fairswiss is not."""


class _OfPair(_Difference):
    pair: tuple[int, int]
    """White and black as recorded; by the rules where the record has no such game."""


class Illegal(_OfPair):
    """These two may not meet in any round."""

    bracket: Points
    """The score of the bracket or score group, as below."""
    obstacle: Absolute


class BarredBye(_Difference):
    """The player with the bye in the file may not have it."""

    player: int


class _OfBye(_Difference):
    recorded: int
    rules: int
    recorded_score: Points
    rules_score: Points


class Bye(_OfBye):
    """The bye goes to somebody else."""


class ByeFault(_OfBye):
    """The bye of the file is at a lower score: the fault is ours."""

    is_our_fault = True


class _OfBracket(_Difference):
    bracket: Points


class _OfCriterion(_OfBracket):
    criterion: str
    recorded: Cost
    rules: Cost


class Worse(_OfCriterion):
    """The file is worse on a criterion."""


class EngineFault(_OfCriterion):
    """The file is better on a criterion: the fault is ours."""

    is_our_fault = True


class Later(_OfBracket):
    """As good on every criterion, but later in the order of candidates."""


class DeadEnd(_OfBracket):
    """With the file's pairs of this bracket the rest of the round could not be paired."""


class Step(_OfPair):
    """A step of this score group decided otherwise."""

    bracket: Points | None
    verdict: Verdict


class OtherRound(_OfPair):
    """By the table these two meet in other rounds."""

    rounds: tuple[int, ...]


class MissingGame(_OfPair):
    """A game of the table that the file does not have."""


class Colours(_OfPair):
    """The same two meet with the colours reversed."""

    reason: ColourReason


class Own(_Difference):
    """A difference that only rounds of one edition have."""

    illegal = False
    """It may not be so in any round."""

    @property
    @abstractmethod
    def players(self) -> tuple[int, int]:
        """The two concerned."""

    @property
    def cause(self) -> Verdict | Absolute | None:
        """The reason against them, where there is one: ``{why}``."""
        return None

    @property
    def figures(self) -> Mapping[str, int]:
        """Numbers that are compared."""
        return {}

    @abstractmethod
    def told(self) -> Message:
        """The sentence; ``{one}`` and ``{two}`` are the players."""


OfPair = Illegal | Step | OtherRound | MissingGame
SharedPairs = OfPair | BarredBye | Bye | ByeFault | Worse | EngineFault | Later | DeadEnd
"""Of no single edition."""
Difference = SharedPairs | Colours | Own
