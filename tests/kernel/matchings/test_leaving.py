"""Who leaves a group, against trying every set in the order of preference."""

import random
from itertools import combinations

from hypothesis import given

from fairswiss.kernel.matchings import Matching, players_to_leave, players_to_leave_at_a_price
from tests.kernel.matchings.random_graphs import MANY, SEEDS, for_networkx, left_alone, random_graph


@MANY
@given(SEEDS)
def test_the_fewest_leave_and_of_them_the_first_in_the_order_of_preference(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(1, 5))
    everybody = list(range(len(graph)))
    kept = Matching(graph, everybody)
    if kept.grow():
        return
    group = rng.sample(everybody, rng.randint(1, len(everybody)))
    rest = set(everybody) - set(group)
    preference = rng.sample(group, len(group))

    def works(leaving: tuple[int, ...]) -> bool:
        """Those who stay pair among themselves, those who leave find somebody of the rest."""
        stay = set(group) - set(leaving)
        outside = for_networkx(graph, rest | set(leaving))
        outside.remove_edges_from([(a, b) for a in leaving for b in leaving if outside.has_edge(a, b)])
        return left_alone(for_networkx(graph, stay)) == 0 and left_alone(outside) == 0

    count = next(n for n in range(len(group) + 1) if any(map(works, combinations(preference, n))))
    first = next(filter(works, combinations(preference, count)))
    assert players_to_leave(graph, group, kept, preference) == list(first)
    at_a_price = players_to_leave_at_a_price(
        set(group), everybody, preference, lambda a, b: 0 if graph.may_meet(a, b) else None
    )
    assert at_a_price == list(first)
