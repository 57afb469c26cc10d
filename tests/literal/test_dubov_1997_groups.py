"""The literal enumerator of Dubov 1997: score groups, islands and odd groups by hand."""

import random
from fractions import Fraction

import pytest

from fairswiss.model import (
    Absence,
    Game,
    Player,
    Round,
    Tournament,
)
from tests.independent.validator import violations
from tests.literal.dubov_1997 import pair_round
from tests.literal.dubov_1997_cases import articles, barred_by_2_5, paired, rule, who
from tests.literal.dubov_1997_groups import Trace, article_6_3, article_6_3_end
from tests.literal.dubov_1997_people import (
    Graph,
    LiteralImpossible,
    Person,
    people_of,
)

# ------------------------------------------------------------------------------------------ 6.2 and 6.3

TABLE_ARO = ("2310.0", "2318.4", "2322.3", "2333.7", "2340.5", "2344.6")
TABLE_R = (2380, 2365, 2300, 2280, 2260, 2250)


@rule("6.2")
def test_table_of_the_text() -> None:
    whites = [who(n, "w", 2300 - n, aro) for n, aro in enumerate(TABLE_ARO, 1)]
    blacks = [who(n, "b", rating, 2300 + n) for n, rating in enumerate(TABLE_R, 7)]
    mixed = whites + blacks
    random.Random(1).shuffle(mixed)
    assert paired(*mixed) == ({(n, n + 6) for n in range(1, 7)}, [])


@rule("6.2", "1")
def test_table_of_the_text_from_a_whole_tournament() -> None:
    """Ten draws against opponents who have gone home give the twelve players these AROs and colours."""
    players, rounds = [], [list[Game]() for _ in range(10)]
    for n, aro in enumerate([Fraction(a) for a in TABLE_ARO] + [Fraction(2300)] * 6, 1):
        rating = TABLE_R[n - 7] if n > 6 else 2100 + n
        players += [Player(n, f"P{n}", rating), Player(n + 20, "gone", int(aro)), Player(n + 40, "gone", int(aro) + 1)]
        stronger = int((aro - int(aro)) * 10)
        for number in range(10):
            opponent = n + 40 if number < stronger else n + 20
            first_white = n <= 6  # white, black, …, black: due white
            pair = (n, opponent) if (number % 2 == 0) == first_white else (opponent, n)
            rounds[number].append(Game(*pair, "=", "="))
    gone = [Absence(11, p.number) for p in players if p.number > 20]
    tournament = Tournament.build(
        players, rounds=tuple(Round.of(games) for games in rounds), rounds_planned=11, absences=tuple(gone)
    )
    result = pair_round(tournament)
    assert set(result.pairs) == {(n, n + 6) for n in range(1, 7)}
    assert [f"{float(people_of(tournament)[n].aro):.1f}" for n in range(1, 7)] == list(TABLE_ARO)
    assert not violations(tournament, result.pairs, result.bye)


@rule("6.2")
def test_ties_in_the_columns() -> None:
    whites = [who(1, "w", 2100, 2000), who(2, "w", 2050, 2000), who(3, "w", 2050, 2000)]
    blacks = [who(4, "b", 2300, 1900), who(5, "b", 2300, 1950), who(6, "b", 2300, 1950)]
    assert paired(*whites, *blacks) == ({(2, 5), (3, 6), (1, 4)}, [])


@rule("6.3", "reading 11")
def test_rows() -> None:
    def rows(*met: tuple[int, int]) -> list[tuple[int, int]] | None:
        left, right = [who(n, "w") for n in (1, 2, 3)], [who(n, "b") for n in (4, 5, 6)]
        free = {n: frozenset(range(1, 7)) - {n} for n in range(1, 7)}
        return article_6_3(left, right, Graph(free).without_pairs(met), Trace())

    assert rows() == [(1, 4), (2, 5), (3, 6)]
    assert rows((2, 5)) == [(1, 4), (2, 6), (3, 5)], "the first black of the lower rows"
    assert rows((1, 4), (1, 5)) == [(1, 6), (2, 4), (3, 5)], "the column closes up, nothing is swapped"
    assert rows((3, 6)) == [(1, 4), (2, 6), (3, 5)], "a clash in the last row changes the last but one"
    assert rows((3, 6), (3, 5)) == [(1, 5), (2, 6), (3, 4)], "then the row before"
    assert rows((3, 6), (3, 5), (2, 6)) == [(1, 6), (2, 5), (3, 4)]
    assert rows((1, 4), (1, 5), (1, 6)) is None


@rule("6.3", "reading 13")
def test_white_against_white() -> None:
    def rows(*met: tuple[int, int], whites: int = 3) -> list[tuple[int, int]]:
        size = 2 * whites
        left = [who(n, "w") for n in range(1, whites + 1)]
        right = [who(n, "b") for n in range(whites + 1, size + 1)]
        free = {n: frozenset(range(1, size + 1)) - {n} for n in range(1, size + 1)}
        return article_6_3_end(left, right, Graph(free).without_pairs(met), Trace())

    alone = ((1, 4), (1, 5), (1, 6))
    assert rows((1, 3), (1, 4), whites=2) == [(1, 2), (3, 4)]
    assert rows(*alone) == [(1, 2), (3, 4), (5, 6)]
    assert rows(*alone, (1, 2)) == [(1, 3), (2, 4), (5, 6)]
    assert rows(*alone, (5, 6)) == [(1, 2), (3, 5), (4, 6)]
    assert rows(*alone, (5, 6), (4, 6)) == [(1, 2), (3, 6), (4, 5)]
    assert rows((3, 4), (3, 5), (3, 6)) == [(1, 4), (2, 3), (5, 6)], "row 1 keeps its black; 3 is below 2"


@rule("6.3")
def test_white_against_white_in_a_group() -> None:
    met = who(1, "w", aro=1900, met=(3, 4))
    pairs, steps = paired(met, who(2, "w"), who(3, "b"), who(4, "b"))
    assert {frozenset(p) for p in pairs} == {frozenset((1, 2)), frozenset((3, 4))}
    assert articles(steps) == ["6.3 end"]


# ------------------------------------------------------------------------------------------ 7.1 and 7.2


@rule("7.1", "7.2", "7.4", "2.5")
def test_vega_island_and_odd_group() -> None:
    pairs, steps = paired(
        who(9, "w", met=(17, 21, 12, 19, 20), score=30), who(21, "w", score=30), who(17, "b", score=30),
        who(12, "b", 2000, 2200, score=25), who(19, "b", 1990, 2210, score=25), who(20, "b", 2100, 2100, score=25),
        who(22, "b", 1800, score=25),
        who(4, "w", 2300, score=15, u=False), who(8, "w", 2200, score=15, u=False), who(11, "b", 1900, score=15),
    )  # fmt: skip
    assert pairs == {(9, 22), (21, 17), (12, 20), (19, 11), (8, 4)}
    assert steps[:4] == [
        ("7.1", "island 9 meets 22"),
        ("7.2", "11 comes up"),
        ("7.4", "19 changes sides"),
        ("7.4", "12 changes sides"),
    ]


@rule("7.1", "2.5")
def test_vega_island_passes_over_a_barred_player() -> None:
    pairs, steps = paired(
        who(34, "w", 1570, 1707.0, score=60), who(35, "w", 1565, 1823.6, score=60, met=(34, 29)),
        who(29, "b", 1613, 1697.1, score=60),
        who(32, "w", 1580, 1700.4, score=55), who(7, "w", 2202, 1891.3, score=55),
        who(8, "b", 2156, 1864.7, score=55, u=False), who(20, "b", 1700, 1823.8, score=55),
        who(28, "b", 1622, 1844.7, score=55, fixed=True),
    )  # fmt: skip
    assert pairs == {(35, 20), (34, 29), (32, 8), (7, 28)}
    assert steps == [("7.1", "island 35 meets 20")]


@rule("7.1", "8.1")
def test_vega_two_islands() -> None:
    pairs, steps = paired(
        who(5, "b", 2300, score=30, met=(10,)), who(10, "w", 2200, score=30, met=(5,)),
        who(9, "b", 2100, score=10), who(8, "w", 2150, score=10),
    )  # fmt: skip
    assert pairs == {(10, 9), (8, 5)}
    assert steps == [("7.1", "island 10 meets 9"), ("7.1", "island 5 meets 8")]


@rule("7.1", "reading 18")
def test_order_of_candidates() -> None:
    low = [who(2, "w", 2400, 2000, score=0), who(3, "b", 2300, 2010, score=0), who(4, "b", 2300, 2005, score=0)]
    assert (1, 4) in paired(who(1, "w"), *low)[0], "opposite colour, highest R, lowest ARO"
    assert (2, 1) in paired(who(1, ""), *low)[0], "R alone"
    none = [who(2, "w", 2100, score=0), who(3, "", 2400, 0, score=0), who(4, "w", 2400, score=0)]
    assert (1, 3) in paired(who(1, "w"), *none)[0], "no due colour stands with the others; lower ARO"


@rule("7.1", "7.2", "reading 5")
def test_a_choice_that_leaves_somebody_alone_is_passed_over() -> None:
    people = [
        who(1, "w"), who(2, "b", 2400, score=0), who(3, "w", 2300, score=0, met=(4,)),
        who(4, "w", 2200, score=0, met=(3,)),
    ]  # fmt: skip
    pairs, steps = paired(*people)
    assert steps[0] == ("7.1", "island 1 meets 3"), "without 2 the players 3 and 4 could not be paired"
    assert (4, 2) in pairs


@rule("7.2", "reading 8")
def test_majority_of_an_odd_group() -> None:
    low = [who(7, "w", 2100, score=0), who(8, "b", 2000, score=0), who(9, "b", 1900, score=0)]

    def comes_up(*group: Person) -> str:
        return paired(*group, *low)[1][0][1]

    assert comes_up(who(1, "w"), who(2, "w"), who(3, "b")) == "8 comes up"
    assert comes_up(who(1, "b"), who(2, "w"), who(3, "b")) == "7 comes up"
    assert comes_up(who(1, "b"), who(2, "w"), who(3, "")) == "7 comes up"
    assert comes_up(who(1, ""), who(2, "w"), who(3, "")) == "8 comes up"


@rule("7.2", "7.3", "6.3")
def test_vega_odd_group_transfers_and_a_changed_row() -> None:
    pairs, steps = paired(
        who(11, "w", 2100, 1915.0), who(3, "w", 2361, 1998.5), who(7, "w", 2213, 2002.0),
        who(8, "w", 2162, 2004.8, fixed=True, u=False), who(19, "w", 1918, 2033.3, met=(4,)),
        who(27, "w", 1789, 2049.5), who(4, "b", 2268, 1984.8),
        who(16, "w", 1900, 2100.0, score=0),
    )  # fmt: skip
    assert {frozenset(p) for p in pairs} == {frozenset(p) for p in ((8, 3), (19, 7), (27, 4), (16, 11))}
    assert steps == [
        ("7.2", "16 comes up"),
        ("7.3", "11 changes sides"),
        ("7.3", "3 changes sides"),
        ("7.3", "7 changes sides"),
        ("6.3", "attempt 3 of the rows"),
    ]


@rule("2.5", "reading 9", "reading 22")
def test_vega_lifts_2_5_in_the_next_group() -> None:
    people = [
        who(12, "b", 2095, 2018.4, score=65, fixed=True, met=(20,)),
        who(5, "w", 2219, 2036.8, score=55, fixed=True, u=False), who(20, "w", 1889, 2113.1, score=55, met=(12,)),
        who(9, "b", 2136, 1968.6, score=55, u=False),
        who(7, "w", 2000, score=45), who(6, "b", 1990, score=45),
    ]  # fmt: skip
    assert paired(*people)[1][0] == ("7.1", "island 12 meets 7")
    pairs, steps = paired(*people, upfloat_limit="yield")
    assert steps[:2] == [("yield", "2.5 is lifted for 5"), ("7.1", "island 12 meets 5")]
    assert pairs == {(5, 12), (20, 9), (7, 6)}
    met_5_too = [who(12, "b", 2095, 2018.4, score=65, fixed=True, met=(20, 5)), *people[1:]]
    assert paired(*met_5_too, upfloat_limit="yield")[1][1] == ("7.1", "island 12 meets 9")


@rule("2.5", "reading 22")
def test_yield_in_an_odd_group() -> None:
    people = [
        who(1, "w"), who(2, "b"), who(3, "w"),
        who(4, "b", 2300, score=5, u=False), who(5, "w", 2300, score=5, u=False),
        who(6, "b", 2200, score=0), who(7, "w", 2100, score=0), who(8, "b", 2000, score=0),
    ]  # fmt: skip
    assert paired(*people)[1][0] == ("7.2", "6 comes up")
    assert paired(*people, upfloat_limit="yield")[1][:2] == [("yield", "2.5 is lifted for 4"), ("7.2", "4 comes up")]


@rule("2.5", "reading 23")
def test_when_2_5_is_a_preference_it_comes_before_colour() -> None:
    people = [
        who(1, "w"),
        who(2, "b", 2300, score=5, u=False), who(3, "w", 2100, score=5), who(4, "b", 2200, score=5, u=False),
    ]  # fmt: skip
    assert paired(*people, relaxed=True)[1][0] == ("7.1", "island 1 meets 3")


@rule("2.5", "reading 5")
def test_2_5_becomes_a_preference_when_nothing_else_is_possible() -> None:
    tournament = barred_by_2_5(2, 5)
    result = pair_round(tournament)
    assert (result.pairs, result.relaxed) == ([(5, 2)], True)
    assert violations(tournament, result.pairs, None) == ["2.5: 2 meets more points two times running"]
    assert not pair_round(tournament.revised(rounds_planned=3)).relaxed, "2.5 is free in the last round"
    with pytest.raises(LiteralImpossible):
        pair_round(barred_by_2_5(2, 5, kept_apart=((2, 5),)))


@rule("2.5", "4", "reading 24")
def test_another_bye_is_tried_before_2_5_is_lifted() -> None:
    lifted = pair_round(barred_by_2_5(2, 4, 5, kept_apart=((4, 5),)))
    assert (lifted.bye, lifted.relaxed) == (4, True), "2 alone would be first, but leaves 4 and 5"
    kept = pair_round(barred_by_2_5(2, 4, 5, kept_apart=((4, 5),), sixth_wins=True))
    assert (kept.bye, kept.relaxed) == (5, False), "2 and 4 have the same points now"
