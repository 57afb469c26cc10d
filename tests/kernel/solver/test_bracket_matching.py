"""A bracket as one weighted matching."""

from hypothesis import given

from fairswiss.kernel.solver.bracket_matching import BracketMatching
from fairswiss.kernel.solver.tight_graph import TypedField
from tests.kernel.solver.trying import SOME, Bracket, complete_rounds, small_brackets


@SOME
@given(small_brackets())
def test_no_complete_round_costs_less_than_the_matching(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        matching = BracketMatching(TypedField(field, packing))
        mate = matching.solve(lambda one, other: 0)
        least = min((cost for cost, _ in complete_rounds(field, packing)), default=None)
        assert (None if mate is None else matching.total(mate)) == least


@SOME
@given(small_brackets())
def test_pairs_that_are_fixed_stay_and_the_floating_are_paired_below(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        matching = BracketMatching(TypedField(field, packing))
        players = [*field.moved_down, *field.residents]
        mate = matching.solve(lambda one, other: 0, {}, set(players))
        assert mate is None or all(mate[player] not in players for player in players)
        free = matching.solve(lambda one, other: 0)
        if free is not None:
            one = players[0]
            fixed = {one: free[one], free[one]: one}
            again = matching.solve(lambda one, other: 0, fixed)
            assert again is not None
            assert again[one] == free[one]
            assert matching.total(again) == matching.total(free)
