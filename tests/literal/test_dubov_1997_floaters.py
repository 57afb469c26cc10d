"""The literal enumerator of Dubov 1997: sides, and floaters by hand."""

import pytest

from tests.literal.dubov_1997_cases import articles, paired, rule, star, who
from tests.literal.dubov_1997_colours import article_8_1
from tests.literal.dubov_1997_people import Person

# -------------------------------------------------------------------------------- 7.3, 7.4, reading 10


@rule("7.3", "2.6")
def test_whites_change_sides() -> None:
    _, steps = paired(
        who(1, "w", 2100, 1900, fixed=True), who(2, "w", 2100, 1950), who(3, "w", 2200, 1950), who(4, "w", 2100, 2000)
    )
    assert steps == [("7.3", "3 changes sides"), ("7.3", "2 changes sides")]


@rule("7.4", "2.6")
def test_blacks_change_sides() -> None:
    _, steps = paired(
        who(1, "b", 2100, 2300, fixed=True), who(2, "b", 2100, 2250), who(3, "b", 2000, 2250), who(4, "b", 2000, 2250)
    )
    assert steps == [("7.4", "3 changes sides"), ("7.4", "4 changes sides")]


@rule("reading 10", "reading 16")
def test_players_without_due_colour_choose_a_side() -> None:
    people = [who(1, "w", aro=1900), who(2, "w", aro=1950), who(3, "", 2100, 0), who(4, "", 2050, 0)]
    pairs, steps = paired(*people)
    assert articles(steps) == ["reading 10", "reading 10"]
    assert pairs == {(1, 3), (2, 4)}, "both join the blacks; by R the stronger comes first"
    people = [who(1, "", 2000, 0), who(2, "", 1900, 0), who(3, "", 1900, 0), who(4, "", 2100, 0)]
    assert paired(*people)[0] == {(3, 1), (2, 4)}, "2 black, 3 white, 1 black, 4 white; rows 3-1, 4-2"


# ------------------------------------------------------------------------------------- 6.4 and chapter 8


@rule("8.1", "reading 7", "reading 16")
def test_order_of_floaters() -> None:
    whites = [who(1, "w", 2000, 2100), who(2, "w", 2000, 2000), who(3, "w", 1900, 2000)]
    blacks = [who(4, "b", 2000), who(5, "b", 2100)]
    assert [p.number for p in article_8_1(whites + blacks)] == [3, 5, 2, 4, 1]
    assert [p.number for p in article_8_1(blacks)] == [5, 4]
    assert [p.number for p in article_8_1([*whites, *blacks, who(6, "", 2050, 0)])] == [3, 5, 2, 6, 1, 4]
    two = [who(6, "", 1800, 0), who(7, "", 1700, 0), who(8, "w")]
    assert [p.number for p in article_8_1(two)] == [8, 6, 7], "7 joins the blacks, then 6, who stands before him"


@rule("6.4", "8.1", "8.2", "reading 12")
def test_floaters_down() -> None:
    low = [who(5, "b", 2150), who(6, "w", 2250), who(7, "b", 2050), who(8, "w", 1900)]
    pairs, steps = paired(*star(), *low)
    assert steps == [
        ("6.4", "4 is left over"),
        ("6.4", "3 is left over"),
        ("8.2", "floater 3 meets 5"),
        ("8.2", "floater 4 meets 6"),
    ]
    assert pairs == {(1, 2), (3, 5), (6, 4), (8, 7)}


@rule("6.4", "reading 20")
def test_who_can_be_paired_below_floats_first() -> None:
    low = [who(5, "b", met=(4,)), who(6, "w", met=(4,)), who(7, "b", score=0), who(8, "w", score=0)]
    _, steps = paired(*star(), *low)
    assert steps[:2] == [("6.4", "3 is left over"), ("6.4", "2 is left over")]


@rule("6.4", "8.2")
def test_a_floater_who_finds_nobody_floats_on() -> None:
    low = [
        who(5, "b", 2150, u=False), who(6, "w", 2250), who(9, "b", 2100, u=False), who(10, "w", 2101, u=False),
        who(7, "b", score=0), who(8, "w", score=0),
    ]  # fmt: skip
    pairs, steps = paired(*star(), *low)
    assert steps[2:] == [
        ("8.2", "floater 3 meets 6"),
        ("8.2 nobody", "floater 4 floats on"),
        ("7.2", "8 comes up"),
        ("8.2", "floater 4 meets 7"),
    ]
    assert {(8, 5), (10, 9)} <= pairs


@rule("6.4", "7.2", "reading 17")
def test_who_came_up_and_is_left_over_goes_back() -> None:
    pairs, steps = paired(
        who(1, "w", 2300, score=20), who(2, "b", 2200, score=20, met=(3, 4)), who(3, "w", 2100, score=20, met=(2, 4)),
        who(4, "b", 2000, met=(2, 3)), who(5, "b", 1900), who(6, "w", 1800),
    )  # fmt: skip
    assert steps == [
        ("7.2", "4 comes up"),
        ("reading 17", "4 is left over"),
        ("6.4", "3 is left over"),
        ("8.2", "floater 3 meets 5"),
    ]
    assert pairs == {(1, 2), (3, 5), (6, 4)}


@rule("reading 22")
def test_floaters_are_not_kept_for_each_other() -> None:
    """With "yield" a complete pairing must not count on floaters meeting each other or a group they have left.

    3 and 11 float down; 6 could get 5 if 2.5 were lifted for him, but then only 3 and 11 are left for each other.
    """
    legal = [(2, 3), (2, 7), (3, 11), (5, 6), (5, 10), (6, 7), (8, 10), (8, 11)]

    def person(number: int, score: int, due: str, u: bool = True) -> Person:
        met = [n for n in range(1, 12) if (min(n, number), max(n, number)) not in legal]
        return who(number, due, score=score, u=u, met=met)

    people = [
        person(3, 40, "b"), person(11, 40, "b", u=False), person(6, 30, "b"), person(2, 20, "b"),
        person(5, 10, "b", u=False), person(8, 10, "b"), person(10, 10, "w"), person(7, 0, "w"),
    ]  # fmt: skip
    pairs, steps = paired(*people, upfloat_limit="yield")
    assert {frozenset(p) for p in pairs} == {frozenset(p) for p in ((6, 7), (3, 2), (11, 8), (10, 5))}
    assert "yield" not in articles(steps)
    with pytest.raises(AssertionError, match="left unpaired"):
        paired(*people, upfloat_limit="yield", keep_apart=False)
