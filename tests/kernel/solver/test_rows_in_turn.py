"""Rows that choose in turn, against trying every complete round."""

from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from fairswiss.kernel.solver import rows_in_turn
from fairswiss.kernel.solver.rows_in_turn import NOBODY, Turns, chosen_in_turn
from fairswiss.kernel.solver.tight_graph import TypedField
from tests.kernel.solver.trying import SOME, Bracket, rounds_of, small_brackets


@SOME
@given(small_brackets(), st.sampled_from((1, 16)))
def test_each_has_the_first_that_a_best_round_allows(brackets: list[Bracket], back: int) -> None:
    for field, packing, _ in brackets:
        graph = TypedField(field, packing).tight_graph()
        if graph is None:
            continue
        rows = list(range(graph.inside))
        columns = rows[::-1]
        place = {vertex: number for number, vertex in enumerate(graph.types.vertices)}
        best = [
            {a: b for one, other in pairs for a, b in ((place[one], place[other]), (place[other], place[one]))}
            for cost, pairs in rounds_of(graph.types.edges)
            if cost == graph.cost
        ]
        with patch.object(rows_in_turn, "_FIRST_STEP_BACK", back):
            found = chosen_in_turn(graph, set(place.values()), Turns(rows, columns, may_float=True))
        assert (found is None) == (not best)
        for row, other in found or ():
            first = next((column for column in columns if any(mates[row] == column for mates in best)), NOBODY)
            assert other == first
            best = [mates for mates in best if (mates[row] if mates[row] in rows else NOBODY) == other]
