"""Parts C and D: what is given up in which order, C.12, C.13, C.14, and the order of generation."""

import random
from functools import partial

import pytest

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.solver import first_that
from fairswiss.model import Tournament
from fairswiss.rules import edition
from fairswiss.rules.dutch_2012 import criteria, ending
from fairswiss.rules.dutch_2012.round import pair_next_round
from fairswiss.why.steps import FirstWorse, Scorecard
from tests.comparison import by_engine, by_enumerator
from tests.rules.dutch.positions import (
    DUE_WHITE,
    DUTCH_2012,
    Wanted,
    all_apart_but,
    boards,
    costs,
    pairs,
    pairs_without,
    position,
    scores,
)
from tests.tournaments import any_history, scrambled_history


def explained(before: Tournament) -> Pairing:
    return pair_next_round(before, explain=True)


def events(before: Tournament) -> list[list[str]]:
    """What is special in the brackets of a round."""
    explanation = explained(before).explanation
    assert explanation
    special = ("backtracked", "penultimate", "collapsed", "treated-as-homogeneous")
    return [[step.kind for step in group.steps if step.kind in special] for group in explanation.groups]


def all_events(before: Tournament) -> set[str]:
    """Whatever happened in the brackets of a round."""
    explanation = explained(before).explanation
    assert explanation
    return {step.kind for group in explanation.groups for step in group.steps}


def cards(before: Tournament) -> list[str]:
    """What the chosen candidate of each bracket fails."""
    explanation = explained(before).explanation
    assert explanation
    steps = [step for group in explanation.groups for step in group.steps]
    return [costs(step) for step in steps if isinstance(step, Scorecard)]


def test_what_is_given_up_last_comes_first() -> None:
    assert [row.code for row in criteria.LADDER[9:]] == [
        *("D.4", "C.10.g", "C.10.f", "X", "Z", "C.10.d", "C.10.c", "C.10.b", "C.10.a")
    ]


# -- C.10 ----------------------------------------------------------------------------------------------------------

UP_2, UP_3 = "1-2 3-4", "1-3 2-4"


def three_and_one(two: str, three: str) -> Tournament:
    """1 comes down to 2 and 3, of whom one goes on to 4."""
    return position(Wanted(1, 40), Wanted(2, 30, two), Wanted(3, 30, three), Wanted(4, 0))


@pytest.mark.rule("dutch_2012", "B.5", "B.6", "C.10")
@pytest.mark.parametrize(
    ("two", "three", "expected"),
    [
        ("wb", "wb", UP_2),
        ("wub", "wb", UP_3),  # a
        ("wbu", "wub", UP_3),  # b before a
        ("wub", "wbu", UP_2),
        ("wb", "wdb", UP_3),  # c
        ("wdbu", "wb", UP_2),  # c before b
        ("wb", "wdbu", UP_3),
        ("wb", "wbd", UP_3),  # d
        ("wbd", "wdb", UP_2),  # d before c
        ("wdb", "wbd", UP_3),
        ("wubd", "wb", UP_2),  # d before a
    ],
)
def test_the_order_in_which_floats_are_given_up(two: str, three: str, expected: str) -> None:
    assert pairs(DUTCH_2012, three_and_one(two, three)) == expected


@pytest.mark.rule("dutch_2012", "C.10", "A.11")
def test_floats_are_given_up_before_colours() -> None:
    # 1 wants white, 2 black and 3 white; 2 floated up, and 3 would float down, for the second time running.
    before = position(Wanted(1, 40, DUE_WHITE), Wanted(2, 30, "bwu"), Wanted(3, 30, "wbd"), Wanted(4, 0))
    assert pairs(DUTCH_2012, before) == UP_2


@pytest.mark.rule("dutch_2012", "C.10")
def test_upfloats_count_against_moved_down_players_only() -> None:
    before = position(Wanted(1, 40), Wanted(2, 30, "wbu"), Wanted(3, 30, "bwu"), Wanted(4, 30, "wb"))
    assert pairs(DUTCH_2012, before) == "1-4 2-3"


IN_HISTORIES = [
    ("C.10.e X", 5, "1-4 2-8 5-3 7-6", "1-4 2-5 3-8 6-7"),
    ("C.10.f", 19, "1-4 2-8 5-3 6-7", "1-4 2-5 3-8 6-7"),
    ("D.4", 24, "1-3 2-8 7-4 5-6", "1-4 2-8 3-7 5-6"),
    ("C.10.d", 47, "1-6 5-2 4-7 3", "1-7 2-5 4-6 3"),
    ("C.12", 78, "3-1 2-4 6", "1-2 3-6 4"),
    ("B.3", 113, "2-1 3-5 6-4", "1-2 3-4 5-6"),
    ("C.10.e Z", 132, "1-7 4-3 5-6 2", "1-7 2-6 4-5 3"),
    ("C.10.g", 152, "2-1 3-6 4-5 7", "1-6 2-3 4-5 7"),
    ("C.10.b", 169, "7-1 2-3 4-6 5", "1-3 2-6 4-7 5"),
    ("C.10.c", 333, "2-1 4-3 7-5 8-6", "1-8 2-5 3-4 6-7"),
    ("C.10.a", 630, "2-3 4-7 5-6 1", "2-7 3-4 5-6 1"),
]


@pytest.mark.rule("dutch_2012", "C.10", "C.12", "D.4", "B.3")
@pytest.mark.parametrize(("criterion", "seed", "expected", "otherwise"), IN_HISTORIES, ids=str)
def test_each_requirement_decides_some_scrambled_history(
    criterion: str, seed: int, expected: str, otherwise: str
) -> None:
    rng = random.Random(seed)
    before = scrambled_history(rng, players=rng.choice((6, 7, 8)), rounds=rng.randint(2, 5))
    assert boards(DUTCH_2012, before) == expected
    assert pairs_without(DUTCH_2012, before, criterion) == otherwise


# -- the order of generation ---------------------------------------------------------------------------------------


@pytest.mark.rule("dutch_2012", "C.4", "C.5", "C.6", "C.7", "D.1", "A.9")
def test_transpositions_begin_with_the_lowest_player() -> None:
    assert pairs(DUTCH_2012, position(*scores({10: range(1, 7)}))) == "1-4 2-5 3-6"
    assert pairs(DUTCH_2012, position(*scores({10: range(1, 7)}), apart=[(3, 6)])) == "1-4 2-6 3-5"
    assert pairs(DUTCH_2012, position(*scores({10: range(1, 7)}), apart=[(1, 4)])) == "1-5 2-4 3-6"


@pytest.mark.rule("dutch_2012", "C.8", "D.2", "A.9")
def test_exchanges_begin_with_the_smallest_difference() -> None:
    apart = [(a, b) for a in (1, 2, 3) for b in (4, 5, 6) if (a, b) not in ((2, 4), (1, 5), (1, 6), (3, 5), (3, 6))]
    assert pairs(DUTCH_2012, position(*scores({10: range(1, 7)}), apart=[(1, 4), (2, 4), (3, 4)])) == "1-3 2-5 4-6"
    assert "2-4" in pairs(DUTCH_2012, position(*scores({10: range(1, 7)}), apart=apart))


@pytest.mark.rule("dutch_2012", "C.8", "C.9", "D.3")
def test_the_first_set_of_moved_down_players_that_can_be_paired() -> None:
    # 3 is the only resident that 1 and 2 can meet; then the remainder is paired.
    before = position(
        *scores({20: [1, 2], 10: [3, 4, 5], 0: [6, 7, 8]}), apart=[(1, 2), (1, 4), (1, 5), (2, 4), (2, 5)]
    )
    assert pairs(DUTCH_2012, before).startswith("1-3 ")


@pytest.mark.rule("dutch_2012", "C.9", "C.6")
def test_the_opponent_of_a_moved_down_player_is_changed_for_the_sake_of_the_remainder() -> None:
    before = position(*scores({20: [1], 10: [2, 3, 4]}), apart=[(3, 4)])
    assert pairs(DUTCH_2012, before) == "1-3 2-4"


# -- C.1, C.12 -----------------------------------------------------------------------------------------------------


def three_and_three(*apart: tuple[int, int]) -> Tournament:
    return position(*scores({20: [1, 2, 3], 10: [4, 5, 6], 0: [7, 8]}), apart=apart)


@pytest.mark.rule("dutch_2012", "C.12")
def test_another_set_is_sent_down_when_the_next_bracket_cannot_use_the_first() -> None:
    assert pairs(DUTCH_2012, three_and_three()) == "1-2 3-4 5-6 7-8"
    blocked = three_and_three((3, 4), (3, 5), (3, 6))
    assert pairs(DUTCH_2012, blocked) == "1-3 2-4 5-6 7-8"
    assert pairs_without(DUTCH_2012, blocked, "C.12") == "1-2 3-7 4-5 6-8"
    assert events(blocked)[0] == ["backtracked"]


@pytest.mark.rule("dutch_2012", "C.12")
def test_the_next_bracket_makes_as_many_pairs_as_it_can() -> None:
    assert pairs(DUTCH_2012, three_and_three((3, 4), (3, 5), (4, 5))) == "1-3 2-4 5-6 7-8"


@pytest.mark.rule("dutch_2012", "C.1", "C.12")
def test_a_resident_without_an_opponent_goes_down_and_is_no_reason_for_another_set() -> None:
    assert pairs(DUTCH_2012, three_and_three((3, 6), (4, 6), (5, 6))) == "1-2 3-4 5-7 6-8"


@pytest.mark.rule("dutch_2012", "C.12")
def test_in_the_last_bracket_everybody_who_comes_down_meets_a_resident_if_another_set_can() -> None:
    # 3 would have the bye, as he can meet neither 4 nor 5.
    assert pairs(DUTCH_2012, position(*scores({20: [1, 2, 3], 10: [4, 5]}), apart=[(3, 4), (3, 5)])) == "1-3 2-4 5"


@pytest.mark.rule("dutch_2012", "C.12")
def test_what_another_set_is_sent_for_is_told() -> None:
    # 3 cannot be completed with 4 alone; with 2 nothing is left to be asked for.
    before = position(*scores({10: [1, 2, 3], 0: [4]}), apart=[(3, 4)])
    assert pairs(DUTCH_2012, before) == "1-3 2-4"
    assert cards(before) == ["P1: 1, B.3: 1", ""]
    # Nobody but 1 can come down to 2: both are left there, 1 among them.
    before = position(*scores({20: [1], 10: [2], 0: [3]}), apart=[(1, 2)])
    assert pairs(DUTCH_2012, before) == "1-3 2"
    assert cards(before)[0] == "P1: 1, B.3: 1, C.12 left: 2, C.12 all: 1"
    # Two come down to the last one: it can be completed, but not with a resident for each of them.
    before = position(*scores({20: [1, 2, 3, 4], 10: [5]}), apart=[(1, 2), (1, 3), (1, 4)])
    assert pairs(DUTCH_2012, before) == "1-5 2-3 4"
    assert cards(before)[0] == "P1: 2, B.3: 2, C.12 all: 1"
    before = position(*scores({20: [1, 2, 3], 10: [4, 5]}), apart=[(1, 2), (1, 3), (2, 3)])
    assert cards(before)[0] == "P1: 3, B.3: 3, C.12 all: 1"
    # 3 cannot meet 4 and 2 can: the next bracket pairs everybody, and 5 does not matter.
    before = position(*scores({20: [1, 2, 3], 10: [4], 0: [5]}), apart=[(3, 4)])
    assert pairs(DUTCH_2012, before) == "1-3 2-4 5"
    assert cards(before)[0] == "P1: 1, B.3: 1"
    # Two come down to 3, and one of them is left over: of a bracket with so few residents the scores count too.
    before = position(*scores({20: [1, 2], 10: [3], 0: [4]}), apart=[(1, 2)])
    assert pairs(DUTCH_2012, before) == "1-3 2-4"
    assert cards(before)[0] == "P1: 2, B.3: 2, C.12 left: 1, C.12 all: 1, C.12 scores: 1"


@pytest.mark.rule("dutch_2012", "C.12")
def test_a_resident_who_is_left_over_below_does_not_count_like_somebody_who_comes_down() -> None:
    # 3 is the only opponent above for 1, 2, 4, 5. Below 2, 4, 5 can meet 7 and 9 only, so 3 meets one of them, and
    # everybody who comes down has an opponent; 8 is left over.
    apart = [(1, 2), (1, 4), (1, 5), (2, 4), (2, 5), (4, 5)]
    apart += [(high, low) for high in (2, 4, 5) for low in (6, 8)]
    before = position(*scores({20: [1, 2, 3, 4, 5], 10: [6, 7, 8, 9]}), apart=apart)
    assert pairs(DUTCH_2012, before) == "1-6 2-3 4-7 5-9 8"


@pytest.mark.rule("dutch_2012", "C.10", "A.5")
def test_the_bye_of_the_last_bracket_is_a_downfloat_that_is_not_repeated() -> None:
    assert pairs(DUTCH_2012, position(Wanted(1, 20), Wanted(2, 20), Wanted(3, 20, "wdb"))) == "1-3 2"


@pytest.mark.rule("dutch_2012", "C.12", "B.3")
def test_when_too_many_come_down_the_higher_ones_are_to_be_paired() -> None:
    # 4 has nobody in its bracket; 3 meets 1 or 2, and the other one goes to 5 with 4.
    groups = {40: [1, 2], 30: [3, 4], 20: [5], 10: [6, 7], 0: [8]}
    apart = [(1, 2), (1, 4), (2, 4), (3, 4)]
    assert pairs(DUTCH_2012, position(*scores(groups), apart=apart)).startswith("1-3 2-5")
    assert pairs(DUTCH_2012, position(*scores(groups), apart=[*apart, (2, 5)])).startswith("1-5 2-3")


# -- C.13, C.14, D.4 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("dutch_2012", "C.13")
def test_the_two_lowest_brackets_are_joined() -> None:
    before = position(*scores({10: [1, 2], 0: [3, 4]}), apart=[(3, 4)])
    assert pairs(DUTCH_2012, before) == "1-3 2-4"
    assert events(before) == [["penultimate"], ["collapsed", "treated-as-homogeneous"]]


@pytest.mark.rule("dutch_2012", "C.13")
def test_the_penultimate_bracket_sends_down_as_few_as_possible() -> None:
    before = position(*scores({10: [1, 2, 3, 4], 0: [5, 6]}), apart=[(5, 6), (4, 5), (4, 6)])
    assert pairs(DUTCH_2012, before) == "1-4 2-5 3-6"
    assert "first-dead-end" in all_events(before)  # 1-2 would leave 4


@pytest.mark.rule("dutch_2012", "C.13")
def test_above_the_penultimate_bracket_nothing_changes() -> None:
    groups = {30: [1, 2], 20: [3, 4], 10: [5, 6], 0: [7, 8]}
    before = position(*scores(groups), apart=[(7, 8), (5, 7), (5, 8)])
    assert pairs(DUTCH_2012, before).startswith("1-2 ")
    assert events(before) == [[], ["penultimate"], ["collapsed"]]


@pytest.mark.rule("dutch_2012", "C.14", "C.13")
def test_pairs_are_given_up_before_moved_down_players() -> None:
    before = position(*scores({20: [1], 10: [2, 3, 4], 0: [5, 6]}), apart=[(5, 6), (2, 3), (1, 4)])
    assert pairs(DUTCH_2012, before) == "1-2 3-5 4-6"


@pytest.mark.rule("dutch_2012", "C.14", "C.13")
def test_when_nobody_of_the_moved_down_can_be_kept_everybody_goes_down() -> None:
    apart = all_apart_but(range(1, 5), (1, 2), (1, 3), (1, 4), (2, 3))
    before = position(*scores({20: [1], 10: [2, 3], 0: [4]}), apart=apart)
    assert pairs(DUTCH_2012, before) == "1-4 2-3"
    explanation = explained(before).explanation
    assert explanation
    assert [len(group.floaters) + len(group.players) for group in explanation.groups] == [1, 3, 4]


@pytest.mark.rule("dutch_2012", "C.14", "D.3")
def test_no_more_pairs_are_made_than_the_first_set_of_moved_down_players_has_room_for() -> None:
    # The best candidate with so many left over cannot be completed, so the search goes on to the first that can.
    before = any_history(random.Random(14390))
    assert boards(DUTCH_2012, before) == "1-10 2-4 6-3 7-5 8-9"


@pytest.mark.rule("dutch_2012", "C.14")
def test_a_search_that_is_given_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    before = any_history(random.Random(14390))
    assert "search-given-up" not in all_events(before)
    monkeypatch.setattr(ending, "first_that", partial(first_that, most=1))
    assert "search-given-up" in all_events(before)


@pytest.mark.rule("dutch_2012", "C.13", "C.14", "D.3")
def test_when_not_all_moved_down_players_can_be_kept_one_goes_on() -> None:
    # 1-4 2-3 would leave 5, who has met 6, as has 3: one of 1 and 2 goes on to 6, and 3 and 5 need 2 and 4.
    apart = [(1, 2), (1, 3), (1, 5), (3, 5), (3, 6), (5, 6)]
    before = position(*scores({20: [1, 2], 10: [3, 4, 5], 0: [6]}), apart=apart)
    assert pairs(DUTCH_2012, before) == "1-6 2-3 4-5"


@pytest.mark.rule("dutch_2012", "C.13", "C.14")
def test_in_the_last_bracket_two_moved_down_players_meet_where_they_must() -> None:
    # 5 and 7 can meet 1 only, so 1 is not paired with 2 or 3, and as nobody else came down all three go on. 3 can then
    # meet 2 only: two of the three have no resident.
    allowed = [(1, 2), (1, 3), (2, 3), (2, 4), (2, 6), (4, 6), (1, 4), (1, 5), (1, 6), (1, 7)]
    before = position(*scores({20: [1], 10: [2, 3], 0: [4, 5, 6, 7]}), apart=all_apart_but(range(1, 8), *allowed))
    assert pairs(DUTCH_2012, before) == "1-5 2-3 4-6 7"
    assert cards(before)[-1] == "M1: 2, D.4: 500"


@pytest.mark.rule("dutch_2012", "C.13", "C.10")
def test_the_first_candidate_of_the_penultimate_bracket_is_judged_by_the_same_ladder() -> None:
    # 7 may not have the bye, so two go down to him. 1-3 2-4 would leave 6, who floated down in the round before.
    before = position(*(Wanted(n, 20, "F" if n == 6 else "") for n in range(1, 7)), Wanted(7, 10, "H"))
    assert pairs(DUTCH_2012, before) == "1-3 2-6 4-7 5"
    explanation = explained(before).explanation
    assert explanation
    worse = [step.criterion for group in explanation.groups for step in group.steps if isinstance(step, FirstWorse)]
    assert "C.10.d" in worse


def merged() -> Tournament:
    """7 and 8 may meet 1 and 2 only. The remainder 3, 4, 5, 6 in halves would be 3-5 4-6."""
    allowed = [(1, 2), (1, 7), (2, 8), (3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]
    groups = {30: [1, 2], 20: [3, 4], 10: [5, 6], 0: [7, 8]}
    return position(*scores(groups), apart=all_apart_but(range(1, 9), *allowed))


@pytest.mark.rule("dutch_2012", "D.4", "C.13")
def test_the_merged_bracket_has_the_least_sum_of_squared_differences() -> None:
    before = merged()
    assert pairs(DUTCH_2012, before) == "1-7 2-8 3-4 5-6"
    assert pairs_without(DUTCH_2012, before, "D.4") == "1-7 2-8 3-5 4-6"


@pytest.mark.rule("dutch_2012", "D.4", "C.13")
def test_without_d_4_the_merged_bracket_is_ruled_like_any_other_last_one() -> None:
    # As above: by rank, 3-5 4-6, and no article of 2013 is cited.
    pairing = pair_next_round(merged(), Options(lowest_bracket="2012"), explain=True)
    assert sorted(tuple(sorted(game)) for game in pairing.games()) == [(1, 7), (2, 8), (3, 5), (4, 6)]
    assert pairing.explanation
    steps = [step for group in pairing.explanation.groups for step in group.steps]
    assert [step.articles for step in steps if step.kind == "collapsed"] == [criteria.LAW("C.13")]
    assert not any(set(criteria.LAW("D.4")) & set(step.articles) for step in steps)


@pytest.mark.rule("dutch_2012", "D.4")
@pytest.mark.parametrize("seed", [219, 573, 1010, 1158])
def test_where_d_4_makes_a_difference_the_text_of_2012_is_followed_too(seed: int) -> None:
    before = any_history(random.Random(seed))
    as_printed = by_engine(before, system="dutch-2012", lowest_bracket="2012")
    assert as_printed == by_enumerator(before, system="dutch-2012", lowest_bracket="2012")
    assert as_printed != by_engine(before, system="dutch-2012")


@pytest.mark.rule("dutch_2012", "D.4", "C.14")
def test_moved_down_players_meet_residents_whatever_the_squares_are() -> None:
    # 4, 5, 6 cannot meet each other, nor 2: everybody is in the merged bracket. 2-3 would have the smaller sum.
    wanted = [Wanted(1, 20), Wanted(2, 10, "wb"), Wanted(3, 10), *(Wanted(n) for n in (4, 5, 6)), Wanted(7, 0, "wb")]
    before = position(*wanted, apart=[(1, 2), (2, 4), (2, 5), (2, 6), (4, 5), (4, 6), (5, 6)])
    assert pairs(DUTCH_2012, before) == "1-4 2-7 3-5 6"


@pytest.mark.rule("dutch_2012", "C.11")
def test_c_11_is_empty() -> None:
    assert edition("dutch-2012").articles["C.11"].title == "deleted"
