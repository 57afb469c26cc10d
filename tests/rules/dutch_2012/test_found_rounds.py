"""Rounds of other programs in which a reading was wrong, each in the smallest position with the same cause."""

import pytest

from fairswiss.judge import why_not
from fairswiss.model import Tournament
from fairswiss.why.verdicts import Worse
from tests.rules.dutch.positions import DUTCH_2012, Wanted, all_apart_but, pairs, position

BARRED = "H.."
"""Half a point without playing, three rounds ago: no right to the bye, and no float that still counts."""


def ending(scores: dict[int, list[int]], rights: set[int], *allowed: tuple[int, int]) -> Tournament:
    """Players of these scores who can meet in these pairs only, and of whom these have a right to the bye."""
    everybody = [number for numbers in scores.values() for number in numbers]
    wanted = [
        Wanted(number, score, "" if number in rights else BARRED)
        for score, numbers in scores.items()
        for number in numbers
    ]
    return position(*wanted, apart=all_apart_but(everybody, *allowed))


@pytest.mark.rule("dutch_2012", "C.12", "C.1")
def test_others_come_down_only_if_all_pairs_can_then_be_made() -> None:
    # One of 1 and 2 meets 3. With 2, 4 and 5 the bracket of 6 makes one pair, and 2 has no opponent there (C.1). With 1
    # instead of 2 it leaves lower scores, and still makes one pair where P1 is two: C.12 does not accept that.
    groups = {50: [1, 2], 40: [3, 4, 5], 30: [6], 20: [7], 10: [8, 9, 10]}
    allowed = [(1, 3), (1, 6), (1, 8), (1, 9), (2, 3), (2, 7), (2, 8), (2, 10), (3, 6), (3, 8), (3, 10)]
    allowed += [(high, low) for high in (4, 5) for low in (6, 7, 8, 9, 10)]
    allowed += [(6, 7), (7, 9), (8, 10), (9, 10)]
    wanted = [Wanted(number, score) for score, numbers in groups.items() for number in numbers]
    before = position(*wanted, apart=all_apart_but(range(1, 11), *allowed))
    assert pairs(DUTCH_2012, before).startswith("1-3 2-7 4-6 ")


@pytest.mark.rule("dutch_2012", "C.10", "B.5", "C.13")
def test_the_bye_of_a_merged_bracket_treated_as_homogeneous_is_a_downfloat_too() -> None:
    # 1 can meet 2, 4 and 5; 3 can meet 2 only. So 1, 2 and 3 all go down to 4 and 5: at least half have come from above
    # (A.3). 1-4 comes first and leaves 5, who floated down in the round before (B.5); C.10.d is given up after C.6.
    wanted = [Wanted(1, 20, BARRED), Wanted(2, 10, BARRED), Wanted(3, 10, BARRED), Wanted(4, 0, "wb")]
    apart = all_apart_but(range(1, 6), (1, 2), (1, 4), (1, 5), (2, 3))
    assert pairs(DUTCH_2012, position(*wanted, Wanted(5, 0, "wb"), apart=apart)) == "1-4 2-3 5"
    assert pairs(DUTCH_2012, position(*wanted, Wanted(5, 0, "wbd"), apart=apart)) == "1-5 2-3 4"


@pytest.mark.rule("dutch_2012", "C.14", "B.1", "D.3")
def test_the_first_set_is_counted_without_the_moved_down_player_who_has_the_bye() -> None:
    # Only 1 may have the bye, so M1 is one. If he were in the first set (D.3) there would be room for one pair; but he
    # is the one who goes on, and 2-5 3-4 are two.
    allowed = [(1, 3), (1, 4), (1, 7), (2, 3), (2, 4), (2, 5), (2, 6), (3, 4), (3, 6), (3, 7), (4, 6), (5, 6)]
    before = ending({20: [1, 2], 10: [3, 4, 5], 5: [6], 0: [7]}, {1}, *allowed, (5, 7), (6, 7))
    assert pairs(DUTCH_2012, before) == "2-5 3-4 6-7 1"


@pytest.mark.rule("dutch_2012", "C.14", "B.1", "B.3")
def test_the_leader_does_not_have_the_bye_while_a_resident_can() -> None:
    # One of 1 and 2 goes on from the bracket of 3, 4 and 5. 2-4 3-5 would be two pairs, and 1 would have the bye. But 3
    # has the right to it: without him there is room for one pair, and that is 1's.
    allowed = [(1, 3), (1, 4), (1, 6), (1, 7), (2, 3), (2, 4), (2, 6), (3, 5), (3, 7), (4, 6), (4, 7), (5, 7)]
    before = ending({30: [1], 20: [2], 10: [3, 4, 5], 0: [6, 7]}, {1, 3}, *allowed, (6, 7))
    assert pairs(DUTCH_2012, before) == "1-4 2-6 5-7 3"


@pytest.mark.rule("dutch_2012", "C.14", "B.1")
def test_a_pair_of_the_remainder_is_given_up_for_a_resident_who_may_have_the_bye() -> None:
    # 1 meets 3, who has the lowest right to the bye; so nobody counts on 4-5, and both go on. 2 has the bye.
    allowed = [(1, 3), (1, 7), (1, 8), (2, 5), (2, 6), (2, 7), (3, 4), (3, 8), (3, 9), (4, 5), (4, 6), (4, 9)]
    allowed += [(5, 7), (5, 8), (6, 7), (6, 9), (8, 9)]
    groups = {45: [1], 35: [2], 30: [3, 4, 5], 25: [6, 7], 15: [8, 9]}
    assert pairs(DUTCH_2012, ending(groups, {1, 2, 3}, *allowed)) == "1-3 4-6 5-7 8-9 2"


@pytest.mark.rule("dutch_2012", "C.14", "B.1", "C.10")
def test_of_the_moved_down_players_the_lowest_has_the_bye_whatever_the_colours() -> None:
    # Either 1-4 3-5, a pair with equal claims, and 2 has the bye; or 2-5 3-4 without one, and 1 has it.
    allowed = [(1, 3), (1, 4), (2, 3), (2, 5), (2, 7), (3, 4), (3, 5), (4, 6), (5, 6), (5, 7), (6, 7)]
    groups = {20: [1, 2], 10: [3, 4, 5], 5: [6], 0: [7]}
    due_white = [Wanted(3, 10, "Hwb"), Wanted(5, 10, "Hwb")]
    wanted = [Wanted(n, score, "" if n < 3 else BARRED) for score, ns in groups.items() for n in ns if n not in (3, 5)]
    before = position(*wanted, *due_white, apart=all_apart_but(range(1, 8), *allowed))
    assert pairs(DUTCH_2012, before) == "1-4 3-5 6-7 2"
    because = why_not(before, "dutch-2012", 3, 4).because
    assert isinstance(because, Worse)
    assert because[1:] == ("C.14 B.1", 10, 0, 1)
