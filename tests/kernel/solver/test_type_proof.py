"""The proof by types: what it gives is the first of the best, and it says nothing where it cannot know."""

import random

from hypothesis import given

from fairswiss.kernel.solver.by_halves import found_by_matching
from fairswiss.kernel.solver.type_proof import proven_by_types
from tests.kernel.solver.trying import SOME, Bracket, brackets_of, first_of_the_best, small_brackets, told
from tests.tournaments import scrambled_history


@SOME
@given(small_brackets())
def test_what_is_proven_is_the_first_of_the_best(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        proven = proven_by_types(bracket.field, bracket.packing)
        assert proven is None or told(bracket, proven) == first_of_the_best(bracket)


def test_larger_brackets_are_proven_as_the_weighted_matching_finds_them() -> None:
    rng = random.Random(11)
    proven = 0
    for _ in range(40):
        for bracket in brackets_of(scrambled_history(rng, rng.randint(12, 24), rng.randint(1, 5)), "dutch_2026"):
            found = proven_by_types(bracket.field, bracket.packing)
            if found is not None:
                proven += 1
                assert told(bracket, found) == told(bracket, found_by_matching(bracket.typed(), bracket.order_of_sets))
    assert proven > 100
