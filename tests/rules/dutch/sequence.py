"""Articles 3 and 4 (B and D of 2017): which candidate comes first.

The players of these positions have no past, so no criterion after the look at the following bracket ever speaks;
where ``all_apart_but`` leaves a ring of allowed pairs, there are exactly two ways to pair everybody.
"""

from itertools import combinations, pairwise

import pytest

from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    DUTCH_2017,
    DUTCH_2026,
    Edition,
    Wanted,
    all_apart_but,
    entrants_of,
    event,
    pairs,
    position,
    scores,
)

Pairs = list[tuple[int, int]]


def the_earlier(edition: Edition, numbers: list[int], one: Pairs, other: Pairs) -> str:
    """What is paired if nothing else than these two candidates is possible."""
    return pairs(edition, position(*scores({10: numbers}), apart=all_apart_but(numbers, *one, *other)))


def told(candidate: Pairs) -> str:
    return " ".join(f"{one}-{other}" for one, other in sorted(candidate))


# -- 3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dutch_2026", "3.1", "3.2")
@pytest.mark.rule("dutch_2017", "B.1", "B.2")
def test_those_who_came_down_and_find_no_opponent_are_in_limbo(edition: Edition) -> None:
    # M0 = 3: 1, 2 and 3, apart, come down to 4 and 5. MaxPairs = M1 = 2: S1 is 1, 2; Limbo is 3, who floats on.
    before = position(*scores({20: [1, 2, 3], 10: [4, 5], 0: [6]}), apart=[(1, 2, 3)])
    assert pairs(edition, before) == "1-4 2-5 3-6"


@pytest.mark.rule("dutch_2026", "3.2", "3.3")
@pytest.mark.rule("dutch_2017", "B.2", "B.3")
@pytest.mark.parametrize(
    ("players", "expected"), [(4, "1-3 2-4"), (6, "1-4 2-5 3-6"), (8, "1-5 2-6 3-7 4-8"), (7, "1-4 2-5 3-6 7")]
)
def test_the_upper_half_meets_the_lower_half(edition: Edition, players: int, expected: str) -> None:
    assert pairs(edition, event(players)) == expected


@pytest.mark.rule("dutch_2026", "3.3")
@pytest.mark.rule("dutch_2017", "B.3")
def test_first_those_who_came_down_then_the_remainder_in_halves(edition: Edition) -> None:
    # 1 and 2, apart, meet 3 and 4; the remainder 5, 6, 7, 8 is halved.
    before = position(*scores({20: [1, 2], 10: range(3, 9)}), apart=[(1, 2)])
    assert pairs(edition, before) == "1-3 2-4 5-7 6-8"


@pytest.mark.rule("dutch_2026", "3.4")
@pytest.mark.rule("dutch_2017", "B.4")
def test_a_perfect_candidate_is_taken_even_if_a_later_one_is_perfect_too(edition: Edition) -> None:
    # White for 1 and 2, black for 3 and 4: 1-3 2-4 and 1-4 2-3 are both perfect.
    due = (DUE_WHITE, DUE_WHITE, DUE_BLACK, DUE_BLACK)
    before = position(*(Wanted(number, 10, history) for number, history in enumerate(due, 1)))
    assert pairs(edition, before) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "3.6")
@pytest.mark.rule("dutch_2017", "B.6")
@pytest.mark.parametrize(
    ("apart", "expected"),
    [
        ([(1, 4)], "1-5 2-4 3-6"),  # a transposition: 4, 5, 6 becomes 5, 4, 6
        ([(3, 6)], "1-4 2-6 3-5"),  # the last two change places
        ([(1, 4), (1, 5), (1, 6)], "1-3 2-5 4-6"),  # no transposition helps: 3 and 4 are exchanged
    ],
)
def test_transpositions_come_before_exchanges(edition: Edition, apart: Pairs, expected: str) -> None:
    assert pairs(edition, position(*scores({0: range(1, 7)}), apart=apart)) == expected


@pytest.mark.rule("dutch_2026", "3.7")
@pytest.mark.rule("dutch_2017", "B.7")
@pytest.mark.parametrize(
    ("apart", "expected"),
    [
        ([], "1-2 3-5 4-6"),
        ([(3, 5)], "1-2 3-6 4-5"),  # the remainder is transposed
        ([(3, 5), (3, 6)], "1-2 3-4 5-6"),  # the remainder is exchanged
        ([(3, 4), (3, 5), (3, 6)], "1-3 2-5 4-6"),  # only now 1 gets the next opponent
    ],
)
def test_the_remainder_is_altered_before_the_opponents_of_those_who_came_down(
    edition: Edition, apart: Pairs, expected: str
) -> None:
    assert pairs(edition, position(*scores({20: [1], 10: range(2, 7)}), apart=apart)) == expected


@pytest.mark.rule("dutch_2026", "3.7", "4.4")
@pytest.mark.rule("dutch_2017", "B.7", "D.3")
def test_another_set_of_those_who_came_down_is_tried_last_of_all(edition: Edition) -> None:
    # 1, 2 and 3, apart, come down to 4 and 5; one floats on to 6. 1-4 2-5 is not possible. 1-5 2-4 is a transposition
    # and comes first; where 2 may not meet 4 either, the next set is 1, 3.
    groups = scores({20: [1, 2, 3], 10: [4, 5], 0: [6]})
    assert pairs(edition, position(*groups, apart=[(1, 2, 3), (2, 5)])) == "1-5 2-4 3-6"
    assert pairs(edition, position(*groups, apart=[(1, 2, 3), (2, 5), (2, 4)])) == "1-4 2-6 3-5"


@pytest.mark.rule("dutch_2026", "3.8")
@pytest.mark.rule("dutch_2017", "B.8")
def test_of_equally_good_candidates_the_earliest_is_taken(edition: Edition) -> None:
    # White for 1, 2 and 3: whoever meets whom, one of them is refused, and all are mild.
    due = (DUE_WHITE, DUE_WHITE, DUE_WHITE, DUE_BLACK)
    before = position(*(Wanted(number, 10, history) for number, history in enumerate(due, 1)))
    assert pairs(edition, before) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "3.8")
@pytest.mark.rule("dutch_2017", "B.8")
def test_the_best_candidate_is_taken_though_it_comes_after_all_transpositions(edition: Edition) -> None:
    # White for 1 and 3, black for 2 and 4, and 1 may not meet 4: 1-3 2-4 refuses two, the exchange 1-2 3-4 nobody.
    due = (DUE_WHITE, DUE_BLACK, DUE_WHITE, DUE_BLACK)
    players = [Wanted(number, 10, history) for number, history in enumerate(due, 1)]
    assert pairs(edition, position(*players, apart=[(1, 4)])) == "1-2 3-4"


# -- 4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dutch_2026", "4.1", "4.3")
@pytest.mark.rule("dutch_2017", "D.2")
def test_exchanges_count_places_in_the_bracket_and_not_pairing_numbers(edition: Edition) -> None:
    # Places 1 to 6. Places 3 and 5 exchanged or places 2 and 4: the difference is two, and the larger place leaves S1
    # first. By pairing numbers it would be 50-3 against 4-2.
    third_and_fifth, second_and_fourth = [(1, 3), (2, 4), (50, 60)], [(1, 2), (3, 50), (4, 60)]
    expected = told(third_and_fifth)
    assert the_earlier(edition, [1, 2, 3, 4, 50, 60], third_and_fifth, second_and_fourth) == expected


@pytest.mark.rule("dutch_2026", "4.1")
def test_the_remainder_has_places_of_its_own(edition: Edition) -> None:
    # 1 and 2 meet 3 and 4. The remainder 5, 6, 7, 8, 9, 10 as above: 7 and 9 are exchanged before 6 and 8.
    ring = [(5, 7), (6, 8), (9, 10), (5, 6), (7, 9), (8, 10)]
    before = position(*scores({20: [1, 2], 10: range(3, 11)}), apart=all_apart_but(range(1, 11), (1, 3), (2, 4), *ring))
    assert pairs(edition, before) == "1-3 2-4 5-7 6-8 9-10"


S2 = [[4, 5, 6], [4, 6, 5], [5, 4, 6], [5, 6, 4], [6, 4, 5], [6, 5, 4]]


@pytest.mark.rule("dutch_2026", "4.2")
@pytest.mark.rule("dutch_2017", "D.1")
@pytest.mark.parametrize(("earlier", "later"), list(pairwise(S2)), ids=str)
def test_transpositions_come_in_lexicographic_order(edition: Edition, earlier: list[int], later: list[int]) -> None:
    one, other = (list(zip((1, 2, 3), order, strict=True)) for order in (earlier, later))
    assert the_earlier(edition, [1, 2, 3, 4, 5, 6], one, other) == told(one)


@pytest.mark.rule("dutch_2026", "4.2", "3.7")
@pytest.mark.rule("dutch_2017", "D.1", "B.7")
@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ([(1, 3), (2, 5), (4, 6)], [(1, 4), (2, 3), (5, 6)]),
        ([(1, 3), (2, 6), (4, 5)], [(1, 5), (2, 3), (4, 6)]),
        ([(1, 4), (2, 3), (5, 6)], [(1, 5), (2, 4), (3, 6)]),
        ([(1, 4), (2, 6), (3, 5)], [(1, 5), (2, 4), (3, 6)]),
        ([(1, 5), (2, 3), (4, 6)], [(1, 6), (2, 5), (3, 4)]),
        ([(1, 5), (2, 6), (3, 4)], [(1, 6), (2, 3), (4, 5)]),
    ],
    ids=str,
)
def test_opponents_of_those_who_came_down_come_in_lexicographic_order(
    edition: Edition, earlier: Pairs, later: Pairs
) -> None:
    # 1 and 2 come down to 3, 4, 5 and 6; their opponents decide, whatever the remainder is then.
    apart = all_apart_but(range(1, 7), *earlier, *later)
    assert pairs(edition, position(*scores({20: [1, 2], 10: [3, 4, 5, 6]}), apart=apart)) == told(earlier)


@pytest.mark.rule("dutch_2026", "4.2")
@pytest.mark.rule("dutch_2017", "D.1")
def test_the_last_of_s2_is_left_over_as_long_as_possible(edition: Edition) -> None:
    # 3, 4, 5: the order is 3-4, 3-5, 4-3, 4-5, 5-3, 5-4. Without 2-4: 2-5 and 4 has the bye, before 1-4 2-3.
    assert pairs(edition, position(*scores({0: range(1, 6)}), apart=[(2, 4)])) == "1-3 2-5 4"


EXCHANGES: dict[str, tuple[Pairs, Pairs]] = {
    # One player each way (2 with 7, difference 5) before two (3 and 4 with 5 and 6, difference 4).
    "fewer players": ([(1, 2), (3, 5), (4, 6), (7, 8)], [(1, 3), (2, 4), (5, 7), (6, 8)]),
    # 3 with 5 (difference 2) before 4 with 7 (difference 3), though 4 is the larger.
    "smaller difference": ([(1, 3), (2, 6), (4, 7), (5, 8)], [(1, 4), (2, 5), (3, 6), (7, 8)]),
    # 4 with 6 before 3 with 5: the same difference, the larger leaves S1.
    "larger out of S1": ([(1, 4), (2, 5), (3, 7), (6, 8)], [(1, 3), (2, 7), (4, 6), (5, 8)]),
    # 4 and 5 with 6 and 9 before 4 and 5 with 7 and 8: the same sum, the smaller leaves S2.
    "smaller out of S2": ([(1, 4), (2, 5), (3, 8), (6, 7), (9, 10)], [(1, 4), (2, 5), (3, 6), (7, 9), (8, 10)]),
}


@pytest.mark.rule("dutch_2026", "4.3")
@pytest.mark.rule("dutch_2017", "D.2")
@pytest.mark.parametrize("why", EXCHANGES)
def test_exchanges_come_in_their_order(edition: Edition, why: str) -> None:
    earlier, later = EXCHANGES[why]
    numbers = list(range(1, 2 * len(earlier) + 1))
    assert the_earlier(edition, numbers, earlier, later) == told(earlier)


@pytest.mark.rule("dutch_2026", "4.4")
@pytest.mark.rule("dutch_2017", "D.3")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        (DUTCH_2026, "12 13 14 23 24 34"),  # by numbers alone
        (DUTCH_2017, "12 13 23 14 24 34"),  # 2, 3 has higher scores than 1, 4
    ],
    ids=["2026", "2017"],
)
def test_sets_of_those_who_came_down_come_in_their_order(edition: Edition, expected: str) -> None:
    four = list(entrants_of(edition, position(*scores({40: [1, 2], 30: [3], 20: [4]}))).values())
    lateness = {
        "".join(str(player.number) for player in some): sum(edition.round.order_of_sets(four, p) for p in some)
        for some in combinations(four, 2)
    }
    assert " ".join(sorted(lateness, key=lateness.__getitem__)) == expected
    assert len(set(lateness.values())) == 6
