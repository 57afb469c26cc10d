"""Whose a journal is: ours, someone else's, unsigned; and altered ones are refused."""

import base64
import gzip
import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError, connection

from fairswiss.desk import backups, journals, memory, proof, registration, soundness
from fairswiss.desk.telling import By
from fairswiss.journal.chain import Entry, next_entry
from fairswiss.journal.facts import Remarked
from fairswiss.keeping.snapshots import snapshot
from fairswiss.model.errors import BadRequest, FileAccess, InvalidTournament, Unreadable
from fairswiss.store import audit, signing
from fairswiss.store.models import EventRow
from fairswiss.store.signing import Head, Whose
from tests.cli.events import Shell
from tests.web.store.events import BY, event, play
from tests.web.store.forging import entries_of, every_kind, file_of, rechained
from tests.web.store.test_journals import tamper

pytestmark = pytest.mark.usefixtures("database", "data")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Called, it makes this program one of another house, with a key of its own."""

    def move() -> None:
        folder = tmp_path / "elsewhere"
        folder.mkdir(exist_ok=True)
        monkeypatch.setattr(settings, "DATA_FOLDER", folder)

    return move


def changed_header(content: bytes, **changes: Any) -> bytes:
    """The file with another first line."""
    first, *rest = gzip.decompress(content).decode().split("\n")
    return gzip.compress("\n".join([json.dumps(json.loads(first) | changes), *rest]).encode())


def test_a_backup_is_ours_and_elsewhere_someone_elses(elsewhere: Any) -> None:
    copy = backups.backup(event())
    ours = proof.preview(copy).signed
    assert ours.whose is Whose.OURS
    elsewhere()
    assert proof.preview(copy).signed == ours._replace(whose=Whose.FOREIGN)


def test_the_snapshots_kept_before_each_pairing_are_signed_too() -> None:
    made = event()
    play(made)
    kept = [proof.preview(backups.snapshot_bytes(made, copy.name)) for copy in backups.snapshots(made)]
    assert {one.signed.whose for one in kept} == {Whose.OURS}


def test_a_file_of_an_older_program_is_unsigned_and_comes_back() -> None:
    old = file_of(rechained(entries_of(every_kind())))
    assert proof.preview(old).signed.whose is Whose.UNSIGNED
    back = backups.restore(old, BY)
    assert back.state.settings.info.name == "Club"
    assert proof.of_event(back.event).signed.whose is Whose.OURS  # it is here from now on


def test_the_first_line_alone_says_it_so_that_an_older_program_reads_the_file() -> None:
    first, *rest = gzip.decompress(backups.backup(event())).decode().splitlines()
    assert json.loads(first)["version"] == 1
    assert all(isinstance(json.loads(line), list) for line in rest[:-1])
    assert json.loads(rest[-1]).keys() == {"entries", "digest"}


def test_an_altered_file_with_the_old_signature_is_refused() -> None:
    copy = backups.backup(event())
    first, *lines, _ = (json.loads(line) for line in gzip.decompress(copy).splitlines())
    entries = [Entry(*line) for line in lines]
    entries[-1] = entries[-1]._replace(who="mallory")
    forged = file_of(rechained(entries, first["event"]), first["event"], signature=first["signature"])
    with pytest.raises(InvalidTournament, match="altered"):
        backups.restore(forged, BY)
    stripped = file_of(rechained(entries, first["event"]), first["event"])
    assert proof.preview(stripped).signed.whose is Whose.UNSIGNED


@pytest.mark.parametrize("signature", ["x", ".", "AAAA.BBBB", 7, ["x"], {"x": 1}, "\ud800", "." * 5_000])
def test_a_signature_that_is_none_is_refused(signature: Any) -> None:
    with pytest.raises(InvalidTournament, match="altered"):
        backups.restore(changed_header(backups.backup(event()), signature=signature), BY)


def test_a_signature_of_another_journal_or_head_does_not_fit() -> None:
    one, other = event(), event()
    signature = EventRow.objects.get(pk=other).signature
    with pytest.raises(InvalidTournament, match="altered"):
        backups.restore(changed_header(backups.backup(one), signature=signature), BY)
    before = EventRow.objects.get(pk=one).signature
    registration.withdraw(one, 1, BY)
    with pytest.raises(InvalidTournament, match="altered"):
        backups.restore(changed_header(backups.backup(one), signature=before), BY)


def forged_end(made: str, signature: str | None = None) -> None:
    """What somebody can do who writes to the database: an entry that fits the chain, and the head."""
    row = EventRow.objects.get(pk=made)
    entry = next_entry(row.head_digest, row.head_number + 1, Remarked("forged"), "owner", row.created)
    statement = (
        'INSERT INTO fairswiss_entry (event_id, number, kind, data, who, "when", why, digest) '
        "VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
    )
    tamper(statement, [made, *entry])
    held = row.signature if signature is None else signature
    EventRow.objects.filter(pk=made).update(head_number=entry.number, head_digest=entry.digest, signature=held)


def test_who_writes_to_the_database_without_the_key_is_recognised() -> None:
    made = event()
    forged_end(made)
    assert ["altered" in found.what for found in soundness.verify(made)] == [True]
    with pytest.raises(Unreadable):
        journals.read(made)
    with pytest.raises(Unreadable):
        registration.withdraw(made, 1, BY)


def test_a_signature_taken_away_is_told_and_stays_in_the_audit_log() -> None:
    made = event()
    forged_end(made, "")
    assert proof.of_event(made).signed.whose is Whose.UNSIGNED
    head = journals.read(made).head
    registration.withdraw(made, 1, BY)
    told = audit.entries()[-1]
    assert (told.kind, json.loads(told.data)) == ("continued", {"event": made, "entries": head, "whose": "unsigned"})
    registration.withdraw(made, 2, BY)
    assert audit.entries()[-1] == told  # once


def test_a_head_signed_by_another_key_is_someone_elses(elsewhere: Any, data: Path, monkeypatch: Any) -> None:
    made = event()
    row = EventRow.objects.get(pk=made)
    elsewhere()
    theirs = signing.sign(Head(row.origin, row.head_number, row.head_digest))
    monkeypatch.setattr(settings, "DATA_FOLDER", data)
    EventRow.objects.filter(pk=made).update(signature=theirs)
    assert proof.of_event(made).signed.whose is Whose.FOREIGN
    assert registration.withdraw(made, 1, BY)
    assert json.loads(audit.entries()[-1].data)["whose"] == "someone else's"


def test_restoring_says_whose_the_file_was() -> None:
    back = backups.restore(backups.backup(event()), By("anna"))
    told = audit.entries()[-1]
    assert (told.kind, told.who, json.loads(told.data)["event"]) == ("restored", "anna", back.event)
    assert json.loads(told.data)["whose"] == "ours"


def test_the_key_is_made_once_for_its_owner_alone(data: Path) -> None:
    found: list[str] = []
    threads = [threading.Thread(target=lambda: found.append(signing.public_key())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({*found}) == 1
    file = data / signing.KEY_FILE
    assert os.stat(file).st_mode & 0o077 == 0
    assert [path.name for path in data.iterdir() if "key" in path.name] == [signing.KEY_FILE]
    signing._private.cache_clear()
    signing._public.cache_clear()
    assert signing.public_key() == found[0]  # by the next process


def test_processes_that_make_it_at_once_have_one_key(tmp_path: Path) -> None:
    from multiprocessing import get_context

    with get_context("spawn").Pool(4) as pool:
        made = pool.map(_created, [str(tmp_path / "signing-key")] * 8)
    assert len({*made}) == 1
    assert [path.name for path in tmp_path.iterdir() if path.is_file() and path.suffix != ".sqlite3"] == ["signing-key"]


def _created(path: str) -> bytes:
    from fairswiss.store.private_files import created_once

    return created_once(Path(path), os.urandom(32))


def test_a_damaged_key_is_said_in_words(data: Path) -> None:
    (data / signing.KEY_FILE).write_bytes(b"nothing of the kind")
    with pytest.raises(FileAccess, match="is damaged"):
        event()


def test_looking_at_a_file_needs_no_key(elsewhere: Any, tmp_path: Path) -> None:
    copy = backups.backup(event())
    elsewhere()
    assert proof.preview(copy).signed.whose is Whose.FOREIGN
    assert not (tmp_path / "elsewhere" / signing.KEY_FILE).exists()


def test_the_public_key_goes_to_another_house() -> None:
    assert signing.imported_key(signing.exported_key().encode()) == signing.public_key()
    assert "PRIVATE" not in signing.exported_key()
    for content in (b"", b"x", (b"-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n")):
        with pytest.raises(BadRequest, match="not a public key"):
            signing.imported_key(content)


def test_commands(run: Shell, data: Path, elsewhere: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("open_data", "prepare_data"):
        monkeypatch.setattr(f"fairswiss.cli.journal_commands.{name}", lambda data: None)
    made = event()
    file, key, other = (str(tmp_path / name) for name in ("club.journal", "club.pem", "other.pem"))
    assert run("journal", "backup", made, file).code == 0
    assert run("journal", "key", "--output", key).code == 0
    fingerprint = run("journal", "key").out.strip()
    assert run("journal", "verify", file).out == f"{file}: intact; signed here (key {fingerprint})\n"
    assert f"{made}: intact; signed here" in run("journal", "verify").out
    elsewhere()
    assert run("journal", "verify", file).out == f"{file}: intact; signed by someone else (key {fingerprint})\n"
    assert run("journal", "verify", file, "--key", key).code == 0
    assert run("journal", "key", "--output", other).code == 0
    said = run("journal", "verify", file, "--key", other)
    assert (said.code, "it is not signed by the key" in said.out) == (1, True)
    found = json.loads(run("journal", "verify", file, "--json").out)[file]
    assert found == {"breaks": [], "whose": "someone else's", "key": fingerprint}
    assert "signed by someone else" in run("journal", "restore", file).out
    Path(file).write_bytes(changed_header(Path(file).read_bytes(), signature=base64.b64encode(b"x").decode()))
    assert run("journal", "verify", file).code == 1
    assert run("journal", "restore", file).code == 3
    assert run("journal", "verify", str(tmp_path / "gone.journal")).code == 5
    assert run("journal", "verify", file, "--key", file).code == 3


def test_a_copy_of_the_whole_database_is_verified_event_by_event(data: Path) -> None:
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL has copies of its own")
    made, forged = event(), event()
    registration.withdraw(made, 1, BY)
    copy = snapshot(data / "fairswiss.sqlite3", data, "regular")
    proofs = proof.of_file(str(copy))
    assert {name: (found.breaks, found.signed.whose) for name, found in proofs.items()} == {
        made: ((), Whose.OURS),
        forged: ((), Whose.OURS),
    }
    backups.restore(backups.backup(made), BY)
    forged_end(forged)
    again = proof.of_file(str(snapshot(data / "fairswiss.sqlite3", data, "regular")))
    assert [name for name, found in again.items() if found.breaks] == [forged]
    assert again["audit log"].signed.whose is Whose.OURS
    copy.write_bytes(copy.read_bytes()[:5_000])
    ((named, found),) = proof.of_file(str(copy)).items()
    assert (named, bool(found.breaks)) == (str(copy), True)


def test_an_upgrade_signs_what_is_there_and_keeps_the_guards() -> None:
    made = event()
    call_command("migrate", "store", "0002", verbosity=0)
    call_command("migrate", verbosity=0)
    memory.forget()
    assert proof.of_event(made).breaks == ()
    assert proof.of_event(made).signed.whose is Whose.OURS
    assert not audit.verify()
    assert not audit.entries()
    backups.restore(backups.backup(made), BY)
    for table in ("fairswiss_entry", "fairswiss_audit"):
        with pytest.raises(DatabaseError, match="only ever added"), connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {table}")
