"""Putting a database together again: journals into it, accounts out of a damaged one, its lost first page."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fairswiss.journal.fold import folded
from fairswiss.store.salvage import UNREADABLE, Line, opened, readable
from fairswiss.store.signing import Head, fitting
from fairswiss.web.people.witnesses import WITNESSES

_NOT_ADOPTED = (
    "sqlite_",
    "django_",
    "auth_permission",
    "axes_",
    "fairswiss_event",
    "fairswiss_entry",
    "fairswiss_audit",
    *(witness.again for witness in WITNESSES),
)
"""Tables that are made anew: journals are proven one by one, nobody stays signed in, and witnesses write themselves."""
_CREDENTIALS = ("django_session", "fairswiss_session", "fairswiss_api_token", "fairswiss_invitation")
"""The first is of versions that had none of the others."""
_ENTRY = 'INSERT INTO fairswiss_entry (event_id, number, kind, data, who, "when", why, digest, token) VALUES '


def fresh(file: Path) -> None:
    """An empty database with all tables."""
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
    """Delete sessions, tokens and invitations: what was ended since the copy was made must not come back."""
    held = {name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table in _CREDENTIALS:
        if table in held:
            target.execute(f"DELETE FROM {table}")


def add_journal(
    file: Path, event: str, origin: str, chain: Sequence[Line], archived: bool, signatures: Sequence[str] = ()
) -> str:
    """Write a proven journal, of which the database may have the beginning; the name of the event.

    It keeps the signature, of those found, that fits its head; without one it is unsigned until it goes on.
    """
    name = folded([line.entry for line in chain]).title
    last = chain[-1].entry
    with contextlib.closing(sqlite3.connect(file)) as target, target:
        end_credentials(target)
        held = _beginning(target, event, chain)
        if not held:
            target.execute("DELETE FROM fairswiss_event WHERE id = ?", (event,))
            _insert(target, "fairswiss_event", {"id": event, "origin": origin, "created": chain[0].entry.when})
        target.executemany(
            f"{_ENTRY}(?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(event, *line.entry, line.token) for line in chain[held:]],
        )
        target.execute(
            "UPDATE fairswiss_event SET name = ?, head_number = ?, head_digest = ?, archived = ? WHERE id = ?",
            (name, last.number, last.digest, archived, event),
        )
        _keep_signature(target, event, Head(origin, last.number, last.digest), signatures)
    return name


def _keep_signature(target: sqlite3.Connection, event: str, head: Head, found: Sequence[str]) -> None:
    if "signature" in {row[1] for row in target.execute("PRAGMA table_info(fairswiss_event)")}:
        (held,) = target.execute("SELECT signature FROM fairswiss_event WHERE id = ?", (event,)).fetchone()
        fits = fitting(head, (held, *found))
        target.execute("UPDATE fairswiss_event SET signature = ? WHERE id = ?", (fits, event))


def _beginning(target: sqlite3.Connection, event: str, chain: Sequence[Line]) -> int:
    """How many entries of the journal the database has; those of another course of events make room."""
    asked = "SELECT number, digest FROM fairswiss_entry WHERE event_id = ? ORDER BY number"
    held = target.execute(asked, (event,)).fetchall()
    if held == [(line.entry.number, line.entry.digest) for line in chain[: len(held)]]:
        return len(held)
    guard = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'fairswiss_entry'"
    guards = target.execute(guard).fetchall()
    for name, _ in guards:
        target.execute(f'DROP TRIGGER "{name}"')
    target.execute("DELETE FROM fairswiss_entry WHERE event_id = ?", (event,))
    for _, made in guards:
        target.execute(made)
    return 0


def _insert(target: sqlite3.Connection, table: str, known: dict[str, Any]) -> None:
    """A row with these values; a column that wants one and has none gets an empty one of its kind."""
    row = dict(known)
    for _, column, kind, wanted, usual, _ in target.execute(f'PRAGMA table_info("{table}")').fetchall():
        if wanted and usual is None and column not in row:
            row[column] = 0 if "int" in kind.lower() or "bool" in kind.lower() else ""
    places = ", ".join("?" for _ in row)
    names = ", ".join(f'"{column}"' for column in row)
    target.execute(f'INSERT OR IGNORE INTO "{table}" ({names}) VALUES ({places})', [*row.values()])


def adopt_accounts(damaged: Path, file: Path) -> None:
    """When there is no copy: whatever can be read of the tables beside the journals, such as the accounts."""
    with contextlib.closing(sqlite3.connect(file)) as target, target, contextlib.suppress(*UNREADABLE):
        tables = [name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        with opened(damaged) as source:
            for table in tables:
                if table.startswith(_NOT_ADOPTED):
                    continue
                for row in readable(source, table):
                    with contextlib.suppress(sqlite3.Error):
                        _insert(target, table, row)


def with_first_page(sound: Path, damaged: Path, to: Path) -> Path:
    """The damaged file with the first page of a copy: the tables of one database stay where they are in the file.

    The number of pages is taken from the size of the file: the two counters that vouch for the written one differ.
    """
    page = bytearray(sound.read_bytes()[: int.from_bytes(sound.read_bytes()[16:18], "big") or 65_536])
    page[18:20] = b"\x02\x02"  # as in a file with a log beside it
    page[92:96] = bytes(byte ^ 0xFF for byte in page[24:28])
    to.write_bytes(bytes(page) + damaged.read_bytes()[len(page) :])
    log = Path(f"{damaged}-wal")
    if log.exists():
        Path(f"{to}-wal").write_bytes(log.read_bytes())
    return to
