"""The audit log: written with the change, chained, guarded, signed, without anyone's name, and shown."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import DatabaseError, connection, connections, transaction

from fairswiss.desk import auditing, backups, events, journals
from fairswiss.desk.telling import By
from fairswiss.journal.audit import AUDITED, AccountAdded, Archived
from fairswiss.journal.chain import next_entry
from fairswiss.language import speaking
from fairswiss.model.errors import Damaged
from fairswiss.rendering.audit import EXPORTED
from fairswiss.store import audit
from fairswiss.store.models import AuditHead, AuditRow
from fairswiss.store.signing import Whose
from fairswiss.web.access import Action, Role
from fairswiss.web.exports import EXPORTS
from fairswiss.web.people import accounts, appointments
from fairswiss.web.people.appointments import Task
from tests.cli.events import Shell
from tests.web.people.addresses import ADDRESSES
from tests.web.privacy.events import ADULT, NAMES, anonymise, played_event, settled
from tests.web.store.events import BY, event, play
from tests.web.visitors import Visitor, text

pytestmark = pytest.mark.usefixtures("database", "data")
PASSWORD = "a long enough one"


def kinds() -> list[str]:
    """The kinds of the entries so far."""
    return [entry.kind for entry in audit.entries()]


def test_every_change_of_accounts_and_roles_is_in_the_chain_and_no_password_is() -> None:
    made = event()
    anna = accounts.add("anna", PASSWORD, "owner")
    held = appointments.appoint(anna, made, Task(Role.RESULT_ENTRY, 1, 6), "owner")
    appointments.appoint(anna, made, Task(Role.RESULT_ENTRY, 1, 6), "owner")  # once more is no change
    appointments.change(held, Task(Role.ARBITER), "owner")
    appointments.dismiss(held, "ben")
    accounts.set_password(anna, f"{PASSWORD}, another", "owner")
    accounts.end(anna, "owner")
    changes = ["appointed", "appointment-changed", "dismissed", "password-changed"]
    assert kinds() == ["account-added", *changes, "account-ended"]
    lines = auditing.audit_log()
    assert lines[1].text == f"anna appointed: result-entry, event {made}, boards 1–6"
    assert [line.who for line in lines[2:4]] == ["owner", "ben"]
    assert PASSWORD not in str(audit.entries())
    assert auditing.verify_audit_log().breaks == []
    assert auditing.verify_audit_log().signed.whose is Whose.OURS


def test_a_change_that_fails_leaves_no_entry_and_an_entry_that_fails_no_change(monkeypatch: Any) -> None:
    with pytest.raises(RuntimeError, match="transaction"):
        audit.record(AccountAdded("anna"), "owner")
    with transaction.atomic():
        accounts.add("anna", PASSWORD, "owner")
        transaction.set_rollback(True)
    assert kinds() == []

    def full(*_: Any) -> None:
        raise DatabaseError("full")

    monkeypatch.setattr(audit, "record", full)
    with pytest.raises(DatabaseError):
        accounts.add("anna", PASSWORD, "owner")
    assert not User.objects.filter(username="anna").exists()


def test_archiving_and_erasing_are_in_it_and_nobodys_name_is() -> None:
    made = played_event()
    settled(made, public=True)
    events.archive_event(made, By("anna"))
    events.archive_event(made, By("anna"))
    anonymise(made, By("anna"), registration=1, typed=journals.read(made).state.settings.info.name)
    anonymise(made, By("anna"), typed=journals.read(made).state.settings.info.name)
    events.archive_event(made, By("anna"), archived=False)
    assert kinds() == ["archived", "erased", "erased", "archived"]
    assert not [name for name in NAMES if name in str(audit.entries())]
    told = [line.text for line in auditing.audit_log()]
    assert told[1:3] == [f"event {made}: registration 1 anonymised", f"event {made}: everyone anonymised"]


def test_the_database_refuses_to_change_or_remove_an_entry() -> None:
    accounts.add("anna", PASSWORD, "owner")
    for statement in ("UPDATE fairswiss_audit SET who = 'somebody'", "DELETE FROM fairswiss_audit"):
        with pytest.raises(DatabaseError, match="only ever added"), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
    assert audit.verify() == []


def tamper(statement: str, *values: Any) -> None:
    """What somebody with the database in hand could do."""
    guards = {
        "sqlite": ["DROP TRIGGER IF EXISTS fairswiss_audit_update", "DROP TRIGGER IF EXISTS fairswiss_audit_delete"],
        "postgresql": ["ALTER TABLE fairswiss_audit DISABLE TRIGGER ALL"],
    }
    with connection.cursor() as cursor:
        for guard in guards[connection.vendor]:
            cursor.execute(guard)
        cursor.execute(statement, values)


def test_whatever_is_changed_is_found() -> None:
    for name in ("anna", "ben", "clara"):
        accounts.add(name, PASSWORD, "owner")
    for column in ("kind", "data", "who", '"when"', "digest"):
        before = AuditRow.objects.values_list(column.strip('"'), flat=True).get(number=2)
        tamper(f"UPDATE fairswiss_audit SET {column} = %s WHERE number = 2", f"{before[:-1]}~")
        assert audit.verify(), column
        tamper(f"UPDATE fairswiss_audit SET {column} = %s WHERE number = 2", before)
    assert audit.verify() == []
    tamper("DELETE FROM fairswiss_audit WHERE number = 3")
    assert audit.verify()


def test_a_forged_head_is_found_and_nothing_is_added_to_it() -> None:
    accounts.add("anna", PASSWORD, "owner")
    entry = next_entry(AuditHead.objects.get().digest, 2, AccountAdded("mallory"), "owner", "2026-11-16T10:00:00")
    AuditRow(**entry._asdict()).save(force_insert=True)
    AuditHead.objects.update(number=2, digest=entry.digest)
    assert ["altered" in found.what for found in audit.verify()] == [True]
    with pytest.raises(Damaged, match="audit log"):
        accounts.add("ben", PASSWORD, "owner")
    assert not User.objects.filter(username="ben").exists()
    AuditHead.objects.update(signature="")
    accounts.add("ben", PASSWORD, "owner")
    assert kinds() == ["account-added", "account-added", "continued", "account-added"]


def test_every_export_is_recorded_by_what_it_was(owner: Visitor) -> None:
    made = event()
    play(made)
    asked = [address for address in ADDRESSES if address.action == Action.EXPORT]
    copy = backups.snapshots(made)[0].name
    for address in asked:
        assert owner.get(address.path(made).replace("victim", copy).replace("data.csv", "data.json")).status_code == 200
    found = [entry.read(AUDITED) for entry in audit.entries()]
    assert len(found) == len(asked) == len(EXPORTS)
    assert {one.what for one in found} == set(EXPORTS.values()) == EXPORTED.keys()
    assert {one.event for one in found} == {made}
    assert {one.registration for one in found if one.what == "person"} == {1}
    assert owner.get(f"/t/{made}/journal/copies/000099-none.journal").status_code >= 400
    assert owner.get(f"/t/{made}/journal/").status_code == 200
    assert len(audit.entries()) == len(found)  # neither what failed nor a look is an export


def test_an_export_that_cannot_be_recorded_is_given_and_told(owner: Visitor, monkeypatch: Any, caplog: Any) -> None:
    made = event()

    def full(*_: Any) -> None:
        raise DatabaseError("full")

    monkeypatch.setattr(audit, "record", full)
    assert owner.get(f"/t/{made}/journal/backup").status_code == 200
    assert "export-unrecorded account=owner what=backup" in caplog.text


def test_the_page_and_the_operation_show_it_in_the_readers_language(owner: Visitor) -> None:
    accounts.add("anna", PASSWORD, "owner")
    assert "account anna created" in text(owner.get("/audit"))
    assert "Konto anna angelegt" in text(owner.get("/audit", headers={"accept-language": "de"}))
    (line,) = owner.get("/api/audit").json()
    assert (line["number"], line["kind"], line["who"]) == (1, "account-added", "owner")
    assert owner.get("/api/audit?after=1").json() == []
    assert owner.get("/api/audit/verify").json()["sound"] is True
    owner.send("/audit/verify")
    assert "The audit log is intact" in text(owner.get("/audit"))
    tamper("UPDATE fairswiss_audit SET who = 'somebody'")
    owner.send("/audit/verify")
    assert "The audit log is damaged" in text(owner.get("/audit"))
    assert owner.get("/api/audit/verify").json()["sound"] is False


def test_every_kind_has_a_sentence_in_both_languages() -> None:
    samples: dict[str, dict[str, Any]] = {
        "account-added": {"account": "anna"}, "password-changed": {"account": "anna"},
        "account-ended": {"account": "anna"}, "appointed": {"account": "anna", "role": "viewer"},
        "appointment-changed": {"account": "anna", "role": "arbiter"}, "dismissed": {"account": "a", "role": "arbiter"},
        "token-issued": {"account": "anna", "number": 1, "scope": "read"},
        "token-revoked": {"account": "anna", "number": 1}, "second-factor-changed": {"account": "anna", "is_on": True},
        "exported": {"what": "backup", "event": "e"}, "archived": {"event": "e"}, "erased": {"event": "e"},
        "restored": {"event": "e", "entries": 3, "whose": "unsigned"},
        "continued": {"event": "", "entries": 3, "whose": "unsigned"},
    }  # fmt: skip
    assert samples.keys() == AUDITED.keys()
    with transaction.atomic():
        for kind, fields in samples.items():
            audit.record(AUDITED[kind](**fields), "owner")
    english = [line.text for line in auditing.audit_log()]
    with speaking("de"):
        german = [line.text for line in auditing.audit_log()]
    assert all(english)
    assert not {*english} & {*german}


def test_many_at_once_are_one_chain() -> None:
    def many(name: str) -> None:
        for each in range(5):
            with transaction.atomic():
                audit.record(AccountAdded(f"{name}{each}"), name)
        connections.close_all()

    threads = [threading.Thread(target=many, args=(name,)) for name in ("anna", "ben", "clara", "dora")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(audit.entries()) == 20
    assert audit.verify() == []


def test_the_command_shows_it(run: Shell, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("journal_commands", "people_commands", "privacy_commands"):
        monkeypatch.setattr(f"fairswiss.cli.{module}.open_data", lambda data: None)
    assert run("audit").out == "The audit log is empty.\n"
    made = played_event()
    run("people", "add", "anna", "--random")
    run("people", "appoint", "anna", "viewer", "--event", made)
    run("privacy", "export", "--name", ADULT.name, "-o", str(data / "person.json"))
    run("journal", "backup", made, str(data / "x.journal"))
    run("journal", "report", made, str(data / "x.trf"))
    assert [line["kind"] for line in json.loads(run("audit", "--json").out)] == kinds()
    assert kinds() == ["account-added", "appointed", "exported", "exported", "exported"]
    assert run("audit", "--last", "1").out.count("\n") == 1
    assert "Wunibald" not in run("audit").out
    assert "audit log: intact; signed here" in run("journal", "verify").out
    tamper("UPDATE fairswiss_audit SET who = 'somebody'")
    assert run("journal", "verify").code == 1


def test_a_change_that_changes_nothing_is_no_entry() -> None:
    made = event()
    events.archive_event(made, BY, archived=False)
    assert kinds() == []
    events.archive_event(made, BY)
    assert [entry.read(AUDITED) for entry in audit.entries()] == [Archived(made)]
