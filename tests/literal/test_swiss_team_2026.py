"""The engine of the team edition gives what the text gives when everything is tried."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.literal.swiss_team_2026_cases import team_history
from tests.literal.team_comparison import by_engine, by_enumerator


@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**40), explain=st.booleans(), strong_stays=st.booleans())
def test_whole_rounds(seed: int, explain: bool, strong_stays: bool) -> None:
    tournament = team_history(random.Random(seed))
    found = by_engine(tournament, explain=explain, strong_stays=strong_stays)
    assert found == by_enumerator(tournament, strong_stays=strong_stays)
