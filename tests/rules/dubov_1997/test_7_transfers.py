"""Chapter 7: islands, odd groups, and the transfers that equalise; with readings 8, 9, 10, 16, 18, 19 and 22."""

from itertools import product

import pytest

from fairswiss.kernel.edition import Pairing
from fairswiss.model import Tournament
from tests.rules.dubov_1997.positions import (
    Wanted,
    black,
    boards,
    cites,
    columns,
    couples,
    groups,
    movers,
    newcomer,
    opening,
    paired,
    passed_over,
    position,
    steps,
    the_step,
    white,
)

# -- 7.1 ---------------------------------------------------------------------------------------------------------


def island(
    *below: Wanted, met: list[tuple[int, int]] | None = None, colour: str = "w", fixed: bool = False
) -> Tournament:
    """1 has met 2 and 3 of his group, who may meet each other; below are these players."""
    one = (white if colour == "w" else black)(1, 30, 2500, fixed=fixed)
    return position(one, white(2, 30, 2600), black(3, 30, 2700), *below, met=[(1, 2), (3, 1), *(met or [])])


def opponent_of_island(pairing: Pairing) -> int:
    return int(the_step(pairing, "island-paired", 30).two)


@pytest.mark.rule("dubov_1997", "7.1")
def test_the_opponent_of_an_island_has_the_opposite_due_colour_then_the_highest_r() -> None:
    # 4 has the highest R of all but is due white like 1; of the blacks 6 has more than 5.
    pairing = paired(island(white(4, 20, 2400), black(5, 20, 2200), black(6, 20, 2300)))
    assert boards(pairing) == {"1-6", "2-3", "4-5"}
    assert cites(the_step(pairing, "island-paired"), "7.1")


@pytest.mark.rule("dubov_1997", "7.1")
def test_more_than_one_having_the_same_r_the_lowest_aro_is_transferred() -> None:
    assert (
        opponent_of_island(paired(island(black(4, 20, 2300, 2010), black(5, 20, 2300, 2000), white(6, 20, 2300)))) == 5
    )
    # The same ARO as well: the first in the alphabet.
    names = black(4, 20, 2300, name="Zorn"), black(5, 20, 2300, name="Adam"), white(6, 20, 2300)
    assert opponent_of_island(paired(island(*names))) == 5


@pytest.mark.rule("dubov_1997", "7.1")
def test_if_nobody_has_the_opposite_due_colour_the_same_order_holds_among_the_others() -> None:
    below = white(4, 20, 2200), white(5, 20, 2300, 2010), white(6, 20, 2300, 2000)
    assert opponent_of_island(paired(island(*below))) == 6


@pytest.mark.rule("dubov_1997", "7.1")
def test_the_opponent_of_an_island_has_not_yet_played_with_him() -> None:
    pairing = paired(island(black(4, 20, 2400), black(5, 20, 2300), white(6, 20, 2200), met=[(1, 4)]))
    assert opponent_of_island(pairing) == 5
    assert passed_over(the_step(pairing, "island-paired", 30)) == [(4, "met")]


@pytest.mark.rule("dubov_1997", "7.1", "2.3")
def test_the_opponent_of_an_island_can_be_paired_according_to_the_colour_rules() -> None:
    # 1 must have white; 4, the highest R below, must have white too.
    pairing = paired(island(white(4, 20, 2400, fixed=True), white(5, 20, 2300), black(6, 10, 2200), fixed=True))
    assert opponent_of_island(pairing) == 5
    assert passed_over(the_step(pairing, "island-paired", 30)) == [(4, "colours")]


@pytest.mark.rule("dubov_1997", "7.1", "2.5")
def test_a_barred_player_is_passed_over_before_colour_is_looked_at() -> None:
    # The only black is barred; then a white of the same group, not a black from further down.
    pairing = paired(island(black(4, 20, 2400, upfloats=(1,)), white(5, 20, 2300), black(6, 10, 2200)))
    assert opponent_of_island(pairing) == 5
    assert passed_over(the_step(pairing, "island-paired", 30)) == [(4, "barred")]


@pytest.mark.rule("dubov_1997", "7.1")
def test_the_island_and_his_opponent_are_a_pair_at_once_and_the_rest_is_counted_afterwards() -> None:
    # Three players on 30, but without the island they are two: nobody else comes up (7.2 before 7.1 would bring 6).
    pairing = paired(island(white(4, 20, 2400), black(5, 20, 2200), black(6, 20, 2300)))
    assert steps(pairing, "came-up") == []
    assert [step.kind for step in groups(pairing)[30].steps] == ["island-paired", "columns", "row"]


@pytest.mark.rule("dubov_1997", "7.1", "8.1")
def test_several_islands_are_served_white_first() -> None:
    # 1 (black, the higher R) and 2 (white) have met. Below, both are due black. 2 comes first and takes 3; 1 takes 4.
    # By rank 1 would come first and take 3.
    tournament = position(black(1, 30, 2600), white(2, 30, 2500), black(3, 20, 2400), black(4, 20, 2300), met=[(1, 2)])
    pairing = paired(tournament)
    assert [step.players for step in steps(pairing, "island-paired")] == [(2, 3), (1, 4)]


@pytest.mark.rule("dubov_1997", "7.1", "reading 5")
def test_an_opponent_who_would_leave_the_others_without_a_pairing_is_passed_over() -> None:
    # 4 has the highest R, but then 5 and 6, who may meet neither each other nor 2 or 3, would be left. 5 is the next.
    # (If they could meet 2 and 3, these would float down for them and 4 would be taken: nothing is a dead end while
    # some complete pairing exists.)
    below = black(4, 20, 2400), black(5, 20, 2300), black(6, 20, 2200)
    stuck = position(
        white(1, 30, 2500), white(2, 30, 2600), black(3, 30, 2700), *below, apart=[(1, 2), (1, 3), (2, 5, 6), (3, 5, 6)]
    )
    free = position(white(1, 30, 2500), white(2, 30, 2600), black(3, 30, 2700), *below, apart=[(1, 2), (1, 3), (5, 6)])
    assert opponent_of_island(paired(free)) == 4
    pairing = paired(stuck)
    assert opponent_of_island(pairing) == 5
    assert passed_over(the_step(pairing, "island-paired", 30)) == [(4, "dead-end")]


@pytest.mark.rule("dubov_1997", "reading 19", "7.1")
def test_islands_are_looked_for_after_the_floaters_have_been_paired() -> None:
    # 3 and 4 float down (a star: 1 with 2, 3, 4). They take 6 and 7, the two highest R on 10. 5 could have met 6 only
    # and is an island now: due white, he takes 11, due black, from the group below. 8 and 9 meet.
    # Looked for before the floaters, 5 would be no island; then 5, 8, 9 are odd, black dominates, and the white 10
    # comes up, who would be 5's opponent.
    tournament = position(
        black(1, 20, 2100),
        white(2, 20, 2400),
        white(3, 20, 2300, 1990),
        white(4, 20, 2200, 2000),
        white(5, 10, 1900),
        black(6, 10, 2050),
        black(7, 10, 2040),
        black(8, 10, 1950),
        black(9, 10, 1940),
        white(10, 0, 1800),
        black(11, 0, 1700),
        white(12, 0, 1600),
        apart=[(2, 3, 4), (5, 7), (5, 8), (5, 9)],
    )
    pairing = paired(tournament)
    assert {(3, 6), (4, 7), (5, 11), (8, 9), (10, 12)} < couples(pairing)
    assert movers(pairing, "island-paired") == [5]


@pytest.mark.rule("dubov_1997", "reading 18", "7.1")
def test_a_player_without_due_colour_is_opposite_to_nobody() -> None:
    # 1 is due white. 4 has no due colour and a higher R than 5, who is due black: 5. Among those who are not
    # opposite, 4 stands by his R: before the white 6, behind the white 7.
    assert opponent_of_island(paired(island(newcomer(4, 20, 2400), black(5, 20, 2200), white(6, 20, 2100)))) == 5
    assert opponent_of_island(paired(island(newcomer(4, 20, 2400), white(6, 20, 2300), white(7, 20, 2200)))) == 4
    assert opponent_of_island(paired(island(newcomer(4, 20, 2400), white(6, 20, 2300), white(7, 20, 2500)))) == 7


@pytest.mark.rule("dubov_1997", "reading 18", "7.1")
@pytest.mark.parametrize("highest", [white(3, 20, 2400), black(3, 20, 2400)])
def test_to_a_player_without_due_colour_nobody_is_opposite(highest: Wanted) -> None:
    # 1 has played no game and is alone on 30: R alone decides, whatever the colour of the highest.
    others = white(4, 20, 2300), black(5, 20, 2200)
    assert opponent_of_island(paired(position(newcomer(1, 30, 2500), highest, *others))) == 3


# -- 7.2 ---------------------------------------------------------------------------------------------------------

TOP = (white(1, 30, 2600, 2000), white(2, 30, 2500, 2010), black(3, 30, 2700))
"""An odd group in which white dominates."""


def who_comes_up(*below: Wanted, top: tuple[Wanted, ...] = TOP, **facts: object) -> int:
    pairing = paired(position(*top, *below, **facts))  # type: ignore[arg-type]
    return int(the_step(pairing, "came-up", 30).player)


@pytest.mark.rule("dubov_1997", "7.2")
def test_an_odd_group_is_joined_by_the_highest_r_of_the_colour_opposite_to_the_dominating_one() -> None:
    # 4 has the highest R but is due white. 6 joins the black subgroup and stands there by his R, below 3.
    pairing = paired(position(*TOP, white(4, 20, 2400), black(5, 20, 2200), black(6, 20, 2300)))
    step = the_step(pairing, "came-up")
    assert (step.players, step.dominating, step.whites, step.blacks) == ((6,), "w", 2, 1)
    assert columns(pairing, 30) == ((1, 2), (3, 6))
    assert boards(pairing) == {"1-3", "2-6", "4-5"}
    # Black dominates: now the white comes up.
    top = black(1, 30, 2600), black(2, 30, 2500), white(3, 30, 2700)
    assert who_comes_up(white(4, 20, 2200), black(5, 20, 2400), black(6, 20, 2300), top=top) == 4


@pytest.mark.rule("dubov_1997", "7.2")
def test_of_equal_r_the_lowest_aro_comes_up() -> None:
    assert who_comes_up(black(4, 20, 2300, 2010), black(5, 20, 2300, 2000), white(6, 20, 2300)) == 5
    names = black(4, 20, 2300, name="Zorn"), black(5, 20, 2300, name="Adam"), white(6, 20, 2300)
    assert who_comes_up(*names) == 5


@pytest.mark.rule("dubov_1997", "7.2")
def test_if_there_is_nobody_of_the_opposite_colour_somebody_of_the_dominating_one_comes_up() -> None:
    assert who_comes_up(white(4, 20, 2200), white(5, 20, 2300, 2010), white(6, 20, 2300, 2000)) == 6


@pytest.mark.rule("dubov_1997", "7.2")
def test_who_comes_up_has_not_yet_played_with_at_least_one_player_of_the_higher_group() -> None:
    # 4 may meet none of the three. 5 has met two of them, but not 3, though 3 is due black as he is.
    apart = [(4, 1), (4, 2), (4, 3), (5, 1), (5, 2)]
    pairing = paired(position(*TOP, black(4, 20, 2400), black(5, 20, 2300), white(6, 20, 2200), apart=apart))
    step = the_step(pairing, "came-up")
    assert (step.players, passed_over(step)) == ((5,), [(4, "no-opponent-above")])
    assert {(1, 2), (3, 5)} < couples(pairing)


@pytest.mark.rule("dubov_1997", "7.2", "2.5")
def test_a_barred_player_does_not_come_up_even_if_only_the_dominating_colour_is_left() -> None:
    below = black(4, 20, 2400, upfloats=(1,)), white(5, 20, 2300), black(6, 10, 2200)
    assert who_comes_up(*below) == 5


@pytest.mark.rule("dubov_1997", "7.2", "reading 5")
def test_who_comes_up_is_paired_with_somebody_of_the_group_by_some_complete_pairing() -> None:
    # 4 would come up, but 6 may meet nobody else.
    apart = [(6, other) for other in (1, 2, 3, 5)]
    pairing = paired(position(*TOP, black(4, 20, 2400), black(5, 20, 2300), black(6, 20, 2200), apart=apart))
    step = the_step(pairing, "came-up")
    assert (step.players, passed_over(step)) == ((5,), [(4, "dead-end")])


@pytest.mark.rule("dubov_1997", "reading 8", "7.2")
def test_players_without_due_colour_do_not_count_for_the_dominating_colour() -> None:
    # One white and two without due colour: white dominates, so the black 5 comes up. If the two counted as blacks,
    # or if nothing dominated, it would be 4.
    top = white(1, 30, 2600), newcomer(2, 30, 2500), newcomer(3, 30, 2700)
    assert who_comes_up(white(4, 20, 2400), black(5, 20, 2300), black(6, 20, 2200), top=top) == 5


@pytest.mark.rule("dubov_1997", "reading 8", "7.2")
@pytest.mark.parametrize("highest", [white(4, 20, 2400), black(4, 20, 2400)])
def test_without_dominating_colour_r_and_aro_alone_decide(highest: Wanted) -> None:
    top = white(1, 30, 2600), black(2, 30, 2500), newcomer(3, 30, 2700)
    assert who_comes_up(highest, white(5, 20, 2300), black(6, 20, 2200), top=top) == 4


@pytest.mark.rule("dubov_1997", "reading 18", "7.2")
def test_a_player_without_due_colour_is_not_opposite_to_the_dominating_one() -> None:
    assert who_comes_up(newcomer(4, 20, 2400), black(5, 20, 2300), white(6, 20, 2200)) == 5
    assert who_comes_up(newcomer(4, 20, 2400), white(5, 20, 2300), white(6, 20, 2200)) == 4


# -- readings 9 and 22 -------------------------------------------------------------------------------------------

BARRED_NEXT = (black(4, 20, 2400, upfloats=(1,)), white(5, 20, 2300, upfloats=(1,)))
FURTHER = (black(6, 10, 2200), white(7, 10, 2100))


@pytest.mark.rule("dubov_1997", "reading 9", "7.1")
def test_strict_an_island_looks_further_down_when_2_5_bars_everybody_in_the_next_group() -> None:
    pairing = paired(position(white(1, 30, 2500), *BARRED_NEXT, *FURTHER, black(8, 0, 2000)))
    step = the_step(pairing, "island-paired", 30)
    assert (step.players, step.from_score) == ((1, 6), 10)
    assert passed_over(step) == [(4, "barred"), (5, "barred")]


@pytest.mark.rule("dubov_1997", "reading 9", "reading 22", "7.1")
def test_yield_lifts_2_5_inside_the_next_group_first() -> None:
    pairing = paired(position(white(1, 30, 2500), *BARRED_NEXT, *FURTHER, black(8, 0, 2000)), "yield")
    step = the_step(pairing, "island-paired", 30)
    assert (step.players, step.from_score, step.limit_lifted) == ((1, 4), 20, 1)
    assert cites(step, "7.1", "2.5", "reading 22")
    assert opening(pairing, "limit-lifted") == []


@pytest.mark.rule("dubov_1997", "reading 9", "reading 22", "7.2")
@pytest.mark.parametrize(("option", "comes_up"), [("strict", 6), ("yield", 4)])
def test_the_same_holds_for_an_odd_group(option: str, comes_up: int) -> None:
    pairing = paired(position(*TOP, *BARRED_NEXT, *FURTHER, black(8, 0, 2000)), option)
    assert the_step(pairing, "came-up", 30).players == (comes_up,)


@pytest.mark.rule("dubov_1997", "reading 9")
@pytest.mark.parametrize("option", ["strict", "yield"])
def test_the_search_goes_on_to_lower_groups_also_when_everybody_in_the_next_has_been_met(option: str) -> None:
    tournament = position(white(1, 30, 2500), black(4, 20, 2400), white(5, 20, 2300), *FURTHER, black(8, 0, 2000),
                          apart=[(1, 4), (1, 5)])  # fmt: skip
    assert (1, 6) in couples(paired(tournament, option))


@pytest.mark.rule("dubov_1997", "reading 22")
def test_yield_takes_somebody_who_may_come_up_before_a_barred_one_of_opposite_colour() -> None:
    # 4 (black) is barred, 5 (white) is not: 5, as in strict. Lifting 2.5 at once would give 4.
    tournament = position(
        white(1, 30, 2500), black(4, 20, 2400, upfloats=(1,)), white(5, 20, 2300), *FURTHER, black(8, 0, 2000)
    )
    assert (1, 5) in couples(paired(tournament, "yield"))


@pytest.mark.rule("dubov_1997", "reading 22", "8.2")
@pytest.mark.parametrize("option", ["strict", "yield"])
def test_yield_frees_nobody_but_the_one_taken_by_7_1_or_7_2(option: str) -> None:
    # 3 and 4 float down (a star) to 5 and 6, who are both barred. Floaters do not lift 2.5: they float on to 7 and 8.
    tournament = position(
        black(1, 20, 2500),
        white(2, 20, 2400),
        white(3, 20, 2300, 1990),
        white(4, 20, 2200),
        black(5, 10, 2100, upfloats=(1,)),
        white(6, 10, 2000, upfloats=(1,)),
        black(7, 0, 1900),
        black(8, 0, 1800),
        apart=[(2, 3, 4)],
    )
    pairing = paired(tournament, option)
    assert couples(pairing) == {(1, 2), (3, 7), (4, 8), (5, 6)}
    assert passed_over(steps(pairing, "floats-on")[0]) == [(5, "barred"), (6, "barred")]


def back_from_above(upfloats: tuple[int, ...]) -> Tournament:
    """8 comes up to 30 and goes back to 20.

    On 40: 1 with one of 2, 3, 4 (a star): 4 and 3 float down. On 30: 5, 6, 7, who may not meet them, so they float on;
    6 and 7 may not meet each other. The three are odd; on 20 the players 9 and 10 may meet none of them, so 8 comes
    up. He may meet 5 only and is left over (lowest R), with 7. Of those on 20, 3 may meet nobody but 8.
    """
    return position(
        black(1, 40, 2800), white(2, 40, 2790), white(3, 40, 2700, 1990), white(4, 40, 2690),
        black(5, 30, 2600), white(6, 30, 2590), white(7, 30, 2580),
        black(8, 20, 2500, upfloats=upfloats), black(9, 20, 2400), black(10, 20, 2300),
        white(11, 10, 2200), black(12, 10, 2100), white(13, 10, 2000), black(14, 10, 1900),
        apart=[(2, 3, 4), (6, 7, 8), *product((2, 3, 4), (5, 6, 7)), *product((3, 5, 6, 7), (9, 10))],
    )  # fmt: skip


@pytest.mark.rule("dubov_1997", "reading 22", "reading 17")
def test_who_was_freed_and_goes_back_is_bound_again() -> None:
    # 8 is barred and freed by "yield" against the players on 30. Back on 20 he is bound: the floater 3 passes him over
    # and floats on. If 8 stayed free, 3 would take him.
    pairing = paired(back_from_above(upfloats=(1,)), "yield")
    assert movers(pairing, "came-up", 30) == [8]
    assert movers(pairing, "left-over", 30) == [8, 7]
    assert the_step(pairing, "came-up", 30).limit_lifted
    floats_on = steps(pairing, "floats-on", score=20)[0]
    assert floats_on.players == (3,)
    assert (8, "barred") in passed_over(floats_on)


@pytest.mark.rule("dubov_1997", "reading 17")
@pytest.mark.parametrize("option", ["strict", "yield"])
def test_a_floater_who_moved_on_may_meet_somebody_who_came_up_and_went_back(option: str) -> None:
    # The same, but 8 may come up anyway: 2.5 plays no part, so both options give the same. Back on 20 as if nothing
    # had happened, 8 is taken by 3.
    pairing = paired(back_from_above(upfloats=()), option)
    assert movers(pairing, "came-up", 30) == [8]
    assert movers(pairing, "left-over", 30) == [8, 7]
    assert steps(pairing, "floater-paired", score=20)[0].players == (3, 8)


@pytest.mark.rule("dubov_1997", "reading 22", "reading 5")
def test_a_floater_who_moved_on_is_not_counted_on_for_somebody_he_left_behind() -> None:
    # On 40 a star: 3 and 4 float down. On 30: 5 and 6 may meet each other only, but that 6 may meet 3, and 5 may meet
    # 10, who is on 20 and barred. 3 may not take 6, for nobody would be left for 5; so 3 and 4 float on. 5 … 9 are odd.
    # With "yield" 10 could be freed for 5; but then only 3 would be left for 6, and 3 has moved on. So 10 is passed
    # over and 11 comes up. Counting on 3 for 6, the round would end with both of them unpaired.
    tournament = position(
        black(1, 40, 2900), white(2, 40, 2890), white(3, 40, 2800), white(4, 40, 2790),
        black(5, 30, 2600), white(6, 30, 2400), white(7, 30, 2590), black(8, 30, 2580), white(9, 30, 2570),
        black(10, 20, 2500, upfloats=(1,)),
        black(11, 10, 2300), black(12, 10, 2200), black(13, 10, 2100), white(14, 0, 2000),
        apart=[
            (2, 3, 4),
            *product((1, 2, 4), (5, 6, 7, 8, 9)),
            *product((3, 10), (7, 8, 9)),
            *product((5, 6), (7, 8, 9, 11, 12, 13, 14)),
            *product((10,), (6, 11, 12, 13)),
            (3, 5),
        ],
    )  # fmt: skip
    pairing = paired(tournament, "yield")
    assert passed_over(steps(pairing, "floats-on", score=30)[1])[-1] == (6, "dead-end")
    came_up = the_step(pairing, "came-up", 30)
    assert (came_up.players, passed_over(came_up)) == ((11,), [(10, "dead-end")])
    assert {(5, 6), (10, 14)} < couples(pairing)


# -- reading 10 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 10", "7.3")
def test_players_without_due_colour_join_the_smaller_subgroup_before_the_transfers() -> None:
    # Two whites, nobody black: both newcomers go to black, and nobody is transferred. Whites by ARO 1, 2; blacks by R
    # 3, 4. If transfers came first (two whites more than blacks) 1 would change.
    tournament = position(white(1, 20, 2400, 1990), white(2, 20, 2300), newcomer(3, 20, 2200), newcomer(4, 20, 2100))
    pairing = paired(tournament)
    assert columns(pairing, 20) == ((1, 2), (3, 4))
    assert steps(pairing, "transferred") == []
    assert movers(pairing, "side-chosen") == [4, 3]


@pytest.mark.rule("dubov_1997", "reading 10")
def test_with_equal_subgroups_the_lowest_r_without_due_colour_joins_black() -> None:
    # 1 white, 2 black. 4 (lowest R) joins black, then 3 the smaller white: whites 3 (ARO 0), 1; blacks 2, 4.
    # The other way round, whites 4, 1 and blacks 2, 3: 4-2, 1-3.
    tournament = position(white(1, 20, 2400), black(2, 20, 2300), newcomer(3, 20, 2200), newcomer(4, 20, 2100))
    pairing = paired(tournament)
    assert columns(pairing, 20) == ((3, 1), (2, 4))
    assert boards(pairing) == {"3-2", "1-4"}


@pytest.mark.rule("dubov_1997", "reading 10", "7.3")
def test_the_transfers_count_the_subgroups_as_they_are_then() -> None:
    # Three whites and a newcomer, who joins black: 3 to 1, one white too many, the lowest ARO changes.
    tournament = position(white(1, 20, 2400, 1990), white(2, 20, 2300), white(3, 20, 2200, 2010), newcomer(4, 20, 2500))
    pairing = paired(tournament)
    assert movers(pairing, "transferred") == [1]
    assert columns(pairing, 20) == ((2, 3), (4, 1))


@pytest.mark.rule("dubov_1997", "reading 16")
@pytest.mark.parametrize(
    ("names", "expected"), [(("Adam", "Bert"), {"4-2", "1-3"}), (("Bert", "Adam"), {"3-2", "1-4"})]
)
def test_equal_r_the_first_in_the_alphabet_chooses_his_side_first(names: tuple[str, str], expected: set[str]) -> None:
    # As above with equal R: Adam joins black, Bert white.
    tournament = position(
        white(1, 20, 2400),
        black(2, 20, 2300),
        newcomer(3, 20, 2200, name=names[0]),
        newcomer(4, 20, 2200, name=names[1]),
    )
    assert boards(paired(tournament)) == expected


# -- 7.3 and 7.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "7.3")
def test_n_whites_with_the_lowest_aro_are_transferred_to_black() -> None:
    # Four whites, nobody black: n = 2. 1 and 2 change and stand by R among the blacks: 1, 2. Rows 3-1, 4-2.
    # With the highest ARO changing it would be 1-4, 2-3; with one or three of them there are no two columns.
    tournament = position(
        white(1, 20, 2400, 1990), white(2, 20, 2300, 2000), white(3, 20, 2100, 2010), white(4, 20, 2200, 2020)
    )
    pairing = paired(tournament)
    assert movers(pairing, "transferred") == [1, 2]
    assert columns(pairing, 20) == ((3, 4), (1, 2))
    assert couples(pairing) == {(1, 3), (2, 4)}


@pytest.mark.rule("dubov_1997", "7.3")
def test_of_equal_aro_the_higher_r_leaves_white() -> None:
    # Three whites, one black: n = 1. 2 changes: whites 1, 3, blacks 2, 4. With 1 changing it would be 2-4, 3-1.
    tournament = position(white(1, 20, 2300), white(2, 20, 2400), white(3, 20, 2250, 2010), black(4, 20, 2350))
    pairing = paired(tournament)
    assert movers(pairing, "transferred") == [2]
    assert couples(pairing) == {(1, 2), (3, 4)}


@pytest.mark.rule("dubov_1997", "7.3")
def test_aro_and_r_coinciding_the_upper_half_of_the_alphabet_leaves_white() -> None:
    # Adam changes: whites Zorn (1), 3; blacks 4 (2350), Adam (2300).
    tournament = position(
        white(1, 20, 2300, name="Zorn"), white(2, 20, 2300, name="Adam"), white(3, 20, 2250, 2010), black(4, 20, 2350)
    )
    assert couples(paired(tournament)) == {(1, 4), (2, 3)}


@pytest.mark.rule("dubov_1997", "7.4")
def test_n_blacks_with_the_highest_aro_are_transferred_to_white() -> None:
    # Four blacks: 4 (2020) and 3 (2010) change; whites by ARO 3, 4; blacks by R 1, 2. With the lowest ARO changing,
    # whites 1, 2 and blacks 4, 3 would give 1-4, 2-3.
    tournament = position(
        black(1, 20, 2400, 1990), black(2, 20, 2300, 2000), black(3, 20, 2100, 2010), black(4, 20, 2200, 2020)
    )
    pairing = paired(tournament)
    assert movers(pairing, "transferred") == [4, 3]
    assert columns(pairing, 20) == ((3, 4), (1, 2))
    assert couples(pairing) == {(1, 3), (2, 4)}


@pytest.mark.rule("dubov_1997", "7.4")
def test_of_equal_aro_the_lower_r_leaves_black() -> None:
    # 1 changes: whites by ARO 4 (1950), 1; blacks by R 2, 3. With 2 changing: whites 4, 2, blacks 1, 3.
    tournament = position(
        black(1, 20, 2300, 2010), black(2, 20, 2400, 2010), black(3, 20, 2250), white(4, 20, 2350, 1950)
    )
    pairing = paired(tournament)
    assert movers(pairing, "transferred") == [1]
    assert couples(pairing) == {(2, 4), (1, 3)}


@pytest.mark.rule("dubov_1997", "7.4")
def test_aro_and_r_coinciding_the_upper_half_of_the_alphabet_leaves_black() -> None:
    # Adam (2) changes: whites 4, Adam; blacks Zorn (1), 3.
    tournament = position(
        black(1, 20, 2300, 2010, name="Zorn"),
        black(2, 20, 2300, 2010, name="Adam"),
        black(3, 20, 2250),
        white(4, 20, 2350, 1950),
    )
    assert couples(paired(tournament)) == {(1, 4), (2, 3)}


@pytest.mark.rule("dubov_1997", "7.1", "7.2", "7.3")
def test_the_transfers_are_carried_out_in_the_order_listed() -> None:
    # Six whites on 30; 1 has met them all and takes 7, due black. Five are left, all white: the black 8 comes up; five
    # whites, one black: 2 and 3 (lowest ARO) change.
    top = [white(n, 30, 2700 - n, 1990 + 10 * n) for n in (1, 2, 3, 4, 5, 6)]
    below = black(7, 20, 2400), black(8, 20, 2300), black(9, 20, 2200), white(10, 20, 2100)
    pairing = paired(position(*top, *below, apart=[(1, n) for n in (2, 3, 4, 5, 6)]))
    events = [step.kind for step in groups(pairing)[30].steps]
    assert events == ["island-paired", "came-up", "transferred", "transferred", "columns", "row", "row", "row"]
    assert columns(pairing, 30) == ((4, 5, 6), (2, 3, 8))
