"""The worked examples of Vega (approved by FIDE for the Dubov system in 2006).

Vega printed tables (number, ARO, R, flags) and what its steps did, never whole tournaments. For each example a
tournament is built that leads to the printed position: numbers, AROs, ratings, due colours, c and u flags and who has
met whom as stored, everything unknown chosen so that it fits what is printed. Each docstring says what was stored and
what was chosen; the summary is docs/divergences/vega-examples.md.

Vega prints a pair as "white subgroup - black subgroup"; the colours themselves come from chapter 3. So pairs are
compared without colours, except where both players are due to the colours printed.
"""

import json
from typing import Any

import pytest

from fairswiss.kernel.edition import Pairing
from fairswiss.model import Tournament
from tests.conformance.shared import file_or_skip
from tests.rules.dubov_1997.positions import (
    Wanted,
    black,
    boards,
    card,
    cites,
    columns,
    couples,
    groups,
    movers,
    opening,
    paired,
    passed_over,
    position,
    steps,
    the_step,
    white,
)

EXAMPLES: dict[str, dict[str, Any]] = {
    example["id"]: example for example in json.loads(file_or_skip("vega.json").read_text(encoding="utf-8"))["examples"]
}


def from_table(example: dict[str, Any], games: int, score: int | None = None) -> list[Wanted]:
    """The players of a printed table; c=F is a fixed colour, u=N an upfloat in the round before."""
    points = int(10 * example["score"]) if score is None else score
    return [
        Wanted(
            number,
            points,
            rating,
            colour[0],
            str(aro),
            fixed=c == "F",
            games=games,
            upfloats=(1,) if u == "N" else (),
        )
        for colour in ("white", "black")
        for number, aro, rating, c, u in example.get(colour, ())
    ]


def printed_pairs(example: dict[str, Any]) -> set[tuple[int, int]]:
    return {(min(pair), max(pair)) for pair in example["pairs"]}


def test_every_stored_example_has_its_test() -> None:
    assert set(EXAMPLES) == {
        "site-standard",
        "site-island-and-odd",
        "manual-p14-two-islands",
        "manual-p14-table",
        "manual-p58-island",
        "manual-p59-7.2-7.3-6.3",
        "manual-p60-2.5-suppressed",
        "manual-p60-second",
    }


@pytest.mark.rule("dubov_1997", "6.2")
def test_site_standard() -> None:
    """Stored: who is due which colour, and the pairs. Chosen: AROs and ratings in the order of the columns."""
    example = EXAMPLES["site-standard"]
    whites = [white(number, 20, 2200, 2000 + place) for place, number in enumerate(example["white"])]
    blacks = [black(number, 20, 2300 - place) for place, number in enumerate(example["black"])]
    pairing = paired(position(*whites, *blacks))
    assert boards(pairing) == {f"{one}-{other}" for one, other in example["pairs"]}
    assert [step.kind for step in groups(pairing)[20].steps] == ["columns", "row", "row"]


@pytest.mark.rule("dubov_1997", "7.1", "7.2", "7.4", "6.2")
def test_site_island_and_odd() -> None:
    """Stored: due colours, who has met 9, who is barred, all steps and pairs.

    Chosen: AROs and ratings (12 and 19 have the highest AROs, 19 the higher; R of 20 above R of 11, as the steps
    require), the colours of 4 and 8, and that the group called 15 has nobody else.
    """
    tournament = position(
        white(9, 30, 2400, 2050),
        white(21, 30, 2300, 2060),
        black(17, 30, 2350),
        black(12, 25, 2250, 2010),
        black(19, 25, 2240, 2020),
        black(20, 25, 2230, 1990),
        black(22, 25, 2210, 1980),
        white(4, 20, 2390, upfloats=(1,)),
        white(8, 20, 2380, upfloats=(1,)),
        black(11, 20, 2100, 1970),
        met=[(9, 17), (21, 9), (9, 12), (19, 9), (9, 20)],
    )
    pairing = paired(tournament)
    assert couples(pairing) == printed_pairs(EXAMPLES["site-island-and-odd"]) | {(4, 8)}
    assert {"9-22", "21-17"} < boards(pairing)

    island = the_step(pairing, "island-paired", 30)
    assert (island.players, passed_over(island)) == ((9, 22), [(12, "met"), (19, "met"), (20, "met")])
    assert columns(pairing, 30) == ((21,), (17,))

    came_up = the_step(pairing, "came-up", 25)
    assert (came_up.whites, came_up.blacks) == (0, 3)
    assert (came_up.players, passed_over(came_up)) == ((11,), [(4, "barred"), (8, "barred")])
    transferred = steps(pairing, "transferred", score=25)
    assert [(step.players[0], step.to) for step in transferred] == [(19, "w"), (12, "w")]
    assert columns(pairing, 25) == ((12, 19), (20, 11))


@pytest.mark.rule("dubov_1997", "7.1", "8.1")
@pytest.mark.parametrize("between", [False, True])
def test_manual_p14_two_islands(between: bool) -> None:
    """Stored: the islands, their colours and order, the opponents, their subgroups and group.

    Chosen: all values; the islands are a group of two who have met. What groups 4 and 5 were is not stored: they are
    left out, or there is one of two players whom both islands have met.
    """
    players = [black(5, 30, 2400), white(10, 30, 2300), white(8, 10, 2200), black(9, 10, 2100)]
    met = [(10, 5)]
    if between:
        players += [white(6, 20, 2500), black(7, 20, 2450)]
        met += [(6, 5), (10, 7), (5, 7), (6, 10)]
    pairing = paired(position(*players, met=met))
    assert [step.players for step in steps(pairing, "island-paired", score=30)] == [(10, 9), (5, 8)]
    assert boards(pairing) == {"10-9", "8-5"} | ({"6-7"} if between else set())
    assert printed_pairs(EXAMPLES["manual-p14-two-islands"]) <= couples(pairing)


def in_columns(example: dict[str, Any], games: int, *others: Wanted) -> tuple[Tournament, Pairing]:
    """The round of a printed group and these others; the printed order of both columns and all flags are checked."""
    tournament = position(*from_table(example, games), *others)
    pairing = paired(tournament)
    group = groups(pairing)[int(10 * example["score"])]
    assert group.whites == tuple(row[0] for row in example["white"])
    assert group.blacks == tuple(row[0] for row in example["black"])
    for number, aro, rating, c, u in [*example["white"], *example["black"]]:
        line = card(tournament, number)
        assert (line.aro_tenths, line.rating) == (round(10 * aro), rating)
        assert (line.may_change_colour, line.may_upfloat) == (c != "F", u != "N")
    return tournament, pairing


@pytest.mark.rule("dubov_1997", "6.2", "9")
def test_manual_p14_table() -> None:
    """Stored: the table. The AROs fit two games, the score is 1½. No pairs were stored; one more player is added
    below, because the group is odd."""
    in_columns(EXAMPLES["manual-p14-table"], 2, black(60, 5, 1800, games=2))


@pytest.mark.rule("dubov_1997", "7.1", "2.5")
def test_manual_p58_island() -> None:
    """Complete: both groups, all values and flags, who has met. The AROs fit nine games."""
    example = EXAMPLES["manual-p58-island"]
    players = from_table(example, 9) + from_table(example["lower"], 9)
    pairing = paired(position(*players, met=[(34, 35), (35, 29)]))
    assert printed_pairs(example) <= couples(pairing)
    assert {"35-20", "34-29"} < boards(pairing)
    island = the_step(pairing, "island-paired")
    assert (island.players, passed_over(island)) == ((35, 20), [(8, "barred")])
    # Vega checks that the lower group still makes two pairs; it does.
    assert columns(pairing, 55) == ((32, 7), (8, 28))
    assert boards(pairing) == {"35-20", "34-29", "32-8", "7-28"}


@pytest.mark.rule("dubov_1997", "7.2", "7.3", "6.2", "6.3")
def test_manual_p59_odd_group_transfers_and_rows() -> None:
    """Stored: group 6, all steps and pairs; that 16 is due white and comes from group 7.

    The AROs fit four games. Chosen: the rest of group 7 (two more whites of lower R), R and ARO of 16 (above 2049.5,
    as the column requires), and that 19 and 4 have met, which the printed rows require.
    """
    example = EXAMPLES["manual-p59-7.2-7.3-6.3"]
    group_7 = [white(16, 0, 1950, 2060, games=4), white(50, 0, 1700, games=4), white(51, 0, 1600, games=4)]
    pairing = paired(position(*from_table(example, 4), *group_7, met=[(4, 19)]))
    assert couples(pairing) == printed_pairs(example) | {(50, 51)}
    came_up = the_step(pairing, "came-up")
    assert (came_up.players, came_up.whites, came_up.blacks) == ((16,), 6, 1)
    assert movers(pairing, "transferred", 10) == [11, 3, 7]
    assert columns(pairing, 10) == ((8, 19, 27, 16), (3, 4, 7, 11))
    rows = steps(pairing, "row", score=10)
    assert [step.players for step in rows] == [(8, 3), (19, 7), (27, 4), (16, 11)]
    assert passed_over(rows[1]) == [(4, "met")]


GROUP_3 = (white(30, 50, 2000, games=8), black(31, 50, 1950, games=8))
"""Somebody further down, for the options to differ."""


def p60(*others: Wanted, also_met: bool = False) -> Tournament:
    example = EXAMPLES["manual-p60-2.5-suppressed"]
    met = [(12, 20), (5, 12)] if also_met else [(12, 20)]
    return position(*from_table(example, 8), *from_table(example["lower"], 8), *others, met=met)


@pytest.mark.rule("dubov_1997", "reading 9", "reading 22", "7.1")
def test_manual_p60_2_5_suppressed_with_yield() -> None:
    """Stored: both tables, who has met, and that 12 is tried with 5 and then with 9; the result is not stored.

    The AROs fit eight games. Chosen: two players further down. With "yield" 12 meets 5; and if 5 had met him too, 9.
    """
    pairing = paired(p60(*GROUP_3), "yield")
    island = the_step(pairing, "island-paired")
    assert (island.players, passed_over(island)) == ((12, 5), [(20, "met")])
    assert cites(island, "7.1", "2.5", "reading 22")
    assert island.limit_lifted
    assert boards(pairing) == {"5-12", "20-9", "30-31"}

    pairing = paired(p60(*GROUP_3, also_met=True), "yield")
    island = the_step(pairing, "island-paired")
    assert (island.players, passed_over(island)) == ((12, 9), [(20, "met"), (5, "met")])


@pytest.mark.rule("dubov_1997", "reading 9", "7.1")
def test_manual_p60_2_5_suppressed_strict() -> None:
    """The same position, read strictly: 12 looks further down, past 5 and 9, and meets 30.

    Then 5, 20 and 9 are odd; white dominates, and 31 comes up.
    """
    pairing = paired(p60(*GROUP_3))
    island = the_step(pairing, "island-paired")
    assert (island.players, island.from_score) == ((12, 30), 50)
    assert sorted(passed_over(island)) == [(5, "barred"), (9, "barred"), (20, "met")]
    assert boards(pairing) == {"30-12", "5-9", "20-31"}


@pytest.mark.rule("dubov_1997", "reading 5", "reading 23", "2.5")
def test_manual_p60_2_5_suppressed_without_anybody_further_down() -> None:
    """The stored players alone: 2.5 makes the round impossible and becomes a preference, whatever the option."""
    for option in ("strict", "yield"):
        pairing = paired(p60(), option)
        assert opening(pairing, "limit-lifted")
        assert boards(pairing) == {"5-12", "20-9"}


@pytest.mark.rule("dubov_1997", "6.2", "9")
def test_manual_p60_second() -> None:
    """Stored: the table; what Vega did with it is not. The AROs fit eight games; one more player is added below.

    What the text gives: 43 stands first among the whites although 29 and 32 share an ARO; the group is odd.
    """
    example = EXAMPLES["manual-p60-second"]
    _, pairing = in_columns(example, 8, black(60, 40, 1500, games=8))
    assert movers(pairing, "came-up") == [60]
    # Four whites, four blacks: nobody is transferred, and the columns are those printed, with 60 at the end.
    assert columns(pairing, 50) == ((43, 29, 21, 9), (32, 34, 35, 60))
    assert couples(pairing) == {(32, 43), (29, 34), (21, 35), (9, 60)}
