"""The order to read, beside cases worked out by hand."""

from itertools import islice

import pytest

from fairswiss.kernel.vocabulary.generation import (
    Exchange,
    exchanges,
    heterogeneous,
    homogeneous,
    transpositions,
)


def written(found: Exchange) -> str:
    return "".join(map(str, found.leaving)) + "-" + "".join(map(str, found.entering))


def all_written(players: int, pairs: int, moved: int) -> list[str]:
    """The exchanges of so many players between the halves, in order."""
    every = exchanges(range(1, pairs + 1), range(pairs + 1, players + 1))
    return [written(found) for found in every if len(found.leaving) == moved]


@pytest.mark.rule("dutch_2026", "4.2")
@pytest.mark.rule("dutch_2017", "D.1")
@pytest.mark.rule("dutch_2012", "D.1")
@pytest.mark.rule("dutch_1992", "D1")
def test_transpositions_change_the_last_opponents_first() -> None:
    # Eleven players, S2 is 6 … 11, of whom five find an opponent: 720 orders. One stays over, so the fifth place
    # changes before the fourth does.
    every = list(transpositions(range(6, 12), 5))
    assert len(every) == 720
    assert every[:5] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9), (6, 7, 8, 10, 11), (6, 7, 8, 11, 9)]
    assert every == sorted(every)


@pytest.mark.rule("dutch_2026", "4.2")
@pytest.mark.rule("dutch_2017", "D.1")
def test_of_nine_residents_two_are_chosen_for_two_who_came_down_in_72_ways() -> None:
    assert len(list(heterogeneous(2, 9, 2))) == 72
    assert next(heterogeneous(2, 9, 2)) == ((1, 3), (2, 4))


@pytest.mark.rule("dutch_2026", "4.3")
@pytest.mark.rule("dutch_2017", "D.2")
@pytest.mark.rule("dutch_2012", "D.2")
def test_exchanges_of_one_player_come_by_difference_and_then_the_lower_of_s1() -> None:
    # Ten players, S1 is 1 … 5: differences 1, 2, 2, 3, 3, 3, …; of equal ones the larger number of S1 comes first.
    expected = "5-6 5-7 4-6 5-8 4-7 3-6 5-9 4-8 3-7 2-6 5-10 4-9 3-8 2-7 1-6 4-10"
    assert all_written(10, 5, 1)[:16] == expected.split()


@pytest.mark.rule("dutch_1992", "D2")
@pytest.mark.rule("dutch_1992", "reading 9")
def test_exchanges_of_eight_players_as_the_text_of_1992_lists_them() -> None:
    # The text leaves out 1 and 8, which never help where all are paired.
    one = [found for found in all_written(8, 4, 1) if "1" not in found and "8" not in found]
    two = [found for found in all_written(8, 4, 2) if "1" not in found and "8" not in found]
    assert one == ["4-5", "4-6", "3-5", "4-7", "3-6", "2-5", "3-7", "2-6", "2-7"]
    assert two == ["34-56", "34-57", "24-56", "34-67", "24-57", "23-56", "24-67", "23-57", "23-67"]


@pytest.mark.rule("dutch_1992", "D2")
def test_exchanges_of_seven_players_as_the_text_of_1992_lists_them() -> None:
    one = [found for found in all_written(7, 3, 1) if "7" not in found]
    two = [found for found in all_written(7, 3, 2) if "7" not in found]
    assert one == ["3-4", "3-5", "2-4", "3-6", "2-5", "1-4", "2-6", "1-5", "1-6"]
    assert two == ["23-45", "23-46", "13-45", "23-56", "13-46", "12-45", "13-56", "12-46", "12-56"]


@pytest.mark.rule("dutch_2026", "4.3")
@pytest.mark.rule("dutch_2017", "D.2")
@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (Exchange((4,), (6,)), Exchange((5,), (8,))),  # differences 2 and 3
        (Exchange((3, 4), (6, 8)), Exchange((4, 5), (8, 9))),  # 7 and 8
        (Exchange((5,), (7,)), Exchange((4,), (6,))),  # equal: 5 leaves before 4
        (Exchange((2, 5), (6, 7)), Exchange((3, 4), (6, 7))),  # 5-2 before 4-3
        (Exchange((1, 4, 5), (6, 7, 8)), Exchange((2, 3, 5), (6, 7, 8))),  # 5-4-1 before 5-3-2
        (Exchange((4, 5), (6, 9)), Exchange((4, 5), (7, 8))),  # 6-9 enter before 7-8
        (Exchange((3, 4, 5), (6, 7, 10)), Exchange((3, 4, 5), (6, 8, 9))),  # 6-7-10 before 6-8-9
    ],
)
def test_of_two_exchanges_between_halves_of_eleven_the_text_names_the_earlier(
    earlier: Exchange, later: Exchange
) -> None:
    every = list(exchanges(range(1, 6), range(6, 12)))
    assert every.index(earlier) < every.index(later)


@pytest.mark.rule("dutch_2026", "3.6")
@pytest.mark.rule("dutch_2017", "B.6")
def test_all_transpositions_come_before_the_first_exchange() -> None:
    found = list(islice(homogeneous(6, 3), 7))
    assert found[0] == ((1, 4), (2, 5), (3, 6))
    assert found[5] == ((1, 6), (2, 5), (3, 4))
    assert found[6] == ((1, 3), (2, 5), (4, 6))
