"""Chapter 8: floaters from above, with readings 7 and 16.

The floaters come from a star: on 20, player 1 may meet every other one, and these may not meet each other. The one
with the highest R stays with 1, the others float down to 10.
"""

import pytest

from fairswiss.kernel.edition import Pairing
from tests.rules.dubov_1997.positions import (
    Wanted,
    black,
    couples,
    groups,
    newcomer,
    paired,
    passed_over,
    position,
    steps,
    white,
)


def floating(floaters: list[Wanted], below: list[Wanted], apart: list[tuple[int, ...]] | None = None) -> Pairing:
    """The round in which these float down from 20 to these on 10; 1 and 2 are the pair that stays."""
    clique = (2, *(one.number for one in floaters))
    stays = black(1, 20, 2700), white(2, 20, 2800)
    pairing = paired(position(*stays, *floaters, *below, apart=[clique, *(apart or [])]))
    assert (1, 2) in couples(pairing)
    return pairing


def taken(pairing: Pairing) -> list[tuple[int, ...]]:
    """(floater, opponent) in the order in which they were paired."""
    return [step.players for step in steps(pairing, "floater-paired")]


# -- 8.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "8.1")
def test_floaters_are_paired_alternating_from_the_highest_white_in_the_order_of_6_2() -> None:
    # Whites by rising ARO: 4, 3. Blacks by falling R: 6, 5. Alternating from the first white: 4, 6, 3, 5. Everybody
    # below is due white, so all of them want the highest R left: 7, 8, 9, 10.
    # Whites before blacks would give 3-8 and 6-9; by rank 3 would come first.
    floaters = [white(3, 20, 2500, 2000), white(4, 20, 2450, 1990), black(5, 20, 2300, 2100), black(6, 20, 2350)]
    below = [white(7, 10, 2150), white(8, 10, 2100), white(9, 10, 2050), white(10, 10, 2000)]
    pairing = floating(floaters, below)
    assert groups(pairing)[10].floaters == (4, 6, 3, 5)
    assert taken(pairing) == [(4, 7), (6, 8), (3, 9), (5, 10)]


@pytest.mark.rule("dubov_1997", "8.1")
def test_when_one_list_is_at_its_end_the_other_goes_on() -> None:
    floaters = [white(3, 20, 2500, 2010), black(4, 20, 2450), black(5, 20, 2400), black(6, 20, 2350)]
    below = [white(7, 10, 2150), white(8, 10, 2100), white(9, 10, 2050), white(10, 10, 2000)]
    assert taken(floating(floaters, below)) == [(3, 7), (4, 8), (5, 9), (6, 10)]


@pytest.mark.rule("dubov_1997", "reading 7", "8.1")
def test_a_floater_without_due_colour_joins_the_shorter_list() -> None:
    # 3 is black, 4 has no due colour and joins the empty white list: so 4 comes first and takes 5. In the black list
    # he would stand behind 3, by R, and 3 would take 5.
    pairing = floating([black(3, 20, 2500), newcomer(4, 20, 2400)], [white(5, 10, 2100), white(6, 10, 2000)])
    assert taken(pairing) == [(4, 5), (3, 6)]


@pytest.mark.rule("dubov_1997", "reading 7", "8.1")
def test_if_the_lists_are_equal_the_floater_with_the_lowest_r_joins_black_first() -> None:
    # Both lists are empty: 4 (lowest R) joins black, then 3 the shorter white. 3 comes first.
    # If white were preferred, or the highest R chose first, 4 would.
    pairing = floating([newcomer(3, 20, 2500), newcomer(4, 20, 2400)], [white(5, 10, 2100), white(6, 10, 2000)])
    assert taken(pairing) == [(3, 5), (4, 6)]


@pytest.mark.rule("dubov_1997", "reading 7", "8.1")
def test_a_floater_without_due_colour_is_sorted_into_the_list_he_joins() -> None:
    # Whites 3, 4 (by ARO), black 5; 6 joins black, the shorter, and stands by R before 5: order 3, 6, 4, 5. At the end
    # of the list he would come last.
    floaters = [white(3, 20, 2500, 1990), white(4, 20, 2450, 2000), black(5, 20, 2300), newcomer(6, 20, 2400)]
    below = [white(7, 10, 2150), white(8, 10, 2100), white(9, 10, 2050), white(10, 10, 2000)]
    pairing = floating(floaters, below)
    assert groups(pairing)[10].floaters == (3, 6, 4, 5)
    assert taken(pairing) == [(3, 7), (6, 8), (4, 9), (5, 10)]


@pytest.mark.rule("dubov_1997", "reading 16", "8.1")
@pytest.mark.parametrize(("names", "first"), [(("Adam", "Bert"), 4), (("Bert", "Adam"), 3)])
def test_of_equal_r_the_first_in_the_alphabet_joins_black_first(names: tuple[str, str], first: int) -> None:
    # Adam joins black, Bert white: Bert comes first.
    floaters = [newcomer(3, 20, 2400, name=names[0]), newcomer(4, 20, 2400, name=names[1])]
    assert taken(floating(floaters, [white(5, 10, 2100), white(6, 10, 2000)]))[0] == (first, 5)


# -- 8.2 ---------------------------------------------------------------------------------------------------------

TWO_WHITES = [white(3, 20, 2500, 1990), white(4, 20, 2400, 2000)]


@pytest.mark.rule("dubov_1997", "8.2")
def test_a_floater_is_paired_with_the_highest_r_of_the_opposite_due_colour() -> None:
    # 5 has the highest R but is due white like the floaters; of the blacks 7 has more than 6.
    below = [white(5, 10, 2200), black(6, 10, 2000), black(7, 10, 2100), white(8, 10, 1900)]
    pairing = floating(TWO_WHITES, below)
    assert taken(pairing) == [(3, 7), (4, 6)]
    assert (5, 8) in couples(pairing)


@pytest.mark.rule("dubov_1997", "8.2")
def test_of_equal_r_the_lowest_aro_is_chosen() -> None:
    assert taken(floating(TWO_WHITES, [black(5, 10, 2100, 2010), black(6, 10, 2100, 2000)])) == [(3, 6), (4, 5)]
    names = [black(5, 10, 2100, name="Zorn"), black(6, 10, 2100, name="Adam")]
    assert taken(floating(TWO_WHITES, names)) == [(3, 6), (4, 5)]


@pytest.mark.rule("dubov_1997", "8.2")
def test_if_possible_the_opposite_colour_and_otherwise_the_highest_r_of_the_others() -> None:
    # The only black is 6; 4 then takes 7, the highest R of the whites, not 5 or 8.
    below = [white(5, 10, 2000), black(6, 10, 1900), white(7, 10, 2100), white(8, 10, 1950)]
    assert taken(floating(TWO_WHITES, below)) == [(3, 6), (4, 7)]


@pytest.mark.rule("dubov_1997", "8.2", "2.1", "2.5")
def test_a_floater_passes_over_whom_he_may_not_meet() -> None:
    below = [black(5, 10, 2200, upfloats=(1,)), black(6, 10, 2100), black(7, 10, 2000), white(8, 10, 1900)]
    pairing = floating(TWO_WHITES, below, apart=[(3, 6)])
    first, second = steps(pairing, "floater-paired")
    assert (first.players, passed_over(first)) == ((3, 7), [(5, "barred"), (6, "forbidden")])
    assert (second.players, passed_over(second)) == ((4, 6), [(5, "barred")])


@pytest.mark.rule("dubov_1997", "8.2", "reading 5")
def test_a_floater_passes_over_whom_the_others_need() -> None:
    # 5 is the only one whom 6 may meet.
    below = [black(5, 10, 2200), black(6, 10, 2100), black(7, 10, 2000), white(8, 10, 1900)]
    pairing = floating(TWO_WHITES, below, apart=[(6, other) for other in (1, 2, 3, 4, 7, 8)])
    assert taken(pairing) == [(3, 7), (4, 8)]
    assert passed_over(steps(pairing, "floater-paired")[0]) == [(5, "dead-end"), (6, "forbidden")]


@pytest.mark.rule("dubov_1997", "reading 18", "8.2")
def test_for_floaters_too_opposite_needs_a_due_colour_on_both_sides() -> None:
    # 5 has no due colour and the highest R: the white 3 prefers the black 6, then 4 the highest R of the others.
    below = [newcomer(5, 10, 2200), black(6, 10, 2000), white(7, 10, 2100), white(8, 10, 1900)]
    assert taken(floating(TWO_WHITES, below)) == [(3, 6), (4, 5)]
    # A floater without due colour goes by R alone, past the first black and the first white alike.
    for highest in (white(5, 10, 2200), black(5, 10, 2200)):
        others = [black(6, 10, 2100), white(7, 10, 2050), black(8, 10, 1900)]
        pairing = floating([newcomer(3, 20, 2500), newcomer(4, 20, 2400)], [highest, *others])
        assert taken(pairing) == [(3, 5), (4, 6)]


@pytest.mark.rule("dubov_1997", "8.2")
def test_a_floater_who_finds_nobody_floats_on() -> None:
    # 3 (like 2, who stays) may meet neither 5 nor 6 and goes on to 7; 4 takes 5. 6 is left alone and takes 8 (7.1).
    below = [black(5, 10, 2100), black(6, 10, 2000), black(7, 0, 1900), white(8, 0, 1800)]
    pairing = floating(TWO_WHITES, below, apart=[(2, 5), (2, 6), (3, 5), (3, 6)])
    assert [step.players for step in steps(pairing, "floats-on")] == [(3,)]
    assert groups(pairing)[0].floaters == (3,)
    assert couples(pairing) == {(1, 2), (4, 5), (6, 8), (3, 7)}
