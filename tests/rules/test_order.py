"""Players who are paired in a stated order instead of that of their numbers (``XXC rank``)."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss import pair
from fairswiss.model import InvalidTournament, NoPairing, Player, Tournament
from fairswiss.rules import edition
from fairswiss.rules.baku import with_baku_acceleration
from tests.comparison import DUBOV, DUTCH
from tests.tournaments import histories, renumbered


def games(tournament: Tournament, system: str) -> tuple[list[tuple[int, int]], int | None] | None:
    try:
        pairing = pair(tournament, system)
    except NoPairing:
        return None
    return pairing.games(), pairing.bye


@pytest.mark.parametrize("system", DUTCH)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(tournament=histories(), rng=st.randoms(use_true_random=False), recorded=st.booleans())
def test_the_place_pairs_as_the_number_would(
    system: str, tournament: Tournament, rng: random.Random, recorded: bool
) -> None:
    if not recorded and edition(system).shown_lot(tournament):
        tournament = tournament._replace(first_colour="")
    numbers = [player.number for player in tournament.players]
    name = dict(zip(numbers, rng.sample(numbers, len(numbers)), strict=True))
    ordered = renumbered(tournament, name, tuple(name[number] for number in numbers))
    plain = games(tournament, system)
    assert games(ordered, system) == (
        plain and ([(name[white], name[black]) for white, black in plain[0]], plain[1] and name[plain[1]])
    )


def event(**facts: object) -> Tournament:
    people = [Player(number, f"Player {number}", 2000) for number in (1, 2, 3, 4)]
    return Tournament.build(people, **{"rounds_planned": 3, "first_colour": "w", **facts})


def test_a_table_takes_the_places_too() -> None:
    assert pair(event(order=(4, 3, 2, 1)), "round-robin").games() == [(4, 1), (3, 2)]


def test_the_baku_acceleration_takes_the_upper_half_of_the_order() -> None:
    accelerated = with_baku_acceleration(event(order=(4, 3, 2, 1)))
    assert [a.player for a in accelerated.accelerations] == [3, 4]


def test_the_dubov_system_goes_by_ratings_whatever_the_order() -> None:
    assert pair(event(order=(4, 3, 2, 1)), DUBOV).games() == pair(event(), DUBOV).games()


@pytest.mark.parametrize("order", [(1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 5)])
def test_an_order_names_every_player_once(order: tuple[int, ...]) -> None:
    with pytest.raises(InvalidTournament, match="does not name each of them once"):
        event(order=order)
