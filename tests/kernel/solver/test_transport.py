"""The bound on what a pairing costs, and its tight pairs, against a weighted matching."""

import random

from hypothesis import given, settings

from fairswiss.kernel.matchings import best_perfect_matching
from fairswiss.kernel.solver.transport import OneMore, cheapest
from tests.kernel.matchings.random_graphs import SEEDS

MANY = settings(max_examples=400, deadline=None)


def random_costs(rng: random.Random, types: int) -> list[list[int | None]]:
    """Symmetric, some pairs of types not allowed."""
    costs: list[list[int | None]] = [[None] * types for _ in range(types)]
    for a in range(types):
        for b in range(a, types):
            costs[a][b] = costs[b][a] = None if rng.random() < 0.3 else rng.randint(0, 6)
    return costs


@MANY
@given(SEEDS)
def test_no_pairing_is_cheaper_than_the_bound_and_those_that_reach_it_are_tight(rng: random.Random) -> None:
    counts = [rng.randint(0, 4) for _ in range(rng.randint(1, 5))]
    counts[0] += sum(counts) % 2
    costs = random_costs(rng, len(counts))
    of = [kind for kind, count in enumerate(counts) for _ in range(count)]

    def weight(one: int, other: int) -> int | None:
        cost = costs[of[one]][of[other]]
        return None if cost is None else -cost

    mate = best_perfect_matching(len(of), weight)
    if mate is None:
        return
    bound = cheapest(counts, costs)
    assert bound is not None
    least = sum(-(weight(one, other) or 0) for one, other in enumerate(mate) if one < other)
    assert bound.doubled <= 2 * least
    if bound.doubled == 2 * least:
        assert all(bound.tight[of[one]] >> of[other] & 1 for one, other in enumerate(mate))


@MANY
@given(SEEDS)
def test_one_more_costs_what_it_costs_from_the_beginning(rng: random.Random) -> None:
    counts = [rng.randint(0, 4) for _ in range(rng.randint(1, 5))]
    costs = random_costs(rng, len(counts))
    others = OneMore(counts, costs)
    for _ in range(3):
        row = [None if rng.random() < 0.4 else rng.randint(0, 6) for _ in counts]
        whole = [[*line, cost] for line, cost in zip(costs, row, strict=True)] + [[*row, None]]
        bound = cheapest([*counts, 1], whole)
        assert others.doubled(row) == (bound and bound.doubled)
