"""Erasing reaches every byte of the data folder, and costs nobody else a copy."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from django.db import connection

from fairswiss.desk import backups, journals
from fairswiss.keeping import erasures, pending
from fairswiss.keeping.elsewhere.restoring import faults
from fairswiss.keeping.snapshots import REGULAR, kept, snapshot
from fairswiss.model.errors import FileAccess
from fairswiss.store import copies, guards, rows
from fairswiss.usecases.unfinished import unfinished
from fairswiss.web.access import Role
from fairswiss.web.people import accounts
from tests.web.privacy.events import IDS, NAMES, TITLE, anonymise, played_event
from tests.web.privacy.traces import traces
from tests.web.store.events import BY, event, play
from tests.web.team import appointed
from tests.web.visitors import Visitor, text

pytestmark = [
    pytest.mark.parametrize("database", ["sqlite"], indirect=True),
    pytest.mark.usefixtures("database", "data"),
]
GONE = (*NAMES, *IDS)


def _copied(data: Path, reason: str = REGULAR) -> Path:
    return snapshot(Path(connection.settings_dict["NAME"]), data, reason)


def _held_in(copy: Path) -> tuple[dict[str, int], set[str]]:
    with contextlib.closing(sqlite3.connect(copy)) as opened:
        heads = dict(opened.execute("SELECT id, head_number FROM fairswiss_event"))
        return heads, {name for (name,) in opened.execute("SELECT username FROM auth_user")}


def test_everybody_keeps_their_copies(data: Path) -> None:
    """Two copies became none: then damage cost other events and all accounts."""
    tiny, other = played_event(), event(6)
    accounts.add("anna", "a long password", "owner")
    old = [_copied(data), _copied(data, "before-upgrade")]
    then = journals.read(other).head
    play(other)
    erased = anonymise(tiny)
    assert erased.cleaned.swept
    assert len(kept(data)) == 3
    for copy in old:
        heads, people = _held_in(copy)
        assert heads[tiny] == journals.read(tiny).head
        assert heads[other] == then
        assert "anna" in people
        assert faults(copy) == []
    newest = kept(data)[0].file
    assert newest not in old, "a copy that was rewritten is not newer for that"
    assert _held_in(newest)[0][other] == journals.read(other).head
    assert traces(data, GONE) == []


def test_the_new_copy_is_made_before_old_ones_are_touched(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = played_event()
    old = _copied(data)

    def full(*_: object) -> Path:
        assert traces(data / "snapshots", ["Quendelbaum"])
        raise FileAccess("the disk is full")

    monkeypatch.setattr(erasures, "snapshot", full)
    erased = anonymise(made)
    assert old.exists()
    assert erased.cleaned == erasures.Cleaned(trouble="the disk is full")
    assert pending.read(data).here == {made}
    monkeypatch.undo()


def test_what_a_crash_left_undone_is_finished_by_itself(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = played_event()
    _copied(data)
    monkeypatch.setattr(erasures, "_new_copies", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        anonymise(made)
    assert traces(data, GONE)
    assert not traces(data / "erasures.json", GONE)
    erasures.finish_if_any(data)
    assert traces(data, GONE) == []
    assert pending.read(data) == pending.Pending()


def test_half_written_copies_do_not_outlive_their_writer(data: Path) -> None:
    made = played_event()
    held = data / "snapshots"
    for name in ("x.sqlite3.part", "x.sqlite3.part-journal"):
        (held / name).write_text("Quendelbaum")
    (data / "fairswiss.sqlite3.part").write_text("Quendelbaum")
    for folder in ("rescue-x", "drill-x"):
        (data / folder).mkdir()
        (data / folder / "base.sqlite3").write_text("Quendelbaum")
    (held / made / ".fairswiss-00.tmp").write_text("Quendelbaum")
    stream, path = unfinished(str(data))
    with stream:
        stream.write(b"somebody else is writing")
        _copied(data)
        assert Path(path).exists()
        assert traces(held, ["Quendelbaum"]) != []
        assert not [*data.rglob("*.part*"), *data.glob("rescue-*"), *data.glob("drill-*"), *held.rglob(".*.tmp")]
    anonymise(made)
    assert traces(data, GONE) == []
    assert not Path(path).exists()


def test_uploads_of_the_event_go_and_those_of_others_stay(owner: Visitor, data: Path) -> None:
    made, other = played_event(), event(2)
    for one in (made, other):
        answer = owner.send(f"/t/{one}/players/import", {"text": "name\nQuendelbaum, Xaver"})
        assert answer.status_code == 302
    assert len(traces(data / "uploads", ["Quendelbaum"])) == 2
    anonymise(made)
    (left,) = traces(data / "uploads", ["Quendelbaum"])
    assert left[0].startswith(other)


def test_copies_of_the_journal_stay_as_long_as_they_were(data: Path) -> None:
    made = played_event()
    upgrade = data / "snapshots" / "20261116T000000.000000Z-before-upgrade"
    upgrade.mkdir()
    (upgrade / f"{made}.journal").write_bytes(backups.backup(made))
    before = [len(_entries(made, copy.name)) for copy in backups.snapshots(made)]
    anonymise(made)
    after = backups.snapshots(made)
    assert [len(_entries(made, copy.name)) for copy in after] == [*before, journals.read(made).head]
    for copy in after:
        backups.restore(backups.snapshot_bytes(made, copy.name), BY)
    backups.restore((upgrade / f"{made}.journal").read_bytes(), BY)
    assert traces(data / "snapshots", GONE) == []


def _entries(made: str, name: str) -> list[object]:
    return [*copies.unpacked(backups.snapshot_bytes(made, name))[1]]


def _damaged(data: Path) -> Path:
    """The database as it is, put aside by a rescue."""
    aside = data / "damaged" / "20261116T000000.000000Z"
    aside.mkdir(parents=True)
    return _copied(data).rename(aside / "fairswiss.sqlite3")


def test_what_concerns_every_event_is_left_to_who_is_chief_of_all(data: Path) -> None:
    made, other = played_event(), event(6)
    damaged = _damaged(data)
    unreadable = data / "snapshots" / "20200101T000000.000000Z-regular.sqlite3"
    unreadable.write_bytes(b"no database")
    erased = anonymise(made, may_delete=False)
    assert not erased.cleaned.swept
    assert {data / name for name in erased.cleaned.left} == {damaged, unreadable}
    erasures.finish_if_any(data)
    assert damaged.exists()
    assert erasures.finish(data, may_delete=True).deleted == 2
    assert traces(data, GONE) == []
    assert other in rows.names()


def test_what_a_damaged_file_alone_proves_of_others_is_kept(data: Path) -> None:
    made, other = played_event(), event(6)
    head = journals.read(other).head
    damaged = _damaged(data)
    with contextlib.closing(sqlite3.connect(damaged)) as opened, opened:  # an event that the database has not
        opened.execute("UPDATE fairswiss_event SET id = 'lost01' WHERE id = ?", (other,))
        opened.execute("DROP TRIGGER IF EXISTS fairswiss_entry_unchanged")
        for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            opened.execute(f'DROP TRIGGER "{name}"')
        opened.execute("UPDATE fairswiss_entry SET event_id = 'lost01' WHERE event_id = ?", (other,))
    anonymise(made)
    assert not damaged.exists()
    restored = backups.restore((damaged.parent / "lost01.journal").read_bytes(), BY)
    assert restored.head == head + 1
    assert traces(data, GONE) == []


def test_the_chief_of_one_event_anonymises_it_and_deletes_no_copy(owner: Visitor, data: Path) -> None:
    made = played_event()
    damaged = _damaged(data)
    chief = appointed(Role.CHIEF_ARBITER, made)
    answer = chief.send(f"/t/{made}/privacy/anonymise", {"name": TITLE}, follow=True)
    assert "fairswiss privacy sweep" in text(answer)
    assert damaged.exists()
    assert not traces(data / "snapshots", GONE)


def test_nothing_is_called_swept_while_somebody_reads(data: Path) -> None:
    made = played_event()
    with contextlib.closing(sqlite3.connect(connection.settings_dict["NAME"])) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM fairswiss_entry").fetchone()
        with connection.cursor() as ours:
            ours.execute("PRAGMA busy_timeout = 100")  # who reads goes on for longer than anybody waits
        assert not anonymise(made).cleaned.swept
        assert pending.read(data).here == {made}
    erasures.finish_if_any(data)
    assert pending.read(data) == pending.Pending()
    assert traces(data, GONE) == []
    assert guards.sweep()
