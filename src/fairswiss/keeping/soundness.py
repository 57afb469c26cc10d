"""Checks that the database of a data folder can be trusted, run before the manager starts."""

import contextlib
import sqlite3
from pathlib import Path

from fairswiss.keeping.contents import contents, lacking
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.shadow_tables import WITNESSES, disagreeing
from fairswiss.keeping.snapshots import kept
from fairswiss.keeping.trouble import trouble
from fairswiss.keeping.write_ahead import is_damaged
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy
from fairswiss.store.damage import of_damage
from fairswiss.store.presence import UNSOUND
from fairswiss.store.salvage import UNREADABLE
from fairswiss.store.sqlite import code_of, is_database

RESCUED = f"{DATABASE}.rescued"
"""A database that a rescue has made and not yet put into its place."""
_MOST_BYTES = 256 << 20
"""Up to this size every page of the file is read; beyond it, only the tables that a manager needs are looked for."""


def refuse_damaged(folder: Path) -> None:
    """Stop before a damaged file is used, or a missing one is replaced by an empty one."""
    file = folder / DATABASE
    if (folder / RESCUED).exists():
        words = f"A rescue of {folder} was interrupted."
        raise BadRequest(
            words, facts={"folder": str(folder)}, remedies=(Remedy.FINISH_RESCUE,), code="rescue-interrupted"
        )
    if not file.exists() or not file.stat().st_size:
        if kept(folder):
            raise of_damage(f"{file} is missing or empty, but there are copies of it")
        return
    try:
        found = problem(file)
    except sqlite3.Error as error:
        found = None
        if (meant := trouble(error)) is not None:
            raise meant.within(f"{file}: {meant.message}") from error
    if found:
        raise of_damage(f"{file}: {found}")


def problem(file: Path) -> str:
    """The damage of the file as a database, in words; empty if there is none."""
    with file.open("rb") as stream:
        if not is_database(stream):
            return "it is not a database"
    if is_damaged(file.with_name(f"{file.name}-wal")):
        return "the log beside it is damaged"
    with contextlib.closing(sqlite3.connect(file, timeout=20)) as opened:
        try:
            if file.stat().st_size <= _MOST_BYTES:
                (said,) = opened.execute("PRAGMA quick_check(1)").fetchone()
                if said != "ok":
                    return str(said)
            tables = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        except sqlite3.DatabaseError as error:
            if code_of(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                return str(error)
            raise
        except UnicodeDecodeError:
            return "its table of contents cannot be read"
    if "django_migrations" in tables and not {"fairswiss_event", "fairswiss_entry"} <= tables:
        return _half_made(file)
    return ""


def _half_made(file: Path) -> str:
    """Tables are missing: that is damage unless their migrations never ran, as in a first start that was cut off."""
    with contextlib.closing(sqlite3.connect(file)) as opened:
        ran = opened.execute("SELECT count(*) FROM django_migrations WHERE app = 'store'").fetchone()[0]
    return "tables are missing" if ran else ""


def behind_copy(file: Path, folder: Path) -> list[str]:
    """The events of which any copy proves more than the database itself: its end was lost."""
    found: set[str] = set()
    for copy in kept(folder):
        with contextlib.suppress(*UNREADABLE):  # a copy that is none: a rescue looks for another one
            found.update(lacking(file, contents(copy.file)).events)
    return sorted(found)


def unsound_events(file: Path) -> list[str]:
    """The events whose journals do not end as they should: others are not held up by them."""
    with contextlib.closing(sqlite3.connect(file, timeout=20)) as opened:
        return [str(event) for (event,) in opened.execute(UNSOUND)]


def unsound_accounts(file: Path | None) -> list[str]:
    """The accounts that are not what was written, roles included; of the database server when there is no file."""
    if file is None:
        return _of_server()
    with contextlib.closing(sqlite3.connect(file, timeout=20)) as opened:
        opened.text_factory = lambda text: text.decode("utf-8", "replace")  # a damaged name is still told
        tables = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {witness.again for witness in WITNESSES} <= tables:
            return []  # of a version that had none
        return disagreeing(lambda question: opened.execute(question).fetchall())


def _of_server() -> list[str]:
    from django.db import connection

    def asked(question: str) -> list[tuple[object, ...]]:
        with connection.cursor() as cursor:
            cursor.execute(question)
            return list(cursor.fetchall())

    return disagreeing(asked)
