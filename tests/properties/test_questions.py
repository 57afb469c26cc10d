"""Why two players are not paired: the short way to the answer, against the whole round with every proof left out."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.judge import Judge
from fairswiss.kernel.brackets import bracket_questions
from fairswiss.kernel.brackets.bracket_round import Outcome
from fairswiss.kernel.matchings import KeptCompletion, can_do_without
from fairswiss.kernel.options import Options
from fairswiss.kernel.solver import feasibility, lookahead
from fairswiss.model import NoPairing, Tournament
from fairswiss.rules.dutch_2026.round import players_of
from fairswiss.why.verdicts import Verdict
from tests.comparison import DUTCH
from tests.tournaments import histories

SOME = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@contextmanager
def the_long_way() -> Iterator[None]:
    """Every bracket is paired before any is compared, and the two who have to meet are left in the graphs."""

    def all_at_once(outcomes: Iterator[Outcome]) -> list[Outcome]:
        return list(outcomes)

    with (
        patch.object(lookahead, "_meeting", lambda *_: None),
        patch.object(bracket_questions, "Unfolding", all_at_once),
    ):
        yield


def asked(judge: Judge, one: int, other: int) -> Verdict | str:
    try:
        return judge.verdict(one, other)
    except AssertionError as fault:
        return str(fault)


@pytest.mark.parametrize("system", DUTCH)
@SOME
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_the_short_way_gives_the_answer_of_the_long_way(
    system: str, tournament: Tournament, rng: random.Random
) -> None:
    try:
        judge = Judge(tournament, system, 0, Options())
    except NoPairing:
        return
    numbers = [player.number for player in tournament.players]
    for one, other in [rng.sample(numbers, 2) for _ in range(5)]:
        short = asked(judge, one, other)
        with the_long_way():
            assert short == asked(judge, one, other)


@SOME
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_two_who_have_to_meet_can_be_left_out_of_a_completion(tournament: Tournament, rng: random.Random) -> None:
    players = players_of(tournament)
    if len(players) < 2:
        return
    one, other = rng.sample(players, 2)
    if not one.may_meet(other):
        return
    one.bound_to, other.bound_to = other.number, one.number
    graph = feasibility.legal_graph(players)
    if len(players) % 2 == 0:
        assert feasibility.completes(players, None) == KeptCompletion(graph, range(len(players))).possible()
        return
    spare = can_do_without(graph)
    takers = [place for place, player in enumerate(players) if player.may_have_bye and spare(place)]
    assert feasibility.completes(players, lambda player: player.may_have_bye) == bool(takers)
    assert feasibility.lowest_with_bye(players) == (players[takers[-1]] if takers else None)


@SOME
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_one_who_has_to_meet_somebody_elsewhere_leaves_nothing_complete(
    tournament: Tournament, rng: random.Random
) -> None:
    players = players_of(tournament)
    if len(players) < 2:
        return
    one, other = rng.sample(players, 2)
    one.bound_to = other.number
    rest = [player for player in players if player is not other]
    assert not feasibility.completes(rest, lambda player: player.may_have_bye)
