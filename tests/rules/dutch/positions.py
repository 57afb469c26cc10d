"""Small positions for the Dutch editions, and short words for what came out.

:func:`position` takes the players one wants to see, each with score and history, and makes up the past: every game
is a draw against an opponent of no interest, a *filler*, who is absent from the round to be paired; the scores are
made right by points that count from the start. A history has one entry a round:

========  ====================================================
``w b``   a game against an equal score
``wd``    with white, a downfloat: the opponent had fewer points
``bu``    with black, an upfloat: the opponent had more points
``U F H Z``  a bye
``+ -``   a forfeit
``.``     not mentioned in the round at all
========  ====================================================

Shorter histories are filled with ``.`` at the front. Players ``apart`` may not meet, by decision of the arbiter: a
position without any past needs nothing else. Everything paired here is paired by the literal enumerator too.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import combinations, count
from types import ModuleType
from typing import Any, NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Absence, Adjustment, Bye, Game, Player, Prohibition, Round, Tournament
from fairswiss.rules.dutch_2012 import round as round_2012
from fairswiss.rules.dutch_2017 import round as round_2017
from fairswiss.rules.dutch_2026 import round as round_2026
from fairswiss.why.steps import Scorecard, Step
from tests.literal import dutch_2012 as literal_2012
from tests.literal import dutch_2017 as literal_2017
from tests.literal import dutch_2026 as literal_2026

FIRST_FILLER = 101
DUE_WHITE, DUE_BLACK = "wb", "bw"
"""Two games that leave a mild preference."""


class Edition(NamedTuple):
    """An edition as the tests see it."""

    year: int
    pair_next_round: Callable[[Tournament], Pairing]
    round: ModuleType
    literal: ModuleType


DUTCH_2012 = Edition(2012, round_2012.pair_next_round, round_2012, literal_2012)
DUTCH_2017 = Edition(2017, round_2017.pair_next_round, round_2017, literal_2017)
DUTCH_2026 = Edition(2026, round_2026.pair_next_round, round_2026, literal_2026)


class Wanted(NamedTuple):
    """A player of the position: score in tenths of a point and history."""

    number: int
    score: int = 0
    history: str = ""


def position(
    *wanted: Wanted, apart: Iterable[tuple[int, ...]] = (), planned: int = 9, last_round: bool = False, **facts: Any
) -> Tournament:
    """A tournament before the round in which these players, and nobody else, are to be paired."""
    past = [re.findall(r"[wb][ud]?|[UFHZ+.-]", one.history) for one in wanted]
    length = max(map(len, past))
    games: list[list[Game]] = [[] for _ in range(length)]
    byes: list[list[Bye]] = [[] for _ in range(length)]
    starts: dict[int, int] = {}
    fillers = count(FIRST_FILLER)
    worth = {"w": 5, "b": 5, "H": 5, "U": 10, "F": 10, "+": 10}
    for one, entries in zip(wanted, past, strict=True):
        entries[:0] = ["."] * (length - len(entries))
        now = starts[one.number] = one.score - sum(worth.get(entry[0], 0) for entry in entries)
        for place, entry in enumerate(entries):
            if entry in "UFHZ":
                byes[place].append(Bye(one.number, entry))
            elif entry != ".":
                filler = next(fillers)
                starts[filler] = now + {"d": -10, "u": 10}.get(entry[-1], 0)
                games[place].append(_game(one.number, filler, entry[0]))
            now += worth.get(entry[0], 0)
    for place in range(length):
        if not games[place]:
            games[place].append(_game(next(fillers), next(fillers), "w"))
    absent = range(FIRST_FILLER, next(fillers))
    return Tournament.build(
        [Player(number, f"Player {number:03}") for number in (*(one.number for one in wanted), *absent)],
        rounds=tuple(map(Round.of, games, byes)),
        rounds_planned=length + 1 if last_round else planned,
        absences=tuple(Absence(length + 1, filler) for filler in absent),
        prohibitions=tuple(Prohibition(tuple(players)) for players in apart),
        adjustments=tuple(Adjustment((number,), points, "", 0) for number, points in starts.items() if points),
        **{"first_colour": "w", **facts},
    )


def _game(player: int, filler: int, entry: str) -> Game:
    if entry in "wb":
        return Game(player, filler, "=", "=") if entry == "w" else Game(filler, player, "=", "=")
    return Game(player, filler, entry, "-" if entry == "+" else "+")


def scores(groups: Mapping[int, Collection[int]]) -> list[Wanted]:
    """Players without a past: who has which score."""
    return [Wanted(number, score) for score, numbers in groups.items() for number in numbers]


def all_apart_but(players: Collection[int], *allowed: tuple[int, int]) -> list[tuple[int, int]]:
    """Everybody apart except these pairs."""
    return [pair for pair in combinations(sorted(players), 2) if pair not in allowed]


def event(players: int, *rounds: str, planned: int = 9, **facts: Any) -> Tournament:
    """A tournament game by game: ``"1-2:10 3-4:== 5:U"`` is a round, with the result codes of both sides."""
    return Tournament.build(
        [Player(number, f"Player {number:03}") for number in range(1, players + 1)],
        rounds=tuple(map(_round, rounds)),
        rounds_planned=planned,
        **{"first_colour": "w", **facts},
    )


def _round(text: str) -> Round:
    games, byes = [], []
    for entry in text.split():
        who, codes = entry.split(":")
        if "-" in who:
            white, black = who.split("-")
            games.append(Game(int(white), int(black), *codes))
        else:
            byes.append(Bye(int(who), codes))
    return Round.of(games, byes)


# -- what came out -----------------------------------------------------------------------------------------------


def boards(edition: Edition, tournament: Tournament) -> str:
    """The pairs as ``1-4 3-2``, white first, by the smaller number; the bye as a number alone at the end."""
    pairing = edition.pair_next_round(tournament)
    told = _told(pairing.games(), pairing.bye)
    assert told == _told_by_enumerator(edition, tournament)
    return told


def pairs(edition: Edition, tournament: Tournament) -> str:
    """The same without colours: the smaller number first."""
    return _without_colours(boards(edition, tournament))


def pairs_without(edition: Edition, tournament: Tournament, *criteria: str) -> str:
    """What the enumerator would pair if these criteria were not in the text."""
    assert set(criteria) <= set(edition.literal.CRITERIA)
    return _without_colours(_told_by_enumerator(edition, tournament, *criteria))


def _told_by_enumerator(edition: Edition, tournament: Tournament, *without: str) -> str:
    literal = edition.literal.pair_round(tournament, without=frozenset(without))
    return _told(literal.pairs, literal.bye)


def _told(games: Iterable[tuple[int, int]], bye: int | None) -> str:
    told = [f"{white}-{black}" for white, black in sorted(games, key=min)]
    return " ".join([*told, str(bye)] if bye else told)


def _without_colours(told: str) -> str:
    pairs = (sorted(map(int, entry.split("-"))) for entry in told.split())
    return " ".join("-".join(map(str, pair)) for pair in pairs)


def entrants_of(edition: Edition, tournament: Tournament) -> dict[int, Entrant]:
    """The players as the engine of an edition sees them before the round."""
    found = edition.round.players_of(tournament)
    return {entrant.number: entrant for entrant in found}


def costs(step: Step) -> str:
    """What a scorecard marks, such as ``C6: 1, C7: 1``."""
    assert isinstance(step, Scorecard)
    return ", ".join(f"{mark.criterion}: {mark.cost}" for mark in step.marks)


def old_or_new(edition: Edition, old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    """What belongs to this edition of two."""
    return new if edition is DUTCH_2026 else old
