"""Whom a group can spare, against largest matchings made from nothing."""

import random

import pytest
from hypothesis import given

from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph, Sparing
from tests.kernel.matchings.random_graphs import MANY, SEEDS, for_networkx, left_alone, random_graph


@MANY
@given(SEEDS)
def test_players_leave_one_by_one_and_the_others_keep_their_pairs(rng: random.Random) -> None:
    graph = random_graph(rng, rng.randint(1, 11))
    left = set(range(len(graph)))
    sparing = Sparing(graph, left)
    while sparing.surplus:
        alone = left_alone(for_networkx(graph, left))
        assert sparing.surplus == alone
        able = {one for one in left if left_alone(for_networkx(graph, left - {one})) == alone - 1}
        asked = rng.sample(sorted(left), len(left))
        assert {one for one in asked if sparing.can_leave(one)} == able
        gone = rng.choice(sorted(able))
        sparing.leave(gone)
        left.remove(gone)
        assert sparing.left == left
    assert left_alone(for_networkx(graph, left)) == 0


def test_a_large_group_is_answered_by_counting() -> None:
    graph = MeetingGraph([0] * 101, lambda a, b: True, [{vertex} for vertex in range(101)])
    sparing = Sparing(graph, range(101))  # type: ignore[arg-type]
    assert sparing.surplus == 1
    assert all(map(sparing.can_leave, range(101)))
    sparing.leave(50)
    assert sparing.surplus == 0
    assert not sparing.can_leave(1)


def test_somebody_who_is_needed_does_not_leave() -> None:
    graph = MeetingGraph([0, 1, 1], lambda a, b: a != b, [{vertex} for vertex in range(3)])
    sparing = Sparing(graph, range(3))  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="whom the others need"):
        sparing.leave(0)


@MANY
@given(SEEDS)
def test_a_completion_says_beforehand_whom_it_would_pair(rng: random.Random) -> None:
    graph = random_graph(rng, 2 * rng.randint(1, 6))
    completion = KeptCompletion(graph, range(len(graph)))
    if not completion.possible():
        return
    one, other = rng.sample(range(len(graph)), 2)
    if graph.may_meet(one, other):
        said = completion.can_pair(one, other)
        assert said == (left_alone(for_networkx(graph, completion.left - {one, other})) == 0)
        assert completion.pair(one, other) == said
