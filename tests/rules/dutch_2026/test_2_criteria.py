"""Article 2 (C of 2017): each criterion in a position in which it decides, and what would be paired without it.

Where nothing else is said, ``wb`` is a mild preference for white and ``bw`` one for black, so that colours are no
matter between the pairs named in the comments.
"""

from collections.abc import Collection

import pytest

from fairswiss.app.rounds import pair
from fairswiss.kernel.ladder import Row, Setting
from fairswiss.model import NoPairing, Tournament
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from tests.rules.dutch_2026.positions import (
    DUE_BLACK,
    DUE_WHITE,
    DUTCH_2017,
    DUTCH_2026,
    Edition,
    Wanted,
    all_apart_but,
    both_editions,
    entrants_of,
    event,
    pairs,
    pairs_without,
    position,
    scores,
)


def test_the_criteria_stand_in_the_order_of_the_text() -> None:
    def in_order(ladder: tuple[Row, ...]) -> list[tuple[str, str]]:
        return list(dict.fromkeys((row.code, row.article) for row in ladder))

    assert in_order(criteria_2026.LADDER) == [(f"C{number}", f"2.4.{number - 5}") for number in range(6, 22)]
    assert in_order(criteria_2017.LADDER) == [(f"C.{number}", f"C.{number}") for number in range(5, 20)]


def old_or_new(edition: Edition, old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return new if edition is DUTCH_2026 else old


@both_editions
def test_every_criterion_counts_what_the_text_counts(edition: Edition) -> None:
    # 3 floats down, to 4; there 7 is left and has the bye. So each bracket has one downfloater, the upper one a look at
    # the other's, and C9 is not asked where the bye is not decided.
    before = position(*scores({20: [1, 2, 3], 10: [4, 5, 6, 7]}))
    explanation = pair(before, f"dutch-{edition.year}", explain=True).explanation
    assert explanation is not None
    cards = [str(step.fact("criteria")) for group in explanation.groups for step in group.steps[-1:]]
    new = ["C6: 1, C7: 1, C8: 1, C8: 1", "C6: 1, C7: 1"]
    assert cards == (new if edition is DUTCH_2026 else ["C.5: 1, C.6: 1, C.7: 1, C.7: 2", "C.5: 1, C.6: 2"])


# -- absolute ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dutch_2026", "2.1.1")
@pytest.mark.rule("dutch_2017", "C.1")
@both_editions
def test_two_players_do_not_meet_twice(edition: Edition) -> None:
    # All have half a point. 1-3 2-4 would come first, but they have met. 1-4 2-3 has two equal preferences; 1-2 3-4
    # has none.
    assert pairs(edition, event(4, "1-3:== 4-2:==")) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.1.1")
@pytest.mark.rule("dutch_2017", "C.1")
@both_editions
def test_a_game_that_was_not_played_is_no_meeting(edition: Edition) -> None:
    assert pairs(edition, event(4, "1-3:-- 4-2:--")) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.1.2")
@pytest.mark.rule("dutch_2017", "C.2")
@pytest.mark.parametrize(
    ("edition", "code", "barred"),
    [
        (DUTCH_2026, "U", True),
        (DUTCH_2026, "+", True),
        (DUTCH_2026, "F", True),
        (DUTCH_2026, "H", False),
        (DUTCH_2026, "-", False),
        (DUTCH_2017, "U", True),
        (DUTCH_2017, "+", True),
        (DUTCH_2017, "F", False),
        (DUTCH_2017, "H", False),
    ],
    ids=lambda value: str(value.year) if isinstance(value, Edition) else None,
)
def test_who_had_a_bye_or_a_point_without_playing_has_no_bye(edition: Edition, code: str, barred: bool) -> None:
    # Everybody has missed one game and nobody has floated since: the last player has the bye unless barred.
    before = position(Wanted(1, 20, "Hwbwb"), Wanted(2, 20, "Hwbbw"), Wanted(3, 20, f"{code}wbbw"))
    assert pairs(edition, before) == ("1-3 2" if barred else "1-2 3")


CLASH = (Wanted(1, 25, "wwbb"), Wanted(2, 25, "wbwb"), Wanted(3, 25, "wwbb"), Wanted(4, 25, "bwbw"))
"""1 and 3 must have white, 2 would like it, 4 would like black. Without C3, 1-3 2-4 is as good as 1-4 2-3: in both
one preference is lost, in neither a strong one."""


@pytest.mark.rule("dutch_2026", "2.1.3")
@pytest.mark.rule("dutch_2017", "C.3")
@both_editions
def test_equal_absolute_preferences_do_not_meet(edition: Edition) -> None:
    assert pairs(edition, position(*CLASH)) == "1-4 2-3"


@pytest.mark.rule("dutch_2026", "2.1.3")
@pytest.mark.rule("dutch_2017", "C.3")
@both_editions
@pytest.mark.parametrize(("score", "meet"), [(25, True), (20, False)])
def test_equal_absolute_preferences_meet_if_one_is_a_topscorer(edition: Edition, score: int, meet: bool) -> None:
    before = position(Wanted(1, score, "wwbb"), Wanted(2, 10, "wwbb"), last_round=True)
    if meet:
        assert pairs(edition, before) == "1-2"
    else:
        with pytest.raises(NoPairing):
            edition.pair_next_round(before)


# -- completion, bye, number and scores of downfloaters, the following bracket ----------------------------------------


@pytest.mark.rule("dutch_2026", "2.2.1", "1.9")
@pytest.mark.rule("dutch_2017", "C.4", "A.9")
@both_editions
def test_a_pair_is_given_up_if_the_rest_could_not_be_completed(edition: Edition) -> None:
    # 1-2 would be the whole bracket, but then 3 and 4 are left, who may not meet.
    before = position(*scores({20: [1, 2], 10: [3], 0: [4]}), apart=[(3, 4)])
    assert pairs(edition, before) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.3.1")
def test_the_bye_goes_to_the_lowest_possible_score_even_if_it_costs_a_pair() -> None:
    # 1-2 leaves 3, 4 and 5; as 3 may meet neither, 3 would have the bye with one point (so in 2017, where nothing
    # asks for more). If 1 and 2 float down, 5 has it with none: 1-3, 2-4.
    before = position(*scores({20: [1, 2], 10: [3], 0: [4, 5]}), apart=[(3, 4), (3, 5)])
    assert pairs(DUTCH_2026, before) == "1-3 2-4 5"
    assert pairs_without(DUTCH_2026, before, "C5") == "1-2 4-5 3"
    assert pairs(DUTCH_2017, before) == "1-2 4-5 3"


@pytest.mark.rule("dutch_2026", "2.4.1")
@pytest.mark.rule("dutch_2017", "C.5")
@both_editions
def test_as_few_players_as_possible_float_down_whatever_becomes_of_colours(edition: Edition) -> None:
    # 1 may meet 2 or go down. 1-2 3-4 loses a preference in both pairs; 2-3 with 1 and 4 down to 5 and 6 only one.
    before = position(
        *(Wanted(number, 20, DUE_WHITE) for number in (1, 2, 3, 4)),
        *(Wanted(number, 10, DUE_BLACK) for number in (5, 6)),
        apart=[(1, 3), (1, 4)],
    )
    assert pairs(edition, before) == "1-2 3-4 5-6"


@pytest.mark.rule("dutch_2026", "2.4.1")
@pytest.mark.rule("dutch_2017", "C.5")
@both_editions
def test_one_downfloater_with_a_high_score_is_better_than_three_with_a_lower_one(edition: Edition) -> None:
    # 1 comes down to 2, 3, 4 and 5. Either 1 floats on and there are two pairs, or 1-2 and 3, 4 and 5 float. (1-2 4-5
    # would be better than both, but leaves 3 with 6, 7 and 8, which cannot be completed.)
    allowed = [(2, 3), (4, 5), (1, 6), (7, 8), (1, 2), (3, 7), (4, 6), (5, 8)]
    before = position(*scores({30: [1], 20: [2, 3, 4, 5], 10: [6, 7, 8]}), apart=all_apart_but(range(1, 9), *allowed))
    assert pairs(edition, before) == "1-6 2-3 4-5 7-8"


@pytest.mark.rule("dutch_2026", "2.4.2")
@pytest.mark.rule("dutch_2017", "C.6", "A.8")
@both_editions
def test_the_downfloater_with_the_lower_score_floats_on(edition: Edition) -> None:
    # 1 and 2 may not meet and come down to 3 together. Paired with 3 stays 1, though both want white: of the other
    # way 2-3 1-4 colours are right, but a player with four points floats on and not one with three. As score
    # differences (2017): 1-3 2, and 2 down 3-(2-1)=2; else 2-3 1, and 1 down 4-(2-1)=3. {2, 2} is less than {3, 1};
    # C.7 would say the same of the following bracket.
    before = position(
        Wanted(1, 40, DUE_WHITE),
        Wanted(2, 30, DUE_BLACK),
        Wanted(3, 20, DUE_WHITE),
        Wanted(4, 10, DUE_BLACK),
        apart=[(1, 2)],
    )
    assert pairs(edition, before) == "1-3 2-4"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.6", "C.7"), ("C7",))) == "1-4 2-3"


@pytest.mark.rule("dutch_2026", "2.4.3")
@pytest.mark.rule("dutch_2017", "C.7")
@both_editions
def test_the_downfloater_is_one_who_can_be_paired_in_the_following_bracket(edition: Edition) -> None:
    # Of 1, 2 and 3 the last would float; but 3 may not meet 4, so both would float on to 5 and 6.
    before = position(*scores({20: [1, 2, 3], 10: [4], 0: [5, 6]}), apart=[(3, 4)])
    assert pairs(edition, before) == "1-3 2-4 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.7",), ("C8",))) == "1-2 3-5 4-6"


@pytest.mark.rule("dutch_2026", "2.4.3")
@pytest.mark.rule("dutch_2017", "C.7")
@both_editions
def test_the_following_bracket_shall_also_have_downfloaters_with_low_scores(edition: Edition) -> None:
    # If 3 comes down to 4 and 5, whom he may not meet, they make a pair and 3 floats on with two points. If 2 comes,
    # they make a pair as well (2-4), and 5 floats on with one point.
    before = position(*scores({20: [1, 2, 3], 10: [4, 5], 0: [6]}), apart=[(3, 4), (3, 5)])
    assert pairs(edition, before) == "1-3 2-4 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.7",), ("C8",))) == "1-2 3-6 4-5"


@pytest.mark.rule("dutch_2026", "2.4.3")
@pytest.mark.rule("dutch_2017", "C.7")
@both_editions
def test_what_comes_after_the_following_bracket_is_nobodys_concern(edition: Edition) -> None:
    # 3 comes down and must meet 4, so 5 floats on to 6, whom he may not meet. With 2 down instead, 2-5 4-6 7-8 would
    # be possible; but one bracket ahead both have one pair and one downfloater with three points.
    before = position(*scores({40: [1, 2, 3], 30: [4, 5], 20: [6], 10: [7, 8]}), apart=[(3, 5), (5, 6)])
    assert pairs(edition, before) == "1-2 3-4 5-7 6-8"


@pytest.mark.rule("dutch_2017", "C.7")
def test_who_may_not_have_the_bye_counts_as_one_where_the_following_bracket_is_not_the_last() -> None:
    # 3 down meets 4 and leaves 5, who has had the bye; 2 down meets 5 and leaves 4. The bye is given further down, so
    # both leave one player, and 1-2 comes first.
    above = [Wanted(number, 30, "Z") for number in (1, 2, 3)]
    below = [Wanted(4, 20, "Z"), Wanted(5, 20, "U"), Wanted(6, 10, "Z"), Wanted(7, 10, "Z")]
    before = position(*above, *below, apart=[(3, 5), (2, 4), (4, 5)])
    assert pairs(DUTCH_2017, before) == "1-2 3-4 5-6 7"


@pytest.mark.rule("dutch_2026", "2.4.3")
def test_fewer_downfloaters_of_the_following_bracket_come_before_their_scores() -> None:
    # 1 and 2 meet nobody of their bracket but 3, 4, 5 and 6, two of whom float down. With 5 and 6 down, who come first
    # in the order, 5-8 and 6-10 leave 7, 9 and 11 to 12, 13 and 14. With 3 and 4 down, 3-7 8-9 10-11 leave 4 alone, to
    # meet 12: one downfloater, though with three points, is better than three with two. With one of each, nobody could
    # meet 12 whom the others can spare.
    inside = [*((higher, lower) for higher in (1, 2) for lower in (3, 4, 5, 6)), (8, 9), (10, 11), (13, 14)]
    across = [(3, 7), (5, 8), (6, 10), (4, 12), (7, 12), (9, 13), (11, 14)]
    groups: dict[int, Collection[int]] = {30: range(1, 7), 20: range(7, 12), 10: range(12, 15)}
    before = position(*scores(groups), apart=all_apart_but(range(1, 15), *inside, *across))
    assert pairs(DUTCH_2026, before) == "1-5 2-6 3-7 4-12 8-9 10-11 13-14"


@pytest.mark.rule("dutch_2026", "2.4.4")
def test_the_bye_goes_to_a_player_who_has_missed_fewer_games() -> None:
    # 3 would have it, but has missed two games; 2 has missed none. In 2017 nobody asks.
    before = position(Wanted(1, 20, "wbwb"), Wanted(2, 20, "wbbw"), Wanted(3, 20, "HHbw"))
    assert pairs(DUTCH_2026, before) == "1-3 2"
    assert pairs_without(DUTCH_2026, before, "C9") == "1-2 3"
    assert pairs(DUTCH_2017, before) == "1-2 3"


@pytest.mark.rule("dutch_2026", "2.4.4")
def test_games_missed_count_wherever_the_player_who_has_the_bye_is_chosen() -> None:
    # 4 and 5 have had theirs, so whoever floats down out of 1, 2 and 3 has the bye in the end: 2 with one game missed
    # and not 3 with three.
    before = position(
        Wanted(1, 20, "Hwbwb"),
        Wanted(2, 20, "Hwbbw"),
        Wanted(3, 20, "HHHbw"),
        Wanted(4, 10, "Uwbwb"),
        Wanted(5, 10, "+wbbw"),
    )
    assert pairs(DUTCH_2026, before) == "1-3 4-5 2"
    assert pairs_without(DUTCH_2026, before, "C9") == "1-2 4-5 3"


@pytest.mark.rule("dutch_2026", "2.4.4")
def test_games_missed_do_not_count_where_more_than_one_player_floats_down() -> None:
    # 6 and 7 may neither meet nor have the bye, so three of the upper bracket float down: two to meet them, one for the
    # bye. C9 speaks of a single downfloater: it does not ask for 2, who alone has missed no game, and 1-2 stays the
    # first candidate. One bracket further down a single player is left, but 3, 4 and 5 have missed one game each.
    above = [Wanted(number, 30, "w" if number == 2 else "Z") for number in (1, 2, 3, 4, 5)]
    before = position(*above, Wanted(6, 20, "F"), Wanted(7, 20, "F"), apart=[(6, 7)])
    assert pairs(DUTCH_2026, before) == "1-2 3-6 4-7 5"


# -- colours -------------------------------------------------------------------------------------------------------


either_colour = pytest.mark.parametrize("colours", ["wb", "bw"])
"""A history as written, and with white and black changed."""


def changed(colours: str, *players: Wanted) -> list[Wanted]:
    return [one._replace(history=one.history.translate(str.maketrans("wb", colours))) for one in players]


@pytest.mark.rule("dutch_2026", "2.4.5")
@pytest.mark.rule("dutch_2017", "C.8")
@both_editions
@either_colour
def test_topscorers_shall_not_have_a_colour_difference_beyond_two(edition: Edition, colours: str) -> None:
    # In 1-3 somebody gets black a fourth time in five games. 1-4 2-3 loses one preference as well (that of 2), and
    # comes later: only this criterion speaks for it. Nobody would have black three times running.
    players = (Wanted(1, 25, "bbwb"), Wanted(2, 25, "wbwb"), Wanted(3, 25, "bbwb"), Wanted(4, 25, "bwbw"))
    before = position(*changed(colours, *players), last_round=True)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.8",), ("C10",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.6")
@pytest.mark.rule("dutch_2017", "C.9")
@both_editions
@either_colour
def test_topscorers_shall_not_have_the_same_colour_three_times_running(edition: Edition, colours: str) -> None:
    # In 1-3 somebody gets black a third time running, with a difference of one only.
    before = position(*changed(colours, *CLASH), last_round=True)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.9",), ("C11",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.5", "2.4.6")
@pytest.mark.rule("dutch_2017", "C.8", "C.9")
@both_editions
@pytest.mark.parametrize(("absolute", "old", "new"), [("bbwb", "C.8", "C10"), ("wwbb", "C.9", "C11")])
def test_opponents_of_topscorers_count_as_well(edition: Edition, absolute: str, old: str, new: str) -> None:
    # 1, the only topscorer, comes down. As 1 and 2 claim white alike, 1 has it, and 2, no topscorer, would suffer.
    before = position(
        Wanted(1, 25, absolute), Wanted(2, 20, absolute), Wanted(3, 20, "wbwb"), Wanted(4, 20, "bwbw"), last_round=True
    )
    assert pairs(edition, before) == "1-3 2-4"
    assert pairs_without(edition, before, *old_or_new(edition, (old,), (new,))) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.4.7")
@pytest.mark.rule("dutch_2017", "C.10")
@both_editions
def test_as_many_as_possible_get_their_preference(edition: Edition) -> None:
    # 1-3 2-4 would refuse two, 1-4 2-3 nobody. All are mild.
    due = (DUE_WHITE, DUE_BLACK, DUE_WHITE, DUE_BLACK)
    before = position(*(Wanted(number, 10, history) for number, history in enumerate(due, 1)))
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.10",), ("C12",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.8")
@pytest.mark.rule("dutch_2017", "C.11")
@both_editions
def test_of_preferences_that_cannot_be_granted_as_few_as_possible_are_strong(edition: Edition) -> None:
    # All want white, so two are refused. 1 and 3 want it strongly: in 1-3 one of them is refused, in 1-4 2-3 neither.
    before = position(Wanted(1, 15, "bwb"), Wanted(2, 15, "Hwb"), Wanted(3, 15, "bwb"), Wanted(4, 15, "Hwb"))
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.11",), ("C13",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.8")
@pytest.mark.rule("dutch_2017", "C.11")
@pytest.mark.parametrize(
    ("one", "other", "lost"),
    [
        ("bwb", "bwb", 1),  # strong and strong
        ("bwb", "wbb", 1),  # the strong one loses to the absolute one
        ("Hwb", "bwb", 0),  # the mild one loses
        ("Hwb", "wbb", 0),
        ("wbb", "wbb", 0),  # an absolute one loses (only with topscorers)
        ("wbw", "bwb", 0),  # nobody loses
    ],
)
def test_who_loses_a_strong_preference(one: str, other: str, lost: int) -> None:
    for ladder, code in ((criteria_2026.LADDER, "C13"), (criteria_2017.LADDER, "C.11")):
        first, second = entrants_of(DUTCH_2026, position(Wanted(1, 20, one), Wanted(2, 20, other))).values()
        (row,) = (row for row in ladder if row.code == code)
        assert row.pair
        for higher, lower in ((first, second), (second, first)):
            assert list(row.pair(Setting([], [first, second], [], lambda a, b: a), higher, lower)) == [lost]


# -- floats --------------------------------------------------------------------------------------------------------

PREVIOUS_DOWN, BEFORE_THAT_DOWN = "bwd", "bdw"
PREVIOUS_UP, BEFORE_THAT_UP = "bwu", "buw"


@pytest.mark.rule("dutch_2026", "2.4.9")
@pytest.mark.rule("dutch_2017", "C.12")
@both_editions
def test_a_resident_who_floated_down_in_the_previous_round_stays(edition: Edition) -> None:
    # The last of 1, 2 and 3 would float down to 4; now it is 2. (In 2017 C.16 would say the same.)
    before = _one_of_three_down(PREVIOUS_DOWN)
    assert pairs(edition, before) == "1-3 2-4"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.12", "C.16"), ("C14",))) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.4.11")
@pytest.mark.rule("dutch_2017", "C.14")
@both_editions
def test_a_resident_who_floated_down_two_rounds_before_stays(edition: Edition) -> None:
    before = _one_of_three_down(BEFORE_THAT_DOWN)
    assert pairs(edition, before) == "1-3 2-4"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.14", "C.18"), ("C16",))) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.4.9")
@pytest.mark.rule("dutch_2017", "C.12")
@both_editions
def test_fewer_downfloats_as_in_the_previous_round_outweigh_lesser_differences(edition: Edition) -> None:
    before = _two_and_four_or_one_and_five("wbd")
    assert pairs(edition, before) == "1-3 2-7 4-8 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.12",), ("C14",))) == "1-8 2-3 4-6 5-7"


@pytest.mark.rule("dutch_2026", "2.4.11")
@pytest.mark.rule("dutch_2017", "C.14")
@both_editions
def test_fewer_downfloats_as_two_rounds_before_outweigh_lesser_differences(edition: Edition) -> None:
    before = _two_and_four_or_one_and_five("wdb")
    assert pairs(edition, before) == "1-3 2-7 4-8 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.14",), ("C16",))) == "1-8 2-3 4-6 5-7"


def _two_and_four_or_one_and_five(history: str) -> Tournament:
    """1 and 2 come down to 3, whom one of them meets; one of 4 and 5 meets 6. 2 and 5 have floated down before.

    Only 2 and 4, or 1 and 5, find opponents in 7 and 8. If 2 and 4 float, that is one downfloat again, of two points
    by A.8; if 1 and 5 float, it is 5 again (2026) and 2, who meets 3, as well (2017), but of one point each.
    """
    return position(
        Wanted(1, 20, DUE_WHITE),
        Wanted(2, 20, history),
        Wanted(3, 10, DUE_BLACK),
        Wanted(4, 10, DUE_WHITE),
        Wanted(5, 10, history),
        Wanted(6, 10, DUE_BLACK),
        *(Wanted(number, 0, DUE_BLACK) for number in (7, 8)),
        apart=all_apart_but(range(1, 9), (1, 3), (2, 3), (4, 6), (5, 6), (2, 7), (4, 8), (1, 8), (5, 7)),
    )


@both_editions
def test_a_downfloat_three_rounds_before_is_forgotten(edition: Edition) -> None:
    before = position(
        Wanted(1, 20, "bwb"), Wanted(2, 20, "wbw"), Wanted(3, 20, "wdbw"), Wanted(4, 10, "bwb")
    )  # fmt: skip
    assert pairs(edition, before) == "1-2 3-4"


@both_editions
def test_the_previous_round_outweighs_the_one_before_that(edition: Edition) -> None:
    # 3 floated in the previous round, 2 before that, and 1 would cost nothing but is apart from 4.
    three = (Wanted(1, 20, DUE_WHITE), Wanted(2, 20, BEFORE_THAT_DOWN), Wanted(3, 20, PREVIOUS_DOWN))
    assert pairs(edition, position(*three, Wanted(4, 10, DUE_WHITE), apart=[(1, 4)])) == "1-3 2-4"


def _one_of_three_down(history: str) -> Tournament:
    return position(
        Wanted(1, 20, DUE_WHITE), Wanted(2, 20, DUE_BLACK), Wanted(3, 20, history), Wanted(4, 10, DUE_WHITE)
    )


@pytest.mark.rule("dutch_2026", "2.4.10")
@pytest.mark.rule("dutch_2017", "C.13")
@both_editions
def test_as_few_as_possible_float_up_who_did_so_in_the_previous_round(edition: Edition) -> None:
    before = _opponents_of_three(PREVIOUS_UP)
    assert pairs(edition, before) == ONE_MORE_UP
    assert pairs_without(edition, before, *old_or_new(edition, ("C.13",), ("C15",))) == TWO_LESS_UP


@pytest.mark.rule("dutch_2026", "2.4.12")
@pytest.mark.rule("dutch_2017", "C.15")
@both_editions
def test_as_few_as_possible_float_up_who_did_so_two_rounds_before(edition: Edition) -> None:
    before = _opponents_of_three(BEFORE_THAT_UP)
    assert pairs(edition, before) == ONE_MORE_UP
    assert pairs_without(edition, before, *old_or_new(edition, ("C.15",), ("C17",))) == TWO_LESS_UP


ONE_MORE_UP = "1-4 2-5 3-6 7-8"
TWO_LESS_UP = "1-5 2-7 3-4 6-8"


def _opponents_of_three(history: str) -> Tournament:
    """1 comes down two points, 2 and 3 one point, to 4, 5, 6, 7 and 8, of whom 4 and 7 have floated up before.

    There are but two ways. In the first 4 floats up by two points; in the second 4 and 7 float up by one point each:
    the criterion that counts players wants the first, the one that compares score differences the second.
    """
    return position(
        Wanted(1, 30, DUE_WHITE),
        *(Wanted(number, 20, DUE_WHITE) for number in (2, 3)),
        *(Wanted(number, 10, history if number in (4, 7) else DUE_BLACK) for number in (4, 5, 6, 7)),
        Wanted(8, 10, DUE_WHITE),
        apart=all_apart_but(range(1, 9), (1, 4), (2, 5), (3, 6), (7, 8), (1, 5), (2, 7), (3, 4), (6, 8)),
    )


@pytest.mark.rule("dutch_2026", "2.4.13")
@pytest.mark.rule("dutch_2017", "C.16")
@both_editions
def test_who_floated_down_in_the_previous_round_does_not_float_on(edition: Edition) -> None:
    before = _one_of_two_floats_on("wbd")
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.16",), ("C18",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.15")
@pytest.mark.rule("dutch_2017", "C.18")
@both_editions
def test_who_floated_down_two_rounds_before_does_not_float_on(edition: Edition) -> None:
    before = _one_of_two_floats_on("wdb")
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.18",), ("C20",))) == "1-3 2-4"


def _one_of_two_floats_on(history: str) -> Tournament:
    """1 and 2, apart, come down to 3. By the order of sets 1 meets 3 and 2 floats on to 4; but 2 has floated before.

    Paired with 3, 2 has a difference of one; floating on counts as more than that.
    """
    return position(
        Wanted(1, 20, DUE_WHITE),
        Wanted(2, 20, history),
        Wanted(3, 10, DUE_BLACK),
        Wanted(4, 0, DUE_BLACK),
        apart=[(1, 2)],
    )


@pytest.mark.rule("dutch_2026", "2.4.14")
@pytest.mark.rule("dutch_2017", "C.17")
@both_editions
def test_who_floated_up_in_the_previous_round_does_so_with_the_lesser_difference(edition: Edition) -> None:
    before = _opponents_of_two(PREVIOUS_UP)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.17",), ("C19",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.16")
@pytest.mark.rule("dutch_2017", "C.19")
@both_editions
def test_who_floated_up_two_rounds_before_does_so_with_the_lesser_difference(edition: Edition) -> None:
    before = _opponents_of_two(BEFORE_THAT_UP)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.19",), ("C21",))) == "1-3 2-4"


def _opponents_of_two(history: str) -> Tournament:
    """1 with three points and 2 with two, apart, come down to 3 and 4; 3, who has floated up before, must do so again.

    1-3 2-4 comes first and is a difference of two for 3; 1-4 2-3 makes it one.
    """
    return position(
        Wanted(1, 30, DUE_WHITE),
        Wanted(2, 20, DUE_WHITE),
        Wanted(3, 10, history),
        Wanted(4, 10, DUE_BLACK),
        apart=[(1, 2)],
    )
