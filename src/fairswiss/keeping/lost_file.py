"""The database file was taken away under the manager: what is still open, and what this process remembers, is saved.

Both become copies that a rescue finds: one of all that a connection still sees, which may be damaged, and one with the
last entries that this process has told.
"""

import contextlib
import logging
import sqlite3
import threading
import time
from pathlib import Path

from django.conf import settings
from django.db import connection as used

from fairswiss.keeping.snapshots import FILE_GONE, FROM_MEMORY, saved
from fairswiss.store import recent
from fairswiss.store.presence import Gone, Presence
from fairswiss.store.salvage import TABLES

LOOKS = 1.0
"""Seconds after which the file is looked at, even if nobody asks for anything."""
_log = logging.getLogger("fairswiss.web")
_lock = threading.Lock()
_done: set[tuple[Path, object]] = set()
"""The states that this process has saved: the folder, and what was last written."""


def save(connection: sqlite3.Connection) -> None:
    """Save everything that a connection still sees, once for each state. Raises nothing: it would hide the cause."""
    save_memory()
    _save(_changes(connection), connection, FILE_GONE)


def save_memory() -> None:
    """Save the last entries that this process has told."""
    told = recent.lately()
    if told:
        with contextlib.closing(sqlite3.connect(":memory:")) as made:
            _fill(made, told)
            _save(told[-1].entry.digest, made, FROM_MEMORY)


def _save(state: object, connection: sqlite3.Connection, reason: str) -> None:
    folder = Path(settings.DATA_FOLDER)
    with _lock:
        if (folder, state) in _done:
            return
        try:
            file = saved(connection, folder, reason)
        except Exception:
            _log.exception("The database file is gone, and what was still open could not be saved")
            return
        _done.add((folder, state))
    _log.error(
        "The database file was moved, deleted or overwritten. What was still open is saved in %s. "
        "Stop the manager and run: fairswiss rescue",
        file.name,
    )


def _changes(connection: sqlite3.Connection) -> object:
    """The number of changes that the connection sees; an overwritten file may return anything."""
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
        return connection.execute("SELECT number FROM fairswiss_change").fetchone()
    return None


def _fill(made: sqlite3.Connection, told: list[recent.Told]) -> None:
    """The two tables of journals with these entries alone; each event ends with the last one that is remembered."""
    made.executescript(
        f"""
        CREATE TABLE {TABLES[0]} (id text PRIMARY KEY, origin text, head_number integer, head_digest text,
            name text DEFAULT '', created text DEFAULT '', archived integer DEFAULT 0);
        CREATE TABLE {TABLES[1]} (event_id text, number integer, kind text, data text, who text, "when" text, why text,
            digest text, token text, PRIMARY KEY (event_id, number));
        """
    )
    for event, origin, entry, token in told:
        made.execute(f"INSERT OR REPLACE INTO {TABLES[1]} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (event, *entry, token))
        head = (event, origin, entry.number, entry.digest)
        made.execute(
            f"INSERT OR REPLACE INTO {TABLES[0]} (id, origin, head_number, head_digest) VALUES (?, ?, ?, ?)", head
        )
    made.commit()


class Lookout(threading.Thread):
    """Looks at the file for a worker of a service, which nobody may ask for anything for a while."""

    def __init__(self) -> None:
        super().__init__(name="lookout", daemon=True)
        self.is_looking = threading.Event()

    def run(self) -> None:
        """Until the file is gone or the process ends."""
        if used.vendor != "sqlite":
            return
        file = Path(used.settings_dict["NAME"])
        try:
            present = Presence(file)
            with contextlib.closing(sqlite3.connect(file, timeout=1)) as opened:
                self.is_looking.set()
                while True:
                    present.expect()
                    rewritten = rewritten_in(opened)
                    present.expect()  # what another file says does not count
                    for event in rewritten:
                        recent.forget(event)
                    time.sleep(LOOKS)
        except Gone:
            save_memory()


def rewritten_in(opened: sqlite3.Connection) -> list[str]:
    """Events of which this process remembers what the database has no more: another one has taken people out."""
    last = {told.event: told.entry for told in recent.lately()}
    asked = "SELECT 1 FROM fairswiss_entry WHERE event_id = ? AND number = ? AND digest = ?"
    try:
        return [
            event
            for event, entry in last.items()
            if opened.execute(asked, (event, entry.number, entry.digest)).fetchone() is None
        ]
    except sqlite3.Error:
        return []
