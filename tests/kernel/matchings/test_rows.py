"""Two columns, row by row, against trying every order."""

import random
from collections.abc import Iterator
from itertools import permutations

from hypothesis import given

from fairswiss.kernel.matchings import first_perfect_rows, most_placed, rows_with_fewest_on_one_side
from tests.kernel.matchings.random_graphs import MANY, SEEDS


@MANY
@given(SEEDS)
def test_the_first_way_to_fill_every_row(rng: random.Random) -> None:
    size = rng.randint(0, 6)
    allowed = {(row, place) for row in range(size) for place in range(size) if rng.random() < 0.6}
    found = first_perfect_rows(range(size), range(size), lambda row, place: (row, place) in allowed)
    every = (order for order in permutations(range(size)) if all(pair in allowed for pair in enumerate(order)))
    assert (None if found is None else tuple(found)) == next(every, None)
    bits = [sum(((row, place) in allowed) << place for place in range(size)) for row in range(size)]
    assert (most_placed(bits) == len(bits)) == (found is not None)


def test_a_dead_end_at_the_bottom_of_many_rows_is_mended() -> None:
    # The last 20 rows may have the first 20 places alone, which the walk has given away by then.
    size = 200

    def may_meet(row: int, place: int) -> bool:
        return row < size - 20 or place < 20

    found = first_perfect_rows(range(size), range(size), may_meet)
    assert found == [*range(20, size), *range(20)]


@MANY
@given(SEEDS)
def test_as_few_pairs_inside_a_column_as_possible_then_row_by_row(rng: random.Random) -> None:
    left = list(range(rng.randint(0, 4)))
    right = list(range(len(left), len(left) + rng.randint(0, 3)))
    players = [*left, *right]
    prices = {(a, b): rng.choice((None, 0, 0, 1)) for a in players for b in players if a < b}
    found = rows_with_fewest_on_one_side(left, right, lambda a, b: prices[min(a, b), max(a, b)])

    def every(rest: list[int]) -> Iterator[list[tuple[int, int]]]:
        if not rest:
            yield []
            return
        one, *others = rest
        # The right column comes first for a left player, then those below.
        for other in [o for o in others if o in right] + [o for o in others if o in left] if one in left else others:
            if prices[one, other] is not None:
                for pairs in every([o for o in others if o != other]):
                    yield [(one, other), *pairs]

    def worth(pairs: list[tuple[int, int]]) -> tuple[int, int]:
        return sum(prices[pair] or 0 for pair in pairs), sum((a in left) == (b in left) for a, b in pairs)

    assert found == min(every(players), key=worth, default=None)  # min keeps the first of equals
