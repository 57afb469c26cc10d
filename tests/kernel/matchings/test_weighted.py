"""The weighted matching against networkx, against brute force, and against its own proof of optimality."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.matchings.weighted import (
    Costs,
    Flower,
    Matcher,
    Priced,
    best_perfect_matching,
    priced_perfect_matching,
)

Graph = dict[tuple[int, int], int]
"""Weights by (u, v) with u < v; a pair that is not a key has no edge."""

PALETTES: dict[str, Callable[[random.Random], int]] = {
    "all equal": lambda dice: 7,
    "zero or one": lambda dice: dice.randint(0, 1),
    "few values": lambda dice: dice.randint(-3, 3),
    "negative": lambda dice: -dice.randint(1, 50),
    "many values": lambda dice: dice.randint(-10_000, 10_000),
    "packed criteria": lambda dice: sum(dice.randint(-2, 2) << 60 * field for field in range(6)),
    "300 bits": lambda dice: dice.getrandbits(300) - (1 << 299),
}
DENSITIES = (0.25, 0.4, 0.6, 0.85, 1.0)


def random_graph(dice: random.Random, count: int, density: float, palette: str) -> Graph:
    draw = PALETTES[palette]
    return {pair: draw(dice) for pair in combinations(range(count), 2) if dice.random() < density}


def nested_groups(dice: random.Random, count: int, noise: int) -> Graph:
    """Heavy within triples, less so within triples of triples: flowers within flowers, made and undone."""
    return {
        (u, v): 100 * (u // 3 == v // 3) + 30 * (u // 9 == v // 9) + dice.randint(0, noise)
        for u, v in combinations(range(count), 2)
    }


def table_of(count: int, graph: Graph) -> list[list[int | None]]:
    return [[graph.get((min(u, v), max(u, v))) for v in range(count)] for u in range(count)]


def solve(count: int, graph: Graph) -> list[int] | None:
    return best_perfect_matching(count, lambda u, v: graph.get((u, v)))


def total(count: int, graph: Graph, mate: list[int] | None) -> int | None:
    """The weight of a matching, once it has been seen to be a perfect matching of existing edges."""
    if mate is None:
        return None
    assert len(mate) == count
    assert all(mate[mate[vertex]] == vertex != mate[vertex] for vertex in range(count))
    return sum(graph[vertex, other] for vertex, other in enumerate(mate) if vertex < other)


def total_by_networkx(count: int, graph: Graph) -> int | None:
    oracle = nx.Graph()
    oracle.add_nodes_from(range(count))
    oracle.add_weighted_edges_from((u, v, weight) for (u, v), weight in graph.items())
    pairs = nx.max_weight_matching(oracle, maxcardinality=True)
    return sum(graph[min(pair), max(pair)] for pair in pairs) if 2 * len(pairs) == count else None


def total_by_brute_force(count: int, graph: Graph) -> int | None:
    @cache
    def best(left: frozenset[int]) -> int | None:
        if not left:
            return 0
        first = min(left)
        sums = [
            graph[first, other] + rest
            for other in left
            if (first, other) in graph and (rest := best(left - {first, other})) is not None
        ]
        return max(sums, default=None)

    return best(frozenset(range(count)))


def flowers_of(matcher: Matcher) -> Iterator[Flower]:
    """All flowers of three or more vertices, at every depth."""
    pending = list({id(flower): flower for flower in matcher.top}.values())
    while pending:
        flower = pending.pop()
        if flower.parts:
            yield flower
            pending += flower.parts


def prove(count: int, graph: Graph) -> Matcher:
    """Solve, and check complementary slackness: it proves the matching best without any other solver."""
    matcher = Matcher(Costs.of(table_of(count, graph)))
    assert matcher.solve()
    assert total(count, graph, matcher.mate) is not None
    dual = matcher.dual
    lower = sum(dual)
    slack = [[cost - dual[u] - dual[v] for v, cost in enumerate(matcher.cost[u])] for u in range(count)]
    for flower in flowers_of(matcher):
        assert flower.potential >= 0
        assert len(flower.members) % 2 == 1
        assert {v for v in flower.members if matcher.mate[v] not in flower.members} == {flower.base}
        lower -= flower.potential * (len(flower.members) // 2)
        for u in flower.members:
            for v in flower.members:
                slack[u][v] += flower.potential
    assert all(slack[u][v] >= 0 for u, v in combinations(range(count), 2))
    assert all(slack[u][v] == 0 for u, v in enumerate(matcher.mate))
    assert matcher.lower == lower == sum(matcher.cost[u][v] for u, v in enumerate(matcher.mate)) // 2
    return matcher


@pytest.mark.long
@pytest.mark.parametrize("palette", PALETTES)
def test_agrees_with_networkx_on_small_graphs(palette: str) -> None:
    dice = random.Random(palette)
    for round_number in range(500):
        count = dice.randint(1, 12) if round_number % 5 == 0 else dice.choice((4, 6, 8, 10, 12))
        graph = random_graph(dice, count, dice.choice(DENSITIES), palette)
        assert total(count, graph, solve(count, graph)) == total_by_networkx(count, graph), (count, graph)


@pytest.mark.parametrize("palette", PALETTES)
def test_agrees_with_brute_force_on_up_to_eight_vertices(palette: str) -> None:
    dice = random.Random(palette)
    for _ in range(500):
        count = dice.randint(0, 8)
        graph = random_graph(dice, count, dice.choice(DENSITIES), palette)
        assert total(count, graph, solve(count, graph)) == total_by_brute_force(count, graph), (count, graph)


@pytest.mark.parametrize("density", [0.08, 0.3, 1.0])
@pytest.mark.parametrize("palette", ["few values", "packed criteria", "300 bits"])
def test_agrees_with_networkx_on_sixty_vertices(palette: str, density: float) -> None:
    graph = random_graph(random.Random(f"{palette} {density}"), 60, density, palette)
    assert total(60, graph, solve(60, graph)) == total_by_networkx(60, graph)


@st.composite
def graphs(draw: st.DrawFn, largest: int) -> tuple[int, Graph]:
    count = draw(st.integers(0, largest))
    size = draw(st.sampled_from([1, 4, 100, 1 << 300]))
    weights: st.SearchStrategy[int | None] = st.integers(-size, size)
    if draw(st.booleans()):
        weights |= st.none()
    drawn = {pair: draw(weights) for pair in combinations(range(count), 2)}
    return count, {pair: weight for pair, weight in drawn.items() if weight is not None}


@settings(max_examples=250, deadline=None)
@given(graphs(largest=12))
def test_agrees_with_networkx_on_any_graph(drawn: tuple[int, Graph]) -> None:
    count, graph = drawn
    assert total(count, graph, solve(count, graph)) == total_by_networkx(count, graph)


@settings(max_examples=250, deadline=None)
@given(graphs(largest=8))
def test_agrees_with_brute_force_on_any_graph(drawn: tuple[int, Graph]) -> None:
    count, graph = drawn
    assert total(count, graph, solve(count, graph)) == total_by_brute_force(count, graph)


def test_proves_itself_on_small_graphs_and_takes_every_kind_of_step(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = dict.fromkeys(("_grow", "_shrink", "_expand", "_augment"), 0)

    def count_calls(name: str) -> None:
        original = getattr(Matcher, name)

        def counted(self: Matcher, *arguments: object) -> None:
            steps[name] += 1
            original(self, *arguments)

        monkeypatch.setattr(Matcher, name, counted)

    for name in steps:
        count_calls(name)
    dice = random.Random(1997)
    for _ in range(500):
        count = dice.randrange(6, 25, 2)
        graph = random_graph(dice, count, dice.choice(DENSITIES), dice.choice(list(PALETTES)))
        if solve(count, graph) is not None:
            prove(count, graph)
    for _ in range(200):
        count = dice.randrange(12, 40, 2)
        prove(count, nested_groups(dice, count, noise=dice.choice((20, 40, 80))))
    assert all(calls >= 100 for calls in steps.values()), steps


WEIGHINGS: dict[str, Callable[[int, int], int]] = {
    "products, the longest search we know": lambda u, v: -(u + 1) * (v + 1),
    "lattice": lambda u, v: -((u % 10 - v % 10) ** 2) - (u // 10 - v // 10) ** 2,
    "fold": lambda u, v: -((v - u - 50) ** 2 << 200),
}


@pytest.mark.parametrize("weighing", WEIGHINGS)
def test_proves_itself_on_a_hundred_regular_vertices(weighing: str) -> None:
    prove(100, {(u, v): WEIGHINGS[weighing](u, v) for u, v in combinations(range(100), 2)})


@pytest.mark.parametrize("palette", PALETTES)
def test_proves_itself_on_a_hundred_random_vertices(palette: str) -> None:
    prove(100, random_graph(random.Random(palette), 100, 0.9, palette))


def test_flowers_lie_within_flowers_and_outlive_a_stage() -> None:
    flowers = list(flowers_of(prove(54, nested_groups(random.Random(3), 54, noise=0))))
    assert any(part.parts and part.potential for flower in flowers for part in flower.parts)


@pytest.mark.long
@pytest.mark.parametrize("noise", [0, 5, 20, 40, 80])
def test_agrees_with_networkx_on_nested_groups(noise: int) -> None:
    dice = random.Random(noise)
    for _ in range(30):
        count = dice.randrange(12, 40, 2)
        graph = nested_groups(dice, count, noise)
        assert total(count, graph, solve(count, graph)) == total_by_networkx(count, graph), (count, graph)


@pytest.mark.parametrize("count", [1, 3, 7])
def test_an_odd_number_of_vertices_has_no_perfect_matching(count: int) -> None:
    assert best_perfect_matching(count, lambda u, v: 1) is None


def test_no_vertices_are_perfectly_matched() -> None:
    assert best_perfect_matching(0, lambda u, v: 1) == []


def test_two_vertices() -> None:
    assert best_perfect_matching(2, lambda u, v: -5) == [1, 0]
    assert best_perfect_matching(2, lambda u, v: None) is None


TRIANGLES = [(first + i, first + j) for first in (1, 4, 7) for i, j in combinations(range(3), 2)]


@pytest.mark.parametrize(
    ("count", "edges"),
    [
        pytest.param(4, [(0, 1), (0, 2), (0, 3)], id="star"),
        pytest.param(4, [(0, 1), (0, 2), (1, 2)], id="lonely vertex"),
        pytest.param(6, [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5)], id="two triangles"),
        pytest.param(6, [(u, v) for u in (0, 1) for v in (2, 3, 4, 5)], id="two against four"),
        pytest.param(10, [(0, v) for v in range(1, 10)] + TRIANGLES, id="three triangles at one hub"),
    ],
)
@pytest.mark.parametrize("weight", [0, -(1 << 300), 1 << 300])
def test_graphs_without_a_perfect_matching(count: int, edges: list[tuple[int, int]], weight: int) -> None:
    assert solve(count, dict.fromkeys(edges, weight)) is None
    assert solve(count, {edge: weight + 17 * place for place, edge in enumerate(edges)}) is None
    assert solve(count, {edge: weight * (-1) ** place for place, edge in enumerate(edges)}) is None


def test_two_odd_cliques_of_a_hundred_vertices_have_no_perfect_matching() -> None:
    dice = random.Random(51)
    graph = random_graph(dice, 100, 1.0, "300 bits")
    apart = {(u, v): weight for (u, v), weight in graph.items() if (u < 51) == (v < 51)}
    assert solve(100, apart) is None
    joined = apart | {(0, 99): -(1 << 400)}
    mate = solve(100, joined)
    assert mate is not None
    assert mate[0] == 99


def test_a_light_perfect_matching_is_preferred_to_a_heavy_imperfect_one() -> None:
    graph = {(0, 1): -(1 << 200), (1, 2): 1 << 200, (2, 3): -(1 << 200)}
    assert solve(4, graph) == [1, 0, 3, 2]


def test_one_unit_in_three_hundred_bits_decides() -> None:
    graph = dict.fromkeys(combinations(range(6), 2), 1 << 300)
    graph |= {(0, 5): (1 << 300) + 1, (1, 4): (1 << 300) + 1, (2, 3): (1 << 300) - 1}
    graph |= {(0, 4): (1 << 300) + 1, (1, 5): (1 << 300) + 2}
    mate = solve(6, graph)
    assert mate == [4, 5, 3, 2, 0, 1]


def test_each_pair_is_asked_once_and_the_answer_is_reproducible() -> None:
    asked: list[tuple[int, int]] = []

    def weight(u: int, v: int) -> int:
        asked.append((u, v))
        return (u * v) % 3

    first = best_perfect_matching(20, weight)
    assert asked == list(combinations(range(20), 2))
    assert all(best_perfect_matching(20, weight) == first for _ in range(3))


@pytest.mark.parametrize("palette", ["zero or one", "few values", "many values"])
def test_prices_and_flowers_tell_best_matchings_from_others(palette: str) -> None:
    dice, flowers = random.Random(8), 0
    for _ in range(150):
        graph = random_graph(dice, 6, 0.7, palette)
        found = priced_perfect_matching(Costs.of(table_of(6, graph)))
        if found is None:
            continue
        flowers += len(found.flowers)
        best = total(6, graph, found.mate)
        for pairs in every_pairing(range(6)):
            if all(pair in graph for pair in pairs):
                tight = all(lack(found, graph, pair) == 0 for pair in pairs)
                once = all(sum(len(held & set(p)) == 1 for p in pairs) == 1 for held, _ in found.flowers)
                assert (tight and once) == (sum(graph[pair] for pair in pairs) == best)
                assert all(lack(found, graph, pair) >= 0 for pair in pairs)
    assert flowers


@pytest.mark.parametrize("palette", ["zero or one", "many values", "300 bits"])
def test_prices_to_begin_with_do_not_change_what_is_best(palette: str) -> None:
    """However far they are apart: an edge that does not exist is dearer than any two prices."""
    dice, answers = random.Random(4), set[bool]()
    for _ in range(150):
        count = dice.choice((4, 8, 12))
        graph = random_graph(dice, count, dice.choice(DENSITIES), palette)
        prices = fitting_prices(dice, count, graph, dice.choice((1, 1_000, 1 << 320)))
        found = priced_perfect_matching(Costs.of(table_of(count, graph), prices), prices)
        best = total(count, graph, found and found.mate)
        assert best == total(count, graph, solve(count, graph))
        answers.add(found is None)
    assert answers == {True, False}


def fitting_prices(dice: random.Random, count: int, graph: Graph, spread: int) -> list[int]:
    """Prices of which no two exceed the doubled weight of their edge, less than zero, and some reach it."""
    prices: list[int] = []
    for v in range(count):
        bounds = [-2 * graph[u, v] - prices[u] for u in range(v) if (u, v) in graph]
        prices.append(min(bounds, default=dice.randint(-spread, spread)))
    return prices


def lack(found: Priced, graph: Graph, pair: tuple[int, int]) -> int:
    """How much an edge is away from its prices."""
    held = sum(potential for members, potential in found.flowers if set(pair) <= members)
    return 2 * (found.heaviest - graph[pair]) - found.prices[pair[0]] - found.prices[pair[1]] + held


def every_pairing(vertices: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """All perfect matchings of a complete graph."""
    if not vertices:
        yield []
        return
    first, *others = vertices
    for other in others:
        for pairs in every_pairing([vertex for vertex in others if vertex != other]):
            yield [(first, other), *pairs]
