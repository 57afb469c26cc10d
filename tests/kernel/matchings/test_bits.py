"""Sets of small numbers as bits, against sets."""

from hypothesis import given
from hypothesis import strategies as st

from fairswiss.kernel.matchings import members, places


@given(st.sets(st.integers(0, 200)))
def test_a_set_is_read_back_from_the_lowest_number(numbers: set[int]) -> None:
    some = sum(1 << number for number in numbers)
    assert list(places(some)) == sorted(numbers)
    assert list(members(some)) == [1 << number for number in sorted(numbers)]


def test_nothing_is_in_the_empty_set() -> None:
    assert places(0) == ()
    assert list(members(0)) == []
