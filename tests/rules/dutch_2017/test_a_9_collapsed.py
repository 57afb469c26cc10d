"""A.8 and A.9: the penultimate bracket, the collapsed last bracket, and score differences inside it."""

import pytest

from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    DUTCH_2017,
    DUTCH_2026,
    Wanted,
    all_apart_but,
    pairs,
    pairs_without,
    position,
    scores,
)


@pytest.mark.rule("dutch_2017", "A.9", "A.3", "C.4")
def test_all_lower_scores_are_one_bracket_once_a_bracket_could_not_be_completed() -> None:
    # 1-2 would leave 3 and 4, who may not meet, so 1 and 2 come down. In the collapsed bracket 1-3 2-4 refuses white
    # to 2 or 4, and 1-4 2-3 nobody. In 2026 nothing collapses: 1 meets 3 first, and what becomes of 2 is seen later.
    before = position(
        Wanted(1, 20, DUE_BLACK),
        Wanted(2, 20, DUE_WHITE),
        Wanted(3, 10, "HH"),
        Wanted(4, 0, DUE_WHITE),
        apart=[(3, 4)],
    )
    assert pairs(DUTCH_2017, before) == "1-4 2-3"
    assert pairs(DUTCH_2026, before) == "1-3 2-4"


@pytest.mark.rule("dutch_2017", "A.8", "C.6")
def test_in_the_collapsed_bracket_everybody_keeps_his_own_score() -> None:
    # 7 and 8 may meet 1 and 2 only, so 1-2 is given up. The remainder 3, 4, 5, 6 in halves would be 3-5 4-6, with two
    # differences of a point; 3-4 5-6 has none.
    allowed = [(1, 2), (1, 7), (2, 8), (3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]
    before = position(
        *scores({30: [1, 2], 20: [3, 4], 10: [5, 6], 0: [7, 8]}), apart=all_apart_but(range(1, 9), *allowed)
    )
    assert pairs(DUTCH_2017, before) == "1-7 2-8 3-4 5-6"
    assert pairs_without(DUTCH_2017, before, "C.6") == "1-7 2-8 3-5 4-6"


@pytest.mark.rule("dutch_2017", "A.9")
def test_a_bracket_that_can_be_completed_does_not_care_for_the_bye() -> None:
    # 3 may meet neither 4 nor 5 and has the bye with one point: the text of 2017 does not ask for the lowest score.
    before = position(*scores({20: [1, 2], 10: [3], 0: [4, 5]}), apart=[(3, 4), (3, 5)])
    assert pairs(DUTCH_2017, before) == "1-2 4-5 3"


@pytest.mark.rule("dutch_2017", "A.9", "C.2")
def test_a_bracket_goes_back_if_nobody_below_may_have_the_bye() -> None:
    # 1-2 would leave 3, who has had a bye. So 1 and 2 come down; 1 meets 3 and 2 has the bye.
    before = position(Wanted(1, 30, "Hwb"), Wanted(2, 30, "Hwb"), Wanted(3, 10, "Ubw"))
    assert pairs(DUTCH_2017, before) == "1-3 2"


@pytest.mark.rule("dutch_2017", "C.5", "C.4")
def test_the_penultimate_bracket_keeps_as_many_pairs_as_completion_allows() -> None:
    # 5 and 6 may not meet. Of 1-3 2-4 one pair is given up: 3 and 4 come down, 1-2 stays, as the last floaters come
    # first in the order of candidates.
    before = position(*scores({20: [1, 2, 3, 4], 10: [5], 0: [6]}), apart=[(5, 6)])
    assert pairs(DUTCH_2017, before) == "1-2 3-5 4-6"


@pytest.mark.rule("dutch_2017", "C.7", "C.2")
def test_where_the_following_bracket_is_the_last_its_outcome_must_leave_somebody_who_may_have_the_bye() -> None:
    # 1 and 2 come down to 3 and 4, of whom 1 meets one; 2 and the other float on to 5. With 4 floating: 2-5, and 4 has
    # the bye: {1.5, 1}. With 3 floating, 2-5 would be the same, but 3 has had a bye; what is left is 3-5 and a bye for
    # 2: {2, 0.5}. So 1-3 is right, though both want white and 1-4 would grant everything.
    before = position(
        Wanted(1, 30, "Hwb"),
        Wanted(2, 20, "Hbw"),
        Wanted(3, 15, "Uwb"),
        Wanted(4, 15, "Hbw"),
        Wanted(5, 10, "Hwb"),
        apart=all_apart_but(range(1, 6), (1, 3), (1, 4), (2, 5), (3, 5)),
    )
    assert pairs(DUTCH_2017, before) == "1-3 2-5 4"
    assert pairs_without(DUTCH_2017, before, "C.7") == "1-4 3-5 2"
