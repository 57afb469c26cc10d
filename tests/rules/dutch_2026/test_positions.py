"""The positions are what they say."""

import pytest

from tests.rules.dutch.positions import DUTCH_2017, DUTCH_2026, Wanted, all_apart_but, entrants_of, event, position


def test_a_position_has_the_wanted_players_with_scores_colours_and_floats() -> None:
    before = position(Wanted(3, 25, "wbUwdbu"), Wanted(7, -5, "wu."), Wanted(1, 5))
    players = entrants_of(DUTCH_2026, before)
    assert [(n, p.score, p.card.colours, len(p.card.met)) for n, p in players.items()] == [
        (3, 25, "wbwb", 4),
        (1, 5, "", 0),
        (7, -5, "w", 1),
    ]
    assert (players[3].upfloated, players[3].downfloated) == ((True, False), (False, True))
    assert (players[7].upfloated, players[7].downfloated) == ((False, True), (False, False))
    assert players[3].barred_from_pab
    assert not players[7].barred_from_pab
    assert len(before.rounds) == 5


def test_a_last_round_is_the_last_round() -> None:
    players = (Wanted(1, 20, "wb"), Wanted(2, 20, "bw"))
    assert position(*players, last_round=True).rounds_planned == 3
    assert position(*players).rounds_planned == 9


def test_those_not_allowed_to_meet_are_apart() -> None:
    apart = all_apart_but([1, 2, 3, 4], (1, 2), (3, 4), (1, 4))
    assert apart == [(1, 3), (2, 3), (2, 4)]
    players = entrants_of(DUTCH_2017, position(*(Wanted(number) for number in (1, 2, 3, 4)), apart=apart))
    assert {(a, b) for a in players for b in players if a < b and not players[a].may_meet(players[b])} == set(apart)


@pytest.mark.parametrize("code", ["U", "F", "H", "Z"])
def test_an_event_is_written_game_by_game(code: str) -> None:
    (played,) = event(3, f"1-2:10 3:{code}").rounds
    assert played.games == ((1, 2, "1", "0"),)
    assert played.byes == ((3, code),)
