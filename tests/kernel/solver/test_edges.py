"""The graph behind a bracket: its edges add up to the ladder, row by row."""

from itertools import combinations

from hypothesis import given

from fairswiss.kernel.solver.edges import Edges, Spot, Vertex, Way
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing, Row
from tests.kernel.solver.trying import SOME, Bracket, complete_rounds, small_brackets


def row_of(row: Row, field: Field, packing: Packing, pairs: list[tuple[Vertex, Vertex]]) -> list[int]:
    """The digits of one row, added up over a complete round."""
    total = [0] * row.digits(packing.setting)

    def add(digits: object) -> None:
        for place, digit in enumerate(digits):  # type: ignore[var-annotated, arg-type]
            total[place] += digit

    here, following = {*field.moved_down, *field.residents}, {*field.following}
    for one, other in pairs:
        if not isinstance(one, Entrant):
            continue  # two ways out that nobody takes
        inside = isinstance(other, Entrant) and other in here
        lands = isinstance(other, Entrant) and other in following
        if inside and row.pair:
            add(row.pair(packing.setting, one, other))  # type: ignore[arg-type]
        if one in here and not inside and row.down:
            add(row.down(packing.setting, one))
        if lands and row.following_pair:
            add(row.following_pair(packing.setting, one, other))  # type: ignore[arg-type]
        passes = field.following and not inside and not lands and (one in here or one in following)
        if passes and row.following_down:
            add(row.following_down(packing.setting, one))
        if isinstance(other, Spot) and other.way is Way.BYE and row.pab:
            add(row.pab(packing.setting, one))
    return total


@SOME
@given(small_brackets())
def test_the_edges_of_a_complete_round_add_up_to_its_ladder(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        for cost, pairs in list(complete_rounds(field, packing))[:20]:
            rows = [tuple(row_of(row, field, packing, pairs)) for row in packing.rows]
            assert packing.split(cost) == tuple(rows)


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
