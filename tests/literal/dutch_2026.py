"""A round of the FIDE (Dutch) System, C.04.3 as applied from February 2026, found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so.

The order of a round (1.9): bracket by bracket from the highest score. In a bracket every choice of downfloaters
is listed and sifted by C4 to C9, which look at nothing else; then every pairing of the others is listed and
sifted by C10 to C21; of what is left the candidate generated first is taken (3.8). Then colours (5.2).
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

CRITERIA = tuple(f"C{number}" for number in range(5, 22))


def article_1_4_3(entry: Entry, loss: int) -> bool:
    """Whether a round without a game was a downfloat: the PAB, or more points than a loss gives."""
    return entry.code == "U" or entry.worth > loss


def article_2_1_2(entry: Entry, win: int) -> bool:
    """C2: whether a round without a game bars from the PAB: the PAB itself, or the points of a win."""
    return entry.code == "U" or (entry.code != "" and entry.worth >= win)


def article_4_4_2(field: Field, s1: tuple[int, ...]) -> Any:
    """The order of MDP sets: the smallest differing BSN."""
    return s1


def people(tournament: Tournament) -> list[Person]:
    """The players of the next round in the order of 1.2."""
    return people_of(tournament, floats_unplayed=article_1_4_3, bars_pab=article_2_1_2, skip_never_paired=True)


def c4_to_c7(field: Field, bracket: Bracket, sieve: Sieve) -> list[Places]:
    """The choices of downfloaters that are best on C4 to C7.

    The smallest number of downfloaters is C6; larger ones are looked at only as long as C4 and C5 want it.
    """
    wanted = field.pab_score(bracket.places | bracket.below)
    if wanted is None:
        raise LiteralImpossible("the players left cannot be paired")
    for size in range(bracket.places.bit_count() % 2, bracket.places.bit_count() + 1, 2):
        found = downfloaters(field, bracket, size)
        pab = {down: field.pab_score(down | bracket.below) for down in found}
        kept = [down for down in found if pab[down] is not None]
        sieve.note("C4", len(found), len(kept))
        if "C5" not in sieve.without:
            found, kept = kept, [down for down in kept if pab[down] == wanted]
            sieve.note("C5", len(found), len(kept))
        if kept:
            return sieve.choices("C7", kept, lambda down: scores_of(field, down))
    raise AssertionError("a field that can be paired has no candidate")


def scores_of(field: Field, down: Places) -> tuple[int, ...]:
    """C7: the scores of the downfloaters."""
    return descending([field.score(place) for place in listed(down)])


def c8(field: Field, bracket: Bracket, without: frozenset[str]) -> Callable[[Places], Any]:
    """How many downfloaters the following bracket will have, then their scores; that bracket alone."""

    def measure(down: Places) -> Any:
        if not bracket.following:
            return ()
        following = Bracket(down, bracket.following, bracket.below & ~bracket.following)
        best = c4_to_c7(field, following, Sieve(field, following, article_4_4_2, without & {"C5"}))[0]
        return best.bit_count(), scores_of(field, best)

    return measure


def c9(field: Field, bracket: Bracket) -> Callable[[Places], Any]:
    """The unplayed games of a single downfloater whom nobody below can relieve of the PAB."""
    wanted = field.pab_score(bracket.places | bracket.below)
    takers = [place for place in listed(bracket.below & ~field.barred) if field.score(place) == wanted]

    def measure(down: Places) -> Any:
        if down.bit_count() != 1 or bracket.below.bit_count() % 2 or takers:
            return 0
        return field.people[listed(down)[0]].unplayed

    return measure


def c10_to_c21(field: Field, bracket: Bracket) -> list[tuple[str, Measure]]:
    """The criteria that look at the pairs, in order."""
    people = field.people

    def players(candidate: Candidate, counts: Callable[[Person, str], bool], *, topscorers: bool = False) -> int:
        total = 0
        for a, b in candidate.pairs:
            if not topscorers or people[a].topscorer or people[b].topscorer:
                colour = field.colour(a, b)
                total += counts(people[a], colour) + counts(people[b], other(colour))
        return total

    def resident_downfloaters(candidate: Candidate, rounds: int) -> int:
        down = candidate.down & bracket.residents
        return sum(people[place].float_before(rounds) == "d" for place in listed(down))

    def mdp_pairs(candidate: Candidate) -> list[tuple[Person, Person]]:
        return [(people[a], people[b]) for a, b in candidate.pairs if bracket.mdps >> a & 1]

    def mdp_opponents(candidate: Candidate, rounds: int) -> int:
        return sum(b.float_before(rounds) == "u" for _, b in mdp_pairs(candidate))

    def mdp_differences(candidate: Candidate, rounds: int) -> tuple[int, ...]:
        resident = field.score(listed(bracket.residents)[0])
        paired = [a.score - b.score for a, b in mdp_pairs(candidate) if a.float_before(rounds) == "d"]
        limbo = [people[place] for place in listed(candidate.down & bracket.mdps)]
        beyond = [p.score - resident + 10 for p in limbo if p.float_before(rounds) == "d"]
        return descending(paired + beyond)

    def opponent_differences(candidate: Candidate, rounds: int) -> tuple[int, ...]:
        return descending([a.score - b.score for a, b in mdp_pairs(candidate) if b.float_before(rounds) == "u"])

    def strong_and_unhappy(person: Person, colour: str) -> bool:
        return person.strength == STRONG and unhappy(person, colour)

    return [
        ("C10", lambda c: players(c, beyond_two, topscorers=True)),
        ("C11", lambda c: players(c, third_running, topscorers=True)),
        ("C12", lambda c: players(c, unhappy)),
        ("C13", lambda c: players(c, strong_and_unhappy)),
        ("C14", lambda c: resident_downfloaters(c, 1)),
        ("C15", lambda c: mdp_opponents(c, 1)),
        ("C16", lambda c: resident_downfloaters(c, 2)),
        ("C17", lambda c: mdp_opponents(c, 2)),
        ("C18", lambda c: mdp_differences(c, 1)),
        ("C19", lambda c: opponent_differences(c, 1)),
        ("C20", lambda c: mdp_differences(c, 2)),
        ("C21", lambda c: opponent_differences(c, 2)),
    ]


def best_candidate(field: Field, bracket: Bracket, sieve: Sieve) -> Candidate:
    """3.8.1: the best candidate of a bracket."""
    choices = c4_to_c7(field, bracket, sieve)
    choices = sieve.choices("C8", choices, c8(field, bracket, sieve.without))
    choices = sieve.choices("C9", choices, c9(field, bracket))
    found = [candidate for down in choices for candidate in candidates(field, bracket, down)]
    for name, measure in c10_to_c21(field, bracket):
        found = sieve.candidates(name, found, measure)
    return sieve.first(found)


def pair_field(
    field: Field, *, without: frozenset[str] = frozenset(), explain: bool = False, moved_down: Places = 0
) -> LiteralRound:
    """1.9: the round of these players, or its rest after these were moved down."""
    if not field.completable(field.everybody):
        raise LiteralImpossible("no complete pairing complies with C1, C2 and C3")
    pairs: list[Pair] = []
    traces: list[BracketTrace] = []
    down, below = moved_down, field.everybody & ~moved_down
    groups = field.scoregroups(moved_down)
    for residents, following in zip(groups, [*groups[1:], 0], strict=True):
        below &= ~residents
        bracket = Bracket(down, residents, below, following)
        sieve = Sieve(field, bracket, article_4_4_2, without, explain)
        chosen = best_candidate(field, bracket, sieve)
        traces.append(traced("normal", field, bracket, chosen, sieve.steps))
        pairs += chosen.pairs
        down = chosen.down
    return finished(field, pairs, down, traces)


def pair_round(tournament: Tournament, *, without: frozenset[str] = frozenset(), explain: bool = False) -> LiteralRound:
    """The next round, for everybody who is not absent from it.

    ``without`` leaves out criteria (any of C5 and C7 to C21) to see what they are good for; ``explain`` finds
    out of every criterion from C7 on whether it removed the candidate that was then the first one.
    """
    initial = initial_colour(tournament, skip_never_paired=True)
    field = Field(people(tournament), forbidden_pairs(tournament), initial)
    return pair_field(field, without=without, explain=explain)
