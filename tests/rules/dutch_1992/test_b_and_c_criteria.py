"""Parts B and C: what is given up first, and what the brackets do to each other."""

import pytest

from fairswiss.kernel.vocabulary.candidates import Candidate
from fairswiss.model import NoPairing
from fairswiss.rules.dutch_1992.backtracking import _place
from fairswiss.rules.dutch_1992.bracket import Bracket
from fairswiss.rules.dutch_1992.criteria import LADDER
from fairswiss.rules.dutch_1992.round import takes_bye
from fairswiss.why.steps import Scorecard
from tests.literal.dutch_1992 import homogeneous_pairings
from tests.rules.dutch.positions import Wanted, all_apart_but, event, position
from tests.rules.dutch_1992.positions import boards, events, pairs, seen, steps


def test_what_decides_in_a_bracket_comes_in_this_order() -> None:
    assert [row.code for row in LADDER] == ["A3", "B3", "C1/C12", "B4", "B5/B6 up", "D1", "B5/B6 down"]


@pytest.mark.rule("dutch_1992", "A3")
def test_only_a_bracket_with_moved_down_players_can_be_treated_as_homogeneous() -> None:
    assert "treated-as-homogeneous" not in events(position(Wanted(1), Wanted(2)))
    assert "treated-as-homogeneous" in events(position(Wanted(1, 10), Wanted(2)))


@pytest.mark.rule("dutch_1992", "B1")
def test_nobody_meets_twice_and_nobody_has_two_byes() -> None:
    assert pairs(event(4, "1-3:== 4-2:==")) == "1-2 3-4"
    assert pairs(event(3, "1-2:== 3:U")) == "1-3 2"


@pytest.mark.rule("dutch_1992", "B1", "C6")
def test_a_bye_long_ago_bars_although_its_downfloat_is_forgotten() -> None:
    # Nothing else is to be said against the first candidate, 1-2 and the bye for 3.
    assert pairs(position(Wanted(1, 30), Wanted(2, 30), Wanted(3, 30, "F.."))) == "1-3 2"


@pytest.mark.rule("dutch_1992", "B1", "B2", "C13")
def test_where_everybody_has_met_there_is_no_pairing() -> None:
    with pytest.raises(NoPairing):
        boards(position(Wanted(1), Wanted(2), apart=[(1, 2)]))


@pytest.mark.rule("dutch_1992", "B2", "F2")
def test_two_players_with_the_same_absolute_preference_do_not_meet() -> None:
    wanted = [Wanted(1, 10, "ww"), Wanted(2, 10, "bb"), Wanted(3, 10, "ww"), Wanted(4, 10, "bb")]
    assert boards(position(*wanted)) == "4-1 2-3"


@pytest.mark.rule("dutch_1992", "B2", "reading 3")
def test_one_player_over_half_in_the_last_round_lifts_the_bar_for_the_pair() -> None:
    wanted = [Wanted(1, 15, "ww"), Wanted(2, 10, "ww")]
    assert boards(position(*wanted, last_round=True)) == "1-2"
    with pytest.raises(NoPairing):
        boards(position(*wanted))


@pytest.mark.rule("dutch_1992", "B3", "C6", "C3")
def test_as_many_pairs_as_possible_stay_inside_their_score_group() -> None:
    # 1 has met 2, but 1-3 and 2-4 are possible inside the group: nobody floats for the sake of the order.
    tournament = position(*(Wanted(n, 10) for n in range(1, 5)), Wanted(5), Wanted(6), apart=[(1, 2), (1, 3)])
    assert pairs(tournament) == "1-4 2-3 5-6"


@pytest.mark.rule("dutch_1992", "B5", "B6", "C10")
def test_an_upfloat_is_not_repeated_if_the_moved_down_player_has_another_opponent() -> None:
    def after(mark: str) -> str:
        return pairs(position(Wanted(1, 20, "wb"), Wanted(2, 10, mark), Wanted(3, 10, "bw"), Wanted(4, 10, "wb")))

    assert after("bw") == "1-2 3-4"
    assert after("bwu") == "1-3 2-4"  # the round before (B5)
    assert after("buw") == "1-3 2-4"  # two rounds before (B6)


@pytest.mark.rule("dutch_1992", "B5", "B6", "reading 5")
def test_neither_counts_for_players_over_half_in_the_last_round() -> None:
    wanted = [Wanted(1, 15, "wb"), Wanted(2, 10, "bwu"), Wanted(3, 10, "bw"), Wanted(4, 10, "wb")]
    assert pairs(position(*wanted, last_round=True)) == "1-2 3-4"
    assert pairs(position(*wanted)) == "1-3 2-4"


@pytest.mark.rule("dutch_1992", "C9", "reading 5")
def test_a_downfloat_is_not_repeated_and_the_bye_is_one() -> None:
    assert pairs(position(Wanted(1, 10, "wb"), Wanted(2, 10, "bw"), Wanted(3, 10, "bw"))) == "1-2 3"
    assert pairs(position(Wanted(1, 10, "wb"), Wanted(2, 10, "bw"), Wanted(3, 10, "bwd"))) == "1-3 2"
    # B6 is given up before B5: 3 floated down two rounds before, 2 in the round before.
    assert pairs(position(Wanted(1, 10, "wbd"), Wanted(2, 10, "bwd"), Wanted(3, 10, "bdw"))) == "1-2 3"


@pytest.mark.rule("dutch_1992", "B6", "C9")
def test_a_downfloat_of_two_rounds_before_is_avoided_while_somebody_else_can_be_left_over() -> None:
    # 3 had a bye. 1-3 comes first and leaves 2, who floated down two rounds before.
    assert pairs(position(Wanted(1, 10), Wanted(2, 10, "wdb"), Wanted(3, 10, "F.."))) == "2-3 1"


@pytest.mark.rule("dutch_1992", "C9", "C10", "reading 18", "reading 19")
def test_downfloat_criteria_never_change_the_pairs_of_moved_down_players() -> None:
    # 3 would have the bye after a downfloat; that 1 could meet 3 instead does not matter (C9 stands before C10).
    assert pairs(position(Wanted(1, 20, "wb"), Wanted(2, 10, "bw"), Wanted(3, 10, "bwd"))) == "1-2 3"


@pytest.mark.rule("dutch_1992", "C10", "reading 6")
def test_once_one_upfloat_must_be_repeated_no_other_is_avoided() -> None:
    # 1 can meet 3 only, who was an upfloat. Then 2 takes the first, 4, who was one too, although 5 was not.
    wanted = [Wanted(1, 20, "wb"), Wanted(2, 20, "wb"), Wanted(3, 10, "bwu"), Wanted(4, 10, "bwu")]
    wanted += [Wanted(5, 10, "bw"), Wanted(6, 10, "bw")]
    assert pairs(position(*wanted, apart=[(1, 2), (1, 4), (1, 5), (1, 6)])) == "1-3 2-4 5-6"


@pytest.mark.rule("dutch_1992", "C11", "reading 11", "reading 17")
def test_floats_come_back_into_force_when_x_is_raised() -> None:
    # A bracket of a real event of 2007: with two clashes 1-2 repeats an upfloat and 1-5 does not. Both come after
    # everything with fewer clashes was tried, and the floats dropped on the way are in force again.
    wanted = [Wanted(1, 25, "wbwb"), Wanted(2, 20, "wbwub"), Wanted(3, 20, "bwbw"), Wanted(4, 20, "bwbw")]
    wanted += [Wanted(5, 20, "bwbw"), Wanted(6, 20, "bwwb")]
    apart = [(1, 3), (1, 4), (1, 6), (2, 3), (2, 4), (3, 6), (2, 5)]
    assert pairs(position(*wanted, apart=apart)) == "1-5 2-6 3-4"


@pytest.mark.rule("dutch_1992", "C1")
def test_somebody_without_an_opponent_moves_down_at_once() -> None:
    wanted = [*(Wanted(n, 10) for n in (1, 2, 3)), *(Wanted(n) for n in (4, 5, 6))]
    tournament = position(*wanted, apart=[(1, 2), (1, 3)])
    assert pairs(tournament) == "1-4 2-3 5-6"
    assert "no-opponent" in events(tournament)


@pytest.mark.rule("dutch_1992", "C1", "reading 7")
def test_a_moved_down_player_without_opponent_goes_on_when_c12_does_not_help() -> None:
    # 1 is alone on top and has met 2 and 3; these two are paired all the same.
    tournament = position(
        Wanted(1, 20), Wanted(2, 10), Wanted(3, 10), *(Wanted(n) for n in (4, 5, 6)), apart=[(1, 2), (1, 3)]
    )
    assert pairs(tournament) == "1-4 2-3 5-6"
    assert "backtracked-in-vain" in events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "reading 12")
def test_another_floater_is_sent_if_the_next_bracket_cannot_pair_the_first_choice() -> None:
    # 3 would float down, but has met 4 and 5; 2 has not.
    wanted = [*(Wanted(n, 10) for n in (1, 2, 3)), Wanted(4), Wanted(5), Wanted(6)]
    tournament = position(*wanted, apart=[(3, 4), (3, 5), (3, 6)])
    assert pairs(tournament) == "1-3 2-4 5-6"
    assert "backtracked" in events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "reading 12")
def test_only_the_lowest_bracket_has_to_be_completed() -> None:
    # 3 has met 4 and 5. With 2 instead 5 is left over there, and goes on to 6: no reason to call again.
    wanted = [*(Wanted(n, 20) for n in (1, 2, 3)), Wanted(4, 10), Wanted(5, 10), Wanted(6)]
    tournament = position(*wanted, apart=[(3, 4), (3, 5)])
    assert pairs(tournament) == "1-3 2-4 5-6"
    assert "backtracked" in events(tournament)


@pytest.mark.rule("dutch_1992", "A3", "C12", "reading 12")
def test_a_homogeneous_next_bracket_calls_for_somebody_who_has_an_opponent_there() -> None:
    # One comes down to one: 3 has met 4, so 2 comes.
    lower = position(*(Wanted(n, 20) for n in (1, 2, 3)), Wanted(4, 10), Wanted(5), apart=[(3, 4)])
    assert pairs(lower) == "1-3 2-4 5"
    assert "backtracked" in events(lower)
    lowest = position(*(Wanted(n, 20) for n in (1, 2, 3)), Wanted(4, 10), apart=[(3, 4)])
    assert pairs(lowest) == "1-3 2-4"
    assert "backtracked" in events(lowest)
    assert "penultimate" not in events(lowest)


@pytest.mark.rule("dutch_1992", "C12", "reading 12", "reading 13")
def test_the_lowest_bracket_calls_rather_than_give_the_bye_to_a_moved_down_player() -> None:
    # 3 would come down and could meet 5 only, but 4 may not have the bye: 3 would have it. With 2 instead 5 has it.
    tournament = position(*(Wanted(n, 20) for n in (1, 2, 3)), Wanted(4, 10, "U"), Wanted(5, 10), apart=[(3, 4)])
    assert pairs(tournament) == "1-3 2-4 5"
    assert "backtracked" in events(tournament)


@pytest.mark.rule("dutch_1992", "B3", "C12", "reading 12")
def test_for_c12_no_pair_is_given_up_even_if_colours_clash_in_all_of_them() -> None:
    # 5 has met everybody below. Two pairs of 1 to 5 clash twice, and one pair with 5 in it would clash once.
    wanted = [*(Wanted(n, 20, "wb") for n in range(1, 6)), *(Wanted(n, 10, "bw") for n in range(6, 11))]
    tournament = position(*wanted, apart=[(5, n) for n in range(6, 11)])
    assert pairs(tournament) == "1-3 2-5 4-6 7-9 8-10"
    assert "penultimate" not in events(tournament)


@pytest.mark.rule("dutch_1992", "C12")
def test_nobody_calls_where_nobody_comes_down() -> None:
    tournament = position(Wanted(1, 10), Wanted(2, 10), Wanted(3))
    assert pairs(tournament) == "1-2 3"
    assert not {"backtracked", "backtracked-in-vain"} & events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "C13")
def test_where_no_other_pairing_of_the_same_level_helps_the_bracket_is_paired_again_with_less() -> None:
    # 1 meets 2, as he has met 3. Then 3 comes down and has 4; 5 may not have the bye. So 1 goes down to 5 instead.
    wanted = [Wanted(1, 30), Wanted(2, 20), Wanted(3, 20, "F"), Wanted(4, 10), Wanted(5, 10, "F")]
    tournament = position(*wanted, apart=[(1, 3), (3, 5)])
    assert pairs(tournament) == "1-5 2-3 4"
    assert {"penultimate", "collapsed"} <= events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "C13", "reading 20")
def test_the_penultimate_bracket_sends_an_opponent_with_somebody_who_will_have_the_bye() -> None:
    # 5 may not have the bye, so two of the others go down. 1-4 would leave 2 and 3: 2-5, and 3 would have the bye,
    # but he has met both. 2-4 leaves 1 and 3, who have not met.
    wanted = [Wanted(1, 20), Wanted(2, 20, "F.."), Wanted(3, 20), Wanted(4, 20, "F.."), Wanted(5, 10, "F..")]
    tournament = position(*wanted, apart=[(1, 2), (2, 3), (3, 5)])
    assert pairs(tournament) == "1-5 2-4 3"
    assert "backtracked" in events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "C13", "reading 20")
def test_the_bye_rather_goes_to_somebody_who_has_an_opponent_in_the_joined_bracket() -> None:
    # 5 may not have the bye, so two of the others go down. 1-2 would leave nobody for the bye; 1-4 would leave 2,
    # who has met 3 and 5; 2-4 leaves 1.
    wanted = [Wanted(1, 20), Wanted(2, 20), Wanted(3, 20, "F.."), Wanted(4, 20, "F.."), Wanted(5, 10, "F..")]
    tournament = position(*wanted, apart=[(1, 3), (2, 3), (2, 5)])
    assert pairs(tournament) == "2-4 3-5 1"
    assert {"backtracked", "penultimate"} <= events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "C13", "reading 20")
def test_who_will_have_the_bye_may_be_a_moved_down_player() -> None:
    # Nobody but 1 may have the bye. 2-3 would leave 4 with him, whom he has met like 5; 2-4 leaves 3.
    wanted = [Wanted(1, 30), *(Wanted(n, 20, "F..") for n in (2, 3, 4)), Wanted(5, 10, "F..")]
    tournament = position(*wanted, apart=[(1, 4), (1, 5)])
    assert pairs(tournament) == "2-4 3-5 1"
    assert "backtracked" in events(tournament)


@pytest.mark.rule("dutch_1992", "C12", "reading 20")
def test_the_next_bracket_is_counted_as_it_is_put_together() -> None:
    # 1 and 2 come down to 3, 4, 5; 5 has no opponent there and leaves. With 5 the bracket is heterogeneous, and 1 and 2
    # cannot both have a resident: it calls, though nobody else could come. Without 5 it is paired as homogeneous.
    wanted = [Wanted(1, 20), Wanted(2, 20), *(Wanted(n, 10) for n in (3, 4, 5)), Wanted(6), Wanted(7), Wanted(8)]
    apart = [(1, 2), (1, 4), (2, 4), (5, 1), (5, 2), (5, 3), (5, 4)]
    tournament = position(*wanted, apart=apart)
    assert {"backtracked-in-vain", "treated-as-homogeneous"} <= events(tournament)
    assert pairs(tournament) == "1-3 2-6 4-7 5-8"


@pytest.mark.rule("dutch_1992", "C13", "reading 14")
def test_joined_brackets_stay_joined_and_are_paired_by_rank_alone() -> None:
    # 6 can meet 1 alone. So 1-2 is undone, no other pair of the top bracket helps, and everybody is in one bracket.
    wanted = [Wanted(1, 30), Wanted(2, 30), Wanted(3, 20), Wanted(4, 10), Wanted(5, 10), Wanted(6, 0)]
    apart = all_apart_but(range(1, 7), (1, 6), (1, 2), (2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5))
    tournament = position(*wanted, apart=apart)
    assert pairs(tournament) == "1-6 2-4 3-5"
    assert "joined" in events(tournament)


@pytest.mark.rule("dutch_1992", "C13")
def test_the_penultimate_bracket_is_paired_again_so_that_the_lowest_can_be() -> None:
    # 5 and 6 have met: of 1-2, 3-4 in the upper bracket one pair has to be undone.
    tournament = position(*(Wanted(n, 10) for n in range(1, 5)), Wanted(5), Wanted(6), apart=[(5, 6)])
    assert pairs(tournament) == "1-2 3-5 4-6"
    assert {"penultimate", "collapsed"} <= events(tournament)


@pytest.mark.rule("dutch_1992", "C13", "reading 13")
def test_a_moved_down_player_may_have_the_bye_when_nobody_else_can() -> None:
    tournament = position(Wanted(1, 20), Wanted(2, 10, "F"), Wanted(3, 10, "F"), apart=[(1, 2), (1, 3)])
    assert pairs(tournament) == "2-3 1"
    assert "fewer-pairs" in events(tournament)  # one less in the first part is a step of C14


@pytest.mark.rule("dutch_1992", "C14", "reading 8")
def test_where_not_all_moved_down_players_meet_residents_the_highest_come_first() -> None:
    # 1, 2, 3 come down to four residents; 4 is the only one they may meet. 1 has him; 2 and 3 meet each other.
    wanted = [*(Wanted(n, 20) for n in (1, 2, 3)), *(Wanted(n, 10) for n in (4, 5, 6, 7)), Wanted(8)]
    apart = [(1, 2), (1, 3), (2, 3), *((a, b) for a in (1, 2, 3) for b in (5, 6, 7))]
    tournament = position(*wanted, Wanted(9), apart=apart)
    assert pairs(tournament).startswith("1-4 ")
    assert "fewer-pairs" in events(tournament)


@pytest.mark.rule("dutch_1992", "A3", "B4", "C14", "reading 13")
def test_a_moved_down_player_meets_a_resident_although_their_colours_clash() -> None:
    # 2-3 and the bye for 1 would have no clash.
    assert pairs(position(Wanted(1, 20, "wb"), Wanted(2, 10), Wanted(3, 10, "wb"), apart=[(1, 2)])) == "1-3 2"


@pytest.mark.rule("dutch_1992", "C14", "reading 8", "reading 13")
def test_a_moved_down_player_who_can_meet_nobody_is_passed_over() -> None:
    # 1 and 2 come down, and 1 has met everybody: 2 is in the first part, and 1 has the bye.
    wanted = [Wanted(1, 20), Wanted(2, 20), *(Wanted(n, 10) for n in (3, 4, 5))]
    assert pairs(position(*wanted, apart=[(1, 2), (1, 3), (1, 4), (1, 5)])) == "2-3 4-5 1"


@pytest.mark.rule("dutch_1992", "C7", "D1")
def test_the_opponent_of_the_highest_moved_down_player_varies_slowest() -> None:
    wanted = [Wanted(1, 20), Wanted(2, 20), *(Wanted(n, 10) for n in (3, 4, 5))]
    one, two, three, four, five = seen(position(*wanted)).values()
    bracket = Bracket([one, two], [three, four, five], [], None, takes_bye)
    in_order = [((one, three), (two, four)), ((one, three), (two, five)), ((one, four), (two, three))]
    assert [bracket.arrangement(pairs) for pairs in in_order] == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0)]


@pytest.mark.rule("dutch_1992", "C13", "C14", "reading 8", "reading 14")
def test_moved_down_players_beyond_the_first_part_may_be_opponents_in_it() -> None:
    # 3 and 4 can meet 1 and 2 only, so everybody is in one bracket, with 1, 2, 3 moved down. 3 meets no resident: 1 and
    # 2 are S1, 3 comes first in S2, then 4.
    wanted = [Wanted(1, 20), Wanted(2, 20), Wanted(3, 10), *(Wanted(n) for n in (4, 5, 6, 7))]
    apart = [*((3, n) for n in (4, 5, 6, 7)), *((4, n) for n in (5, 6, 7))]
    assert pairs(position(*wanted, apart=apart)) == "1-3 2-4 5-6 7"


@pytest.mark.rule("dutch_1992", "B1", "C6")
def test_pairs_that_may_not_be_have_no_place_on_the_ladder() -> None:
    one, two, three, four = seen(position(*(Wanted(n, 10) for n in (1, 2, 3, 4)), apart=[(1, 3)])).values()
    bracket = Bracket([], [one, two, three, four], [], None, None)
    assert bracket.judge(((one, three), (two, four))) is None
    assert bracket.judge(((one, two), (three, four))) is not None


@pytest.mark.rule("dutch_1992", "C7", "C8", "D1", "D2", "reading 9")
@pytest.mark.parametrize(("count", "rows"), [(6, 3), (7, 3)])
def test_several_candidates_are_put_in_the_order_of_exchanges_and_transpositions(count: int, rows: int) -> None:
    players = seen(position(*(Wanted(n, 10) for n in range(1, count + 1))))
    bracket = Bracket([], list(players.values()), [], None, takes_bye)
    found = [tuple(sorted(pairs)) for pairs in homogeneous_pairings(range(1, count + 1), rows, lambda a, b: True)]
    in_order = list(dict.fromkeys(found))  # what an exchange gives again is left out
    pairings = [tuple((players[a], players[b]) for a, b in pairs) for pairs in in_order]
    places = [_place(bracket, Candidate((), pairs, (), ())) for pairs in pairings]
    assert places == sorted(places)
    assert len(places) == {6: 15, 7: 105}[count]


@pytest.mark.rule("dutch_1992", "C14", "reading 10")
def test_after_c14_floats_are_not_looked_at() -> None:
    # Of 1 to 4 only one pair is possible, with 1 in it. 2, 3, 4 may be his opponent; 3 and 4 floated down before.
    wanted = [Wanted(1, 10, "wb"), Wanted(2, 10, "bw"), Wanted(3, 10, "bwd"), Wanted(4, 10, "bwd")]
    wanted += [Wanted(n, 0, "wb") for n in (5, 6, 7, 8)]
    tournament = position(*wanted, apart=[(2, 3), (2, 4), (3, 4)])
    assert pairs(tournament).startswith("1-2 ")
    card = next(step for step in steps(tournament) if isinstance(step, Scorecard))
    assert [(mark.criterion, mark.cost) for mark in card.marks] == [("B3", 2)]
