"""Parts A and B: order, floats, preferences, byes, and who may not meet."""

import pytest

from fairswiss.model import Absence, NoPairing
from fairswiss.rules.dutch_2012.bracket import Bracket
from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    DUTCH_2012,
    Wanted,
    all_apart_but,
    boards,
    entrants_of,
    event,
    pairs,
    position,
    scores,
)


@pytest.mark.rule("dutch_2012", "A.1", "A.2", "F.7")
def test_the_order_is_by_score_and_pairing_number_whatever_the_ratings_say() -> None:
    before = event(4, "1-3:01 4-2:==")
    assert list(entrants_of(DUTCH_2012, before)) == [3, 2, 4, 1]


@pytest.mark.rule("dutch_2012", "A.4", "B.1")
def test_a_point_or_half_a_point_without_playing_is_a_downfloat_and_bars_from_the_bye() -> None:
    found = entrants_of(DUTCH_2012, event(9, "1-2:+- 3-4:10 5:U 6:H 7:Z 8:F"))
    assert {number for number, player in found.items() if player.downfloated[0]} == {1, 5, 6, 8}
    assert {number for number, player in found.items() if player.barred_from_pab} == {1, 5, 6, 8}


@pytest.mark.rule("dutch_2012", "A.4")
def test_an_unequal_game_is_a_downfloat_of_the_one_and_an_upfloat_of_the_other() -> None:
    found = entrants_of(DUTCH_2012, event(4, "1-3:10 4-2:01", "2-3:10 1-4:+-"))
    assert [found[number].downfloated[0] for number in (1, 2, 3, 4)] == [True, True, False, False]
    assert [found[number].upfloated[0] for number in (1, 2, 3, 4)] == [False, False, True, False]


@pytest.mark.rule("dutch_2012", "A.5", "B.1")
def test_the_bye_goes_to_the_lowest_who_may_have_it() -> None:
    before = position(Wanted(1, 10), Wanted(2, 10), Wanted(3, 0), Wanted(4, 0), Wanted(5, 0, "H"))
    assert pairs(DUTCH_2012, before) == "1-2 3-5 4"


@pytest.mark.rule("dutch_2012", "B.1")
def test_if_nobody_has_the_right_to_the_bye_those_have_it_who_had_least() -> None:
    twice, thrice = "HH", "HHH"
    assert pairs(DUTCH_2012, position(*(Wanted(n, 30, "H") for n in (1, 2, 3)))) == "1-2 3"
    before = position(Wanted(1, 30, "H"), Wanted(2, 30, "H"), Wanted(3, 30, twice))
    assert pairs(DUTCH_2012, before) == "1-3 2"
    before = position(Wanted(1, 30, "H"), Wanted(2, 30, twice), Wanted(3, 30, thrice), apart=[(2, 3)])
    assert pairs(DUTCH_2012, before) == "1-3 2"
    assert DUTCH_2012.round.pair_next_round(before, explain=True).explanation.opening[0].kind == "bar-loosened"
    nobody_needs_it = position(Wanted(1, 30, "H"), Wanted(2, 30, "H"))
    opening = DUTCH_2012.round.pair_next_round(nobody_needs_it, explain=True).explanation.opening
    assert "bar-loosened" not in [step.kind for step in opening]


@pytest.mark.rule("dutch_2012", "B.1", "F.2")
def test_only_games_played_are_meetings() -> None:
    assert pairs(DUTCH_2012, event(4, "1-3:== 4-2:==")) == "1-2 3-4"
    assert pairs(DUTCH_2012, event(4, "1-3:-- 4-2:--")) == "1-3 2-4"


@pytest.mark.rule("dutch_2012", "B.2", "A.7")
def test_two_equal_absolute_preferences_do_not_meet() -> None:
    before = position(Wanted(1, 20, "bwww"), Wanted(2, 20, "bwww"), Wanted(3, 0), Wanted(4, 0))
    assert pairs(DUTCH_2012, before) == "1-3 2-4"
    with pytest.raises(NoPairing) as error:
        DUTCH_2012.pair_next_round(position(Wanted(1, 20, "bwww"), Wanted(2, 20, "bwww")))
    assert "B.1 and B.2" in error.value.message


@pytest.mark.rule("dutch_2012", "A.10", "B.2", "C.10")
def test_in_the_last_round_topscorers_may_meet_all_the_same_in_as_few_pairs_as_possible() -> None:
    absolute, free = "bwww", "wbwb"
    four = [Wanted(n, 30, absolute if n in (1, 3) else free) for n in (1, 2, 3, 4)]
    assert pairs(DUTCH_2012, position(*four, last_round=True)) == "1-4 2-3"
    assert pairs(DUTCH_2012, position(*four, last_round=True, apart=[(1, 2), (1, 4)])) == "1-3 2-4"
    with pytest.raises(NoPairing):
        DUTCH_2012.pair_next_round(position(*four, apart=[(1, 2), (1, 4)]))


@pytest.mark.rule("dutch_2012", "A.10")
def test_one_topscorer_of_the_two_is_enough() -> None:
    before = position(Wanted(1, 30, "bwww"), Wanted(2, 10, "bwww"), last_round=True)
    assert pairs(DUTCH_2012, before) == "1-2"


@pytest.mark.rule("dutch_2012", "A.3", "C.14", "C.2")
def test_moved_down_players_are_treated_apart_while_they_are_fewer_and_can_meet_a_resident() -> None:
    def is_heterogeneous(moved_down: int, apart: list[tuple[int, int]] = [], residents: int = 2) -> bool:  # noqa: B006
        count = moved_down + residents
        before = position(*(Wanted(n, 20 if n <= moved_down else 10) for n in range(1, count + 1)), apart=apart)
        players = list(entrants_of(DUTCH_2012, before).values())
        return Bracket(players[:moved_down], players[moved_down:], []).heterogeneous

    assert is_heterogeneous(2, residents=3)
    assert not is_heterogeneous(2)
    assert not is_heterogeneous(0, residents=3)
    assert is_heterogeneous(2, [(1, 2), (1, 3), (1, 4)])  # C.1 sends 1 on, who has no opponent at all
    assert not is_heterogeneous(1, [(1, 2), (1, 3)])


@pytest.mark.rule("dutch_2012", "A.3", "A.11", "B.3", "C.14")
def test_those_left_over_have_the_lowest_scores() -> None:
    # 1 meets neither 2 nor 3: the bracket of 3 leaves 1 and 2, and 1 alone goes on, as 2-3 can be paired.
    before = position(*scores({30: [1], 20: [2], 10: [3], 0: [4, 5, 6]}), apart=[(1, 2), (1, 3)])
    assert pairs(DUTCH_2012, before) == "1-4 2-3 5-6"
    before = position(*scores({30: [1], 20: [2], 10: [3], 0: [4, 5, 6]}), apart=[(1, 2)])
    assert pairs(DUTCH_2012, before) == "1-3 2-4 5-6"


@pytest.mark.rule("dutch_2012", "A.6", "C.3", "C.4")
def test_moved_down_players_are_paired_first_and_then_as_many_as_possible() -> None:
    before = position(*scores({20: [1], 10: [2, 3, 4], 0: [5, 6]}), apart=[(1, 4), (2, 3)])
    assert pairs(DUTCH_2012, before) == "1-2 3-4 5-6"


@pytest.mark.rule("dutch_2012", "F.5", "F.8", "F.6")
def test_who_is_absent_is_not_paired() -> None:
    assert pairs(DUTCH_2012, event(5, absences=(Absence(1, 3),))) == "1-4 2-5"


@pytest.mark.rule("dutch_2012", "F.9")
def test_an_adjourned_game_counts_as_a_draw() -> None:
    found = entrants_of(DUTCH_2012, event(4, "1-3:?? 2-4:=="))
    assert {player.score for player in found.values()} == {5}


@pytest.mark.rule("dutch_2012", "F.1")
def test_boards_are_sorted_by_the_higher_score_then_the_sum_then_the_rank() -> None:
    before = position(
        *scores({20: [3], 10: [1, 2, 4], 0: [5, 6]}), apart=all_apart_but(range(1, 7), (3, 4), (1, 5), (2, 6))
    )
    pairing = DUTCH_2012.pair_next_round(before)
    assert [set(pair[1:]) for pair in pairing.pairs] == [{3, 4}, {1, 5}, {2, 6}]


@pytest.mark.rule("dutch_2012", "F.4", "E.5")
def test_the_first_round_is_one_bracket_and_the_last_has_the_bye() -> None:
    assert boards(DUTCH_2012, event(7)) == "1-4 5-2 3-6 7"
    assert boards(DUTCH_2012, event(6, first_colour="b")) == "4-1 2-5 6-3"


@pytest.mark.rule("dutch_2012", "E.5")
def test_absent_players_are_left_out_when_s1_is_counted() -> None:
    assert boards(DUTCH_2012, event(7, absences=(Absence(1, 2),))) == "1-5 6-3 4-7"


@pytest.mark.rule("dutch_2012", "E.5")
def test_two_players_without_a_game_in_a_later_round_have_the_opposite() -> None:
    late = (Absence(2, 3), Absence(2, 4))
    assert boards(DUTCH_2012, event(6, "3-4:10 1:Z 2:Z 5:Z 6:Z", absences=late)) == "5-1 2-6"


@pytest.mark.rule("dutch_2012", "A.7", "B.4", "E.1", "E.2", "E.3", "E.4", "F.3")
@pytest.mark.parametrize(
    ("higher", "lower", "expected"),
    [
        ("w", "b", "2-1"),  # E.1
        ("", "wb", "2-1"),  # A.7.f: 2 had black last and has white
        ("bw", "ww", "1-2"),  # E.2: mild yields to absolute
        ("bw", "wwb", "1-2"),  # and to strong
        ("wbwb", "bwwb", "1-2"),  # E.3
        ("wb", "w.b", "1-2"),  # E.4; a round without a game is left out of the history (F.3)
    ],
)
def test_colours(higher: str, lower: str, expected: str) -> None:
    assert boards(DUTCH_2012, position(Wanted(1, 20, higher), Wanted(2, 20, lower))) == expected


@pytest.mark.rule("dutch_2012", "E.2")
def test_of_two_absolute_preferences_the_wider_difference_does_not_come_first() -> None:
    # 1 has +3, 2 has +1; in the third game from the end 1 had black and 2 white, so 1 has white.
    before = position(Wanted(1, 40, "wwbww"), Wanted(2, 40, "bbwww"), last_round=True)
    assert boards(DUTCH_2012, before) == "1-2"


@pytest.mark.rule("dutch_2012", "A.7", "A.8", "C.10")
def test_firm_preferences_come_first_in_odd_rounds_and_the_number_of_clashes_in_even_ones() -> None:
    # Either 1-2, 3-5, 4-6 with one clash, a firm one, or 1-3, 2-4, 5-6 with three clashes and no firm one.
    allowed = [(1, 2), (3, 5), (4, 6), (1, 3), (2, 4), (5, 6)]

    def before(length: int) -> str:
        players = [Wanted(n, 20, ".b") for n in (1, 2)]
        players += [Wanted(n, 20, DUE_WHITE) for n in (3, 4)] + [Wanted(n, 20, DUE_BLACK) for n in (5, 6)]
        longer = [one._replace(history="." * (length - 2) + one.history) for one in players]
        return pairs(DUTCH_2012, position(*longer, apart=all_apart_but(range(1, 7), *allowed)))

    assert before(2) == "1-3 2-4 5-6"
    assert before(3) == "1-2 3-5 4-6"


@pytest.mark.rule("dutch_2012", "A.7")
def test_a_player_without_games_never_clashes() -> None:
    assert (
        pairs(DUTCH_2012, position(Wanted(1, 20, ".b"), Wanted(2, 20), Wanted(3, 20, ".b"), Wanted(4, 20))) == "1-4 2-3"
    )
