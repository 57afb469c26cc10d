"""Part A: order, brackets, floats, the bye, preferences."""

import pytest

from fairswiss.kernel.vocabulary.colours import BLACK, WHITE
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, MILD, NO_PREFERENCE, STRONG
from fairswiss.model import Game, Player, Round, Tournament
from tests.rules.dutch.positions import Wanted, event, position
from tests.rules.dutch_1992.positions import boards, events, pairs, seen


@pytest.mark.rule("dutch_1992", "A1", "A2")
def test_players_are_ranked_by_score_and_then_by_pairing_number() -> None:
    found = seen(position(Wanted(3, 10), Wanted(1, 5), Wanted(2, 10), Wanted(4, 5)))
    assert list(found) == [2, 3, 1, 4]


@pytest.mark.rule("dutch_1992", "A3", "A6")
def test_fewer_than_half_moved_down_are_paired_first() -> None:
    # 1 comes down to 2, 3, 4: S1 is 1 alone, and the remainder is 3 and 4.
    assert pairs(position(Wanted(1, 10), Wanted(2), Wanted(3), Wanted(4))) == "1-2 3-4"


@pytest.mark.rule("dutch_1992", "A3")
def test_with_half_of_the_players_moved_down_a_bracket_is_homogeneous() -> None:
    # 1 and 2 may not meet and come down to 3 and 4: S1 is 1, 2 and S2 is 3, 4; exchanges are possible too.
    tournament = position(Wanted(1, 10), Wanted(2, 10), Wanted(3), Wanted(4), apart=[(1, 2)])
    assert pairs(tournament) == "1-3 2-4"
    assert "treated-as-homogeneous" in events(tournament)


@pytest.mark.rule("dutch_1992", "A4", "A5", "F2")
def test_unequal_pairs_and_the_bye_are_floats_and_an_absence_is_none() -> None:
    found = seen(position(Wanted(1, 20, "wd"), Wanted(2, 20, "bu"), Wanted(3, 20, "U"), Wanted(4, 20, "Z")))
    assert [found[n].downfloated[0] for n in (1, 2, 3, 4)] == [True, False, True, False]
    assert [found[n].upfloated[0] for n in (1, 2, 3, 4)] == [False, True, False, False]


@pytest.mark.rule("dutch_1992", "reading 4")
def test_a_forfeited_pair_keeps_its_floats_and_the_winner_has_no_other_mark() -> None:
    tournament = Tournament.build(
        [Player(number, f"Player {number}") for number in range(1, 5)],
        rounds=(
            Round.of([Game(1, 3, "1", "0"), Game(4, 2, "=", "=")]),
            Round.of([Game(2, 1, "+", "-"), Game(3, 4, "-", "+")]),
        ),
        rounds_planned=5,
        first_colour="w",
    )
    found = seen(tournament)
    assert [n for n in sorted(found) if found[n].downfloated[0]] == [1, 4]
    assert [n for n in sorted(found) if found[n].upfloated[0]] == [2, 3]


@pytest.mark.rule("dutch_1992", "reading 21", "B1")
def test_a_full_point_bye_is_a_bye_and_a_half_point_bye_is_not() -> None:
    found = seen(position(Wanted(1, 20, "F"), Wanted(2, 20, "H"), Wanted(3, 20, "U"), Wanted(4, 20, "+")))
    assert [found[n].downfloated[0] for n in (1, 2, 3, 4)] == [True, False, True, False]
    assert [found[n].may_have_bye for n in (1, 2, 3, 4)] == [False, True, False, False]


@pytest.mark.rule("dutch_1992", "A7", "F3", "reading 1")
def test_preferences_are_absolute_strong_mild_or_none() -> None:
    histories = ("ww", "wbw", "bw", ".", "wwbbb", "wwwbb", "w.w")
    found = seen(position(*(Wanted(n, 50, history) for n, history in enumerate(histories, 1))))
    assert [(found[n].preference, found[n].strength) for n in range(1, 8)] == [
        (BLACK, ABSOLUTE),
        (BLACK, STRONG),
        (BLACK, MILD),
        (0, NO_PREFERENCE),
        (WHITE, ABSOLUTE),
        (WHITE, ABSOLUTE),  # one white more, but the last two games had black
        (BLACK, ABSOLUTE),  # the round without a game is left out
    ]


@pytest.mark.rule("dutch_1992", "A7", "reading 2")
def test_over_half_in_the_last_round_nobody_has_an_absolute_preference() -> None:
    wanted = [Wanted(1, 35, "wwwbb"), Wanted(2, 35, "wwbb"), Wanted(3, 25, "ww"), Wanted(4, 35, "wbwb")]
    found = seen(position(*wanted, last_round=True))
    assert [(found[n].preference, found[n].strength) for n in (1, 2, 3, 4)] == [
        (BLACK, STRONG),  # by the difference; the last two games say white
        (WHITE, MILD),
        (BLACK, ABSOLUTE),  # exactly half
        (WHITE, MILD),  # by the last game alone
    ]


@pytest.mark.rule("dutch_1992", "A8", "C2", "C11", "B4", "reading 17")
def test_as_few_pairs_as_possible_clash() -> None:
    # Three of four prefer black: one pair must clash, and one is enough. In order: 1-3 and 2-4 do with one.
    assert pairs(position(*(Wanted(n, 10, "bw" if n < 4 else "wb") for n in range(1, 5)))) == "1-3 2-4"
    # 1 and 3 prefer black, 2 and 4 white: the first candidate has two clashes, a transposition has none.
    assert pairs(position(*(Wanted(n, 10, "bw" if n % 2 else "wb") for n in range(1, 5)))) == "1-4 2-3"


@pytest.mark.rule("dutch_1992", "A9", "D1", "C5", "C7")
def test_a_transposition_starts_with_the_lowest_players() -> None:
    field = [Wanted(n) for n in range(1, 9)]
    assert pairs(position(*field, apart=[(4, 8)])) == "1-5 2-6 3-8 4-7"
    assert pairs(position(*field, apart=[(3, 7)])) == "1-5 2-6 3-8 4-7"
    assert pairs(position(*field, apart=[(2, 6)])) == "1-5 2-7 3-6 4-8"
    assert pairs(position(*field, apart=[(1, 5)])) == "1-6 2-5 3-7 4-8"


@pytest.mark.rule("dutch_1992", "A9", "D2", "C8", "reading 9")
def test_an_exchange_takes_the_nearest_players_the_lowest_of_s1_first() -> None:
    field = [Wanted(n) for n in range(1, 7)]
    # 1 and 2 can meet each other and 3 only; with 2 and 4 exchanged S1 is 1, 3, 4 against 2, 5, 6.
    across = [(a, b) for a in (1, 2) for b in (4, 5, 6)]
    assert pairs(position(*field, apart=across)) == "1-2 3-5 4-6"
    # Of 1-4, 2-5, 3-6 nothing is left when 3 may meet 1 and 2 alone: 3 and 4 change places.
    assert pairs(position(*field, apart=[(3, 4), (3, 5), (3, 6)])) == "1-3 2-5 4-6"


@pytest.mark.rule("dutch_1992", "F4", "E4", "C4")
def test_round_1_is_the_upper_half_against_the_lower_and_the_last_has_the_bye() -> None:
    assert boards(event(7)) == "1-4 5-2 3-6 7"
