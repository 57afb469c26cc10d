"""The quotas of types, against Hall's condition."""

import random

from hypothesis import given, settings

from fairswiss.kernel.matchings.quota import Quota
from tests.kernel.matchings.random_graphs import SEEDS

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
@given(SEEDS)
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


@MANY
@given(SEEDS)
def test_a_player_becomes_a_narrower_type_exactly_if_all_can_still_be_placed(rng: random.Random) -> None:
    size = rng.randint(2, 4)
    counts = [rng.randint(0, 3) for _ in range(size)]
    allowed = symmetric(rng, size)
    narrow = rng.getrandbits(size) & allowed[0] & ~1
    allowed = [mask | (narrow >> kind & 1) << size for kind, mask in enumerate(allowed)] + [narrow]
    counts.append(0)
    quota = Quota(counts, counts, allowed)
    while quota.complete and counts[0]:
        after = [counts[0] - 1, *counts[1:-1], counts[-1] + 1]
        possible = placeable(after, after, allowed)
        assert quota.becomes(0, size) == possible
        if not possible:
            one_less = [counts[0] - 1, *counts[1:]]  # what was before still holds
            assert quota.take(0, 0) == (bool(allowed[0] & 1) and placeable(one_less, one_less, allowed))
            break
        counts = after


@MANY
@given(SEEDS)
def test_its_pairs_are_of_allowed_types_and_leave_one_of_a_type_at_most_for_each_other(rng: random.Random) -> None:
    size = rng.randint(1, 4)
    counts, allowed = [rng.randint(0, 5) for _ in range(size)], symmetric(rng, size)
    quota, left = Quota(counts, counts, allowed), list(counts)
    for a, b, number in quota.pairs():
        assert allowed[a] >> b & 1
        left[a] -= number
        left[b] -= number
    assert min(left) >= 0
    assert not quota.complete or sum(left) <= size * size


def symmetric(rng: random.Random, size: int) -> list[int]:
    """Types that may be paired, each way round."""
    pairs = {(a, b) for a in range(size) for b in range(a, size) if rng.random() < 0.6}
    return [sum(1 << b for b in range(size) if (min(a, b), max(a, b)) in pairs) for a in range(size)]
