"""The literal enumerator of the Dutch text of 2012 against cases worked out by hand and against recorded rounds."""

from collections.abc import Sequence
from typing import Any

import pytest

from fairswiss.model import Absence, Bye, Game, Round
from tests.literal import dutch_2012, dutch_2017
from tests.literal.dutch_2012 import LiteralImpossible
from tests.literal.dutch_2012_brackets import article_e
from tests.literal.dutch_2012_cases import event, of, only, paired, rule
from tests.literal.dutch_candidates import Field as CommonField
from tests.literal.dutch_facts import Person
from tests.literal.dutch_people import met, who

# ----------------------------------------------------------------------------------------------- facts


@rule("A.4", "B.1.b")
def test_rounds_without_a_game() -> None:
    games = [Game(1, 2, "+", "-"), Game(3, 4, "1", "0")]
    byes = [Bye(5, "U"), Bye(6, "H"), Bye(7, "Z"), Bye(8, "F")]
    people = {p.number: p for p in dutch_2012.people(event(9, Round.of(games, byes)))}
    assert {n for n, p in people.items() if p.floats == ("d",)} == {1, 5, 6, 8}
    assert {n for n, p in people.items() if not p.may_have_pab} == {1, 5, 6, 8}
    assert people[1].met == people[2].met == frozenset()
    assert people[3].met == {4}


@rule("A.4")
def test_the_float_of_an_unequal_game() -> None:
    first = Round.of([Game(1, 3, "1", "0"), Game(4, 2, "0", "1")])
    second = Round.of([Game(2, 3, "1", "0"), Game(1, 4, "+", "-")])
    people = {p.number: p for p in dutch_2012.people(event(4, first, second))}
    assert {n: p.floats[1] for n, p in people.items()} == {1: "d", 2: "d", 3: "u", 4: ""}


@rule("A.2")
def test_the_order_of_players() -> None:
    tournament = event(4, Round.of([Game(1, 3, "0", "1"), Game(4, 2, "=", "=")]), absences=[Absence(2, 1, "Z")])
    assert [p.number for p in dutch_2012.people(tournament)] == [3, 2, 4]


# --------------------------------------------------------------------------------------------- colours


@rule("E")
@pytest.mark.parametrize(
    ("higher", "lower", "expected"),
    [
        ("w", "b", "b"),  # E.1
        ("", "wb", "b"),  # A.7.f
        ("wb", "", "w"),
        ("bw", "ww", "w"),  # E.2: mild yields to absolute
        ("bw", "wwb", "w"),  # and to strong
        ("bww", "wwbw", "b"),  # two absolute ones: E.3 and not the size of the difference
        ("bbww", "wbww", "w"),
        ("wbww", "bww", "b"),  # nothing differs in the last three: E.4
        ("wbwb", "bwwb", "w"),  # E.3
        ("wb", "wwbb", "b"),
    ],
)
def test_colours(higher: str, lower: str, expected: str) -> None:
    assert article_e(who(1, 10, higher), who(2, 10, lower), False, "w") == expected


@rule("E.2")
def test_the_size_of_the_difference_does_not_matter() -> None:
    wide, narrow = who(1, 10, "wwbww"), who(2, 10, "bbwww")  # differences +3 and +1, both absolute for black
    assert article_e(narrow, wide, False, "w") == "b"  # three games back narrow had white and wide black
    assert article_e(wide, narrow, False, "w") == "w"


@rule("E.5")
@pytest.mark.parametrize(("number", "first", "later"), [(1, "w", "b"), (2, "b", "w")])
def test_two_players_without_a_game(number: int, first: str, later: str) -> None:
    a, b = who(number, 0), who(7, 0)
    assert article_e(a, b, True, "w") == first
    assert article_e(a, b, False, "w") == later
    assert article_e(a, b, True, "b") == later


@rule("E.5", "F.4")
def test_the_first_round() -> None:
    found = dutch_2012.pair_round(event(7))
    assert (found.pairs, found.bye) == ([(1, 4), (5, 2), (3, 6)], 7)
    black = dutch_2012.pair_round(event(6, first_colour="b"))
    assert (black.pairs, black.bye) == ([(4, 1), (2, 5), (6, 3)], None)


# --------------------------------------------------------------------------------- colours in a bracket


def two_ways() -> list[Person]:
    """Either 1-2, 3-5, 4-6 with one clash, a firm one, or 1-3, 2-4, 5-6 with three clashes and no firm one."""
    people = [who(n, 10, "b") for n in (1, 2)] + [who(n, 10, "wb") for n in (3, 4)] + [who(n, 10, "bw") for n in (5, 6)]
    return only(people, (1, 2), (3, 5), (4, 6), (1, 3), (2, 4), (5, 6))


@rule("A.7.d", "C.10.f")
def test_in_an_odd_round_firm_preferences_come_before_the_number_of_clashes() -> None:
    assert of(two_ways(), 3) == [(1, 3), (2, 4), (5, 6)]
    assert of(two_ways(), 3, without=frozenset({"C.10.f"})) == [(1, 2), (3, 5), (4, 6)]


@rule("A.7.e", "C.10.e")
def test_in_an_even_round_x_comes_before_z() -> None:
    assert of(two_ways(), 4) == [(1, 2), (3, 5), (4, 6)]


@rule("A.7.e", "C.10.e")
def test_in_an_even_round_z_decides_between_equal_x() -> None:
    people = [who(1, 10, "b"), who(2, 10, "wb"), who(3, 10, "b"), who(4, 10, "wb")]
    assert of(people, 4) == [(1, 4), (2, 3)]
    assert of(people, 4, without=frozenset({"C.10.e Z"})) == [(1, 3), (2, 4)]


@rule("A.7.f")
def test_a_player_without_games_never_clashes() -> None:
    people = [who(1, 10, "b"), who(2, 10), who(3, 10, "b"), who(4, 10)]
    assert of(people, 3) == [(1, 4), (2, 3)]


@rule("B.2", "C.10.g")
def test_the_last_round_waives_b_2_for_as_few_pairs_as_possible() -> None:
    top: dict[str, Any] = {"topscorer": True}
    people = [who(n, 30, "bwww" if n in (1, 3) else "wb", **top) for n in (1, 2, 3, 4)]
    assert of(people, 5) == [(1, 4), (2, 3)]
    assert of(met(people, (1, 2), (1, 4)), 5) == [(1, 3), (2, 4)]
    strict = met([who(n, 30, "bwww" if n in (1, 3) else "wb") for n in (1, 2, 3, 4)], (1, 2), (1, 4))
    with pytest.raises(LiteralImpossible):
        paired(strict, 5)
    one = met([who(1, 30, "bwww", **top), who(2, 10, "bwww")])
    assert of(one, 5) == [(1, 2)]


# ------------------------------------------------------------------------------- floats, order of C.10


def three_and_one(*floats: str, history: Sequence[str] = ("", "", "", "")) -> list[Person]:
    """1 comes down to 2 and 3, of whom one goes on to 4."""
    return [who(n, s, h, f) for n, s, h, f in zip((1, 2, 3, 4), (20, 10, 10, 0), history, floats, strict=True)]


UP_2, UP_3 = [(1, 2), (3, 4)], [(1, 3), (2, 4)]


@rule("C.10.a", "C.10.b", "C.10.c", "C.10.d")
@pytest.mark.parametrize(
    ("two", "three", "expected"),
    [
        ("..", "..", UP_2),
        ("u.", "..", UP_3),  # a
        (".u", "u.", UP_3),  # b before a
        ("u.", ".u", UP_2),
        ("..", "d.", UP_3),  # c
        ("du", "..", UP_2),  # c before b
        ("..", "du", UP_3),
        ("..", ".d", UP_3),  # d
        (".d", "d.", UP_2),  # d before c
        ("d.", ".d", UP_3),
        ("ud", "..", UP_2),  # d before a
        (".u", ".u", UP_2),
    ],
)
def test_the_order_in_which_floats_are_given_up(two: str, three: str, expected: list[tuple[int, int]]) -> None:
    assert of(three_and_one("..", two, three, "..")) == expected


@rule("C.10.b", "C.10.c")
def test_a_downfloat_of_two_rounds_ago_counts_more_than_the_last_upfloat() -> None:
    people = three_and_one("..", "..", "du", "..")
    assert of(people) == UP_3
    other = dutch_2017.pair_field(CommonField(people))
    assert sorted((min(p), max(p)) for p in other.pairs) == UP_2


@rule("C.10.d", "C.10.e")
def test_floats_are_given_up_before_colours() -> None:
    people = three_and_one("..", ".u", ".d", "..", history=("wb", "bw", "wb", ""))
    assert of(people) == UP_2
    people = three_and_one("..", ".d", "du", "..", history=("wb", "wb", "bw", ""))
    assert of(people) == UP_3


@rule("C.10.d")
def test_a_moved_down_player_who_falls_on_is_not_counted() -> None:
    people = [who(1, 20, floats=".."), who(2, 20, floats=".d"), who(3, 10), who(4, 10), who(5, 10), who(6, 0)]
    assert [b.down for b in paired(met(people, (1, 2))).brackets] == [(1, 2), (5,), ()]
    falling = met(people, (1, 2), (1, 4), (1, 5), (2, 4), (2, 5))  # 3 is the only opponent of both
    assert paired(falling).brackets[1].pairs == ((1, 3), (4, 5))


@rule("C.10.b")
def test_upfloats_count_only_against_moved_down_players() -> None:
    people = [who(1, 20), who(2, 10, floats=".u"), who(3, 10, floats=".u"), who(4, 10, floats="..")]
    assert of(people) == [(1, 4), (2, 3)]
