"""The literal enumerator of Dubov 1997: flags, points, colours, bye and first round by hand."""

from fractions import Fraction

import pytest

from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    Game,
    Player,
    Prohibition,
    Round,
    Tournament,
)
from tests.literal.dubov_1997 import pair_round
from tests.literal.dubov_1997_cases import field_of, four, rule, who, with_history
from tests.literal.dubov_1997_colours import article_3, article_4
from tests.literal.dubov_1997_people import (
    LiteralImpossible,
    LiteralRound,
    Person,
    alphabet,
    article_1_due,
    article_2_5,
    article_2_6,
    people_of,
    points_before,
)

# ------------------------------------------------------------------------------------- chapters 1 and 2


@rule("1", "reading 25")
@pytest.mark.parametrize(
    ("history", "due", "c"),
    [
        ("", "", True),
        ("w", "b", True),
        ("b", "w", True),
        ("wb", "w", True),
        ("bw", "b", True),
        ("ww", "b", False),
        ("wbw", "b", True),
        ("wwb", "b", True),
        ("wwbw", "b", False),
        ("bbww", "b", False),
        ("bbbww", "b", False),  # white would be due but for 2.4
        ("bwbbb", "w", False),
    ],
)
def test_due_colour_and_c_flag(history: str, due: str, c: bool) -> None:
    assert (article_1_due(history), article_2_6(history)) == (due, c)


@rule("2.5", "reading 4")
def test_u_flag() -> None:
    assert article_2_5([], 4, 9)
    assert article_2_5([1, 2], 4, 9)
    assert not article_2_5([3], 4, 9), "two times running"
    assert not article_2_5([1, 3, 5], 8, 9), "three times in nine rounds"
    assert article_2_5([1, 3, 5], 8, 10), "three times in ten rounds"
    assert not article_2_5([1, 3, 5, 7], 9, 10)
    assert article_2_5([1, 3, 5, 8], 9, 9), "free in the last round"


@rule("1", "2.2", "reading 1", "reading 2", "reading 4")
def test_facts_of_a_tournament() -> None:
    tournament = four(
        Round.of([Game(1, 2, "1", "0"), Game(4, 3, "-", "+")]),
        Round.of([Game(3, 1, "=", "=")], [Bye(2, "U"), Bye(4, "H")]),
        Round.of([Game(1, 4, "W", "L"), Game(2, 3, "?", "?")]),
    )
    people = people_of(tournament)
    assert {n: p.score for n, p in people.items()} == {1: 25, 2: 15, 3: 20, 4: 5}
    assert {n: p.history for n, p in people.items()} == {1: "wbw", 2: "bw", 3: "wb", 4: "b"}
    assert people[1].aro == Fraction(2301 + 2200 + 0, 3)
    assert people[2].aro == Fraction(4600, 2)
    assert {n: p.may_have_bye for n, p in people.items()} == {1: True, 2: False, 3: False, 4: True}
    assert people[4].met == {1}
    assert not people[4].u, "met more points in the round before"
    assert not people[2].u, "3 had half a point more before round 3"
    assert people[1].u
    assert people[3].u, "the forfeit win of round 1 was no game"


@rule("2.5", "reading 4")
def test_virtual_points_make_upfloats_of_the_round_they_are_for() -> None:
    rounds = Round.of([Game(1, 3, "=", "="), Game(2, 4, "=", "=")])
    people = people_of(four(rounds, accelerations=(Acceleration(1, (10,)), Acceleration(2, (0, 10)))))
    assert {n: p.u for n, p in people.items()} == {1: True, 2: True, 3: False, 4: True}
    assert {n: p.score for n, p in people.items()} == {1: 5, 2: 15, 3: 5, 4: 5}


def test_changed_points() -> None:
    rounds = (Round.of([Game(1, 2, "1", "0")], [Bye(3, "U")]), Round.of([Game(2, 1, "1", "0"), Game(3, 4, "1", "0")]))
    changes = (
        Adjustment((1,), -5),
        Adjustment((2, 4), 20, "", 1),
        Adjustment((3,), 5, "U", 1),
        Adjustment((2,), 7, "1"),
    )
    assert points_before(four(*rounds, adjustments=changes)) == [
        {1: -5, 2: 0, 3: 0, 4: 0},
        {1: 5, 2: 20, 3: 5, 4: 20},
        {1: 5, 2: 27, 3: 15, 4: 20},
    ]


@rule("reading 15")
def test_alphabet() -> None:
    names = ["müller", "Muller", "Müller", "MULLER", "Mullen", "Straße", "Strasse", "strassf"]
    ordered = sorted(names, key=lambda name: alphabet(name, 1))
    assert ordered == ["Mullen", "MULLER", "Muller", "Müller", "müller", "Strasse", "Straße", "strassf"]
    assert alphabet("Bo", 2) < alphabet("Bo", 10)


# -------------------------------------------------------------------------------------------- colours


@rule("3", "reading 14", "reading 25")
@pytest.mark.parametrize(
    ("one", "two", "white"),
    [
        (with_history(1, "w"), with_history(2, "b"), 2),
        (with_history(1, ""), with_history(2, "w"), 1),
        (with_history(1, "b"), with_history(2, ""), 1),
        (with_history(1, "wbw"), with_history(2, "bww"), 1),  # 2 is fixed to black
        (with_history(1, "bwb"), with_history(2, "wbwb"), 1),  # the larger difference gets white
        (with_history(1, "wbwwb"), with_history(2, "wbwbw"), 1),  # had black at the first difference
        (with_history(1, "bwwb"), with_history(2, "wb"), 2),  # the same as far as both go: by ARO, R, alphabet
        (with_history(1, "wb", aro=2001), with_history(2, "wb"), 1),
        (with_history(1, "wb", 1999), with_history(2, "wb"), 1),
        (with_history(1, "wb"), with_history(2, "wb"), 2),
        (with_history(1, "", 2001), with_history(2, "", 2000), 2),
        (with_history(1, ""), with_history(2, ""), 2),
    ],
)
def test_colours(one: Person, two: Person, white: int) -> None:
    black = 3 - white
    assert article_3(one, two) == article_3(two, one) == (white, black)


def test_histories_are_compared_from_the_end() -> None:
    one, two = with_history(1, "wwbbw"), with_history(2, "wbwbw")
    assert article_3(one, two) == (1, 2), "the third game: 1 had black, 2 had white"
    assert article_3(with_history(1, "bwwb"), with_history(2, "wb", aro=1999)) == (1, 2)


# -------------------------------------------------------------------------------------------------- bye


@rule("4", "reading 6", "2.2")
def test_order_of_the_bye() -> None:
    people = [
        who(1, "w", 1900, score=0), who(2, "b", 1900, score=0), who(3, "b", 2000, score=0), who(4, "", 2100, score=0),
        who(5, "w", 1500, 2100, score=5), who(6, "w", 1500, 2200, score=5), who(7, "b", 1500, 2300, score=5),
        who(8, "w", 1500, 2200, score=5),
    ]  # fmt: skip
    assert [p.number for p in article_4({p.number: p for p in people})] == [2, 1, 3, 4, 8, 6, 5, 7]


@rule("4", "reading 5", "reading 24")
def test_the_bye_goes_to_the_first_who_leaves_a_complete_pairing() -> None:
    played = Round.of([Game(1, 2, "1", "0")], [Bye(3, "U"), Bye(4, "Z")])
    alone = four(played, prohibitions=(Prohibition((1, 2, 3)),), absences=(Absence(2, 4),))
    with pytest.raises(LiteralImpossible):
        pair_round(alone)
    fallback = four(played, absences=(Absence(2, 4),))
    assert pair_round(fallback).bye == 2, "lowest score"
    assert pair_round(four(played, absences=(Absence(2, 4),), prohibitions=(Prohibition((1, 3)),))).bye == 1


# -------------------------------------------------------------------------------------------- round 1


@rule("5")
def test_round_one() -> None:
    assert pair_round(field_of(2400, 2300, 2200, 2100, 2000, 1900)).pairs == [(1, 4), (5, 2), (3, 6)]
    black = pair_round(field_of(2400, 2300, 2200, 2100, 2000, 1900, 1800, first_colour="b"))
    assert (black.pairs, black.bye) == ([(4, 1), (2, 5), (6, 3)], 7)


@rule("5")
def test_round_one_order_is_rating_title_name() -> None:
    players = [Player(1, "Z", 2000), Player(2, "B", 2000, "WFM"), Player(3, "a", 2000), Player(4, "A", 2000, "g")]
    tournament = Tournament.build(players, rounds_planned=5, first_colour="w")
    assert pair_round(tournament).pairs == [(4, 3), (1, 2)]


@rule("5", "reading 21")
def test_round_one_with_forbidden_pairs() -> None:
    def pairs(*forbidden: tuple[int, ...], players: int = 6) -> LiteralRound:
        ratings = [2000 - n for n in range(players)]
        return pair_round(field_of(*ratings, prohibitions=tuple(Prohibition(f) for f in forbidden)))

    assert pairs((1, 4)).pairs == [(1, 5), (4, 2), (3, 6)]
    assert pairs((1, 4), (1, 5)).pairs == [(1, 6), (4, 2), (3, 5)]
    assert pairs((3, 6), (2, 6)).pairs == [(1, 6), (4, 2), (3, 5)]
    assert pairs((1, 4), (1, 5), (1, 6)).pairs == [(1, 2), (4, 3), (5, 6)]
    assert pairs((1, 4), (1, 5), (1, 6), (5, 6)).pairs == [(1, 2), (5, 3), (4, 6)]
    assert pairs((1, 2), players=3).bye == 2
    with pytest.raises(LiteralImpossible):
        pairs((1, 2, 3), players=3)
