"""Copies of the SQLite database, made while it is in use. PostgreSQL has tools of its own for that."""

import contextlib
import os
import re
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from fairswiss.app.files import sync_folder
from fairswiss.model.errors import FileAccess
from fairswiss.store.trouble import trouble
from fairswiss.web.keeping.lock import PART, writing_copies
from fairswiss.web.places import made

FOLDER = "snapshots"
REGULAR = "regular"
"""The reason, in their names, of copies that are made by the clock and make room for newer ones."""
_NAME = re.compile(r"(\d{8}T\d{6}\.\d{6}Z)-([a-z0-9-]+)\.sqlite3")
_MOMENT = "%Y%m%dT%H%M%S.%fZ"
_NEWEST, _UPGRADES = 6, 5
_MOST_BYTES = 1 << 30


class Snapshot(NamedTuple):
    """A complete copy of the database."""

    file: Path
    moment: datetime
    reason: str
    bytes: int


def snapshot(database: Path, folder: Path, reason: str) -> Path:
    """A complete copy in ``snapshots/`` of the data folder, named by the moment and the reason: sound, on the disk."""
    copies = made(folder / FOLDER)
    copy = copies / f"{datetime.now(UTC).strftime(_MOMENT)}-{reason}.sqlite3"
    unfinished = copies / f"{copy.name}{PART}"
    try:
        with writing_copies(folder):
            os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            _copied(database, unfinished)
            unfinished.replace(copy)
            sync_folder(str(copies))
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        kind = type(trouble(error) or FileAccess(""))
        raise kind(
            f"No copy of the database could be made in {copies}: {error}. Nothing was changed. "
            "Make room on the disk, or check who may write there."
        ) from error
    return copy


def _copied(database: Path, target: Path) -> None:
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=20)
    with contextlib.closing(source), contextlib.closing(sqlite3.connect(target)) as opened:
        source.backup(opened)
        opened.execute("PRAGMA journal_mode=DELETE")  # one file that is whole without another beside it
        (said,) = opened.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(said)
    with open(target, "rb") as written:
        os.fsync(written.fileno())


def kept(folder: Path) -> list[Snapshot]:
    """The copies of a data folder, the newest first."""
    found = []
    with contextlib.suppress(FileNotFoundError):
        for file in (folder / FOLDER).iterdir():
            if named := _NAME.fullmatch(file.name):
                moment = datetime.strptime(named[1], _MOMENT).replace(tzinfo=UTC)
                found.append(Snapshot(file, moment, named[2], file.stat().st_size))
    return sorted(found, key=lambda copy: copy.moment, reverse=True)


def tidy(folder: Path) -> None:
    """Remove copies that newer ones stand for.

    The last six stay, one an hour for a day, one a day for two weeks, and those made before the last five upgrades;
    altogether no more than a gigabyte, but always the last two.
    """
    copies = kept(folder)
    stays = {copy.file for copy in _staying(copies)}
    with contextlib.suppress(OSError):
        for copy in copies:
            if copy.file not in stays:
                copy.file.unlink(missing_ok=True)


def _staying(copies: list[Snapshot]) -> Iterator[Snapshot]:
    regular = [copy for copy in copies if copy.reason == REGULAR]
    others = [copy for copy in copies if copy.reason != REGULAR]
    wanted = {*regular[:_NEWEST], *others[:_UPGRADES]}
    if copies:
        newest = copies[0].moment
        wanted |= _one_each(regular, newest - timedelta(days=1), "%Y%m%d%H")
        wanted |= _one_each(regular, newest - timedelta(days=14), "%Y%m%d")
    held = 0
    for place, copy in enumerate(copy for copy in copies if copy in wanted):
        held += copy.bytes
        if place < 2 or held <= _MOST_BYTES:
            yield copy


def _one_each(copies: Iterable[Snapshot], since: datetime, period: str) -> set[Snapshot]:
    """The newest of each hour or day."""
    found: dict[str, Snapshot] = {}
    for copy in copies:
        if copy.moment >= since:
            found.setdefault(copy.moment.strftime(period), copy)
    return set(found.values())


def is_room(database: Path, folder: Path) -> bool:
    """Whether a copy leaves enough of the disk for the work itself."""
    return shutil.disk_usage(folder).free > 3 * database.stat().st_size + (16 << 20)
