"""A whole small event through the API, its refusals, and that no operation is open."""

import json
from typing import Any

import pytest
from django.http.response import HttpResponseBase

from fairswiss.web.access import Action
from fairswiss.web.api.operations import router
from fairswiss.web.api.router import Allowed
from tests.docs import references
from tests.web.visitors import HOST, ORIGIN, Visitor


def call(visitor: Visitor, method: str, path: str, sent: dict[str, Any] | None = None) -> tuple[int, Any]:
    """The status and the data of an answer; writes carry the token as scripts of a page do."""
    visitor.get("/")
    tokens = [morsel.value for name, morsel in visitor.cookies.items() if name.startswith("fairswiss_csrf")]
    headers = {"host": HOST, "origin": ORIGIN, "x-csrftoken": tokens[0] if tokens else ""}
    answer: HttpResponseBase = visitor.generic(
        method, f"/api/{path}", json.dumps(sent or {}), "application/json", headers=headers
    )
    content = getattr(answer, "content", b"")
    return answer.status_code, json.loads(content) if answer["Content-Type"].startswith("application/json") else content


def operations() -> list[tuple[str, Any]]:
    return [(path, operation) for path, view in router.path_operations.items() for operation in view.operations]


@pytest.mark.parametrize(("path", "operation"), operations())
def test_every_operation_names_the_action_it_performs(path: str, operation: Any) -> None:
    allowed = operation.auth_callbacks
    assert [type(callback) for callback in allowed] == [Allowed], path
    assert isinstance(allowed[0].action, Action)
    assert allowed[0].action is not Action.ENTER


def test_without_a_session_nothing_is_answered(visitor: Visitor) -> None:
    for path in ("events", "t/abc", "t/abc/players", "t/abc/journal"):
        assert call(visitor, "GET", path)[0] == 401
    assert visitor.get("/api/openapi.json").status_code == 403


def test_a_write_without_the_token_of_a_page_is_refused(owner: Visitor) -> None:
    answer = owner.post("/api/events", "{}", content_type="application/json", headers={"host": HOST, "origin": ORIGIN})
    assert answer.status_code == 403


def test_a_whole_event(owner: Visitor) -> None:
    status, event = call(owner, "POST", "events", {"name": "Club", "system": "dubov-1997", "rounds": 2})
    assert status == 200
    tournament = f"t/{event['id']}"
    players = [{"name": f"Player {n}", "rating": 2000 - n} for n in range(1, 6)]
    assert len(call(owner, "POST", f"{tournament}/players", {"players": players})[1]) == 5
    assert call(owner, "POST", f"{tournament}/players/5/bye", {"round": 2, "code": "H"})[0] == 200
    for number in (1, 2):
        status, drafted = call(owner, "POST", f"{tournament}/rounds")
        assert (status, drafted["stage"], len(drafted["boards"])) == (200, "draft", 2)
        assert call(owner, "POST", f"{tournament}/rounds/{number}/publish")[1]["next_step"] == "results"
        results = [{"board": 1, "result": "1", "seen": "  "}, {"board": 2, "result": "="}]
        status, played = call(owner, "PUT", f"{tournament}/rounds/{number}/results", {"results": results})
        assert [board["white_result"] for board in played["boards"]] == ["1", "="]
        assert call(owner, "POST", f"{tournament}/rounds/{number}/close")[0] == 200
        assert "explanation" in call(owner, "GET", f"{tournament}/rounds/{number}/explanation")[1]
    status, standings = call(owner, "GET", f"{tournament}/standings?tie_breaks=BH,SB&rounds=true")
    assert standings["order"] == ["PTS", "BH", "SB"]
    assert sum(row["points"] for row in standings["players"]) == 2 * 2 + 1 + 0.5
    assert call(owner, "GET", f"{tournament}/rounds/2/why-not?one=1&other=2")[1]["text"]
    assert len(call(owner, "GET", f"{tournament}/list")[1]) == 5
    card = call(owner, "GET", f"{tournament}/players/5")[1]
    assert (card["name"], [turn["round"] for turn in card["rounds"]]) == ("Player 5", [1, 2])
    assert call(owner, "GET", f"{tournament}/players/99")[0] == 400
    assert call(owner, "GET", f"{tournament}/report")[1]["text"].startswith("012 Club")
    journal = call(owner, "GET", f"{tournament}/journal")[1]
    assert journal[-1]["text"] == "round 2 closed"
    assert call(owner, "POST", f"{tournament}/journal/undo")[1]["next_step"] == "close"
    assert call(owner, "GET", f"{tournament}/journal?after={len(journal)}")[1][0]["kind"] == "undone"


def test_a_result_that_somebody_else_changed_is_told_and_kept(owner: Visitor) -> None:
    event = call(owner, "POST", "events", {"name": "Club", "system": "dutch-2026", "rounds": 1})[1]["id"]
    call(owner, "POST", f"t/{event}/players", {"players": [{"name": "A"}, {"name": "B"}]})
    call(owner, "POST", f"t/{event}/rounds")
    call(owner, "POST", f"t/{event}/rounds/1/publish")
    enter = f"t/{event}/rounds/1/results"
    assert call(owner, "PUT", enter, {"results": [{"board": 1, "result": "1", "seen": "  "}]})[0] == 200
    status, refused = call(owner, "PUT", enter, {"results": [{"board": 1, "result": "0", "seen": "  "}]})
    assert status == 409
    assert "Someone else entered" in refused["error"]
    assert call(owner, "GET", f"t/{event}/rounds/1")[1]["boards"][0]["white_result"] == "1"


@pytest.mark.parametrize(
    ("method", "path", "sent", "status"),
    [
        ("GET", "t/nowhere", None, 404),
        ("POST", "events", {"name": "", "system": "dubov-1997", "rounds": 3}, 400),
        ("POST", "events", {"name": "x", "system": "unknown", "rounds": 3}, 400),
        ("POST", "events", {"name": "x", "system": "dubov-1997", "rounds": 0}, 422),
        ("POST", "events", {"name": "x", "system": "dubov-1997", "rounds": 3, "more": 1}, 422),
    ],
)
def test_what_cannot_be_done_is_said(owner: Visitor, method: str, path: str, sent: Any, status: int) -> None:
    answered, data = call(owner, method, path, sent)
    assert answered == status
    assert data.get("error") or data.get("detail")


def test_consequences_are_told_and_confirmed(owner: Visitor) -> None:
    event = call(owner, "POST", "events", {"name": "Club", "system": "dutch-2026", "rounds": 3})[1]["id"]
    twice = {"players": [{"name": "A"}, {"name": "a"}]}
    status, refused = call(owner, "POST", f"t/{event}/players", twice)
    assert (status, refused["problems"][0]["severity"]) == (409, "warning")
    assert "confirmed=true" in refused["confirm"]
    assert call(owner, "POST", f"t/{event}/players", {**twice, "confirmed": True})[0] == 200


def test_a_request_sent_twice_counts_once(owner: Visitor) -> None:
    event = call(owner, "POST", "events", {"name": "Club", "system": "dutch-2026", "rounds": 3})[1]["id"]
    sent = {"players": [{"name": "A"}], "token": "same"}
    call(owner, "POST", f"t/{event}/players", sent)
    call(owner, "POST", f"t/{event}/players", sent)
    assert len(call(owner, "GET", f"t/{event}/players")[1]) == 1


def test_the_description_names_every_operation(owner: Visitor) -> None:
    description = owner.get("/api/openapi.json").json()
    assert len(operations()) == sum(len(methods) for methods in description["paths"].values())


def test_the_operations_of_the_reference_are_what_the_script_writes() -> None:
    text = references.API.read_text("utf-8")
    assert text == references.with_part(text, "operations", references.operations()), "run scripts/references"
