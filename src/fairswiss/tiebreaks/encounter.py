"""Direct encounter (article 6): the tied among themselves, to the end, and the mutual points of F10 (1992).

The work is proportional to the games of the tied, however many they are.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import FORFEITS, GAME
from fairswiss.tiebreaks.working import POINTS, Term, Value

_ONLY_GAMES = frozenset({GAME})
_ALSO_FORFEITS = frozenset({GAME, *FORFEITS})


class Meetings(NamedTuple):
    """The results of a participant against the others of a group."""

    terms: tuple[Term, ...]
    points: Fraction
    """In tenths; several games against the same opponent count as their average (6.1.2)."""
    met: int
    """The number of others met."""


def direct_encounter(event: Event, group: Iterable[int], *, forfeits: bool = False) -> dict[int, Value]:
    """DE: the place of each of the tied among them, by the separate standings of 6.1."""
    values: dict[int, Value] = {}
    waiting = [(1, sorted(group))]
    while waiting:
        place, tied = waiting.pop()
        tiers, terms, article = one_pass(event, tied, forfeits=forfeits)
        for tier in tiers:
            if len(tiers) == 1:  # nothing more can be said
                values |= {number: _value(place, terms[number]) for number in tier}
            elif len(tier) == 1:
                values[tier[0]] = _value(place, terms[tier[0]], article)
            else:
                waiting.append((place, tier))
            place += len(tier)
    return values


def one_pass(
    event: Event, tied: list[int], *, forfeits: bool = False
) -> tuple[list[list[int]], dict[int, tuple[Term, ...]], str]:
    """The tied in tiers by one look at their meetings, what those were, and the article that ranked them."""
    counted = kinds_counted(event, forfeits=forfeits)
    group = set(tied)
    standing = {number: _meetings(event, number, group, counted) for number in tied}
    tiers, article = _ranked(event, tied, standing)
    return tiers, {number: meetings.terms for number, meetings in standing.items()}, article


def kinds_counted(event: Event, *, forfeits: bool) -> frozenset[str]:
    """The kinds of rounds that are encounters: games, and forfeits in round robins (15.2) or if asked for (6.1.1)."""
    return _ALSO_FORFEITS if forfeits or event.predetermined else _ONLY_GAMES


def _ranked(event: Event, tied: list[int], standing: dict[int, Meetings]) -> tuple[list[list[int]], str]:
    """The tied in tiers from the top, and the article that ranked them; one tier when nothing can be said."""
    others = len(tied) - 1
    if all(standing[number].met == others for number in tied):
        return _tiers(tied, standing), "6.2"
    if event.predetermined:
        return [tied], ""
    return _certain(event, tied, standing), "6.3"


def _tiers(tied: list[int], standing: dict[int, Meetings]) -> list[list[int]]:
    """6.2: by points; equal points stay together."""
    tiers: dict[Fraction, list[int]] = {}
    for number in tied:
        tiers.setdefault(standing[number].points, []).append(number)
    return [tiers[points] for points in sorted(tiers, reverse=True)]


def _certain(event: Event, tied: list[int], standing: dict[int, Meetings]) -> list[list[int]]:
    """6.3: whoever stays alone on top whatever the missing games bring, then the next; the rest together."""
    missing = {number: len(tied) - 1 - standing[number].met for number in tied}
    best = {number: standing[number].points + event.win * missing[number] for number in tied}
    worst = {number: standing[number].points + event.loss * missing[number] for number in tied}
    order = sorted(tied, key=lambda number: (-worst[number], number))
    by_best = sorted(tied, key=lambda number: -best[number])
    tiers: list[list[int]] = []
    ranked: set[int] = set()
    for number in order:
        rival = next((other for other in by_best if other not in ranked and other != number), None)
        if rival is not None and worst[number] <= best[rival]:
            break
        tiers.append([number])
        ranked.add(number)
    rest = [number for number in tied if number not in ranked]
    return [*tiers, rest] if rest else tiers


def _meetings(event: Event, number: int, group: set[int], counted: frozenset[str]) -> Meetings:
    turns = [turn for turn in event.records[number].turns if turn.opponent in group and turn.what in counted]
    games: dict[int, list[int]] = {}
    for turn in turns:
        games.setdefault(turn.opponent, []).append(turn.points)
    points = sum((Fraction(sum(scored), len(scored)) for scored in games.values()), Fraction())
    terms = tuple(
        Term(
            turn.round,
            turn.opponent,
            turn.what,
            Fraction(turn.points, len(games[turn.opponent])),
            points=turn.points,
            articles=("6.1.2",) if len(games[turn.opponent]) > 1 else (),
        )
        for turn in turns
    )
    return Meetings(terms, points, len(games))


def _value(place: int, terms: tuple[Term, ...], *articles: str) -> Value:
    return Value(Fraction(place), terms, POINTS, articles)


def mutual_points(event: Event, group: Iterable[int]) -> dict[int, Value]:
    """MUTUAL (F10): the points made in the games the tied played against each other."""
    tied = set(group)
    found = {number: _meetings(event, number, tied, _ONLY_GAMES) for number in tied}
    return {
        number: Value(Fraction(sum(term.points for term in meetings.terms), POINTS), meetings.terms, POINTS)
        for number, meetings in found.items()
    }
