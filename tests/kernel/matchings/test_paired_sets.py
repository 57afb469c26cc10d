"""Sets of bits that can be paired, against networkx."""

import random
from collections.abc import Iterator
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairswiss.kernel.matchings import all_paired, members, paired_apart, paired_but_one, paired_sets
from tests.kernel.matchings.random_graphs import MANY, SEEDS, left_alone


class Few:
    """Vertices of whom some have met."""

    def __init__(self, rng: random.Random, size: int) -> None:
        self.bits = [1 << place for place in range(size)]
        self.graph = nx.Graph()
        self.graph.add_nodes_from(self.bits)
        share = rng.choice((0.2, 0.5, 0.9))
        self.graph.add_edges_from(pair for pair in combinations(self.bits, 2) if rng.random() < share)
        self.strangers = [sum(bit for bit in self.bits if rng.random() < 0.5) for _ in range(2)]
        for strangers in self.strangers:
            self.graph.remove_edges_from(list(combinations(members(strangers), 2)))
        self.opponents = {bit: sum(self.graph[bit]) for bit in self.bits}
        self.complete: dict[int, bool] = {}
        self.steps = 0

    def some(self, rng: random.Random) -> list[int]:
        return [bit for bit in self.bits if rng.random() < 0.7]


def questions(rng: random.Random, size: int) -> Iterator[tuple[Few, list[int]]]:
    few = Few(rng, size)
    for _ in range(6):
        yield few, few.some(rng)


@pytest.mark.parametrize("steps", [0, 3, paired_sets.MOST_STEPS])
@MANY
@given(SEEDS, st.integers(0, 16))
def test_a_set_can_be_paired_if_a_largest_matching_leaves_nobody(steps: int, rng: random.Random, size: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paired_sets, "MOST_STEPS", steps)
        for few, some in questions(rng, size):
            assert all_paired(few, sum(some)) == (left_alone(few.graph.subgraph(some)) == 0)
            assert list(members(sum(some))) == some


@MANY
@given(SEEDS, st.integers(0, 12))
def test_some_of_a_set_may_be_kept_from_each_other(rng: random.Random, size: int) -> None:
    for few, some in questions(rng, size):
        apart = [bit for bit in some if rng.random() < 0.4]
        fewer = nx.Graph(few.graph.subgraph(some))
        fewer.remove_edges_from(list(combinations(apart, 2)))
        assert paired_apart(few, sum(some), sum(apart)) == (left_alone(fewer) == 0)
        spared = [bit for bit in some if rng.random() < 0.5]
        without = (fewer.subgraph(set(some) - {bit}) for bit in spared)
        assert paired_but_one(few, sum(some), sum(spared), sum(apart)) == any(not left_alone(rest) for rest in without)


def test_a_walk_is_measured_and_remembered() -> None:
    few = Few(random.Random(1), 12)
    all_paired(few, sum(few.bits))
    taken = few.steps
    assert taken > 0
    all_paired(few, sum(few.bits))
    assert few.steps == taken
