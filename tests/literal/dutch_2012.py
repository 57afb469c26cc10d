"""A round of the Dutch System as agreed at Istanbul in 2012 (with D.4 of 2013), found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so.

The order of a round: bracket by bracket from the highest score. What a bracket leaves is moved down; in a
heterogeneous bracket those who were moved down meet residents only, and if they are as many as the residents,
or nobody of them can meet a resident, the bracket is homogeneous (A.3, C.14.b). When what a bracket leaves cannot
be completed it is the penultimate one of C.13: it is paired again so that completion remains possible, and
everybody below is merged into one lowest bracket.

In a bracket every candidate is listed. The text loosens its requirements step by step (C.10) and looks each time
for the first pairing that meets them; to try everything in that order is to sift by the requirement that is given
up last, then by the one given up before it, and so on, and to take the candidate generated first of what is left.
The places where the text is silent or dark and a reading was taken from the rounds of JaVaFo 1.4, the reference
program of the time, are marked [J].
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field as attribute
from typing import Any, NamedTuple

from fairswiss.model import Tournament
from tests.literal.dutch_2012_brackets import (
    POINT,
    Bracket,
    Field,
    T,
    apart,
    article_b_1_b,
    candidates,
    complete_pairings,
    heterogeneous,
    leftovers,
    mixed,
    people,
)
from tests.literal.dutch_candidates import (
    Candidate,
    LiteralImpossible,
    Measure,
    descending,
    finished,
    first_of_homogeneous,
    gathered,
    listed,
)
from tests.literal.dutch_facts import (
    ABSOLUTE,
    STRONG,
    BracketTrace,
    LiteralRound,
    Pair,
    Places,
    Step,
    entries,
    forbidden_pairs,
    initial_colour,
)

__all__ = ["CRITERIA", "Field", "LiteralImpossible", "LiteralRound", "pair_field", "pair_round", "people"]

CRITERIA = ("B.3", "C.12", "D.4", "C.10.g", "C.10.f", "C.10.e X", "C.10.e Z", "C.10.d", "C.10.c", "C.10.b", "C.10.a")
"""What ``without`` can leave out."""


# ---------------------------------------------------------------------------------------------- measures


def scores_of(field: Field, places: Places) -> tuple[int, ...]:
    """The scores of these, the highest first: what B.3 wants to be low in those who are left."""
    return descending([field.score(place) for place in listed(places)])


class Ahead(NamedTuple):
    """How the next bracket gets on with those who come down."""

    content: bool
    """It has no reason to send for others."""
    lacking: tuple[int, int, int, tuple[int, ...]]
    """What others have to better: whether it cannot finish, how many it leaves, whether somebody finds no resident."""


def article_c_12(field: Field, bracket: Bracket) -> Callable[[Places], Ahead]:
    """How the next bracket, and only that, gets on with those who are left.

    It is content with as many pairs as those have room for who are there when C.1 has sent on the residents
    without an opponent, if all who come down find a resident [J: all or nothing]. When one more comes down than
    there are residents [J] the score of the one who is left there counts too; when still more do, nobody else allows
    P1 pairs either. If it is the last one only pairings that finish the round count.
    """

    @functools.cache
    def look(down: Places) -> Ahead:
        following = Bracket(down, bracket.following, bracket.below & ~bracket.following)
        if not following.below:
            found = complete_pairings(field, following)
            every = any(len(mixed(following, c)) == down.bit_count() for c in found)
            return Ahead(every, (int(not found), 0, int(not every), ()))
        sets = list(leftovers(field, following))
        least = sets[0].bit_count()
        every = any(not left & down for left in sets if left.bit_count() == least)
        players = following.places.bit_count()
        alone = sum(not field.allowed[place] & following.places for place in listed(following.residents))
        full = (players - least) // 2 == (players - alone) // 2
        falling: tuple[int, ...] = ()
        if down.bit_count() == following.residents.bit_count() + 1:
            falling = min(scores_of(field, left) for left in sets if left.bit_count() == least)
        return Ahead(full and every, (0, least, int(not every), falling))

    return look


def article_d_4(field: Field, bracket: Bracket, candidate: Candidate) -> int:
    """The sum of the squared score differences; the bye is an opponent one point below the lowest."""
    lowest = min(field.score(place) for place in listed(bracket.places))
    squares = [(field.score(a) - field.score(b)) ** 2 for a, b in candidate.pairs]
    return sum(squares) + sum((field.score(place) - (lowest - POINT)) ** 2 for place in listed(candidate.down))


def waived(field: Field, candidate: Candidate) -> int:
    """C.10.g: pairs that would not be there without the note to B.2."""
    return sum(_both(field, pair, ABSOLUTE) for pair in candidate.pairs)


def firm_clashes(field: Field, candidate: Candidate) -> int:
    """A.7.d, A.7.e: pairs with the same preference, strong or absolute on both sides."""
    return sum(_both(field, pair, STRONG) for pair in candidate.pairs)


def clashes(field: Field, candidate: Candidate) -> int:
    """X: pairs with the same preference, of any strength."""
    return sum(_both(field, pair, 1) for pair in candidate.pairs)


def _both(field: Field, pair: Pair, strength: int) -> bool:
    a, b = (field.people[place] for place in pair)
    return a.colour == b.colour != "" and min(a.strength, b.strength) >= strength


def colour_measures(field: Field) -> list[tuple[str, Measure]]:
    """C.10.g, f, e: what is given up last comes first. In an even round X comes before Z."""
    b_2: tuple[str, Measure] = ("C.10.g", lambda c: waived(field, c))
    x: tuple[str, Measure] = ("C.10.e X", lambda c: clashes(field, c))
    if field.odd_round:
        return [b_2, ("C.10.f", lambda c: firm_clashes(field, c)), x]
    return [b_2, x, ("C.10.e Z", lambda c: firm_clashes(field, c))]


def float_measures(field: Field, bracket: Bracket) -> list[tuple[str, Measure]]:
    """C.10.d, c, b, a: B.5 and B.6, the downfloaters before the upfloaters.

    Only residents can repeat a downfloat, only opponents of moved-down players an upfloat [J].
    """

    def again_down(candidate: Candidate, rounds: int) -> int:
        falling = listed(candidate.down & bracket.residents)
        return sum(field.people[place].float_before(rounds) == "d" for place in falling)

    def again_up(candidate: Candidate, rounds: int) -> int:
        return sum(field.people[b].float_before(rounds) == "u" for _, b in mixed(bracket, candidate))

    down: list[tuple[str, Measure]] = [
        ("C.10.d", lambda c: again_down(c, 1)),
        ("C.10.c", lambda c: again_down(c, 2)),
    ]
    up: list[tuple[str, Measure]] = [
        ("C.10.b", lambda c: again_up(c, 1)),
        ("C.10.a", lambda c: again_up(c, 2)),
    ]
    return [*down, *up] if heterogeneous(field, bracket) else down


def first_generated(field: Field, bracket: Bracket, found: list[Candidate]) -> Candidate:
    """C.6 to C.9: the first set of moved-down players (D.3), transposition (D.1), remainder (D.2, then D.1)."""
    remainder = bracket.places
    if heterogeneous(field, bracket):
        rows = []
        for candidate in found:
            pairs = mixed(bracket, candidate)
            rows.append(([a for a, _ in pairs], [b for _, b in pairs]))
        best = min(rows)
        found = [candidate for candidate, row in zip(found, rows, strict=True) if row == best]
        remainder &= ~gathered([*best[0], *best[1]])
        if bracket.below:
            remainder &= ~bracket.moved
    return found[0] if len(found) == 1 else first_of_homogeneous(found, remainder)


@dataclass
class Sieve:
    """Keeps the best by one criterion after the other and tells what each of them did."""

    field: Field
    bracket: Bracket
    without: frozenset[str] = frozenset()
    """Criteria that are left out, to see what they are good for."""
    explain: bool = False
    steps: list[Step] = attribute(default_factory=list)

    def choices(self, name: str, found: list[Places], measure: Callable[[Places], Any]) -> list[Places]:
        """A criterion that looks at those who are left alone."""
        every = {down: candidates(self.field, self.bracket, down) for down in found} if self.explain else {}
        return self._keep(name, found, measure, lambda: self.first([c for row in every.values() for c in row]).down)

    def candidates(self, name: str, found: list[Candidate], measure: Measure) -> list[Candidate]:
        """A criterion that looks at the pairs."""
        return self._keep(name, found, measure, lambda: self.first(found))

    def _keep(self, name: str, found: list[T], measure: Callable[[T], Any], first: Callable[[], T]) -> list[T]:
        if name in self.without or len(found) == 1:
            return found
        values = [measure(one) for one in found]
        best = min(values)
        kept = [one for one, value in zip(found, values, strict=True) if value == best]
        if len(kept) < len(found):
            self.steps.append(Step(name, len(found), len(kept), first() not in kept if self.explain else None))
        return kept

    def first(self, found: list[Candidate]) -> Candidate:
        """The one generated first."""
        return first_generated(self.field, self.bracket, found)


# ------------------------------------------------------------------------------------------------ stages


def pair_normal(field: Field, bracket: Bracket, sieve: Sieve) -> Candidate:
    """A bracket with another one below it, paired without a thought to what is below the next one."""
    sets = list(leftovers(field, bracket))
    if heterogeneous(field, bracket):
        sets = sieve.choices("M1", sets, lambda down: (down & bracket.moved).bit_count())
    sets = sieve.choices("P1", sets, lambda down: down.bit_count())
    sets = sieve.choices("B.3", sets, lambda down: scores_of(field, down))
    chosen = _sifted(field, bracket, Sieve(field, bracket, sieve.without), sets)
    look = article_c_12(field, bracket)
    if not look(chosen.down).content:
        sets = sieve.choices("C.12", sets, lambda down: look(down).lacking)
    return _sifted(field, bracket, sieve, sets)


def pair_penultimate(field: Field, bracket: Bracket, sieve: Sieve) -> Candidate:
    """C.13: the bracket again, so that what it leaves can be completed.

    The number of pairs is given up before M1 (C.14.b1). Once M1 has to be given up [J] no more pairs are made
    than the first set of moved-down players (D.3) has room for, and of the sets that make as many the one that
    leaves the lowest scores is taken. Whoever is expected to have the bye is not counted on for a pair: a moved-down
    player goes on to have it, if that can be. When M1 gets to zero so does P, and everybody goes down.
    """
    sets = list(leftovers(field, bracket))
    kept = [down for down in sets if field.completable(down | bracket.below)]
    sieve.steps.append(Step("C.13", len(sets), len(kept)))
    if heterogeneous(field, bracket):
        kept = sieve.choices("M1", kept, lambda down: (down & bracket.moved).bit_count())
        m1 = most_met(bracket, kept)
        if m1 == 0:
            return Candidate((), bracket.places)
        if m1 < most_met(bracket, sets):
            bye = expected_bye(field, bracket)
            if bye & bracket.moved:
                kept = [d for d in kept if d & bye and field.pairable((d | bracket.below) & ~bye)] or kept
            room = room_for_first_set(bracket, m1, [down for down in sets if down & bye == bye])
            kept = sieve.choices("P1", kept, lambda down: (down.bit_count() < room, down.bit_count()))
            kept = sieve.choices("B.3", kept, lambda down: scores_of(field, down & bracket.moved))
    kept = sieve.choices("P1", kept, lambda down: down.bit_count())
    kept = sieve.choices("B.3", kept, lambda down: scores_of(field, down))
    return _sifted(field, bracket, sieve, kept)


def expected_bye(field: Field, bracket: Bracket) -> Places:
    """The lowest player with the right to the bye, if he is in this bracket and somebody must have it (B.1.b, F.4)."""
    players = bracket.places | bracket.below
    if players.bit_count() % 2 == 0:
        return 0
    return 1 << listed(players & ~field.barred)[-1] & bracket.places


def room_for_first_set(bracket: Bracket, m1: int, sets: list[Places]) -> int:
    """How many are left at least by the first set (D.3) of m1 moved-down players; 0 if none of the sets is left."""
    as_many = [down for down in sets if (bracket.moved & ~down).bit_count() == m1]
    first = min((listed(bracket.moved & ~down) for down in as_many), default=None)
    return min((down.bit_count() for down in as_many if listed(bracket.moved & ~down) == first), default=0)


def most_met(bracket: Bracket, sets: list[Places]) -> int:
    """M1: the greatest number of moved-down players who are not left."""
    return max((bracket.moved & ~down).bit_count() for down in sets)


def pair_last(field: Field, bracket: Bracket, sieve: Sieve) -> Candidate:
    """The lowest bracket, merged or not."""
    found = complete_pairings(field, bracket)
    different = heterogeneous(field, bracket)
    if different:
        found = sieve.candidates("M1", found, lambda c: -len(mixed(bracket, c)))
    if bracket.merged:
        found = sieve.candidates("D.4", found, lambda c: article_d_4(field, bracket, c))
    else:
        found = sieve.candidates("B.3", found, lambda c: scores_of(field, c.down))
    for name, measure in [*colour_measures(field), *float_measures(field, bracket)]:
        found = sieve.candidates(name, found, measure)
    return sieve.first(found)


def _sifted(field: Field, bracket: Bracket, sieve: Sieve, sets: list[Places]) -> Candidate:
    """C.10 and then the order of generation among all candidates that leave one of these sets."""
    found = [candidate for down in sets for candidate in candidates(field, bracket, down)]
    for name, measure in [*colour_measures(field), *float_measures(field, bracket)]:
        found = sieve.candidates(name, found, measure)
    return sieve.first(found)


STAGES: dict[str, Callable[[Field, Bracket, Sieve], Candidate]] = {
    "normal": pair_normal,
    "penultimate": pair_penultimate,
    "last": pair_last,
    "merged": pair_last,
}


def pair_field(
    field: Field,
    *,
    without: frozenset[str] = frozenset(),
    explain: bool = False,
    lowest_bracket: str = "2013",
    moved_down: Places = 0,
) -> LiteralRound:
    """C.1 to C.14: the round of these players; in the text of 2012 a merged bracket is the last one and no more."""
    if not field.completable(field.everybody):
        raise LiteralImpossible("no complete pairing complies with B.1 and B.2")
    pairs: list[Pair] = []
    traces: list[BracketTrace] = []

    def numbers(places: Places) -> tuple[int, ...]:
        return tuple(field.people[place].number for place in listed(places))

    def accept(kind: str, bracket: Bracket) -> Places | None:
        """Pair a bracket and take the pairs, unless the rest could not be completed."""
        sieve = Sieve(field, bracket, without, explain)
        chosen = STAGES[kind](field, bracket, sieve)
        if not field.completable(chosen.down | bracket.below):
            return None
        pairs.extend(chosen.pairs)
        told = tuple((field.people[a].number, field.people[b].number) for a, b in chosen.pairs)
        members, first = (numbers(bracket.moved), numbers(bracket.residents)), numbers(apart(field, bracket))
        traces.append(BracketTrace(kind, *members, told, numbers(chosen.down), tuple(sieve.steps), first))
        return chosen.down

    down, below = moved_down, field.everybody & ~moved_down
    groups = field.scoregroups(moved_down)
    for residents, following in zip(groups, [*groups[1:], 0], strict=True):
        below &= ~residents
        bracket = Bracket(down, residents, below, following)
        left = accept("normal" if below else "last", bracket)
        if left is None:
            penultimate = accept("penultimate", bracket)
            assert penultimate is not None
            left = accept("merged", Bracket(penultimate, below, merged=lowest_bracket == "2013"))
            below = 0
        assert left is not None
        down = left
        if not below:
            break
    return finished(field, pairs, down, traces)


def pair_round(
    tournament: Tournament,
    *,
    without: frozenset[str] = frozenset(),
    explain: bool = False,
    lowest_bracket: str = "2013",
) -> LiteralRound:
    """The next round, for everybody who is not absent from it.

    ``without`` leaves out criteria to see what they are good for; ``explain`` finds out of every criterion
    whether it removed the candidate that was then the first one. ``lowest_bracket``: with D.4 (2013) or without it.
    """
    initial = initial_colour(tournament, skip_never_paired=True)
    taking_part = people(tournament)
    done = entries(tournament)
    gifts = {p.number: sum(article_b_1_b(played[p.number], 0) for played in done) for p in taking_part}
    field = Field(taking_part, forbidden_pairs(tournament), initial, len(done) + 1, gifts)
    return pair_field(field, without=without, explain=explain, lowest_bracket=lowest_bracket)
