"""A rescue keeps signatures that fit, claims no other, and brings back the audit log as far as it is proven."""

from pathlib import Path

import pytest
from django.db import connection

from fairswiss.desk import journals, memory, proof, registration
from fairswiss.keeping.rescue import rescue
from fairswiss.keeping.snapshots import snapshot
from fairswiss.store import audit
from fairswiss.store.signing import Whose
from fairswiss.web.people import accounts
from tests.web.people.test_audit import PASSWORD, tamper
from tests.web.store.events import BY, event

pytestmark = [
    pytest.mark.usefixtures("database"),
    pytest.mark.parametrize("database", ["sqlite"], indirect=True),
]
FILE = "fairswiss.sqlite3"


def rescued(data: Path) -> int:
    """After a rescue, how many entries and accounts are lost."""
    connection.close()
    found = rescue(data)
    assert found.damage
    connection.close()
    memory.forget()
    return found.lost


def test_what_came_after_the_copy_is_proven_and_signed_as_before(data: Path) -> None:
    made = event()
    accounts.add("anna", PASSWORD, "owner")
    snapshot(data / FILE, data, "regular")
    registration.withdraw(made, 1, BY)
    accounts.add("ben", PASSWORD, "owner")
    tamper("UPDATE auth_user SET username = 'bem' WHERE username = 'ben'")
    tamper("UPDATE fairswiss_account_witness SET username = 'ben' WHERE username = 'bem'")
    told = audit.entries()
    assert rescued(data) == 1  # the account of which the two writings differ
    assert proof.of_event(made) == ((), proof.of_event(made).signed)
    assert proof.of_event(made).signed.whose is Whose.OURS
    assert audit.entries() == told
    assert audit.verify() == []
    assert audit.signed_by().whose is Whose.OURS
    accounts.add("clara", PASSWORD, "owner")
    assert audit.verify() == []


def test_an_entry_that_is_not_proven_is_left_out_and_told(data: Path) -> None:
    for name in ("anna", "ben"):
        accounts.add(name, PASSWORD, "owner")
    snapshot(data / FILE, data, "regular")
    for name in ("clara", "dora"):
        accounts.add(name, PASSWORD, "owner")
    tamper("UPDATE fairswiss_audit SET who = 'mallory' WHERE number = 4")
    assert rescued(data) == 1
    assert [entry.number for entry in audit.entries()] == [1, 2, 3]
    assert audit.verify() == []
    assert audit.signed_by().whose is Whose.UNSIGNED
    accounts.add("emil", PASSWORD, "owner")
    assert [entry.kind for entry in audit.entries()][3:] == ["continued", "account-added"]
    assert audit.signed_by().whose is Whose.OURS


def test_a_journal_cut_short_is_unsigned_until_it_goes_on(data: Path) -> None:
    made = event()
    snapshot(data / FILE, data, "regular")
    registration.withdraw(made, 1, BY)
    registration.withdraw(made, 2, BY)
    head = journals.read(made).head
    with connection.cursor() as cursor:
        cursor.execute("DROP TRIGGER fairswiss_entry_update")
        cursor.execute("UPDATE fairswiss_entry SET who = 'mallory' WHERE number = %s", [head])
    assert rescued(data) == 1
    assert proof.of_event(made).signed.whose is Whose.UNSIGNED
    assert journals.read(made).head == head - 1
    registration.withdraw(made, 3, BY)
    assert proof.of_event(made).signed.whose is Whose.OURS
    assert audit.entries()[-1].kind == "continued"
