"""Chapter 2: what no pairing may do, when 2.5 gives way, and what an arbiter may waive."""

from collections.abc import Callable

import pytest

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.model import Adjustment, BadRequest, NoPairing, Tournament
from fairswiss.model.problems import Remedy
from fairswiss.rules.dubov_1997.definitions import LAW
from fairswiss.usecases.rounds import pair
from fairswiss.why.clauses import Waived
from fairswiss.why.steps import IslandPaired
from tests.rules.dubov_1997.positions import (
    SYSTEM,
    Wanted,
    black,
    boards,
    card,
    cites,
    couples,
    event,
    movers,
    opening,
    paired,
    passed_over,
    position,
    steps,
    the_step,
    verdict,
    white,
    why_apart,
)

BY_DIFFERENCE = "bbwb"
"""Two blacks more than whites, but not black twice in the end: white is fixed by 2.3 alone."""
BY_ROW = "wbb"
"""Black twice in the end, one black more than whites: white is fixed by 2.4 alone."""


def as_it_is(history: str) -> str:
    return history


def mirrored(history: str) -> str:
    return history.translate(str.maketrans("wb", "bw"))


# -- 2.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "2.1")
def test_two_players_who_have_played_each_other_are_not_paired_again() -> None:
    # Rows by 6.2: 1-3, 2-4. 1 and 3 have met, so 1-4, 2-3.
    tournament = position(
        white(1, 20, 2300, 2000), white(2, 20, 2300, 2010), black(3, 20, 2200), black(4, 20, 2100), met=[(3, 1)]
    )
    assert boards(paired(tournament)) == {"1-4", "2-3"}
    assert why_apart(tournament, 1, 3) == ("met", "2.1")
    assert verdict(tournament, 1, 3).because.facts()["round"] == 1


@pytest.mark.rule("dubov_1997", "2.1")
def test_players_whom_the_arbiter_forbade_to_meet_are_treated_as_if_they_had_met() -> None:
    tournament = position(
        white(1, 20, 2300, 2000), white(2, 20, 2300, 2010), black(3, 20, 2200), black(4, 20, 2100), apart=[(1, 3)]
    )
    pairing = paired(tournament)
    assert boards(pairing) == {"1-4", "2-3"}
    assert passed_over(steps(pairing, "row")[0]) == [(3, "forbidden")]
    assert why_apart(tournament, 1, 3) == ("forbidden", "2.1")


@pytest.mark.rule("dubov_1997", "2.1", "reading 5")
def test_2_1_is_never_waived() -> None:
    tournament = event([2200, 2100], "1-2:==")
    with pytest.raises(NoPairing) as refused:
        paired(tournament, waivers={"2.2", "2.3", "2.4"})
    assert refused.value.witness["waivers_that_help"] == []
    with pytest.raises(BadRequest, match=r"2\.1 cannot be waived"):
        paired(tournament, waivers={"2.1"})


# -- 2.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "2.2")
@pytest.mark.parametrize(
    ("what", "bye"),
    [
        ("5:U 4-6:==", 4),  # a bye allotted by the pairing
        ("5:F 4-6:==", 4),  # a full point asked for
        ("5-6:+- 4:H", 4),  # a game won by forfeit
        ("5:H 4-6:==", 5),  # half a point does not bar
        ("5:Z 4-6:==", 5),
        ("5-6:-+ 4:H", 5),  # the loser of a forfeit got no point
    ],
)
def test_a_player_who_has_received_a_point_without_playing_does_not_receive_a_bye(what: str, bye: int) -> None:
    # Players 4 and 5 are the lowest score group (penalties put them there whatever round 1 brought them); 5 has the
    # lower R and would have the bye, if 2.2 allows it. Player 6 is not there any more.
    tournament = event([2400, 2300, 2250, 2200, 2100, 2000], f"1-2:10 3:H {what}")
    points = {line: card(tournament, line).points for line in (4, 5)}
    tournament = tournament.withdraw(6).revised(
        adjustments=tuple(Adjustment((number,), -50 - points[number], "", 1) for number in points)
    )
    pairing = paired(tournament)
    assert pairing.bye == bye
    (step,) = opening(pairing, "bye")
    assert passed_over(step) == ([(5, "had-point")] if bye == 4 else [])


# -- 2.3 and 2.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "2.3", "2.4")
@pytest.mark.parametrize("turn", [as_it_is, mirrored])
@pytest.mark.parametrize(("history", "article"), [(BY_DIFFERENCE, "2.3"), (BY_ROW, "2.4")])
def test_two_players_bound_to_the_same_colour_cannot_be_paired(
    history: str, article: str, turn: Callable[[str], str]
) -> None:
    # 1 and 2 may only have white (or only black, mirrored). They would be each other's score group; so each is an
    # island and meets somebody from the group below.
    mine = turn(history)
    tournament = position(
        Wanted(1, 20, 2300, history=mine, aro=1990),
        Wanted(2, 20, 2200, history=mine),
        Wanted(3, 10, 2100, history=mirrored(mine)),
        Wanted(4, 10, 2000, history=mirrored(mine)),
    )
    assert why_apart(tournament, 1, 2) == ("colours", article)
    assert couples(paired(tournament)) == {(1, 3), (2, 4)}


@pytest.mark.rule("dubov_1997", "2.3")
@pytest.mark.parametrize(("history", "may"), [("bwb", True), ("bbwb", False), ("wbw", True), ("wwbw", False)])
def test_the_difference_may_reach_2_and_no_more(history: str, may: bool) -> None:
    assert card(position(Wanted(1, 20, 2000, history=history)), 1).may_change_colour is may


@pytest.mark.rule("dubov_1997", "2.4")
@pytest.mark.parametrize(("history", "may"), [("wbwb", True), ("wwbb", False), ("bwbw", True), ("bbww", False)])
def test_no_colour_comes_three_times_in_a_row(history: str, may: bool) -> None:
    # All four are level, so 2.3 would allow either colour.
    assert card(position(Wanted(1, 20, 2000, history=history)), 1).may_change_colour is may


@pytest.mark.rule("dubov_1997", "2.3", "2.4")
@pytest.mark.parametrize("history", [BY_DIFFERENCE, BY_ROW])
def test_there_is_no_exception_for_colours_in_the_last_round(history: str) -> None:
    players = Wanted(1, 20, 2300, history=history), Wanted(2, 20, 2200, history=history)
    with pytest.raises(NoPairing):
        paired(position(*players, last_round=True))


@pytest.mark.rule("dubov_1997", "2.3", "reading 28")
@pytest.mark.parametrize(("history", "expected"), [("wwwwbw", "2-1"), ("bbbbwb", "1-2")])
def test_a_history_already_out_of_balance_may_take_the_colour_that_brings_it_nearer(
    history: str, expected: str
) -> None:
    # Four whites more than blacks: after another black the difference is 3, still out of bounds, and read to the
    # letter the player could never be paired again. White would make it 5 and stays forbidden.
    opponent = Wanted(2, 20, 2200, history=mirrored(history)[-2:])
    tournament = position(Wanted(1, 20, 2300, history=history), opponent)
    assert boards(paired(tournament)) == {expected}
    assert not card(tournament, 1).may_change_colour


# -- 2.5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "2.5")
@pytest.mark.parametrize(
    ("rounds_ago", "planned", "may"),
    [
        ((), 9, True),
        ((1,), 9, False),  # not two times running
        ((2,), 9, True),
        ((2, 4), 9, True),
        ((2, 4, 6), 9, False),  # three times, less than 10 rounds
        ((2, 4, 6), 10, True),  # more than 9 rounds: four times
        ((2, 4, 6, 8), 10, False),
        ((2, 4, 6, 8), 11, False),
    ],
)
def test_a_player_meets_more_points_neither_twice_running_nor_more_than_three_or_four_times(
    rounds_ago: tuple[int, ...], planned: int, may: bool
) -> None:
    tournament = position(white(1, 20, 2000, upfloats=rounds_ago), planned=planned)
    assert card(tournament, 1).may_upfloat is may


@pytest.mark.rule("dubov_1997", "2.5")
@pytest.mark.parametrize("rounds_ago", [(1,), (2, 4, 6), (1, 3, 5, 7)])
def test_2_5_does_not_hold_in_the_last_round(rounds_ago: tuple[int, ...]) -> None:
    assert card(position(white(1, 20, 2000, upfloats=rounds_ago), last_round=True), 1).may_upfloat


@pytest.mark.rule("dubov_1997", "2.5")
@pytest.mark.parametrize(("planned", "comes_up"), [(9, 5), (10, 4)])
def test_the_third_transfer_is_the_last_in_9_rounds_and_not_in_10(planned: int, comes_up: int) -> None:
    # 1, 2 (white) and 3 (black) are odd: a black with the highest R comes up. That is 4, up three times before.
    tournament = position(
        white(1, 30, 2600, 2000),
        white(2, 30, 2500, 2010),
        black(3, 30, 2400),
        black(4, 20, 2300, upfloats=(2, 4, 6)),
        black(5, 20, 2200),
        white(6, 20, 2100),
        planned=planned,
    )
    step = the_step(paired(tournament), "came-up")
    assert step.players == (comes_up,)
    assert passed_over(step) == ([(4, "barred")] if comes_up == 5 else [])


@pytest.mark.rule("dubov_1997", "2.5")
@pytest.mark.parametrize(("last_round", "comes_up"), [(False, 5), (True, 4)])
def test_in_the_last_round_somebody_comes_up_again_who_was_up_the_round_before(last_round: bool, comes_up: int) -> None:
    tournament = position(
        white(1, 30, 2600, 2000),
        white(2, 30, 2500, 2010),
        black(3, 30, 2400),
        black(4, 20, 2300, upfloats=(1,)),
        black(5, 20, 2200),
        white(6, 20, 2100),
        last_round=last_round,
    )
    assert movers(paired(tournament), "came-up") == [comes_up]


@pytest.mark.rule("dubov_1997", "2.5", "reading 5")
def test_when_2_5_alone_makes_the_round_impossible_it_becomes_a_preference_and_the_explanation_says_so() -> None:
    # Two players on different scores, the lower one barred: there is no other pairing.
    tournament = position(white(1, 30, 2300), black(2, 20, 2200, upfloats=(1,)))
    pairing = paired(tournament)
    assert boards(pairing) == {"1-2"}
    (step,) = opening(pairing, "limit-lifted")
    assert cites(step, "2.5", "reading 5")
    assert the_step(pairing, "island-paired").limit_lifted
    # Where the round is possible, nothing is lifted.
    possible = position(white(1, 30, 2300), black(2, 20, 2200))
    assert opening(paired(possible), "limit-lifted") == []


@pytest.mark.rule("dubov_1997", "2.5", "reading 23")
def test_as_a_preference_2_5_puts_those_who_may_come_up_first_before_colour_is_looked_at() -> None:
    # 6 is alone on the lowest score and barred, so 2.5 is lifted for the round. 1 (white) looks below: 2 and 4 are
    # due black but barred; 3 and 5 are due white and free. The free ones come first, of them the higher R: 1-3.
    # Looking at colour first, or forgetting 2.5 altogether, would give 1-2.
    tournament = position(
        white(1, 30, 2500),
        black(2, 20, 2400, upfloats=(1,)),
        white(3, 20, 2300),
        black(4, 20, 2200, upfloats=(1,)),
        white(5, 20, 2100),
        black(6, 0, 2000, upfloats=(1,)),
    )
    pairing = paired(tournament)
    assert opening(pairing, "limit-lifted")
    assert (1, 3) in couples(pairing)


@pytest.mark.rule("dubov_1997", "reading 23")
def test_the_preference_holds_inside_one_score_group_only() -> None:
    # As above, but everybody in the next group is barred. The nearest group still comes first: 1 meets 2 (due black)
    # and not 4, who is free but further down.
    tournament = position(
        white(1, 30, 2500),
        black(2, 20, 2400, upfloats=(1,)),
        white(3, 20, 2300, upfloats=(1,)),
        black(4, 10, 2200),
        white(5, 10, 2100),
        black(6, 0, 2000, upfloats=(1,)),
    )
    pairing = paired(tournament)
    assert opening(pairing, "limit-lifted")
    assert (1, 2) in couples(pairing)
    step = steps(pairing, "island-paired")[0]
    assert cites(step, "7.1", "2.5", "reading 23")


@pytest.mark.rule("dubov_1997", "2.2", "2.5", "reading 24")
def test_another_bye_is_tried_before_2_5_is_lifted() -> None:
    # The bye belongs to 3 (lowest score group, lowest R). But then 1 would have to meet 2, who is barred. With the
    # bye for 2, player 3 meets 1 and 2.5 stays in force.
    tournament = position(white(1, 30, 2300), black(2, 20, 2200, upfloats=(1,)), black(3, 20, 2100))
    pairing = paired(tournament)
    assert pairing.bye == 2
    assert boards(pairing) == {"1-3"}
    assert opening(pairing, "limit-lifted") == []
    assert passed_over(opening(pairing, "bye")[0]) == [(3, "dead-end")]
    # Even somebody from the highest score group has the bye rather, if that leaves 2.5 in force: with 2 and 3 barred
    # they can only meet each other.
    barred = white(1, 30, 2300), black(2, 20, 2200, upfloats=(1,)), black(3, 20, 2100, upfloats=(1,))
    pairing = paired(position(*barred))
    assert (pairing.bye, couples(pairing), opening(pairing, "limit-lifted")) == (1, {(2, 3)}, [])
    # When no bye helps (2 and 3 may not meet), 2.5 is lifted and the bye goes by the usual order.
    pairing = paired(position(*barred, apart=[(2, 3)]))
    assert (pairing.bye, boards(pairing)) == (3, {"1-2"})
    assert opening(pairing, "limit-lifted")


# -- 2.6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dubov_1997", "2.6")
@pytest.mark.parametrize("history", [BY_DIFFERENCE, BY_ROW])
def test_nobody_is_transferred_to_a_colour_that_2_3_or_2_4_forbids_him(history: str) -> None:
    # Three whites, one black: the white with the lowest ARO changes (7.3). That is 1, whose colour is fixed; so 2.
    tournament = position(
        Wanted(1, 20, 2400, history=history, aro=1900),
        white(2, 20, 2300, 2000),
        white(3, 20, 2200, 2100),
        black(4, 20, 2350),
    )
    step = the_step(paired(tournament), "transferred")
    assert step.players == (2,)
    assert passed_over(step) == [(1, "colour-fixed")]


@pytest.mark.rule("dubov_1997", "2.6")
@pytest.mark.parametrize("history", [BY_DIFFERENCE, BY_ROW])
def test_nobody_is_transferred_to_white_either_against_2_3_or_2_4(history: str) -> None:
    tournament = position(
        Wanted(1, 20, 2400, history=mirrored(history), aro=2100),
        black(2, 20, 2300, 2000),
        black(3, 20, 2200, 1900),
        white(4, 20, 2350),
    )
    step = the_step(paired(tournament), "transferred")
    assert (step.players, passed_over(step)) == ((2,), [(1, "colour-fixed")])


# -- waivers -----------------------------------------------------------------------------------------------------


def refused(tournament: Tournament, **options: object) -> NoPairing:
    with pytest.raises(NoPairing) as caught:
        pair(tournament, SYSTEM, options=Options(**options))  # type: ignore[arg-type]
    return caught.value


def waived_colour(pairing: Pairing, player: int) -> Waived | None:
    assert pairing.explanation
    return next(r for r in pairing.explanation.colours if player in (r.white, r.black)).waived


@pytest.mark.rule("dubov_1997", "2.2", "reading 5")
def test_when_everybody_has_had_a_point_the_arbiter_is_asked_to_waive_2_2() -> None:
    # The bye then goes by the usual order: lowest score group, lowest R.
    tournament = position(
        white(1, 30, 2300, had_point=True), black(2, 20, 2200, had_point=True), white(3, 20, 2100, had_point=True)
    )
    error = refused(tournament)
    assert error.witness["waivers_that_help"] == [["2.2"]]
    assert (error.code, error.remedies, error.facts["waivers"]) == ("no-legal-pairing", (Remedy.WAIVE,), [["2.2"]])
    assert refused(tournament, waivers=frozenset({"2.3", "2.4"})).witness["waivers_that_help"] == [["2.2"]]
    pairing = paired(tournament, waivers={"2.2"})
    assert (pairing.bye, couples(pairing)) == (3, {(1, 2)})
    (step,) = opening(pairing, "bye")
    assert step.waived
    assert cites(step, "4", "reading 6", "2.2")


@pytest.mark.rule("dubov_1997", "2.2", "reading 26")
def test_the_waiver_of_2_2_is_not_used_while_somebody_may_have_the_bye() -> None:
    tournament = position(white(1, 30, 2300), black(2, 20, 2200, had_point=True), white(3, 20, 2100, had_point=True))
    pairing = paired(tournament, waivers={"2.2"})
    assert pairing.bye == 1
    (step,) = opening(pairing, "bye")
    assert not step.waived


@pytest.mark.rule("dubov_1997", "2.3", "2.4", "reading 5", "reading 26")
@pytest.mark.parametrize(("history", "needed"), [(BY_DIFFERENCE, ["2.3"]), (BY_ROW, ["2.4"]), ("bb", ["2.3", "2.4"])])
def test_when_colours_block_the_round_the_arbiter_is_asked_and_the_waived_case_is_marked(
    history: str, needed: list[str]
) -> None:
    # Two players who both must have white, and nobody else.
    tournament = position(Wanted(1, 20, 2300, history=history), Wanted(2, 20, 2200, history=history))
    error = refused(tournament)
    assert error.witness["waivers_that_help"] == [needed]
    assert {tuple(group) for group in error.witness["groups"]} == {(1,), (2,)}  # type: ignore[attr-defined]
    assert error.witness["competing_for"] == []
    assert f"if the arbiter waives {' and '.join(needed)}." in error.message
    others = {"2.2", "2.3", "2.4"} - set(needed[:1])
    assert refused(tournament, waivers=frozenset(others)).witness["waivers_that_help"] == [needed[:1]]

    pairing = paired(tournament, waivers=needed)
    (step,) = opening(pairing, "waived")
    assert [article.key for article in step.waived] == needed
    # Equal histories, equal AROs: white to the lower R, so 1 has the forbidden black.
    assert boards(pairing) == {"2-1"}
    assert waived_colour(pairing, 1) == Waived(LAW(*needed), 1)


@pytest.mark.rule("dubov_1997", "reading 26")
def test_a_waiver_that_is_not_needed_changes_nothing() -> None:
    # 1 and 2 must both have white; 3 and 4 are from the group below. With 2.4 waived 1 and 2 could meet, but nobody
    # has to: islands, as without the waiver.
    tournament = position(
        Wanted(1, 20, 2300, history=BY_ROW), Wanted(2, 20, 2200, history=BY_ROW), black(3, 10, 2100), black(4, 10, 2000)
    )
    pairing = paired(tournament, waivers={"2.3", "2.4"})
    assert pairing == paired(tournament)
    assert opening(pairing, "waived") == []


@pytest.mark.rule("dubov_1997", "reading 5", "reading 26")
def test_a_colour_is_not_waived_where_2_5_alone_makes_the_round_impossible() -> None:
    # 1 and 2 must both have white and cannot meet; 3 and 4 below are barred. Without a waiver 2.5 becomes a preference
    # and nobody gets a forbidden colour; so with one the least number of waived cases is 0 too.
    tournament = position(
        Wanted(1, 30, 2500, history=BY_ROW),
        Wanted(2, 30, 2400, history=BY_ROW),
        black(3, 20, 2300, upfloats=(1,)),
        black(4, 20, 2200, upfloats=(1,)),
    )
    assert opening(paired(tournament), "limit-lifted")
    assert boards(paired(tournament, waivers={"2.4"})) == boards(paired(tournament))


@pytest.mark.rule("dubov_1997", "reading 5", "2.2")
def test_a_second_point_without_playing_is_not_given_where_2_5_alone_makes_the_round_impossible() -> None:
    # Only 3 may have the bye, and then 2, who is barred, has to meet 1: 2.5 becomes a preference.
    tournament = position(
        white(1, 30, 2500, had_point=True), black(2, 20, 2300, had_point=True, upfloats=(1,)), black(3, 20, 2200)
    )
    assert paired(tournament).bye == 3
    assert paired(tournament, waivers={"2.2"}).bye == 3


@pytest.mark.rule("dubov_1997", "reading 26")
def test_the_round_is_paired_with_as_few_waived_cases_as_possible() -> None:
    # 3, 4, 5, 6 must have white, 2 must have black, 1 (alone above) may have either and is due white.
    # By the usual order 1 would take 2: opposite due colour. Then 3, 4, 5, 6 need two waived cases. With 1-3 (1 has
    # black) and 2-x one case is left. So 1 takes 3, the highest R of the others, and one pair is marked.
    must_have_white = [Wanted(n, 20, 2600 - 100 * n, history=BY_ROW) for n in (3, 4, 5, 6)]
    tournament = position(
        Wanted(1, 30, 2500, history="wb"), Wanted(2, 20, 2400, history=mirrored(BY_ROW)), *must_have_white
    )
    assert refused(tournament).witness["waivers_that_help"] == [["2.4"]]
    pairing = paired(tournament, waivers={"2.4"})
    assert "3-1" in boards(pairing)
    assert passed_over(_island(pairing)) == [(2, "dead-end")]
    assert pairing.explanation
    assert sum(reason.waived is not None for reason in pairing.explanation.colours) == 1


def _island(pairing: Pairing) -> IslandPaired:
    step = the_step(pairing, "island-paired")
    assert isinstance(step, IslandPaired)
    return step


@pytest.mark.rule("dubov_1997", "2.5")
def test_unknown_options_are_refused() -> None:
    tournament = position(white(1, 20, 2300), black(2, 20, 2200))
    with pytest.raises(BadRequest, match=r"2\.5 cannot be waived"):
        paired(tournament, waivers={"2.5"})
    with pytest.raises(BadRequest, match=r"upfloat_limit is 'never'\. Known: strict, yield"):
        paired(tournament, upfloat_limit="never")
