"""The engine of the Lim edition gives what the text gives when everything is tried."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.model import Tournament
from tests.comparison import LIM, by_engine, by_enumerator, in_one_score_group
from tests.literal.dutch_2017 import LiteralImpossible
from tests.literal.lim_2026 import round_of
from tests.tournaments import histories, scrambled_history


@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    tournament=histories(max_players=8),
    level=st.booleans(),
    explain=st.booleans(),
    maxi=st.sampled_from(["no", "no", "yes"]),
)
def test_whole_rounds(tournament: Tournament, level: bool, explain: bool, maxi: str) -> None:
    if level and tournament.rounds and len(tournament.players) <= 8:
        tournament = in_one_score_group(tournament)
    found = by_engine(tournament, system=LIM, explain=explain, maxi_tournament=maxi)
    assert found == by_enumerator(tournament, system=LIM, maxi_tournament=maxi)


def test_the_histories_reach_every_type_of_floater_and_crack_pairings() -> None:
    reached = set()
    for seed in range(300):
        rng = random.Random(seed)
        players = rng.randint(4, 10)
        try:
            event, _, _ = round_of(scrambled_history(rng, players, rng.randint(0, min(9, players))))
        except LiteralImpossible:
            continue
        reached |= {kind for _, kind in event.floated} | ({"cracked"} if event.cracked else set())
    assert reached == {"", "a", "b", "c", "d", "cracked"}
