"""Rounds of matches in the manager: both games by key, by line and by list; standings, sheets, reports, refusals."""

import pytest

from fairswiss.desk import events, fide_mode, journals, rounds
from fairswiss.formats.trf import read_trf, write_trf
from fairswiss.model.errors import BadRequest
from fairswiss.usecases.notation import result_words, typed_for, typed_result
from tests.web.api.test_operations import call
from tests.web.results.test_pages import post, results, seen
from tests.web.rounds.events import BY, event, published, state
from tests.web.visitors import Visitor, text

SYSTEM = "double-swiss-2026"
OPEN = ("  ", "  ")


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("1=", ("1=", "0=")), ("10", ("10", "01")), ("1-0 ½-½", ("1=", "0=")), ("1 : 0, 1/2 : 1/2", ("1=", "0=")),
        ("+-", ("+-", "-+")), ("1-0,--", ("1-", "0-")), ("w ½-0", ("W=", "L0")), ("", OPEN), ("1", ("1 ", "0 ")),
    ],
)  # fmt: skip
def test_both_games_are_typed_at_once(typed: str, codes: tuple[str, str]) -> None:
    assert typed_for(typed, OPEN) == codes


def test_one_result_is_that_of_the_game_that_is_missing() -> None:
    assert typed_for("=", ("1 ", "0 ")) == ("1=", "0=")
    for typed, held in (("=", ("1=", "0=")), ("1 1 1", OPEN), ("1x", OPEN)):
        with pytest.raises(BadRequest):
            typed_for(typed, held)
    assert typed_result("0=", 2) == ("0=", "1=")
    assert [result_words(*codes) for codes in (OPEN, ("1 ", "0 "), ("1D", "0D"))] == [
        "", "1 : 0, …", "1 : 0, ½ : ½ (not rated)"
    ]  # fmt: skip


def test_buttons_lines_and_lists_fill_both_games(owner: Visitor) -> None:
    made = published(8, system=SYSTEM)
    assert results(made) == ["    "] * 4
    for pressed in ("1", "="):
        status, shown = post(owner, made, "1/enter", pressed=f"1 {pressed}", **seen(made, 1))
        assert status == 200
    assert "1 : 0, ½ : ½" in shown
    assert post(owner, made, "1/enter", pressed="1 0", **seen(made, 1))[0] == 400  # both games have a result
    assert post(owner, made, "1/enter", line="2 10", **seen(made, 2))[0] == 200
    assert post(owner, made, "1/enter", line="3 1-0 -+", **seen(made, 3))[0] == 200
    assert post(owner, made, "1/enter", line="4 1", **seen(made, 4))[0] == 200
    assert results(made) == ["1=0=", "1001", "1-0+", "1 0 "]
    with pytest.raises(BadRequest, match="1"):
        rounds.close(made, 1, BY)
    rounds.enter_results(made, 1, [_result(made, 4, "--")], BY)
    assert results(made)[3] == "--++"
    rounds.close(made, 1, BY)


def _result(made: str, board: int, typed: str) -> rounds.Result:
    held = state(made).round(1).boards[board - 1]
    return rounds.Result(held.white, held.black, *typed_result(typed, 2))


def test_a_single_result_is_refused_for_a_match(owner: Visitor) -> None:
    made = published(4, system=SYSTEM)
    held = state(made).round(1).boards[0]
    with pytest.raises(BadRequest, match="cannot be the results"):
        rounds.enter_results(made, 1, [rounds.Result(held.white, held.black, "1", "0")], BY)


PAGES = (
    "", "standings/", "standings/?table=cross", "rounds/3/", "results/3/", "results/3/board/1/", "why/3/",
    "why/3/board/1", "why/3/group/1", "why/3/list", "why/3/what-if", "why/player/1", "paper/", "paper/pairings/3/",
    "paper/cross/3/", "paper/slips/3/", "paper/names/3/", "players/", "journal/",
)  # fmt: skip


def test_a_whole_event_with_its_pages_and_its_report(owner: Visitor) -> None:
    made = event(7, 3, SYSTEM)
    rounds.draw_lot(made, BY, "w")
    for number, typed in ((1, "1="), (2, "0="), (3, "10")):
        rounds.draft(made, BY)
        rounds.publish(made, number, BY)
        boards = state(made).round(number).boards
        found = [rounds.Result(b.white, b.black, *typed_result(typed, 2)) for b in boards]
        rounds.enter_results(made, number, found, BY)
        rounds.close(made, number, BY)
    answers = {path: owner.get(f"/t/{made}/{path}", follow=True) for path in PAGES}
    assert {path: response.status_code for path, response in answers.items()} == dict.fromkeys(PAGES, 200)
    assert "1 : 0, 0 : 1" in text(answers["results/3/"])
    assert "1\u00a0½" in text(answers["standings/?table=cross"])
    tournament = journals.read(made).state.tournament()
    report = write_trf(tournament)
    assert read_trf(report) == tournament
    taken_over, problems = events.import_event(report.encode(), BY)
    assert problems == ()
    assert journals.read(taken_over.event).state.tournament().rounds == tournament.rounds


def test_what_cannot_be_announced_for_matches(owner: Visitor) -> None:
    made = published(4, system=SYSTEM)
    settings = state(made).settings
    fide_mode.leave(made, BY._replace(typed="leave FIDE mode"))
    with pytest.raises(BadRequest, match="single games"):
        events.change_settings(made, settings._replace(system="dutch-2026"), BY)


def test_programs_enter_both_games_and_read_both_codes(owner: Visitor) -> None:
    made = published(4, system=SYSTEM)
    address = f"t/{made}/rounds/1"
    entered = call(owner, "POST", f"{address}/slips", {"lines": "1 1=\n2 1-0"})[1]
    assert [board["white_result"] for board in entered["boards"]] == ["1=", "1 "]
    sent = {"results": [{"board": 2, "result": "=", "seen": "1 0 "}]}
    entered = call(owner, "PUT", f"{address}/results", sent)[1]
    assert [(board["white_result"], board["black_result"]) for board in entered["boards"]][1] == ("1=", "0=")
    assert call(owner, "POST", f"{address}/results/take-back")[0] == 200
    assert results(made)[1] == "1 0 "
