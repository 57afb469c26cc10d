"""A single search, against networkx."""

import random

from hypothesis import given

from fairswiss.kernel.matchings.alternating import FREE, Search
from fairswiss.kernel.matchings.matching import Matching
from tests.kernel.matchings.random_graphs import MANY, SEEDS, for_networkx, left_alone, random_graph


@MANY
@given(SEEDS)
def test_a_search_in_vain_reaches_at_even_distance_just_those_who_can_be_free_instead(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(1, 11))
    matching = Matching(graph, range(len(graph)))
    if matching.grow() != 1:
        return
    (root,) = matching.alone
    search = Search(graph, matching.mate, matching._join, root)
    assert not search.run()
    everybody = set(range(len(graph)))
    assert search.is_outer == {v for v in everybody if not left_alone(for_networkx(graph, everybody - {v}))}
    assert matching.mate[root] == FREE
