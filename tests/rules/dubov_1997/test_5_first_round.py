"""Chapter 5: the first round, with readings 21 and 27."""

import pytest

from fairswiss.model import Acceleration, BadRequest, Player, Prohibition, Tournament
from tests.rules.dubov_1997.positions import boards, cites, couples, event, groups, opening, paired, passed_over

SIX = [2600, 2500, 2400, 2300, 2200, 2100]


def forbidding(*pairs: tuple[int, int]) -> Tournament:
    return event(SIX, first_colour="w", prohibitions=tuple(Prohibition(pair) for pair in pairs))


@pytest.mark.rule("dubov_1997", "5")
@pytest.mark.parametrize(("drawn", "expected"), [("w", {"2-5", "3-4", "6-1"}), ("b", {"5-2", "4-3", "1-6"})])
def test_the_upper_half_meets_the_lower_half_in_order_and_colours_alternate_from_the_lot(
    drawn: str, expected: set[str]
) -> None:
    # By R: 2, 4, 6 on the left, 5, 3, 1 on the right: 2 and 5, 4 and 3, 6 and 1. The lot is for the left player of
    # the first pair; odd pairs have the same colours, even pairs the other.
    tournament = event([2000, 2500, 2100, 2400, 2200, 2300], first_colour=drawn)
    pairing = paired(tournament)
    assert boards(pairing) == expected
    assert [min(p.white, p.black) for p in pairing.pairs] == [2, 3, 1]
    (halves,) = opening(pairing, "halves")
    assert (halves.upper, halves.lower) == ((2, 4, 6), (5, 3, 1))


@pytest.mark.rule("dubov_1997", "5")
def test_equal_r_the_list_is_ordered_by_title_and_then_by_name() -> None:
    # GM, FM, then the untitled by name: 4, 3, 2, 1. So 4-2 and, the other way round, 1-3.
    people = [
        Player(1, "Zed", 2000),
        Player(2, "Abe", 2000),
        Player(3, "Yan", 2000, "FM"),
        Player(4, "Xia", 2000, "GM"),
    ]
    tournament = Tournament.build(people, rounds_planned=9, first_colour="w")
    assert boards(paired(tournament)) == {"4-2", "1-3"}


@pytest.mark.rule("dubov_1997", "5")
def test_with_an_odd_number_the_last_player_of_the_list_has_the_bye() -> None:
    pairing = paired(event([2000, 2500, 2100, 2400, 2200], first_colour="w"))
    assert (pairing.bye, boards(pairing)) == (1, {"2-5", "3-4"})
    assert cites(opening(pairing, "bye")[0], "5")


@pytest.mark.rule("dubov_1997", "5")
def test_the_bye_of_round_1_goes_by_the_list_and_not_by_chapter_4() -> None:
    # Zed and Abe have the lowest R; in the list Zed's title puts him before Abe. By chapter 4 the later in the alphabet
    # would have the bye. A virtual point does not help Abe either.
    people = [Player(1, "Mia", 2200), Player(2, "Zed", 2000, "FM"), Player(3, "Abe", 2000)]
    tournament = Tournament.build(people, rounds_planned=9, first_colour="w", accelerations=(Acceleration(3, (10,)),))
    assert paired(tournament).bye == 3


@pytest.mark.rule("dubov_1997", "5")
def test_the_lot_is_drawn_by_somebody_and_never_by_the_program() -> None:
    with pytest.raises(BadRequest, match="drawn by lot"):
        paired(event(SIX))


# -- reading 21 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 21")
def test_forbidden_pairs_of_round_1_are_avoided_as_in_6_3() -> None:
    # 1 may meet neither 4 nor 5 and takes 6; the column closes up: 2 and 4, 3 and 5. Swapping rows would give 3 and 4.
    pairing = paired(forbidding((1, 4), (1, 5)))
    assert boards(pairing) == {"1-6", "4-2", "3-5"}
    moved = opening(pairing, "moved-row")
    assert [step.players for step in moved] == [(1, 6), (2, 4), (3, 5)]
    assert passed_over(moved[0]) == [(4, "forbidden")]


@pytest.mark.rule("dubov_1997", "reading 21")
def test_in_round_1_too_the_row_before_is_changed_when_the_last_one_is_impossible() -> None:
    # 3 and 6 may not meet: the row before changes, 2-6 and 3-5.
    assert couples(paired(forbidding((3, 6)))) == {(1, 4), (2, 6), (3, 5)}


@pytest.mark.rule("dubov_1997", "reading 21")
def test_in_round_1_too_left_meets_left_only_when_nothing_else_is_left() -> None:
    # 1 may meet nobody of the lower half: he takes the first below him in his own half, 2. Then 3-4 and 5-6.
    assert boards(paired(forbidding((1, 4), (1, 5), (1, 6)))) == {"1-2", "4-3", "5-6"}


# -- reading 27 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "reading 27")
def test_virtual_points_play_no_part_in_round_1() -> None:
    # 4, 5 and 6 have a virtual point. Halved as a whole and by R: 1-4, 2-5, 3-6. By score groups 4, 5 and 6 would meet
    # two of each other; ordered by score before R the halves would be 4, 5, 6 and 1, 2, 3.
    tournament = event(SIX, first_colour="w", accelerations=tuple(Acceleration(n, (10, 10)) for n in (4, 5, 6)))
    pairing = paired(tournament)
    assert boards(pairing) == {"1-4", "5-2", "3-6"}
    assert opening(pairing, "halves")[0].upper == (1, 2, 3)


@pytest.mark.rule("dubov_1997", "reading 27")
def test_later_rounds_use_the_points_with_the_virtual_ones() -> None:
    # After three draws everybody has half a point; 1 and 4 have one virtual point more in round 2 and are a group of
    # their own. They have met, so each looks below (7.1): 4, due white, takes 3 (due black, the highest R of those);
    # 1, due black, takes 2; then 5 and 6 are left.
    virtual = tuple(Acceleration(n, (10, 10)) for n in (1, 4))
    tournament = event(SIX, "1-4:== 5-2:== 3-6:==", first_colour="w", accelerations=virtual)
    pairing = paired(tournament)
    assert {score: group.players for score, group in groups(pairing).items()} == {15: (1, 4), 5: (5, 6)}
    assert boards(pairing) == {"4-3", "2-1", "6-5"}
    # Without virtual points there is one group.
    assert set(groups(paired(tournament.revised(accelerations=())))) == {5}
