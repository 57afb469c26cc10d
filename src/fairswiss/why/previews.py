"""Previews: a round under other facts or other rules, beside the one that there is."""

from typing import NamedTuple

from fairswiss.model.facts import GameWas


class Supposed(NamedTuple):
    """The facts and rules that are supposed; players by number."""

    results: tuple[tuple[int, int, str, str], ...] = ()
    """Two players and their codes, for their last game before the round."""
    absent: tuple[int, ...] = ()
    """Players who do not take part."""
    apart: tuple[tuple[int, int], ...] = ()
    """Players who may not meet."""
    system: str = ""
    """Another edition of the rules; empty: the same."""


class Side(NamedTuple):
    """A round: the recorded one, or one that the rules give."""

    system: str
    games: tuple[tuple[int, int], ...] = ()
    """White and Black, from the first board on."""
    bye: int | None = None
    impossible: str = ""
    """Set when the rules give no round."""


class Preview(NamedTuple):
    """A round as it is, or would be, and the same under what is supposed."""

    round: int
    recorded: bool
    """True if the round was paired already."""
    actual: Side
    supposed: Side
    results: tuple[GameWas, ...]
    """The results that are supposed, each with its round."""
    assumed: tuple[GameWas, ...]
    """Games that are still being played, taken for drawn unless something else is supposed."""
    question: Supposed

    @property
    def new_games(self) -> tuple[tuple[int, int], ...]:
        """The games of the supposed round that the actual one does not have."""
        return tuple(game for game in self.supposed.games if game not in self.actual.games)
