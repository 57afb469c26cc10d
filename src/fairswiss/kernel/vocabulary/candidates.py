"""Candidates: what a bracket is made of, and what a pairing of it is."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.kernel.vocabulary.entrants import Entrant

Pairs = tuple[tuple[Entrant, Entrant], ...]
Scorecard = tuple[tuple[int, ...], ...]
"""The digits of every row of a ladder; fewer where the order of sets decides before the last rows are looked at."""


class Candidate(NamedTuple):
    """Pairs (higher, lower) in the order of S1, who floats down, and how it fares on the ladder."""

    moved_down_pairs: Pairs
    remainder_pairs: Pairs
    downfloaters: tuple[Entrant, ...]
    judged: Scorecard | Callable[[], Scorecard]
    """The scorecard, or its maker where nobody had to look at it."""
    cost: int = 0
    """The scorecard packed into one number, if it is known."""

    @property
    def scorecard(self) -> Scorecard:
        """The ladder of the candidate, row by row."""
        return self.judged() if callable(self.judged) else self.judged

    @property
    def pairs(self) -> Pairs:
        """All pairs, those of moved-down players first."""
        return self.moved_down_pairs + self.remainder_pairs


class FirstCandidate(NamedTuple):
    """The candidate that comes first in the order of generation, legal or not."""

    s1: tuple[Entrant, ...]
    s2: tuple[Entrant, ...]
    limbo: tuple[Entrant, ...]
    pairs: Pairs


class Field(NamedTuple):
    """Everybody who matters when a bracket is paired."""

    moved_down: list[Entrant]
    residents: list[Entrant]
    following: list[Entrant]
    """The next scoregroup, for criteria that look ahead."""
    rest: list[Entrant]
    """Everybody below that, for completion."""
    takes_bye: Callable[[Entrant], bool] | None = None
    """A test for players who may have the bye; None if it is not given here."""
    open_ended: bool = False
    """True if players may leave the following bracket freely: completion is certain, or not asked for."""
    mixing: bool = False
    """True if two moved-down players may meet; those who meet no resident then belong to the remainder.

    The ladder must set the number of those who meet residents above everything else.
    """
    forbids: Callable[[Entrant, Entrant], bool] | None = None
    """Pairs of the bracket (higher, lower) that are not wanted although they are legal."""
    by_type: bool = False
    """True if what is forbidden depends on scores, preferences, floats and topscorers alone."""
    stays: Callable[[Entrant], bool] | None = None
    """A test for players who may not float down."""
    leavers: tuple[int, int] | None = None
    """The numbers of moved-down players and residents that float down, if settled; they are not followed further."""
    cost_of_floating: Callable[[Entrant], int | None] | None = None
    """The cost of floating, where those below make no other difference."""
    floaters: int = 0
    """The number of floaters then."""

    def vertices(self) -> int:
        """The number of players, and of places that are no players, in the graph behind the bracket."""
        players = len(self.moved_down) + len(self.residents) + len(self.following) + len(self.rest)
        players += self.takes_bye is not None
        if self.cost_of_floating:
            return players + self.floaters
        return players + sum(self.leavers or ()) + (players if self.open_ended else 0)

    def may_be_typed(self) -> bool:
        """True if nothing is asked of individuals that their types do not tell."""
        return not self.mixing and self.leavers is None and (self.forbids is None or self.by_type)
