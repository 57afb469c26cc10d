"""Copies of the SQLite database, made while it is in use. PostgreSQL has tools of its own for that."""

import contextlib
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from fairswiss.keeping.contents import age, contents, lacking
from fairswiss.keeping.lock import PART, writing_copies
from fairswiss.keeping.places import made
from fairswiss.keeping.trouble import trouble
from fairswiss.model.errors import FileAccess
from fairswiss.store.changes import UNKNOWN, Age
from fairswiss.store.salvage import UNREADABLE
from fairswiss.usecases.files import sync_folder

FOLDER = "snapshots"
REGULAR = "regular"
"""The reason, in their names, of copies that are made by the clock and make room for newer ones."""
FILE_GONE = "file-gone"
"""The reason of a copy that was made of what was still open when the database file was gone; it need not be sound."""
FROM_MEMORY = "from-memory"
"""The reason of a file with the last entries that a process remembered then."""
_NAME = re.compile(r"(\d{8}T\d{6}\.\d{6}Z)-([a-z0-9-]+)\.sqlite3")
_MOMENT = "%Y%m%dT%H%M%S.%fZ"
_NEWEST, _UPGRADES, _OF_EACH_STEP = 6, 5, 4
_MOST_BYTES = 1 << 30


class Snapshot(NamedTuple):
    """A complete copy of the database."""

    file: Path
    moment: datetime
    """The time it was made, as the clock said: for people to read, never to decide by."""
    reason: str
    bytes: int
    age: Age = UNKNOWN
    """The age of the database, as recorded in the copy."""


def snapshot(database: Path, folder: Path, reason: str) -> Path:
    """A complete copy in ``snapshots/`` of the data folder, named by the moment and the reason: sound, on the disk."""
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=20)
    with contextlib.closing(source):
        return saved(source, folder, reason)


def saved(source: sqlite3.Connection, folder: Path, reason: str) -> Path:
    """A copy of all that a connection sees; it must be sound, unless the file itself is gone and nothing better is."""
    copies = made(folder / FOLDER)
    copy = copies / f"{datetime.now(UTC).strftime(_MOMENT)}-{reason}.sqlite3"
    unfinished = copies / f"{copy.name}{PART}"
    try:
        with writing_copies(folder):
            os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            _copied(source, unfinished, must_be_sound=reason != FILE_GONE)
            unfinished.replace(copy)
            sync_folder(str(copies))
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        words = (
            f"No copy of the database could be made in {copies}: {error}. Nothing was changed. "
            "Make room on the disk, or check who may write there."
        )
        known = trouble(error)
        raise (type(known)(words) if known else FileAccess(words, code="copies-not-writable")) from error
    return copy


def _copied(source: sqlite3.Connection, target: Path, must_be_sound: bool) -> None:
    with contextlib.closing(sqlite3.connect(target)) as opened:
        source.backup(opened)
        try:
            opened.execute("PRAGMA journal_mode=DELETE")  # one file that is whole without another beside it
            (said,) = opened.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError:
            if must_be_sound:
                raise
            said = "ok"
        if said != "ok" and must_be_sound:
            raise sqlite3.DatabaseError(said)
    with open(target, "rb") as written:
        os.fsync(written.fileno())


def kept(folder: Path) -> list[Snapshot]:
    """The copies of a data folder, the newest first: by what they hold, never by the clock that named them.

    Copies of equal contents are in the order of their names; those that cannot be read come last.
    """
    found = []
    with contextlib.suppress(FileNotFoundError):
        for file in (folder / FOLDER).iterdir():
            if named := _NAME.fullmatch(file.name):
                moment = datetime.strptime(named[1], _MOMENT).replace(tzinfo=UTC)
                found.append(Snapshot(file, moment, named[2], file.stat().st_size, age(file)))
    return sorted(found, key=lambda copy: (copy.age, copy.file.name), reverse=True)


def tidy(folder: Path) -> None:
    """Remove copies that newer ones stand for.

    The last six stay; of older ones, up to four for each step back that is twice as long as the one before, counted in
    changes; and those made before the last five upgrades; altogether no more than a gigabyte, but always the last two.
    A copy that proves anything that no other one of these holds stays in any case, as does one that cannot be read.
    """
    copies = kept(folder)
    stays = [*_staying(copies)]
    with contextlib.suppress(OSError):
        for copy in copies:
            if copy not in stays and not _is_stood_for(copy, stays):
                stays.append(copy)
        for copy in {*copies} - {*stays}:
            copy.file.unlink(missing_ok=True)


def _is_stood_for(copy: Snapshot, by: list[Snapshot]) -> bool:
    """True if one of the others holds all that a copy proves."""
    try:
        held = contents(copy.file)
        return any(other.age != UNKNOWN and not lacking(other.file, held) for other in by)
    except UNREADABLE:
        return False


def _staying(copies: list[Snapshot]) -> Iterator[Snapshot]:
    regular = [copy for copy in copies if copy.reason == REGULAR]
    others = [copy for copy in copies if copy.reason != REGULAR]
    wanted = {*regular[:_NEWEST], *others[:_UPGRADES], *_thinned(regular)}
    held = 0
    for place, copy in enumerate(copy for copy in copies if copy in wanted):
        held += copy.bytes
        if place < 2 or held <= _MOST_BYTES:
            yield copy


def _thinned(copies: list[Snapshot]) -> Iterator[Snapshot]:
    """The newest copy of each of the last steps of 1, 2, 4, 8, … changes: dense near the end, sparse far back."""
    newest = copies[0].age.changes if copies else 0
    for step in range(max(newest, 0).bit_length()):
        found: dict[int, Snapshot] = {}
        for copy in copies:
            found.setdefault(copy.age.changes >> step, copy)
        yield from (copy for at, copy in found.items() if (newest >> step) - at < _OF_EACH_STEP)


def is_room(database: Path, folder: Path) -> bool:
    """True if a copy leaves enough of the disk for the work itself."""
    return shutil.disk_usage(folder).free > 3 * database.stat().st_size + (16 << 20)
