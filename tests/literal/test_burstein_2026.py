"""The engine of the Burstein edition gives what the text gives when everything is tried."""

from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.model import Bye, Game, Round, Tournament
from tests.comparison import BURSTEIN, after_seeding, by_engine, by_enumerator, in_one_score_group
from tests.literal.burstein_2026 import Opposition, article_1_7, seeding_rounds
from tests.literal.dutch_cases import event
from tests.tournaments import histories


@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(tournament=histories(max_players=8, min_rounds=1), level=st.booleans(), explain=st.booleans())
def test_whole_rounds_after_the_seeding_rounds(tournament: Tournament, level: bool, explain: bool) -> None:
    if level and len(tournament.players) <= 8:
        tournament = in_one_score_group(tournament)
    tournament = after_seeding(tournament)
    found = by_engine(tournament, system=BURSTEIN, explain=explain)
    assert found == by_enumerator(tournament, system=BURSTEIN)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(tournament=histories(max_players=8))
def test_whole_events_with_their_seeding_rounds(tournament: Tournament) -> None:
    assert by_engine(tournament, system=BURSTEIN) == by_enumerator(tournament, system=BURSTEIN)


@pytest.mark.rule("burstein_2026", "1.6")
def test_the_number_of_seeding_rounds() -> None:
    assert [seeding_rounds(planned) for planned in range(1, 11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 4]


@pytest.mark.rule("burstein_2026", "1.7.1", "1.7.2")
def test_the_opposition_by_hand() -> None:
    first = Round.of([Game(1, 2, "1", "0"), Game(3, 4, "=", "=")])
    second = Round.of([Game(1, 3, "=", "=")], [Bye(4, "H"), Bye(2, "Z")])
    found = article_1_7(event(4, first, second))
    # 1 has 1.5, 2 none, 3 and 4 have 1; for 1, who met him, 2 counts half a point
    assert found[1] == Opposition(total("0.5", "1"), total("0.5", "0.5"))
    assert found[2] == Opposition(total("1.5", "0"), total())
    assert found[4] == Opposition(total("1", "1"), total("0.5", "0.5"))


def total(*points: str) -> Fraction:
    return sum(map(Fraction, points), Fraction(0))
