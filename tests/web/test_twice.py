"""A request whose answer was lost is sent again, and counts once: every address that writes, every operation."""

import json
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connections

from fairswiss.desk import backups, journals
from fairswiss.desk.captain_links import captain_link
from fairswiss.desk.events import create_event
from fairswiss.journal.facts import Settings
from fairswiss.model.tournament import EventInfo
from fairswiss.store.models import AuditRow, EntryRow, EventRow, SubscriberRow
from fairswiss.web.access import Role
from fairswiss.web.captains.signing import key as captains_key
from fairswiss.web.people.appointments import Task, appoint
from fairswiss.web.people.models import Appointment
from tests.web.api.test_operations import operations
from tests.web.notifications.test_messages import link_in, mailing, public
from tests.web.phones.events import check_in_code, link
from tests.web.rounds.events import BY, event, published, state
from tests.web.sendings import ANNOUNCED, OPERATIONS, PAGES, Fields
from tests.web.team import account
from tests.web.test_access import VIEWS
from tests.web.visitors import HOST, ORIGIN, Visitor

TEMPLATES = Path(backups.__file__).parents[1] / "web"
OF_THE_BROWSER = {"leave", "theme", "density", "language"}
"""They change what one browser remembers: done twice, it remembers the same."""
OF_PEOPLE = {
    "sign-in": {"name": "helper", "password": "wrong"},
    "my-password": {"new": "a long new one", "again": "a long new one"},
    "accounts": {"name": "newcomer", "password": "a long new one"},
    "accounts/<str:name>/password": {"password": "a long new one"},
    "accounts/<str:name>/end": {},
    "accounts/<str:name>/appoint": {"role": "viewer", "tournament": "every"},
    "accounts/<str:name>/dismiss/<int:number>": {},
    "t/<slug:tournament>/people/": {"name": "helper", "role": "viewer"},
    "t/<slug:tournament>/people/<int:number>/change": {"role": "viewer"},
    "t/<slug:tournament>/people/<int:number>/dismiss": {},
}
"""They say how something is to be, and add nothing: sent again, they change nothing more, or are refused."""
KNOWN_BY_ITS_HASH = {"sign-in", "my-password", "accounts/<str:name>/password"}
"""Of these nobody's list shows anything: a try that fails, and passwords."""
CHANGE_NOTHING = {
    "t/<slug:tournament>/journal/verify", "audit/verify", "restore/check", "t/<slug:tournament>/prizes/preview",
}  # fmt: skip
FORMS_OF_THE_BROWSER = {
    "theme.html", "density.html", "language.html", "base.html", "design.html", "confirm.html", "asking.html",
    "asked.html",
}  # fmt: skip
"""Also forms that send again what another form had sent, its token included, and examples."""
BY_ITSELF = {f"t/<slug:tournament>/players/{of}" for of in ("import/<str:upload>", "rating-list", "rating-list/fill")}
"""Tested beside their pages: test_tables, test_ratings."""
OF_MESSAGES = {address for address, view in VIEWS.items() if view.__module__.startswith("fairswiss.web.notifications")}
"""Their effect is mail: sent twice below."""
OF_CREDENTIALS = {address for address, view in VIEWS.items() if view.__module__.startswith("fairswiss.web.credentials")}
"""Codes, invitations and answers of a provider count once by themselves; tokens and invitations are listed, and one
too many is revoked: tests/web/credentials."""
WRITING = sorted(
    address
    for address, view in VIEWS.items()
    if "POST" in view.methods
    and address not in OF_THE_BROWSER | CHANGE_NOTHING | BY_ITSELF | OF_MESSAGES | OF_CREDENTIALS | OF_PEOPLE.keys()
)


def _effect(data: Path) -> tuple[Any, ...]:
    """Everything that a request can have done."""
    uploads = data / "uploads"
    return (
        EntryRow.objects.count(),
        sorted(EventRow.objects.values_list("id", "archived")),
        AuditRow.objects.count(),
        sorted(path.name for path in uploads.rglob("*")),
    )


def _address(pattern: str, made: str) -> str:
    values = {"tournament": made, "registration": "1", "number": "1", "team": "1"}
    if pattern.startswith("p/"):
        values["link"] = check_in_code(made) if "here/" in pattern else link(made)
    if pattern.startswith("l/"):
        values["link"] = captain_link(journals.read(made), 1, captains_key())
    if "copies" in pattern:
        values["name"] = backups.snapshots(made)[-1].name
    return "/" + re.sub(r"<\w+:(\w+)>", lambda found: values[found[1]], pattern)


@pytest.mark.parametrize("pattern", WRITING)
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # operations, below, on the other one
def test_a_form_sent_twice_counts_once(pattern: str, owner: Visitor, data: Path) -> None:
    assert pattern in PAGES, f"/{pattern} writes: say in PAGES how it is sent, so that this test can send it twice"
    sending = PAGES[pattern]
    made = sending.begun()
    begun = sending.fields(made) if callable(sending.fields) else sending.fields
    answers, effects = [], [_effect(data)]
    for _ in range(2):
        for value in begun.values():
            if isinstance(value, SimpleUploadedFile):
                value.seek(0)
        answers.append(owner.send(_address(pattern, made), {**begun, "token": "lost", "confirmed": "yes"}))
        effects.append(_effect(data))
    assert [answer.status_code for answer in answers] == [302, 302], getattr(answers[0], "content", b"")[-3000:]
    assert effects[0] != effects[1]
    assert effects[1] == effects[2]


def _people() -> list[Any]:
    """What is known of accounts and their tasks; a password is another one each time it is set."""
    return [
        *User.objects.order_by("username").values_list("username", "is_active"),
        *Appointment.objects.order_by("user__username").values_list("user__username", "tournament", "role"),
    ]


@pytest.mark.parametrize("pattern", OF_PEOPLE)
def test_what_is_said_of_people_twice_holds_once(pattern: str, owner: Visitor) -> None:
    made = event()
    appoint(account("helper"), made, Task(Role.RESULT_ENTRY), "test")
    values = {"name": "helper", "tournament": made, "number": str(Appointment.objects.get().pk)}
    address = "/" + re.sub(r"<\w+:(\w+)>", lambda found: values[found[1]], pattern)
    known = [_people()]
    for _ in range(2):
        assert owner.send(address, OF_PEOPLE[pattern]).status_code < 500
        known.append(_people())
    assert (known[0] == known[1]) is (pattern in KNOWN_BY_ITS_HASH)
    assert known[1] == known[2]


def test_a_form_that_was_changed_and_sent_again_is_another_request(owner: Visitor) -> None:
    made = event(2)
    for name in ("Zorn, Zoe", "Yarrow, Yan"):
        owner.send(f"/t/{made}/players/add", {"name": name, "rating": "1900", "token": "of the page"})
    assert len(state(made).players) == 4
    for name in ("Club", "Another club"):
        owner.send("/new", {**ANNOUNCED, "name": name, "token": "of the page"})
    assert EventRow.objects.count() == 3


def test_every_form_names_its_request() -> None:
    for file in TEMPLATES.rglob("*.html"):
        if file.name in FORMS_OF_THE_BROWSER:
            continue
        for form in re.findall(r'<form[^>]*method="post".*?</form>', file.read_text("utf-8"), re.DOTALL):
            visitors = ("notifications:ask", "notifications:confirm", "notifications:unsubscribe")
            by_link = any(one in form for one in visitors)  # without a session; twice is once, by their own tests
            unnamed = by_link or "journal:verify" in form or file.parent.name in ("people", "credentials")
            assert 'name="token"' in form or unnamed, (file.name, form[:200])


OPERATIONS_OF_PEOPLE: dict[str, Fields] = {
    "accounts": {"name": "newcomer", "password": "a long new one"},
    "accounts/{name}/password": {"password": "a long new one"},
    "accounts/{name}/end": {},
    "accounts/{name}/appoint": {"role": "viewer"},
    "accounts/{name}/dismiss/{number}": {},
    "t/{tournament}/people": {"name": "helper", "role": "viewer"},
    "t/{tournament}/people/{number}/change": {"role": "viewer"},
    "t/{tournament}/people/{number}/dismiss": {},
}
OPERATIONS_BY_THEMSELVES = {
    "t/{tournament}/tables/look", "t/{tournament}/rating-list/fill", "events/restore/check",
    "t/{tournament}/prizes/preview",
}  # fmt: skip
"""They change nothing, or need a rating list: tested in tests/web/api and tests/web/store."""
OPERATIONS_BY_THEMSELVES |= {path for path, _ in operations() if path.startswith("my/") or "/invitations" in path}
"""Of credentials: tests/web/credentials."""
OPERATIONS_BY_THEMSELVES |= {"t/{tournament}/notifications"}
"""Sent twice below, with the forms for messages."""
OPERATIONS_BY_THEMSELVES |= {"tie-breaks/own"}
"""A list of one's own under its name: kept again, it is the same."""
WRITES = [
    (path, method)
    for path, operation in operations()
    for method in operation.methods
    if method not in ("GET", "HEAD") and path not in OPERATIONS_BY_THEMSELVES | OPERATIONS_OF_PEOPLE.keys()
]


@pytest.mark.parametrize(("path", "method"), WRITES)
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # forms, above, on the other one
def test_an_operation_called_twice_counts_once_and_answers_the_same(
    path: str, method: str, owner: Visitor, data: Path
) -> None:
    assert path in OPERATIONS, f"{path} writes: say in OPERATIONS what is sent, so that this test can send it twice"
    sending = OPERATIONS[path]
    made = sending.begun()
    fields = sending.fields(made) if callable(sending.fields) else sending.fields
    values = {"tournament": made, "player": 1, "registration": 1, "number": 1, "board": 1, "team": 1}
    if "copies" in path:
        values["name"] = backups.snapshots(made)[-1].name
    answers, effects = [], [_effect(data)]
    for _ in range(2):
        answers.append(_called(owner, method, path.format(**values), {**fields, "confirmed": True}))
        effects.append(_effect(data))
    assert [answer.status_code for answer in answers] == [200, 200], answers[-1].content
    assert answers[0].content == answers[1].content
    assert effects[0] != effects[1]
    assert effects[1] == effects[2]


def _called(owner: Visitor, method: str, path: str, sent: Fields) -> Any:
    owner.get("/")
    (csrf,) = [morsel.value for name, morsel in owner.cookies.items() if name.startswith("fairswiss_csrf")]
    headers = {"host": HOST, "origin": ORIGIN, "x-csrftoken": csrf, "idempotency-key": "lost"}
    return owner.generic(method, f"/api/{path}", json.dumps(sent), "application/json", headers=headers)


@pytest.mark.parametrize("path", OPERATIONS_OF_PEOPLE)
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_a_program_says_of_people_twice_holds_once(path: str, owner: Visitor) -> None:
    made = event()
    appoint(account("helper"), made, Task(Role.RESULT_ENTRY), "test")
    values = {"name": "helper", "tournament": made, "number": Appointment.objects.get().pk}
    known = [_people()]
    answers = []
    for _ in range(2):
        answers.append(_called(owner, "POST", path.format(**values), OPERATIONS_OF_PEOPLE[path]))
        known.append(_people())
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].content == answers[1].content
    assert (known[0] == known[1]) is path.endswith("/password")
    assert known[1] == known[2]


@pytest.mark.parametrize("by_program", [False, True])
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_messages_asked_for_confirmed_sent_and_ended_twice_count_once(
    by_program: bool, owner: Visitor, visitor: Visitor
) -> None:
    made = public(published())

    def twice(path: str, fields: Fields) -> None:
        assert [visitor.send(path, fields).status_code for _ in range(2)] == [200, 200]

    with mailing() as sink:
        twice(f"/public/{made}/notify/", {"address": "ada@club.example"})
        assert list(SubscriberRow.objects.values_list("address", "confirmed")) == [("ada@club.example", False)]
        twice(link_in(sink), {})
        assert list(SubscriberRow.objects.values_list("address", "confirmed")) == [("ada@club.example", True)]
        before = len(sink.held)
        if by_program:
            answers = [_called(owner, "POST", f"t/{made}/notifications", {}) for _ in range(2)]
            assert answers[0].json()["sent"] == 1
            assert answers[0].content == answers[1].content
        else:
            for _ in range(2):
                assert owner.send(f"/t/{made}/notify/send", {"token": "lost"}).status_code == 302
        assert len(sink.held) == before + 1
        twice(link_in(sink), {})
        assert not SubscriberRow.objects.exists()


def test_an_event_made_at_the_same_moment_by_the_same_request_is_one(database: str) -> None:
    settings = Settings("dubov-1997", 5, EventInfo(name="Club"))
    made: list[str] = []

    def create() -> None:
        try:
            made.append(create_event(settings, BY._replace(token="same")).event)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=create) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 4
    assert len({*made}) == 1
    assert create_event(settings, BY._replace(token="same", who="another")).event not in made
