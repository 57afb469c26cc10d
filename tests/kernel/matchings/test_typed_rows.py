"""Rows of types, against the first way to fill them that trying everything finds."""

import random
from collections.abc import Hashable
from itertools import permutations
from typing import cast

from hypothesis import given

from fairswiss.kernel.matchings import MeetingGraph, first_rows_of_halves, first_typed_rows
from tests.kernel.matchings.random_graphs import MANY, SEEDS


@MANY
@given(SEEDS)
def test_the_first_way_to_fill_every_row(rng: random.Random) -> None:
    size = rng.randint(0, 6)
    rows, columns = ([rng.randrange(3) for _ in range(size)] for _ in range(2))
    allowed = [rng.randrange(8) for _ in range(3)]
    barred = [{place for place in range(size) if rng.random() < 0.2} for _ in range(size)]

    def may_have(row: int, place: int) -> bool:
        return bool(allowed[rows[row]] >> columns[place] & 1) and place not in barred[row]

    every = (list(order) for order in permutations(range(size)) if all(may_have(*pair) for pair in enumerate(order)))
    assert first_typed_rows(rows, columns, allowed, barred) == next(every, None)


@MANY
@given(SEEDS)
def test_the_second_half_for_the_first(rng: random.Random) -> None:
    half = rng.randint(0, 5)
    kinds = [rng.choice("abc") for _ in range(2 * half)]
    apart: list[set[int]] = [set() for _ in kinds]
    for one in range(2 * half):
        for other in range(one):
            if rng.random() < 0.2:
                apart[one].add(other)
                apart[other].add(one)
    graph = cast("MeetingGraph[Hashable]", MeetingGraph(kinds, lambda a, b: "a" in (a, b) or a != b, apart))
    orders = permutations(range(half, 2 * half))
    every = (list(order) for order in orders if all(graph.may_meet(*pair) for pair in enumerate(order)))
    assert first_rows_of_halves(graph) == next(every, None)


def test_types_that_exclude_each_other_make_no_dead_end() -> None:
    # The last rows may have the first places alone, and these are not given away although they come first.
    size = 3_000
    rows, columns = [0] * (size - 20) + [1] * 20, [0] * 20 + [1] * (size - 20)
    found = first_typed_rows(rows, columns, [0b11, 0b01], [()] * size)
    assert found == [*range(20, size), *range(20)]
