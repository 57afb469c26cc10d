"""The players of a round by chapters 1 and 2 of the Dubov text of 1997, and who may meet whom."""

import itertools
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from fairswiss.model import Tournament
from fairswiss.model.player import title_rank
from fairswiss.model.results import PLAYED, POINT_WITHOUT_PLAYING

Pair = tuple[int, int]
Order = Callable[["Person"], Any]
"""The sort key of a list of candidates: the smallest comes first."""


class LiteralImpossible(Exception):
    """There is no complete legal pairing, not even with 2.5 lifted."""


@dataclass(frozen=True)
class GroupTrace:
    """What happened in one score group: (article, what) in order. The bye has a trace of its own."""

    score: int
    steps: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class LiteralRound:
    """A paired round; the pairs are (white, black) in the order in which they were made."""

    pairs: list[Pair]
    bye: int | None
    relaxed: bool = False
    """2.5 was only a preference (readings 5 and 23)."""
    freed: frozenset[int] = frozenset()
    """Players whom "yield" set free of 2.5 and who then met somebody with more points (reading 22)."""
    groups: tuple[GroupTrace, ...] = ()

    @property
    def fired(self) -> set[str]:
        """The articles that did something in this round."""
        return {article for group in self.groups for article, _ in group.steps}


# ---------------------------------------------------------------------------------------------- facts


@dataclass(frozen=True)
class Person:
    """Everything chapter 1 and 2 want to know of one player before the round."""

    number: int
    alphabet: tuple[str, str, int]
    rating: int
    aro: Fraction
    score: int
    """Points and virtual points, in tenths."""
    history: str
    """The colours of the games played, the first one first; unplayed rounds are left out (reading 3)."""
    due: str
    """``w``, ``b``, or empty without a game."""
    c: bool
    """2.6: may take the colour that is not due."""
    u: bool
    """2.5: may meet somebody with more points."""
    may_have_bye: bool = True
    title: int = 8
    met: frozenset[int] = frozenset()

    @property
    def difference(self) -> int:
        """Whites minus blacks."""
        return self.history.count("w") - self.history.count("b")


def alphabet(name: str, number: int) -> tuple[str, str, int]:
    """Reading 15: without accents and case, then as written, then the starting number."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bare.casefold(), name, number


def other(colour: str) -> str:
    """The other colour; none has none."""
    return {"w": "b", "b": "w", "": ""}[colour]


def article_2_3(history: str, colour: str) -> bool:
    """Whether whites and blacks differ by two at most after a game with this colour, or by less than before.

    The second half is reading 28.
    """
    before = abs(history.count("w") - history.count("b"))
    after = history + colour
    return abs(after.count("w") - after.count("b")) <= max(2, before - 1)


def article_2_4(history: str, colour: str) -> bool:
    """Whether a game with this colour is no third equal one running."""
    return not history.endswith(colour * 2)


def may_take(history: str, colour: str) -> bool:
    """2.3 and 2.4 together."""
    return article_2_3(history, colour) and article_2_4(history, colour)


def article_1_due(history: str) -> str:
    """The due colour; if 2.4 forbids it, the other one is due (reading 25)."""
    whites, blacks = history.count("w"), history.count("b")
    if not history:
        return ""
    if blacks > whites:
        due = "w"
    elif whites > blacks:
        due = "b"
    else:
        due = other(history[-1])
    return due if article_2_4(history, due) else other(due)


def article_2_6(history: str) -> bool:
    """Whether the player may change to the subgroup of the colour that is not due."""
    due = article_1_due(history)
    return due == "" or may_take(history, other(due))


def virtual(tournament: Tournament, player: int, number: int) -> int:
    """The virtual points of a player in a round."""
    return sum(a.points[number - 1] for a in tournament.accelerations if a.player == player and number <= len(a.points))


def points_before(tournament: Tournament) -> list[dict[int, int]]:
    """Points before round 1, before round 2, …, before the round to be paired; no virtual ones."""
    table = tournament.scoring.table()
    total = {player.number: 0 for player in tournament.players}

    def add_bonus(number: int) -> None:
        for adjustment in tournament.adjustments:
            if not adjustment.code and adjustment.round == number:
                for player in adjustment.players:
                    total[player] += adjustment.points

    def worth(player: int, number: int, code: str, colour: str) -> int:
        value = table[code + colour]
        meant = {"W": "1W", "D": "=D", "L": "0L"}
        for when in (0, number):  # what is said of one round beats what is said of all
            for adjustment in tournament.adjustments:
                fits = adjustment.code and code in meant.get(adjustment.code, adjustment.code)
                if fits and player in adjustment.players and adjustment.round == when:
                    value = adjustment.points
        return value

    add_bonus(0)
    standings = [dict(total)]
    for number, played in enumerate(tournament.rounds, 1):
        for game in played.games:
            total[game.white] += worth(game.white, number, game.white_result, "w")
            total[game.black] += worth(game.black, number, game.black_result, "b")
        for bye in played.byes:
            total[bye.player] += worth(bye.player, number, bye.code, "")
        add_bonus(number)
        standings.append(dict(total))
    return standings


def article_2_5(upfloats: Sequence[int], number: int, planned: int | None) -> bool:
    """Whether somebody who met more points in these rounds may do so in round ``number`` (reading 4)."""
    if number == planned:
        return True
    limit = 3 if (planned or number) <= 9 else 4
    return number - 1 not in upfloats and len(upfloats) < limit


def people_of(tournament: Tournament) -> dict[int, Person]:
    """Chapters 1 and 2 for everybody who takes part in the next round."""
    number = len(tournament.rounds) + 1
    standings = points_before(tournament)
    ratings = {player.number: player.rating for player in tournament.players}
    away = {absence.player for absence in tournament.absences if absence.round == number}
    people = {}
    for player in tournament.players:
        if player.number in away:
            continue
        me = player.number
        history, opponents, upfloats, point_without_playing = "", [], [], False
        for past, played in enumerate(tournament.rounds, 1):
            for game in played.games:
                if me not in (game.white, game.black):
                    continue
                white = me == game.white
                code = game.white_result if white else game.black_result
                opponent = game.black if white else game.white
                if code in PLAYED:
                    history += "w" if white else "b"
                    opponents.append(opponent)
                    mine = standings[past - 1][me] + virtual(tournament, me, past)
                    if standings[past - 1][opponent] + virtual(tournament, opponent, past) > mine:
                        upfloats.append(past)
                point_without_playing |= code in POINT_WITHOUT_PLAYING
            point_without_playing |= any(b.player == me and b.code in POINT_WITHOUT_PLAYING for b in played.byes)
        people[me] = Person(
            number=me,
            alphabet=alphabet(player.name, me),
            rating=player.rating,
            aro=Fraction(sum(ratings[o] for o in opponents), len(opponents)) if opponents else Fraction(0),
            score=standings[-1][me] + virtual(tournament, me, number),
            history=history,
            due=article_1_due(history),
            c=article_2_6(history),
            u=article_2_5(upfloats, number, tournament.rounds_planned),
            may_have_bye=not point_without_playing,
            title=title_rank(player.title),
            met=frozenset(opponents),
        )
    return people


def forbidden_pairs(tournament: Tournament) -> set[frozenset[int]]:
    """The pairs the arbiter forbade in the next round."""
    number = len(tournament.rounds) + 1
    return {
        frozenset(two)
        for prohibition in tournament.prohibitions
        if prohibition.first_round <= number and (prohibition.last_round is None or number <= prohibition.last_round)
        for two in itertools.combinations(prohibition.players, 2)
    }


# -------------------------------------------------------------------------------- who may be paired


class Graph:
    """Who may be paired with whom."""

    def __init__(self, neighbours: Mapping[int, frozenset[int]]) -> None:
        self.neighbours = neighbours
        self._known: dict[frozenset[int], bool] = {frozenset(): True}

    def allows(self, a: int, b: int) -> bool:
        """Whether these two may be paired."""
        return b in self.neighbours[a]

    def with_pairs(self, pairs: Iterable[Pair]) -> "Graph":
        """This graph with more pairs."""
        changed = dict(self.neighbours)
        for a, b in pairs:
            changed[a], changed[b] = changed[a] | {b}, changed[b] | {a}
        return Graph(changed)

    def without_pairs(self, pairs: Iterable[Pair]) -> "Graph":
        """This graph with fewer pairs."""
        changed = dict(self.neighbours)
        for a, b in pairs:
            changed[a], changed[b] = changed[a] - {b}, changed[b] - {a}
        return Graph(changed)

    def completable(self, players: Collection[int]) -> bool:
        """Whether these players can all be paired with each other (reading 5)."""
        players = frozenset(players)
        if players not in self._known:
            one = min(players)
            self._known[players] = any(self.completable(players - {one, two}) for two in self.neighbours[one] & players)
        return self._known[players]

    def pairings(self, players: Sequence[int]) -> Iterator[list[Pair]]:
        """All ways to pair all these players with each other."""
        if not players:
            yield []
            return
        one, *others = players
        for two in others:
            if self.allows(one, two):
                for rest in self.pairings([p for p in others if p != two]):
                    yield [(one, two), *rest]


def legal_colours(a: str, b: str) -> bool:
    """Whether some allocation of the colours satisfies 2.3 and 2.4 for both histories."""
    return (may_take(a, "w") and may_take(b, "b")) or (may_take(a, "b") and may_take(b, "w"))


def legal_graph(
    people: Mapping[int, Person],
    forbidden: Collection[frozenset[int]] = (),
    *,
    article_2_5_in_force: bool = True,
) -> Graph:
    """2.1 with the arbiter's prohibitions, 2.3, 2.4 and, if in force, 2.5."""
    neighbours: dict[int, frozenset[int]] = {}
    for a in people.values():
        found = set()
        for b in people.values():
            if a.number == b.number or b.number in a.met or a.number in b.met:
                continue
            if frozenset((a.number, b.number)) in forbidden or not legal_colours(a.history, b.history):
                continue
            if article_2_5_in_force and a.score != b.score and not min(a, b, key=lambda p: p.score).u:
                continue
            found.add(b.number)
        neighbours[a.number] = frozenset(found)
    return Graph(neighbours)
