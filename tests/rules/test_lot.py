"""The lot of a tournament that does not record it, edition by edition."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss import BadRequest, check, pair
from fairswiss.model import Acceleration, Bye, Game, NoPairing, Player, Round, Tournament
from fairswiss.rules import SHELF, edition
from tests.comparison import DUBOV, DUTCH, differences_of_a_foreign_file
from tests.literal.double_swiss_2026_cases import MATCHES
from tests.tournaments import random_tournament

SWISS = (DUBOV, *DUTCH)
RATINGS = (2000, 2100, 1900, 1850, 1800, 1750, 1700, 1650)
"""The best-rated player is not number 1."""


def event(*rounds: Round, players: int = 8, **facts: object) -> Tournament:
    people = [Player(number, f"Player {9 - number}", RATINGS[number - 1]) for number in range(1, players + 1)]
    return Tournament.build(people, **{"rounds": rounds, "rounds_planned": 5, **facts})


def drawn(*games: tuple[int, int], byes: str = "", code: str = "=") -> Round:
    """Drawn games, or with other codes; byes as ``1U 2H``."""
    codes = {"=": "==", "+": "+-", " ": "  "}[code]
    return Round.of([Game(*game, *codes) for game in games], [Bye(int(bye[:-1]), bye[-1]) for bye in byes.split()])


@pytest.mark.rule("dutch_2026", "5.1", "5.2.5")
@pytest.mark.rule("dutch_2017", "E.5")
@pytest.mark.rule("dutch_2012", "E.5")
@pytest.mark.rule("dutch_1992", "F4")
@pytest.mark.parametrize("system", DUTCH)
@pytest.mark.parametrize("lot", ["w", "b"])
def test_number_1_shows_the_lot_not_the_best_rated_nor_the_alphabet(system: str, lot: str) -> None:
    boards = [(1, 5), (6, 2), (3, 7), (8, 4)]
    played = event(drawn(*(board if lot == "w" else board[::-1] for board in boards)))
    assert edition(system).shown_lot(played) == lot
    assert all(found.agrees for found in check(played, system))


@pytest.mark.rule("dubov_1997", "5", "reading 29")
def test_in_the_dubov_system_the_first_of_the_starting_list_shows_it() -> None:
    # By R the list is 2 1 3 4 | 5 6 7 8, and the first board is 2-5.
    played = event(drawn((2, 5), (6, 1), (3, 7), (8, 4)))
    assert edition(DUBOV).shown_lot(played) == "w"
    assert all(found.agrees for found in check(played, DUBOV))


@pytest.mark.parametrize(
    ("system", "lot"), [("dutch-2026", "b"), ("dutch-2017", "b"), ("dutch-2012", "b"), ("dutch-1992", "b")]
)
def test_a_bye_of_number_1_counts_in_the_parity(system: str, lot: str) -> None:
    # 2 is the second number of the round and has white, so black was drawn.
    assert edition(system).shown_lot(event(drawn((2, 5), (6, 3), (4, 7), byes="1U"), players=7)) == lot


@pytest.mark.parametrize(
    ("system", "lot"), [("dutch-2026", "w"), ("dutch-2017", "w"), ("dutch-2012", "w"), ("dutch-1992", "b")]
)
@pytest.mark.parametrize("absence", ["1Z", "1H", ""])
def test_an_absence_of_number_1_counts_as_the_edition_counts(system: str, lot: str, absence: str) -> None:
    # Only the text of 1992 goes by the number itself; the others number those who are taken into the pairing.
    assert edition(system).shown_lot(event(drawn((2, 5), (6, 3), (4, 7), byes=absence), players=7)) == lot


@pytest.mark.parametrize("system", DUTCH)
def test_the_higher_of_two_by_virtual_points_shows_it(system: str) -> None:
    # 4 has more points than 1, so the colour of 4 follows from the lot: even, and white.
    accelerated = event(drawn((4, 1), (2, 3)), players=4, accelerations=(Acceleration(4, (10,)),))
    assert edition(system).shown_lot(accelerated) == "b"


@pytest.mark.parametrize("system", SWISS)
@pytest.mark.parametrize("lot", ["w", "b"])
def test_a_forfeit_whose_colours_may_be_missing_shows_nothing(system: str, lot: str) -> None:
    # A report without colours of a forfeit is read with white for the lower number, whatever the lot was.
    over_the_board = [(6, 1), (3, 7)] if system == DUBOV else [(6, 2), (3, 7)]
    forfeited = (2, 5) if system == DUBOV else (1, 5)
    boards = over_the_board if lot == "w" else [board[::-1] for board in over_the_board]
    played = Round.of([Game(*forfeited, "+", "-"), *(Game(*board, "=", "=") for board in boards)])
    assert edition(system).shown_lot(event(played, players=7)) == lot


@pytest.mark.parametrize("system", SWISS)
def test_forfeits_alone_show_it_when_there_is_nothing_else(system: str) -> None:
    first = (2, 5) if system == DUBOV else (1, 5)
    assert edition(system).shown_lot(event(drawn(first, code="+"))) == "w"


@pytest.mark.parametrize("system", DUTCH)
@pytest.mark.parametrize("lot", ["w", "b"])
def test_a_first_round_in_which_nobody_was_paired_is_passed_over(system: str, lot: str) -> None:
    cancelled = drawn(byes="1H 2H 3H 4H 5H 6H 7H 8H")
    started = event(first_colour=lot)
    second = pair(started._replace(rounds=(cancelled,)), system)
    played = event(cancelled, drawn(*second.games()))
    assert edition(system).shown_lot(played) == lot
    assert all(found.agrees for found in check(played, system))


@pytest.mark.parametrize("system", SHELF)
def test_no_round_shows_no_lot(system: str) -> None:
    started = event(info=MATCHES) if edition(system).games > 1 else event()
    assert edition(system).shown_lot(started) == ""
    if edition(system).draws_lot:
        with pytest.raises(BadRequest, match="drawn by lot"):
            pair(started, system)


@pytest.mark.parametrize("system", SWISS)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(rng=st.randoms(use_true_random=False))
def test_the_lot_of_any_event_is_found_whatever_the_numbers(system: str, rng: random.Random) -> None:
    def paired(tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
        pairing = pair(tournament, system)
        return pairing.games(), pairing.bye

    rates = {"late": 0.4, "requested_byes": 0.2, "forfeits": 0.2, "shuffled": 1}
    for *_, after in random_tournament(rng, rng.randint(4, 14), 2, pair=paired, stop_at=(NoPairing,), **rates):
        assert edition(system).shown_lot(after._replace(first_colour="")) == after.first_colour


@pytest.mark.long
@pytest.mark.parametrize("system", SWISS)
def test_files_with_shuffled_numbers_no_lot_and_blanks_agree_in_every_round(system: str) -> None:
    for seed in range(12):
        assert differences_of_a_foreign_file(seed, system)[1] == []
