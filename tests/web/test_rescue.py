"""A damaged database is recognised, and one command brings back what was saved."""

import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from benchmarks import damage
from django.contrib.auth import get_user_model
from django.db import connection

from fairswiss.desk import backups, journals, memory, soundness
from fairswiss.keeping import rescue as rescuing
from fairswiss.keeping import snapshots, upgrading
from fairswiss.keeping.address import Whereabouts
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.regular_copies import RegularCopies
from fairswiss.keeping.rescue import rescue
from fairswiss.keeping.snapshots import REGULAR, kept, snapshot, tidy
from fairswiss.keeping.soundness import RESCUED, behind_copy, refuse_damaged, unsound_accounts, unsound_events
from fairswiss.model.errors import BadRequest, Damaged, Unreadable
from fairswiss.model.problems import Remedy
from fairswiss.store import changes as changes_counted
from fairswiss.store import rows
from fairswiss.web.access import Role
from fairswiss.web.people import accounts
from fairswiss.web.people.appointments import Task, appoint, change, dismiss
from fairswiss.web.people.models import AccountWitness, Appointment, AppointmentWitness
from fairswiss.web.running.serving import dangers, database_file
from tests.cli.events import Shell
from tests.web.live import COMMAND
from tests.web.rounds.events import BY, enter, played, published
from tests.web.store.events import event as any_event
from tests.web.test_upgrading import forget_the_last_migration

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
pytestmark = pytest.mark.usefixtures("data")


@pytest.fixture
def folder(database: str, data: Path) -> Path:
    """A data folder with an account, an event, a copy of both, and what came after it."""
    get_user_model().objects.create_user("arbiter", password=None)
    made = published()
    snapshot(data / DATABASE, data, REGULAR)
    enter(made, 1, "1")
    connection.close()
    memory.forget()
    return data


def _heads() -> dict[str, int]:
    memory.forget()
    return {name: journals.read(name).head for name in rows.names()}


def _overwritten(file: Path, at: int, length: int) -> None:
    with file.open("r+b") as stream:
        stream.seek(at)
        stream.write(b"\xa5" * length)


@ONLY_SQLITE
def test_a_sound_database_is_left_alone(folder: Path) -> None:
    before = (folder / DATABASE).read_bytes()
    refuse_damaged(folder)
    assert rescue(folder).damage == ()
    assert (folder / DATABASE).read_bytes() == before
    assert not (folder / "damaged").exists()


@ONLY_SQLITE
@pytest.mark.parametrize("harm", ["header", "cut", "gone", "empty"])
def test_a_damaged_file_is_refused_and_brought_back(folder: Path, harm: str) -> None:
    before, file = _heads(), folder / DATABASE
    connection.close()
    if harm == "header":
        _overwritten(file, 0, 200)
    elif harm == "cut":
        os.truncate(file, file.stat().st_size // 2)
    elif harm == "empty":
        os.truncate(file, 0)
    else:
        file.unlink()
    with pytest.raises(Damaged, match="The database is damaged") as refused:
        refuse_damaged(folder)
    assert refused.value.remedies == (Remedy.RESCUE,)
    content = file.read_bytes() if file.exists() else b""
    seen = rescue(folder, dry_run=True)
    assert (file.read_bytes() if file.exists() else b"") == content
    done = rescue(folder)
    assert (done.events, done.copy) == (seen.events, seen.copy)
    assert done.aside
    assert not content or (done.aside / DATABASE).read_bytes() == content
    refuse_damaged(folder)
    after = _heads()
    assert after.keys() == before.keys()
    assert {event.id: event.entries for event in done.events} == after
    assert harm != "header" or after == before  # all that was lost is the table of contents
    assert all(soundness.verify(name) == [] for name in after)
    assert get_user_model().objects.filter(username="arbiter").exists()
    assert rescue(folder).damage == ()


@ONLY_SQLITE
def test_one_damaged_journal_does_not_hold_up_the_others_and_is_restored_as_far_as_it_is_proven(folder: Path) -> None:
    (made,) = _heads()
    other = any_event()
    head = journals.read(made).head
    with connection.cursor() as cursor:
        cursor.execute("DROP TRIGGER fairswiss_entry_update")
        cursor.execute("UPDATE fairswiss_entry SET who = 'x' WHERE event_id = %s AND number = %s", [made, head])
        cursor.execute("UPDATE fairswiss_event SET head_digest = 'x' WHERE id = %s", [made])
    connection.close()
    refuse_damaged(folder)
    assert unsound_events(folder / DATABASE) == [made]
    memory.forget()
    assert journals.read(other)
    with pytest.raises(Unreadable, match="journal of Spring Open"):
        journals.read(made)
    connection.close()
    done = {event.id: event for event in rescue(folder).events}
    assert (done[made].entries, done[made].lost, done[other].lost) == (head - 1, 1, 0)
    assert _heads()[made] == head - 1
    assert soundness.verify(made) == []


@ONLY_SQLITE
def test_a_database_that_lost_its_end_is_found_behind_its_copy(folder: Path) -> None:
    before = _heads()
    connection.close()
    newer = snapshot(folder / DATABASE, folder, REGULAR)
    shutil.copy(kept(folder)[-1].file, folder / DATABASE)
    assert newer == kept(folder)[0].file
    assert behind_copy(folder / DATABASE, folder) == [*before]
    assert "a copy made before has" in rescue(folder).damage[0]
    assert _heads() == before


@ONLY_SQLITE
def test_without_a_copy_of_the_database_copies_of_journals_and_readable_accounts_are_taken(folder: Path) -> None:
    shutil.rmtree(folder / "snapshots")
    (made,) = _heads()
    backups.snapshot(made, "test")
    connection.close()
    _overwritten(folder / DATABASE, _page_of(folder / DATABASE, "fairswiss_entry") * 4096, 4096)
    done = rescue(folder)
    assert done.copy is None
    assert done.lost == 0
    assert soundness.verify(made) == []
    assert get_user_model().objects.filter(username="arbiter").exists()


def _page_of(file: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(file)) as opened:
        (root,) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    return int(root) - 1


@ONLY_SQLITE
def test_a_rescue_that_is_interrupted_is_finished(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = _heads()
    connection.close()
    _overwritten(folder / DATABASE, 0, 100)
    with monkeypatch.context() as cut:
        cut.setattr(rescuing, "_take_place", _power_cut)
        with pytest.raises(KeyboardInterrupt):
            rescue(folder)
    assert (folder / RESCUED).exists()
    with pytest.raises(BadRequest, match="interrupted"):
        refuse_damaged(folder)
    assert rescue(folder).damage == ("an earlier rescue was interrupted", "it is not a database")
    refuse_damaged(folder)
    assert _heads() == before


def _power_cut(folder: Path) -> None:
    raise KeyboardInterrupt


def test_a_rescue_is_refused_where_there_is_nothing_to_rescue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadRequest, match="no database"):
        rescue(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "postgresql:///open")
    with pytest.raises(BadRequest, match="tools of PostgreSQL"):
        rescue(tmp_path)
    monkeypatch.setattr(rescuing, "running", lambda folder: Whereabouts(8080))
    with pytest.raises(BadRequest, match="Stop it first"):
        rescue(tmp_path)


def test_chance_damage_is_recognised_and_brought_back() -> None:
    counts = damage.main(["12", "--seed", "7"], lambda line: None)
    assert sum(counts.values()) == 12
    assert not [outcome for outcome in counts if "FAILED" in outcome]


# -- accounts ----------------------------------------------------------------------------------------------------------


def _flipped(file: Path, table: str, old: bytes, new: bytes) -> None:
    """A letter of a row becomes another one where the table lies; the file stays whole as far as SQLite can tell."""
    with contextlib.closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    at = _page_of(file, table) * 4096
    content = bytearray(file.read_bytes())
    where = content.index(old, at, at + 4096)
    content[where : where + len(old)] = new
    file.write_bytes(content)


@pytest.fixture
def helper(folder: Path) -> Path:
    """The data folder, with a helper in the copy too."""
    shutil.rmtree(folder / "snapshots")
    appoint(get_user_model().objects.create_user("helper", password=None), "", Task(Role.VIEWER), "test")
    connection.close()
    snapshot(folder / DATABASE, folder, REGULAR)
    return folder


HARM = [
    ("auth_user", b"helper", b"helpes"),
    ("auth_user", b"helper", b"\xff\xff\xff\xff\xff\xff"),
    ("fairswiss_appointment", b"viewer", b"viewes"),
    ("fairswiss_account_witness", b"helper", b"helpes"),
    ("fairswiss_appointment_witness", b"viewer", b"viewes"),
]


@ONLY_SQLITE
@pytest.mark.parametrize(("table", "old", "new"), HARM)
def test_an_account_that_is_not_what_was_saved_is_recognised_and_brought_back(
    helper: Path, table: str, old: bytes, new: bytes, run: Shell
) -> None:
    file, before = helper / DATABASE, _heads()
    connection.close()
    assert unsound_accounts(file) == []
    _flipped(file, table, old, new)
    refuse_damaged(helper)  # SQLite itself sees nothing
    assert len(unsound_accounts(file)) == 1
    assert "its roles were altered" in dangers(file, helper)[0]
    code, said, _ = run("journal", "verify", "--data", str(helper))
    assert (code, said.count("its roles were altered")) == (1, 1)
    snapshot(file, helper, REGULAR)  # a copy of the damage is none
    connection.close()
    done = rescue(helper)
    assert done.copy is not None
    assert (done.copy.file, done.lost) == (kept(helper)[1].file, 0)
    assert "account" in done.damage[-1]
    assert unsound_accounts(file) == []
    assert Appointment.objects.get(user__username="helper").role == "viewer"
    assert _heads() == before


@ONLY_SQLITE
def test_accounts_of_a_file_without_any_copy_are_taken_as_they_are_and_told(helper: Path) -> None:
    shutil.rmtree(helper / "snapshots")
    _flipped(helper / DATABASE, *HARM[2])
    assert rescue(helper).damage[0].startswith("account helper: ")
    assert unsound_accounts(helper / DATABASE) == []
    assert Appointment.objects.get(user__username="helper").role == "viewes"  # which is no role: nobody may do anything


def test_whatever_is_written_about_accounts_is_witnessed(database: str, data: Path) -> None:
    file = database_file(connection.settings_dict)
    helper = accounts.add("helper", "a long password", "test")
    held = appoint(helper, "", Task(Role.RESULT_ENTRY, 1, 5), "test")
    change(held, Task(Role.VIEWER), "test")
    accounts.set_password(helper, "another long password", "test")
    get_user_model().objects.filter(pk=helper.pk).update(is_active=False)  # whoever writes
    assert unsound_accounts(file) == []
    assert AccountWitness.objects.get(pk=helper.pk).is_active is False
    assert AppointmentWitness.objects.get().role == "viewer"
    dismiss(held, "test")
    helper.delete()
    assert unsound_accounts(file) == []
    assert not AccountWitness.objects.exists()
    assert not AppointmentWitness.objects.exists()
    other = accounts.add("other", "a long password", "test")
    AccountWitness.objects.filter(pk=other.pk).update(password="another")
    assert unsound_accounts(file) == ["other"]
    assert "account other" in str(dangers(file, data))
    accounts.set_password(other, "yet another long password", "test")
    assert unsound_accounts(file) == []
    connection.close()


@ONLY_SQLITE
def test_a_database_of_a_version_without_witnesses_is_sound(folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as opened, opened:
        opened.execute("DROP TABLE fairswiss_account_witness")
    assert unsound_accounts(folder / DATABASE) == []


# -- copies by the clock -----------------------------------------------------------------------------------------------


@ONLY_SQLITE
def test_copies_are_made_when_something_was_changed(database: str, data: Path) -> None:
    made = any_event()
    connection.close()
    copies = RegularCopies(data / DATABASE, data, every=0.02)
    copies.start()
    try:
        awaited(lambda: len(kept(data)) == 1)
        time.sleep(0.1)
        assert len(kept(data)) == 1
        rows.archive(made)
        awaited(lambda: len(kept(data)) == 2)
    finally:
        copies.stop()
        copies.join(120)
    again = RegularCopies(data / DATABASE, data, every=60)
    again.start()
    again.stop()
    again.join(120)
    assert len(kept(data)) == 2  # nothing was changed since
    assert not list((data / "snapshots").glob("*.part*"))


def awaited(holds: Callable[[], bool]) -> None:
    patience = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.01)


def _copy(folder: Path, changes: int, moment: datetime, reason: str = REGULAR) -> Path:
    """A copy that says how many changes the database had seen, under the name that the clock gave it."""
    (folder / "snapshots").mkdir(exist_ok=True)
    file = folder / "snapshots" / f"{moment.strftime('%Y%m%dT%H%M%S.%fZ')}-{reason}.sqlite3"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as made:
        for statement in changes_counted.TABLES:
            made.execute(statement)
        made.execute("UPDATE fairswiss_change SET number = ?", (changes,))
    return file


NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)


def test_copies_are_ordered_by_what_they_hold_and_never_by_a_clock(tmp_path: Path) -> None:
    oldest = _copy(tmp_path, 10, NOW)
    ahead = _copy(tmp_path, 20, NOW + timedelta(days=400))
    back = _copy(tmp_path, 30, NOW - timedelta(days=400))
    newest = _copy(tmp_path, 40, NOW + timedelta(minutes=10))
    none = tmp_path / "snapshots" / f"{(NOW + timedelta(days=900)).strftime('%Y%m%dT%H%M%S.%fZ')}-regular.sqlite3"
    none.write_bytes(b"no database")
    assert [copy.file for copy in kept(tmp_path)] == [newest, back, ahead, oldest, none]
    tidy(tmp_path)
    assert len(kept(tmp_path)) == 5


def test_old_copies_make_room_by_the_number_of_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(2026)
    counts = [*range(4000, 3900, -10), *range(3900, 0, -37)]
    for count in counts:  # at any time the clock liked to say
        _copy(tmp_path, count, NOW + timedelta(minutes=chance.randrange(-(10**6), 10**6)))
    upgrades = [_copy(tmp_path, 500 * at, NOW - timedelta(days=at), "before-upgrade") for at in range(1, 8)]
    tidy(tmp_path)
    stayed = kept(tmp_path)
    regular = [copy.age.changes for copy in stayed if copy.reason == REGULAR]
    assert regular[:6] == counts[:6]
    for back in (50, 100, 200, 400, 800, 1600, 3200):  # dense near the end, and something of every distance
        assert any(back / 2 <= 4000 - count <= 2 * back for count in regular)
    assert len(regular) < 32
    assert {copy.file for copy in stayed if copy.reason != REGULAR} == {*upgrades[2:]}
    tidy(tmp_path)
    assert kept(tmp_path) == stayed
    size = stayed[0].bytes
    monkeypatch.setattr(snapshots, "_MOST_BYTES", 3 * size)
    tidy(tmp_path)
    assert kept(tmp_path) == stayed[:3]
    monkeypatch.setattr(snapshots, "_MOST_BYTES", 1)
    tidy(tmp_path)
    assert kept(tmp_path) == stayed[:2]


@ONLY_SQLITE
def test_a_copy_of_the_future_neither_keeps_real_ones_away_nor_has_them_tidied_away(folder: Path) -> None:
    (copy,) = kept(folder)
    ahead = copy.moment + timedelta(days=400)
    copy.file.rename(copy.file.with_name(f"{ahead.strftime('%Y%m%dT%H%M%S.%fZ')}-regular.sqlite3"))
    os.utime(kept(folder)[0].file, (ahead.timestamp(), ahead.timestamp()))
    copies = RegularCopies(folder / DATABASE, folder, every=600)
    copies.start()
    try:
        awaited(lambda: len(kept(folder)) == 2)
    finally:
        copies.stop()
        copies.join(120)
    assert kept(folder)[0].moment < ahead
    (made,) = _heads()
    for number in range(2, 12):
        enter(made, 1, "1", [number % 4 + 1]) if number % 2 else rows.archive(made, number % 4 == 0)
        connection.close()
        newest = snapshot(folder / DATABASE, folder, REGULAR)
        tidy(folder)
        assert kept(folder)[0].file == newest


@ONLY_SQLITE
def test_a_copy_that_alone_holds_something_is_never_tidied_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older = kept(folder)[0].file
    (made,) = _heads()
    enter(made, 1, "0", [2])
    connection.close()
    abandoned = snapshot(folder / DATABASE, folder, REGULAR)
    shutil.copy(older, folder / DATABASE)
    with contextlib.suppress(FileNotFoundError):
        (folder / f"{DATABASE}-wal").unlink()
    monkeypatch.setattr(snapshots, "_MOST_BYTES", 1)
    for board in (2, 3):
        enter(made, 1, "1", [board])
        connection.close()
        snapshot(folder / DATABASE, folder, REGULAR)
    snapshot(folder / DATABASE, folder, REGULAR)
    tidy(folder)
    assert abandoned in {copy.file for copy in kept(folder)}
    assert older not in {copy.file for copy in kept(folder)}


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_before_an_upgrade_every_journal_of_a_server_is_copied(database: str, data: Path) -> None:
    made = played()
    forget_the_last_migration()
    folder = upgrading.upgrade(data)
    assert folder is not None
    (copy,) = folder.iterdir()
    assert copy.name == f"{made}.journal"
    restored = backups.restore(copy.read_bytes(), BY)
    assert journals.read(restored.event).state.settings == journals.read(made).state.settings


def test_a_folder_that_is_not_there_is_said_and_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    surroundings = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    command = [*COMMAND, "rescue", "--data", str(missing)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, env=surroundings)
    assert (said.returncode, "There is no folder" in said.stderr) == (3, True), said
    assert not missing.exists()
