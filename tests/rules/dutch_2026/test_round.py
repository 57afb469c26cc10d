"""A whole round: from the highest bracket to the bye, or no round at all (1.9; A.9 of 2017)."""

import pytest

from tests.rules.dutch.positions import DUTCH_2026, Wanted, position
from tests.rules.dutch.rounds import (  # noqa: F401 - collected here
    in_order,
    test_a_large_rest_takes_the_downfloaters_and_leaves_the_bye_if_there_is_one,
    test_a_round_after_the_last_one_is_refused,
    test_a_round_that_cannot_be_completed_is_left_to_the_arbiter,
    test_brackets_are_paired_from_the_highest_score_with_what_the_one_above_left,
    test_the_last_bracket_leaves_the_bye,
    test_the_round_and_its_boards_are_numbered,
)


@pytest.mark.rule("dutch_2026", "2.1.2", "2.3.1")
def test_a_large_rest_that_may_not_have_the_bye_leaves_it_to_the_bracket_above() -> None:
    # 9 to 33 have had a full point without playing. So somebody of the middle bracket has the bye, and as those below
    # are odd in number, two float down: 7 meets 9, and 8 has the bye.
    above = [Wanted(number, 30 if number < 4 else 20, "Z") for number in range(1, 9)]
    pairing = DUTCH_2026.pair_next_round(position(*above, *(Wanted(number, 10, "F") for number in range(9, 34))))
    upper = [{1, 2}, {3, 4}, {5, 6}, {7, 9}]
    assert sorted(map(sorted, pairing.games())) == sorted(map(sorted, [*upper, *in_order(*range(10, 34))]))
    assert pairing.bye == 8
