"""The engine of the Dubov editions since 2018 gives what the text gives when everything is tried."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.model import Tournament
from tests.comparison import SEEKERS, by_engine, by_enumerator, in_one_score_group
from tests.literal.dubov_2026 import article_4_3
from tests.tournaments import histories


@settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    tournament=histories(max_players=7),
    level=st.booleans(),
    explain=st.booleans(),
    system=st.sampled_from(SEEKERS),
    upfloats=st.sampled_from(("played", "paired")),
)
def test_whole_rounds(tournament: Tournament, level: bool, explain: bool, system: str, upfloats: str) -> None:
    if level and len(tournament.players) <= 8 and tournament.rounds:
        tournament = in_one_score_group(tournament)
    found = by_engine(tournament, system=system, explain=explain, upfloats=upfloats)
    assert found == by_enumerator(tournament, system=system, upfloats=upfloats)


@pytest.mark.rule("dubov_2026", "4.3")
def test_the_order_from_the_middle_by_hand() -> None:
    assert "".join(article_4_3(tuple("ABCDEFG"))) == "DCEBFAG"
    assert "".join(article_4_3(tuple("ABCDEF"))) == "CDBEAF"
