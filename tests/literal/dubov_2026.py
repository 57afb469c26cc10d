"""A round of the Dubov System, C.04.4.1 as applied from February 2026, found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so. The text of
2018 differs in who may have the PAB; ``edition`` says which one is meant.

The PAB comes first (3.1). Then, scoregroup by scoregroup from the top, every set of upfloaters is listed and the first
of the best is taken (3.2.1, 3.2.2); every way to shift players between the two sides is listed in order (3.2.4), and
every order of the second side (3.2.6).
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from fairswiss.model import Tournament
from tests.literal import dutch_2026
from tests.literal.double_swiss_2026 import Filled
from tests.literal.dutch_candidates import Field, LiteralImpossible, gathered, listed
from tests.literal.dutch_facts import (
    Entry,
    LiteralRound,
    Pair,
    Person,
    Places,
    entries,
    forbidden_pairs,
    initial_colour,
    other,
    people_of,
    scores,
)

__all__ = [
    "LiteralImpossible", "LiteralRound", "article_1_7", "article_1_8", "article_4_3", "pair_round", "people",
    "transpositions",
]  # fmt: skip

Thing = TypeVar("Thing")
Sets = tuple[int, ...]
"""Some places, in the order in which the text numbers them."""


# --------------------------------------------------------------------------------------------- players


@dataclass(frozen=True)
class Seeker:
    """A player of the round, and what article 1 adds to score, colours and opponents."""

    person: Person
    games: int
    aro: int
    upfloats: tuple[int, ...]
    """The rounds in which the player was upfloated."""

    @property
    def colour(self) -> str:
        """1.6: the colour preferred; without a game it is Black."""
        return self.person.colour or "b"

    @property
    def strength(self) -> int:
        """1.6: a preference without a game is a mild one."""
        return self.person.strength or 1


def article_1_7(ratings: Sequence[int]) -> int:
    """The average, rounded to the nearest whole number, a half upwards; none is 0."""
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0


def article_1_8(planned: int) -> int:
    """MaxT: so many upfloats make a maximum upfloater."""
    return 2 + planned // 5


def barred_2018(entry: Entry, win: int) -> bool:
    """C.2 of 2018: a PAB, or a win by forfeit; other points without playing do not matter."""
    del win
    return entry.code in ("U", "+")


def upfloats_of(tournament: Tournament, counted: str) -> dict[int, tuple[int, ...]]:
    """For each player the rounds in which somebody with more points was the opponent; ``paired``: played or not."""
    done = entries(tournament)
    rounds = list(enumerate(zip(scores(tournament, done), done, strict=False), 1))
    return {
        player.number: tuple(
            number
            for number, (before, played) in rounds
            if (entry := played[player.number]).opponent
            and before[player.number] < before[entry.opponent]
            and (entry.played or counted == "paired")
        )
        for player in tournament.players
    }


def people(tournament: Tournament, *, edition: str = "2026", upfloats: str = "played") -> list[Seeker]:
    """Everybody who takes part, by score and TPN."""
    done = entries(tournament)
    rating = {player.number: player.rating for player in tournament.players}
    found = people_of(
        tournament,
        floats_unplayed=dutch_2026.article_1_4_3,
        bars_pab=dutch_2026.article_2_1_2 if edition == "2026" else barred_2018,
        skip_never_paired=True,
    )
    upfloated = upfloats_of(tournament, upfloats)
    return [
        Seeker(
            replace(person, topscorer=False),  # C3
            len(person.history),
            article_1_7([rating[e.opponent] for played in done if (e := played[person.number]).played]),
            upfloated[person.number],
        )
        for person in found
    ]


# ------------------------------------------------------------------------------------------ upfloaters


class Round:
    """Everybody, who may meet whom, and what the criteria ask for."""

    def __init__(self, seekers: Sequence[Seeker], field: Field, number: int, planned: int) -> None:
        self.seekers = seekers
        self.field = field
        self.number = number
        self.last = number >= planned
        self.most = article_1_8(planned)

    def c7(self, pairs: Sequence[Pair]) -> int:
        """The players without their preference: one of every pair with two equal ones."""
        return sum(self.seekers[a].colour == self.seekers[b].colour for a, b in pairs)

    def best_pairings(self, places: Places) -> list[tuple[Pair, ...]]:
        """The legal pairings of some players that are best on C7."""
        found = list(self.field.pairings(places))
        return best(found, [self.c7(pairs) for pairs in found]) if found else []

    def quality(self, upfloaters: Sets, pairs: Sequence[Pair]) -> tuple[list[int], int, int, int, int]:
        """C6 to C10."""
        floating = [self.seekers[place] for place in upfloaters]
        c6 = [-score for score in sorted(one.person.score for one in floating)]
        if self.last:
            return c6, self.c7(pairs), 0, 0, 0
        maximum = [one for one in floating if len(one.upfloats) >= self.most]
        c9 = sum(len(one.upfloats) for one in maximum)
        c10 = sum(self.number - 1 in one.upfloats for one in floating)
        return c6, self.c7(pairs), len(maximum), c9, c10

    def upfloaters(self, residents: Places, below: Places) -> Sets:
        """3.2.1, 3.2.2: as few as can be (C5), of those the best; of equal ones the first by 4.2."""
        pool = listed(below)  # by score and TPN
        for count in range(len(pool) + 1):
            found = []
            for chosen in itertools.combinations(pool, count):
                if not self.field.pairable(below & ~gathered(chosen)):  # C4
                    continue
                pairings = self.best_pairings(residents | gathered(chosen))
                if pairings:
                    found.append((self.quality(chosen, pairings[0]), chosen))
            if found:
                return min(found)[1]
        raise LiteralImpossible("the scoregroup cannot be paired")

    # -------------------------------------------------------------------------------------- the two sides

    def sides(self, places: Places) -> tuple[Sets, Sets]:
        """3.2.3: those who prefer White, and the others; halves by TPN where nobody has played."""
        members = sorted(listed(places), key=self.tpn)
        if not any(self.seekers[place].games for place in members):
            half = len(members) // 2
            return tuple(members[:half]), tuple(members[half:])
        white = tuple(place for place in members if self.seekers[place].colour == "w")
        return white, tuple(place for place in members if place not in white)

    def tpn(self, place: int) -> int:
        return self.seekers[place].person.number

    def by_aro(self, place: int) -> tuple[int, int]:
        """3.2.5: the order of S1."""
        return self.seekers[place].aro, self.tpn(place)

    def pair_bracket(self, places: Places) -> list[Pair]:
        """3.2.3 to 3.2.6."""
        first, second = self.sides(places)
        pairings = self.best_pairings(places)
        across = [sum((a in first) != (b in first) for a, b in pairs) for pairs in pairings]
        smaller = first if len(first) <= len(second) else second
        inside = (len(smaller) - max(across)) // 2
        wanted = self.c7(pairings[0])
        for g1, g2 in self.shifted(first, second, inside):
            for order in transpositions(sorted(g2, key=self.tpn)):
                pairs = list(zip(sorted(g1, key=self.by_aro), order, strict=True))
                if all(self.field.pairable(gathered(pair)) for pair in pairs) and self.c7(pairs) == wanted:
                    return pairs
        raise LiteralImpossible("no shift gives a legal pairing")

    def shifted(self, first: Sets, second: Sets, inside: int) -> Iterator[tuple[Sets, Sets]]:
        """3.2.4: every way to shift, in order: so many out of the smaller side, then out of the larger until equal."""
        from_first = len(first) <= len(second)
        smaller, larger = (first, second) if from_first else (second, first)
        for leaving in itertools.combinations(self.shifters(smaller, from_first), inside):
            gap = len(larger) - len(smaller) + 2 * inside
            now = (*larger, *leaving)  # those who left belong to the other side
            for coming in itertools.combinations(self.shifters(now, not from_first), gap // 2):
                small = tuple(({*smaller} - {*leaving}) | {*coming})
                large = tuple({*now} - {*coming})
                yield (small, large) if from_first else (large, small)

    def shifters(self, side: Sets, white: bool) -> Sets:
        """4.3: White seekers by ARO, Black seekers by TPN, from the middle outwards."""
        return article_4_3(tuple(sorted(side, key=self.by_aro if white else self.tpn)))


def article_4_3(line: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """From the middle outwards: one above, one below, and so on; of two in the middle the higher first."""
    middle = (len(line) - 1) / 2
    distance = {place: (abs(place - middle), place) for place in range(len(line))}
    return tuple(line[place] for place in sorted(distance, key=distance.__getitem__))


def transpositions(line: Sequence[Thing]) -> Iterator[tuple[Thing, ...]]:
    """4.4: in lexicographic order."""
    return itertools.permutations(line)


def best(things: Sequence[Thing], values: Sequence[int]) -> list[Thing]:
    """Those with the least value."""
    least = min(values)
    return [thing for thing, value in zip(things, values, strict=True) if value == least]


# ----------------------------------------------------------------------------------- the PAB and colours


def article_3_1(field: Field, seekers: Sequence[Seeker]) -> int | None:
    """The place of the player with the PAB: the lowest score, the most games, the largest TPN."""
    if len(seekers) % 2 == 0:
        return None
    able = [
        place
        for place, one in enumerate(seekers)
        if one.person.may_have_pab and field.pairable(field.everybody & ~(1 << place))
    ]
    if not able:
        raise LiteralImpossible("nobody can have the PAB")
    return min(able, key=lambda place: (field.score(place), -seekers[place].games, -seekers[place].person.number))


def article_5_2(a: Seeker, b: Seeker, initial: str) -> str:
    """The colour that a gets against b; a is ranked higher."""
    if not a.games and not b.games:  # 5.2.1
        return initial if a.person.parity % 2 else other(initial)
    if a.colour != b.colour:  # 5.2.2
        return a.colour
    if a.strength != b.strength:  # 5.2.3
        return a.colour if a.strength > b.strength else other(a.colour)
    for before_a, before_b in zip(reversed(a.person.history), reversed(b.person.history), strict=False):
        if before_a != before_b:  # 5.2.4
            return before_b
    return a.colour  # 5.2.5


# --------------------------------------------------------------------------------------------- a round


def round_of(tournament: Tournament, *, edition: str = "2026", upfloats: str = "played") -> Round:
    """The next round, for everybody who is not absent from it, before anything is paired."""
    seekers = people(tournament, edition=edition, upfloats=upfloats)
    field = Field([one.person for one in seekers], forbidden_pairs(tournament))
    return Round(seekers, field, len(tournament.rounds) + 1, tournament.rounds_planned or 0)


def brackets_of(around: Round) -> tuple[int | None, tuple[Filled, ...]]:
    """The place of the player with the PAB, and the brackets from the top, in places."""
    field = around.field
    pab = article_3_1(field, around.seekers)
    left = field.everybody & ~(1 << pab) if pab is not None else field.everybody
    if not field.pairable(left):
        raise LiteralImpossible("no complete pairing complies with C1, C2 and C3")
    brackets = []
    for group in field.scoregroups():
        residents, below = group & left, left & ~group
        if residents:
            chosen = around.upfloaters(residents, below)
            bracket = residents | gathered(chosen)
            left &= ~bracket
            score, pairs = field.score(listed(residents)[0]), tuple(around.pair_bracket(bracket))
            brackets.append(Filled(score, frozenset(listed(residents)), frozenset(listed(below)), chosen, pairs))
    return pab, tuple(brackets)


def pair_round(tournament: Tournament, *, edition: str = "2026", upfloats: str = "played") -> LiteralRound:
    """The next round, for everybody who is not absent from it."""
    around = round_of(tournament, edition=edition, upfloats=upfloats)
    pab, brackets = brackets_of(around)
    seekers, coloured, initial = around.seekers, [], initial_colour(tournament, skip_never_paired=True)
    for two in (pair for bracket in brackets for pair in bracket.pairs):
        a, b = (seekers[place] for place in sorted(two))
        white = article_5_2(a, b, initial) == "w"
        numbers = a.person.number, b.person.number
        coloured.append(numbers if white else numbers[::-1])
    return LiteralRound(coloured, None if pab is None else seekers[pab].person.number)
