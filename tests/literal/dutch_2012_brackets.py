"""Chapters A, B and E of the Dutch text of 2012: the players, their colours, and the brackets they are paired in."""

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from fairswiss.model import Tournament
from tests.literal.dutch_candidates import Candidate, gathered, listed
from tests.literal.dutch_candidates import Field as CommonField
from tests.literal.dutch_facts import Entry, Pair, Person, Places, other, people_of

T = TypeVar("T")
POINT = 10
"""One point, which D.4 takes off the lowest score."""


# ------------------------------------------------------------------------------------------------ facts


def article_a_4(entry: Entry, loss: int) -> bool:
    """Whether a round without a game was a downfloat (with B.1.b): when it brought a point or half a point."""
    return entry.code in ("U", "+", "H", "F")


def article_b_1_b(entry: Entry, win: int) -> bool:
    """Whether a round without a game bars from the bye: the same rounds."""
    return entry.code in ("U", "+", "H", "F")


def people(tournament: Tournament) -> list[Person]:
    """The players of the next round in the order of A.2; the numbers stand for rating, title and name."""
    return people_of(tournament, floats_unplayed=article_a_4, bars_pab=article_b_1_b, skip_never_paired=True)


def article_e(a: Person, b: Person, first_round: bool, initial: str) -> str:
    """The colour that a gets against b; a is ranked higher."""
    if a.colour != b.colour:  # E.1, and A.7.f when one of them has no preference
        return a.colour or other(b.colour)
    if a.colour:
        if a.strength != b.strength:  # E.2, which does not look at the size of the difference
            return a.colour if a.strength > b.strength else other(a.colour)
        for before_a, before_b in zip(reversed(a.history), reversed(b.history), strict=False):
            if before_a != before_b:  # E.3 with F.3
                return before_b
        return a.colour  # E.4
    if first_round:
        return initial if a.parity % 2 else other(initial)  # E.5: numbered in S1, those who are absent left out
    return other(initial) if a.number % 2 else initial  # [J] two without a game in a later round: the opposite


class Field(CommonField):
    """The players of a round by place, and who may be paired with whom (B.1, B.2)."""

    def __init__(
        self,
        people: Sequence[Person],
        forbidden: Collection[frozenset[int]] = (),
        initial: str = "w",
        number: int | None = None,
        gifts: Mapping[int, int] | None = None,
    ) -> None:
        """``gifts``: how often each number has had a point or half a point without playing."""
        super().__init__(people, forbidden, initial)
        self.number = number if number is not None else 1 + max((len(p.floats) for p in people), default=0)
        self.drawn = initial
        gifts = gifts or {p.number: int(not p.may_have_pab) for p in people}
        for most in sorted({*gifts.values()}):  # [J] if nobody can take the bye, those who had least may
            if self.completable(self.everybody):
                break
            self.barred = gathered([place for place, p in enumerate(people) if gifts[p.number] > most])

    @property
    def odd_round(self) -> bool:
        """Whether A.7.d applies; A.7.e applies in the others."""
        return self.number % 2 == 1

    def colour(self, a: int, b: int) -> str:
        """The colour that the player at place a would get against the one at place b, a ranked higher."""
        return article_e(self.people[a], self.people[b], self.number == 1, self.drawn)


# --------------------------------------------------------------------------------------------- brackets


class Bracket(NamedTuple):
    """Those moved down into it and its residents; ``following`` is the next score group, ``below`` all that is left."""

    moved: Places
    residents: Places
    below: Places = 0
    following: Places = 0
    merged: bool = False

    @property
    def places(self) -> Places:
        """Everybody in it."""
        return self.moved | self.residents


def can_meet_residents(field: Field, bracket: Bracket) -> bool:
    """Whether anybody who was moved down can be paired with a resident; if not, M1 gets to zero (C.14.b2)."""
    return any(field.allowed[place] & bracket.residents for place in listed(bracket.moved))


def heterogeneous(field: Field, bracket: Bracket) -> bool:
    """A.3 with C.14.b2: whether those moved down are treated apart."""
    staying = [place for place in listed(bracket.moved) if field.allowed[place] & bracket.places]  # C.1
    return len(staying) < bracket.residents.bit_count() and can_meet_residents(field, bracket)


def apart(field: Field, bracket: Bracket) -> Places:
    """Those who may not meet each other: the moved-down players of a heterogeneous bracket."""
    return bracket.moved if heterogeneous(field, bracket) else 0


def leftovers(field: Field, bracket: Bracket) -> Iterator[Places]:
    """Every set of players of the bracket that can be left when the others are paired, the smallest first."""
    separate = apart(field, bracket)
    for size in range(bracket.places.bit_count() % 2, bracket.places.bit_count() + 1, 2):
        for chosen in itertools.combinations(listed(bracket.places), size):
            down = gathered(chosen)
            if field.pairable(bracket.places & ~down, separate):
                yield down


def candidates(field: Field, bracket: Bracket, down: Places) -> list[Candidate]:
    """Every candidate that leaves these."""
    separate = apart(field, bracket)
    return [Candidate(pairs, down) for pairs in field.pairings(bracket.places & ~down, separate)]


def complete_pairings(field: Field, bracket: Bracket) -> list[Candidate]:
    """Every pairing of a lowest bracket: nobody is left, or one who may have the bye; any two may meet."""
    places = bracket.places
    byes = [0] if places.bit_count() % 2 == 0 else [1 << place for place in listed(places & ~field.barred)]
    return [Candidate(pairs, bye) for bye in byes for pairs in field.pairings(places & ~bye)]


def mixed(bracket: Bracket, candidate: Candidate) -> list[Pair]:
    """The pairs of a moved-down player with a resident, the moved-down player first."""
    moved = bracket.moved
    return [(a, b) for a, b in candidate.pairs if moved >> a & 1 and not moved >> b & 1]
