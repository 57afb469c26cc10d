"""Prizes worked out by hand: sharing, rounding, categories, and one prize per player."""

import pytest

from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.model.prizes import (
    Doubles,
    PrizeList,
    Prizes,
    Sharing,
    SpecialPrize,
    amount_text,
    cents_of,
    expect_sound,
)
from fairswiss.prizes import Contender, PrizeAt, Reason, given
from tests.prizes.made import euros, main, standing

POINTS = (8, 8, 7.5, 7, 7, 7)


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [
        (Sharing.NONE, [1000, 500, 350, 200, 150, 100]),
        (Sharing.EQUAL, [750, 750, 350, 150, 150, 150]),
        (Sharing.HORT, [875, 625, 350, 175, 150, 125]),
    ],
)
def test_tied_players_share_the_prizes_of_their_places(sharing: Sharing, expected: list[float]) -> None:
    assert euros(given(main(1000, 500, 350, 200, 150, 100, sharing=sharing), standing(POINTS))) == expected


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [(Sharing.EQUAL, [750, 750, 350, 90, 90, 90, 90, 90]), (Sharing.HORT, [875, 625, 350, 145, 120, 95, 45, 45])],
)
def test_a_tie_that_reaches_beyond_the_last_prize_shares_what_there_is(sharing: Sharing, expected: list[float]) -> None:
    prizes = main(1000, 500, 350, 200, 150, 100, sharing=sharing)
    assert euros(given(prizes, standing((*POINTS, 7, 7)))) == expected


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [(Sharing.HORT, [95, 85, 60, 31.67, 21.67, 16.66]), (Sharing.EQUAL, [90, 90, 60, 23.34, 23.33, 23.33])],
)
def test_spare_cents_go_to_the_largest_remainders_then_by_place(sharing: Sharing, expected: list[float]) -> None:
    giving = given(main(100, 80, 60, 40, 20, 10, sharing=sharing), standing(POINTS))
    assert euros(giving) == expected
    assert giving.paid == 31_000


TWO_CATEGORIES = Prizes(
    (PrizeList((30_000, 20_000, 10_000)), PrizeList((15_000, 5_000), "U"), PrizeList((12_000,), "w"))
)


def test_one_prize_per_player_is_the_dearest_left_from_the_top_down() -> None:
    giving = given(TWO_CATEGORIES, standing((6, 5, 4, 3, 2, 1), {2: "U", 3: "w", 4: "U", 5: "Uw", 6: "U"}))
    assert euros(giving) == [300, 200, 120, 150, 100, 50]
    left = {(one.player, one.list): (one.offered, one.taken) for one in giving.passed if one.reason is Reason.DEARER}
    assert left[3, 0] == (10_000, 12_000), "the third had 100 as the third, and took 120"
    assert left[2, 1] == (15_000, 20_000)


def test_all_prizes_add_up_where_that_is_the_rule() -> None:
    giving = given(TWO_CATEGORIES._replace(doubles=Doubles.ALL), standing((6, 5, 4, 3), {2: "U", 3: "w", 4: "U"}))
    assert euros(giving) == [300, 350, 220, 50]


def test_who_leaves_for_a_category_leaves_the_pot_which_is_computed_again() -> None:
    prizes = Prizes((PrizeList((10_000, 5_000)), PrizeList((8_000,), "U")), sharing=Sharing.EQUAL)
    giving = given(prizes, standing((5, 5, 4), {2: "U"}))
    assert euros(giving) == [100, 80, 50], "75 each, until the second takes 80: then 100 alone, and 50 for the third"


def test_a_tie_that_no_tie_break_separates_shares_whatever_the_rule() -> None:
    tied = [Contender(1, 1, 0, 9), Contender(2, 1, 0, 9), Contender(3, 3, 0, 9)]
    assert euros(given(main(100, 50, 20), tied)) == [75, 75, 20]
    assert euros(given(main(100, 50, 20, sharing=Sharing.HORT), tied)) == [65.84, 65.83, 38.33]


def test_pooled_prizes_are_one_for_each_of_the_tied() -> None:
    prizes = Prizes(
        (PrizeList((10_000, 5_000)), PrizeList((8_000,), "U")), sharing=Sharing.EQUAL, doubles=Doubles.POOLED
    )
    giving = given(prizes, standing((5, 5, 4), {1: "U", 2: "U"}))
    assert euros(giving) == [90, 90, 50], "100 and 80 are pooled; the second prize goes on"


def test_a_prize_of_ones_own_that_pays_more_is_no_part_of_the_pool() -> None:
    prizes = Prizes((PrizeList((10_000,)), PrizeList((9_000,), "U")), sharing=Sharing.EQUAL, doubles=Doubles.POOLED)
    assert euros(given(prizes, standing((5, 5, 5), {3: "U"}))) == [50, 50, 90]


def test_nobody_else_shares_the_prize_of_a_category() -> None:
    prizes = Prizes((PrizeList((9_000, 3_000), "U"),), sharing=Sharing.EQUAL, doubles=Doubles.POOLED)
    assert euros(given(prizes, standing((5, 5, 5), {2: "U", 3: "U"}))) == [60, 60]


def test_too_few_games_bar_from_lists_and_the_reason_is_told() -> None:
    players = [Contender(1, 1, 0, 3), Contender(2, 2, 1, 9)]
    giving = given(main(100)._replace(least_games=5), players)
    assert giving.winners() == (2,)
    assert [(one.player, one.reason) for one in giving.passed] == [(1, Reason.GAMES)]


def test_prizes_without_a_player_are_left_over() -> None:
    giving = given(main(100, 50, 20), standing((1, 0)))
    assert giving.left == (PrizeAt(0, 3, 2_000),)
    assert giving.kept == 2_000


def test_special_prizes_come_on_top() -> None:
    special = (SpecialPrize("Best game", 2_000, "a book"), SpecialPrize("Fair play", 1_000))
    giving = given(main(100)._replace(special=special), standing((2, 1)), {"Best game": 1})
    assert giving.amount(1) == 12_000
    assert giving.kept == 1_000, "the other one is not awarded yet"


@pytest.mark.parametrize(("text", "cents"), [("250", 25_000), ("12.5", 1_250), (" 12,05 ", 1_205), ("1'000", 100_000)])
def test_amounts_are_read_as_people_write_them(text: str, cents: int) -> None:
    assert cents_of(text) == cents


@pytest.mark.parametrize("text", ["", "-5", "1.234", "12€", "99999999", "1e3", "٣"])
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        cents_of(text)
    assert refused.value.code == "not-an-amount"
    assert amount_text(1_205) == "12.05"


@pytest.mark.parametrize(
    ("prizes", "code"),
    [
        (Prizes((PrizeList((1,), "U20"),)), "prize-category-unknown"),
        (Prizes((PrizeList((0,)),)), "prize-out-of-range"),
        (Prizes((PrizeList((1, 2)),)), "prizes-rise"),
        (Prizes((PrizeList((2,)), PrizeList((1,)))), "prizes-named-twice"),
        (Prizes(special=(SpecialPrize("Cup"), SpecialPrize("Cup"))), "prizes-named-twice"),
        (Prizes(doubles=Doubles.POOLED), "pool-shared-equally"),
        (Prizes((PrizeList((1,) * 501),)), "too-many-prizes"),
    ],
)
def test_prizes_that_cannot_be_given_are_refused(prizes: Prizes, code: str) -> None:
    with pytest.raises((BadRequest, TooLarge)) as refused:
        expect_sound(prizes, ["U18"])
    assert refused.value.code == code
