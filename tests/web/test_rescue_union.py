"""A rescue looks at every copy, the damaged file and its log, and leaves out nothing that one of them proves."""

import contextlib
import json
import os
import shutil
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.db import connection

from fairswiss.desk import backups, erasing, journals, memory, soundness
from fairswiss.desk.erasing import Person
from fairswiss.journal.facts import Remarked
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.rescue import REPORT, Rescue, rescue
from fairswiss.keeping.snapshots import REGULAR, kept, snapshot
from fairswiss.keeping.soundness import behind_copy, unsound_accounts
from fairswiss.store import carving, rows
from fairswiss.web.access import Role
from fairswiss.web.people import accounts
from fairswiss.web.people.appointments import Task, appoint, dismiss
from fairswiss.web.people.models import Appointment
from tests.cli.events import Shell
from tests.web.rounds.events import BY, enter, published, state

pytestmark = [
    pytest.mark.usefixtures("data"),
    pytest.mark.parametrize("database", ["sqlite"], indirect=True),
]
PAGE = 4096


def _copy(folder: Path) -> Path:
    connection.close()
    return snapshot(folder / DATABASE, folder, REGULAR)


def _renamed(copy: Path, days: int) -> Path:
    """The copy as if the clock had been wrong when it was made."""
    moment = next(one.moment for one in kept(copy.parent.parent) if one.file == copy) + timedelta(days=days)
    return copy.rename(copy.with_name(f"{moment.strftime('%Y%m%dT%H%M%S.%fZ')}-regular.sqlite3"))


def _heads() -> dict[str, int]:
    memory.forget()
    return {name: journals.read(name).head for name in rows.names()}


def _names() -> list[str]:
    return sorted(get_user_model().objects.values_list("username", flat=True))


def _put_back(copy: Path, folder: Path) -> None:
    """An older database takes the place of the present one."""
    connection.close()
    for ending in ("-wal", "-shm"):
        (folder / f"{DATABASE}{ending}").unlink(missing_ok=True)
    shutil.copy(copy, folder / DATABASE)
    memory.forget()


def _page_of(file: Path, name: str) -> int:
    with contextlib.closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return int(root)


def _without(file: Path, *roots: str, at: int = 0, length: int = PAGE) -> None:
    """The first pages of these tables and indexes are overwritten."""
    connection.close()
    places = [(_page_of(file, root) - 1) * PAGE for root in roots]
    with file.open("r+b") as stream:
        for place in places:
            stream.seek(place + at)
            stream.write(b"\xa5" * length)


def _rescued(folder: Path) -> Rescue:
    connection.close()
    done = rescue(folder)
    assert done.damage
    assert rescue(folder).damage == ()
    assert unsound_accounts(folder / DATABASE) == []
    assert behind_copy(folder / DATABASE, folder) == []
    assert all(soundness.verify(name) == [] for name in _heads())
    return done


# -- copies ------------------------------------------------------------------------------------------------------------


def test_a_copy_from_a_wrong_clock_does_not_win_over_newer_ones(database: str, data: Path, run: Shell) -> None:
    first = published()
    accounts.add("arbiter", "a long password", "test")
    _renamed(_copy(data), 400)
    second = published(12)
    accounts.add("helper", "a long password", "test")
    enter(first, 1, "1")
    before = _heads()
    _copy(data)
    os.truncate(data / DATABASE, 0)
    connection.close()
    code, said, _ = run("rescue", "--data", str(data))
    assert code == 0, said
    assert _heads() == before
    assert second in before
    assert _names() == ["arbiter", "helper"]


def test_what_only_some_copy_holds_comes_back_event_by_event_and_account_by_account(database: str, data: Path) -> None:
    shared = published()
    accounts.add("arbiter", "a long password", "test")
    old = _copy(data)
    one = published(10)
    accounts.add("one", "a long password", "test")
    heads = _heads()
    _copy(data)
    _put_back(old, data)
    other = published(12)
    enter(shared, 1, "1")
    heads |= _heads()
    _copy(data)
    _put_back(old, data)
    (data / DATABASE).unlink()
    done = _rescued(data)
    assert done.lost == 0
    assert _heads() == heads
    assert {one, other, shared} == {*heads}
    assert _names() == ["arbiter", "one"]


def test_a_sound_database_that_lacks_what_a_copy_proves_is_completed(database: str, data: Path, run: Shell) -> None:
    made = published()
    old = _copy(data)
    accounts.add("helper", "a long password", "test")
    enter(made, 1, "1")
    heads = _heads()
    newer = _copy(data)
    _renamed(newer, -400)
    _put_back(old, data)
    assert behind_copy(data / DATABASE, data) == [made]
    connection.close()
    code, said, _ = run("rescue", "--dry-run", "--json", "--data", str(data))
    assert (code, len(json.loads(said)["damage"])) == (0, 2)
    assert _rescued(data).lost == 0
    assert _heads() == heads
    assert _names() == ["helper"]


def test_two_courses_of_an_event_are_both_kept(database: str, data: Path, run: Shell) -> None:
    made = published()
    old = _copy(data)
    enter(made, 1, "1", [1, 2])
    abandoned = rows.entries(made)
    _copy(data)
    _put_back(old, data)
    enter(made, 1, "0", [1])
    going_on = rows.entries(made)
    connection.close()
    code, said, _ = run("rescue", "--data", str(data))
    assert (code, f"a different version of {made}" in said) == (0, True), said
    assert rows.entries(made) == going_on
    (other,) = {*_heads()} - {made}
    assert rows.entries(other) == abandoned
    connection.close()
    assert rescue(data).damage == ()
    enter(made, 1, "1", [2])  # both go on
    enter(other, 1, "1", [3])


# -- damaged files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roots", [("fairswiss_entry",), ("fairswiss_entry", "fairswiss_event", "sqlite_schema")])
def test_entries_are_carved_out_of_pages_that_sqlite_does_not_find_any_more(
    database: str, data: Path, roots: tuple[str, ...]
) -> None:
    made = published(40)
    _copy(data)
    journals.tell(made, lambda held: [Remarked("x" * 30_000)], "arbiter")  # goes on in other pages
    enter(made, 1, "1")
    late = published(8)
    heads = _heads()
    file = data / DATABASE
    _without(file, *(root for root in roots if root != "sqlite_schema"))
    if "sqlite_schema" in roots:
        with file.open("r+b") as stream:
            stream.write(b"\xa5" * PAGE)
    done = _rescued(data)
    assert done.lost == 0
    assert _heads() == heads
    assert late in heads


@pytest.mark.parametrize("harm", ["gone", "empty", "half"])
def test_entries_are_carved_out_of_the_log_when_the_file_is_gone(database: str, data: Path, harm: str) -> None:
    made = published()
    _copy(data)
    file, log = data / DATABASE, data / f"{DATABASE}-wal"
    with contextlib.closing(sqlite3.connect(file)) as held:  # keeps the log as it is
        held.execute("SELECT 1 FROM fairswiss_event").fetchone()
        enter(made, 1, "1")
        heads = _heads()
        connection.close()
        content = log.read_bytes()
    log.write_bytes(content)
    if harm == "gone":
        file.unlink()
    else:
        os.truncate(file, file.stat().st_size // 2 // PAGE * PAGE if harm == "half" else 0)
    assert _rescued(data).lost == 0
    assert _heads() == heads


def test_what_is_known_and_not_proven_is_said_and_the_exit_code_tells(database: str, data: Path, run: Shell) -> None:
    made = published()
    _copy(data)
    for result in ("1", "0", "=", "1"):
        enter(made, 1, result, [1])
    head = journals.read(made).head
    with connection.cursor() as cursor:
        cursor.execute("DROP TRIGGER fairswiss_entry_update")
        cursor.execute("UPDATE fairswiss_entry SET why = 'x' WHERE event_id = %s AND number = %s", [made, head - 2])
    connection.close()
    code, said, _ = run("rescue", "--data", str(data))
    assert (code, "3 more are known" in said) == (1, True), said
    assert _heads()[made] == head - 3
    (aside,) = (data / "damaged").iterdir()
    assert json.loads((aside / REPORT).read_text())["events"][0]["lost"] == 3


# -- people who were taken out -----------------------------------------------------------------------------------------


def _erase(data: Path, made: str, registration: int) -> None:
    """As the manager does it: the only copy of the journal that stays is one without the people."""
    erasing.erase(Person(made, registration), BY)
    shutil.rmtree(data / "snapshots" / made)
    backups.snapshot(made, "anonymised")


def _bytes(file: Path) -> bytes:
    return file.read_bytes() + b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}-*"))


@pytest.mark.parametrize("registration", [0, 3])
@pytest.mark.parametrize("harm", ["root", "copy", "journal", "put back"])
def test_people_who_were_taken_out_do_not_come_back(database: str, data: Path, harm: str, registration: int) -> None:
    made = published()
    player = state(made).players[3].name
    named = _copy(data).read_bytes()
    enter(made, 1, "1")
    rows.archive(made)
    connection.close()
    _erase(data, made, registration)
    told = rows.entries(made)
    connection.close()
    for copy in kept(data):
        copy.file.unlink()
    old = data / "snapshots" / "20300101T000000.000000Z-regular.sqlite3"
    old.write_bytes(named)  # somebody had kept it, and the clock was wrong
    if harm == "root":
        shutil.rmtree(data / "snapshots" / made)
        _without(data / DATABASE, "fairswiss_entry", length=200)
    elif harm == "copy":
        shutil.rmtree(data / "snapshots" / made)
        _copy(data)
        (data / DATABASE).unlink()
    elif harm == "journal":
        (data / DATABASE).unlink()
    else:
        _put_back(old, data)
    connection.close()
    assert player.encode() in named
    assert _rescued(data).lost == 0
    connection.close()
    assert player.encode() not in _bytes(data / DATABASE)
    assert [*_heads()] == [made]
    assert rows.entries(made) == told
    assert rows.is_archived(made) == (harm in ("root", "copy"))  # the others cannot know


def test_a_course_that_would_bring_people_back_is_left_out_and_counted(database: str, data: Path, run: Shell) -> None:
    made = published()
    old = _copy(data)
    named = old.read_bytes()
    enter(made, 1, "1")
    rows.archive(made)
    _erase(data, made, 3)
    told = rows.entries(made)
    old.write_bytes(named)
    _put_back(old, data)
    enter(made, 1, "0", [1, 2])
    connection.close()
    code, said, _ = run("rescue", "--data", str(data))
    assert (code, "2 more are known" in said) == (1, True), said
    assert rows.entries(made) == told


# -- accounts ----------------------------------------------------------------------------------------------------------


def test_the_latest_password_and_roles_are_carved_and_the_dismissed_stay_dismissed(database: str, data: Path) -> None:
    accounts.add("arbiter", "a long password", "test")
    helper = accounts.add("helper", "a long password", "test")
    left = accounts.add("left", "a long password", "test")
    held = appoint(helper, "", Task(Role.CHIEF_ARBITER), "test")
    _copy(data)
    accounts.set_password(helper, "another long password", "test")
    dismiss(held, "test")
    appoint(helper, "", Task(Role.VIEWER), "test")
    left.delete()
    accounts.add("late", "a long password", "test")
    password = get_user_model().objects.get(username="helper").password
    _without(data / DATABASE, "fairswiss_event", "sqlite_autoindex_fairswiss_event_1")
    with (data / DATABASE).open("r+b") as stream:
        stream.write(b"\xa5" * 100)
    done = _rescued(data)
    assert done.missing == ()
    assert _names() == ["arbiter", "helper", "late"]
    assert get_user_model().objects.get(username="helper").password == password
    assert Appointment.objects.get().role == Role.VIEWER


def test_an_account_of_which_the_latest_state_is_lost_is_named(database: str, data: Path, run: Shell) -> None:
    accounts.add("helper", "a long password", "test")
    _copy(data)
    accounts.set_password(get_user_model().objects.get(), "another long password", "test")
    _without(data / DATABASE, "auth_user")
    code, said, _ = run("rescue", "--data", str(data))
    assert (code, "Missing: account helper" in said) == (1, True), said
    assert get_user_model().objects.get().check_password("a long password")


def test_two_accounts_of_the_same_number_are_not_taken_for_one(database: str, data: Path, run: Shell) -> None:
    old = _copy(data)
    accounts.add("one", "a long password", "test")
    _copy(data)
    _put_back(old, data)
    accounts.add("other", "a long password", "test")
    connection.close()
    code, said, _ = run("rescue", "--data", str(data))
    assert (code, "Missing: account one" in said) == (1, True), said
    assert _names() == ["other"]
    connection.close()
    assert rescue(data).damage == ()


def test_rows_are_carved_whatever_their_length(tmp_path: Path, database: str) -> None:
    file = tmp_path / "rows.sqlite3"
    texts = ["x" * length for length in (0, 1, 50, 4000, 4050, 4061, 4062, 4500, 8192, 50_000)]
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as made:
        made.execute("CREATE TABLE kept (id integer PRIMARY KEY, number integer NOT NULL, words text NOT NULL)")
        for at, text in enumerate(texts):
            made.execute("INSERT INTO kept (number, words) VALUES (?, ?)", (at * 10**6 - 5, text))
        shapes = carving.shapes(made, ["kept"])
    found = [row for _, row in carving.carved(file, shapes)]
    expected = [{"id": at + 1, "number": at * 10**6 - 5, "words": text} for at, text in enumerate(texts)]
    assert sorted(found, key=lambda row: row["id"]) == expected


def test_copies_from_before_changes_were_counted_are_of_use(database: str, data: Path) -> None:
    for app, before in (("people", "0002"), ("store", "0006")):
        call_command("migrate", app, before, verbosity=0)
    get_user_model().objects.create_user("old", password=None)
    _copy(data)
    call_command("migrate", verbosity=0)
    left = accounts.add("left", "a long password", "test")
    made = published()
    heads = _heads()
    _copy(data)
    left.delete()
    _without(data / DATABASE, "fairswiss_entry")
    assert [copy.age.changes > 0 for copy in kept(data)] == [True, False]
    assert _rescued(data).lost == 0
    assert _heads() == heads
    assert made in heads
    assert _names() == ["old"]
