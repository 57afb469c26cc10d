"""What the Dutch texts of 2017 and 2026 have in common, by trying everything.

Facts of the players, who may meet whom, every pairing of a bracket, the order in which the texts generate
candidates, the colours, and the sieve: every candidate is listed, each criterion keeps those that are best on
it, and of those that are left the one generated first is taken. Articles are quoted with the numbers of 2026;
the older text has the same logic under A to E. Meant for brackets of ten players or so.

The players of a round are put in the order of 1.2 once and for all: a *place* is an index into that order, a
set of places is a whole number with one bit for each of them. So the order of places is the order of BSNs in
every bracket and in every remainder.
"""

import functools
import itertools
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from typing import Any, NamedTuple

from tests.literal.dutch_facts import (
    ABSOLUTE,
    BracketTrace,
    LiteralRound,
    Pair,
    Person,
    Places,
    Step,
    article_5_2,
)


class LiteralImpossible(Exception):
    """No complete pairing of the round complies with the absolute criteria."""


# -------------------------------------------------------------------------------- who may be paired


@functools.lru_cache(maxsize=1 << 16)
def listed(places: Places) -> tuple[int, ...]:
    """The places of a set, from the first one."""
    return tuple(place for place in range(places.bit_length()) if places >> place & 1)


def gathered(places: Collection[int]) -> Places:
    """The set of these places."""
    return sum(1 << place for place in places)


class Field:
    """The players of a round by place, and who may be paired with whom (C1 with the prohibitions, and C3)."""

    def __init__(
        self, people: Sequence[Person], forbidden: Collection[frozenset[int]] = (), initial: str = "w"
    ) -> None:
        self.people = people
        self.everybody: Places = (1 << len(people)) - 1
        self.allowed: list[Places] = [
            gathered([place for place, b in enumerate(people) if b is not a and may_meet(a, b, forbidden)])
            for a in people
        ]
        self.barred = gathered([place for place, p in enumerate(people) if not p.may_have_pab])
        self._initial = initial
        self._pairable: dict[tuple[Places, Places], bool] = {}
        self._colours: dict[Pair, str] = {}

    def score(self, place: int) -> int:
        """The score of the player at this place."""
        return self.people[place].score

    def scoregroups(self, without: Places = 0) -> list[Places]:
        """1.3.1, from the highest score; without those who were moved down already."""
        staying = [place for place in range(len(self.people)) if not without >> place & 1]
        return [gathered(list(group)) for _, group in itertools.groupby(staying, key=self.score)]

    def pairable(self, places: Places, apart: Places = 0) -> bool:
        """Whether these can all be paired, no two of ``apart`` with each other."""
        if not places:
            return True
        apart &= places
        known = self._pairable.get((places, apart))
        if known is None:
            known = places.bit_count() % 2 == 0 and self._search(places, apart)
            self._pairable[places, apart] = known
        return known

    def _partners(self, place: int, places: Places, apart: Places) -> Places:
        partners = self.allowed[place] & places
        return partners & ~apart if apart >> place & 1 else partners

    def _search(self, places: Places, apart: Places) -> bool:
        one, choice = min(
            ((place, self._partners(place, places, apart)) for place in listed(places)),
            key=lambda found: found[1].bit_count(),
        )
        rest = places & ~(1 << one)
        return any(self.pairable(rest & ~(1 << two), apart) for two in listed(choice))

    def pairings(self, places: Places, apart: Places = 0) -> Iterator[tuple[Pair, ...]]:
        """Every way to pair all of these; in a pair the place that is ranked higher comes first."""
        if not places:
            yield ()
            return
        one = (places & -places).bit_length() - 1
        rest = places & ~(1 << one)
        for two in listed(self._partners(one, rest, apart)):
            left = rest & ~(1 << two)
            if self.pairable(left, apart):
                for others in self.pairings(left, apart):
                    yield ((one, two), *others)

    def pab_score(self, places: Places) -> int | None:
        """The lowest score the PAB can go to when these are paired, -1 if they need none, None if they cannot."""
        if places.bit_count() % 2 == 0:
            return -1 if self.pairable(places) else None
        for place in reversed(listed(places & ~self.barred)):
            if self.pairable(places & ~(1 << place)):
                return self.score(place)
        return None

    def completable(self, places: Places) -> bool:
        """C4: whether these can all be paired, but for one who may have the PAB if they are odd."""
        return self.pab_score(places) is not None

    def colour(self, a: int, b: int) -> str:
        """The colour that the player at place a would get against the one at place b, a ranked higher."""
        found = self._colours.get((a, b))
        if found is None:
            found = self._colours[a, b] = article_5_2(self.people[a], self.people[b], self._initial)
        return found


def may_meet(a: Person, b: Person, forbidden: Collection[frozenset[int]]) -> bool:
    """C1 with the prohibitions, and C3, where one topscorer is enough."""
    if b.number in a.met or a.number in b.met or frozenset((a.number, b.number)) in forbidden:
        return False
    both_absolute = a.strength == b.strength == ABSOLUTE and a.colour == b.colour
    return not both_absolute or a.topscorer or b.topscorer


# -------------------------------------------------------------------------------------------- brackets


class Bracket(NamedTuple):
    """1.3.2: the players moved down into it and its residents; ``following`` is the next scoregroup."""

    mdps: Places
    residents: Places
    below: Places
    following: Places = 0

    @property
    def places(self) -> Places:
        """Everybody in it."""
        return self.mdps | self.residents


class Candidate(NamedTuple):
    """3.3: pairs, the higher-ranked place first, and the downfloaters."""

    pairs: tuple[Pair, ...]
    down: Places


def downfloaters(field: Field, bracket: Bracket, size: int) -> list[Places]:
    """Every choice of so many downfloaters that leaves a bracket that can be paired; MDPs never meet (3.1.3)."""
    found = []
    for chosen in itertools.combinations(listed(bracket.places), size):
        down = gathered(chosen)
        if field.pairable(bracket.places & ~down, bracket.mdps):
            found.append(down)
    return found


def candidates(field: Field, bracket: Bracket, down: Places) -> list[Candidate]:
    """Every candidate with these downfloaters."""
    return [Candidate(pairs, down) for pairs in field.pairings(bracket.places & ~down, bracket.mdps)]


def descending(values: Collection[int]) -> tuple[int, ...]:
    """The list that C7, C18 and their like compare: a missing item is smaller than any."""
    return tuple(sorted(values, reverse=True))


# ------------------------------------------------------------------------------------ generation order


class Exchange(NamedTuple):
    """4.3: BSNs that leave S1 and BSNs that come in for them."""

    leaving: tuple[int, ...]
    coming: tuple[int, ...]


def exchange_order(exchange: Exchange) -> Any:
    """4.3: fewest, smallest difference of the sums, largest out of S1, smallest out of S2."""
    leaving, coming = sorted(exchange.leaving, reverse=True), sorted(exchange.coming)
    return len(leaving), sum(coming) - sum(leaving), [-bsn for bsn in leaving], coming


@functools.lru_cache(maxsize=256)
def exchanges(players: int, pairs: int) -> tuple[Exchange, ...]:
    """Every exchange between S1 = 1 … pairs and S2 = pairs + 1 … players, in order; the first moves nobody."""
    s1, s2 = range(1, pairs + 1), range(pairs + 1, players + 1)
    every = [
        Exchange(leaving, coming)
        for count in range(min(len(s1), len(s2)) + 1)
        for leaving in itertools.combinations(s1, count)
        for coming in itertools.combinations(s2, count)
    ]
    return tuple(sorted(every, key=exchange_order))


@functools.lru_cache(maxsize=256)
def splits(players: int, pairs: int) -> tuple[Places, ...]:
    """S1 after every exchange, in order, as sets of BSN - 1."""
    start = set(range(1, pairs + 1))
    return tuple(gathered([b - 1 for b in start - set(e.leaving) | set(e.coming)]) for e in exchanges(players, pairs))


def transpositions(players: int, s1: Places, pairs: int) -> Iterator[tuple[int, ...]]:
    """4.2: every order of the first so many of S2, as lists of BSN - 1."""
    s2 = listed(((1 << players) - 1) & ~s1)
    return itertools.permutations(s2, pairs)


def generated(players: int, pairs: int) -> Iterator[frozenset[Pair]]:
    """3.6 word by word: every candidate of a homogeneous bracket of so many, in order, as pairs of BSN - 1.

    Candidates come again under other exchanges. :func:`first_of_homogeneous` gives what this walk meets first.
    """
    for s1 in splits(players, pairs):
        for order in transpositions(players, s1, pairs):
            yield frozenset((min(two), max(two)) for two in zip(listed(s1), order, strict=True))


def first_of_homogeneous(found: list[Candidate], players: Places) -> Candidate:
    """The one generated first, judged by how it pairs these players among each other (a bracket or remainder)."""
    bsn = {place: index for index, place in enumerate(listed(players))}
    partners: list[dict[int, int]] = []
    for candidate in found:
        opponent: dict[int, int] = {}
        for a, b in candidate.pairs:
            if players >> a & 1 and players >> b & 1:
                opponent[bsn[a]], opponent[bsn[b]] = bsn[b], bsn[a]
        partners.append(opponent)
    pairs = len(partners[0]) // 2
    for s1 in splits(len(bsn), pairs):
        members = listed(s1)
        best: tuple[list[int], Candidate] | None = None
        for opponent, candidate in zip(partners, found, strict=True):
            row = [opponent.get(one, one) for one in members]
            if not any(s1 >> two & 1 for two in row) and (best is None or row < best[0]):
                best = row, candidate
        if best is not None:
            return best[1]
    raise AssertionError("a pairing that no exchange generates")


def first_generated(
    found: list[Candidate], field: Field, bracket: Bracket, set_order: Callable[[Field, tuple[int, ...]], Any]
) -> Candidate:
    """3.3, 3.6, 3.7: first MDP set, then first transposition of S2, then first of the remainder."""
    if len(found) == 1:
        return found[0]
    remainder = bracket.residents
    if bracket.mdps:
        rows = []
        for candidate in found:
            moved = [pair for pair in candidate.pairs if bracket.mdps >> pair[0] & 1]
            s1 = tuple(a for a, _ in moved)
            rows.append((-len(s1), set_order(field, s1), [b for _, b in moved]))
        best = min(rows)
        found = [candidate for candidate, row in zip(found, rows, strict=True) if row == best]
        remainder &= ~gathered(best[2])
    return first_of_homogeneous(found, remainder)


# ------------------------------------------------------------------------------------------- the sieve


Measure = Callable[[Candidate], Any]


@dataclass
class Sieve:
    """Keeps the best by one criterion after the other and tells what each of them did."""

    field: Field
    bracket: Bracket
    set_order: Callable[[Field, tuple[int, ...]], Any]
    without: frozenset[str] = frozenset()
    """Criteria that are left out, to see what they are good for."""
    explain: bool = False
    steps: list[Step] = attribute(default_factory=list)

    def choices(self, name: str, found: list[Places], measure: Callable[[Places], Any]) -> list[Places]:
        """A criterion that looks at the downfloaters alone."""
        if name in self.without or len(found) == 1:
            return found
        values = [measure(down) for down in found]
        best = min(values)
        kept = [down for down, value in zip(found, values, strict=True) if value == best]
        removed = None
        if self.explain and len(kept) < len(found):
            every = [c for down in found for c in candidates(self.field, self.bracket, down)]
            removed = self.first(every).down not in kept
        self.note(name, len(found), len(kept), removed)
        return kept

    def candidates(self, name: str, found: list[Candidate], measure: Measure) -> list[Candidate]:
        """A criterion that looks at the pairs."""
        if name in self.without or len(found) == 1:
            return found
        values = [measure(candidate) for candidate in found]
        best = min(values)
        kept = [candidate for candidate, value in zip(found, values, strict=True) if value == best]
        removed = None
        if self.explain and len(kept) < len(found):
            removed = self.first(found) not in kept
        self.note(name, len(found), len(kept), removed)
        return kept

    def first(self, found: list[Candidate]) -> Candidate:
        """The one generated first."""
        return first_generated(found, self.field, self.bracket, self.set_order)

    def note(self, name: str, before: int, after: int, first_removed: bool | None = None) -> None:
        """One step, if it did something."""
        if after < before:
            self.steps.append(Step(name, before, after, first_removed))


def traced(kind: str, field: Field, bracket: Bracket, chosen: Candidate, steps: Sequence[Step]) -> BracketTrace:
    """What happened in a bracket, told in starting numbers."""

    def numbers(places: Collection[int]) -> tuple[int, ...]:
        return tuple(field.people[place].number for place in places)

    pairs = tuple((field.people[a].number, field.people[b].number) for a, b in chosen.pairs)
    mdps, residents, down = listed(bracket.mdps), listed(bracket.residents), listed(chosen.down)
    return BracketTrace(kind, numbers(mdps), numbers(residents), pairs, numbers(down), tuple(steps))


def finished(field: Field, pairs: Sequence[Pair], left: Places, traces: Sequence[BracketTrace]) -> LiteralRound:
    """The round with its colours; who is left has the PAB."""
    games = []
    for a, b in pairs:
        white, black = (a, b) if field.colour(a, b) == "w" else (b, a)
        games.append((field.people[white].number, field.people[black].number))
    bye = [field.people[place].number for place in listed(left)]
    if len(bye) > 1:
        raise AssertionError(f"left unpaired: {bye}")
    return LiteralRound(games, bye[0] if bye else None, tuple(traces))
