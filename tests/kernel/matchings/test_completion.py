"""Whether everybody left can still be paired."""

import random
from collections.abc import Hashable
from itertools import combinations

import pytest
from hypothesis import given

from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph, ThriftyCompletion, barrier, can_do_without
from tests.kernel.matchings.random_graphs import MANY, SEEDS, for_networkx, left_alone, random_graph


@MANY
@given(SEEDS)
def test_a_pair_is_made_exactly_if_all_others_can_still_be_paired(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(1, 7))
    completion = KeptCompletion(graph, range(len(graph)))
    assert completion.possible() == (left_alone(for_networkx(graph)) == 0)
    if not completion.possible():
        return
    for one, other in rng.sample(list(combinations(range(len(graph)), 2)), min(12, len(graph) * (len(graph) - 1) // 2)):
        if {one, other} <= completion.left and graph.may_meet(one, other):
            rest = completion.left - {one, other}
            assert completion.pair(one, other) == (left_alone(for_networkx(graph, rest)) == 0)
            assert left_alone(for_networkx(graph, completion.left)) == 0


@MANY
@given(SEEDS)
def test_what_a_barrier_has_answered_is_asked_again_when_more_may_meet(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(2, 7))
    completion = KeptCompletion(graph, range(len(graph)))
    if not completion.possible():
        return
    for one, other in rng.choices(list(combinations(range(len(graph)), 2)), k=30):
        if rng.random() < 0.1:
            graph.change_kind(rng.randrange(len(graph)), "anybody")
        if {one, other} <= completion.left:
            usual = graph.kind_of(other)
            graph.change_kind(other, rng.choice((usual, "anybody")))
            if graph.may_meet(one, other):
                possible = left_alone(for_networkx(graph, completion.left - {one, other})) == 0
                assert completion.can_pair(one, other) == possible
                assert completion.pair(one, other) == possible
            graph.change_kind(other, usual)


def test_one_barrier_answers_for_all_who_need_the_same_few() -> None:
    """Two hubs, whom two others need, and a pair: the hubs may meet, and never can."""
    met = [set(range(8)) - others for others in ({1, 2, 3}, {0, 2, 3}, {0, 1}, {0, 1}, {5}, {4}, {7}, {6})]
    graph: MeetingGraph[Hashable] = MeetingGraph("a" * 8, lambda one, other: True, met)
    completion = KeptCompletion(graph, range(8))
    assert not completion.pair(0, 1)
    completion.kept().remove = None  # type: ignore[method-assign,assignment]  # nothing is tried any more
    assert not completion.pair(1, 0)
    assert not completion.can_pair(0, 1)


@MANY
@given(SEEDS)
def test_a_group_is_set_aside_exactly_if_all_others_can_still_be_paired(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(1, 7))
    completion = KeptCompletion(graph, range(len(graph)))
    if completion.possible():
        group = set(rng.sample(range(len(graph)), 2 * rng.randint(1, len(graph) // 2)))
        rest = set(range(len(graph))) - group
        assert completion.set_aside(group) == (left_alone(for_networkx(graph, rest)) == 0)


@MANY
@given(SEEDS)
def test_with_exceptions_no_choice_needs_more_of_them_than_the_best(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(1, 4))
    prices = {pair: rng.choice((None, 0, 0, 1, 2)) for pair in combinations(range(len(graph)), 2)}

    def price(one: int, other: int) -> int | None:
        return prices[min(one, other), max(one, other)]

    def least(left: frozenset[int]) -> int | None:
        if not left:
            return 0
        one = min(left)
        sums = []
        for other in left - {one}:
            cost, rest = price(one, other), least(left - {one, other})
            if cost is not None and rest is not None:
                sums.append(cost + rest)
        return min(sums, default=None)

    completion = ThriftyCompletion(graph, range(len(graph)), price)
    assert completion.least == least(frozenset(range(len(graph))))
    if completion.least is not None:
        one, other = rng.sample(range(len(graph)), 2)
        cost, rest = price(one, other), least(frozenset(range(len(graph))) - {one, other})
        best = completion.least
        keeps = cost is not None and rest is not None and cost + rest == best
        assert completion.some_pairing_joins(one, {other}, None) == keeps
        assert completion.pair(one, other) == keeps


@MANY
@given(SEEDS)
@pytest.mark.parametrize("questions", [2, 9])
def test_who_can_be_spared_of_an_odd_number(questions: int, rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(0, 6) + 1)
    spare = can_do_without(graph)
    everybody = set(range(len(graph)))
    for vertex in rng.sample(range(len(graph)), min(questions, len(graph))):
        assert spare(vertex) == (left_alone(for_networkx(graph, everybody - {vertex})) == 0)


def test_three_who_may_meet_one_alone_are_named_with_him() -> None:
    graph: MeetingGraph[Hashable] = MeetingGraph(
        "aaaa", lambda one, other: True, [{0}, {1, 2, 3}, {1, 2, 3}, {1, 2, 3}]
    )
    assert barrier(graph) == ([0], [[1], [2], [3]])
