"""Counting types: the bound, the quotas and the exchanges against trying everything."""

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.exchanges import first_exchange
from fairswiss.kernel.quota import Quota
from fairswiss.kernel.transport import cheapest
from fairswiss.kernel.weighted import best_perfect_matching

MANY = settings(max_examples=400, deadline=None)


def random_costs(rng: random.Random, types: int) -> list[list[int | None]]:
    """Symmetric, some pairs of types not allowed."""
    costs: list[list[int | None]] = [[None] * types for _ in range(types)]
    for a in range(types):
        for b in range(a, types):
            costs[a][b] = costs[b][a] = None if rng.random() < 0.3 else rng.randint(0, 6)
    return costs


@MANY
@given(st.randoms(use_true_random=False))
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


def placeable(rows: list[int], columns: list[int], allowed: list[int]) -> bool:
    """Whether every row can have a column, by Hall's condition over all sets of row types."""
    for chosen in range(1 << len(rows)):
        mask = 0
        for kind, open_to in enumerate(allowed):
            if chosen >> kind & 1 and rows[kind]:
                mask |= open_to
        wanted = sum(count for kind, count in enumerate(rows) if chosen >> kind & 1)
        if wanted > sum(count for kind, count in enumerate(columns) if mask >> kind & 1):
            return False
    return True


@MANY
@given(st.randoms(use_true_random=False))
def test_a_pair_is_taken_exactly_if_the_others_can_still_be_placed(rng: random.Random) -> None:
    size = rng.randint(1, 4)
    rows, columns = ([rng.randint(0, 3) for _ in range(size)] for _ in range(2))
    missing = sum(rows) - sum(columns)
    (columns if missing > 0 else rows)[0] += abs(missing)
    allowed = [rng.getrandbits(size) for _ in range(size)]
    quota = Quota(rows, columns, allowed)
    assert quota.complete == placeable(rows, columns, allowed)
    for _ in range(12 if quota.complete else 0):
        a, b = rng.randrange(size), rng.randrange(size)
        if not rows[a] or not columns[b]:
            continue
        rows[a] -= 1
        columns[b] -= 1
        possible = bool(allowed[a] >> b & 1) and placeable(rows, columns, allowed)
        assert quota.take(a, b) == possible
        if not possible:
            rows[a] += 1
            columns[b] += 1


def test_what_is_given_back_can_be_taken_again() -> None:
    quota = Quota([2, 2], [2, 2], [0b10, 0b01])
    assert quota.take_both_ways(0, 1)
    quota.give_back(0, 1)
    assert [quota.take_both_ways(0, 1) for _ in range(3)] == [True, True, False]


@MANY
@given(st.randoms(use_true_random=False))
def test_the_first_exchange_is_the_first_of_all_in_their_order(rng: random.Random) -> None:
    half, size, types = rng.randint(1, 4), rng.randint(5, 9), rng.randint(1, 3)
    of = [rng.randrange(types) for _ in range(size)]
    count = rng.randint(1, min(half, 2))
    verdicts: dict[tuple[tuple[int, ...], tuple[int, ...]], bool] = {}

    def allowed(out: tuple[int, ...], into: tuple[int, ...]) -> bool:
        return verdicts.setdefault((out, into), rng.random() < 0.3)

    def numbers(places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(of[place] == kind for place in places) for kind in range(types))

    leaving = [[place for place in range(half - 1, -1, -1) if of[place] == kind] for kind in range(types)]
    entering = [[place for place in range(half, size) if of[place] == kind] for kind in range(types)]
    found = first_exchange(leaving, entering, count, allowed)
    every = [
        (sum(into) - sum(out), tuple(-place for place in reversed(out)), into, out)
        for out in combinations(range(half), count)
        for into in combinations(range(half, size), count)
        if allowed(numbers(out), numbers(into))
    ]
    if not every:
        assert found is None
    else:
        _, _, into, out = min(every)
        assert found is not None
        assert (tuple(sorted(found.leaving)), tuple(sorted(found.entering))) == (out, into)
