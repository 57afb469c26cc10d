"""How likely a result is: the published fixture, and what holds for all ratings."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from fairswiss.rating.tables import EXPECTED
from fairswiss.simulate.likelihood import Likelihood, milvang, table

RATINGS = st.integers(1, 9999)


def in_thousandths(likelihood: Likelihood) -> tuple[int, ...]:
    return tuple(int(share * 1000 + Fraction(1, 2)) for share in likelihood)


def test_the_model_of_2015_gives_its_published_example() -> None:
    assert in_thousandths(milvang(2467, 2344)) == (511, 351, 138)


def test_equal_grandmasters_draw_more_than_equal_beginners_and_white_is_favoured() -> None:
    strong, weak = milvang(2700, 2700), milvang(1300, 1300)
    assert strong.draw > weak.draw
    assert strong.white > strong.black


def test_at_the_centre_both_parabolas_have_the_value_of_the_centre() -> None:
    # Rm = 2400, so q = 1: White's curve is .35 at +40, Black's .33 at -80.
    assert milvang(2420, 2380).white == Fraction(35, 100)
    assert milvang(2360, 2440).black == Fraction(33, 100)


@given(white=RATINGS, black=RATINGS)
def test_the_shares_are_a_whole(white: int, black: int) -> None:
    for likelihood in (milvang(white, black), table(white, black, 40)):
        assert sum(likelihood) == 1
        assert min(likelihood) >= 0


@given(black=RATINGS, white=st.integers(1, 9998), draws=st.integers(0, 100))
def test_a_higher_rating_is_never_worse(white: int, black: int, draws: int) -> None:
    one, more = table(white, black, draws), table(white + 1, black, draws)
    assert more.white + more.draw / 2 >= one.white + one.draw / 2


@given(white=st.integers(1000, 2800), black=st.integers(1000, 2800))
def test_the_model_of_2015_grows_with_the_difference(white: int, black: int) -> None:
    mean_kept = milvang(white + 1, black - 1)
    assert mean_kept.white >= milvang(white, black).white
    assert mean_kept.black <= milvang(white, black).black


@given(white=RATINGS, black=RATINGS, draws=st.integers(0, 100))
def test_the_table_keeps_the_expected_score_with_any_share_of_draws(white: int, black: int, draws: int) -> None:
    found = table(white, black, draws)
    difference = max(-400, min(400, white - black))
    assert found.white + found.draw / 2 == Fraction(EXPECTED[difference], 100)
    assert found.draw <= Fraction(draws, 100)
