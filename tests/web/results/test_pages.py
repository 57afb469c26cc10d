"""Results as they come in: one, many, taken back, in conflict, of a closed round."""

from typing import Any

import pytest

from fairswiss.desk import fide_mode, journals, rounds, soundness
from fairswiss.desk.seating import move_of
from fairswiss.desk.telling import By
from fairswiss.store import rows
from fairswiss.web.access import Role
from fairswiss.web.people.models import Appointment
from fairswiss.web.results.rows import mark
from tests.web.databases import ON_ONE
from tests.web.rounds.events import BY, drafted, enter, event, played, published, state
from tests.web.team import appointed
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

FETCH = {"HX-Request": "true"}


def seen(made: str, board: int, number: int = 1) -> dict[str, Any]:
    return {f"seen-{board}": mark(journals.read(made), number, board)}


def post(owner: Visitor, made: str, path: str, fetch: bool = False, **fields: Any) -> tuple[int, str]:
    headers = FETCH if fetch else {}
    response = owner.send(f"/t/{made}/results/{path}", fields, headers=headers, follow=not fetch)
    return response.status_code, text(response)


def results(made: str, number: int = 1) -> list[str]:
    return ["".join(board[2:]) for board in state(made).round(number).boards]


def test_the_first_page_is_the_round_that_awaits_results(owner: Visitor) -> None:
    made = event(6)
    assert "Pair round 1" in text(owner.get(f"/t/{made}/results/", follow=True))
    made = drafted()
    assert "Only arbiters see this draft" in text(owner.get(f"/t/{made}/results/", follow=True))
    made = played()
    response = owner.get(f"/t/{made}/results/", follow=True)
    assert "All results are in; the round is closed." in text(response)
    rounds.draft(made, BY)
    rounds.publish(made, 2, BY)
    assert "Round 2" in text(owner.get(f"/t/{made}/results/", follow=True))
    for path in ("3/", "0/", "1/board/9/", "3/live"):
        assert owner.get(f"/t/{made}/results/{path}").status_code == 404


@pytest.mark.parametrize(
    ("pressed", "codes"), [("1", "10"), ("=", "=="), ("0", "01"), ("+-", "+-"), ("--", "--"), ("?", "??")]
)
def test_a_button_saves_at_once(owner: Visitor, pressed: str, codes: str) -> None:
    made = published(6)
    status, shown = post(owner, made, "1/enter", pressed=f"2 {pressed}", **seen(made, 2))
    assert status == 200
    assert "Board 2" in shown
    assert "1 of 3" in shown
    assert results(made) == ["  ", codes, "  "]


def test_a_line_without_scripts(owner: Visitor) -> None:
    made = published(6)
    everything = seen(made, 1) | seen(made, 2) | seen(made, 3)
    assert post(owner, made, "1/enter", line="abel 1", **everything)[0] == 200
    assert results(made)[0] == "10"
    for line in ("", "9 1", "1 2", "nobody 1"):
        status, shown = post(owner, made, "1/enter", line=line, **everything)
        assert (status, "This cannot be done" in shown) == (400, True)
    status, shown = post(owner, made, "1/enter", line="1 0", **everything)
    assert status == 409, "somebody entered another result since this page was loaded"
    assert results(made)[0] == "10"


@pytest.mark.parametrize("line", ["2", "brandt"])
def test_a_board_without_a_result_leads_to_its_page(owner: Visitor, line: str) -> None:
    made = published(8)
    status, shown = post(owner, made, "1/enter", line=line)
    assert (status, "Board 2, round 1" in shown) == (200, True)
    assert results(made)[1] == "  "


@pytest.mark.parametrize(
    "fields", [{"pressed": "1 1"}, {"pressed": "x 1", "seen-x": "1.2.__"}, {"pressed": "1 1", "seen-1": "?"}]
)
def test_a_form_that_is_not_whole(owner: Visitor, fields: dict[str, Any]) -> None:
    made = published(6)
    assert post(owner, made, "1/enter", **fields)[0] == 400
    assert results(made) == ["  "] * 3


def test_the_answer_to_a_script_holds_the_changed_boards_and_nothing_else(owner: Visitor) -> None:
    made = published(6)
    head = journals.read(made).head
    enter(made, 1, "0", [3])
    status, shown = post(owner, made, "1/enter", fetch=True, pressed="1 1", since=head, **seen(made, 1))
    assert status == 200
    assert 'id="board-1"' in shown
    assert 'id="board-3"' in shown, "what somebody else entered meanwhile comes along"
    assert 'id="board-2"' not in shown
    assert "2 of 3" in shown
    assert "<html" not in shown


def test_the_same_request_twice_counts_once(owner: Visitor) -> None:
    made = published(6)
    fields = {"pressed": "1 1", "token": "once"} | seen(made, 1)
    post(owner, made, "1/enter", fetch=True, **fields)
    head = journals.read(made).head
    assert post(owner, made, "1/enter", fetch=True, **fields)[0] == 200
    assert journals.read(made).head == head


@pytest.mark.parametrize("fetch", [True, False])
def test_a_conflict_shows_both_results_and_neither_is_lost(owner: Visitor, fetch: bool) -> None:
    made = published(6)
    fields = {"pressed": "1 1"} | seen(made, 1)
    board = state(made).round(1).boards[0]
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "=", "=")], By("anna"))
    status, shown = post(owner, made, "1/enter", fetch=fetch, **fields)
    assert status == 409
    assert "1 : 0" in shown
    assert "½ : ½" in shown
    assert "anna" in shown
    assert results(made)[0] == "=="
    assert mark(journals.read(made), 1, 1) in shown, "the button that replaces it knows what it replaces"
    assert post(owner, made, "1/enter", pressed="1 1-0", **seen(made, 1))[0] == 200
    assert results(made)[0] == "10"


def test_the_same_result_twice_is_no_conflict(owner: Visitor) -> None:
    made = published(6)
    fields = {"pressed": "1 1"} | seen(made, 1)
    enter(made, 1, "1", [1])
    assert post(owner, made, "1/enter", fetch=True, **fields)[0] == 200


def test_a_board_that_was_paired_anew_is_told(owner: Visitor) -> None:
    made = published(6)
    fields = {"pressed": "1 1"} | seen(made, 1)
    one, other = (board.white for board in state(made).round(1).boards[:2])
    rounds.start_hand(made, 1, BY)
    rounds.change(made, 1, move_of("swap", [one, other]), BY)
    rounds.end_hand(made, 1, BY)
    status, shown = post(owner, made, "1/enter", fetch=True, **fields)
    assert (status, "is not a game of round 1" in shown) == (400, True)


def test_news_come_once(owner: Visitor) -> None:
    made = published(6)
    address, head = f"/t/{made}/results/1/live", journals.read(made).head
    same = owner.get(f"{address}?since={head}", headers={"If-None-Match": f'"{head}"'})
    assert (same.status_code, text(same)) == (304, "")
    enter(made, 1, "1", [2])
    news = owner.get(f"{address}?since={head}", headers={"If-None-Match": f'"{head}"'})
    assert news["ETag"] == f'"{journals.read(made).head}"'
    assert 'id="board-2"' in text(news)
    assert 'id="board-1"' not in text(news)
    rounds.start_hand(made, 1, BY)
    assert 'id="board-1"' in text(owner.get(f"{address}?since={head}")), "everything, when more than results changed"


def test_the_last_own_result_is_taken_back(owner: Visitor) -> None:
    made = published(6)
    post(owner, made, "1/enter", pressed="1 1", **seen(made, 1))
    post(owner, made, "1/enter", pressed="2 0", **seen(made, 2))
    first = next(entry.number for entry in rows.entries(made) if entry.kind == "result-entered")
    status, shown = post(owner, made, "1/take-back", fetch=True, entry=first)
    assert (status, "Undone" in shown) == (200, True)
    assert results(made) == ["  ", "01", "  "], "the one that was named"
    post(owner, made, "1/take-back")
    assert results(made) == ["  "] * 3
    status, shown = post(owner, made, "1/take-back")
    assert (status, "You have no result in round" in shown) == (400, True)
    assert soundness.verify(made) == []


def test_a_list_is_pasted(owner: Visitor) -> None:
    made = published(6)
    status, shown = post(owner, made, "1/many", lines="1 1-0\n2 =\n3 0")
    assert (status, "3 more boards" in shown) == (200, True)
    assert results(made) == ["10", "==", "01"]
    assert post(owner, made, "1/many", lines="1 0")[0] == 409
    assert post(owner, made, "1/many", lines="1 0", confirmed="yes")[0] == 200
    status, shown = post(owner, made, "1/many", lines="1 x\n2 y")
    assert (status, shown.count("<li><b>line")) == (422, 2)


def test_a_closed_round_is_corrected_after_its_consequences_were_read(owner: Visitor) -> None:
    made = played(8, 3)
    fide_mode.leave(made, BY._replace(typed="leave FIDE mode"))
    assert "data-closed" in text(owner.get(f"/t/{made}/results/1/"))
    fields = {"pressed": "1 0"} | seen(made, 1)
    status, shown = post(owner, made, "1/enter", **fields)
    assert status == 409
    assert "the standings after it change" in shown
    assert "only the last two rounds" in shown
    assert results(made)[0] == "10"
    assert post(owner, made, "1/enter", **fields, confirmed="yes")[0] == 200
    assert results(made)[0] == "01"
    assert any("corrected" in remark for remark in state(made).remarks)
    status, shown = post(owner, made, "1/take-back")
    assert (status, "is closed" in shown) == (400, True)
    assert post(owner, made, "1/enter", pressed="1 ", confirmed="yes", **seen(made, 1))[0] == 400


def test_in_fide_mode_a_result_of_long_ago_is_corrected_for_the_rating_alone(owner: Visitor) -> None:
    made = played(8, 3)
    fields = {"pressed": "1 0"} | seen(made, 1)
    status, shown = post(owner, made, "1/enter", **fields)
    assert (status, "too late for the standings" in shown) == (409, True)
    before = state(made).tournament()
    assert post(owner, made, "1/enter", **fields, confirmed="yes")[0] == 200
    assert "for rating: 0 : 1" in " ".join(text(owner.get(f"/t/{made}/results/1/")).split())
    assert results(made)[0] == "10"
    after, (white, black) = state(made).tournament(), state(made).round(1).boards[0][:2]
    assert after._replace(extra=()) == before
    assert after.extra == (f"### Result for rating only @ Round 1: {white} - {black}, 0 : 1",)
    assert post(owner, made, "1/enter", pressed="1 1", confirmed="yes", **seen(made, 1))[0] == 200
    assert state(made).tournament() == before, "what stands is what is rated, so there is nothing to remark"
    assert post(owner, made, "1/enter", pressed="1 ", confirmed="yes", **seen(made, 1))[0] == 400
    assert post(owner, made, "2/enter", pressed="1 0", confirmed="yes", **seen(made, 1, 2))[0] == 200
    assert state(made).round(2).boards[0][2:] == ("0", "1"), "the last two rounds are corrected as ever"


def test_every_result_of_one_board(owner: Visitor) -> None:
    made = published(6)
    shown = text(owner.get(f"/t/{made}/results/1/board/2/"))
    assert "Board 2, round 1" in shown
    assert "+ : –" in shown
    assert "no result yet" not in shown
    enter(made, 1, "--", [2])
    assert "no result yet" in text(owner.get(f"/t/{made}/results/1/board/2/"))
    post(owner, made, "1/enter", pressed="2 ", **seen(made, 2))
    assert results(made)[1] == "  "


def test_who_may_only_look_enters_nothing(owner: Visitor) -> None:
    made = published(6)
    looks, enters = appointed(Role.VIEWER, made), appointed(Role.RESULT_ENTRY, made)
    shown = text(looks.get(f"/t/{made}/results/1/"))
    assert "Abel" in shown
    assert 'class="press"' not in shown
    for path in ("1/enter", "1/many", "1/take-back"):
        assert post(looks, made, path, pressed="1 1", **seen(made, 1))[0] == 403
    assert post(enters, made, "1/enter", pressed="1 1", **seen(made, 1))[0] == 200
    assert "(result-entry)" not in text(looks.get(f"/t/{made}/results/1/board/1/"))
    assert "(result-entry)" in text(enters.get(f"/t/{made}/results/1/board/1/"))
    assert post(enters, made, "1/take-back")[0] == 200, "one's own mistakes may be taken back"


def test_who_has_some_boards_enters_those_alone(owner: Visitor) -> None:
    made = published(8)
    enters = appointed(Role.RESULT_ENTRY, made, (2, 3))
    shown = text(enters.get(f"/t/{made}/results/1/"))
    assert "Your boards: 2–3" in shown
    assert shown.count('class="slip-buttons"') == 2
    assert shown.count("data-other") == 2
    assert 'name="pressed"' not in text(enters.get(f"/t/{made}/results/1/board/1/"))
    assert 'name="pressed"' in text(enters.get(f"/t/{made}/results/1/board/2/"))
    assert post(enters, made, "1/enter", pressed="2 1", **seen(made, 2))[0] == 200
    status, said = post(enters, made, "1/enter", pressed="1 1", **seen(made, 1))
    assert status == 403
    assert "Board 1 is not one of yours: you enter results for boards 2–3" in said
    assert post(enters, made, "1/enter", line="4 0")[0] == 403
    assert post(enters, made, "1/many", lines="3 =\n4 1")[0] == 403, "all or nothing"
    assert results(made) == ["  ", "10", "  ", "  "]
    assert post(enters, made, "1/many", lines="3 =")[0] == 200


def test_boards_that_are_no_longer_yours_are_not_taken_back(owner: Visitor) -> None:
    made = published(6)
    enters = appointed(Role.RESULT_ENTRY, made, (1, 2))
    assert post(enters, made, "1/enter", pressed="1 1", **seen(made, 1))[0] == 200
    Appointment.objects.update(first_board=2, last_board=2)
    assert post(enters, made, "1/take-back")[0] == 403
    assert results(made)[0] == "10"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_strip_of_rounds_counts_with_ones_own_entry(owner: Visitor) -> None:
    """The answer to an entry brings the count of its round along: nobody waits for the next poll."""
    made = published(6)
    assert 'id="step-1">0 / 3</span>' in text(owner.get(f"/t/{made}/rounds/1/"))
    told = post(owner, made, "1/enter", fetch=True, pressed="2 1", **seen(made, 2))
    assert 'id="step-1">1 / 3</span>' in told[1]
