"""Claims of answers that need a search, tried by the enumerator of the text: no engine is asked.

A pair is asked for by keeping its two players apart from everybody else; a bye by keeping its player apart from
everybody. The enumerator then says whether there is such a round, and which one is the best.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Generic, TypeVar

from fairswiss.answers import Answer
from fairswiss.kernel.edition import Pairing
from fairswiss.model.facts import Prohibition
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition

Checks = Iterator[tuple[bool, str]]
Made = TypeVar("Made")
"""A round as the enumerator of an edition makes it."""


class Trial(ABC, Generic[Made]):
    """A round of few players, and the rounds that the text would give if two had to meet."""

    def __init__(self, before: Tournament, system: str, pairing: Pairing) -> None:
        self.before, self.system, self.pairing = before, system, pairing
        self._otherwise: dict[frozenset[int], Made | None] = {}

    @property
    def numbers(self) -> list[int]:
        """Everybody registered, by place; teams where the system pairs them."""
        if edition(self.system).teams:
            return sorted(team.number for team in self.before.team_event.teams)
        return sorted(self.before.places(), key=self.before.places().__getitem__)

    @abstractmethod
    def literal(self, asked: Tournament) -> Made | None:
        """The round by the text; None if there is none."""

    @abstractmethod
    def claims(self, answer: Answer) -> Checks:
        """Every claim of an answer, and whether it is so."""

    @cached_property
    def chosen(self) -> Made:
        """The round by the text."""
        found = self.literal(self.before)
        assert found is not None, "the enumerator finds no round"
        return found

    def otherwise(self, *meeting: int) -> Made | None:
        """The best round if these two meet, or if this one has the bye; None if there is none."""
        key = frozenset(meeting)
        if key not in self._otherwise:
            self._otherwise[key] = self.round(key)
        return self._otherwise[key]

    def round(self, *fixed: frozenset[int]) -> Made | None:
        """The best round in which each of these pairs meets, and each of these players alone has the bye."""
        at = len(self.before.rounds) + 1
        apart = tuple(
            Prohibition((one, other), at, at)
            for seats in fixed
            for one in seats
            for other in self.numbers
            if other not in seats
        )
        return self.literal(self.kept_apart(apart))

    def kept_apart(self, apart: tuple[Prohibition, ...]) -> Tournament:
        """The tournament with more pairs that may not meet."""
        if edition(self.system).teams:
            event = self.before.team_event
            return self.before._replace(team_event=event._replace(prohibitions=(*event.prohibitions, *apart)))
        return self.before.revised(prohibitions=(*self.before.prohibitions, *apart))

    def faults(self, answer: Answer) -> Iterator[str]:
        """Every claim of an answer that the enumerator contradicts."""
        for fine, what in self.claims(answer):
            if not fine:
                yield f"tried, {what}: {answer}"
