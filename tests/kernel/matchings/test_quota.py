"""The quotas of types, against Hall's condition."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.matchings.quota import Quota

MANY = settings(max_examples=400, deadline=None)


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
