"""Putting a database together again: the tables of this version, journals, accounts and roles."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fairswiss.journal.fold import folded
from fairswiss.keeping.people_found import Found, Key, Union
from fairswiss.keeping.shadow_tables import WITNESSES
from fairswiss.store.histories import Course
from fairswiss.store.salvage import Line
from fairswiss.store.signing import Head, fitting

_CREDENTIALS = ("django_session", "fairswiss_session", "fairswiss_api_token", "fairswiss_invitation")
"""The first is of versions that had none of the others."""
_CONSENTS = ("fairswiss_subscriber",)
"""Tables of agreements, which may have been ended since."""
_ENTRY = 'INSERT INTO fairswiss_entry (event_id, number, kind, data, who, "when", why, digest, token) VALUES '


def brought_up(file: Path) -> None:
    """Give a database all tables of this version; a file that is not there becomes an empty one."""
    from django.core.management import call_command
    from django.db import connection

    connection.close()
    before = connection.settings_dict["NAME"]
    connection.settings_dict["NAME"] = str(file)
    try:
        call_command("migrate", verbosity=0, interactive=False)
    finally:
        connection.close()
        connection.settings_dict["NAME"] = before
    with contextlib.closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA journal_mode=DELETE")


def end_credentials(target: sqlite3.Connection) -> None:
    """Delete sessions, tokens, invitations, subscribers: what was ended since the copy was made must not come back."""
    held = {name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table in (*_CREDENTIALS, *_CONSENTS):
        if table in held:
            target.execute(f"DELETE FROM {table}")


def add_journal(file: Path, event: str, course: Course, archived: bool, signatures: Sequence[str] = ()) -> str:
    """Write a proven journal, of which the database may have the beginning; the name of the event.

    It keeps the signature, of those found, that fits its head; without one it is unsigned until it goes on. The
    database does not count it as a change: a copy that is written again is as old as it was.
    """
    name = folded([line.entry for line in course.lines]).title
    first, last = course.lines[0].entry, course.lines[-1].entry
    with _changed(file) as target, _uncounted(target, event):
        held = _beginning(target, event, course.lines)
        if not held:
            target.execute("DELETE FROM fairswiss_event WHERE id = ?", (event,))
            _insert(target, "fairswiss_event", {"id": event, "origin": course.origin, "created": first.when})
        target.executemany(
            f"{_ENTRY}(?, ?, ?, ?, ?, ?, ?, ?, ?)", [(event, *line.entry, line.token) for line in course.lines[held:]]
        )
        target.execute(
            "UPDATE fairswiss_event SET name = ?, head_number = ?, head_digest = ?, archived = ? WHERE id = ?",
            (name, last.number, last.digest, archived, event),
        )
        _keep_signature(target, event, Head(course.origin, last.number, last.digest), signatures)
    return name


def _keep_signature(target: sqlite3.Connection, event: str, head: Head, found: Sequence[str]) -> None:
    if "signature" in _columns(target, "fairswiss_event"):
        (held,) = target.execute("SELECT signature FROM fairswiss_event WHERE id = ?", (event,)).fetchone()
        fits = fitting(head, (held, *found))
        target.execute("UPDATE fairswiss_event SET signature = ? WHERE id = ?", (fits, event))


@contextlib.contextmanager
def _uncounted(target: sqlite3.Connection, event: str) -> Iterator[None]:
    """Put the counters, and the number of the event's last change, back to what they were."""
    written = target.execute("SELECT seq FROM sqlite_sequence WHERE name = 'fairswiss_entry'").fetchone()
    with _uncounted_changes(target, event):
        yield
    if written:
        target.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'fairswiss_entry'", written)


@contextlib.contextmanager
def _uncounted_changes(target: sqlite3.Connection, event: str) -> Iterator[None]:
    if "changed" not in _columns(target, "fairswiss_event"):  # a copy of a version that counted none
        yield
        return
    (number,) = target.execute("SELECT number FROM fairswiss_change").fetchone()
    changed = target.execute("SELECT changed FROM fairswiss_event WHERE id = ?", (event,)).fetchone()
    yield
    target.execute("UPDATE fairswiss_event SET changed = ? WHERE id = ?", (*(changed or (number,)), event))
    target.execute("UPDATE fairswiss_change SET number = ?", (number,))


def _columns(target: sqlite3.Connection, table: str) -> set[str]:
    return {row[1] for row in target.execute(f'PRAGMA table_info("{table}")')}


@contextlib.contextmanager
def _changed(file: Path) -> Iterator[sqlite3.Connection]:
    """The file, to be changed as a whole; what is deleted is overwritten, for it may be somebody's name."""
    with contextlib.closing(sqlite3.connect(file)) as target, target:
        target.execute("PRAGMA secure_delete=ON")
        yield target


def _beginning(target: sqlite3.Connection, event: str, lines: tuple[Line, ...]) -> int:
    """The number of entries of the journal that the database has; entries of a different course are deleted first."""
    asked = "SELECT number, digest FROM fairswiss_entry WHERE event_id = ? ORDER BY number"
    held = target.execute(asked, (event,)).fetchall()
    if held == [(line.entry.number, line.entry.digest) for line in lines[: len(held)]]:
        return len(held)
    guard = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'fairswiss_entry'"
    guards = target.execute(guard).fetchall()
    for name, _ in guards:
        target.execute(f'DROP TRIGGER "{name}"')
    target.execute("DELETE FROM fairswiss_entry WHERE event_id = ?", (event,))
    for _, made in guards:
        target.execute(made)
    return 0


def _insert(target: sqlite3.Connection, table: str, known: Mapping[str, Any]) -> None:
    """A row with these values; a column that wants one and has none gets an empty one of its kind."""
    row = {}
    for _, column, kind, wanted, usual, _ in target.execute(f'PRAGMA table_info("{table}")').fetchall():
        if column in known:
            row[column] = known[column]
        elif wanted and usual is None:
            row[column] = 0 if "int" in kind.lower() or "bool" in kind.lower() else ""
    places = ", ".join("?" for _ in row)
    names = ", ".join(f'"{column}"' for column in row)
    target.execute(f'INSERT INTO "{table}" ({names}) VALUES ({places})', [*row.values()])


def set_people(file: Path, union: Union) -> list[str]:
    """Write accounts and roles as they are together; those that do not fit beside the others, in words."""
    missing = []
    with _changed(file) as target:
        for witness in reversed(WITNESSES):  # roles go before the accounts they belong to
            held = {number for (number,) in target.execute(f'SELECT id FROM "{witness.table}"')}
            for number in held - {number for table, number in union.kept if table == witness.table}:
                target.execute(f'DELETE FROM "{witness.table}" WHERE id = ?', (number,))
        for witness in WITNESSES:
            for key, found in _latest_first(union.kept, witness.table):
                if not _set(target, key, found):
                    missing.append(f"account {found.row.get('username')}: another one has its name")
    return missing


def _latest_first(kept: Mapping[Key, Found], table: str) -> Iterable[tuple[Key, Found]]:
    return sorted(((key, one) for key, one in kept.items() if key[0] == table), key=lambda one: -one[1].person.changed)


def _set(target: sqlite3.Connection, key: Key, found: Found) -> bool:
    table, number = key
    columns = [row[1] for row in target.execute(f'PRAGMA table_info("{table}")')]
    held = target.execute(f'SELECT * FROM "{table}" WHERE id = ?', (number,)).fetchone()
    if held == tuple(found.row.get(column) for column in columns):
        return True
    target.execute("SAVEPOINT one")
    try:
        target.execute(f'DELETE FROM "{table}" WHERE id = ?', (number,))
        _insert(target, table, found.row)
    except sqlite3.IntegrityError:
        target.execute("ROLLBACK TO one")
        return False
    return True


def number_changes(file: Path, union: Union, archived: Mapping[str, int], highest: int) -> None:
    """Let every row have the number of its last change, and the database one that no file has yet."""
    with _changed(file) as target:
        end_credentials(target)
        for witness in WITNESSES:
            for (table, number), found in union.kept.items():
                if table == witness.table:
                    changed = highest + 1 if (table, number) in union.settled else found.person.changed or None
                    target.execute(f"UPDATE {witness.again} SET changed = ? WHERE id = ?", (changed, number))
            for (table, number), gone in union.gone.items():
                if table == witness.table and (table, number) not in union.kept:
                    row = (witness.again, str(number), gone)
                    target.execute("INSERT OR REPLACE INTO fairswiss_gone (kind, row, number) VALUES (?, ?, ?)", row)
        for event, changed in archived.items():
            target.execute("UPDATE fairswiss_event SET changed = ? WHERE id = ?", (changed, event))
        target.execute("UPDATE fairswiss_change SET number = ?", (highest + 1,))
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as made:
        made.execute("VACUUM")
