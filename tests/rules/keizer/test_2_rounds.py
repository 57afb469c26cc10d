"""Readings 14 to 25: who sits out, who meets whom, what gives way, who has White, and Keizer in a report."""

import pytest

from fairswiss import read_trf, write_trf
from fairswiss.judge import check_round, why_not
from fairswiss.kernel.options import Options
from fairswiss.model import Adjustment, NoPairing, Prohibition, Tournament
from fairswiss.model.decisions import decided_by, decision_remark
from fairswiss.rules.keizer import obstacles as own
from fairswiss.rules.keizer import steps, verdicts
from fairswiss.usecases.systems import as_announced, system_of
from fairswiss.why import obstacles
from tests.rules.keizer.seasons import boards, paired, played, season


def barred(count: int, *pairs: tuple[int, int]) -> Tournament:
    """Players who may not meet, before the first round."""
    return season(count, prohibitions=tuple(Prohibition(pair) for pair in pairs))


def opponents(tournament: Tournament, **house: str) -> list[tuple[int, ...]]:
    """The pairs of the next round, colours aside."""
    return [tuple(sorted(pair)) for pair in boards(tournament, **house)[0]]


def loosened(tournament: Tournament, **house: str) -> list[tuple[int, int, bool, bool]]:
    """What gave way in the next round."""
    explanation = paired(tournament, **house).explanation
    assert explanation is not None
    found = [step for step in explanation.opening if isinstance(step, steps.Loosened)]
    return [(step.gap, step.now, step.colours, step.meetings) for step in found]


@pytest.mark.rule("keizer", "reading 14")
def test_of_an_odd_number_the_last_on_the_ladder_of_those_who_sat_out_least() -> None:
    # A program's own test: worth 6 … 2, 1 and 3 win; 5 has 2 and 2/3 and is last, but sat out already.
    after = season(5, played("2-1 0", "4-3 0", U=5))
    assert boards(season(5)) == ([(2, 1), (4, 3)], 5)
    assert boards(after, bye_share="1/3") == ([(3, 1), (5, 2)], 4)
    assert boards(after, bye_share="1/3", bye_choice="lowest")[1] == 5


@pytest.mark.rule("keizer", "reading 14")
def test_absences_are_no_byes() -> None:
    away = season(5, played("2-1 0", "4-3 0", Z=5))
    assert boards(away)[1] == 5


@pytest.mark.rule("keizer", "reading 14")
def test_who_is_needed_as_an_opponent_does_not_sit_out() -> None:
    # 1 may only meet 5, so 5 has to play and 4 sits out
    needed = barred(5, (1, 2), (1, 3), (1, 4))
    assert boards(needed) == ([(5, 1), (3, 2)], 4)
    explanation = paired(needed).explanation
    assert explanation is not None
    step = explanation.opening[0]
    assert isinstance(step, steps.SitsOut)
    assert [type(one) for one in step.passed] == [obstacles.DeadEnd]
    assert (step.player, step.place, step.present, step.byes) == (4, 4, 5, 0)


@pytest.mark.rule("keizer", "reading 14")
def test_the_bye_stays_where_it_is_even_if_others_meet_again_sooner() -> None:
    # 1 beats 2, then 3. Worth 3 2 1 by their ladder 1 2 3, and 2 and 3 have sat out once: so 1 sits out, as nobody else
    # has sat out less often; 2 and 3 met last round, although 1 and 2 did not.
    again = season(3, played("2-1 0", U=3), played("1-3 1", U=2), played("3-2 0", Z=1))
    assert boards(again, gap="2") == ([(2, 3)], 1)
    assert loosened(again, gap="2") == [(2, 0, False, False)]


@pytest.mark.rule("keizer", "reading 15")
def test_from_the_top_each_meets_the_nearest_below() -> None:
    assert opponents(season(6)) == [(1, 2), (3, 4), (5, 6)]


@pytest.mark.rule("keizer", "reading 15")
@pytest.mark.parametrize(
    ("apart", "expected"),
    [
        ([(5, 6)], [(1, 2), (3, 5), (4, 6)]),
        ([(1, 2)], [(1, 3), (2, 4), (5, 6)]),
        ([(1, 2), (1, 3), (1, 4)], [(1, 5), (2, 3), (4, 6)]),
    ],
)
def test_who_cannot_be_met_is_skipped_and_nobody_is_left_over(
    apart: list[tuple[int, int]], expected: list[tuple[int, int]]
) -> None:
    assert opponents(barred(6, *apart)) == expected


@pytest.mark.rule("keizer", "reading 16")
def test_so_many_rounds_lie_between_two_games() -> None:
    # 1 and 2 met in round 1; with a gap of 2 they may meet again in round 4
    others = (played("3-1 0", "4-2 0"), played("4-1 0", "3-2 0"))
    assert opponents(season(4, played("2-1 0", "4-3 0"), *others[:1]), gap="2") == [(1, 4), (2, 3)]
    assert opponents(season(4, played("2-1 0", "4-3 0"), *others), gap="2") == [(1, 2), (3, 4)]


@pytest.mark.rule("keizer", "reading 16")
def test_a_game_that_was_not_played_is_no_meeting() -> None:
    assert opponents(season(4, played("2-1 -", "4-3 -"))) == [(1, 2), (3, 4)]


@pytest.mark.rule("keizer", "reading 17")
def test_two_may_meet_only_so_often() -> None:
    once = season(4, played("2-1 0", "4-3 0"))  # worth 4 3 2 1: they have 7, 3, 3, 1, so the ladder stays
    assert opponents(once, gap="0") == [(1, 2), (3, 4)]
    assert opponents(once, gap="0", meetings="1") == [(1, 3), (2, 4)]
    assert opponents(once, gap="0", meetings="2") == [(1, 2), (3, 4)]


@pytest.mark.rule("keizer", "reading 18")
def test_the_gap_is_shortened_only_as_far_as_it_must_be() -> None:
    rounds = played("2-1 0", "4-3 0"), played("3-1 0", "4-2 0"), played("4-1 0", "3-2 0")
    assert loosened(season(4, *rounds), gap="2") == []
    assert loosened(season(4, *rounds), gap="4") == [(4, 2, False, False)]
    assert opponents(season(4, *rounds), gap="4") == [(1, 2), (3, 4)]


@pytest.mark.rule("keizer", "reading 18")
def test_colours_give_way_before_the_number_of_meetings() -> None:
    once = season(2, played("2-1 1"))
    assert loosened(once, gap="0", meetings="1") == [(0, 0, False, True)]
    # 1 and 3 had White, 2 and 4 Black; 1-4 and 2-3 are forbidden. So 1-2 and 3-4 meet again, or equal colours meet.
    apart = (Prohibition((1, 4)), Prohibition((2, 3)))
    same = season(4, played("1-2 1", "3-4 1"), prohibitions=apart)
    assert loosened(same, gap="0", colour_run="1") == []
    assert loosened(same, gap="1", colour_run="1") == [(1, 0, False, False)]
    assert loosened(same, gap="0", meetings="1", colour_run="1") == [(0, 0, True, False)]
    assert opponents(same, gap="0", meetings="1", colour_run="1") == [(1, 3), (2, 4)]
    again = season(2, played("2-1 1"), played("1-2 1"), played("1-2 1"))
    assert loosened(again, gap="1", meetings="1", colour_run="2") == [(1, 0, True, True)]


@pytest.mark.rule("keizer", "reading 19")
def test_white_goes_to_the_one_who_had_it_less() -> None:
    # 1 had Black and White, 2 twice White
    had = season(4, played("3-1 0", "2-4 1"), played("1-4 1", "2-3 1"))
    assert boards(had)[0][0] == (1, 2)


@pytest.mark.rule("keizer", "reading 19")
def test_forfeits_give_no_colour() -> None:
    # 1 sat at White without playing: level with 3, who has not played either
    had = season(4, played("1-2 +", Z="3 4"))
    assert boards(had)[0] == [(2, 1), (4, 3)]


@pytest.mark.rule("keizer", "reading 20")
def test_level_players_reverse_the_last_game_or_the_lower_has_white() -> None:
    assert boards(season(2))[0] == [(2, 1)]
    level = season(4, played("2-1 0", "4-3 0"), played("1-3 1", "4-2 0"))
    assert boards(level, gap="0")[0][0] == (1, 2)  # 1: b w, 2: w b, both level; in round 1 it was 2-1


@pytest.mark.rule("keizer", "reading 20")
def test_after_two_games_the_lower_has_white_again() -> None:
    twice = season(2, played("2-1 0"), played("1-2 1"))
    assert boards(twice, gap="0")[0] == [(2, 1)]


@pytest.mark.rule("keizer", "reading 21")
def test_nobody_has_a_colour_more_often_in_a_row_than_the_house_allows() -> None:
    # 1 had White, then Black twice; 2 had Black twice, then White: both are at -1, and 1 may not have Black again
    runs = season(4, played("1-3 1", "4-2 0"), played("4-1 0", "3-2 0"), played("3-1 0", "2-4 1"))
    assert boards(runs, gap="0")[0][0] == (2, 1)
    assert boards(runs, gap="0", colour_run="2")[0][0] == (1, 2)


@pytest.mark.rule("keizer", "reading 21")
def test_two_who_may_not_have_the_same_colour_do_not_meet() -> None:
    same = season(4, played("1-3 1", "2-4 1"))  # worth 4 3 2 1: they have 6, 4, 2, 1, so the ladder stays
    assert opponents(same) == [(1, 2), (3, 4)]
    assert opponents(same, colour_run="1", gap="0") == [(1, 3), (2, 4)]
    assert opponents(same, colour_run="1", gap="1") == [(1, 4), (2, 3)]


@pytest.mark.rule("keizer", "reading 22")
def test_boards_are_in_the_order_of_the_ladder() -> None:
    upset = season(6, played("2-1 1", "4-3 1", "6-5 1"))
    # worth 7 … 2: they have 7, 6+7, 5, 4+5, 3, 2+3, so the ladder is 2 4 1 3 6 5; 6 and 5 have met, so 3 is not for 1
    assert [tuple(sorted(pair)) for pair in boards(upset)[0]] == [(2, 4), (1, 6), (3, 5)]


@pytest.mark.rule("keizer", "reading 23")
def test_forbidden_pairs_never_give_way() -> None:
    with pytest.raises(NoPairing, match="2 players cannot be paired") as refused:
        boards(barred(2, (1, 2)))
    assert refused.value.witness == {"kept_apart": [1, 2]}
    with pytest.raises(NoPairing):
        boards(barred(3, (1, 2), (1, 3), (2, 3)))


@pytest.mark.rule("keizer", "reading 24")
def test_bonus_points_move_nobody() -> None:
    plain = season(4, played("2-1 0", "4-3 0"))
    assert boards(plain.revised(adjustments=(Adjustment((4,), 90, "", 0),))) == boards(plain)


@pytest.mark.rule("keizer", "reading 25")
def test_a_report_names_the_system_and_the_house_rules() -> None:
    event = season(4, extra=(decision_remark("gap", "7"), decision_remark("bye_share", "1/3")))
    for form in ("trf16", "trf26"):
        again = read_trf(write_trf(event, form))
        assert system_of(again) == "keizer"
        assert decided_by(again.extra) == {"gap": "7", "bye_share": "1/3"}
    assert as_announced(event.info, "keizer").encoded_type == "CUSTOM_KEIZER"


@pytest.mark.rule("keizer", "reading 25")
def test_reported_house_rules_count_unless_they_are_decided_otherwise() -> None:
    rounds = played("2-1 0", "4-3 0"), played("3-1 0", "4-2 0"), played("4-1 0", "3-2 0"), played("1-2 1", "3-4 1")
    event = season(4, *rounds, extra=(decision_remark("gap", "2"),))
    assert check_round(event, "keizer", 4).agrees
    reported, decided = (
        why_not(event, "keizer", 1, 2, 5, options).because for options in (Options(), Options(gap="1"))
    )
    assert isinstance(reported, own.MetLately)
    assert isinstance(decided, own.MetLately)
    assert (reported.gap, decided.gap) == (2, 1)


@pytest.mark.rule("keizer", "reading 15")
def test_why_two_are_not_paired() -> None:
    event = season(8, played("2-1 0", "4-3 0", "6-5 0", "8-7 0"))
    # worth 10 … 3; totals 19 9 15 7 11 5 7 3, so the ladder is 1 3 5 2 4 7 6 8
    assert opponents(event) == [(1, 3), (2, 5), (4, 7), (6, 8)]
    assert isinstance(why_not(event, "keizer", 1, 2).because, own.MetLately)
    nearer = why_not(event, "keizer", 5, 4).because
    assert isinstance(nearer, verdicts.NotNearest)
    assert (nearer.chooser, nearer.taken, nearer.left) == (5, 2, 4)
    above = why_not(event, "keizer", 3, 5).because
    assert isinstance(above, verdicts.TakenFromAbove)
    assert (above.chooser, above.taken) == (1, 3)
    needed = why_not(barred(6, (5, 6)), "keizer", 3, 4).because
    assert isinstance(needed, verdicts.SkippedOnLadder)
    assert isinstance(needed.passed, obstacles.DeadEnd)
