"""The reasons of this system alone why two are not paired: others were nearer, or higher."""

from fairswiss.rules.keizer import against
from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.against import Against
from fairswiss.why.messages import Message, Place, Player
from fairswiss.why.obstacles import Passed
from fairswiss.why.reasons import Seen
from fairswiss.why.verdicts import Own


class _OnLadder(Own):
    chooser: int
    """The higher of a pair, whose turn it was."""
    taken: int
    """The opponent found for the chooser."""

    def _both(self) -> dict[str, Place]:
        return {"chooser": Player(self.chooser), "taken": Player(self.taken)}


class NotNearest(_OnLadder):
    """One of the two was the chooser, and somebody nearer was there."""

    left: int

    def told(self) -> Message:
        return WORDS("verdict.not-nearest", **self._both(), left=Player(self.left))

    def against(self, seen: Seen) -> Against:
        return against.NotNearest(self.chooser, self.taken)


class SkippedOnLadder(NotNearest):
    """One of the two was the chooser, and the nearer other one was skipped."""

    passed: Passed

    def told(self) -> Message:
        return WORDS("verdict.dead-end.ladder", **self._both(), left=Player(self.left))

    def against(self, seen: Seen) -> Against:
        return seen.against(self.passed, self.chooser)


class TakenFromAbove(_OnLadder):
    """One of the two was the nearest to somebody above both, or above the other."""

    def told(self) -> Message:
        return WORDS("verdict.taken-from-above", **self._both())

    def against(self, seen: Seen) -> Against:
        return against.TakenFromAbove(self.chooser, self.taken)


ByLadder = NotNearest | SkippedOnLadder | TakenFromAbove
