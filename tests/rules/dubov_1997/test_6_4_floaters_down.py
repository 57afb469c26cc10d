"""6.4: who floats down, with readings 12 and 20; and reading 17, who goes back instead.

The usual group is a star: 1 may meet each of 2, 3 and 4, who may not meet each other. So one pair can be made and
two of 2, 3, 4 are left over. None of them is an island (7.1), and the number is even (7.2).
"""

import pytest

from fairswiss.kernel.edition import Pairing
from tests.rules.dubov_1997.positions import (
    Wanted,
    black,
    boards,
    cites,
    couples,
    groups,
    movers,
    paired,
    passed_over,
    position,
    steps,
    the_step,
    white,
)

STAR = (2, 3, 4)
BELOW = (black(5, 10, 2000), black(6, 10, 1900))


def star(*leaves: Wanted, centre: int = 2100) -> tuple[Wanted, ...]:
    return (black(1, 20, centre), *leaves)


def left_over(*players: Wanted, **facts: object) -> tuple[list[int], Pairing]:
    apart = [STAR, *facts.pop("apart", ())]  # type: ignore[misc]
    pairing = paired(position(*players, apart=apart, **facts))  # type: ignore[arg-type]
    return movers(pairing, "left-over", 20), pairing


@pytest.mark.rule("dubov_1997", "6.4", "reading 12")
def test_as_many_pairs_as_possible_are_made_and_the_lowest_r_are_left_over() -> None:
    # The lowest R is 1, but he is needed: without him there is no pair at all. Then 4 and 3. They are floaters:
    # 3 (lower ARO) takes 5, the highest R of the blacks below, and 4 takes 6.
    leaves = white(2, 20, 2400), white(3, 20, 2300, 2000), white(4, 20, 2200, 2010)
    left, pairing = left_over(*star(*leaves), *BELOW)
    assert left == [4, 3]
    assert boards(pairing) == {"2-1", "3-5", "4-6"}
    first, second = steps(pairing, "left-over")
    assert (passed_over(first), passed_over(second)) == ([(1, "needed")], [])
    assert cites(first, "6.4", "reading 12")
    assert groups(pairing)[10].floaters == (3, 4)


@pytest.mark.rule("dubov_1997", "6.4")
def test_all_are_paired_inside_the_group_when_that_is_possible() -> None:
    # 2 and 3 may meet here: 1-4 and 2-3, whatever the columns would prefer.
    pairing = paired(position(*star(white(2, 20, 2400), white(3, 20, 2300), white(4, 20, 2200)), *BELOW,
                              apart=[(2, 4), (3, 4)]))  # fmt: skip
    assert steps(pairing, "left-over") == []
    assert {(1, 4), (2, 3)} < couples(pairing)


@pytest.mark.rule("dubov_1997", "reading 12")
def test_equal_r_the_lower_aro_is_left_over_first() -> None:
    # 2, 3, 4 have the same R; AROs 2010, 2000, 2020. Left over: 3, then 2. By number or alphabet it would be 4, 3.
    left, _ = left_over(*star(white(2, 20, 2300, 2010), white(3, 20, 2300, 2000), white(4, 20, 2300, 2020)), *BELOW)
    assert left == [3, 2]


@pytest.mark.rule("dubov_1997", "reading 12")
def test_equal_r_and_aro_the_later_in_the_alphabet_is_left_over_first() -> None:
    leaves = (
        white(2, 20, 2300, name="Carl"),
        white(3, 20, 2300, name="Adam"),
        white(4, 20, 2300, name="Bert"),
    )
    left, _ = left_over(*star(*leaves), *BELOW)
    assert left == [2, 4]


@pytest.mark.rule("dubov_1997", "6.4", "reading 20")
def test_who_can_be_paired_in_the_lower_score_group_is_left_over_before_who_cannot() -> None:
    # 4 has the lowest R of the leaves but may meet neither 5 nor 6; 7 and 8 are another group further down. So 3 and
    # 2 are left over and 4 stays with 1. By R alone 4 and 3 would be left over, and 4 would float on to 7.
    leaves = white(2, 20, 2400), white(3, 20, 2300), white(4, 20, 2200)
    left, pairing = left_over(*star(*leaves), *BELOW, black(7, 0, 1800), white(8, 0, 1700), apart=[(4, 5), (4, 6)])
    assert left == [3, 2]
    assert (1, 4) in couples(pairing)


@pytest.mark.rule("dubov_1997", "reading 20")
def test_the_lower_score_group_is_the_nearest_that_still_has_somebody() -> None:
    # As before, but 9 is an island of the top group and takes 10, the only player on 15. The nearest group that
    # still has somebody is 5 and 6. If the empty group counted, nobody could be paired there and R would decide: 4, 3.
    leaves = white(2, 20, 2400), white(3, 20, 2300), white(4, 20, 2200)
    left, pairing = left_over(
        *star(*leaves),
        white(9, 20, 2500),
        black(10, 15, 2000),
        *BELOW,
        black(7, 0, 1800),
        white(8, 0, 1700),
        apart=[(4, 5), (4, 6), (9, 1), (9, 2), (9, 3), (9, 4)],
    )
    assert boards(pairing) > {"9-10"}
    assert left == [3, 2]


@pytest.mark.rule("dubov_1997", "reading 20")
def test_a_group_whose_only_player_came_up_has_nobody_any_more() -> None:
    # 1, 2, 3 are odd, and 4, alone on 15, comes up; he may meet 1 only. So of 2, 3, 4 two are left over. The nearest
    # group that still has somebody is 5 and 6, whom 3 may not meet: 4 and 2 are left over. If the group on 15 counted,
    # nobody could be paired there, and R would decide: 4 and 3.
    pairing = paired(
        position(
            *(black(1, 20, 2500), white(2, 20, 2400), white(3, 20, 2300), black(4, 15, 2200)),
            *BELOW,
            *(black(7, 0, 1800), white(8, 0, 1700)),
            apart=[(2, 3, 4), (3, 5), (3, 6)],
        )
    )
    assert movers(pairing, "came-up", 20) == [4]
    assert movers(pairing, "left-over", 20) == [4, 2]


@pytest.mark.rule("dubov_1997", "6.4")
def test_a_floater_from_above_is_never_left_over_again_in_the_place_of_others() -> None:
    # 6.4 prefers players who are not floaters already. Here floaters have been paired, or have floated on, before
    # anybody is left over: 3 and 4 find nobody among 5 and 6 and float on; 5 and 6 meet each other.
    leaves = white(2, 20, 2400), white(3, 20, 2300, 2000), white(4, 20, 2200, 2010)
    left, pairing = left_over(
        *star(*leaves), *BELOW, black(7, 0, 1800), black(8, 0, 1700), apart=[(2, 3, 4, 5), (2, 3, 4, 6)]
    )
    assert left == [4, 3]
    assert movers(pairing, "floats-on", 10) == [3, 4]
    assert steps(pairing, "left-over", score=10) == []
    assert couples(pairing) == {(1, 2), (5, 6), (3, 7), (4, 8)}


@pytest.mark.rule("dubov_1997", "reading 5", "6.4")
def test_a_group_floats_down_when_those_below_could_not_be_paired_otherwise() -> None:
    # 1 and 2 could meet, but then 3 and 4, who have met, would be left.
    pairing = paired(
        position(white(1, 20, 2400), black(2, 20, 2300), white(3, 10, 2200), black(4, 10, 2100), met=[(4, 3)])
    )
    assert boards(pairing) == {"1-4", "3-2"}
    assert movers(pairing, "left-over") == [2, 1]


@pytest.mark.rule("dubov_1997", "reading 17")
def test_who_came_up_and_is_left_over_goes_back_as_if_nothing_had_happened() -> None:
    # 1, 2, 3 on 20: 2 and 3 may not meet. The number is odd, white dominates, and 4 (black, highest R) comes up; but
    # of the three he may meet 1 only. Again a star: 4 and then 3 are left over (lowest R). 3 is a floater and takes
    # the highest R of opposite colour whom he may meet: 7. 4 is no floater: he is back in his group, where whites
    # stand by ARO 5, 6 and blacks by R 4, 8: rows 5-4, 6-8.
    # As a floater 4 would be served before the columns and take 6, the white with the highest R; 5-8 would be left.
    tournament = position(
        black(1, 20, 2400),
        white(2, 20, 2300),
        white(3, 20, 2200),
        black(4, 10, 2100),
        white(5, 10, 2000, 1990),
        white(6, 10, 2050, 2000),
        black(7, 10, 1900),
        black(8, 10, 1800),
        apart=[(2, 3, 4)],
    )
    pairing = paired(tournament)
    assert the_step(pairing, "came-up").players == (4,)
    assert movers(pairing, "left-over") == [4, 3]
    assert groups(pairing)[10].floaters == (3,)
    assert 4 in groups(pairing)[10].players
    assert boards(pairing) == {"2-1", "3-7", "5-4", "6-8"}
