"""Random graphs of kinds with exceptions, and the same graphs for networkx."""

import random
from collections.abc import Hashable, Iterable
from typing import cast

import networkx as nx
from hypothesis import settings
from hypothesis import strategies as st

from fairswiss.kernel.matchings import MeetingGraph

MANY = settings(max_examples=200, deadline=None)
SEEDS = st.builds(random.Random, st.integers(0, 2**32 - 1))
"""Chance that follows from a seed: where Hypothesis draws every number itself, drawing takes longer than trying."""


def random_graph(rng: random.Random, size: int) -> MeetingGraph[Hashable]:
    """Few kinds, some of which may not meet, and some pairs that have met."""
    kinds = [rng.randrange(rng.choice((1, 2, 4))) for _ in range(size)]
    closed = {frozenset((a, b)) for a in range(4) for b in range(a, 4) if rng.random() < 0.4}
    apart: list[set[int]] = [{vertex} for vertex in range(size)]
    for one in range(size):
        for other in range(one):
            if rng.random() < 0.35:
                apart[one].add(other)
                apart[other].add(one)
    graph = MeetingGraph(kinds, lambda a, b: frozenset((a, b)) not in closed, apart)
    return cast("MeetingGraph[Hashable]", graph)


def for_networkx(graph: MeetingGraph[Hashable], vertices: Iterable[int] | None = None) -> nx.Graph:
    """The same edges among these vertices, or all."""
    chosen = sorted(range(len(graph)) if vertices is None else vertices)
    same = nx.Graph()
    same.add_nodes_from(chosen)
    same.add_edges_from((a, b) for a in chosen for b in chosen if a < b and graph.may_meet(a, b))
    return same


def left_alone(graph: nx.Graph) -> int:
    """How many a largest matching leaves free."""
    return len(graph) - 2 * len(nx.max_weight_matching(graph, maxcardinality=True))
