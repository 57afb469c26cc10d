"""A key that a program gives stands for one request of one account: sent again it counts once, otherwise refused."""

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import DatabaseError

from fairswiss.desk import journals, registration, rounds
from fairswiss.model.player import Player
from fairswiss.store import requests, rows
from fairswiss.store.models import EntryRow, EventRow, RequestRow
from fairswiss.web import request_keys, shared_counts
from fairswiss.web.access import Role
from fairswiss.web.named_locks import give, held, take
from fairswiss.web.people.appointments import Task, appoint
from fairswiss.web.people.models import Appointment
from fairswiss.web.request_names import Keyed
from tests.cli.events import Shell
from tests.web.rounds.events import BY, event, published, state
from tests.web.sendings import OPERATIONS
from tests.web.team import account, appointed
from tests.web.teams.events import team_event
from tests.web.test_twice import OPERATIONS_OF_PEOPLE, WRITES
from tests.web.visitors import HOST, ORIGIN, Visitor

ON_ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""What asks nothing of the database that the other tests do not ask."""


def call(visitor: Visitor, path: str, sent: dict[str, Any], key: str = "same", method: str = "POST") -> Any:
    visitor.get("/")
    (csrf,) = [morsel.value for name, morsel in visitor.cookies.items() if name.startswith("fairswiss_csrf")]
    headers = {"host": HOST, "origin": ORIGIN, "x-csrftoken": csrf} | ({"idempotency-key": key} if key else {})
    return visitor.generic(method, f"/api/{path}", json.dumps(sent), "application/json", headers=headers)


def players(*names: str) -> dict[str, Any]:
    return {"players": [{"name": name} for name in names]}


def names(made: str) -> set[str]:
    return {player.name for player in state(made).players.values()}


def test_another_account_with_the_same_key_is_another_request(owner: Visitor) -> None:
    made = event(2)
    arbiter = appointed(Role.ARBITER, made)
    assert call(owner, f"t/{made}/players", players("Zorn, Zoe")).status_code == 200
    assert call(arbiter, f"t/{made}/players", players("Yarrow, Yan")).status_code == 200
    assert {"Zorn, Zoe", "Yarrow, Yan"} <= names(made)
    assert call(arbiter, f"t/{made}/lot", {"colour": "w"}, key="of the owner").status_code == 200
    assert call(owner, f"t/{made}/players", players("Xu, Xia"), key="of the owner").status_code == 200
    assert "Xu, Xia" in names(made)


@pytest.mark.parametrize("by_field", [False, True])
def test_another_body_operation_or_event_under_a_used_key_is_refused(owner: Visitor, by_field: bool) -> None:
    made, other = event(2), event(2)
    more, key = ({"token": "same"}, "") if by_field else ({}, "same")
    assert call(owner, f"t/{made}/players", players("Zorn, Zoe") | more, key).status_code == 200
    before = EntryRow.objects.count()
    for path, sent in (
        (f"t/{made}/players", players("Yarrow, Yan")),
        (f"t/{made}/lot", {}),
        (f"t/{other}/players", players("Zorn, Zoe")),
        ("accounts", {"name": "newcomer"}),
    ):
        answer = call(owner, path, sent | more, key)
        assert answer.status_code == 422, (path, answer.content)
        assert "key" in answer.json()["error"]
    assert EntryRow.objects.count() == before
    assert not User.objects.filter(username="newcomer").exists()


@ON_ONE
@pytest.mark.parametrize(
    ("path", "method", "fields"),
    [
        *((path, method, OPERATIONS[path].fields) for path, method in WRITES),
        *((path, "POST", fields) for path, fields in OPERATIONS_OF_PEOPLE.items()),
        ("t/{tournament}/tables/look", "POST", {"text": "Name\nZorn, Zoe\n"}),
        ("t/{tournament}/rating-list/fill", "POST", {"seen": "", "players": [1]}),
    ],
)
def test_no_operation_takes_the_key_of_another_request(path: str, method: str, fields: Any, owner: Visitor) -> None:
    made = team_event() if "team" in path or "line-up" in path else event()
    appoint(account("helper"), made, Task(Role.RESULT_ENTRY), "test")
    request_keys.keep(Keyed("owner", "same", "something else"))
    before = EntryRow.objects.count(), EventRow.objects.count(), User.objects.count(), Appointment.objects.count()
    number = Appointment.objects.get().pk if "people" in path or "dismiss" in path else 1
    values = {
        "tournament": made,
        "player": 1,
        "registration": 1,
        "number": number,
        "board": 1,
        "name": "helper",
        "team": 1,
    }
    sent = (fields(made) if callable(fields) else fields) | {"confirmed": True}
    if path in OPERATIONS and callable(OPERATIONS[path].fields):
        before = EntryRow.objects.count(), EventRow.objects.count(), *before[2:]
    answer = call(owner, path.format(**values), sent, method=method)
    assert (answer.status_code, "key" in answer.json()["error"]) == (422, True), answer.content
    now = EntryRow.objects.count(), EventRow.objects.count(), User.objects.count(), Appointment.objects.count()
    assert now == before


def test_a_repeated_request_gets_the_answer_it_got_although_the_event_went_on(owner: Visitor) -> None:
    made = event(4)
    first = call(owner, f"t/{made}/rounds", {})
    rounds.publish(made, 1, BY)
    registration.withdraw(made, 4, BY)
    again = call(owner, f"t/{made}/rounds", {})
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    assert again.json()["stage"] == "draft"


@ON_ONE
def test_an_answer_that_was_lost_with_its_key_is_worked_out_again_and_nothing_is_done_twice(owner: Visitor) -> None:
    """The program was killed after it had written the journal, and before it had kept the key."""
    made = event(2)
    first = call(owner, f"t/{made}/players", players("Zorn, Zoe"))
    RequestRow.objects.all().delete()
    again = call(owner, f"t/{made}/players", players("Zorn, Zoe"))
    assert first.content == again.content
    assert len(state(made).players) == 3
    assert RequestRow.objects.count() == 1


@ON_ONE
def test_a_refused_request_leaves_its_key_free(owner: Visitor) -> None:
    made = published()
    path = f"t/{made}/rounds/1/results"
    assert call(owner, path, {"results": [{"board": 99, "result": "1"}]}, method="PUT").status_code == 400
    assert call(owner, path, {"results": [{"board": 1, "result": "1"}]}, method="PUT").status_code == 200


@ON_ONE
def test_confirming_is_the_same_request(owner: Visitor) -> None:
    made = published()
    asked = call(owner, f"t/{made}/rounds/1/hand/start", {})
    assert asked.status_code == 409
    assert call(owner, f"t/{made}/rounds/1/hand/start", {"confirmed": True}).status_code == 200
    head = journals.read(made).head
    assert call(owner, f"t/{made}/rounds/1/hand/start", {"confirmed": True}).status_code == 200
    assert call(owner, f"t/{made}/rounds/1/hand/start", {}).status_code == 200
    assert journals.read(made).head == head


@ON_ONE
def test_a_request_that_is_being_worked_on_is_told_to_wait(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = event(2)
    meanwhile: list[Any] = []
    register = registration.register

    def slow(*args: Any, **named: Any) -> Any:
        meanwhile.append(call(owner, f"t/{made}/players", players("Zorn, Zoe")))
        return register(*args, **named)

    monkeypatch.setattr(registration, "register", slow)
    assert call(owner, f"t/{made}/players", players("Zorn, Zoe")).status_code == 200
    (second,) = meanwhile
    assert second.status_code == 409
    assert second["Retry-After"]
    assert "being processed" in second.json()["error"]
    assert len(state(made).players) == 3


@ON_ONE
def test_a_key_is_neither_too_long_nor_given_twice(owner: Visitor) -> None:
    made = event(2)
    long = call(owner, f"t/{made}/players", players("Zorn, Zoe"), key="k" * (request_keys.MOST_KEY + 1))
    assert (long.status_code, "255 characters" in long.json()["error"]) == (400, True)
    both = call(owner, f"t/{made}/players", players("Zorn, Zoe") | {"token": "other"})
    assert (both.status_code, "Idempotency-Key" in both.json()["error"]) == (400, True)
    for end in ("a", "b"):
        assert call(owner, f"t/{made}/players", players(f"Zorn, {end}"), key="k" * 64 + end).status_code == 200
    assert len(state(made).players) == 4


def test_operations_without_a_journal_answer_the_same_and_a_password_is_shown_once(owner: Visitor) -> None:
    first = call(owner, "accounts", {"name": "newcomer"})
    hashed = User.objects.get(username="newcomer").password
    again = call(owner, "accounts", {"name": "newcomer"})
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json()["password"]
    assert again.json() == first.json() | {"password": ""}
    assert User.objects.get(username="newcomer").password == hashed
    assert call(owner, "accounts/newcomer/appoint", {"role": "viewer"}, key="task").status_code == 200
    number = Appointment.objects.get(user__username="newcomer").pk
    gone = [call(owner, f"accounts/newcomer/dismiss/{number}", {}, key="gone") for _ in range(2)]
    assert [answer.status_code for answer in gone] == [200, 200]
    assert gone[0].content == gone[1].content


@ON_ONE
def test_whoever_lost_the_right_gets_no_answer_of_old(owner: Visitor) -> None:
    made = event(2)
    arbiter = appointed(Role.ARBITER, made)
    assert call(arbiter, f"t/{made}/players", players("Zorn, Zoe")).status_code == 200
    Appointment.objects.all().delete()
    assert call(arbiter, f"t/{made}/players", players("Zorn, Zoe")).status_code == 403


@ON_ONE
def test_what_is_kept_names_nobody(owner: Visitor) -> None:
    made = event(2)
    call(owner, f"t/{made}/players", players("Zorn, Zoe"), key="a very own key")
    row = RequestRow.objects.get()
    kept = repr((row.name, row.account, row.asked, bytes(row.answer or b"")))
    assert row.answer
    for word in ("Zorn", "owner", "very own", made):
        assert word not in kept


@ON_ONE
def test_anonymising_forgets_what_was_answered(owner: Visitor) -> None:
    made = event(2)
    call(owner, f"t/{made}/players", players("Zorn, Zoe"))
    rows.archive(made)
    assert call(owner, f"t/{made}/privacy/anonymise", {"name": "Spring Open"}, key="forget").status_code == 200
    assert RequestRow.objects.filter(answer=b"").count() == 1
    again = call(owner, f"t/{made}/players", players("Zorn, Zoe"))
    assert (again.status_code, "no longer stored" in again.json()["error"]) == (409, True)
    assert "Zorn, Zoe" not in names(made)


@ON_ONE
def test_keys_end_after_a_day_and_an_account_has_so_many(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MOST", 3)
    for at in range(5):
        requests.keep(f"place {at}", "account", "asked", b"answer")
    assert [requests.found(f"place {at}") is not None for at in range(5)] == [False, False, True, True, True]
    requests.keep("large", "other", "asked", b"x" * (requests.MOST_ANSWER + 1))
    assert requests.found("large") == requests.Done("asked", None)
    monkeypatch.setattr(requests, "LIFETIME", timedelta(0))
    assert requests.found("place 4") is None
    requests.keep("new", "account", "asked", b"answer")
    assert RequestRow.objects.count() == 1


@ON_ONE
def test_what_was_done_is_reported_even_if_its_key_cannot_be_kept(
    owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DatabaseError("database or disk is full")

    made = event(2)
    monkeypatch.setattr(requests, "keep", full)
    for _ in range(2):
        assert call(owner, f"t/{made}/players", players("Zorn, Zoe")).status_code == 200
    assert len(state(made).players) == 3


# -- pages and the command line ----------------------------------------------------------------------------------------


@ON_ONE
def test_the_same_form_of_another_account_is_another_request(owner: Visitor) -> None:
    made = event(2)
    arbiter = appointed(Role.ARBITER, made)
    for visitor in (owner, arbiter):
        sent = {"name": "Zorn, Zoe", "rating": "1900", "token": "guessed", "confirmed": "yes"}
        assert visitor.send(f"/t/{made}/players/add", sent).status_code == 302
    assert len(state(made).players) == 4


@ON_ONE
def test_the_same_form_with_another_file_is_another_request(owner: Visitor) -> None:
    from fairswiss.formats.trf import write_trf

    made = event(4)
    rounds.draft(made, BY)
    for name in ("Zorn, Zoe", "Yarrow, Yan"):
        registration.register(made, [Player(0, name)], BY._replace(token=name))
        content = write_trf(state(made).tournament(with_draft=True)).encode()
        file = SimpleUploadedFile("a.trf", content)
        sent = {"file": file, "system": "", "rounds": "", "token": "of the page", "confirmed": "yes"}
        assert owner.send("/import", sent).status_code == 302
    assert EventRow.objects.count() == 3


@ON_ONE
def test_a_token_of_the_command_line_stands_for_one_request(owner: Visitor, run: Shell, data: Path) -> None:
    made = event(2)
    registration.register(made, [Player(0, "Zorn, Zoe")], BY)
    registration.register(made, [Player(0, "Yarrow, Yan")], BY)
    head = journals.read(made).head
    undo = ("journal", "undo", made)
    assert run(*undo, str(head), "--token", "x", "--data", str(data)).code == 0
    assert run(*undo, str(head), "--token", "x", "--data", str(data)).code == 0
    other = run(*undo, str(head - 1), "--token", "x", "--data", str(data))
    assert other.code == 3
    assert "used for a different request" in other.err
    assert names(made) >= {"Zorn, Zoe"}


# -- names that are held -----------------------------------------------------------------------------------------------


def test_a_name_is_held_by_one_of_all_workers(data: Path) -> None:
    shared_counts.begin_anew(data)
    mine, another = (shared_counts.Shared(data, "secret") for _ in range(2))
    assert mine.take("name")
    another._opened = None
    with another._writing() as opened:
        opened.execute("UPDATE taken SET process = 1")  # a process that runs and is not this one
    assert not mine.take("name")
    with another._writing() as opened:
        opened.execute("UPDATE taken SET process = 999999999")  # one that has ended
    assert mine.take("name")
    mine.give("name")
    assert another.take("name")
    for one in (mine, another):
        one.close()


def test_a_name_is_held_by_one_of_all_threads() -> None:
    with held("name") as first, held("name") as second:
        assert (first, second) == (True, False)
    assert take("name")
    give("name")
