"""The builder itself: what was wanted is what the tournament says."""

import pytest

from tests.rules.dubov_1997.positions import Wanted, black, card, newcomer, position, white

PLAYERS = [
    white(1, 40, 2400, "2318.4", games=5),
    white(2, 35, 2300, 2111, fixed=True),
    black(3, 0, 2200, 1987, upfloats=(1,)),
    black(4, 60, 2100, had_point=True),
    newcomer(5, 25, 2050),
    Wanted(6, 15, 1900, history="wb-bw", aro="1850.5"),
    white(7, 20, 1800, upfloats=(2, 4, 6)),
]


@pytest.mark.parametrize("wanted", PLAYERS, ids=lambda one: str(one.number))
def test_the_position_is_the_wanted_one(wanted: Wanted) -> None:
    met = [(1, 2), (3, 1), (2, 3), (4, 3)]
    tournament = position(*PLAYERS, met=met, planned=9)
    line = card(tournament, wanted.number)
    assert (line.points, line.score, line.rating) == (wanted.score, wanted.score, wanted.rating)
    assert line.aro_tenths == (int(float(wanted.aro) * 10) if line.colours else 0)
    assert line.due == (wanted.due if not wanted.history else "b")
    assert line.may_change_colour is not wanted.fixed
    assert line.may_upfloat is (not wanted.upfloats)
    assert {n for n in line.opponents if n < 100} == {n for p in met if wanted.number in p for n in p} - {wanted.number}


def test_only_the_wanted_players_are_to_be_paired() -> None:
    tournament = position(*PLAYERS)
    away = {absence.player for absence in tournament.absences}
    assert {player.number for player in tournament.players} - away == {1, 2, 3, 4, 5, 6, 7}


def test_an_aro_that_no_opponents_give_is_refused() -> None:
    with pytest.raises(ValueError, match="no 2 opponents have the ARO"):
        position(white(1, 20, 2000, "2000.3", games=2))
