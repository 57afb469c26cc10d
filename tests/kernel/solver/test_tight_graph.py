"""The tight graph: the pairs of the best complete rounds, and no others that lead to one."""

from hypothesis import given

from fairswiss.kernel.solver.tight_graph import FLOATING, LOWER, PAIRED, UPPER, TypedField
from tests.kernel.solver.trying import SOME, Bracket, rounds_of, small_brackets


@SOME
@given(small_brackets())
def test_a_best_round_that_reaches_the_bound_is_made_of_it_and_no_other_is(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        graph = TypedField(field, packing).tight_graph()
        if graph is None:
            continue
        place = {vertex: number for number, vertex in enumerate(graph.types.vertices)}
        completion = graph.completion(range(len(place)))
        every = list(rounds_of(graph.types.edges))
        assert all(cost >= graph.cost for cost, _ in every)
        assert completion.possible() == any(cost == graph.cost for cost, _ in every)
        for cost, pairs in every:
            tight = all(completion.graph.may_meet(place[a], place[b]) for a, b in pairs)
            assert tight == (cost == graph.cost)


@SOME
@given(small_brackets())
def test_decisions_only_take_pairs_away(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        graph = TypedField(field, packing).tight_graph()
        if graph is None:
            continue
        here = [number for number, inside in enumerate(graph.here) if inside]
        for a in here:
            for b in range(len(graph.here)):
                for one, other in ((PAIRED, 0), (FLOATING, 0), (UPPER, LOWER), (UPPER, UPPER), (LOWER, LOWER)):
                    first, second = (a, one), (b, other if graph.here[b] else 0)
                    if graph.compatible(first, second):
                        assert graph.compatible((a, 0), (b, 0))
                        assert one != FLOATING or not graph.here[b]
                        assert one not in (PAIRED, UPPER) or graph.here[b]
