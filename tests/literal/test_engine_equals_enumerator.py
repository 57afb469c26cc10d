"""The engine gives what the text gives when everything is tried in its order.

Usual rounds are compared with recorded ones in ``tests/conformance`` too; ``benchmarks/long_run.py`` tries many more.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.model import Tournament
from tests.comparison import DUTCH, by_engine, by_enumerator, in_one_score_group
from tests.tournaments import histories

MANY = settings(max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))


@MANY
@given(histories(max_players=10))
def test_whole_rounds_of_up_to_ten_players(tournament: Tournament) -> None:
    assert by_engine(tournament) == by_enumerator(tournament)


@settings(MANY, max_examples=1000)
@given(histories(max_players=8, min_rounds=1))
def test_one_score_group_of_up_to_eight_players(tournament: Tournament) -> None:
    level = in_one_score_group(tournament)
    assert by_engine(level) == by_enumerator(level)


@settings(MANY, max_examples=1000)
@given(histories(max_players=10, min_rounds=1), st.booleans())
def test_whole_rounds_where_the_upfloat_limit_yields(tournament: Tournament, explain: bool) -> None:
    assert by_engine(tournament, "yield", explain=explain) == by_enumerator(tournament, "yield")


@settings(MANY, max_examples=500)
@given(tournament=histories(max_players=10))
def test_whole_rounds_of_2012_without_the_lowest_bracket_of_2013(tournament: Tournament) -> None:
    literal = by_enumerator(tournament, system="dutch-2012", lowest_bracket="2012")
    assert by_engine(tournament, system="dutch-2012", lowest_bracket="2012") == literal


@pytest.mark.parametrize("system", DUTCH)
@settings(MANY, max_examples=750)
@given(tournament=histories(max_players=10), level=st.booleans())
def test_whole_rounds_of_the_dutch_editions(system: str, tournament: Tournament, level: bool) -> None:
    if level and len(tournament.players) <= 8 and tournament.rounds:
        tournament = in_one_score_group(tournament)
    assert by_engine(tournament, system=system) == by_enumerator(tournament, system=system)
