"""Chapter 1: R, ARO, the due colour; and what counts as a game (readings 1 to 4)."""

from fractions import Fraction

import pytest

from fairswiss.usecases.rounds import published_list
from tests.rules.dubov_1997.positions import (
    SYSTEM,
    Wanted,
    black,
    boards,
    card,
    event,
    newcomer,
    paired,
    position,
    verdict,
    white,
    why_apart,
)


@pytest.mark.rule("dubov_1997", "1")
@pytest.mark.parametrize(
    ("history", "due"),
    [
        ("b", "w"),  # more blacks
        ("w", "b"),  # more whites
        ("wb", "w"),  # level, black last
        ("bw", "b"),  # level, white last
        ("bbw", "w"),  # more blacks, though white was the last: alternating would make black due
        ("wwb", "b"),  # more whites, though black was the last
        ("wbbw", "b"),
        ("bwb-", "w"),  # the round not played changes nothing
    ],
)
def test_the_due_colour_is_the_one_played_less_and_if_level_not_the_last_one(history: str, due: str) -> None:
    tournament = position(Wanted(1, 20, 2000, history=history))
    assert card(tournament, 1).due == due


@pytest.mark.rule("dubov_1997", "1")
def test_a_player_without_games_has_no_due_colour() -> None:
    assert card(position(newcomer(1, 20, 2000)), 1).due == ""


@pytest.mark.rule("dubov_1997", "1")
def test_r_is_the_rating_and_an_unrated_player_has_0() -> None:
    # Blacks by falling R: 4 (1000) before 3 (unrated: 0). Whites 1, 2 by rising ARO. So 1-4 and 2-3.
    # If an unrated player stood apart from the order, or first, it would be 1-3 and 2-4.
    tournament = position(white(1, 20, 2200, 1990), white(2, 20, 2100, 2000), black(3, 20, 0), black(4, 20, 1000))
    assert card(tournament, 3).rating == 0
    assert boards(paired(tournament)) == {"1-4", "2-3"}


@pytest.mark.rule("dubov_1997", "1")
def test_the_aro_is_calculated_after_each_round() -> None:
    # Player 1 met 2 (R 2000) and then 3 (R 2101): 2000 after round 1, (2000 + 2101) / 2 = 2050.5 after round 2.
    tournament = event([2200, 2000, 2101, 1900], "1-2:10 3-4:10", "3-1:== 4-2:==")
    after_1 = {line.number: line.aro_tenths for line in published_list(tournament, SYSTEM, round=2)}
    after_2 = {line.number: line.aro_tenths for line in published_list(tournament, SYSTEM)}
    assert after_1 == {1: 20000, 2: 22000, 3: 19000, 4: 21010}
    assert after_2 == {1: 20505, 2: 20500, 3: 20500, 4: 20505}


# -- reading 1 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 1")
@pytest.mark.parametrize("first_round", ["1-2:+- 3:U", "1-2:-+ 3:U", "1-2:-- 3:U", "1:F 2:H 3:U", "1:Z 2:Z 3:U", "3:U"])
def test_a_forfeit_a_bye_and_an_absence_are_no_games(first_round: str) -> None:
    tournament = event([2200, 2100, 2000], first_round)
    for number in (1, 2):
        line = card(tournament, number)
        assert (line.colours, line.opponents, line.aro_tenths, line.due) == ("", (), 0, "")


@pytest.mark.rule("dubov_1997", "reading 1", "2.1")
def test_two_who_were_paired_but_did_not_play_may_be_paired_again() -> None:
    # Two players: whoever counted the forfeit as a meeting would find no pairing at all.
    tournament = event([2200, 2100], "1-2:+-")
    assert verdict(tournament, 1, 2).paired


@pytest.mark.rule("dubov_1997", "reading 1")
def test_the_forfeited_opponent_does_not_count_in_the_aro() -> None:
    # 1: forfeit against 2 (R 2700), a game with 3 (R 2000): 2000, not 2350.
    tournament = event([2200, 2700, 2000, 1900], "1-2:+- 3-4:==", "1-3:== 2-4:==")
    assert card(tournament, 1).aro_tenths == 20000
    assert card(tournament, 1).opponents == (3,)


# -- reading 2 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 2", "6.2")
def test_aros_are_compared_as_exact_means_and_not_as_printed() -> None:
    # 1: 2000 1/4 over four games, 2: 2000 1/3 over three. Both are printed 2000.3; exactly, 1 is lower and stands
    # first: 1-3, 2-4. Compared as printed (or as whole numbers) they would be equal, the lower R of player 2 would
    # stand first, and the rows would be 2-3, 1-4.
    tournament = position(
        white(1, 20, 2300, Fraction(8001, 4), games=4),
        white(2, 20, 2200, Fraction(6001, 3), games=3),
        black(3, 20, 2400),
        black(4, 20, 2100),
    )
    assert card(tournament, 1).aro_tenths == card(tournament, 2).aro_tenths == 20003
    assert boards(paired(tournament)) == {"1-3", "2-4"}


@pytest.mark.rule("dubov_1997", "reading 2")
def test_the_aro_without_games_is_0_and_somebody_met_twice_counts_twice() -> None:
    # 1 played 2 (R 2100), 3 (R 2000) and 2 again: (2100 + 2000 + 2100) / 3 = 2066.67, not 2050.
    tournament = event([2200, 2100, 2000, 1900, 1800], "1-2:== 3-4:==", "3-1:== 4-2:==", "2-1:== 4-3:==")
    assert card(tournament, 1).aro_tenths == 20667
    assert card(tournament, 5).aro_tenths == 0


# -- reading 3 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 3", "2.4")
def test_an_unplayed_round_between_does_not_interrupt_equal_colours_in_a_row() -> None:
    # Both had white, black, nothing, black: the last two games were black, a third black is forbidden, so they may
    # not meet. If the round not played interrupted the row, they might (balance -1: 2.3 allows black).
    tournament = position(
        Wanted(1, 20, 2300, history="wb-b"), Wanted(2, 20, 2200, history="wb-b"), black(3, 20, 2100), black(4, 20, 2000)
    )
    assert not card(tournament, 1).may_change_colour
    assert why_apart(tournament, 1, 2) == ("colours", "2.4")


# -- reading 4 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 4", "2.5")
def test_an_upfloat_is_a_game_against_somebody_who_had_more_points_when_the_round_was_paired() -> None:
    # Round 2: 4 (0 points) beats 1 (1 point), so both have 1 now. By the points of then, 4 was up in the round
    # before and may not be up again. Measured by the points of now, nobody was.
    tournament = event([2400, 2300, 2200, 2100], "1-2:10 3-4:10", "4-1:10 2-3:01")
    assert [card(tournament, n).may_upfloat for n in (1, 2, 3, 4)] == [True, False, True, False]


@pytest.mark.rule("dubov_1997", "reading 4")
def test_a_forfeit_against_more_points_is_no_upfloat() -> None:
    tournament = event([2400, 2300, 2200, 2100], "1-2:10 3-4:10", "4-1:+- 2-3:01")
    assert [card(tournament, n).may_upfloat for n in (2, 4)] == [False, True]


@pytest.mark.rule("dubov_1997", "reading 4", "2.5")
def test_two_times_running_looks_at_the_round_immediately_before() -> None:
    # 4 met more points in round 2 and had a bye in round 3. The round immediately before was no upfloat, so 4 is
    # free; if "running" looked at the last game played, 4 would still be barred.
    tournament = event([2400, 2300, 2200, 2100, 2000], "1-2:10 3-4:10 5:U", "4-1:01 2-3:== 5:Z", "1-3:== 2-5:== 4:H")
    assert card(tournament, 4).may_upfloat
    assert not card(event([2400, 2300, 2200, 2100], "1-2:10 3-4:10", "4-1:01 2-3:=="), 4).may_upfloat
