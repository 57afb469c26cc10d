"""The database file is taken away under a manager: that is noticed, nothing is acknowledged, and nothing is lost."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from django.db import connection, connections

from fairswiss.desk import erasing, journals, memory, soundness
from fairswiss.desk.erasing import Person
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Remarked
from fairswiss.keeping import lost_file
from fairswiss.keeping.housekeeping import copying
from fairswiss.keeping.lost_file import Lookout
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.regular_copies import RegularCopies
from fairswiss.keeping.rescue import rescue
from fairswiss.keeping.snapshots import FILE_GONE, FROM_MEMORY, REGULAR, kept, snapshot
from fairswiss.keeping.soundness import refuse_damaged
from fairswiss.store import presence, recent, rows
from fairswiss.store.models import EventRow
from fairswiss.store.presence import Gone
from fairswiss.store.salvage import journals_in
from tests.web.rounds.events import BY, enter, published
from tests.web.test_rescue import awaited
from tests.web.visitors import Visitor

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.fixture(autouse=True)
def _only_one_database() -> None:
    """As in a manager: the process remembers nothing of another database."""
    recent.forget()


def _unlinked(file: Path) -> None:
    file.unlink()


def _all_unlinked(file: Path) -> None:
    for path in file.parent.glob(f"{file.name}*"):
        path.unlink()


def _moved(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def _emptied(file: Path) -> None:
    os.truncate(file, 0)


def _cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def _overwritten(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.write(b"\xa5" * file.stat().st_size)


def _replaced(file: Path) -> None:
    """By an older copy, as somebody does who wants to go back while the manager runs."""
    other = file.with_name("other")
    shutil.copy(kept(file.parent)[-1].file, other)
    other.replace(file)


def _copied_over(file: Path) -> None:
    shutil.copyfile(kept(file.parent)[-1].file, file)


HARM: list[Callable[[Path], None]] = [
    _unlinked, _all_unlinked, _moved, _emptied, _cut, _overwritten, _replaced, _copied_over,
]  # fmt: skip


@pytest.mark.parametrize("harm", HARM)
def test_nothing_is_acknowledged_nor_shown_and_all_that_was_comes_back(
    owner: Visitor, data: Path, harm: Callable[[Path], None]
) -> None:
    file = data / DATABASE
    made = published()
    snapshot(file, data, REGULAR)
    enter(made, 1, "1", [1, 2])
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # nothing is in the log any more
    enter(made, 1, "0", [3])
    told = rows.entries(made)
    assert owner.get(f"/t/{made}/").status_code == 200
    harm(file)
    with pytest.raises(Gone):
        enter(made, 1, "=", [4])
    for path in (f"/t/{made}/", "/", f"/api/v1/tournaments/{made}"):
        answer = owner.get(path)
        assert answer.status_code == 503, path
        assert "fairswiss rescue" in answer.content.decode()
        assert str(data) not in answer.content.decode()
    saved = [copy for copy in kept(data) if copy.reason == FILE_GONE]
    assert len(saved) == 1
    connections.close_all()
    memory.forget()
    assert rescue(data).lost == 0
    refuse_damaged(data)
    assert rows.entries(made) == told
    assert soundness.verify(made) == []


@pytest.mark.parametrize("harm", [_unlinked, _replaced])
def test_a_commit_into_a_file_that_is_gone_is_not_confirmed(
    owner: Visitor, data: Path, harm: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = published()
    snapshot(data / DATABASE, data, REGULAR)
    head = journals.read(made).head
    add = rows.set_head

    def taken_away(row: EventRow, name: str, head: Entry) -> None:
        add(row, name, head)
        harm(data / DATABASE)

    monkeypatch.setattr(rows, "set_head", taken_away)
    with pytest.raises(Gone):
        enter(made, 1, "1", [1])
    monkeypatch.undo()
    connections.close_all()
    memory.forget()
    monkeypatch.setenv("FAIRSWISS_DATA", str(data))
    assert rescue(data).lost == 0
    assert journals.read(made).head == head  # it was rolled back, as was said


@pytest.mark.parametrize("harm", [_emptied, _overwritten, _copied_over])
def test_entries_that_only_memory_holds_come_back(owner: Visitor, data: Path, harm: Callable[[Path], None]) -> None:
    made = published()
    snapshot(data / DATABASE, data, REGULAR)
    enter(made, 1, "1")
    told = rows.entries(made)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()  # the file alone has it
    connection.close()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")  # a connection that has no page in memory
    harm(data / DATABASE)
    assert owner.get("/").status_code == 503
    assert FROM_MEMORY in {copy.reason for copy in kept(data)}
    connections.close_all()
    memory.forget()
    assert rescue(data).lost == 0
    assert rows.entries(made) == told


def test_memory_is_bounded_and_holds_nobody_who_was_taken_out(
    database: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = published()
    rows.archive(made)
    assert len(recent.lately()) == journals.read(made).head
    erasing.erase(Person(made), BY)
    assert [told for told in recent.lately() if told.event == made] == []
    monkeypatch.setattr(recent, "_MOST_BYTES", 3000)
    rows.archive(made, archived=False)
    for _ in range(20):
        journals.tell(made, lambda held: [Remarked("again")], "arbiter")
    assert [told.entry.number for told in recent.lately()][-1] == journals.read(made).head
    assert 1 < len(recent.lately()) < 10


def test_a_file_that_comes_back_is_used_again(owner: Visitor, data: Path) -> None:
    made = published()
    _moved(data / DATABASE)
    assert owner.get("/").status_code == 503
    (data / "elsewhere").rename(data / DATABASE)
    assert owner.get("/").status_code == 200
    enter(made, 1, "1")


def test_many_commits_and_foldings_of_the_log_raise_no_false_alarm(owner: Visitor, data: Path) -> None:
    made = published()
    for number in range(60):
        enter(made, 1, ("1", "0", "=")[number % 3], [number % 4 + 1])
        with connection.cursor() as cursor:
            cursor.execute("VACUUM" if number % 20 == 0 else "PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        assert owner.get(f"/t/{made}/").status_code == 200
    assert not [copy for copy in kept(data) if copy.reason == FILE_GONE]


def test_a_new_connection_never_makes_or_takes_another_file(database: str, data: Path) -> None:
    published()
    file = data / DATABASE
    connection.close()
    with copying(file, data):
        awaited(lambda: bool(kept(data)))
        copy = kept(data)[0].file
        file.unlink()
        with pytest.raises(Gone):
            rows.names()
        assert not file.exists()
        shutil.copy(copy, file)
        with pytest.raises(Gone):
            rows.names()
        environment = os.environ | {"FAIRSWISS_DATA": str(data), "DJANGO_SETTINGS_MODULE": "fairswiss.web.settings"}
        program = "import django; django.setup(); from fairswiss.store import rows; rows.names()"
        said = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
        assert "Gone" in said.stderr  # so does a worker that is started later
    assert rows.names()


def test_what_is_open_is_saved_even_if_nobody_asks_for_anything(database: str, data: Path) -> None:
    made = published()
    heads = {made: journals.read(made).head}
    connection.close()
    copies = RegularCopies(data / DATABASE, data, every=0.02)
    copies.start()
    try:
        awaited(lambda: bool(kept(data)))
        for copy in kept(data):
            copy.file.unlink()
        (data / DATABASE).unlink()
        awaited(lambda: any(copy.reason == FILE_GONE for copy in kept(data)))
    finally:
        copies.stop()
        copies.join(120)
    (saved,) = (copy for copy in kept(data) if copy.reason == FILE_GONE)
    with contextlib.closing(sqlite3.connect(saved.file)) as opened:
        assert dict(opened.execute("SELECT id, head_number FROM fairswiss_event")) == heads


def test_what_is_open_is_saved_when_the_manager_is_stopped_at_once(database: str, data: Path) -> None:
    published()
    connection.close()
    with copying(data / DATABASE, data):
        awaited(lambda: bool(kept(data)))
        (data / DATABASE).unlink()
    assert {copy.reason for copy in kept(data)} == {REGULAR, FILE_GONE, FROM_MEMORY}


def test_a_file_that_cannot_be_looked_at_now_is_looked_at_again(
    database: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = published()
    rows.names()
    with monkeypatch.context() as busy:
        busy.setattr(presence, "_is_whole", lambda file, size: None)
        _overwritten(data / DATABASE)
        with connection.cursor():
            pass
    with pytest.raises(Gone):
        journals.read(made)
    connections.close_all()


def test_without_anybody_to_save_it_a_file_that_is_gone_is_still_refused(
    database: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published()
    monkeypatch.setattr(presence, "_saving", [])
    (data / DATABASE).unlink()
    with pytest.raises(Gone):
        rows.names()
    connections.close_all()


@pytest.mark.parametrize("row", ["NULL", "'\xff'", "x'00'", ""])
def test_whatever_is_read_from_a_lost_file_what_memory_holds_is_saved(database: str, data: Path, row: str) -> None:
    published()
    with contextlib.closing(sqlite3.connect(":memory:")) as opened:
        opened.execute("CREATE TABLE fairswiss_change (number)")
        if row:
            opened.execute(f"INSERT INTO fairswiss_change VALUES ({row})")
        opened.commit()
        lost_file.save(opened)
    assert {copy.reason for copy in kept(data)} == {FROM_MEMORY, FILE_GONE}


def test_a_worker_that_nobody_asks_saves_what_it_remembers(database: str, data: Path) -> None:
    made = published()
    told = rows.entries(made)
    connection.close()
    lookout = Lookout()
    lookout.start()
    awaited(lambda: lookout.is_looking.is_set())
    (data / DATABASE).unlink()
    lookout.join(120)
    (saved,) = kept(data)
    assert saved.reason == FROM_MEMORY
    lines = journals_in(saved.file)[made].lines
    assert [line.entry for line in lines] == told


@pytest.mark.parametrize("what", ["clock", "taken", "copying", "rescuing"])
def test_a_short_one_of_the_long_runs(database: str, what: str) -> None:
    command = [sys.executable, "-m", "benchmarks.files_lost", what, "2", "--seed", "7"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert said.returncode == 0, said


def test_what_another_worker_took_out_is_forgotten_here_too(database: str, data: Path) -> None:
    made, other = published(), published()
    rows.archive(made)
    remembered = recent.lately()
    erasing.erase(Person(made), BY)
    for told in remembered:  # as in a worker that did not do it itself
        recent.keep(told.event, told.origin, [told.entry], told.token or "")
    connection.close()
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as opened:
        assert lost_file.rewritten_in(opened) == [made]
    assert other in {told.event for told in recent.lately()}


_OTHER_PROGRAM = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as opened:
    opened.execute("UPDATE fairswiss_event SET archived = NOT archived")
opened.close()
"""


def test_another_program_that_closes_the_database_takes_nothing_away(database: str, data: Path) -> None:
    """Looking at the file must not end the locks of this process: the other program would delete the log under it."""
    made = published()
    present = presence.Presence(data / DATABASE)
    log = data / f"{DATABASE}-wal"
    for _time in range(3):
        enter(made, 1, "1", [1])
        with contextlib.closing(sqlite3.connect(data / DATABASE)) as opened:
            opened.execute("PRAGMA wal_checkpoint(PASSIVE)")  # the file is written to, so it is looked at
        present.expect()
        inode = log.stat().st_ino
        subprocess.run([sys.executable, "-c", _OTHER_PROGRAM, str(data / DATABASE)], check=True)
        assert log.stat().st_ino == inode, "the log is still the one that is open here"
        present.expect()
        enter(made, 1, "0", [1])
        assert journals.read(made).head == EventRow.objects.get(pk=made).head_number
