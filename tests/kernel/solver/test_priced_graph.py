"""The graph of prices: it refuses no pair of a best round, also after a flower has been left."""

from hypothesis import given

from fairswiss.kernel.solver.bracket_matching import BracketMatching
from fairswiss.kernel.solver.tight_graph import TypedField
from tests.kernel.solver.trying import SOME, Bracket, rounds_of, small_brackets


@SOME
@given(small_brackets())
def test_every_best_round_is_made_of_pairs_that_reach_their_prices(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        matching = BracketMatching(TypedField(field, packing))
        mate = matching.solve(lambda one, other: 0)
        if mate is None or not field.may_be_typed():
            continue
        cost = matching.total(mate)
        place = matching.priced(cost, {}, ()).place
        for found, pairs in rounds_of(matching.edges):
            assert found >= cost
            if found == cost:
                graph = matching.priced(cost, {}, ())
                for one, other in pairs:
                    a, b = place[one], place[other]
                    assert graph.completion(range(len(place))).graph.may_meet(a, b)
                    graph.use(a, b)
