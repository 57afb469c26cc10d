"""The kept matching, against networkx and its own proof."""

import random
from unittest.mock import patch

from hypothesis import given

from fairswiss.kernel.matchings import matching as kept
from fairswiss.kernel.matchings.alternating import ABSENT, FREE
from fairswiss.kernel.matchings.matching import Matching
from tests.kernel.matchings.random_graphs import MANY, SEEDS, for_networkx, left_alone, random_graph


def sound(matching: Matching) -> bool:
    """Partners have each other and may meet, and those alone are known."""
    pairs = [(a, b) for a, b in enumerate(matching.mate) if b >= 0]
    free = {vertex for vertex, mate in enumerate(matching.mate) if mate == FREE}
    return free == matching.alone and all(matching.mate[b] == a and matching.graph.may_meet(a, b) for a, b in pairs)


@MANY
@given(SEEDS)
def test_it_grows_as_large_as_a_matching_can_be(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(1, 14))
    vertices = set(rng.sample(range(len(graph)), rng.randint(1, len(graph))))
    matching = Matching(graph, vertices)
    assert matching.grow() == left_alone(for_networkx(graph, vertices))
    assert sound(matching)
    assert {vertex for vertex, mate in enumerate(matching.mate) if mate == ABSENT} == set(range(len(graph))) - vertices


@MANY
@given(SEEDS)
def test_the_barrier_proves_that_it_cannot_grow(rng: random.Random) -> None:
    # Berge: groups without the few, none of which can reach another, all odd; each needs one of the few.
    graph = random_graph(rng, rng.randint(1, 14))
    matching = Matching(graph, range(len(graph)))
    alone = matching.grow()
    few, groups = matching.barrier()
    assert alone == (len(groups) - len(few) if alone else 0)
    assert all(len(group) % 2 for group in groups)
    reached = for_networkx(graph, set(range(len(graph))) - set(few))
    for group in groups:
        assert all(other in group for member in group for other in reached[member])


@MANY
@given(SEEDS)
def test_those_who_can_be_left_free_are_those_without_whom_as_many_pairs_are_made(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(1, 12))
    matching = Matching(graph, range(len(graph)))
    alone = matching.grow()
    everybody = set(range(len(graph)))
    without = {v for v in everybody if left_alone(for_networkx(graph, everybody - {v})) == alone - 1}
    assert matching.replaceable() == without


@MANY
@given(SEEDS)
def test_changes_are_repaired_or_taken_back(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(2, 14))
    matching = Matching(graph, range(len(graph)))
    matching.grow()
    for _ in range(4):
        present = [vertex for vertex, mate in enumerate(matching.mate) if mate != ABSENT]
        if not present:
            break
        before = list(matching.mate)
        matching.open()
        for widow in matching.remove([rng.choice(present)]):
            matching.repair(widow)
        here = [vertex for vertex, mate in enumerate(matching.mate) if mate != ABSENT]
        assert sound(matching)
        assert len(matching.alone) == left_alone(for_networkx(graph, here))
        if rng.random() < 0.5:
            matching.undo()
            assert matching.mate == before
            assert sound(matching)
        else:
            matching.close()


@MANY
@given(SEEDS)
def test_somebody_else_may_be_displaced_but_nobody_who_is_needed(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(2, 12))
    matching = Matching(graph, range(len(graph)))
    matching.grow()
    if not matching.alone:
        return
    root, alone = min(matching.alone), len(matching.alone)
    needed = {vertex for vertex, mate in enumerate(matching.mate) if mate >= 0 and rng.random() < 0.5}
    could_replace = matching.replaceable() - matching.alone - needed
    found = matching.displace(root, needed)
    assert sound(matching)
    assert len(matching.alone) == alone
    assert all(matching.mate[vertex] >= 0 for vertex in needed)
    assert found == (matching.mate[root] >= 0)
    if alone == 1:
        assert found == bool(could_replace)


@MANY
@given(SEEDS)
def test_one_is_taken_out_with_the_first_without_whom_the_others_are_complete(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(1, 6))
    matching, left = Matching(graph, range(len(graph))), set(range(len(graph)))
    while not matching.grow() and left:
        vertex = rng.choice(sorted(left))
        offers = [other for other in left if graph.may_meet(vertex, other)]
        offers = rng.sample(offers, rng.randint(1, len(offers)))
        possible = [o for o in offers if not left_alone(for_networkx(graph, left - {vertex, o}))]
        found = matching.take_out_with_first(vertex, offers)
        assert found == next(iter(possible), FREE)
        assert sound(matching)
        left -= {vertex, found} if possible else {vertex, matching.mate[vertex]}
        matching.remove(set(range(len(graph))) - left)


@MANY
@given(SEEDS)
def test_it_grows_as_large_where_it_begins_with_kinds(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(6, 14))
    with patch.object(kept, "_FEW", 0):
        found = Matching(graph, range(len(graph)))
        assert found.grow() == left_alone(for_networkx(graph))
    assert sound(found)
