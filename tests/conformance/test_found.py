"""Files of other programs that were once read otherwise than they are meant; what is right stands beside them."""

from pathlib import Path

import pytest

from fairswiss import check, pair, read_trf
from fairswiss.model import Tournament
from fairswiss.rules import edition
from tests.conformance.shared import DATA

FOUND = DATA / "found"
pytestmark = pytest.mark.skipif(not FOUND.exists(), reason=f"{FOUND} is not there")
DUTCH = ("dutch-2017", "dutch-2026")


def found(name: str) -> Tournament:
    tournament = read_trf(Path(FOUND / f"{name}.trf").read_bytes())
    return tournament if tournament.rounds_planned else tournament.revised(rounds_planned=len(tournament.rounds))


def differing(tournament: Tournament, system: str) -> list[int]:
    return [checked.round for checked in check(tournament, system) if not checked.agrees]


@pytest.mark.parametrize("name", ["lot-by-rating", "lot-unrated"])
@pytest.mark.parametrize("system", DUTCH)
def test_the_lot_follows_from_number_1_not_from_ratings_or_names(name: str, system: str) -> None:
    tournament = found(name)
    assert edition(system).shown_lot(tournament) == "w"
    assert differing(tournament, system) == []


@pytest.mark.parametrize("system", DUTCH)
def test_the_next_colours_follow_from_the_lot_of_number_1(system: str) -> None:
    assert (5, 8) in pair(found("lot-next-round"), system).games()


def test_the_parity_counts_from_the_pairing_numbers_when_the_first_player_had_the_bye() -> None:
    tournament = found("lot-top-player-had-bye")
    assert edition("dutch-2026").shown_lot(tournament) == "b"
    assert differing(tournament, "dutch-2026") == []


@pytest.mark.parametrize("name", ["blank-absence-113", "blank-absence-120"])
def test_a_blank_cell_earns_what_an_absence_earns(name: str) -> None:
    assert differing(found(name), "dutch-2026") == []
