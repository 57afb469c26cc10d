"""Article 2 (C of 2017): each criterion in a position in which it decides, and what would be paired without it.

Where nothing else is said, ``wb`` is a mild preference for white and ``bw`` one for black, so that colours are no
matter between the pairs named in the comments.
"""

from collections.abc import Collection

import pytest

from fairswiss.kernel.vocabulary.ladder import Row
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from tests.rules.dutch.criteria import (  # noqa: F401 - collected here
    test_a_game_that_was_not_played_is_no_meeting,
    test_a_pair_is_given_up_if_the_rest_could_not_be_completed,
    test_as_few_players_as_possible_float_down_whatever_becomes_of_colours,
    test_as_many_as_possible_get_their_preference,
    test_equal_absolute_preferences_do_not_meet,
    test_equal_absolute_preferences_meet_if_one_is_a_topscorer,
    test_every_criterion_counts_what_the_text_counts,
    test_of_preferences_that_cannot_be_granted_as_few_as_possible_are_strong,
    test_one_downfloater_with_a_high_score_is_better_than_three_with_a_lower_one,
    test_opponents_of_topscorers_count_as_well,
    test_the_downfloater_is_one_who_can_be_paired_in_the_following_bracket,
    test_the_downfloater_with_the_lower_score_floats_on,
    test_the_following_bracket_shall_also_have_downfloaters_with_low_scores,
    test_topscorers_shall_not_have_a_colour_difference_beyond_two,
    test_topscorers_shall_not_have_the_same_colour_three_times_running,
    test_two_players_do_not_meet_twice,
    test_what_comes_after_the_following_bracket_is_nobodys_concern,
    test_who_had_a_bye_or_a_point_without_playing_has_no_bye,
    test_who_loses_a_strong_preference,
)
from tests.rules.dutch.float_criteria import (  # noqa: F401 - collected here
    test_a_downfloat_three_rounds_before_is_forgotten,
    test_a_resident_who_floated_down_in_the_previous_round_stays,
    test_a_resident_who_floated_down_two_rounds_before_stays,
    test_as_few_as_possible_float_up_who_did_so_in_the_previous_round,
    test_as_few_as_possible_float_up_who_did_so_two_rounds_before,
    test_fewer_downfloats_as_in_the_previous_round_outweigh_lesser_differences,
    test_fewer_downfloats_as_two_rounds_before_outweigh_lesser_differences,
    test_the_previous_round_outweighs_the_one_before_that,
    test_who_floated_down_in_the_previous_round_does_not_float_on,
    test_who_floated_down_two_rounds_before_does_not_float_on,
    test_who_floated_up_in_the_previous_round_does_so_with_the_lesser_difference,
    test_who_floated_up_two_rounds_before_does_so_with_the_lesser_difference,
)
from tests.rules.dutch.positions import (
    DUTCH_2017,
    DUTCH_2026,
    Wanted,
    all_apart_but,
    pairs,
    pairs_without,
    position,
    scores,
)


def test_the_criteria_stand_in_the_order_of_the_text() -> None:
    def in_order(ladder: tuple[Row, ...]) -> list[tuple[str, str]]:
        return list(dict.fromkeys((row.code, row.article) for row in ladder))

    assert in_order(criteria_2026.LADDER) == [(f"C{number}", f"2.4.{number - 5}") for number in range(6, 22)]
    assert in_order(criteria_2017.LADDER) == [(f"C.{number}", f"C.{number}") for number in range(5, 20)]


@pytest.mark.rule("dutch_2026", "2.3.1")
def test_the_bye_goes_to_the_lowest_possible_score_even_if_it_costs_a_pair() -> None:
    # 1-2 leaves 3, 4 and 5; as 3 may meet neither, 3 would have the bye with one point (so in 2017, where nothing
    # asks for more). If 1 and 2 float down, 5 has it with none: 1-3, 2-4.
    before = position(*scores({20: [1, 2], 10: [3], 0: [4, 5]}), apart=[(3, 4), (3, 5)])
    assert pairs(DUTCH_2026, before) == "1-3 2-4 5"
    assert pairs_without(DUTCH_2026, before, "C5") == "1-2 4-5 3"
    assert pairs(DUTCH_2017, before) == "1-2 4-5 3"


@pytest.mark.rule("dutch_2026", "2.4.3")
def test_fewer_downfloaters_of_the_following_bracket_come_before_their_scores() -> None:
    # 1 and 2 meet nobody of their bracket but 3, 4, 5 and 6, two of whom float down. With 5 and 6 down, who come first
    # in the order, 5-8 and 6-10 leave 7, 9 and 11 to 12, 13 and 14. With 3 and 4 down, 3-7 8-9 10-11 leave 4 alone, to
    # meet 12: one downfloater, though with three points, is better than three with two. With one of each, nobody could
    # meet 12 whom the others can spare.
    inside = [*((higher, lower) for higher in (1, 2) for lower in (3, 4, 5, 6)), (8, 9), (10, 11), (13, 14)]
    across = [(3, 7), (5, 8), (6, 10), (4, 12), (7, 12), (9, 13), (11, 14)]
    groups: dict[int, Collection[int]] = {30: range(1, 7), 20: range(7, 12), 10: range(12, 15)}
    before = position(*scores(groups), apart=all_apart_but(range(1, 15), *inside, *across))
    assert pairs(DUTCH_2026, before) == "1-5 2-6 3-7 4-12 8-9 10-11 13-14"


@pytest.mark.rule("dutch_2026", "2.4.4")
def test_the_bye_goes_to_a_player_who_has_missed_fewer_games() -> None:
    # 3 would have it, but has missed two games; 2 has missed none. In 2017 nobody asks.
    before = position(Wanted(1, 20, "wbwb"), Wanted(2, 20, "wbbw"), Wanted(3, 20, "HHbw"))
    assert pairs(DUTCH_2026, before) == "1-3 2"
    assert pairs_without(DUTCH_2026, before, "C9") == "1-2 3"
    assert pairs(DUTCH_2017, before) == "1-2 3"


@pytest.mark.rule("dutch_2026", "2.4.4")
def test_games_missed_count_wherever_the_player_who_has_the_bye_is_chosen() -> None:
    # 4 and 5 have had theirs, so whoever floats down out of 1, 2 and 3 has the bye in the end: 2 with one game missed
    # and not 3 with three.
    before = position(
        Wanted(1, 20, "Hwbwb"),
        Wanted(2, 20, "Hwbbw"),
        Wanted(3, 20, "HHHbw"),
        Wanted(4, 10, "Uwbwb"),
        Wanted(5, 10, "+wbbw"),
    )
    assert pairs(DUTCH_2026, before) == "1-3 4-5 2"
    assert pairs_without(DUTCH_2026, before, "C9") == "1-2 4-5 3"


@pytest.mark.rule("dutch_2026", "2.4.4")
def test_games_missed_do_not_count_where_more_than_one_player_floats_down() -> None:
    # 6 and 7 may neither meet nor have the bye, so three of the upper bracket float down: two to meet them, one for the
    # bye. C9 speaks of a single downfloater: it does not ask for 2, who alone has missed no game, and 1-2 stays the
    # first candidate. One bracket further down a single player is left, but 3, 4 and 5 have missed one game each.
    above = [Wanted(number, 30, "w" if number == 2 else "Z") for number in (1, 2, 3, 4, 5)]
    before = position(*above, Wanted(6, 20, "F"), Wanted(7, 20, "F"), apart=[(6, 7)])
    assert pairs(DUTCH_2026, before) == "1-2 3-6 4-7 5"
