"""Upfloaters by counting are those that the whole weighted matching finds, in groups where colours run short."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.kernel.seekers import upfloaters
from fairswiss.kernel.seekers.counted import Limits
from fairswiss.kernel.seekers.players import Coming, Seeker
from fairswiss.kernel.seekers.upfloaters import Group, bring_up
from fairswiss.kernel.solver import completes
from fairswiss.kernel.vocabulary.colours import BLACK, NONE, WHITE
from fairswiss.kernel.vocabulary.entrants import ranking
from tests.rules.dubov_positions import who

COLOURS = ("ww", "bb", "wb", "bw", "wwb", "bbw")
"""The first two claim a colour absolutely."""


def field(rng: random.Random) -> Group:
    """A scoregroup of nearly one colour, and lower ones of nearly the other."""
    sizes = [rng.choice((1, 2, 4, 7, 12)), rng.choice((1, 3, 8, 12)), rng.choice((2, 5, 11)), rng.randint(0, 9)]
    scores = [40 - 10 * level for level, size in enumerate(sizes) for _ in range(size)]
    scores += scores[-1:] * (len(scores) % 2)
    lean = [rng.choices(COLOURS, [rng.choice((0, 1, 6)) + 0.1 for _ in COLOURS], k=1)[0] for _ in range(5)]
    met: dict[int, set[int]] = {number: set() for number in range(len(scores))}
    for _ in range(rng.randint(0, 2) * len(scores) // 2):
        one, other = rng.sample(range(len(scores)), 2)
        met[one].add(other)
        met[other].add(one)
    players = []
    for number, score in enumerate(scores):
        colours = lean[score // 10] if rng.random() < 0.8 else rng.choice(COLOURS)
        upfloats = rng.sample(range(1, 5), rng.choice((0, 0, 1, 3)))
        players.append(who(number + 1, score, colours, [other + 1 for other in met[number]], upfloats=upfloats))
    players.sort(key=ranking)
    size = sum(player.score == 40 for player in players)
    return Group(players[:size], players[size:], Coming(5, 9))


def numbers(players: tuple[Seeker, ...] | None) -> list[int] | None:
    return None if players is None else [player.number for player in players]


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**40))
def test_counting_finds_what_the_whole_matching_finds(seed: int) -> None:
    group = field(random.Random(seed))
    if completes([*group.residents, *group.below], None):
        assert numbers(bring_up(group)) == numbers(upfloaters._matched(group, group.below, legal=True))


def test_where_one_colour_runs_short_no_matching_is_weighted(monkeypatch: pytest.MonkeyPatch) -> None:
    # 200 claim Black. Below, 380 of 600 claim White: at least 180 of them come up, although 220 others stand higher.
    monkeypatch.setattr(upfloaters, "best_perfect_matching", None)
    top = [who(number, 30, "ww") for number in range(1, 201)]
    below = [who(number, 20, "bw") for number in range(201, 421)]
    below += [who(number, 10, "bb") for number in range(421, 801)]
    found = bring_up(Group(top, below, Coming(5, 9)))
    assert numbers(found) == [*range(201, 221), *range(421, 601)]


def test_no_more_of_a_colour_are_taken_than_there_may_be() -> None:
    below = [who(1, 10, "bb"), who(2, 10, "bb"), who(3, 10, "bw")]
    limits = Limits(2, {NONE: 0, WHITE: 0, BLACK: 0}, {NONE: 1, WHITE: 1, BLACK: 0})
    assert [player.number for player in limits.first(below)] == [1, 3]


def test_limits_that_contradict_each_other_are_noticed() -> None:
    none, one = {NONE: 0, WHITE: 0, BLACK: 0}, {NONE: 1, WHITE: 1, BLACK: 0}
    assert Limits(2, none, one).agree
    assert not Limits(3, none, one).agree
    assert not Limits(1, {**none, NONE: 1, WHITE: 1}, one).agree
    assert not Limits(1, {**none, BLACK: 1}, one).agree
