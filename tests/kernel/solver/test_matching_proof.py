"""The proof by types and one kept matching."""

import random

from hypothesis import given

from fairswiss.kernel.solver.by_halves import found_by_matching
from fairswiss.kernel.solver.matching_proof import proven_by_matching, proven_cost
from fairswiss.kernel.vocabulary.candidates import Candidate
from tests.kernel.solver.trying import SOME, Bracket, brackets_of, first_of_the_best, scorecard, small_brackets, told
from tests.tournaments import scrambled_history


@SOME
@given(small_brackets())
def test_what_is_proven_is_the_first_of_the_best(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        proven, cost = proven_by_matching(bracket.typed()), proven_cost(bracket.typed())
        best = first_of_the_best(bracket)
        assert proven is None or told(bracket, proven) == best
        if cost is not None and best is not None:
            assert scorecard(bracket, best[0], bracket.packing.split(cost)) == best[1]


def test_larger_brackets_are_proven_as_the_weighted_matching_finds_them() -> None:
    rng = random.Random(12)
    proven = exchanged = 0
    for _ in range(40):
        for bracket in brackets_of(scrambled_history(rng, rng.randint(10, 20), rng.randint(2, 6)), "dutch_2026"):
            found = proven_by_matching(bracket.typed())
            if found is not None:
                proven += 1
                exchanged += bool(found.remainder_pairs) and is_exchanged(bracket, found)
                assert told(bracket, found) == told(bracket, found_by_matching(bracket.typed(), bracket.order_of_sets))
    assert proven > 50
    assert exchanged


def is_exchanged(bracket: Bracket, found: Candidate) -> bool:
    """Whether S1 of the remainder is not its upper half."""
    taken = {player for pair in found.moved_down_pairs for player in pair}
    remainder = [player for player in bracket.field.residents if player not in taken]
    return [upper for upper, _ in found.remainder_pairs] != remainder[: len(found.remainder_pairs)]
