"""Articles 3 and 4 (B and D of 2017): which candidate comes first, as the edition of 2017 has it."""

from tests.rules.dutch.sequence import (  # noqa: F401 - collected here
    test_a_perfect_candidate_is_taken_even_if_a_later_one_is_perfect_too,
    test_another_set_of_those_who_came_down_is_tried_last_of_all,
    test_exchanges_come_in_their_order,
    test_exchanges_count_places_in_the_bracket_and_not_pairing_numbers,
    test_first_those_who_came_down_then_the_remainder_in_halves,
    test_of_equally_good_candidates_the_earliest_is_taken,
    test_opponents_of_those_who_came_down_come_in_lexicographic_order,
    test_sets_of_those_who_came_down_come_in_their_order,
    test_the_best_candidate_is_taken_though_it_comes_after_all_transpositions,
    test_the_last_of_s2_is_left_over_as_long_as_possible,
    test_the_remainder_has_places_of_its_own,
    test_the_remainder_is_altered_before_the_opponents_of_those_who_came_down,
    test_the_upper_half_meets_the_lower_half,
    test_those_who_came_down_and_find_no_opponent_are_in_limbo,
    test_transpositions_come_before_exchanges,
    test_transpositions_come_in_lexicographic_order,
)
