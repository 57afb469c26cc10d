"""Parts E and F: colours, boards, and what is left to others."""

import pytest

from fairswiss.rules.dutch_1992.articles import ARTICLES
from fairswiss.rules.dutch_1992.round import pair_next_round
from tests.rules.dutch.positions import Wanted, event, position
from tests.rules.dutch_1992.positions import boards


@pytest.mark.rule("dutch_1992", "E1")
def test_both_preferences_or_the_only_one_are_granted() -> None:
    assert boards(position(Wanted(1, 10, "bw"), Wanted(2, 10, "wb"))) == "2-1"
    assert boards(position(Wanted(1, 10, ".."), Wanted(2, 10, "bw"))) == "1-2"


@pytest.mark.rule("dutch_1992", "E2")
def test_the_stronger_preference_is_granted_and_the_width_of_the_difference_does_not_matter() -> None:
    assert boards(position(Wanted(1, 10, "bw"), Wanted(2, 10, ".ww"))) == "1-2"  # mild against absolute
    wanted = [Wanted(1, 25, "bww"), Wanted(2, 10, "www")]
    assert boards(position(*wanted, last_round=True)) == "1-2"  # 1 is over half in the last round: strong only
    wanted = [Wanted(1, 15, "www"), Wanted(2, 20, "ww")]
    assert boards(position(*wanted, last_round=True)) == "2-1"  # 1, at half, is still absolute


@pytest.mark.rule("dutch_1992", "E3", "F3")
def test_equal_preferences_alternate_from_the_last_difference_gaps_left_out() -> None:
    assert boards(position(Wanted(1, 10, "wbbw"), Wanted(2, 10, "bwbw"))) == "1-2"
    assert boards(position(Wanted(1, 10, "bw.bw"), Wanted(2, 10, "wb.bw"))) == "2-1"


@pytest.mark.rule("dutch_1992", "E4")
def test_else_the_higher_ranked_has_the_preferred_colour() -> None:
    assert boards(position(Wanted(1, 10, "bw"), Wanted(2, 10, "bw"))) == "2-1"


@pytest.mark.rule("dutch_1992", "reading 15")
def test_two_without_a_game_later_on_have_the_opposite_of_the_colours_of_round_1() -> None:
    assert boards(position(Wanted(1, 0, "Z"), Wanted(2, 0, "Z"))) == "2-1"
    assert boards(position(Wanted(2, 0, "Z"), Wanted(3, 0, "Z"))) == "2-3"


@pytest.mark.rule("dutch_1992", "F1")
def test_boards_are_ordered_by_the_higher_score_the_sum_and_the_rank() -> None:
    pairing = pair_next_round(
        position(Wanted(5, 30), Wanted(4, 20), Wanted(1, 10), Wanted(2, 10), Wanted(3, 10), Wanted(6))
    )
    assert [{pair.white, pair.black} for pair in pairing.pairs] == [{4, 5}, {1, 2}, {3, 6}]


@pytest.mark.rule("dutch_1992", "F5", "F8")
def test_who_is_absent_is_not_paired() -> None:
    tournament = event(5, "1-3:10 2-4:10 5:Z").withdraw(5, 2)
    assert boards(tournament) == "2-1 3-4"


@pytest.mark.rule("dutch_1992", "F9")
def test_an_adjourned_game_is_a_draw_for_the_pairing() -> None:
    assert boards(event(4, "1-3:?? 4-2:10")) == boards(event(4, "1-3:== 4-2:10"))


@pytest.mark.rule("dutch_1992", "F6", "F7", "F10", "reading 16")
def test_published_pairings_corrections_and_standings_belong_to_others() -> None:
    for name in ("F6", "F7", "F10", "reading 16"):
        assert ARTICLES[name].why_not
