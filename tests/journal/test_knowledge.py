"""A round stays explained by what was known when it was paired, whatever is changed later, here and in the report."""

import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss import check
from fairswiss.formats.trf import read_trf, write_trf
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import apply, folded, opened
from fairswiss.journal.state import State
from fairswiss.model import Player
from fairswiss.model.facts import Earlier
from fairswiss.model.scoring import Scoring
from fairswiss.rendering import as_data, render
from fairswiss.usecases.corrections import Limits, possible, searched
from fairswiss.usecases.rounds import pair
from fairswiss.usecases.systems import as_announced
from tests.journal.test_chain import journal

SYSTEMS = ("dubov-1997", "dutch-2017", "dutch-2026")
ROUNDS = 4


def told(state: State, story: list[Fact], *new: Fact) -> None:
    """Facts that become true, and are written down."""
    for fact in new:
        apply(state, fact)
        story.append(fact)


def played(system: str, seed: int = 0, players: int = 10) -> tuple[State, list[Fact]]:
    """An event after four rounds by the rules, and its story; ratings repeat, so that names decide too."""
    story = list(_played(system, seed, players))
    state = opened(story[0])
    for fact in story[1:]:
        apply(state, fact)
    return state, story


@cache
def _played(system: str, seed: int, players: int) -> tuple[Fact, ...]:
    lots = random.Random(seed)
    announced = Settings(system, 7, as_announced(Settings(system, 7).info, system))
    story: list[Fact] = [facts.Created(announced)]
    state = opened(story[0])
    for at in range(1, players + 1):
        told(state, story, facts.Registered(at, Player(0, f"{chr(64 + at)}, Player", 2000 - at // 3 * 40)))
    told(state, story, facts.LotDrawn("w"))
    for number in range(1, ROUNDS + 1):
        _play(state, story, number, lots)
    return tuple(story)


def _play(state: State, story: list[Fact], number: int, lots: random.Random) -> None:
    pairing = pair(state.tournament())
    whose = {at: player for player, at in state.numbers.items()}
    boards = tuple((whose[white], whose[black]) for white, black in pairing.games())
    bye = None if pairing.bye is None else whose[pairing.bye]
    told(state, story, facts.Drafted(number, boards, bye, pairing.system, "x"), facts.Published(number))
    for white, black in boards:
        result = lots.choice((("1", "0"), ("=", "="), ("0", "1")))
        told(state, story, facts.ResultEntered(number, white, black, *result))
    told(state, story, facts.Closed(number))


def agreed(state: State) -> list[bool]:
    """Whether each round is the one of the rules: in memory, and in reports of both editions."""
    tournament = state.tournament()
    found = [one.agrees for one in check(tournament)]
    for edition in ("trf16", "trf26"):
        back = read_trf(write_trf(tournament, edition))
        assert back.earlier == tournament.earlier
        assert [one.agrees for one in check(back)] == found
    return found


def in_hindsight(state: State) -> list[bool]:
    """The same by what is known now, which is no measure of what was done."""
    return [one.agrees for one in check(state.tournament()._replace(earlier=()))]


def _corrected(state: State) -> Fact:
    board = state.rounds[2].boards[0]
    result = ("0", "1") if board.white_result == "1" else ("1", "0")
    return facts.ResultCorrected(3, board.white, board.black, *result)


def _amended(registration: int, **data: object) -> Callable[[State], Fact]:
    return lambda state: facts.Amended(registration, state.players[registration]._replace(**data))  # type: ignore[arg-type]


def _announced(**changed: object) -> Callable[[State], Fact]:
    def fact(state: State) -> Fact:
        announced = state.settings._replace(**changed)  # type: ignore[arg-type]
        info = as_announced(announced.info, announced.system, announced.baku)
        return facts.SettingsChanged(announced._replace(info=info))

    return fact


CHANGES: dict[str, Callable[[State], Fact]] = {
    "result": _corrected,
    "rating": _amended(9, rating=2300),
    "title": _amended(5, title="GM"),
    "name": _amended(1, name="Zz, Player"),
    "late player": lambda state: facts.Registered(state.last_registration + 1, Player(0, "New, Player", 2200)),
    "withdrawn": lambda state: facts.Withdrawn(2, len(state.rounds) + 1),
    "forbidden": lambda state: facts.Forbidden(state.rounds[3].boards[0][:2], late=True),
    "penalty": lambda _: facts.PointsAdjusted(1, -10, 2),
    "scoring": _announced(scoring=Scoring.of(30, 10)),
    "rounds": _announced(rounds=ROUNDS + 2),
    "system": _announced(system="dutch-2012"),
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_corrected_result_leaves_the_later_rounds_what_they_were(system: str) -> None:
    state, story = played(system, seed=1)
    told(state, story, _corrected(state))
    assert agreed(state) == [True] * ROUNDS
    assert in_hindsight(state) == [True, True, True, False]
    tournament = state.tournament()
    found = check(tournament)[3]
    assert found.hindsight
    assert [(was.round, was.white_result) for was in found.hindsight.earlier.games] == [(3, "1")]
    words = render([found], "text", tournament)
    assert "After round 4 was paired" in words
    assert "was corrected from 1 : 0 to 0 : 1" in words
    assert "instead of" in words
    data = as_data(found, tournament)
    assert isinstance(data, dict)
    assert data["agrees"]
    assert data["hindsight"]["changes"][0]["kind"] == "game"
    assert not data["hindsight"]["check"]["agrees"]


@pytest.mark.parametrize("change", CHANGES)
def test_no_change_makes_a_round_a_fault(change: str) -> None:
    for system in ("dubov-1997", "dutch-2026"):
        state, story = played(system)
        told(state, story, CHANGES[change](state))
        assert agreed(state) == [True] * ROUNDS, system


def test_the_changes_would_matter_without_their_history() -> None:
    differing = set()
    for system in ("dubov-1997", "dutch-2026"):
        for change, fact in CHANGES.items():
            state, story = played(system)
            told(state, story, fact(state))
            if not all(in_hindsight(state)):
                differing.add(change)
    assert differing >= {"result", "rating", "forbidden", "penalty", "system"}


@given(st.integers(0, 10**6), st.lists(st.sampled_from(sorted(CHANGES)), min_size=2, max_size=4, unique=True))
@settings(deadline=None, max_examples=15)
def test_several_changes_between_rounds_leave_every_round_explained(seed: int, changes: list[str]) -> None:
    state, story = played(SYSTEMS[seed % 3], seed, players=9)
    for at, change in enumerate(changes):
        told(state, story, CHANGES[change](state))
        if at == 0:
            _play(state, story, ROUNDS + 1, random.Random(seed))
    assert all(agreed(state))


def test_an_entry_undone_after_the_next_pairing_still_counted_in_it() -> None:
    state, story = played("dutch-2026", seed=1)
    told(state, story, _corrected(state))
    corrected = len(story)
    _play(state, story, ROUNDS + 1, random.Random(3))
    after = folded(journal(*story, facts.Undone(corrected)))
    assert [was.white_result for was in after.tournament().earlier[0].games] == ["0"]
    assert [earlier.round for earlier in after.tournament().earlier] == [ROUNDS + 1]
    assert agreed(after) == [True] * (ROUNDS + 1)


def test_an_event_taken_over_keeps_what_the_report_said_and_what_is_changed_later() -> None:
    state, story = played("dutch-2026", seed=1)
    told(state, story, _corrected(state))
    report = read_trf(write_trf(state.tournament()))
    again = opened(facts.Imported(state.settings, report))
    assert again.tournament().earlier == report.earlier
    board = again.rounds[1].boards[0]
    apply(again, facts.ResultCorrected(2, board.white, board.black, "0", "1"))
    apply(again, facts.Registered(11, Player(0, "First, Player", 2500)))
    assert agreed(again) == [True] * ROUNDS
    assert [len(earlier.games) for earlier in again.tournament().earlier] == [1, 2]


def test_a_change_by_hand_is_measured_by_what_was_known_while_it_was_made() -> None:
    state, story = played("dutch-2026", seed=1)
    pairing = pair(state.tournament())
    whose = {at: player for player, at in state.numbers.items()}
    drafted = facts.Drafted(5, tuple((whose[w], whose[b]) for w, b in pairing.games()), None, pairing.system, "x")
    told(state, story, drafted)
    board = state.rounds[3].boards[0]
    told(state, story, facts.ResultCorrected(4, board.white, board.black, "=", "="))
    assert agreed_with_draft(state)
    fresh = pair(state.tournament())
    told(state, story, facts.HandStarted(5))
    told(state, story, facts.Rearranged(5, tuple((whose[w], whose[b]) for w, b in fresh.games()), None))
    assert not state.tournament(with_draft=True).earlier
    assert agreed_with_draft(state)


def agreed_with_draft(state: State) -> bool:
    return check(state.tournament(with_draft=True))[-1].agrees


@pytest.mark.parametrize(
    "line",
    [
        "game 3, 1 - 99, 1 : 0", "game 9, 1 - 2, 1 : 0", "game 3, 1 - 2, 1 : 1", "order 1 2 3", "rating 1, 99999",
        "points x, round 1: 1", "scoring 1 2", "rounds x", "bye 1, 1, X", "apart a b", "something else", "",
    ],
)  # fmt: skip
def test_remarks_that_are_not_understood_are_kept_and_named(line: str) -> None:
    state, _ = played("dutch-2026")
    remark = f"### As paired @ Round 4: {line}".rstrip()
    back = read_trf(write_trf(state.tournament()) + remark + "\n")
    assert back.earlier == ()
    assert back.extra == (remark,)
    assert read_trf(write_trf(back)) == back


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_correction_that_nobody_wrote_down_is_found(system: str) -> None:
    state, story = played(system, seed=1)
    told(state, story, _corrected(state))
    was = state.tournament().earlier[0].games[0]
    silent = state.tournament()._replace(earlier=())
    differs = check(silent)[3]
    *steps, found = searched(silent, differs)
    assert found.game is not None
    assert found.tried == len(steps) + 1 <= found.of
    explained = silent._replace(earlier=(Earlier(4, games=(found.game,)),))
    assert check(explained)[3].agrees
    assert was in list(possible(silent, differs))
    assert "probably corrected later" in render([differs._replace(search=found)], "text", silent)


def test_the_search_for_a_correction_is_bounded() -> None:
    state, story = played("dutch-2026", seed=1)
    told(state, story, _corrected(state))
    silent = state.tournament()._replace(earlier=())
    differs = check(silent)[3]._replace(recorded_only=(), rules_only=())
    *_, gave_up = searched(silent, differs, limits=Limits(tries=0))
    assert (gave_up.game, gave_up.tried, gave_up.gave_up) == (None, 0, True)
    *_, late = searched(silent, differs, limits=Limits(seconds=-1))
    assert (late.tried, late.gave_up) == (0, True)
    assert "stopped after 0 of" in render([differs._replace(search=late)], "text", silent)
    *_, nothing = searched(silent, differs._replace(round=1))
    assert (nothing.of, nothing.gave_up) == (0, False)
