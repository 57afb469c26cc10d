"""Bring the database to this version of the program: by one process at a time, after a copy of it has been made.

Each migration is one transaction, so a power cut in the middle leaves the database at one version or the next, and the
start after it goes on from there.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache, partial
from pathlib import Path

from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from fairswiss.desk.backups import copy_all
from fairswiss.keeping import lock
from fairswiss.keeping.new_database import fill
from fairswiss.keeping.places import made
from fairswiss.keeping.snapshots import FOLDER, snapshot
from fairswiss.keeping.trouble import trouble
from fairswiss.model.errors import BadRequest, FileAccess, Unsaved
from fairswiss.model.problems import Remedy
from fairswiss.store.sqlite import code_of

REASON = "before-upgrade"

_LOCK_FILE = "upgrade-lock"
_LOCK_NUMBER = 0x6661697273776973
"""The key of PostgreSQL's advisory lock: any number that no other program of the same database uses."""


class Schema(StrEnum):
    """The version of the database's tables, compared with this version of the program."""

    CURRENT = "current"
    OLDER = "older"
    NEWER = "newer"


def schema() -> Schema:
    """Asked of the database with one query; raises what the database raises."""
    applied, known = _applied(), _known()
    if _foreign(applied):
        return Schema.NEWER
    return Schema.CURRENT if known <= applied else Schema.OLDER


def upgrade(folder: Path) -> Path | None:
    """Run the migrations that are missing; the copy made before, if there was something to copy.

    Whoever comes while another process does it waits, and finds nothing left to do.
    """
    with _usable(), _alone(folder):
        if _refused_newer() is Schema.CURRENT:
            return None
        copied = None
        if _applied():
            copied = _copied(folder)
        else:
            fill(_known())
        if schema() is Schema.OLDER:
            call_command("migrate", verbosity=0, interactive=False)
    return copied


def is_needed() -> bool:
    """True if migrations are missing; refuses a database that has more of them than this program knows."""
    with _usable():
        return _refused_newer() is Schema.OLDER


def is_shared() -> bool:
    """True if the database is a server, which other machines and other versions of the program may be using."""
    return connection.vendor == "postgresql"


def require_current() -> None:
    """Refuse a database that is not of this version; change nothing."""
    if is_needed():
        raise BadRequest(
            "The database is not of this version of fairswiss yet. Run first: fairswiss upgrade", code="upgrade-first"
        )


def _refused_newer() -> Schema:
    found = schema()
    if found is Schema.NEWER:
        raise BadRequest(
            f"The database was written by a newer fairswiss (it has {_foreign(_applied())[0]}). "
            "Install that version, or use another folder.",
            remedies=(Remedy.NAME_FOLDER,),
            code="program-too-old",
        )
    return found


@contextlib.contextmanager
def _usable() -> Iterator[None]:
    """Translate errors of the database into readable ones, and close the connection."""
    try:
        yield
    except DatabaseError as error:
        where = "DATABASE_URL" if connection.vendor == "postgresql" else connection.settings_dict["NAME"]
        said = f"The database of {where} cannot be used: {' '.join(str(error).split())}."
        meant = trouble(error)
        if meant is None and error.__context__ is not None:  # Django's own errors may hide the cause
            meant = trouble(error.__context__)
        raise (
            meant.within(f"{said} {meant.message}") if meant else FileAccess(said, code="database-unusable")
        ) from error
    finally:
        connection.close()


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time. Both kinds of lock are gone when their process is, however it ended."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = '{lock.PATIENCE}s'")
            cursor.execute("SELECT pg_advisory_lock(%s)", [_LOCK_NUMBER])
            cursor.execute("RESET lock_timeout")
        yield  # closing the connection lets go
        return
    with lock.held(folder, _LOCK_FILE, partial(_not_alone, folder)):
        yield


def _not_alone(folder: Path, error: sqlite3.Error) -> FileAccess:
    """The error for a lock that cannot be had: mostly the disk, for another process that upgrades is soon done."""
    if code_of(error) == sqlite3.SQLITE_BUSY:
        words = (
            "Another process is upgrading the database in {} and has not finished for {} seconds. Start again later."
        )
        return Unsaved(words.format(folder, lock.PATIENCE))
    meant = trouble(error) or FileAccess(f"{error}.", code="database-unusable")
    return meant.within(f"The data folder {folder} cannot be used. {meant.message}")


def _applied() -> frozenset[tuple[str, str]]:
    return frozenset(MigrationRecorder(connection).applied_migrations())


@cache
def _loader() -> MigrationLoader:
    return MigrationLoader(None)


def _known() -> frozenset[tuple[str, str]]:
    return frozenset(_loader().disk_migrations)


def _foreign(applied: frozenset[tuple[str, str]]) -> list[str]:
    ours = _loader().migrated_apps
    return sorted(f"{app}.{name}" for app, name in applied - _known() if app in ours)


def _copied(folder: Path) -> Path | None:
    """The whole database, or, of a server, which has its own tools for that, at least every journal."""
    if connection.vendor == "sqlite":
        return snapshot(Path(connection.settings_dict["NAME"]), folder, REASON)
    if "fairswiss_event" not in connection.introspection.table_names():
        return None
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    target = made(folder / FOLDER / f"{moment}-{REASON}")
    return target if copy_all(str(target)) else None
