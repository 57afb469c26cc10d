"""The steps of a round that is paired down a ladder."""

from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.bases import OfTwo, Own, OwnBye
from fairswiss.why.messages import Message, Several
from fairswiss.why.obstacles import Passed


class Loosened(Own):
    """Not everybody can be paired by the house rules, so some of them give way in this round."""

    gap: int
    """The number of rounds between two games of the same two by the house rules."""
    now: int
    """In this round."""
    colours: bool
    """The limit of equal colours in a row gives way too."""
    meetings: bool
    """The number of meetings gives way too."""

    def told(self) -> Message:
        given_up = [WORDS("loosened.gap", now=self.now, gap=self.gap)] if self.now != self.gap else []
        given_up += [WORDS("loosened.colours")] if self.colours else []
        given_up += [WORDS("loosened.meetings")] if self.meetings else []
        return WORDS("event.loosened", what=Several(tuple(given_up)))

    def given_up(self) -> tuple[int, int, int]:
        return self.meetings, self.colours, self.gap - self.now


class SitsOut(OwnBye):
    """The number is odd: somebody from the foot of the ladder has no opponent."""

    place: int
    """Among those present."""
    present: int
    byes: int
    """So many times the player has sat out before."""
    fewest: bool
    """The house gives it to one of those who have sat out least."""
    passed: tuple[Passed, ...] = ()

    def told(self) -> Message:
        values = {"present": self.present, "place": self.place, "byes": self.byes}
        return WORDS("event.sits-out", "fewest" if self.fewest else "", **values)


class LadderPaired(OfTwo, Own):
    """The highest who is left, and the nearest below who can be met."""

    place: int
    other_place: int
    passed: tuple[Passed, ...] = ()

    def told(self) -> Message:
        places = {"place": self.place, "other_place": self.other_place}
        return WORDS("event.ladder-paired", "passed" if self.passed else "", **places)
