"""The packed order and the order to read are the same."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.solver.packed_order import by_smallest_number, halves_order, moved_down_order, remainder_order
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.generation import heterogeneous, homogeneous
from fairswiss.rules.dutch_2026.round import players_of
from tests.rules.dutch.positions import event

Rows = frozenset[tuple[int, int]]


def players(count: int) -> list[Entrant]:
    return players_of(event(count))


def lateness(found: Rows, people: list[Entrant]) -> int:
    """What a candidate of the remainder adds up to."""
    order = remainder_order({player: number for number, player in enumerate(people, 1)}, len(found))
    return sum(order(people[a - 1], people[b - 1]) for a, b in found)


def first_places(count: int, pairs: int) -> dict[Rows, int]:
    """Every way to pair so many, by when it comes first; its S1 then holds the higher player of each pair."""
    found: dict[Rows, int] = {}
    for place, rows in enumerate(homogeneous(count, pairs)):
        sorted_rows = frozenset((min(row), max(row)) for row in rows)
        if found.setdefault(sorted_rows, place) == place:
            assert frozenset(rows) == sorted_rows
    return found


SMALL = [(count, pairs) for count in range(2, 9) for pairs in range(1, count // 2 + 1)]


@pytest.mark.rule("dutch_2026", "3.6", "4.2", "4.3")
@pytest.mark.rule("dutch_2017", "B.6", "D.1", "D.2")
@pytest.mark.rule("dutch_2012", "C.7", "D.1", "D.2")
@pytest.mark.rule("dutch_1992", "D1", "D2")
@pytest.mark.parametrize(("count", "pairs"), SMALL)
def test_every_candidate_of_a_small_remainder_adds_up_to_more_than_the_one_before(count: int, pairs: int) -> None:
    people = players(count)
    sums = [lateness(rows, people) for rows in first_places(count, pairs)]
    assert all(before < after for before, after in pairwise(sums))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_of_two_candidates_of_a_larger_remainder_the_earlier_adds_up_to_less(data: st.DataObject) -> None:
    count = data.draw(st.integers(9, 16))
    pairs = data.draw(st.integers(1, count // 2))
    people = players(count)

    def drawn() -> tuple[Rows, tuple[object, ...]]:
        order = data.draw(st.permutations(range(1, count + 1)))
        rows = frozenset((min(a, b), max(a, b)) for a, b in zip(order[:pairs], order[pairs : 2 * pairs], strict=True))
        return rows, first_place(rows, pairs)

    (one, first), (other, second) = drawn(), drawn()
    assert (lateness(one, people) < lateness(other, people)) == (first < second)


def first_place(rows: Rows, pairs: int) -> tuple[object, ...]:
    """Where a candidate comes first: its exchange, then its transposition, in the words of the texts."""
    s1 = {upper for upper, _ in rows}
    leaving = sorted(set(range(1, pairs + 1)) - s1, reverse=True)
    entering = sorted(number for number in s1 if number > pairs)
    opponents = [lower for _, lower in sorted(rows)]
    return len(leaving), sum(entering) - sum(leaving), [-number for number in leaving], entering, opponents


@pytest.mark.rule("dutch_2026", "4.3")
@pytest.mark.rule("dutch_2017", "D.2")
@pytest.mark.rule("dutch_2012", "D.2")
@pytest.mark.rule("dutch_1992", "D2")
@pytest.mark.parametrize(("count", "pairs"), SMALL)
def test_the_order_of_halves_tells_who_is_in_s1_and_nothing_else(count: int, pairs: int) -> None:
    people = players(count)
    order, of_s1 = halves_order(people, pairs)
    sums: dict[frozenset[int], int] = {}
    for rows in first_places(count, pairs):
        found = sum(order(people[a - 1], people[b - 1]) for a, b in rows)
        assert sums.setdefault(frozenset(upper for upper, _ in rows), found) == found
    assert all(before < after for before, after in pairwise(sums.values()))
    # No pair comes before what its players of S1 promise: prices may begin there.
    for a, b in combinations(range(1, count + 1), 2):
        promised = sum(of_s1.get(people[place - 1], 0) for place in (a, b))
        assert order(people[a - 1], people[b - 1]) >= promised
        assert a > pairs or b <= pairs or order(people[a - 1], people[b - 1]) == promised


@pytest.mark.rule("dutch_2026", "3.7", "4.4")
@pytest.mark.parametrize("moved", [1, 2, 3])
@pytest.mark.parametrize("residents", [2, 3, 4])
def test_every_choice_for_those_who_came_down_adds_up_to_more_than_the_one_before(moved: int, residents: int) -> None:
    people = players(moved + residents)
    field = Field(people[:moved], people[moved:], [], [])
    order = moved_down_order(field, by_smallest_number)
    for pairs in range(1, min(moved, residents) + 1):
        every = heterogeneous(moved, residents, pairs)
        sums = [sum(order(people[a - 1], people[b - 1]) for a, b in rows) for rows in every]
        assert all(before < after for before, after in pairwise(sums))
