"""Who may meet whom, kept small."""

import random

from hypothesis import given

from tests.kernel.matchings.random_graphs import MANY, SEEDS, for_networkx, random_graph


@MANY
@given(SEEDS)
def test_the_graph_is_symmetric_and_its_degrees_are_never_overstated(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(1, 12))
    vertices = rng.sample(range(len(graph)), rng.randint(1, len(graph)))
    same = for_networkx(graph, vertices)
    for a in range(len(graph)):
        assert all(graph.may_meet(a, b) == graph.may_meet(b, a) for b in range(a))
    assert graph.least_degree(vertices) <= min(degree for _, degree in same.degree)


@MANY
@given(SEEDS)
def test_a_changed_kind_counts_at_once(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(2, 10))
    one, other = rng.sample(range(len(graph)), 2)
    graph.change_kind(one, graph.kind_of(other))
    for vertex in set(range(len(graph))) - {one, other}:
        apart = vertex in graph.apart[one] or vertex in graph.apart[other]
        assert apart or graph.may_meet(one, vertex) == graph.may_meet(other, vertex)


@MANY
@given(SEEDS)
def test_those_near_are_some_of_those_whom_a_vertex_may_meet(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(1, 12))
    vertex = rng.randrange(len(graph))
    graph.change_kind(rng.randrange(len(graph)), graph.kind_of(vertex))
    may_meet = {other for other in range(len(graph)) if graph.may_meet(vertex, other)}
    assert set(graph.near(vertex, 4)) <= may_meet
    assert set(graph.near(vertex, 2 * len(graph))) == may_meet
