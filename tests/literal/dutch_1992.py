"""A round of the Dutch System as approved in 1992, found by walking through C1 to C14.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so.

In a bracket everything is generated in the order of the text: the sets of moved-down players, the arrangements of
S2 against them, then for the remainder the exchanges and again the arrangements. The walk goes through that list
again and again, each time with a little less to ask for. As loops, from the outermost: fewer pairs (C14), the
colour budget x (C11), the upfloats (C10), the arrangement of the moved-down players (C6, C7, C10), the downfloats
(C9), the remainder (C7, C8). Whatever is inside comes back into force when something outside changes. The numbers
in square brackets are those of the readings in ``docs/rulings/dutch-1992.md``.
"""

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fairswiss.model import Tournament
from tests.literal.dutch_1992_field import Field, people
from tests.literal.dutch_candidates import LiteralImpossible, finished, gathered, listed
from tests.literal.dutch_facts import (
    BracketTrace,
    LiteralRound,
    Pair,
    Places,
    Step,
    forbidden_pairs,
    initial_colour,
)

__all__ = ["Field", "LiteralImpossible", "LiteralRound", "pair_field", "pair_round", "people"]


# ------------------------------------------------------------------------------------- the order of D


def exchange_order(leaving: Sequence[int], coming: Sequence[int]) -> tuple[int, int, list[int], list[int]]:
    """D2: fewest, smallest difference, the lowest players of S1, the highest of S2 [9]."""
    return len(leaving), sum(coming) - sum(leaving), [-n for n in sorted(leaving, reverse=True)], sorted(coming)


@functools.lru_cache(maxsize=512)
def exchanges(players: int, pairs: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every exchange between S1 = 1 … pairs and S2 = the others, in order; the first moves nobody."""
    s1, s2 = range(1, pairs + 1), range(pairs + 1, players + 1)
    every = [
        (leaving, coming)
        for count in range(min(len(s1), len(s2)) + 1)
        for leaving in itertools.combinations(s1, count)
        for coming in itertools.combinations(s2, count)
    ]
    return tuple(sorted(every, key=lambda exchange: exchange_order(*exchange)))


@functools.lru_cache(maxsize=512)
def splits(players: int, pairs: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """S1 and S2 after every exchange, in order, as indices from 0."""
    found = []
    for leaving, coming in exchanges(players, pairs):
        s1 = sorted({*range(1, pairs + 1), *coming} - {*leaving})
        found.append((tuple(n - 1 for n in s1), tuple(n - 1 for n in range(1, players + 1) if n not in s1)))
    return tuple(found)


Fits = Callable[[int, int], bool]


def transpositions(s1: Sequence[int], s2: Sequence[int], fits: Fits) -> Iterator[tuple[int, ...]]:
    """D1: the first places of S2 in ascending order, as far as every row fits."""
    if not s1:
        yield ()
        return
    for partner in s2:
        if fits(s1[0], partner):
            for rows in transpositions(s1[1:], [p for p in s2 if p != partner], fits):
                yield (partner, *rows)


def homogeneous_pairings(players: Sequence[int], pairs: int, fits: Fits) -> Iterator[tuple[Pair, ...]]:
    """D2, then D1: the legal pairings of a homogeneous bracket or remainder; each first comes with S1 on top."""
    for upper, lower in splits(len(players), pairs):
        s1, s2 = [players[n] for n in upper], [players[n] for n in lower]
        for rows in transpositions(s1, s2, lambda a, b: a < b and fits(a, b)):
            yield tuple(zip(s1, rows, strict=True))


# --------------------------------------------------------------------------------------------- brackets


class Bracket(NamedTuple):
    """Those moved down into it and its residents; ``below`` is everybody after that."""

    moved: Places
    residents: Places
    below: Places = 0
    next_moved: Places = 0
    """Who is moved down into the next bracket whatever is done here: those that C13 has joined."""
    next_residents: Places = 0
    next_is_lowest: bool = False

    @property
    def places(self) -> Places:
        """Everybody in it."""
        return self.moved | self.residents


class Candidate(NamedTuple):
    """The pairs of the moved-down players, those of the remainder, who is left over, and what is broken."""

    first_part: tuple[Pair, ...]
    remainder: tuple[Pair, ...]
    left: Places
    clashes: int
    up: int
    down: int

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs."""
        return self.first_part + self.remainder


class Level(NamedTuple):
    """How many moved-down players are paired first, and how many pairs the remainder makes."""

    first: int
    remainder: int
    steps: int
    """How often C14 was applied to get here."""


def heterogeneous(moved: Places, residents: Places) -> bool:
    """A3: fewer than half of the players were moved down."""
    return 0 < moved.bit_count() < residents.bit_count()


def article_c_14(moved: int, players: int, lowest: bool) -> Iterator[Level]:
    """Fewer pairs in the remainder, then one moved-down player less with all of the others again [8]."""
    steps = itertools.count()
    for first in range(moved, -1, -1):
        full = (players - 2 * first) // 2
        for remainder in range(full, full - 1 if lowest else -1, -1):
            yield Level(first, remainder, next(steps))


def article_a_8(field: Field, places: Places) -> int:
    """x: how many pairs cannot have both preferences."""
    colours = [field.claims[place].colour for place in listed(places)]
    return max(0, max(colours.count("w"), colours.count("b")) - (len(colours) + 1) // 2)


def generated(field: Field, moved: Places, places: Places, level: Level) -> Iterator[Candidate]:
    """C4 to C8: every legal candidate of a level in the order of generation."""

    def legal(a: int, b: int) -> bool:
        return bool(field.allowed[a] >> b & 1)

    for s1 in itertools.combinations(listed(moved), level.first):
        s2 = listed(places & ~gathered(s1))
        for rows in transpositions(s1, s2, legal):
            first_part = tuple(zip(s1, rows, strict=True))
            rest = places & ~gathered([*s1, *rows])
            for remainder in homogeneous_pairings(listed(rest), level.remainder, legal):
                left = rest & ~gathered([place for pair in remainder for place in pair])
                pairs = first_part + remainder
                yield Candidate(
                    tuple((min(pair), max(pair)) for pair in first_part),
                    remainder,
                    left,
                    sum(field.clash(a, b) for a, b in pairs),
                    max((field.up_level(a, b) for a, b in pairs), default=0),
                    max((field.down_level(place) for place in listed(left)), default=0),
                )


def article_c_12(field: Field, moved: Places, residents: Places, lowest: bool) -> bool:
    """Whether a bracket calls for another pairing of the one above: somebody moved down cannot be paired in it [12]."""
    places = moved | residents
    if any(not field.allowed[place] & places for place in listed(moved)):
        return True
    apart = heterogeneous(moved, residents)
    if lowest:
        return bool(moved) and not completes(field, places, moved if apart else 0)
    return apart and not all_meet(field, listed(moved), residents)


def completes(field: Field, places: Places, apart: Places) -> bool:
    """Whether all of these can be paired, one bye apart; ``apart`` meet others only and do not have the bye."""
    if places.bit_count() % 2 == 0:
        return field.pairable(places, apart)
    byes = listed(places & ~field.barred & ~apart)
    return any(field.pairable(places & ~(1 << bye), apart) for bye in byes)


def all_meet(field: Field, moved: Sequence[int], residents: Places) -> bool:
    """Whether each of these can have a resident of his own."""
    if not moved:
        return True
    choice = listed(field.allowed[moved[0]] & residents)
    return any(all_meet(field, moved[1:], residents & ~(1 << resident)) for resident in choice)


def article_c_1(field: Field, bracket: Bracket) -> Places:
    """Those who have no legal opponent in the bracket and leave it at once [7]."""
    return gathered([place for place in listed(bracket.places) if not field.allowed[place] & bracket.places])


class Walk:
    """A bracket on its way through C1 to C14."""

    def __init__(self, field: Field, bracket: Bracket, completing: bool = False) -> None:
        self.field = field
        self.bracket = bracket
        self.completing = completing
        """Whether C13 has struck: those left over and all below must be completable."""
        self.lowest = not bracket.below
        self.leaving = 0 if self.lowest else article_c_1(field, bracket)
        self.places = bracket.places & ~self.leaving
        moved, residents = bracket.moved & ~self.leaving, bracket.residents & ~self.leaving
        self.moved = moved if heterogeneous(moved, residents) else 0
        self.steps: list[Step] = [Step("C1", 0, 0)] if self.leaving else []

    def pair(self) -> Candidate:
        """C14: the first level that has an admissible candidate."""
        for level in article_c_14(self.moved.bit_count(), self.places.bit_count(), self.lowest):
            found = [c for c in generated(self.field, self.moved, self.places, level) if self.admissible(c)]
            if found:
                if level.steps:
                    self.steps.append(Step("C14", 0, 0))
                return self.first_acceptable(self.undisturbed(found, level), level)
        raise AssertionError("a bracket without any candidate")

    def admissible(self, candidate: Candidate) -> bool:
        """In the lowest bracket at most one is left and may have the bye; after C13 the rest must be completable."""
        if self.lowest:
            return candidate.left.bit_count() < 2 and not candidate.left & self.field.barred
        return not self.completing or self.field.completable(candidate.left | self.leaving | self.bracket.below)

    def calls(self, candidate: Candidate) -> bool:
        """C12, seen from above: whether the next bracket would want another pairing of this one."""
        bracket = self.bracket
        moved = candidate.left | self.leaving | bracket.next_moved
        return article_c_12(self.field, moved, bracket.next_residents, bracket.next_is_lowest)

    def undisturbed(self, found: list[Candidate], level: Level) -> list[Candidate]:
        """C12: those the next bracket can live with, if there are any."""
        if self.lowest:
            return found
        judged: dict[Places, bool] = {}
        for candidate in found:
            if candidate.left not in judged:
                judged[candidate.left] = self.calls(candidate)
        quiet = [c for c in found if not judged[c.left]]
        if judged[self.first_acceptable(found, level, quietly=True).left]:
            self.steps.append(Step("C12", len(found), len(quiet)))
        return quiet or found

    def first_acceptable(self, found: list[Candidate], level: Level, quietly: bool = False) -> Candidate:
        """C6 to C11: what is asked for is given up bit by bit, the innermost first."""
        floats = (0, 1, 2) if level.steps == 0 else (2,)  # after C14 the floats stay dropped [10]
        start = article_a_8(self.field, self.places)
        x = max(0, start - level.steps)
        while True:
            for up in floats:  # C10
                bearable = [c for c in found if c.clashes <= x and c.up <= up]
                for _, group in itertools.groupby(bearable, key=lambda c: c.first_part):  # C6, C7, C10
                    arranged = list(group)
                    for down in floats:  # C9
                        for candidate in arranged:  # C8, C7
                            if candidate.down <= down:
                                if not quietly:
                                    self._tell(up, down, x > start)
                                return candidate
            x += 1  # C11

    def _tell(self, up: int, down: int, raised: bool) -> None:
        events = (("C9", down), ("C10", up), ("C11", raised))
        self.steps += [Step(name, 0, 0) for name, given_up in events if given_up]


# ------------------------------------------------------------------------------------------------- rounds


def pair_field(field: Field, *, moved_down: Places = 0) -> LiteralRound:
    """C1 to C14: the round of these players, or its rest after these were moved down."""
    if not field.completable(field.everybody):
        raise LiteralImpossible("no complete pairing complies with B1 and B2")
    pairs: list[Pair] = []
    traces: list[BracketTrace] = []

    def numbers(places: Places) -> tuple[int, ...]:
        return tuple(field.people[place].number for place in listed(places))

    def accept(kind: str, walk: Walk, chosen: Candidate) -> Places:
        pairs.extend(chosen.pairs)
        left = chosen.left | walk.leaving
        told = tuple((field.people[a].number, field.people[b].number) for a, b in chosen.pairs)
        moved, residents = walk.bracket.moved, walk.bracket.residents
        members = numbers(moved), numbers(residents)
        traces.append(BracketTrace(kind, *members, told, numbers(left), tuple(walk.steps), numbers(walk.moved)))
        return left

    groups = field.scoregroups(moved_down)
    moved: Places = moved_down
    last_kind = "lowest"
    for place, residents in enumerate(groups):
        below = functools.reduce(int.__or__, groups[place + 1 :], 0)
        if not below:
            break
        following, last = groups[place + 1], groups[-1]
        walk = Walk(field, Bracket(moved, residents, below, 0, following, following == last))
        chosen = walk.pair()
        if field.completable(chosen.left | walk.leaving | below):
            moved = accept("normal", walk, chosen)
            continue
        last_kind = "joined"
        between = below & ~last  # C13: pair it again, and all that is below becomes one lowest bracket [14]
        walk = Walk(field, Bracket(moved, residents, below, between, last, True), completing=True)
        chosen = walk.pair()
        moved = accept("penultimate", walk, chosen) | between if chosen.pairs else moved | residents | between
        break
    walk = Walk(field, Bracket(moved, groups[-1]))
    chosen = walk.pair()
    left = accept(last_kind, walk, chosen)
    return finished(field, pairs, left, traces)


def pair_round(tournament: Tournament) -> LiteralRound:
    """The next round, for everybody who is not absent from it."""
    initial = initial_colour(tournament, skip_never_paired=False)
    number = len(tournament.rounds) + 1
    return pair_field(Field(people(tournament), forbidden_pairs(tournament), initial, number))
