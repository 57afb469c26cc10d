"""Errors of the database or the disk, explained: busy, out of reach, full, read-only, damaged; with a remedy."""

import errno
import os
import sqlite3
import tempfile

from django.conf import settings
from django.db import Error as DjangoError
from django.db import OperationalError, connection

from fairswiss.language import gettext
from fairswiss.model.errors import Damaged, FileAccess, NoRoom, Unsaved
from fairswiss.model.problems import Remedy
from fairswiss.store.damage import of_damage
from fairswiss.store.presence import Gone
from fairswiss.store.sqlite import code_of

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_IN_DISORDER = ("no such table", "Could not decode to UTF-8")
_POSTGRESQL_BUSY = ("40001", "40P01", "55P03", "53300", "57014")
_POSTGRESQL_AWAY = ("08", "57P", "53", "58")


def trouble(error: BaseException) -> FileAccess | None:
    """The error in our own words; None when it is none of the database or the disk, and so a fault of ours."""
    if isinstance(error, Gone):
        return of_absence()
    if isinstance(error, DjangoError):
        cause = error.__cause__
        if isinstance(cause, sqlite3.Error):
            return _of_sqlite(cause)
        if connection.vendor == "postgresql":
            return _of_postgresql(error, getattr(cause, "sqlstate", None) or "")
    elif isinstance(error, sqlite3.Error):
        return _of_sqlite(error)
    elif isinstance(error, OSError):
        return _of_disk(error.errno)
    return None


def of_absence() -> Damaged:
    """The file of the database is not the one that was opened, and can be rescued."""
    words = (
        "The database file was moved, deleted or overwritten while the program was using it. This was not saved. What "
        "was saved before is being kept safe."
    )
    return Damaged(gettext(words), code="database-gone", remedies=(Remedy.RESCUE, Remedy.REPEAT_AFTERWARDS))


def no_room() -> NoRoom:
    """The disk is full."""
    words = (
        "The disk is full. Nothing was changed, and everything saved before is safe. Free some space, then try again."
    )
    return NoRoom(gettext(words))


def read_only() -> Unsaved:
    """Nothing can be written."""
    words = (
        "The disk is read-only, or the program has no write permission. Nothing was changed, and everything "
        "saved before is safe. Make the data folder writable, then try again."
    )
    return Unsaved(gettext(words))


def _of_sqlite(error: sqlite3.Error) -> FileAccess | None:
    code = code_of(error)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        words = "Someone else is saving, and that is taking a while. Nothing was changed. Try again in a moment."
        return Unsaved(gettext(words))
    if code == sqlite3.SQLITE_FULL:
        return no_room()
    if code == sqlite3.SQLITE_READONLY:
        return read_only()
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or any(words in str(error) for words in _IN_DISORDER):
        return of_damage(str(error))
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        return _of_folder() or Unsaved(
            gettext(
                (
                    "The disk has a read or write error: {reason}. Everything saved before is safe. Check the "
                    "disk, then try again: it counts only once."
                ),
                reason=str(error),
            )
        )
    return None


def _of_postgresql(error: DjangoError, state: str) -> FileAccess | None:
    if state == "53100":
        return no_room()
    if state == "25006":
        return read_only()
    if state.startswith("XX"):
        return of_damage(str(error))
    if state in _POSTGRESQL_BUSY:
        words = "Someone else is saving, and that is taking a while. Nothing was changed. Try again in a moment."
        return Unsaved(gettext(words))
    lost = not state and (isinstance(error, OperationalError) or "closed" in str(error))
    if lost or state.startswith(_POSTGRESQL_AWAY):
        words = "The database does not answer, so this was not confirmed. Try again in a moment: it counts only once."
        return Unsaved(gettext(words))
    return None


def _of_disk(number: int | None) -> FileAccess | None:
    if number in _FULL:
        return no_room()
    return read_only() if number == errno.EROFS else None


def _of_folder() -> FileAccess | None:
    """SQLite does not say why it cannot write; the disk itself does."""
    try:
        with tempfile.TemporaryFile(dir=settings.DATA_FOLDER) as probe:
            probe.write(b"\0" * 65_536)
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        return _of_disk(error.errno) or (read_only() if error.errno in (errno.EACCES, errno.EPERM) else None)
    return None
