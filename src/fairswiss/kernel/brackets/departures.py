"""Differences of a recorded round from a pairing, for editions that pair step by step."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Generic, Protocol, TypeVar

from fairswiss import why
from fairswiss.kernel.edition import Pairing, Recorded
from fairswiss.model.points import Points


class Scored(Protocol):
    """A player as an edition sees one."""

    @property
    def score(self) -> Points: ...


Ranked = TypeVar("Ranked", bound=Scored)


class Departures(ABC, Generic[Ranked]):
    """Pairs that must not be, another bye, and the step that decided otherwise."""

    def __init__(self, pairing: Pairing, players: Mapping[int, Ranked]) -> None:
        self.pairing = pairing
        self.players = players

    @abstractmethod
    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """The rule that keeps two players apart whatever the procedure does."""

    @abstractmethod
    def other_bye(self, theirs: int, ours: int) -> "why.differences.Bye | why.differences.BarredBye":
        """The reason why the bye is not that of the record."""

    @abstractmethod
    def first_step(self, pairs: list[tuple[int, int]]) -> "Iterator[why.differences.Step]":
        """The step that pairs of the record alone depart from; nothing forbids them."""

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Every difference, the gravest kind first."""
        found: list[why.differences.Difference] = []
        allowed: list[tuple[int, int]] = []
        for pair in self._alone(recorded):
            barrier = self.barrier(*pair)
            if barrier is None:
                allowed.append(pair)
            else:
                score = max(self.players[number].score for number in pair)
                found.append(why.differences.Illegal(barrier.articles, pair, score, barrier))
        ours, theirs = self.pairing.bye, recorded.bye
        if ours is not None and theirs is not None and theirs != ours:
            found.append(self.other_bye(theirs, ours))
        return (*found, *self.first_step(allowed))

    def _alone(self, recorded: Recorded) -> Iterator[tuple[int, int]]:
        """The pairs of the record alone."""
        ours = {frozenset((pair.white, pair.black)) for pair in self.pairing.pairs}
        return (pair for pair in recorded.pairs if frozenset(pair) not in ours)
