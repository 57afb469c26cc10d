"""Readings 1 to 13: who is on the ladder, what each rank is worth, what rounds bring, how the ladder is counted."""

from fractions import Fraction

import pytest

from fairswiss.model import Absence, BadRequest, Scoring
from fairswiss.rules import edition, editions
from fairswiss.rules.keizer import ranking
from fairswiss.rules.keizer.earnings import Deed
from tests.rules.keizer.seasons import ladder, played, season, totals, values

CAISSA = season(10, played("1-2 1", "3-4 =", "5-6 0", "7-8 =", "9-10 0"))
"""A round printed by a club: ten players worth 50 to 41; 1, 6 and 10 won, 3-4 and 7-8 were drawn."""


@pytest.mark.rule("keizer", "reading 1")
def test_it_is_no_system_of_fide_and_says_so() -> None:
    assert [one.id for one in editions() if not one.fide] == ["keizer"]
    assert "no FIDE system" in edition("keizer").approved


@pytest.mark.rule("keizer", "reading 2")
def test_the_ladder_begins_in_the_order_of_the_pairing_numbers() -> None:
    assert list(ladder(season(4))) == [1, 2, 3, 4]
    assert list(ladder(season(4, order=(3, 1, 4, 2)))) == [3, 1, 4, 2]


@pytest.mark.rule("keizer", "reading 2")
def test_equal_totals_stay_in_the_start_order() -> None:
    # 3 2 1: 3 draws twice with 1 and 2 sits out twice, so 3+1, 2+2 and 1+3 are level
    level = season(3, played("1-3 =", U=2), played("1-3 =", U=2))
    assert ladder(level, top_value="3") == {1: 4, 2: 4, 3: 4}


@pytest.mark.rule("keizer", "reading 3")
def test_who_has_not_joined_is_not_on_the_ladder_and_makes_nobody_worth_more() -> None:
    late = season(5, played("1-2 1", "3-4 0", Z=5), absences=(Absence(2, 5),))
    assert list(ladder(late)) == [1, 2, 4, 3]  # 4+3, 3, 1+2, 2
    assert values(late) == [4, 3, 2, 1]
    joining = late.revised(absences=())
    assert 5 in ladder(joining)
    assert values(joining) == [6, 5, 4, 3, 2]


@pytest.mark.rule("keizer", "reading 3")
def test_who_withdraws_stays_on_the_ladder() -> None:
    gone = season(4, played("1-2 1", "3-4 1"), absences=(Absence(2, 1),))
    assert 1 in ladder(gone)


@pytest.mark.rule("keizer", "reading 3")
def test_an_announced_absence_or_a_match_for_the_club_is_joining() -> None:
    for code in ("H", "F"):
        away = season(3, played("1-2 1", **{code: "3"}), absences=(Absence(2, 3),))
        assert 3 in ladder(away)


@pytest.mark.rule("keizer", "reading 4")
@pytest.mark.parametrize(("count", "first", "last"), [(6, 7, 2), (8, 10, 3), (10, 13, 4), (35, 51, 17), (1, 0, 0)])
def test_first_and_last_are_about_three_to_one(count: int, first: int, last: int) -> None:
    found = values(season(count))
    assert (found[0], found[-1]) == (first, last)
    assert found == list(range(first, last - 1, -1))


@pytest.mark.rule("keizer", "reading 4")
def test_a_club_chooses_the_first_value_and_the_step() -> None:
    assert values(season(4), top_value="50") == [50, 49, 48, 47]
    assert values(season(4), top_value="50", value_step="10") == [50, 40, 30, 20]
    assert values(season(4), value_step="2") == [9, 7, 5, 3]  # three steps of two are 6, and half of that
    assert values(season(4), top_value="3") == [3, 2, 1, 0]


@pytest.mark.rule("keizer", "reading 4")
def test_values_below_nothing_are_refused() -> None:
    with pytest.raises(BadRequest, match="4 players cannot be worth 2") as refused:
        values(season(4), top_value="2")
    assert refused.value.code == "top-too-low"
    assert refused.value.facts["least"] == 3


@pytest.mark.rule("keizer", "reading 5")
def test_the_own_value_counts_once_as_it_is_as_it_was_or_not_at_all() -> None:
    two = season(2, played("1-2 0"), played("1-2 0"))
    # worth 5 and 4. After round 1: 1 has 5, 2 has 4+5; so now 2 is worth 5. After round 2: 1 has 4, 2 has 5+4+4
    assert ladder(two, top_value="5") == {2: 13, 1: 4}
    assert ladder(two, top_value="5", own_value="start") == {2: 12, 1: 5}
    assert ladder(two, top_value="5", own_value="none") == {2: 8, 1: 0}


@pytest.mark.rule("keizer", "reading 6")
def test_a_game_brings_the_value_of_the_opponent_or_a_part_of_it() -> None:
    games = season(4, played("1-2 1", "3-4 ="))  # worth 4 3 2 1
    assert ladder(games) == {1: 7, 2: 3, 3: half("2.5"), 4: 2}
    assert ladder(games, loss_share="1/6")[2] == 3 + Fraction(4, 6)


@pytest.mark.rule("keizer", "reading 6")
def test_each_side_has_its_own_result_and_the_points_of_the_event_do_not_matter() -> None:
    odd = season(4, played("1-2 =0", "3-4 00"), scoring=Scoring.of(30, 10, 0))
    assert ladder(odd) == {1: half("5.5"), 2: 3, 3: 2, 4: 1}


@pytest.mark.rule("keizer", "reading 6")
def test_an_adjourned_game_is_a_draw_for_now_and_a_game_without_result_is_nothing() -> None:
    waiting = season(4, played("1-2 ?", "3-4  "))
    assert ladder(waiting) == {1: half("5.5"), 2: 5, 3: 2, 4: 1}


@pytest.mark.rule("keizer", "reading 7")
def test_a_win_by_forfeit_is_a_win_or_like_sitting_out() -> None:
    forfeit = season(4, played("1-2 +", "3-4 --"))
    assert ladder(forfeit) == {1: 7, 2: 3, 3: 2, 4: 1}
    assert ladder(forfeit, forfeit_win="bye") == {1: 6, 2: 3, 3: 2, 4: 1}
    assert ladder(forfeit, loss_share="1/2")[2] == 3  # a loss by forfeit is no game lost


@pytest.mark.rule("keizer", "reading 8")
def test_a_round_without_a_game_brings_a_part_of_the_own_value() -> None:
    away = season(5, played(U=1, F=2, H=3, Z="4"))  # worth 24 23 22 21 20; 5 is not mentioned
    found = ladder(away, top_value="24")
    assert found == {1: 36, 2: 23 + Fraction(46, 3), 3: 22 + Fraction(22, 3), 4: 21, 5: 20}
    other = ladder(away, top_value="24", bye_share="1/3", club_share="0.7", absence_share=".35", no_show_share="1/20")
    assert other[1] == 32
    assert other[2] == 23 + half("16.1")
    assert other[3] == 22 + half("7.7")
    assert other[4] == 21 + half("1.05")
    assert other[5] == 21


@pytest.mark.rule("keizer", "reading 9")
def test_only_so_many_announced_absences_count() -> None:
    away = season(2, *(played(H=1, U=2) for _ in range(7)))
    house = {"top_value": "24", "bye_share": "0"}
    assert ladder(away, **house)[1] == 24 + 5 * 8
    assert ladder(away, **house, absence_limit="2")[1] == 24 + 2 * 8
    assert ladder(away, **house, absence_limit="2", no_show_share="1/24")[1] == 24 + 2 * 8 + 5
    assert ladder(away, **house, absence_limit="0")[1] == 24 + 7 * 8


@pytest.mark.rule("keizer", "reading 9")
def test_announced_absences_may_lose_half_of_their_worth_each_time_but_matches_for_the_club_do_not() -> None:
    away = season(2, played(H=1, U=2), played(F=1, U=2), played(H=1, U=2), played(H=1, U=2))
    found = ladder(away, top_value="24", bye_share="0", absence_share="0.35", absence_decay="halve")
    assert found[1] == 24 + half("8.4") + 16 + half("4.2") + half("2.1")


@pytest.mark.rule("keizer", "reading 10")
def test_step_by_step_as_a_club_printed_it() -> None:
    assert ladder(CAISSA, top_value="50") == {
        1: 99, 6: 91, 10: 83, 3: half("71.5"), 4: 71, 7: half("65.5"), 8: 65, 2: 49, 5: 46, 9: 42,
    }  # fmt: skip


@pytest.mark.rule("keizer", "reading 10")
def test_step_by_step_all_rounds_count_by_the_ladder_before_the_last() -> None:
    # Worth 3 2 1. After 1: 3.5, 3, 2.5. After 2: 4, 4, 4. So in round 3 they are still worth 3 2 1.
    level = season(3, *(played("1-3 =", U=2) for _ in range(3)))
    assert ladder(level, top_value="3") == {3: half("5.5"), 2: 5, 1: half("4.5")}


@pytest.mark.rule("keizer", "reading 11")
def test_until_it_stays_as_it_follows_from_the_same_round() -> None:
    # In its own order 1 6 10 3 4 7 8 2 5 9 they are worth 50 … 41: 1 has 50 and 43 for 2, 6 has 49 and 42 for 5, …
    assert ladder(CAISSA, top_value="50", counting="fixed-point") == {
        1: 93, 6: 91, 10: 89, 3: 70, 4: half("69.5"), 7: 67, 8: half("66.5"), 2: 43, 5: 42, 9: 41,
    }  # fmt: skip


@pytest.mark.rule("keizer", "reading 11")
def test_until_it_stays_as_another_club_printed_it() -> None:
    # Sixteen players worth 80 … 65; the first seven beat 10 to 16, 8 and 9 draw: the order stays at once.
    haren = season(16, played(*(f"{n}-{n + 9} 1" for n in range(1, 8)), "8-9 ="))
    found = ladder(haren, top_value="80", counting="fixed-point")
    assert list(found) == list(range(1, 17))
    assert list(found.values())[:10] == [151, 149, 147, 145, 143, 141, 139, 109, half("108.5"), 71]
    assert list(found.values())[-1] == 65


@pytest.mark.rule("keizer", "reading 11")
def test_a_cycle_is_averaged() -> None:
    # By 1 2 3 the totals are 4.5, 5, 5.5, by 3 2 1 they are 5.5, 5, 4.5, and so for ever: everybody has 5.
    level = season(3, *(played("1-3 =", U=2) for _ in range(3)))
    assert ladder(level, top_value="3", counting="fixed-point") == {1: 5, 2: 5, 3: 5}
    first = totals(level, top_value="3", counting="fixed-point")[0]
    assert [(one.value, one.passes) for one in first.earned] == [(4, 2)] * 4  # worth 3 and 1 in the two passes


@pytest.mark.rule("keizer", "reading 11")
def test_rankings_that_never_come_back_in_time_are_averaged_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "MOST_PASSES", 1)
    level = season(3, *(played("1-3 =", U=2) for _ in range(3)))
    assert ladder(level, top_value="3", counting="fixed-point") == {3: half("5.5"), 2: 5, 1: half("4.5")}


@pytest.mark.rule("keizer", "reading 12")
def test_each_round_may_count_by_the_values_of_its_own_day() -> None:
    # Worth 5 and 4, then 4 and 5: 2 beats 1 when 1 is worth 5, then when 1 is worth 4; the own value is the last one.
    two = season(2, played("1-2 0"), played("1-2 0"))
    assert ladder(two, top_value="5", counting="frozen") == {2: 14, 1: 4}


@pytest.mark.rule("keizer", "reading 13")
def test_totals_are_exact_unless_the_house_rounds_them() -> None:
    away = season(3, played(H="1 2", U=3))  # worth 26 and 25, a third of it is 8 2/3 and 8 1/3
    house = {"top_value": "26", "bye_share": "0"}
    assert ladder(away, **house) == {1: 34 + Fraction(2, 3), 2: 33 + Fraction(1, 3), 3: 24}
    assert ladder(away, **house, rounding="half") == {1: half("34.5"), 2: half("33.5"), 3: 24}
    assert ladder(away, **house, rounding="whole") == {1: 35, 2: 33, 3: 24}


@pytest.mark.rule("keizer", "reading 13")
def test_rounding_is_part_of_the_working_and_half_is_rounded_up() -> None:
    drawn = season(2, played("1-2 ="))  # worth 6 and 5: 8.5 and 8
    found = totals(drawn, top_value="6", rounding="whole")
    assert ladder(drawn, top_value="6", rounding="whole") == {1: 9, 2: 8}
    last = found[0].earned[-1]
    assert (last.deed, Fraction(last.value, last.passes)) == (Deed.ROUNDING, Fraction(1, 2))
    assert Deed.ROUNDING not in [one.deed for one in found[1].earned]


SAMPLE = season(
    9,
    played("2-1 =", "4-3 1", "7-6 1", H="5 8"),
    played("1-4 1", "7-2 1", "3-9 1", "6-8 1", H=5),
    played("1-7 1", "2-4 1", "3-5 1", "8-9 1", U=6),
    played("3-1 0", "5-7 1", "8-2 0", "9-6 1", U=4),
    played("5-1 =", "4-7 =", "6-8 -", Z=2, F=3),
    absences=(Absence(6, 9),),
)
"""The sample tournament of another program: 9 joined in round 2 and withdrew after round 4."""
SAMPLE_HOUSE = {"absence_share": "0.35", "no_show_share": "0.05", "club_share": "0.7", "withdrawn_after": "1"}


@pytest.mark.rule("keizer", "reading 26")
def test_the_sample_tournament_of_another_program_comes_out_step_by_step() -> None:
    # worth 10 … 3; a win against 9 brings 3/4 of the own value
    assert ladder(SAMPLE, **SAMPLE_HOUSE) == {
        1: half("37.5"), 7: half("23.5"), 5: half("23.2"), 3: half("23.15"), 2: half("22.45"), 4: half("18.5"),
        8: half("10.3"), 6: 9,
    }  # fmt: skip


@pytest.mark.rule("keizer", "reading 26")
def test_the_sample_tournament_of_another_program_comes_out_until_it_stays() -> None:
    assert ladder(SAMPLE, **SAMPLE_HOUSE, counting="fixed-point") == {
        1: half("38.5"), 3: half("27.05"), 2: half("24.4"), 4: half("22.5"), 7: half("20.5"), 5: half("19.5"),
        8: half("11.4"), 6: half("8.5"),
    }  # fmt: skip


@pytest.mark.rule("keizer", "reading 26")
def test_a_part_of_the_own_value_times_the_result_for_a_game_against_someone_who_withdrew() -> None:
    gone = season(
        4, played("1-4 1", "2-3 1"), played("4-2 =", "1-3 +"), played("1-2 =", U=3), absences=(Absence(4, 4),)
    )
    stays = ladder(gone)
    assert 4 in stays
    found = {one.player: one for one in totals(gone, withdrawn_after="1", loss_share="1/2")}
    assert list(found) == [1, 2, 3]
    against = {one: [earned for earned in found[one].earned if earned.deed is Deed.WITHDRAWN] for one in found}
    assert [(e.round, e.opponent, e.over, e.under) for e in against[1]] == [(1, 4, 3, 4)]
    assert [(e.round, e.opponent, e.over, e.under) for e in against[2]] == [(2, 4, 3, 8)]
    assert against[3] == []


@pytest.mark.rule("keizer", "reading 26")
def test_whoever_comes_back_or_gave_notice_or_missed_too_few_rounds_has_not_withdrawn() -> None:
    rounds = played("1-4 1", "2-3 1"), played("1-2 1", U=3, Z=4)
    gone = season(4, *rounds, absences=(Absence(3, 4),))
    assert 4 not in ladder(gone, withdrawn_after="1")
    assert 4 in ladder(gone, withdrawn_after="2")
    assert 4 in ladder(gone.revised(absences=()), withdrawn_after="1")
    assert 4 in ladder(gone.revised(absences=(Absence(3, 4, "H"),)), withdrawn_after="1")
    assert 4 in ladder(season(4, rounds[0], absences=(Absence(2, 4),)), withdrawn_after="1")
    assert 4 not in ladder(season(4, *rounds, rounds_planned=2), withdrawn_after="1")


@pytest.mark.rule("keizer", "reading 24")
def test_points_of_the_event_bonuses_and_acceleration_change_nothing() -> None:
    plain = season(4, played("1-2 1", "3-4 ="))
    assert ladder(plain.revised(scoring=Scoring.of(30, 10, 5))) == ladder(plain)


def half(text: str) -> Fraction:
    """A number with decimals, exactly."""
    return Fraction(text)
