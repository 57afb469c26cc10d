"""The reasons of an edition's own that decide the answer to a player's question, and what it may look at to find them.

The reasons that all editions share are in :mod:`fairswiss.answers.reasons`.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import NamedTuple

from fairswiss.model.points import Points
from fairswiss.why import Articles, CardLine, Explanation, GroupTrace
from fairswiss.why.against import Against
from fairswiss.why.messages import Message
from fairswiss.why.obstacles import Passed
from fairswiss.why.values import Value


class Other(NamedTuple):
    """Somebody who could have been it, and what was against it."""

    player: int
    against: Against


class Asked(NamedTuple):
    """The one who asks, the other it is about (0: nobody), those who could have been it, and the points of the two."""

    player: int
    other: int
    others: tuple[Other, ...]
    points: Points = 0
    other_points: Points = 0


class Own(Value):
    """A reason that one edition alone gives, with the message of its headline."""

    @property
    def names_first(self) -> bool:
        """True if the headline names the first of the others, so that no line below repeats it."""
        return False

    @abstractmethod
    def headline(self, asked: Asked) -> Message:
        """The sentence or two that answer the question."""


class Seen(NamedTuple):
    """A paired round as an edition sees it to answer."""

    explanation: Explanation
    lines: Mapping[int, CardLine]
    """In rank order."""
    opponent: Mapping[int, int]
    group_of: Callable[[int], GroupTrace | None]
    """The group in which somebody was paired, or left with the bye."""
    byes_of: Callable[[int], int]
    """The number of rounds before in which somebody had the bye."""
    against: Callable[[Passed, int], Against]
    """An obstacle as a reason against its player, for the one who asks (0: nobody)."""
    barred: Callable[[int, list[int]], tuple[Other, ...]]
    """Those of a list whom a rule keeps from a player whatever else is paired."""
    places: Callable[[], Mapping[int, int]]
    """The places on the starting list."""

    def points(self, player: int) -> Points:
        """The points that pair."""
        return self.lines[player].score

    def alone(self, player: int) -> bool:
        """True if somebody and the opponent are the only two with their points."""
        both = {player, self.opponent[player]}
        return {one for one, line in self.lines.items() if line.score == self.points(player)} == both

    def passed_over(self, asking: int, passed: tuple[Passed, ...]) -> tuple[Other, ...]:
        """Those who came earlier in the order and were not taken."""
        return tuple(Other(one.player, self.against(one, asking)) for one in passed)


class ByeOrder(NamedTuple):
    """An order of an edition's own by which one of equal points gets the bye, which is given before all pairs."""

    value: str
    """Its name for programs."""
    takes: Message
    """For the one with the bye, who has played most ``games``; and where ``others`` have played as many."""
    takes_level: Message
    spares: Message
    """For one of equal points who has played fewer ``games`` than ``bye`` has (``bye_games``); and for as many."""
    spares_level: Message


class Found(NamedTuple):
    """An answer of an edition's own."""

    reason: Own
    articles: Articles
    others: tuple[Other, ...] = ()
    about: int = 0
    """The one whose group is drawn; 0: no picture."""
    chooser: int = 0
    """The one of the two whose opponent each of the others could have been; 0: of neither."""
