"""A whole round: from the highest bracket to the bye, or no round at all (1.9; A.9 of 2017)."""

import pytest

from fairswiss.model import BadRequest, NoPairing
from tests.literal.dutch_candidates import LiteralImpossible
from tests.rules.dutch.positions import Edition, Wanted, event, pairs, position, scores


@pytest.mark.rule("dutch_2026", "1.9")
@pytest.mark.rule("dutch_2017", "A.9")
def test_brackets_are_paired_from_the_highest_score_with_what_the_one_above_left(edition: Edition) -> None:
    # 3 floats to 4, 5, 6 and 7; there 7 is left and floats to 8 and 9; there 9 is left and floats to 10.
    before = position(*scores({30: [1, 2, 3], 20: [4, 5, 6, 7], 10: [8, 9], 0: [10]}))
    assert pairs(edition, before) == "1-2 3-4 5-6 7-8 9-10"


@pytest.mark.rule("dutch_2026", "1.9", "1.5")
@pytest.mark.rule("dutch_2017", "A.9", "A.5")
def test_the_last_bracket_leaves_the_bye(edition: Edition) -> None:
    before = position(*scores({20: [1, 2], 10: [3, 4, 5]}))
    assert pairs(edition, before) == "1-2 3-4 5"


@pytest.mark.rule("dutch_2026", "1.9")
@pytest.mark.rule("dutch_2017", "A.9")
def test_a_round_that_cannot_be_completed_is_left_to_the_arbiter(edition: Edition) -> None:
    for impossible in (
        position(*scores({10: [1, 2, 3, 4]}), apart=[(1, 2), (1, 3), (1, 4)]),  # 1 may meet nobody
        position(Wanted(1, 10, "bb"), Wanted(2, 10, "bb")),  # both must have white
        position(Wanted(1, 10, "U.."), Wanted(2, 10, ".U."), Wanted(3, 10, "..U")),  # nobody may have the bye
        event(2, "1-2:=="),  # they have met
    ):
        with pytest.raises(NoPairing):
            edition.pair_next_round(impossible)
        with pytest.raises(LiteralImpossible):
            edition.literal.pair_round(impossible)


def test_a_round_after_the_last_one_is_refused(edition: Edition) -> None:
    with pytest.raises(BadRequest):
        edition.pair_next_round(event(2, "1-2:==", planned=1))


def test_the_round_and_its_boards_are_numbered(edition: Edition) -> None:
    # Board 1: the higher score first, then the higher number of points on the board.
    pairing = edition.pair_next_round(position(*scores({30: [6, 7], 20: [1, 2], 0: [3, 4, 5]})))
    assert (pairing.system, pairing.round, pairing.bye) == (f"dutch-{edition.year}", 1, 5)
    assert [(pair.board, {pair.white, pair.black}) for pair in pairing.pairs] == [(1, {6, 7}), (2, {1, 2}), (3, {3, 4})]


# Large rests: they take whoever comes down, which the engine sees by counting. The enumerator is too slow here.


def in_order(*numbers: int) -> list[set[int]]:
    """The first against the second half of the numbers."""
    half = len(numbers) // 2
    return [{one, other} for one, other in zip(numbers[:half], numbers[half:], strict=True)]


@pytest.mark.rule("dutch_2026", "1.9", "2.2.1")
@pytest.mark.rule("dutch_2017", "A.9")
@pytest.mark.parametrize("last", [30, 31])
def test_a_large_rest_takes_the_downfloaters_and_leaves_the_bye_if_there_is_one(edition: Edition, last: int) -> None:
    pairing = edition.pair_next_round(position(*scores({30: [1, 2, 3], 20: [4, 5, 6, 7], 10: range(8, last + 1)})))
    upper = [{1, 2}, {3, 4}, {5, 6}, {7, 8}]
    assert sorted(map(sorted, pairing.games())) == sorted(map(sorted, [*upper, *in_order(*range(9, 31))]))
    assert pairing.bye == (31 if last == 31 else None)
