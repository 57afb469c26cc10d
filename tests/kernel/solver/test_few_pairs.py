"""The pairs of few players: their cost, and the first of the cheapest ways to make them."""

from itertools import combinations

from hypothesis import given

from fairswiss.kernel.solver.edges import Edges
from fairswiss.kernel.solver.few_pairs import FewPairs
from fairswiss.kernel.solver.packed_order import positions
from fairswiss.kernel.vocabulary.entrants import Entrant
from tests.kernel.solver.trying import SOME, Bracket, place_of, rounds_of, small_brackets


@SOME
@given(small_brackets())
def test_all_pairs_are_made_as_cheaply_as_can_be_and_in_the_first_order(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        players = bracket.players()
        pairs = FewPairs(bracket.field, bracket.packing, players, positions(bracket.order_of_sets))
        for size in range(len(players) + 1):
            for places in combinations(range(len(players)), size):
                some = {players[place] for place in places}
                every = pairings(bracket, some)
                least = min((cost for cost, _ in every), default=None)
                weigh, bits = pairs.weighed(size // 2)
                weight, found = weigh(sum(1 << place for place in places)), pairs.first(places)
                if found is None or weight is None:
                    assert least is None
                    assert (found, weight) == (None, None)
                    continue
                assert weight == (found.cost << bits) + found.position[0 if bracket.field.moved_down else 1]
                assert found.cost == least
                first = min((rows for cost, rows in every if cost == least), key=lambda rows: place_of(bracket, rows))
                assert {(players[a], players[b]) for a, b in found.rows} == first


@SOME
@given(small_brackets())
def test_of_several_sets_that_weigh_the_same_that_comes_first_whose_pairs_do(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        players = bracket.players()
        pairs = FewPairs(bracket.field, bracket.packing, players, positions(bracket.order_of_sets))
        for size in range(2, len(players) + 1, 2):
            weigh, _ = pairs.weighed(size // 2)
            alike: dict[int, list[tuple[int, ...]]] = {}
            for places in combinations(range(len(players)), size):
                weight = weigh(sum(1 << place for place in places))
                if weight is not None:
                    alike.setdefault(weight, []).append(places)
            for sets in alike.values():
                soonest = min(way.position for places in sets if (way := pairs.first(places)))
                found = pairs.first_of([sum(1 << place for place in places) for places in sets])
                assert found.position == soonest


def pairings(bracket: Bracket, some: set[Entrant]) -> list[tuple[int, frozenset[tuple[Entrant, Entrant]]]]:
    """Every way to pair some players of a bracket, with its cost."""
    field = bracket.field
    alone = field._replace(
        moved_down=[player for player in field.moved_down if player in some],
        residents=[player for player in field.residents if player in some],
        following=[],
        rest=[],
        takes_bye=None,
        open_ended=False,
    )
    return [(cost, frozenset(rows)) for cost, rows in rounds_of(Edges(alone, bracket.packing))]  # type: ignore[arg-type]
