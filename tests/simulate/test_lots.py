"""A seed names the same lots everywhere: pinned, for nothing else would notice a change of the sequence."""

from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fairswiss.simulate.chance import NEVER, Chance

SEEDS = st.integers(0, 2**64 - 1)


def test_the_lots_of_a_seed_are_these() -> None:
    chance = Chance(Random(7))
    assert [chance.between(1, 100) for _ in range(8)] == [33, 16, 66, 8, 54, 37, 6, 51]
    assert [chance.pick("abc") for _ in range(6)] == list("abaabc")


@given(seed=SEEDS, low=st.integers(-9, 9), size=st.integers(0, 9))
def test_a_number_lies_between_its_ends(seed: int, low: int, size: int) -> None:
    assert low <= Chance(Random(seed)).between(low, low + size) <= low + size


@given(seed=SEEDS)
def test_never_and_always(seed: int) -> None:
    assert not Chance(Random(seed)).one_in(NEVER)
    assert Chance(Random(seed)).one_in(Fraction(1))
    assert Chance(Random(seed)).share((Fraction(0), Fraction(1), Fraction(0))) == 1


def test_one_in_four_is_about_a_quarter() -> None:
    chance = Chance(Random(1))
    assert 900 < sum(chance.one_in(Fraction(4)) for _ in range(4000)) < 1100


@given(seed=SEEDS)
def test_a_lot_is_drawn_whether_it_matters_or_not(seed: int) -> None:
    one, other = Chance(Random(seed)), Chance(Random(seed))
    one.one_in(NEVER)
    other.one_in(Fraction(2))
    assert one.between(0, 10**6) == other.between(0, 10**6)
