"""The graph behind a bracket: its edges add up to the ladder, row by row."""

from itertools import combinations

from hypothesis import given

from fairswiss.kernel.solver.edges import Edges, Spot, Vertex, Way
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing, Row
from tests.kernel.solver.trying import SOME, Bracket, complete_rounds, small_brackets


def row_of(row: Row, field: Field, packing: Packing, pairs: list[tuple[Vertex, Vertex]]) -> tuple[int, ...]:
    """The digits of one row, added up over a complete round."""
    setting, total = packing.setting, 0
    here, following = {*field.moved_down, *field.residents}, {*field.following}
    for one, other in pairs:
        if not isinstance(one, Entrant):
            continue  # two ways out that nobody takes
        inside = isinstance(other, Entrant) and other in here
        lands = isinstance(other, Entrant) and other in following
        if inside and row.pair:
            total += row.pair(setting, one, other)  # type: ignore[arg-type]
        if one in here and not inside and row.down:
            total += row.down(setting, one)
        if lands and row.following_pair:
            total += row.following_pair(setting, one, other)  # type: ignore[arg-type]
        passes = field.following and not inside and not lands and (one in here or one in following)
        if passes and row.following_down:
            total += row.following_down(setting, one)
        if isinstance(other, Spot) and other.way is Way.BYE and row.pab:
            total += row.pab(setting, one)
    return setting.digits(total, row.digits(setting))


@SOME
@given(small_brackets())
def test_the_edges_of_a_complete_round_add_up_to_its_ladder(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        for cost, pairs in list(complete_rounds(field, packing))[:20]:
            rows = [row_of(row, field, packing, pairs) for row in packing.rows]
            assert packing.split(cost) == tuple(rows)


@SOME
@given(small_brackets())
def test_all_edges_at_once_are_those_asked_for_one_by_one(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        edges = Edges(field, packing)
        asked = ((a, b, edges.cost(one, other)) for (a, one), (b, other) in combinations(enumerate(edges.vertices), 2))
        assert sorted(edges.every()) == sorted(edge for edge in asked if edge[2] is not None)


@SOME
@given(small_brackets())
def test_types_never_promise_more_than_an_edge_costs(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        edges = Edges(field, packing)
        for one, other in combinations(edges.vertices, 2):
            cost, least = edges.cost(one, other), edges.least(one, other)
            if cost is None:
                continue
            assert least is not None
            assert least <= cost
            if not (isinstance(one, Entrant) and isinstance(other, Entrant) and one.absolute == other.absolute != 0):
                assert least == cost
