"""What must hold for the Dutch editions, whatever the history."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.kernel.options import Options
from fairswiss.model import NoPairing, Tournament
from fairswiss.rules import edition
from fairswiss.usecases.rounds import why_not
from tests.comparison import DUTCH, by_engine, faults_of_an_event
from tests.tournaments import histories

EVERY = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.long
@pytest.mark.parametrize("system", DUTCH)
@pytest.mark.parametrize("block", range(4))
def test_generated_events_keep_the_absolute_criteria(system: str, block: int) -> None:
    for seed in range(block * 5, block * 5 + 5):
        rounds, faults = faults_of_an_event(seed, system)
        assert rounds > 0
        assert faults == []


@pytest.mark.parametrize("system", DUTCH)
@EVERY
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_explanations_and_the_order_of_the_input_change_nothing(
    system: str, tournament: Tournament, rng: random.Random
) -> None:
    players = tuple(rng.sample(tournament.players, len(tournament.players)))
    mixed = tournament._replace(players=players)
    assert by_engine(mixed, explain=True, system=system) == by_engine(tournament, system=system)


@pytest.mark.parametrize("system", DUTCH)
@EVERY
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_no_round_with_another_pair_is_ever_better(system: str, tournament: Tournament, rng: random.Random) -> None:
    # why_not builds the best round with that pair and raises if it beats the chosen one on any criterion.
    try:
        paired = {frozenset(pair[1:]) for pair in edition(system).pair(tournament, Options(), False).pairs}
    except NoPairing:
        return
    one, other = rng.sample([player.number for player in tournament.players], 2)
    verdict = why_not(tournament, one, other, system)
    assert verdict.paired == (frozenset((one, other)) in paired)
    assert verdict.reason
