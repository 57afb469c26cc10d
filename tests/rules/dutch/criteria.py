"""Article 2 (C of 2017): each criterion in a position in which it decides, and what would be paired without it.

Where nothing else is said, ``wb`` is a mild preference for white and ``bw`` one for black, so that colours are no
matter between the pairs named in the comments.
"""

import pytest

from fairswiss.kernel.vocabulary.ladder import Setting
from fairswiss.model import NoPairing
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from fairswiss.usecases.rounds import pair
from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    DUTCH_2017,
    DUTCH_2026,
    Edition,
    Wanted,
    all_apart_but,
    costs,
    entrants_of,
    event,
    old_or_new,
    pairs,
    pairs_without,
    position,
    scores,
)


def test_every_criterion_counts_what_the_text_counts(edition: Edition) -> None:
    # 3 floats down, to 4; there 7 is left and has the bye. So each bracket has one downfloater, the upper one a look at
    # the other's, and C9 is not asked where the bye is not decided.
    before = position(*scores({20: [1, 2, 3], 10: [4, 5, 6, 7]}))
    explanation = pair(before, f"dutch-{edition.year}", explain=True).explanation
    assert explanation is not None
    cards = [costs(step) for group in explanation.groups for step in group.steps[-1:]]
    new = ["C6: 1, C7: 1, C8: 1, C8: 1", "C6: 1, C7: 1"]
    assert cards == (new if edition is DUTCH_2026 else ["C.5: 1, C.6: 1, C.7: 1, C.7: 2", "C.5: 1, C.6: 2"])


# -- absolute ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dutch_2026", "2.1.1")
@pytest.mark.rule("dutch_2017", "C.1")
def test_two_players_do_not_meet_twice(edition: Edition) -> None:
    # All have half a point. 1-3 2-4 would come first, but they have met. 1-4 2-3 has two equal preferences; 1-2 3-4
    # has none.
    assert pairs(edition, event(4, "1-3:== 4-2:==")) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "2.1.1")
@pytest.mark.rule("dutch_2017", "C.1")
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
def test_equal_absolute_preferences_do_not_meet(edition: Edition) -> None:
    assert pairs(edition, position(*CLASH)) == "1-4 2-3"


@pytest.mark.rule("dutch_2026", "2.1.3")
@pytest.mark.rule("dutch_2017", "C.3")
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
def test_a_pair_is_given_up_if_the_rest_could_not_be_completed(edition: Edition) -> None:
    # 1-2 would be the whole bracket, but then 3 and 4 are left, who may not meet.
    before = position(*scores({20: [1, 2], 10: [3], 0: [4]}), apart=[(3, 4)])
    assert pairs(edition, before) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.1")
@pytest.mark.rule("dutch_2017", "C.5")
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
def test_one_downfloater_with_a_high_score_is_better_than_three_with_a_lower_one(edition: Edition) -> None:
    # 1 comes down to 2, 3, 4 and 5. Either 1 floats on and there are two pairs, or 1-2 and 3, 4 and 5 float. (1-2 4-5
    # would be better than both, but leaves 3 with 6, 7 and 8, which cannot be completed.)
    allowed = [(2, 3), (4, 5), (1, 6), (7, 8), (1, 2), (3, 7), (4, 6), (5, 8)]
    before = position(*scores({30: [1], 20: [2, 3, 4, 5], 10: [6, 7, 8]}), apart=all_apart_but(range(1, 9), *allowed))
    assert pairs(edition, before) == "1-6 2-3 4-5 7-8"


@pytest.mark.rule("dutch_2026", "2.4.2")
@pytest.mark.rule("dutch_2017", "C.6", "A.8")
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
def test_the_downfloater_is_one_who_can_be_paired_in_the_following_bracket(edition: Edition) -> None:
    # Of 1, 2 and 3 the last would float; but 3 may not meet 4, so both would float on to 5 and 6.
    before = position(*scores({20: [1, 2, 3], 10: [4], 0: [5, 6]}), apart=[(3, 4)])
    assert pairs(edition, before) == "1-3 2-4 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.7",), ("C8",))) == "1-2 3-5 4-6"


@pytest.mark.rule("dutch_2026", "2.4.3")
@pytest.mark.rule("dutch_2017", "C.7")
def test_the_following_bracket_shall_also_have_downfloaters_with_low_scores(edition: Edition) -> None:
    # If 3 comes down to 4 and 5, whom he may not meet, they make a pair and 3 floats on with two points. If 2 comes,
    # they make a pair as well (2-4), and 5 floats on with one point.
    before = position(*scores({20: [1, 2, 3], 10: [4, 5], 0: [6]}), apart=[(3, 4), (3, 5)])
    assert pairs(edition, before) == "1-3 2-4 5-6"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.7",), ("C8",))) == "1-2 3-6 4-5"


@pytest.mark.rule("dutch_2026", "2.4.3")
@pytest.mark.rule("dutch_2017", "C.7")
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


# -- colours -------------------------------------------------------------------------------------------------------


either_colour = pytest.mark.parametrize("colours", ["wb", "bw"])
"""A history as written, and with white and black changed."""


def changed(colours: str, *players: Wanted) -> list[Wanted]:
    return [one._replace(history=one.history.translate(str.maketrans("wb", colours))) for one in players]


@pytest.mark.rule("dutch_2026", "2.4.5")
@pytest.mark.rule("dutch_2017", "C.8")
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
@either_colour
def test_topscorers_shall_not_have_the_same_colour_three_times_running(edition: Edition, colours: str) -> None:
    # In 1-3 somebody gets black a third time running, with a difference of one only.
    before = position(*changed(colours, *CLASH), last_round=True)
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.9",), ("C11",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.5", "2.4.6")
@pytest.mark.rule("dutch_2017", "C.8", "C.9")
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
def test_as_many_as_possible_get_their_preference(edition: Edition) -> None:
    # 1-3 2-4 would refuse two, 1-4 2-3 nobody. All are mild.
    due = (DUE_WHITE, DUE_BLACK, DUE_WHITE, DUE_BLACK)
    before = position(*(Wanted(number, 10, history) for number, history in enumerate(due, 1)))
    assert pairs(edition, before) == "1-4 2-3"
    assert pairs_without(edition, before, *old_or_new(edition, ("C.10",), ("C12",))) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "2.4.8")
@pytest.mark.rule("dutch_2017", "C.11")
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
            assert row.pair(Setting([], [first, second], [], lambda a, b: a, 2), higher, lower) == lost
