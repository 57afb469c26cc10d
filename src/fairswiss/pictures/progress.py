"""The way of the leaders through the rounds: their scores, and their places."""

from typing import NamedTuple

from fairswiss.pictures.view import View, Who, everyone

USUAL = 8
"""Lines that can be told apart in one chart."""


class Way(NamedTuple):
    """A player with a number after each round."""

    player: Who
    after: tuple[int, ...]
    """Points in tenths, or places."""


class Scores(NamedTuple):
    """The points of the leaders after each round."""

    after: int
    of: int
    """Everyone in the event."""
    chosen: int
    ways: tuple[Way, ...]


class Places(NamedTuple):
    """The places of the leaders after each round, by the tie-breaks of the event."""

    after: int
    of: int
    chosen: int
    ways: tuple[Way, ...]


def scores(view: View) -> Scores:
    """Points after each round, of those in front now."""
    records, rows = view.records(), view.rows(USUAL)
    ways = tuple(Way(one, records[one.number].after) for one in everyone(view, rows))
    return Scores(view.after, len(view.standings.rows), view.chosen, ways)


def places(view: View) -> Places:
    """Places after each round, of those in front now."""
    rows = view.rows(USUAL)
    ways = tuple(Way(one, tuple(rank.get(one.number, 0) for rank in view.ranks)) for one in everyone(view, rows))
    return Places(view.after, len(view.standings.rows), view.chosen, ways)


class Course(NamedTuple):
    """The places of everyone after each round: one small picture for each player."""

    after: int
    of: int
    ways: tuple[Way, ...]


def courses(view: View) -> Course:
    """The same for everyone."""
    ways = tuple(
        Way(one, tuple(rank.get(one.number, 0) for rank in view.ranks)) for one in everyone(view, view.standings.rows)
    )
    return Course(view.after, len(ways), ways)
