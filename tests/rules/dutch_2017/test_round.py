"""A whole round: from the highest bracket to the bye, or no round at all (A.9)."""

from tests.rules.dutch.rounds import (  # noqa: F401 - collected here
    test_a_large_rest_takes_the_downfloaters_and_leaves_the_bye_if_there_is_one,
    test_a_round_after_the_last_one_is_refused,
    test_a_round_that_cannot_be_completed_is_left_to_the_arbiter,
    test_brackets_are_paired_from_the_highest_score_with_what_the_one_above_left,
    test_the_last_bracket_leaves_the_bye,
    test_the_round_and_its_boards_are_numbered,
)
