"""Strength: what everyone played like, and how strong the opposition of each score group was."""

from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.rounding import half_up
from fairswiss.pictures.view import View, Who, everyone
from fairswiss.rating.performance import average, performance
from fairswiss.tiebreaks.records import rated_games


class Performed(NamedTuple):
    """A player's rating, and the rating that the results so far stand for."""

    player: Who
    rating: int
    performance: int
    games: int
    """Against rated opponents."""

    @property
    def surplus(self) -> int:
        return self.performance - self.rating


class Performances(NamedTuple):
    """Rating against performance, of everyone with a rating and a game against a rated opponent."""

    after: int
    of: int
    chosen: int
    players: tuple[Performed, ...]


def performances(view: View) -> Performances:
    """Everyone, in the order of the standings."""
    records, people = view.records(), view.people()
    found = []
    for one in everyone(view, view.standings.rows):
        ratings, halves = rated_games(records[one.number], people)
        played = performance(ratings, halves)
        if played is not None and people[one.number].rating:
            found.append(Performed(one, people[one.number].rating, played, len(ratings)))
    return Performances(view.after, len(view.standings.rows), view.chosen, tuple(found))


class Group(NamedTuple):
    """A score group: the average rating of the opponents (ARO) of its players."""

    points: int
    """In tenths."""
    players: int
    counted: int
    """Those who met a rated opponent."""
    least: int
    mean: int
    most: int


class Groups(NamedTuple):
    """The ARO of each score group, from the top."""

    after: int
    of: int
    groups: tuple[Group, ...]


def groups(view: View) -> Groups:
    """The score groups; games over the board against rated opponents count."""
    records, people = view.records(), view.people()
    by_points: dict[int, list[Fraction | None]] = {}
    for row in view.standings.rows:
        record = records[row.player]
        met = [people[turn.opponent].rating for turn in record.games if people[turn.opponent].rating]
        by_points.setdefault(record.score, []).append(average(met))
    found = [_group(points, averages) for points, averages in sorted(by_points.items(), reverse=True)]
    return Groups(view.after, len(view.standings.rows), tuple(found))


def _group(points: int, averages: list[Fraction | None]) -> Group:
    known = [one for one in averages if one is not None]
    if not known:
        return Group(points, len(averages), 0, 0, 0, 0)
    mean = sum(known, Fraction(0)) / len(known)
    return Group(points, len(averages), len(known), half_up(min(known)), half_up(mean), half_up(max(known)))
