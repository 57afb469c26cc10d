"""A round of the FIDE (Dutch) System, C.04.3 as applied until January 2026, found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so.

The order of a round (A.9): bracket by bracket from the highest score, without a thought to the rest of the
field. When what a bracket leaves cannot be completed, it is the penultimate bracket (PPB): it is paired again
under C.4, and its downfloaters and everybody below are the collapsed last bracket (CLB). In a bracket every
candidate is listed and sifted by C.5 to C.19; of what is left the one generated first is taken (B.8).
"""

from collections.abc import Callable
from typing import Any

from fairswiss.model import Tournament
from tests.literal.dutch_candidates import (
    Bracket,
    Candidate,
    Field,
    LiteralImpossible,
    Measure,
    Sieve,
    candidates,
    descending,
    downfloaters,
    finished,
    listed,
    traced,
)
from tests.literal.dutch_facts import (
    STRONG,
    BracketTrace,
    Entry,
    LiteralRound,
    Pair,
    Person,
    Places,
    beyond_two,
    forbidden_pairs,
    initial_colour,
    other,
    people_of,
    third_running,
    unhappy,
)

__all__ = ["CRITERIA", "LiteralImpossible", "LiteralRound", "pair_field", "pair_round", "people"]

CRITERIA = tuple(f"C.{number}" for number in range(5, 20))
SKIP_NEVER_PAIRED = True
"""The recorded rounds of 2017 show that E.5 too counts without those who were never taken into a pairing."""
POINT = 10
"""One point, which A.8 takes off the lowest score."""


def article_a_4_b(entry: Entry, loss: int) -> bool:
    """Whether a round without a game was a downfloat: always."""
    return True


def article_c_2(entry: Entry, win: int) -> bool:
    """Whether a round without a game bars from the PAB: the PAB itself, or a win by forfeit."""
    return entry.code in ("U", "+")


def article_d_3(field: Field, s1: tuple[int, ...]) -> Any:
    """The order of MDP sets: the highest differing score, then the smallest differing BSN."""
    return [-field.score(place) for place in s1], s1


def people(tournament: Tournament) -> list[Person]:
    """The players of the next round in the order of A.2."""
    return people_of(
        tournament, floats_unplayed=article_a_4_b, bars_pab=article_c_2, skip_never_paired=SKIP_NEVER_PAIRED
    )


def fall(field: Field, bracket: Bracket, place: int) -> int:
    """A.8: the score difference of a downfloater, to the lowest of the bracket less one point."""
    return field.score(place) - (field.score(listed(bracket.residents)[-1]) - POINT)


def article_a_8(field: Field, bracket: Bracket, candidate: Candidate) -> tuple[int, ...]:
    """The PSD of a candidate."""
    pairs = [field.score(a) - field.score(b) for a, b in candidate.pairs]
    return descending(pairs + [fall(field, bracket, place) for place in listed(candidate.down)])


def c_5(field: Field, bracket: Bracket, sieve: Sieve, *, complete: bool) -> list[Places]:
    """The smallest choices of downfloaters; those that C.4 allows, if it is in force or the bracket is the last."""
    for size in range(bracket.places.bit_count() % 2, bracket.places.bit_count() + 1, 2):
        found = downfloaters(field, bracket, size)
        kept = [down for down in found if field.completable(down | bracket.below)] if complete else found
        sieve.note("C.4", len(found), len(kept))
        if kept:
            return kept
    raise AssertionError("a field that can be paired has no candidate")


def c_7(field: Field, bracket: Bracket) -> Measure:
    """How many downfloaters the following bracket will have, then its PSD; that bracket alone.

    If it is the last one, what cannot finish the round comes after everything that can.
    """
    known: dict[Places, Any] = {}

    def look(down: Places) -> Any:
        following = Bracket(down, bracket.following, bracket.below & ~bracket.following)
        sieve = Sieve(field, following, article_d_3)
        choices = c_5(field, following, sieve, complete=False)
        unfinished = False
        if not following.below:
            finishing = [choice for choice in choices if field.completable(choice)]
            unfinished = not finishing
            choices = finishing or choices
        least = min(_psd_of_choice(field, following, choice) for choice in choices)
        return unfinished, choices[0].bit_count(), least

    def measure(candidate: Candidate) -> Any:
        if candidate.down not in known:
            known[candidate.down] = look(candidate.down)
        return known[candidate.down]

    return measure


def _psd_of_choice(field: Field, bracket: Bracket, down: Places) -> tuple[int, ...]:
    """The PSD of every candidate with these downfloaters, where all residents have the same score."""
    resident = field.score(listed(bracket.residents)[0])
    moved = listed(bracket.mdps & ~down)
    pairs = (bracket.places & ~down).bit_count() // 2
    differences = [field.score(place) - resident for place in moved] + [0] * (pairs - len(moved))
    return descending(differences + [fall(field, bracket, place) for place in listed(down)])


def c_8_to_c_19(field: Field, bracket: Bracket) -> list[tuple[str, Measure]]:
    """The other criteria, in order."""
    people = field.people

    def players(candidate: Candidate, counts: Callable[[Person, str], bool], *, topscorers: bool = False) -> int:
        total = 0
        for a, b in candidate.pairs:
            if not topscorers or people[a].topscorer or people[b].topscorer:
                colour = field.colour(a, b)
                total += counts(people[a], colour) + counts(people[b], other(colour))
        return total

    def again_down(candidate: Candidate, rounds: int) -> tuple[int, ...]:
        """The score differences of those who get the downfloat they had so many rounds before."""
        unequal = [(people[a], people[b]) for a, b in candidate.pairs if people[a].score > people[b].score]
        paired = [a.score - b.score for a, b in unequal if a.float_before(rounds) == "d"]
        falling = [place for place in listed(candidate.down) if people[place].float_before(rounds) == "d"]
        return descending(paired + [fall(field, bracket, place) for place in falling])

    def again_up(candidate: Candidate, rounds: int) -> tuple[int, ...]:
        """The same for upfloats."""
        unequal = [(people[a], people[b]) for a, b in candidate.pairs if people[a].score > people[b].score]
        return descending([a.score - b.score for a, b in unequal if b.float_before(rounds) == "u"])

    def strong_and_unhappy(person: Person, colour: str) -> bool:
        return person.strength == STRONG and unhappy(person, colour)

    return [
        ("C.8", lambda c: players(c, beyond_two, topscorers=True)),
        ("C.9", lambda c: players(c, third_running, topscorers=True)),
        ("C.10", lambda c: players(c, unhappy)),
        ("C.11", lambda c: players(c, strong_and_unhappy)),
        ("C.12", lambda c: len(again_down(c, 1))),
        ("C.13", lambda c: len(again_up(c, 1))),
        ("C.14", lambda c: len(again_down(c, 2))),
        ("C.15", lambda c: len(again_up(c, 2))),
        ("C.16", lambda c: again_down(c, 1)),
        ("C.17", lambda c: again_up(c, 1)),
        ("C.18", lambda c: again_down(c, 2)),
        ("C.19", lambda c: again_up(c, 2)),
    ]


def best_candidate(field: Field, bracket: Bracket, sieve: Sieve, *, complete: bool) -> Candidate:
    """B.8: the best candidate of a bracket; ``complete`` in the PPB and in the last bracket, which have no C.7."""
    choices = c_5(field, bracket, sieve, complete=complete)
    found = [candidate for down in choices for candidate in candidates(field, bracket, down)]
    found = sieve.candidates("C.6", found, lambda candidate: article_a_8(field, bracket, candidate))
    if not complete:
        found = sieve.candidates("C.7", found, c_7(field, bracket))
    for name, measure in c_8_to_c_19(field, bracket):
        found = sieve.candidates(name, found, measure)
    return sieve.first(found)


def pair_field(
    field: Field, *, without: frozenset[str] = frozenset(), explain: bool = False, moved_down: Places = 0
) -> LiteralRound:
    """A.9: the round of these players, or its rest after these were moved down."""
    if not field.completable(field.everybody):
        raise LiteralImpossible("no complete pairing complies with C.1, C.2 and C.3")
    pairs: list[Pair] = []
    traces: list[BracketTrace] = []

    def accept(kind: str, bracket: Bracket) -> Places | None:
        """Pair a bracket and take the pairs, unless the rest could not be completed."""
        sieve = Sieve(field, bracket, article_d_3, without, explain)
        chosen = best_candidate(field, bracket, sieve, complete=kind != "normal")
        if not field.completable(chosen.down | bracket.below):
            return None
        pairs.extend(chosen.pairs)
        traces.append(traced(kind, field, bracket, chosen, sieve.steps))
        return chosen.down

    down, below = moved_down, field.everybody & ~moved_down
    groups = field.scoregroups(moved_down)
    for residents, following in zip(groups, [*groups[1:], 0], strict=True):
        below &= ~residents
        bracket = Bracket(down, residents, below, following)
        left = accept("normal" if below else "last", bracket)
        if left is None:
            penultimate = accept("PPB", bracket)
            assert penultimate is not None
            left = accept("CLB", Bracket(penultimate, below, 0))
            below = 0
        assert left is not None
        down = left
        if not below:
            break
    return finished(field, pairs, down, traces)


def pair_round(tournament: Tournament, *, without: frozenset[str] = frozenset(), explain: bool = False) -> LiteralRound:
    """The next round, for everybody who is not absent from it.

    ``without`` leaves out criteria (any of C.6 to C.19) to see what they are good for; ``explain`` finds out
    of every criterion from C.6 on whether it removed the candidate that was then the first one.
    """
    initial = initial_colour(tournament, skip_never_paired=SKIP_NEVER_PAIRED)
    field = Field(people(tournament), forbidden_pairs(tournament), initial)
    return pair_field(field, without=without, explain=explain)
