"""Readiness checks: the database answers, its schema is of this version, the disk takes writes."""

import logging
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from django.conf import settings
from django.db import DatabaseError, connection

from fairswiss.keeping.upgrading import Schema, schema

KEPT = 1.0
"""Seconds for which an answer is given again: strangers may ask, and asking must stay cheap."""
LEAST_BYTES = 32 << 20
"""Bytes that must be free on the disk of the data folder."""

_log = logging.getLogger("fairswiss.watch")
_lock = Lock()
_last: tuple[float, dict[str, bool]] = (float("-inf"), {})


def checks() -> dict[str, bool]:
    """Each check by its name, and whether it passed; asked at most once in a second."""
    global _last
    with _lock:
        when, found = _last
        if time.monotonic() - when > KEPT:
            before, found = found, {name: check() for name, check in _CHECKS.items()}
            _last = time.monotonic(), found
            if found != before and (failed := [name for name, passed in found.items() if not passed]):
                _log.warning("Not ready: %s", ", ".join(failed))
        return found


def forget() -> None:
    """Look again at the next question."""
    global _last
    with _lock:
        _last = (float("-inf"), {})


def _database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        connection.close()  # a connection that broke would be broken the next time too
        return False
    return True


def _schema_is_current() -> bool:
    try:
        return schema() is Schema.CURRENT
    except DatabaseError:
        connection.close()
        return False


def _disk_takes_writes() -> bool:
    folder: Path = settings.DATA_FOLDER
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"\0" * 4096)
            file.flush()
        return shutil.disk_usage(folder).free >= LEAST_BYTES
    except OSError:
        return False


_CHECKS: dict[str, Callable[[], bool]] = {
    "database": _database_answers,
    "schema": _schema_is_current,
    "disk": _disk_takes_writes,
}
