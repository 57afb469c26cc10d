"""Copies of the SQLite database, made while it is in use. PostgreSQL has tools of its own for that."""

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from fairswiss.model.errors import FileAccess
from fairswiss.web.places import made

_FOLDER = "snapshots"


def snapshot(database: Path, folder: Path, reason: str) -> Path:
    """A complete copy in ``snapshots/`` of the data folder, named by the moment and the reason."""
    copies = made(folder / _FOLDER)
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    copy = copies / f"{moment}-{reason}.sqlite3"
    unfinished = copies / f"{copy.name}.part"
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with (
            contextlib.closing(sqlite3.connect(database)) as source,
            contextlib.closing(sqlite3.connect(unfinished)) as target,
        ):
            source.backup(target)
        unfinished.replace(copy)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise FileAccess(
            f"No copy of the database could be made in {copies}: {error}. Nothing was changed. "
            "Make room on the disk, or check who may write there."
        ) from error
    return copy
