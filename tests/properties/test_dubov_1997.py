"""What must hold for every tournament, whatever its history."""

import os
import random
import subprocess
import sys
from itertools import pairwise
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.model import NoPairing, Player, Tournament
from fairswiss.rules.dubov_1997.round import pair_next_round
from fairswiss.usecases.rounds import pair, why_not
from fairswiss.why.verdicts import Verdict
from tests.comparison import by_engine, faults_of_an_event
from tests.tournaments import histories

T = TypeVar("T")
EVERY = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("block", range(4))
def test_the_independent_validator_finds_nothing_wrong_in_generated_events(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        rounds, faults = faults_of_an_event(seed)
        assert rounds > 0
        assert faults == []


@EVERY
@given(histories())
def test_explaining_never_changes_a_pairing(tournament: Tournament) -> None:
    assert by_engine(tournament, explain=True) == by_engine(tournament, explain=False)


@EVERY
@given(histories(), st.randoms(use_true_random=False))
def test_the_order_of_the_input_does_not_matter(tournament: Tournament, rng: random.Random) -> None:
    def shuffled(items: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(rng.sample(items, len(items)))

    rounds = tuple(r._replace(games=shuffled(r.games), byes=shuffled(r.byes)) for r in tournament.rounds)
    mixed = tournament._replace(
        players=shuffled(tournament.players),
        rounds=rounds,
        absences=shuffled(tournament.absences),
        prohibitions=shuffled(tournament.prohibitions),
        accelerations=shuffled(tournament.accelerations),
    )
    assert by_engine(mixed) == by_engine(tournament)


@EVERY
@given(histories())
def test_a_player_who_does_not_take_part_changes_nothing(tournament: Tournament) -> None:
    stranger = Player(len(tournament.players) + 1, "Absent", 2000)
    joined = tournament.revised(players=(*tournament.players, stranger)).withdraw(stranger.number)
    assert by_engine(joined) == by_engine(tournament)


@EVERY
@given(histories())
def test_why_not_has_an_answer_for_every_two_players(tournament: Tournament) -> None:
    try:
        paired = {frozenset(board[1:]) for board in pair_next_round(tournament).pairs}
    except NoPairing:
        return
    numbers = [player.number for player in tournament.players]
    for one, other in pairwise(numbers):
        verdict = why_not(tournament, one, other, "dubov-1997")
        assert isinstance(verdict, Verdict)
        assert verdict.paired == (frozenset((one, other)) in paired)
        assert verdict.reason


@EVERY
@given(histories())
def test_every_step_says_which_article_wants_it(tournament: Tournament) -> None:
    try:
        explanation = pair(tournament, "dubov-1997", explain=True).explanation
    except NoPairing:
        return
    assert explanation is not None
    steps = [*explanation.opening, *(step for group in explanation.groups for step in group.steps)]
    assert all(step.articles for step in steps)
    assert all(passed.articles for step in steps for passed in step.passed)
    assert all(reason.articles for reason in explanation.colours)


def test_every_hash_seed_gives_the_same() -> None:
    script = (
        "import random; from tests.comparison import by_engine; from tests.tournaments import any_history;"
        "print([by_engine(any_history(random.Random(seed)), explain=True) for seed in range(150)])"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(answers) == 1
    assert len(answers.pop()) > 1000
