"""Checking a recorded round: what the engine pairs agrees, anything else is named, and never is the engine worse."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.judge import RoundCheck
from fairswiss.kernel.options import Options
from fairswiss.model import NoPairing, Tournament
from fairswiss.rendering import as_data, render
from fairswiss.rules import edition
from fairswiss.rules.dutch_2017 import round as round_2017
from fairswiss.rules.dutch_2026 import round as round_2026
from fairswiss.why.differences import Worse
from tests.checking.recorded import any_round, checked_round, legal_round
from tests.comparison import DUBOV, DUTCH, by_engine, in_one_score_group
from tests.tournaments import histories

EVERY = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
PLAYERS = {"dutch-2017": round_2017.players_of, "dutch-2026": round_2026.players_of}
PARTING = {"worse", "later", "bye"}
AGAINST_A_RULE = {"illegal", "barred-bye"}


def kinds(check: RoundCheck) -> list[str]:
    """What differs, colours aside."""
    return [found.kind for found in check.differences if found.kind != "colours"]


@pytest.mark.parametrize("system", [DUBOV, *DUTCH])
@EVERY
@given(tournament=histories())
def test_the_rounds_of_the_engine_agree(system: str, tournament: Tournament) -> None:
    try:
        pairing = edition(system).pair(tournament, Options(), False)
    except NoPairing:
        return
    check = checked_round(tournament, pairing.games(), pairing.bye, system)
    assert check.agrees
    assert check.differences == ()


@pytest.mark.parametrize("system", [DUBOV, *DUTCH])
@EVERY
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_any_other_round_is_told_apart_and_said_in_every_form(
    system: str, tournament: Tournament, rng: random.Random
) -> None:
    pairs, bye = any_round(rng, tournament)
    check = checked_round(tournament, pairs, bye, system)
    if not (check.agrees or check.impossible):
        assert check.differences
        assert not check.engine_fault
        assert render(check, "text", tournament)
        assert render(check, "markdown", tournament)
        assert as_data(check, tournament)


@pytest.mark.parametrize("system", PLAYERS)
@EVERY
@given(tournament=histories(), rng=st.randoms(use_true_random=False), one_group=st.booleans())
def test_a_legal_round_parts_from_the_rules_once_and_is_never_better(
    system: str, tournament: Tournament, rng: random.Random, one_group: bool
) -> None:
    if one_group and tournament.rounds:
        tournament = in_one_score_group(tournament)
    legal = legal_round(rng, PLAYERS[system](tournament))
    if legal is None:
        return
    assert by_engine(tournament, system=system) is not None
    check = checked_round(tournament, *legal, system)
    found = kinds(check)
    assert not AGAINST_A_RULE & set(found)
    assert not check.engine_fault
    same_pairs = {frozenset(p) for p in check.recorded_only} == {frozenset(p) for p in check.rules_only}
    assert len(found) == (0 if same_pairs and check.recorded_bye == check.rules_bye else 1)
    assert set(found) <= PARTING  # a legal round is complete, so no bracket of it is a dead end
    for difference in check.differences:
        assert difference.articles
        assert not isinstance(difference, Worse) or (difference.criterion and difference.recorded != difference.rules)
