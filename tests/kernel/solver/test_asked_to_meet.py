"""Two players who are asked to meet: the same round as if both were kept apart from everybody else."""

import random
from contextlib import nullcontext
from importlib import import_module

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from fairswiss.kernel.brackets.bracket_engine import BracketEngine, Situation
from fairswiss.kernel.brackets.bracket_questions import asked_to_meet
from fairswiss.kernel.options import Options
from fairswiss.kernel.solver import search
from fairswiss.model import Prohibition, Tournament
from fairswiss.model.errors import NoPairing
from fairswiss.rules import edition
from tests.kernel.solver.test_search import DUTCH
from tests.tournaments import scrambled_history

Pairs = set[frozenset[int]] | None
"""The pairs of a round; None if there is none."""


def engine_of(system: str) -> BracketEngine:
    """The parts of an edition that pairs brackets."""
    rounds: BracketEngine = import_module(f"fairswiss.rules.{system.replace('-', '_')}.round").ROUNDS
    return rounds


def pairs_of(system: str, tournament: Tournament, *meeting: int) -> Pairs:
    """The round in which these two are asked to meet, if any are named."""
    engine = engine_of(system)
    players = engine.players_of(tournament)
    two = [player for player in players if player.number in meeting]
    options = Options().checked(system, edition(system).options)
    here = Situation(len(tournament.rounds) + 1, players, engine.colours_of(tournament, players), options)
    with asked_to_meet(*two) if two else nullcontext():
        try:
            outcomes = list(engine.pair_brackets(here).outcomes)
        except NoPairing:
            return None
    return {frozenset((a.number, b.number)) for outcome in outcomes for a, b in outcome.candidate.pairs}


def kept_apart(tournament: Tournament, one: int, other: int) -> Tournament:
    """The tournament in which nobody else may meet either of the two."""
    coming = len(tournament.rounds) + 1
    others = [player.number for player in tournament.players if player.number not in (one, other)]
    apart = [Prohibition((mine, yours), coming, coming) for mine in (one, other) for yours in others]
    return tournament.revised(prohibitions=(*tournament.prohibitions, *apart))


@pytest.mark.parametrize("few", [0, 10])
@pytest.mark.parametrize("system", DUTCH)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@example(327, 12, 5)  # a player without an opponent above, because of the pair asked about
@given(st.integers(0, 10**9), st.integers(6, 16), st.integers(2, 7))
def test_asking_for_a_pair_is_to_keep_both_from_everybody_else(
    system: str, few: int, seed: int, players: int, rounds: int
) -> None:
    chance = random.Random(seed)
    tournament = scrambled_history(chance, players, rounds)
    there = engine_of(system).players_of(tournament)
    assume(len(there) > 2)
    one, other = chance.sample(there, 2)
    assume(one.compatible_with(other))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "FEW_VERTICES", few)
        patch.setattr(search, "FEW_LEFT", 2 * few)
        asked = pairs_of(system, tournament, one.number, other.number)
        assert asked == pairs_of(system, kept_apart(tournament, one.number, other.number))
