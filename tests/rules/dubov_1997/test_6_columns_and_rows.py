"""6.1 to 6.3: score groups, the two columns, and the rows, with readings 11, 13 and 15."""

import pytest

from fairswiss.kernel.edition import Pairing
from tests.rules.dubov_1997.positions import (
    black,
    boards,
    cites,
    columns,
    couples,
    groups,
    paired,
    passed_over,
    position,
    steps,
    white,
    why_apart,
)


def rows(*met: tuple[int, int]) -> Pairing:
    """Whites 1, 2, 3 by rising ARO, blacks 4, 5, 6 by falling R; these pairs (white, black) may not meet."""
    return paired(
        position(
            white(1, 20, 2300, 2000), white(2, 20, 2300, 2010), white(3, 20, 2300, 2020),
            black(4, 20, 2300), black(5, 20, 2200), black(6, 20, 2100),
            apart=met,
        )
    )  # fmt: skip


# -- 6.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "6.1")
def test_a_standard_group_is_paired_inside_itself_and_needs_no_transfer() -> None:
    # Two groups, each with one white and one black. In one pair of columns 3 (lowest ARO) would meet 2 (highest R).
    tournament = position(white(1, 20, 2400, 2100), black(2, 20, 2500), white(3, 10, 2300, 2000), black(4, 10, 2200))
    pairing = paired(tournament)
    assert boards(pairing) == {"1-2", "3-4"}
    for group in groups(pairing).values():
        assert [step.kind for step in group.steps] == ["columns", "row"]
    assert why_apart(tournament, 3, 2) == ("taken", "6.2")


@pytest.mark.rule("dubov_1997", "6.1")
def test_score_groups_are_paired_from_the_top() -> None:
    # 1 (alone) takes 2, who is next below; 3 and 4 are left for each other. Paired from below, 2 would have taken 3
    # or 4 first.
    tournament = position(white(1, 30, 2300), black(2, 20, 2200), white(3, 10, 2100), black(4, 10, 2000))
    pairing = paired(tournament)
    assert boards(pairing) == {"1-2", "3-4"}
    assert list(groups(pairing)) == [30, 10]


# -- 6.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "6.2")
def test_the_table_of_the_text_is_paired_row_by_row() -> None:
    # The example of 6.2: AROs of the whites and ratings of the blacks. Ten games each, for the decimals.
    aros = ["2310.0", "2318.4", "2322.3", "2333.7", "2340.5", "2344.6"]
    ratings = [2380, 2365, 2300, 2280, 2260, 2250]
    # The numbers say nothing: whites 1 … 6 and blacks 7 … 12 from the bottom row up.
    whites = [white(6 - row, 50, 2300 + row, aro, games=10) for row, aro in enumerate(aros)]
    blacks = [black(12 - row, 50, rating, 2300, games=10) for row, rating in enumerate(ratings)]
    pairing = paired(position(*whites, *blacks, planned=11))
    assert columns(pairing, 50) == ((6, 5, 4, 3, 2, 1), (12, 11, 10, 9, 8, 7))
    assert boards(pairing) == {"6-12", "5-11", "4-10", "3-9", "2-8", "1-7"}
    assert all(cites(step, "6.2") for step in steps(pairing, "row"))


@pytest.mark.rule("dubov_1997", "6.2")
def test_whites_stand_by_rising_aro_and_blacks_by_falling_r() -> None:
    # Whites 2 (2000), 1 (2010); blacks 4 (2200), 3 (2100).
    tournament = position(
        white(1, 20, 2200, 2010), white(2, 20, 2300, 2000), black(3, 20, 2100, 2100), black(4, 20, 2200)
    )
    assert boards(paired(tournament)) == {"2-4", "1-3"}


@pytest.mark.rule("dubov_1997", "6.2")
def test_the_aro_being_the_same_the_white_with_the_lower_r_is_placed_higher() -> None:
    tournament = position(white(1, 20, 2300), white(2, 20, 2200), black(3, 20, 2400), black(4, 20, 2100))
    assert boards(paired(tournament)) == {"2-3", "1-4"}


@pytest.mark.rule("dubov_1997", "6.2")
def test_r_being_the_same_the_black_with_the_higher_aro_is_placed_higher() -> None:
    tournament = position(
        white(1, 20, 2300, 1990), white(2, 20, 2300), black(3, 20, 2200, 2000), black(4, 20, 2200, 2100)
    )
    assert boards(paired(tournament)) == {"1-4", "2-3"}


@pytest.mark.rule("dubov_1997", "6.2")
def test_aro_and_r_coinciding_the_players_are_placed_alphabetically() -> None:
    # Adam, Carl, Zorn against Bert, Dora, Yves. By starting number it would be 1-4, 2-5, 3-6.
    tournament = position(
        white(1, 20, 2200, name="Zorn"),
        white(2, 20, 2200, name="Adam"),
        white(3, 20, 2200, name="Carl"),
        black(4, 20, 2200, name="Dora"),
        black(5, 20, 2200, name="Yves"),
        black(6, 20, 2200, name="Bert"),
    )
    pairing = paired(tournament)
    assert columns(pairing, 20) == ((2, 3, 1), (6, 4, 5))
    assert boards(pairing) == {"2-6", "3-4", "1-5"}


@pytest.mark.rule("dubov_1997", "reading 15")
@pytest.mark.parametrize(
    ("third", "fourth", "first"),
    [
        ("Bauer", "Ångström", 4),  # without accents: A before B, though Å comes later in most codes
        ("Bauer", "adam", 4),  # without case, though small letters come later in most codes
        ("Noé", "Noe", 4),  # equal but for the accent: as written
        ("Noe", "Noé", 3),
        ("Émile", "emil", 4),  # a shorter name before its continuation
        ("Same", "Same", 3),  # the same name: by starting number
    ],
)
def test_names_are_compared_without_case_and_accents_then_as_written_then_by_number(
    third: str, fourth: str, first: int
) -> None:
    tournament = position(
        white(1, 20, 2300, 1990), white(2, 20, 2300), black(3, 20, 2200, name=third), black(4, 20, 2200, name=fourth)
    )
    assert columns(paired(tournament), 20)[1][0] == first


# -- 6.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "6.3")
def test_who_has_met_the_black_of_his_row_takes_the_first_of_the_lower_rows_whom_he_has_not_met() -> None:
    pairing = rows((1, 4))
    assert boards(pairing) == {"1-5", "2-4", "3-6"}
    first = steps(pairing, "row")[0]
    assert cites(first, "6.3")
    assert passed_over(first) == [(4, "forbidden")]


@pytest.mark.rule("dubov_1997", "reading 11", "6.3")
def test_the_column_closes_up_and_rows_are_not_swapped() -> None:
    # 1 takes 6. Closed up, the column is 4, 5 for 2 and 3. Swapped with row 3, it would be 5, 4: 2-5, 3-4.
    assert boards(rows((1, 4), (1, 5))) == {"1-6", "2-4", "3-5"}


@pytest.mark.rule("dubov_1997", "6.3")
def test_a_coincidence_in_the_last_row_changes_the_last_but_one() -> None:
    # Not the first row: 1-6, 2-5, 3-4 or 1-6, 2-4, 3-5 would do as well.
    pairing = rows((3, 6))
    assert boards(pairing) == {"1-4", "2-6", "3-5"}
    assert passed_over(steps(pairing, "row")[1]) == [(5, "rows-below")]


@pytest.mark.rule("dubov_1997", "6.3", "reading 11")
def test_if_the_row_before_cannot_help_the_one_before_that_is_changed() -> None:
    # 2 and 3 have met 6, so 1 must take 6: row 1 tries 5 in vain. Then the first way for the others: 2-4, 3-5.
    pairing = rows((3, 6), (2, 6))
    assert boards(pairing) == {"1-6", "2-4", "3-5"}
    assert passed_over(steps(pairing, "row")[0]) == [(4, "rows-below"), (5, "rows-below")]


@pytest.mark.rule("dubov_1997", "reading 13", "6.3")
def test_a_white_who_has_met_all_the_blacks_meets_the_next_white_below() -> None:
    # 1 and 2; then 3 takes the first black, 4; the blacks 5 and 6 are left.
    pairing = rows((1, 4), (1, 5), (1, 6))
    assert couples(pairing) == {(1, 2), (3, 4), (5, 6)}
    assert [(step.players, step.side) for step in steps(pairing, "same-column")] == [
        ((1, 2), "w"),
        ((5, 6), "b"),
    ]


@pytest.mark.rule("dubov_1997", "reading 13", "6.3")
def test_if_there_is_no_white_below_he_meets_the_nearest_above() -> None:
    # 3 has met all the blacks: No. k + 1 does not exist, so No. k - 1 = 2, not 1.
    assert couples(rows((3, 4), (3, 5), (3, 6))) == {(1, 4), (2, 3), (5, 6)}


@pytest.mark.rule("dubov_1997", "reading 13")
def test_white_meets_white_only_when_there_is_no_other_way() -> None:
    # 1 may meet 6 only, 2 likewise may not meet 4: a way through exists (1-6, 2-5, 3-4), so nobody meets his own side.
    pairing = rows((1, 4), (1, 5), (2, 4))
    assert boards(pairing) == {"1-6", "2-5", "3-4"}
    assert steps(pairing, "same-column") == []


@pytest.mark.rule("dubov_1997", "reading 13")
def test_a_white_takes_a_black_rather_than_a_white_when_the_number_stays_the_same() -> None:
    # 1 and 2 may meet 6 only. Either 1-6, 2-3 and 4-5, or 1-2, 3-4 and 5-6: two pairs inside a column both ways.
    # 1 comes first and takes a black, even the last one, before a white.
    assert couples(rows((1, 4), (1, 5), (2, 4), (2, 5))) == {(1, 6), (2, 3), (4, 5)}


@pytest.mark.rule("dubov_1997", "reading 13")
def test_there_are_as_few_pairs_inside_a_column_as_possible() -> None:
    # 1 and 3 have met all the blacks. Taking the next white below, 1-2 and 3-4 would leave four blacks to each
    # other: four pairs inside a column. With 1-3 there are two; 2 and 4 take 5 and 6, and 7-8 is left.
    whites = [white(n, 20, 2300, 1990 + 10 * n) for n in (1, 2, 3, 4)]
    blacks = [black(n, 20, 2700 - 100 * n) for n in (5, 6, 7, 8)]
    met = [(one, other) for one in (1, 3) for other in (5, 6, 7, 8)]
    assert couples(paired(position(*whites, *blacks, apart=met))) == {(1, 3), (2, 5), (4, 6), (7, 8)}


@pytest.mark.rule("dubov_1997", "6.3", "3")
def test_the_colours_of_a_pair_inside_a_column_are_given_by_chapter_3() -> None:
    # 1 and 2 are both due white with the same history; the higher ARO, 2, has white.
    pairing = rows((1, 4), (1, 5), (1, 6))
    assert "2-1" in boards(pairing)
