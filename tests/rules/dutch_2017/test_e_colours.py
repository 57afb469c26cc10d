"""Article 5 (E of 2017): colours, as the edition of 2017 has it."""

from tests.rules.dutch.colours import (  # noqa: F401 - collected here
    test_a_lot_nobody_recorded_is_read_from_the_first_round,
    test_an_odd_number_gets_the_initial_colour_and_an_even_one_the_other,
    test_both_preferences_are_granted,
    test_colours_alternate_to_the_last_time_they_differed,
    test_higher_ranked_is_who_has_more_points,
    test_of_two_absolute_preferences_the_wider_difference_is_served,
    test_players_who_were_never_paired_are_left_out_of_the_count,
    test_the_initial_colour_must_have_been_drawn,
    test_the_number_of_the_higher_ranked_is_what_counts,
    test_the_preference_of_the_higher_ranked_is_granted,
    test_the_stronger_preference_is_granted,
)
