"""What each fact does to an event, what is refused, and that undoing brings back what was before."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.journal import facts
from fairswiss.journal.effects import EFFECTS
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import NoLongerFits, apply, folded, opened
from fairswiss.journal.state import Stage, State
from fairswiss.model import BadRequest, Player, Tournament
from fairswiss.model.facts import Bond
from fairswiss.model.rounds import Absence, Bye
from tests.formats.strategies import tournaments
from tests.journal.test_chain import journal
from tests.tournaments import renumbered

SETTINGS = Settings("dubov-1997", 3)
FOUR = (2100, 2000, 1900, 1800)


def event(*more: Fact, ratings: tuple[int, ...] = FOUR) -> State:
    """An event of a few players after some facts; registration n has the n-th rating."""
    state = opened(facts.Created(SETTINGS))
    for number, rating in enumerate(ratings, 1):
        apply(state, facts.Registered(number, Player(0, f"Player {rating}", rating)))
    for fact in more:
        apply(state, fact)
    return state


def drafted(number: int = 1, boards: tuple[tuple[int, int], ...] = ((1, 3), (4, 2)), bye: int | None = None) -> Fact:
    return facts.Drafted(number, boards, bye, "dubov-1997", "fairswiss")


PLAYED = (
    drafted(),
    facts.Published(1),
    facts.ResultEntered(1, 1, 3, "1", "0"),
    facts.ResultEntered(1, 4, 2, "=", "="),
    facts.Closed(1),
)


# -- the list: C.04.2, articles 2.2 to 2.5 -----------------------------------------------------------------------------


def test_the_list_is_ordered_by_rating_title_and_name() -> None:
    state = opened(facts.Created(SETTINGS))
    for number, player in enumerate(
        [Player(0, "b", 2000), Player(0, "a", 2000), Player(0, "c", 2000, "FM"), Player(0, "d", 2200)], 1
    ):
        apply(state, facts.Registered(number, player))
    assert [state.player(player).name for player in state.in_order()] == ["d", "c", "a", "b"]


def test_the_list_can_stay_in_the_order_of_entry() -> None:
    state = event(facts.SettingsChanged(SETTINGS._replace(numbering="entry")), ratings=(1000, 2000))
    assert state.numbers == {1: 1, 2: 2}


def test_a_late_entry_takes_its_place_and_everybody_below_moves() -> None:
    state = event(*PLAYED, facts.Registered(5, Player(0, "Late", 1950)))
    assert state.numbers == {1: 1, 2: 2, 5: 3, 3: 4, 4: 5}
    assert {(g.white, g.black) for g in state.tournament().rounds[0].games} == {(1, 4), (5, 2)}


def test_a_corrected_rating_moves_the_number_until_round_4_is_paired() -> None:
    state = event(*PLAYED, facts.Amended(4, Player(0, "Player 1800", 2050)))
    assert state.numbers == {1: 1, 4: 2, 2: 3, 3: 4}
    state.rounds = [state.rounds[0].copy() for _ in range(4)]
    apply(state, facts.Amended(4, Player(0, "Player 1800", 1000)))
    assert state.numbers == {1: 1, 4: 2, 2: 3, 3: 4}
    assert state.player(4).rating == 1000


def test_who_never_played_can_be_struck_off_and_the_others_move_up() -> None:
    state = event(facts.Removed(2))
    assert state.numbers == {1: 1, 3: 2, 4: 3}
    with pytest.raises(BadRequest, match="appears in a round"):
        event(*PLAYED, facts.Removed(2))
    with pytest.raises(BadRequest, match="forbidden pairing"):
        event(facts.Forbidden((2, 3)), facts.Removed(2))


# -- who comes ---------------------------------------------------------------------------------------------------------


def test_a_withdrawn_player_is_absent_from_every_round_to_come_until_returning() -> None:
    state = event(*PLAYED, facts.Withdrawn(2, 2))
    assert state.tournament().absences == (Absence(2, 2), Absence(3, 2))
    apply(state, facts.Returned(2, 3))
    assert state.tournament().absences == (Absence(2, 2),)


def test_a_bye_asked_for_is_used_up_by_the_draft_and_comes_back_with_it() -> None:
    state = event(facts.ByeAsked(4, 1, "H"), drafted(boards=((1, 2),), bye=3))
    assert state.tournament(with_draft=True).rounds[0].byes == (Bye(3, "U"), Bye(4, "H"))
    assert state.tournament(with_draft=True).absences == ()
    assert state.tournament().absences == (Absence(1, 4, "H"),), "without the draft it is still to come"
    apply(state, facts.DraftDropped(1))
    assert state.tournament().absences == (Absence(1, 4, "H"),)


def test_whoever_is_absent_forfeits_where_the_pairings_were_fixed_beforehand() -> None:
    state = event(facts.ByeAsked(4, 1, "H"), drafted())
    assert state.round(1).boards[1][2:] == ("-", "+")
    assert state.round(1).byes == {}
    apply(state, facts.DraftDropped(1))
    assert state.tournament().absences == (Absence(1, 4, "H"),)


@pytest.mark.parametrize(
    "fact",
    [
        facts.ByeAsked(4, 1, "H"),
        facts.ByeAsked(4, 4, "H"),
        facts.ByeAsked(4, 2, "U"),
        facts.ByeAsked(9, 2, "H"),
        facts.ByeDropped(4, 2),
        facts.Withdrawn(4, 1),
        facts.Returned(4, 2),
        facts.Registered(4, Player(0, "Again")),
        facts.Amended(9, Player(0, "Nobody")),
        facts.Forbidden((1,)),
        facts.Forbidden((1, 9)),
        facts.ForbiddenLifted((1, 2)),
        facts.GroupDeclared(1, Bond.FAMILY, "", (1,)),
        facts.GroupDeclared(1, Bond.FAMILY, "", (1, 9)),
        facts.GroupDropped(1),
        facts.CategoryDropped("U12"),
        facts.ParticularsNoted(9, "nobody"),
        facts.FactorsNoted("standard", ((9, 20),)),
        facts.FactorsNoted("standard", ((1, 101),)),
        facts.FactorsNoted("bullet", ((1, 20),)),
        facts.LotDrawn("w"),
        facts.SettingsChanged(SETTINGS._replace(rounds=0)),
        facts.SettingsChanged(SETTINGS._replace(numbering="entry")),
        drafted(1),
        drafted(3),
        drafted(2, ((1, 2), (2, 3))),
        drafted(2, ((1, 2),), bye=1),
        facts.Published(1),
        facts.Published(2),
        facts.HandStarted(1),
        facts.Rearranged(1, ((1, 3), (4, 2)), None),
        facts.HandEnded(1, 0),
        facts.DraftDropped(1),
        facts.Closed(1),
        facts.ResultEntered(1, 1, 3, "0", "1"),
        facts.ResultCorrected(1, 3, 1, "0", "1"),
        facts.ResultCorrected(1, 1, 3, "1", "1"[:0]),
        facts.ResultCorrected(1, 1, 3, "+", "1"),
        facts.ResultCorrected(1, 1, 3, " ", " "),
        facts.Created(SETTINGS),
    ],
)
def test_what_cannot_be_true_is_refused_and_changes_nothing(fact: Fact) -> None:
    state = event(*PLAYED)
    before = (state.tournament(), dict(state.numbers), state.settings)
    with pytest.raises(BadRequest):
        apply(state, fact)
    state.changed()
    assert (state.tournament(), state.numbers, state.settings) == before


# -- rounds ------------------------------------------------------------------------------------------------------------


def test_every_kind_of_fact_has_an_effect_but_beginnings_and_undoing() -> None:
    assert set(facts.KINDS.values()) - EFFECTS.keys() == {facts.Created, facts.Imported, facts.Undone}


def test_a_draft_is_not_part_of_the_tournament_until_it_is_published() -> None:
    state = event(drafted())
    assert state.drafted is not None
    assert state.tournament().rounds == ()
    assert len(state.tournament(with_draft=True).rounds) == 1
    apply(state, facts.Published(1))
    assert len(state.tournament().rounds) == 1


def test_a_round_is_closed_only_with_all_results_and_can_be_opened_again() -> None:
    with pytest.raises(BadRequest, match="has 1 results missing"):
        event(*PLAYED[:3], facts.Closed(1))
    state = event(*PLAYED, facts.Reopened(1))
    assert state.round(1).stage is Stage.PUBLISHED


def test_an_old_result_is_corrected_with_a_remark_once_two_more_rounds_were_paired() -> None:
    state = event(*PLAYED, facts.ResultCorrected(1, 1, 3, "0", "1"))
    assert state.round(1).boards[0][2:] == ("0", "1")
    assert state.remarks == []
    state.rounds += [state.rounds[0].copy(), state.rounds[0].copy()]
    apply(state, facts.ResultCorrected(1, 1, 3, "1", "0"))
    assert state.remarks == ["### Result of round 1 corrected after round 3 was paired"]


def test_changes_by_hand_are_a_phase_and_leave_a_mark_when_they_differ() -> None:
    state = event(drafted(), facts.HandStarted(1), facts.Rearranged(1, ((3, 1), (2, 4)), None))
    with pytest.raises(BadRequest, match="Finish that first"):
        apply(state, facts.Published(1))
    apply(state, facts.HandEnded(1, 2))
    assert [board[:2] for board in state.round(1).boards] == [(3, 1), (2, 4)]
    assert state.remarks == ["### MPA @ Round 1"]
    assert event(drafted(), facts.HandStarted(1), facts.HandEnded(1, 0)).remarks == []


def test_a_player_left_over_by_hand_is_absent_and_one_with_a_result_stays() -> None:
    state = event(drafted(), facts.HandStarted(1), facts.Rearranged(1, ((1, 3),), 2))
    assert state.round(1).byes == {4: "Z", 2: "U"}
    with pytest.raises(BadRequest, match="already has a result"):
        event(*PLAYED[:3], facts.HandStarted(1), facts.Rearranged(1, ((1, 2), (4, 3)), None))


# -- from a report, and back -------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(tournaments())
def test_an_event_taken_over_is_the_tournament_it_was_numbered_as_it_is_paired(tournament: Tournament) -> None:
    planned = tournament.rounds_planned or 99
    report = tournament.revised(
        rounds_planned=planned, absences=tuple(a for a in tournament.absences if a.round <= planned)
    )
    taken = Settings("dutch-2026", planned, report.info, report.scoring)
    numbered = renumbered(report, report.places()) if report.order else report
    assert opened(facts.Imported(taken, report)).tournament() == numbered


# -- undoing -----------------------------------------------------------------------------------------------------------


def whole(*more: Fact) -> list[Fact]:
    registered = [facts.Registered(n, Player(0, f"Player {rating}", rating)) for n, rating in enumerate(FOUR, 1)]
    return [facts.Created(SETTINGS), *registered, *PLAYED, *more]


def test_undoing_the_last_entry_brings_back_what_was_before() -> None:
    done = whole(facts.Withdrawn(2, 2))
    state = folded(journal(*done, facts.Undone(len(done))))
    assert state.tournament() == folded(journal(*done[:-1])).tournament()


def test_undoing_an_undoing_makes_the_entry_count_again() -> None:
    done = whole(facts.Withdrawn(2, 2))
    twice = folded(journal(*done, facts.Undone(len(done)), facts.Undone(len(done) + 1)))
    assert twice.tournament() == folded(journal(*done)).tournament()


def test_an_entry_that_later_ones_need_cannot_be_undone() -> None:
    with pytest.raises(NoLongerFits, match=r"Entry 7 \(published\) is no longer consistent: Round 1 has"):
        folded(journal(*whole(), facts.Undone(6)))


@given(st.integers(0, 10**6))
def test_a_copy_can_be_changed_without_changing_the_original(seed: int) -> None:
    chance = random.Random(seed)
    done = [*whole(), facts.Withdrawn(2, 2), facts.ByeAsked(1, 2, "H"), drafted(2, ((3, 4),))]
    at = chance.randrange(5, len(done))
    state = folded(journal(*done[:at]))
    before = state.tournament(with_draft=True)
    twin = state.copy()
    for fact in done[at:]:
        apply(twin, fact)
    state.changed()
    assert state.tournament(with_draft=True) == before
    assert twin.tournament(with_draft=True) == folded(journal(*done)).tournament(with_draft=True)
