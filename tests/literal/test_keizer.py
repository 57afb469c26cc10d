"""The Keizer engine gives what the rules give when they are read word by word and everything is tried."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.model import Tournament
from tests.comparison import keizer_differs, random_house
from tests.literal.keizer import HouseRules
from tests.tournaments import histories


@settings(max_examples=2700, deadline=None, suppress_health_check=list(HealthCheck))
@given(tournament=histories(max_players=7), seed=st.integers(0, 2**32), explain=st.booleans())
def test_ladder_totals_and_boards_by_any_house_rules(tournament: Tournament, seed: int, explain: bool) -> None:
    assert keizer_differs(tournament, random_house(random.Random(seed)), explain=explain) == ""


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(tournament=histories(max_players=8))
def test_ladder_totals_and_boards_by_the_usual_rules(tournament: Tournament) -> None:
    assert keizer_differs(tournament, HouseRules()) == ""
