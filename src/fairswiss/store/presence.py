"""A check that the file a connection has open is still the one in the folder, and undamaged.

SQLite keeps answering from a file that somebody deleted, replaced or overwrote, and takes writes that nobody will find
again. So the file is looked at before it is asked anything, and before and after each commit. One system call is enough
unless the file was written to, which SQLite itself does after every few hundred commits: then a new connection looks at
its contents.
"""

import contextlib
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from django.db import OperationalError

from fairswiss.store.changes import age_of
from fairswiss.store.sqlite import FIRST_BYTES, code_of

_ARMED = "FAIRSWISS_OPENED"
"""The file that a manager has started with, for all of its processes: no other one is ever opened instead."""
_IN_LOG_MODE = b"\x02\x02"
_MOST_BYTES = 64 << 20
"""Up to this size every page is looked at, beyond it only the ends of the journals."""
UNSOUND = """
SELECT event.id FROM fairswiss_event AS event
LEFT JOIN fairswiss_entry AS head ON head.event_id = event.id AND head.number = event.head_number
WHERE head.digest IS NOT event.head_digest
OR event.head_number <> (SELECT count(*) FROM fairswiss_entry AS one WHERE one.event_id = event.id)
"""
"""The events whose journals do not end where they should."""
_KEPT = 16


class Gone(OperationalError):
    """The database file is not what it was; what is done now would be lost."""


class _Seen(NamedTuple):
    device: int
    inode: int
    bytes: int
    written: int
    """The time of the last write, in nanoseconds."""


class Presence:
    """The file as it was when a connection was opened to it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seen = _looked_at(file)

    def expect(self) -> None:
        """Raise :class:`Gone` unless the file is there, is the same, and holds what was written."""
        now = _looked_at(self._file)
        if now == self._seen:
            return
        if now[:2] != self._seen[:2]:
            raise Gone("replaced")
        holds = _holds(self._file, now)
        if holds is False:
            raise Gone("overwritten")
        self._seen = now if holds else self._seen


def arm(file: Path) -> None:
    """From now on this process and those it starts open no other file in the place of this one."""
    seen = _looked_at(file)
    os.environ[_ARMED] = f"{seen.device}:{seen.inode}:{file}"


def disarm() -> None:
    """Any file may be opened again."""
    os.environ.pop(_ARMED, None)


def expect_armed(file: Path) -> None:
    """Raise :class:`Gone` if another file, or none, is in the place of the one that the manager has started with."""
    device, _, rest = os.environ.get(_ARMED, "").partition(":")
    inode, _, armed = rest.partition(":")
    if armed == str(file) and _looked_at(file)[:2] != (int(device), int(inode)):
        raise Gone("replaced")


def _looked_at(file: Path) -> _Seen:
    try:
        found = os.stat(file)
    except OSError as error:
        raise Gone("missing") from error
    if not found.st_size or not stat.S_ISREG(found.st_mode):  # SQLite would delete the log beside an empty file
        raise Gone("empty")
    return _Seen(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)


# -- contents ----------------------------------------------------------------------------------------------------------

_verdicts: dict[tuple[Path, _Seen], bool] = {}
_highest: dict[Path, int] = {}
_handles: dict[tuple[int, int], int] = {}
_lock = Lock()


def _holds(file: Path, seen: _Seen) -> bool | None:
    """True if the file, written to since, is undamaged; None if unknown yet. Cached for all connections."""
    with _lock:
        known = _verdicts.get((file, seen))
        if known is None and (known := _is_whole(file, seen.bytes)) is not None:
            _verdicts[file, seen] = known
            while len(_verdicts) > _KEPT:
                del _verdicts[next(iter(_verdicts))]
        return known


def _is_whole(file: Path, size: int) -> bool | None:
    """Asked with a new connection: those that are open answer from memory. None when someone is in the way."""
    try:
        if not _begins_well(file):
            return False
        asked = f"{file.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(asked, uri=True, timeout=20)) as opened:
            if opened.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                return False
            checked = size > _MOST_BYTES or opened.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
            changes = age_of(opened).changes
            if not checked or opened.execute(UNSOUND).fetchone() or changes < _highest.get(file, 0):
                return False
        _highest[file] = changes
    except sqlite3.DatabaseError as error:
        return None if code_of(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) else False
    except (OSError, UnicodeDecodeError):
        return False
    return True


def _begins_well(file: Path) -> bool:
    """True if the first bytes, which SQLite may read from the log instead, are those of a database in log mode.

    The file stays open for good: closing it by any other means than SQLite's would end the locks of this whole process,
    and another program that closes the database would then delete the log under it.
    """
    if not hasattr(os, "pread"):
        return True
    found = os.stat(file)
    handle = _handles.get((found.st_dev, found.st_ino))
    if handle is None:
        handle = _handles[found.st_dev, found.st_ino] = os.open(file, os.O_RDONLY)
    begin = os.pread(handle, 20, 0)
    return begin.startswith(FIRST_BYTES) and begin[18:20] == _IN_LOG_MODE


# -- what is still open ------------------------------------------------------------------------------------------------

Saving = Callable[[sqlite3.Connection], None]
_saving: list[Saving] = []


def save_by(saving: Saving) -> None:
    """Register a function that saves the data a connection still holds when its file is gone."""
    if saving not in _saving:
        _saving.append(saving)


def save(connection: sqlite3.Connection) -> None:
    """Save what this connection still holds of a file that is gone: its pages in memory, its log, the open file."""
    for saving in _saving:
        saving(connection)
