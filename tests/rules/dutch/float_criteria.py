"""The criteria about floats, each in a position in which it decides, and what would be paired without it."""

import pytest

from fairswiss.model import Tournament
from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    Edition,
    Wanted,
    all_apart_but,
    old_or_new,
    pairs,
    pairs_without,
    position,
)

PREVIOUS_DOWN, BEFORE_THAT_DOWN = "bwd", "bdw"
PREVIOUS_UP, BEFORE_THAT_UP = "bwu", "buw"


@pytest.mark.rule("dutch_2026", "2.4.9")
@pytest.mark.rule("dutch_2017", "C.12")
def test_a_resident_who_floated_down_in_the_previous_round_stays(edition: Edition) -> None:
    # The last of 1, 2 and 3 would float down to 4; now it is 2. (In 2017 C.16 would say the same.)
    before = _one_of_three_down(PREVIOUS_DOWN)
    assert pairs(edition, before) == "1-3 2-4"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.12", "C.16"), ("C14",))) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.4.11")
@pytest.mark.rule("dutch_2017", "C.14")
def test_a_resident_who_floated_down_two_rounds_before_stays(edition: Edition) -> None:
    before = _one_of_three_down(BEFORE_THAT_DOWN)
    assert pairs(edition, before) == "1-3 2-4"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.14", "C.18"), ("C16",))) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.4.9")
@pytest.mark.rule("dutch_2017", "C.12")
def test_fewer_downfloats_as_in_the_previous_round_outweigh_lesser_differences(edition: Edition) -> None:
    before = _two_and_four_or_one_and_five("wbd")
    assert pairs(edition, before) == "1-3 2-7 4-8 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.12",), ("C14",))) == "1-8 2-3 4-6 5-7"


@pytest.mark.rule("dutch_2026", "2.4.11")
@pytest.mark.rule("dutch_2017", "C.14")
def test_fewer_downfloats_as_two_rounds_before_outweigh_lesser_differences(edition: Edition) -> None:
    before = _two_and_four_or_one_and_five("wdb")
    assert pairs(edition, before) == "1-3 2-7 4-8 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.14",), ("C16",))) == "1-8 2-3 4-6 5-7"


def _two_and_four_or_one_and_five(history: str) -> Tournament:
    """1 and 2 come down to 3, whom one of them meets; one of 4 and 5 meets 6. 2 and 5 have floated down before.

    Only 2 and 4, or 1 and 5, find opponents in 7 and 8. If 2 and 4 float, that is one downfloat again, of two points
    by A.8; if 1 and 5 float, it is 5 again (2026) and 2, who meets 3, as well (2017), but of one point each.
    """
    return position(
        Wanted(1, 20, DUE_WHITE),
        Wanted(2, 20, history),
        Wanted(3, 10, DUE_BLACK),
        Wanted(4, 10, DUE_WHITE),
        Wanted(5, 10, history),
        Wanted(6, 10, DUE_BLACK),
        *(Wanted(number, 0, DUE_BLACK) for number in (7, 8)),
        apart=all_apart_but(range(1, 9), (1, 3), (2, 3), (4, 6), (5, 6), (2, 7), (4, 8), (1, 8), (5, 7)),
    )


def test_a_downfloat_three_rounds_before_is_forgotten(edition: Edition) -> None:
    before = position(
        Wanted(1, 20, "bwb"), Wanted(2, 20, "wbw"), Wanted(3, 20, "wdbw"), Wanted(4, 10, "bwb")
    )  # fmt: skip
    assert pairs(edition, before) == "1-2 3-4"


def test_the_previous_round_outweighs_the_one_before_that(edition: Edition) -> None:
    # 3 floated in the previous round, 2 before that, and 1 would cost nothing but is apart from 4.
    three = (Wanted(1, 20, DUE_WHITE), Wanted(2, 20, BEFORE_THAT_DOWN), Wanted(3, 20, PREVIOUS_DOWN))
    assert pairs(edition, position(*three, Wanted(4, 10, DUE_WHITE), apart=[(1, 4)])) == "1-3 2-4"


def _one_of_three_down(history: str) -> Tournament:
    return position(
        Wanted(1, 20, DUE_WHITE), Wanted(2, 20, DUE_BLACK), Wanted(3, 20, history), Wanted(4, 10, DUE_WHITE)
    )


@pytest.mark.rule("dutch_2026", "2.4.10")
@pytest.mark.rule("dutch_2017", "C.13")
def test_as_few_as_possible_float_up_who_did_so_in_the_previous_round(edition: Edition) -> None:
    before = _opponents_of_three(PREVIOUS_UP)
    assert pairs(edition, before) == ONE_MORE_UP
    assert pairs_without(edition, before, *old_or_new(edition, ("C.13",), ("C15",))) == TWO_LESS_UP


@pytest.mark.rule("dutch_2026", "2.4.12")
@pytest.mark.rule("dutch_2017", "C.15")
def test_as_few_as_possible_float_up_who_did_so_two_rounds_before(edition: Edition) -> None:
    before = _opponents_of_three(BEFORE_THAT_UP)
    assert pairs(edition, before) == ONE_MORE_UP
    assert pairs_without(edition, before, *old_or_new(edition, ("C.15",), ("C17",))) == TWO_LESS_UP


ONE_MORE_UP = "1-4 2-5 3-6 7-8"
TWO_LESS_UP = "1-5 2-7 3-4 6-8"


def _opponents_of_three(history: str) -> Tournament:
    """1 comes down two points, 2 and 3 one point, to 4, 5, 6, 7 and 8, of whom 4 and 7 have floated up before.

    There are but two ways. In the first 4 floats up by two points; in the second 4 and 7 float up by one point each:
    the criterion that counts players wants the first, the one that compares score differences the second.
    """
    return position(
        Wanted(1, 30, DUE_WHITE),
        *(Wanted(number, 20, DUE_WHITE) for number in (2, 3)),
        *(Wanted(number, 10, history if number in (4, 7) else DUE_BLACK) for number in (4, 5, 6, 7)),
        Wanted(8, 10, DUE_WHITE),
        apart=all_apart_but(range(1, 9), (1, 4), (2, 5), (3, 6), (7, 8), (1, 5), (2, 7), (3, 4), (6, 8)),
    )


@pytest.mark.rule("dutch_2026", "2.4.13")
@pytest.mark.rule("dutch_2017", "C.16")
def test_who_floated_down_in_the_previous_round_does_not_float_on(edition: Edition) -> None:
    before = _one_of_two_floats_on("wbd")
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.16",), ("C18",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.15")
@pytest.mark.rule("dutch_2017", "C.18")
def test_who_floated_down_two_rounds_before_does_not_float_on(edition: Edition) -> None:
    before = _one_of_two_floats_on("wdb")
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.18",), ("C20",))) == "1-3 2-4"


def _one_of_two_floats_on(history: str) -> Tournament:
    """1 and 2, apart, come down to 3. By the order of sets 1 meets 3 and 2 floats on to 4; but 2 has floated before.

    Paired with 3, 2 has a difference of one; floating on counts as more than that.
    """
    return position(
        Wanted(1, 20, DUE_WHITE),
        Wanted(2, 20, history),
        Wanted(3, 10, DUE_BLACK),
        Wanted(4, 0, DUE_BLACK),
        apart=[(1, 2)],
    )


@pytest.mark.rule("dutch_2026", "2.4.14")
@pytest.mark.rule("dutch_2017", "C.17")
def test_who_floated_up_in_the_previous_round_does_so_with_the_lesser_difference(edition: Edition) -> None:
    before = _opponents_of_two(PREVIOUS_UP)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.17",), ("C19",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.16")
@pytest.mark.rule("dutch_2017", "C.19")
def test_who_floated_up_two_rounds_before_does_so_with_the_lesser_difference(edition: Edition) -> None:
    before = _opponents_of_two(BEFORE_THAT_UP)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.19",), ("C21",))) == "1-3 2-4"


def _opponents_of_two(history: str) -> Tournament:
    """1 with three points and 2 with two, apart, come down to 3 and 4; 3, who has floated up before, must do so again.

    1-3 2-4 comes first and is a difference of two for 3; 1-4 2-3 makes it one.
    """
    return position(
        Wanted(1, 30, DUE_WHITE),
        Wanted(2, 20, DUE_WHITE),
        Wanted(3, 10, history),
        Wanted(4, 10, DUE_BLACK),
        apart=[(1, 2)],
    )
