"""A request whose answer was lost is sent again, and counts once: every address that writes, every operation."""

import json
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connections

from fairswiss.desk import backups, journals, registration, rounds
from fairswiss.desk.announcing import announced
from fairswiss.desk.events import change_settings, create_event
from fairswiss.formats.trf import write_trf
from fairswiss.journal.facts import Settings
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond
from fairswiss.model.tournament import EventInfo
from fairswiss.store import rows
from fairswiss.store.models import AuditRow, EntryRow, EventRow
from fairswiss.web.access import Role
from fairswiss.web.api.senders import packed
from fairswiss.web.people.appointments import Task, appoint
from fairswiss.web.people.models import Appointment
from fairswiss.web.results.rows import mark
from tests.web.api.test_operations import operations
from tests.web.phones.events import link, says, with_phones
from tests.web.rounds.events import BY, drafted, enter, event, played, published, state
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
CHANGE_NOTHING = {"t/<slug:tournament>/journal/verify", "audit/verify", "restore/check"}
FORMS_OF_THE_BROWSER = {
    "theme.html", "density.html", "language.html", "base.html", "design.html", "confirm.html", "asking.html",
    "asked.html",
}  # fmt: skip
"""Also forms that send again what another form had sent, its token included, and examples."""
ANNOUNCED = {
    "name": "Club", "system": "dubov-1997", "rounds": "5", "win": "1", "draw": "0.5", "loss": "0", "pab": "1",
    "numbering": "rating", "upfloat_limit": "strict", "lowest_bracket": "2013",
}  # fmt: skip
Fields = dict[str, Any]


class Sending(NamedTuple):
    """An event in which something can be sent, what is sent, and the rest of the address."""

    begun: Callable[[], str] = event
    fields: Callable[[str], Fields] | Fields = {}  # noqa: RUF012 - never changed


def _file(name: str, content: bytes) -> SimpleUploadedFile:
    return SimpleUploadedFile(name, content)


def _seen(made: str) -> Fields:
    return {"pressed": "1 1-0", "seen-1": mark(journals.read(made), 1, 1)}


def _with_result() -> str:
    made = published()
    board = state(made).round(1).boards[0]
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    return made


def _done() -> str:
    made = published(4)
    for board in state(made).round(1).boards:
        rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    return made


def _by_hand() -> str:
    made = drafted()
    rounds.start_hand(made, 1, BY)
    return made


def _withdrawn() -> str:
    made = event()
    registration.withdraw(made, 1, BY)
    return made


def _kept_apart() -> str:
    made = event()
    registration.forbid(made, (1, 2), BY)
    return made


def _no_show() -> str:
    made = published()
    enter(made, 1, "-", [1])
    return made


def _late() -> str:
    """An event in which the first player was absent from the first round."""
    made = event(5)
    registration.ask_bye(made, 1, 1, "Z", BY)
    rounds.draft(made, BY)
    rounds.publish(made, 1, BY)
    enter(made, 1, "1")
    rounds.close(made, 1, BY)
    return made


def _grouped() -> str:
    made = event()
    registration.declare_group(made, registration.Sought(Bond.GROUP, (1, 2), "Cousins"), BY)
    return made


def _categorised() -> str:
    made = event()
    registration.declare_category(made, Category("U12", age_to=11), BY)
    return made


def _section() -> str:
    made = event()
    change_settings(made, announced(state(made).settings, {"roof": "Spring Festival"}), BY)
    return made


def _put_away() -> str:
    made = played()
    rows.archive(made)
    return made


def _said() -> str:
    made = with_phones()
    says(link(made), "white")
    return made


def _report(made: str) -> Fields:
    return {"file": _file("a.trf", write_trf(state(played()).tournament()).encode()), "system": "", "rounds": ""}


TABLE = b"Name;Rating\nZorn, Zoe;1900\nYarrow, Yan;1800\n"
_T = "t/<slug:tournament>/"
_P = f"{_T}players/<int:registration>/"
_R = f"{_T}rounds/"
PAGES: dict[str, Sending] = {
    "new": Sending(event, ANNOUNCED),
    "import": Sending(event, _report),
    "restore": Sending(event, lambda made: {"file": _file("a.journal", backups.backup(made))}),
    "sample": Sending(),
    f"{_T}settings": Sending(event, {**ANNOUNCED, "name": "Another"}),
    f"{_T}leave-fide-mode": Sending(event, {"typed": "leave FIDE mode"}),
    f"{_T}put-away": Sending(),
    f"{_T}players/add": Sending(event, {"name": "Zorn, Zoe", "rating": "1900"}),
    f"{_T}players/import": Sending(event, {"text": TABLE.decode()}),
    f"{_T}players/import/<str:upload>": Sending(),
    f"{_T}players/rating-list": Sending(),
    f"{_T}players/rating-list/fill": Sending(),
    f"{_P}": Sending(event, {"name": "Zorn, Zoe", "rating": "1900", "seen": ""}),
    f"{_P}withdraw": Sending(),
    f"{_P}return": Sending(_withdrawn),
    f"{_P}byes": Sending(event, {"bye-1": "H", "was-1": ""}),
    f"{_P}forbid": Sending(event, {"other": "2"}),
    f"{_P}lift": Sending(_kept_apart, {"player": ["1", "2"]}),
    f"{_P}points": Sending(played, {"points": "-0.5", "round": "1", "why": "late"}),
    f"{_P}remove": Sending(),
    f"{_P}particulars": Sending(event, {"contact": "zoe@example.org"}),
    f"{_P}move": Sending(_section, lambda made: {"section": _section()}),
    f"{_T}players/groups/add": Sending(event, {"bond": "group", "name": "Cousins", "players": "1\n2"}),
    f"{_T}players/groups/<int:number>/drop": Sending(_grouped),
    f"{_T}players/categories/add": Sending(event, {"name": "U12", "age_to": "11"}),
    f"{_T}players/categories/drop": Sending(_categorised, {"name": "U12"}),
    f"{_T}arrival/<int:registration>/here": Sending(),
    f"{_T}arrival/<int:registration>/missed": Sending(_late, {"code": "H"}),
    f"{_T}arrival/only-who-is-here": Sending(event, {"on": "yes"}),
    f"{_T}hall/announce": Sending(event, {"message": "Tea is ready"}),
    f"{_T}timetable": Sending(event, {"day_1": "2026-11-08", "time_1": "18:30"}),
    f"{_R}bye": Sending(event, {"player": "1", "code": "H"}),
    f"{_R}still-in": Sending(_no_show, {"player": "1", "still": "out"}),
    f"{_R}lot": Sending(event, {"colour": "w"}),
    f"{_R}pair": Sending(),
    f"{_R}pair-by-hand": Sending(event, {"confirmed": "yes"}),
    f"{_R}<int:number>/drop": Sending(drafted),
    f"{_R}<int:number>/publish": Sending(drafted),
    f"{_R}<int:number>/close": Sending(_done),
    f"{_R}<int:number>/reopen": Sending(played),
    f"{_R}<int:number>/hand/start": Sending(drafted),
    f"{_R}<int:number>/hand/change": Sending(_by_hand, {"do": "colours 1"}),
    f"{_R}<int:number>/hand/end": Sending(_by_hand),
    f"{_T}results/<int:number>/enter": Sending(published, _seen),
    f"{_T}results/<int:number>/many": Sending(published, {"lines": "1 1-0\n2 ="}),
    f"{_T}results/<int:number>/take-back": Sending(_with_result),
    f"{_T}journal/undo": Sending(),
    f"{_T}journal/copies/<str:name>/restore": Sending(drafted),
    f"{_T}privacy/<int:registration>/withhold": Sending(),
    f"{_T}privacy/<int:registration>/anonymise": Sending(_put_away, {"name": "Spring Open"}),
    f"{_T}privacy/anonymise": Sending(_put_away, {"name": "Spring Open"}),
    "p/<str:link>": Sending(with_phones, {"says": "white"}),
}
BY_ITSELF = {f"{_T}players/import/<str:upload>", f"{_T}players/rating-list", f"{_T}players/rating-list/fill"}
"""Tested beside their pages: test_tables, test_ratings."""
OF_CREDENTIALS = {address for address, view in VIEWS.items() if view.__module__.startswith("fairswiss.web.credentials")}
"""Codes, invitations and answers of a provider count once by themselves; tokens and invitations are listed, and one
too many is revoked: tests/web/credentials."""
WRITING = sorted(
    address
    for address, view in VIEWS.items()
    if "POST" in view.methods
    and address not in OF_THE_BROWSER | CHANGE_NOTHING | BY_ITSELF | OF_CREDENTIALS | OF_PEOPLE.keys()
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
    values = {"tournament": made, "registration": "1", "number": "1"}
    if pattern.startswith("p/"):
        values["link"] = link(made)
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
            unnamed = "journal:verify" in form or file.parent.name in ("people", "credentials")
            assert 'name="token"' in form or unnamed, (file.name, form[:200])


_OT = "t/{tournament}/"
_OP = f"{_OT}players/{{player}}/"
_OR = f"{_OT}rounds/{{number}}/"
OPERATIONS: dict[str, Sending] = {
    "events": Sending(event, {"name": "Club", "system": "dubov-1997", "rounds": 3}),
    "events/import": Sending(event, lambda made: {"text": write_trf(state(played()).tournament())}),
    "events/restore": Sending(event, lambda made: {"content": packed(backups.backup(made))}),
    "events/sample": Sending(),
    f"{_OT}put-away": Sending(),
    f"{_OT}leave-fide-mode": Sending(event, {"typed": "leave FIDE mode"}),
    f"{_OT}settings": Sending(event, {"name": "Another", "draw": 0.4}),
    f"{_OT}players": Sending(event, {"players": [{"name": "Zorn, Zoe"}, {"name": "Yarrow, Yan"}]}),
    f"{_OT}tables": Sending(event, {"text": TABLE.decode()}),
    f"{_OP}record": Sending(event, {"player": {"name": "Zorn, Zoe", "rating": 1900}}),
    f"{_OP}withdraw": Sending(),
    f"{_OP}return": Sending(_withdrawn),
    f"{_OP}bye": Sending(event, {"round": 1}),
    f"{_OP}byes": Sending(event, {"byes": [{"round": 1, "code": "H"}, {"round": 2, "code": "Z"}]}),
    f"{_OP}points": Sending(played, {"points": -0.5, "round": 1, "why": "late"}),
    f"{_OP}remove": Sending(),
    f"{_OP}withhold": Sending(),
    f"{_OP}particulars": Sending(event, {"contact": "zoe@example.org"}),
    f"{_OP}move": Sending(_section, lambda made: {"section": _section()}),
    f"{_OP}still-in": Sending(_no_show, {"still": "out"}),
    f"{_OT}groups": Sending(event, {"bond": "group", "name": "Cousins", "players": [1, 2]}),
    f"{_OT}groups/{{number}}/drop": Sending(_grouped),
    f"{_OT}categories": Sending(event, {"name": "U12", "age_to": 11}),
    f"{_OT}categories/drop": Sending(_categorised, {"name": "U12"}),
    f"{_OT}arrival/only-who-is-here": Sending(event, {"on": True}),
    f"{_OT}arrival/{{registration}}": Sending(),
    f"{_OT}arrival/{{registration}}/missed": Sending(_late, {"code": "H"}),
    f"{_OT}hall": Sending(event, {"message": "Tea is ready"}),
    f"{_OT}forbidden": Sending(event, {"players": [1, 2]}),
    f"{_OT}forbidden/lift": Sending(_kept_apart, {"players": [1, 2]}),
    f"{_OT}lot": Sending(),
    f"{_OT}rounds": Sending(),
    f"{_OT}round-by-hand": Sending(),
    f"{_OR}publish": Sending(drafted),
    f"{_OR}drop": Sending(drafted),
    f"{_OR}close": Sending(_done),
    f"{_OR}reopen": Sending(played),
    f"{_OR}hand/start": Sending(drafted),
    f"{_OR}hand/change": Sending(_by_hand, {"move": "colours", "players": [1]}),
    f"{_OR}hand/end": Sending(_by_hand),
    f"{_OR}results": Sending(published, {"results": [{"board": 1, "result": "1", "seen": "  "}]}),
    f"{_OR}slips": Sending(published, {"lines": "1 1-0\n2 ="}),
    f"{_OR}results/take-back": Sending(_with_result),
    f"{_OR}claims/{{board}}/confirm": Sending(_said),
    f"{_OT}journal/undo": Sending(),
    f"{_OT}journal/copies/{{name}}/restore": Sending(drafted),
    f"{_OT}privacy/anonymise": Sending(_put_away, {"name": "Spring Open"}),
}
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
OPERATIONS_BY_THEMSELVES = {f"{_OT}tables/look", f"{_OT}rating-list/fill", "events/restore/check"}
"""They change nothing, or need a rating list: tested in tests/web/api and tests/web/store."""
OPERATIONS_BY_THEMSELVES |= {path for path, _ in operations() if path.startswith("my/") or "/invitations" in path}
"""Of credentials: tests/web/credentials."""
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
    values = {"tournament": made, "player": 1, "registration": 1, "number": 1, "board": 1}
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
