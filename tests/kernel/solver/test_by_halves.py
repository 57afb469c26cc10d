"""The best candidate by weighted matchings."""

from hypothesis import given

from fairswiss.kernel.solver.by_halves import found_by_matching
from tests.kernel.solver.trying import SOME, Bracket, first_of_the_best, small_brackets, told


@SOME
@given(small_brackets())
def test_two_matchings_find_the_first_of_the_best_candidates(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        assert told(bracket, found_by_matching(bracket.typed(), bracket.order_of_sets)) == first_of_the_best(bracket)
