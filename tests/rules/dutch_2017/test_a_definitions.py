"""Article 1 (A of 2017): definitions, as the edition of 2017 has it."""

from tests.rules.dutch.definitions import (  # noqa: F401 - collected here
    test_a_bracket_is_a_scoregroup_with_those_left_unpaired_above,
    test_colour_preferences,
    test_half_a_point_makes_another_scoregroup,
    test_in_2017_whoever_missed_the_first_round_has_floated_down_in_it,
    test_one_player_of_an_odd_number_has_the_bye_and_nobody_of_an_even_number,
    test_only_in_2017_an_absent_player_is_kept_from_floating_down,
    test_players_are_ordered_by_score_and_then_by_pairing_number,
    test_players_are_ranked_by_pairing_number_whatever_their_rating,
    test_the_colour_difference_counts_games_played,
    test_the_score_includes_virtual_points_of_the_round,
    test_topscorers_have_more_than_half_of_what_was_possible_before_the_last_round,
    test_what_was_possible_depends_on_the_points_for_a_win,
    test_who_has_floated_in_a_round,
    test_who_has_not_played_grants_the_preference_of_the_opponent,
)
