"""Accounts and appointments: names that nobody can be mistaken by, and no way to rights that one was not given."""

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from fairswiss.desk import journals, soundness
from fairswiss.desk.telling import By
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import rows
from fairswiss.web.access import OWNER, Action, Role, may
from fairswiss.web.people import accounts, appointments
from fairswiss.web.people.appointments import Task
from fairswiss.web.people.models import Appointment
from fairswiss.web.people.names import new_name
from tests.web.rounds.events import event, published
from tests.web.security import SecurityLog
from tests.web.team import account, appointed, signed_in
from tests.web.visitors import Visitor, text

PASSWORD = "correct horse battery"
SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.mark.parametrize(
    "name",
    [
        "", "a", "-anna", "anna-", "an na", "anna\u202e", "\u0430nna", "ann\u0430", "müller", "anna@club", "a" * 41,
        "<b>x</b>", "x\ny", "owner", "OWNER", "0wner", "ｏｗｎｅｒ", "fairswiss", "fa1rsw1ss", "admin", "root",
        "system", "an\u00adna", "an\u200dna",
    ],
)  # fmt: skip
def test_a_name_that_could_pass_for_something_else_is_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        new_name(name)


@SQLITE
def test_no_two_names_look_alike(visitor: Visitor) -> None:
    made = accounts.add("Anna.Bell", PASSWORD, "test")
    assert made.username == "anna.bell"
    for ended in (False, True):
        for name in ("Anna.Bell", "ａnna.bell", "anna-bell", "anna_bell", "anna.be11", "anna.beil"):
            with pytest.raises(BadRequest, match=r"anna\.bell"):
                accounts.add(name, PASSWORD, "test")
        if not ended:
            accounts.end(made, "test")


@SQLITE
def test_a_password_that_is_easy_to_guess_is_refused(visitor: Visitor) -> None:
    for password in ("", "short", "password123", "1234567890", "anna-b-anna", "x" * 201):
        with pytest.raises(BadRequest):
            accounts.add("anna-b", password, "test")


@SQLITE
def test_passwords_are_kept_by_argon2_and_those_made_are_long_and_all_different(visitor: Visitor) -> None:
    made = {accounts.random_password() for _ in range(100)}
    assert len(made) == 100
    assert all(len(one) == 19 and not set(one) & set("01iloIOL") for one in made)
    assert accounts.add("anna", made.pop(), "test").password.startswith("argon2$argon2id$")


def test_who_counts_as_a_chief_with_a_password(visitor: Visitor) -> None:
    assert not accounts.chief_has_password()
    accounts.owner()
    assert not accounts.chief_has_password()
    user = accounts.add("anna", PASSWORD, "test")
    assert not accounts.chief_has_password()
    made = event(2)
    appointments.appoint(user, made, Task(Role.CHIEF_ARBITER), "test")
    appointments.appoint(user, "", Task(Role.ARBITER), "test")
    assert not accounts.chief_has_password()
    held = appointments.appoint(user, "", Task(Role.CHIEF_ARBITER), "test")
    assert accounts.chief_has_password()
    appointments.dismiss(held, "test")
    assert not accounts.chief_has_password()
    appointments.appoint(user, "", Task(Role.CHIEF_ARBITER), "test")
    accounts.end(user, "test")
    assert not accounts.chief_has_password()
    assert not user.appointments.exists()


def test_an_appointment_is_given_once_and_judged(visitor: Visitor) -> None:
    user, made = account("anna"), event(2)
    for _ in range(2):
        appointments.appoint(user, made, Task(Role.RESULT_ENTRY, 1, 20), "test")
    appointments.appoint(user, made, Task(Role.RESULT_ENTRY, 30, 40), "test")
    assert user.appointments.count() == 2
    for task in (
        Task(Role.ARBITER, 1, 2),
        Task(Role.RESULT_ENTRY, 2, 1),
        Task(Role.RESULT_ENTRY, None, 4),
        Task(Role.RESULT_ENTRY, 4, None),
        Task(Role.RESULT_ENTRY, 0, 3),
        Task(Role.RESULT_ENTRY, 1, 10**6),
    ):
        with pytest.raises(BadRequest):
            appointments.appoint(user, made, task, "test")
    with pytest.raises(NotThere):
        appointments.appoint(user, "nowhere", Task(Role.VIEWER), "test")
    with pytest.raises(BadRequest, match="already"):
        appointments.appoint(accounts.owner(), made, Task(Role.VIEWER), "test")
    accounts.end(user, "test")
    with pytest.raises(BadRequest, match="deactivated"):
        appointments.appoint(user, made, Task(Role.VIEWER), "test")
    for first, last in ((None, 3), (3, None), (3, 2), (0, 2)):
        with pytest.raises(IntegrityError), transaction.atomic():
            Appointment.objects.create(user=user, role="result-entry", first_board=first, last_board=last)


def test_the_end_of_an_account_leaves_the_journal_as_it_was(owner: Visitor) -> None:
    made = published(4)
    enters = appointed(Role.RESULT_ENTRY, made, name="anna")
    assert enters.send(f"/t/{made}/results/1/enter", {"line": "1 1"}).status_code == 302
    head = journals.read(made).head
    accounts.end(account("anna"), "test")
    assert journals.read(made).head == head
    assert rows.entries(made)[-1].who == "anna"
    assert soundness.verify(made) == []
    assert "anna" in text(owner.get(f"/t/{made}/journal/"))


def test_the_chief_arbiter_of_a_tournament_appoints_changes_and_dismisses_there(
    visitor: Visitor, security: SecurityLog
) -> None:
    own, other = event(2), event(2)
    chief = appointed(Role.CHIEF_ARBITER, own, name="chief")
    anna = account("anna")
    page = f"/t/{own}/people/"
    fields = {"name": "Anna", "role": "result-entry", "first_board": "1", "last_board": "9"}
    assert chief.send(page, fields).status_code == 302
    held = anna.appointments.get()
    assert (held.tournament, held.role, held.boards) == (own, "result-entry", range(1, 10))
    assert "boards 1–9" in text(chief.get(page))
    assert chief.send(f"{page}{held.pk}/change", {"role": "viewer"}).status_code == 302
    assert may(account("anna"), Action.SEE_TOURNAMENT, own)
    assert not may(account("anna"), Action.ENTER_RESULTS, own)
    assert chief.send(f"{page}{held.pk}/change", {"role": "emperor"}).status_code == 400
    wrong = chief.send(page, {"name": "nobody", "role": "viewer"})
    assert wrong.status_code == 422
    assert "There is no account" in text(wrong)
    assert chief.send(f"{page}{held.pk}/dismiss").status_code == 302
    assert not anna.appointments.exists()
    assert chief.send(f"{page}{held.pk}/dismiss").status_code == 404
    assert chief.send(f"/t/{other}/people/", fields).status_code == 403
    assert [line.split()[0] for line in security.lines if "account=anna" in line] == [
        "appointed",
        "appointment-changed",
        "dismissed",
    ]


def test_the_chief_arbiter_of_a_tournament_gets_no_further(visitor: Visitor) -> None:
    """Not to accounts and passwords, not to appointments elsewhere, not to those that hold everywhere."""
    own, other = event(2), event(2)
    chief = appointed(Role.CHIEF_ARBITER, own, name="chief")
    everywhere = appointments.appoint(account("boss"), "", Task(Role.CHIEF_ARBITER), "test")
    elsewhere = appointments.appoint(account("anna"), other, Task(Role.ARBITER), "test")
    for path in (
        "/accounts/boss/password",
        "/accounts/owner/password",
        "/accounts/boss/end",
        "/accounts/chief/appoint",
    ):
        assert chief.send(path, {"role": "chief-arbiter", "tournament": "every"}).status_code == 403
    assert chief.get("/accounts").status_code == 403
    for held in (everywhere, elsewhere):
        for step in ("change", "dismiss"):
            answer = chief.send(f"/t/{own}/people/{held.pk}/{step}", {"role": "viewer"})
            assert answer.status_code == 404
            assert Appointment.objects.get(pk=held.pk).role == held.role
    assert chief.send(f"/t/{own}/people/", {"name": "owner", "role": "viewer"}).status_code == 422
    assert not may(account("chief"), Action.CREATE_TOURNAMENT)


def test_who_is_chief_arbiter_everywhere_makes_accounts_and_hands_passwords_over_once(visitor: Visitor) -> None:
    boss = appointed(Role.CHIEF_ARBITER, name="boss")
    made = boss.send("/accounts", {"name": "anna"})
    shown = text(made)
    assert made.status_code == 200
    assert made.headers["Cache-Control"] == "no-store"
    password = shown.split('<code class="command">')[2].split("<")[0]
    assert User.objects.get(username="anna").check_password(password)
    assert password not in text(boss.get("/accounts/anna/"))
    assert "looks too much like" in text(boss.send("/accounts", {"name": "Anna"}))
    tournament = event(2)
    assert boss.send("/accounts/anna/appoint", {"tournament": tournament, "role": "arbiter"}).status_code == 302
    assert boss.send("/accounts/anna/appoint", {"tournament": "nowhere", "role": "arbiter"}).status_code == 422
    held = account("anna").appointments.get()
    anna = signed_in("anna")
    assert anna.get(f"/t/{tournament}/journal/").status_code == 200
    assert boss.send(f"/accounts/anna/dismiss/{held.pk}").status_code == 302
    assert anna.get(f"/t/{tournament}/journal/").status_code == 403, "at once"
    typed = boss.send("/accounts/anna/password", {"password": PASSWORD})
    assert PASSWORD not in text(typed)
    assert anna.get("/").status_code == 403, "the old sessions are over"
    assert boss.send("/accounts/anna/password", {"password": "short"}).status_code == 422
    assert boss.send("/accounts/anna/end").status_code == 302
    assert not account("anna").is_active
    assert boss.get("/accounts/nobody/").status_code == 404
    assert boss.get("/accounts/%00/").status_code == 404


@pytest.mark.parametrize("name", [OWNER, "boss"])
def test_nobody_takes_over_the_owner_and_ones_own_password_asks_for_the_old_one(visitor: Visitor, name: str) -> None:
    boss = appointed(Role.CHIEF_ARBITER, name="boss")
    accounts.owner()
    for step in ("password", "end"):
        assert boss.send(f"/accounts/{name}/{step}", {"password": PASSWORD}).status_code == 403
    assert not User.objects.get(username=name).has_usable_password()
    assert User.objects.get(username=name).is_active
    assert boss.get(f"/accounts/{name}/").status_code == 200


def test_facts_are_told_from_pages_by_one_place_alone() -> None:
    """It knows the boards of whoever asks; the program itself greets with a sample."""
    from pathlib import Path

    import fairswiss.web

    found = {
        path.name
        for path in Path(fairswiss.web.__file__).parent.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if " By(" in line or "(By(" in line
    }
    assert found == {"confirmation.py", "serving.py"}
    assert By("x").boards is None


def test_the_json_api_knows_the_boards_too(visitor: Visitor) -> None:
    import json

    from django.conf import settings

    from tests.web.visitors import HOST, ORIGIN

    made = published(8)
    enters = appointed(Role.RESULT_ENTRY, made, (2, 3))
    enters.get("/")
    token = enters.cookies[settings.CSRF_COOKIE_NAME].value

    def put(*boards: int) -> int:
        body = json.dumps({"results": [{"board": board, "result": "1"} for board in boards]})
        headers = {"host": HOST, "origin": ORIGIN, "X-CSRFToken": token}
        path = f"/api/t/{made}/rounds/1/results"
        return enters.put(path, body, content_type="application/json", headers=headers).status_code

    assert put(1) == put(2, 4) == 403
    assert put(2, 3) == 200
