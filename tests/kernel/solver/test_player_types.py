"""Types: players of one type cost the same, whoever they are."""

from contextlib import suppress
from itertools import combinations, product

from hypothesis import given

from fairswiss.kernel.solver.edges import Edges
from fairswiss.kernel.solver.lookahead import look_ahead
from fairswiss.kernel.solver.player_types import BracketTypes, GraphTypes
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll
from fairswiss.kernel.vocabulary.entrants import Entrant
from tests.kernel.solver.trying import SOME, Bracket, last_rounds, small_brackets


@SOME
@given(small_brackets() | last_rounds())
def test_every_edge_costs_what_its_types_say_with_the_white_that_it_has(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        edges = Edges(field, packing)
        types = GraphTypes(edges)
        costs = types.costs()
        dearer = {(a, b): cost for a, b, cost in types.dearer_pairs(lambda a, b: True)}
        assert sum(types.counts) == len(edges.vertices)
        for (a, one), (b, other) in product(enumerate(edges.vertices), repeat=2):
            cost = edges.cost(one, other) if a < b else None
            promised = costs[types.of[a]][types.of[b]]
            if cost is not None:
                assert promised is not None
                assert cost == dearer.get((a, b), promised) >= promised


@SOME
@given(last_rounds())
def test_pairs_that_give_white_to_the_wrong_one_are_not_tight(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        typed = bracket.typed()
        with suppress(NoRoundAtAll):
            graph = typed.tight_graph()
            for (a, one), (b, other) in combinations(enumerate(typed.edges.vertices), 2) if graph else ():
                if graph and graph.tight[typed.types.of[a]] >> typed.types.of[b] & 1:
                    costs_more = typed.edges.cost(one, other) != typed.costs[typed.types.of[a]][typed.types.of[b]]
                    assert (b in graph.apart[a]) == costs_more


@SOME
@given(small_brackets())
def test_a_pair_of_the_bracket_costs_what_its_types_say_at_least(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        players = [*field.moved_down, *field.residents]
        below = look_ahead(field, packing, len(players) % 2)
        if below is None:
            continue
        types = BracketTypes(field, packing, below, len(players) % 2)
        costs, inside = types.costs(), Edges(field, packing)
        assert sum(types.counts) == len(players) + len(players) % 2
        for a, one in enumerate(players):
            for other in players[a + 1 :]:
                cost, promised = inside.cost(one, other), costs[types.of[one]][types.of[other]]
                assert cost is None or (promised is not None and promised <= cost)
                if cost is not None and not (one.absolute and one.absolute == other.absolute):
                    assert promised == cost


@SOME
@given(small_brackets())
def test_types_of_whom_no_two_can_be_paired_have_no_cost(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        types = GraphTypes(Edges(field, packing))
        members = {kind: [v for v, of in zip(types.vertices, types.of, strict=True) if of == kind] for kind in types.of}
        for a, row in enumerate(types.costs()):
            for b, cost in enumerate(row):
                players = [(x, y) for x in members[a] for y in members[b] if x is not y]
                if all(isinstance(x, Entrant) and isinstance(y, Entrant) and not x.may_meet(y) for x, y in players):
                    assert cost is None
