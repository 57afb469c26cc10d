"""The cheapest way to pair few vertices, against the weighted matching."""

import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from fairswiss.kernel.matchings import CheapestPairs, best_perfect_matching
from tests.kernel.matchings.random_graphs import MANY, SEEDS


@MANY
@given(SEEDS, st.integers(0, 12), st.sampled_from((1, 4, 1 << 80)))
def test_it_costs_what_the_best_matching_costs(rng: random.Random, size: int, most: int) -> None:
    share, heads = rng.choice((0.3, 0.6, 1)), rng.choice((0, 0, 1, 2))
    crowd = rng.choice((0, 0, rng.randrange(1 << 12)))
    cost = {
        pair: rng.randint(0, most) + rng.choice((0, most))
        for pair in combinations(range(size), 2)
        if rng.random() < share and pair[1] >= heads
    }
    pairs_of = {1 << a: [(cost[a, b], 1 << b) for b in range(size) if (a, b) in cost] for a in range(size)}
    ways = CheapestPairs(pairs_of, (1 << heads) - 1, crowd & (1 << size) - 1)
    for _ in range(3):
        places = [place for place in range(size) if rng.random() < 0.8]
        left = sum(1 << place for place in places)
        found = ways.least(left)
        weight = {
            (a, b): -cost[pair]
            for a, b in combinations(range(len(places)), 2)
            if (pair := (places[a], places[b])) in cost
        }
        mate = best_perfect_matching(len(places), lambda a, b: weight.get((a, b)))  # noqa: B023
        if mate is None:
            assert found is None
            continue
        assert found == -sum(weight[a, b] for a, b in enumerate(mate) if a < b)
        pairs = [(a.bit_length() - 1, b.bit_length() - 1) for a, b in ways.pairs(left)]
        assert sum(cost[pair] for pair in pairs) == found
        assert sorted(place for pair in pairs for place in pair) == places
