"""Chapter 3: who has white. Each test has two players of one score group; the next clause would decide otherwise."""

import pytest

from fairswiss.kernel.edition import Pairing
from tests.rules.dubov_1997.positions import Wanted, boards, colour_rule, newcomer, paired, position


def pair_of(one: Wanted, other: Wanted) -> Pairing:
    return paired(position(one, other))


@pytest.mark.rule("dubov_1997", "3")
def test_both_players_are_given_their_due_colour() -> None:
    # 1 is due black and 2 white. 1 has the higher ARO and the lower R, which would give 1 white.
    pairing = pair_of(Wanted(1, 20, 2000, history="bw", aro=2100), Wanted(2, 20, 2300, history="wb"))
    assert boards(pairing) == {"2-1"}
    assert colour_rule(pairing, 1) == "both-due"


@pytest.mark.rule("dubov_1997", "3", "2.4")
def test_a_fixed_colour_comes_before_the_equalisation() -> None:
    # Both are due white. 1 (wwbb) is level but may not have black a third time; 2 (bwb) has a greater imbalance.
    # Equalising first would give 2 white and 1 a third black.
    pairing = pair_of(Wanted(1, 20, 2300, history="wwbb"), Wanted(2, 20, 2000, history="bwb", aro=2100))
    assert boards(pairing) == {"1-2"}
    assert colour_rule(pairing, 1) == "fixed"


@pytest.mark.rule("dubov_1997", "3")
@pytest.mark.parametrize(("further", "level", "expected"), [("bwb", "wb", "1-2"), ("wbw", "bw", "2-1")])
def test_the_numbers_of_black_and_white_games_are_equalised(further: str, level: str, expected: str) -> None:
    # Both due to the same colour; 1 is one game from level and gets it. Going back the histories do not differ, so
    # without this clause the ARO would decide, and it says the opposite.
    higher, lower = (2000, 2100) if expected == "1-2" else (2100, 2000)
    pairing = pair_of(Wanted(1, 20, 2300, history=further, aro=higher), Wanted(2, 20, 2300, history=level, aro=lower))
    assert boards(pairing) == {expected}
    assert colour_rule(pairing, 1) == "imbalance"


@pytest.mark.rule("dubov_1997", "3")
def test_colours_alternate_from_the_first_difference_going_back_from_the_previous_round() -> None:
    # Both level, due white. Going back: black and black, white and white, then 1 had white and 2 black: 2 gets white.
    # Going forward from round 1 (1: black, 2: white) 1 would get white; so would the ARO give it to 1.
    pairing = pair_of(Wanted(1, 20, 2300, history="bwwb", aro=2100), Wanted(2, 20, 2400, history="wbwb", aro=2000))
    assert boards(pairing) == {"2-1"}
    assert colour_rule(pairing, 1) == "alternate"


@pytest.mark.rule("dubov_1997", "3")
def test_white_goes_to_the_higher_aro() -> None:
    # Equal histories; by R alone the lower one, 2, would have white.
    pairing = pair_of(Wanted(1, 20, 2300, history="wb", aro=2001), Wanted(2, 20, 2200, history="wb", aro=2000))
    assert boards(pairing) == {"1-2"}
    assert colour_rule(pairing, 1) == "aro"


@pytest.mark.rule("dubov_1997", "3")
@pytest.mark.parametrize("history", ["wb", "bw"])
def test_white_goes_to_the_lower_r(history: str) -> None:
    # Also when black is due: the clause says white. The alphabet (reading 14) would give white to 2.
    pairing = pair_of(Wanted(1, 20, 2200, history=history), Wanted(2, 20, 2300, history=history))
    assert boards(pairing) == {"1-2"}
    assert colour_rule(pairing, 1) == "rating"


@pytest.mark.rule("dubov_1997", "3", "reading 14")
def test_when_even_r_is_equal_white_goes_to_the_later_in_the_alphabet() -> None:
    pairing = pair_of(Wanted(1, 20, 2200, history="wb", name="Zorn"), Wanted(2, 20, 2200, history="wb", name="Adam"))
    assert boards(pairing) == {"1-2"}
    assert colour_rule(pairing, 1) == "alphabet"


@pytest.mark.rule("dubov_1997", "3", "reading 25")
@pytest.mark.parametrize(("history", "expected"), [("wb", "1-2"), ("bw", "2-1")])
def test_if_one_player_has_no_due_colour_the_other_has_his(history: str, expected: str) -> None:
    # Without the reading the later clauses would decide: 1 has the higher ARO and would always have white.
    pairing = pair_of(Wanted(1, 20, 2200, history=history), newcomer(2, 20, 2100))
    assert boards(pairing) == {expected}


@pytest.mark.rule("dubov_1997", "reading 25")
@pytest.mark.parametrize(("history", "due"), [("wwwbb", "w"), ("bbbww", "b")])
def test_a_due_colour_that_would_be_the_third_in_a_row_gives_way_to_the_other_which_is_fixed(
    history: str, due: str
) -> None:
    # Three whites and two blacks: black is due by the count, but would be the third in a row. So white is due and
    # nothing else is possible. Such a history breaks 2.4 already; recorded rounds are facts.
    opponent = Wanted(2, 20, 2200, history="wb" if due == "b" else "bw")
    tournament = position(Wanted(1, 20, 2300, history=history), opponent)
    pairing = paired(tournament)
    assert pairing.explanation
    mine = pairing.explanation.card(1)
    assert mine
    assert (mine.due, mine.may_change_colour) == (due, False)
    assert boards(pairing) == {"1-2" if due == "w" else "2-1"}
