"""The contents of a database file, compared with another one: which of them proves something that the other lacks.

Journals are compared by the digests they end with, accounts and roles by the number of their last change. Neither the
name of a file nor any clock is asked.
"""

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fairswiss.journal.facts import Anonymised, word_of
from fairswiss.keeping.shadow_tables import WITNESSES, Witness
from fairswiss.store.changes import UNKNOWN, Age, age_of
from fairswiss.store.salvage import UNREADABLE

EVENTS = "fairswiss_event"
_HEADS = "SELECT id, origin, head_number, head_digest FROM fairswiss_event"
_HAS = """
SELECT 1 FROM fairswiss_entry AS entry JOIN fairswiss_event AS event ON event.id = entry.event_id
WHERE event.origin = ? AND entry.number = ? AND entry.digest = ?
"""
_ERASED = "SELECT count(*) FROM fairswiss_entry WHERE event_id = ? AND kind = ?"


class Head(NamedTuple):
    """The last entry of a journal, and the origin of its chain."""

    origin: str
    number: int
    digest: str


class Person(NamedTuple):
    """A row about an account or a role, as it was written twice."""

    table: str
    id: int
    changed: int
    """The number of its last change; 0 for one that was written before changes were counted."""
    values: tuple[Any, ...]


class Contents(NamedTuple):
    """Everything in a database that nobody can make again."""

    file: Path
    age: Age
    heads: Mapping[str, Head]
    people: frozenset[Person]
    gone: Mapping[tuple[str, str], int]
    """The deleted rows, by table and row: the number of that change."""


class Lacking(NamedTuple):
    """The events and accounts that another file proves and this one lacks."""

    events: tuple[str, ...]
    people: tuple[Person, ...]

    def __bool__(self) -> bool:
        return bool(self.events or self.people)


def contents(file: Path) -> Contents:
    """The contents of a file; raises what reading a damaged file raises."""
    with opened(file) as connection:
        return _read(file, connection)


def age(file: Path) -> Age:
    """The age of a copy, cached for each state of its file; :data:`UNKNOWN` if it cannot be read."""
    try:
        seen = file.stat()
        return _age(file, seen.st_ino, seen.st_size, seen.st_mtime_ns)
    except (OSError, *UNREADABLE):
        return UNKNOWN


def lacking(file: Path, than: Contents) -> Lacking:
    """The contents that another file proves and this one lacks; anything erased or deleted later is not lacking."""
    with opened(file) as mine:
        here = _read(file, mine)
        events = tuple(sorted(event for event in than.heads if _lacks_event(mine, here, than, event)))
    return Lacking(events, tuple(sorted(_lacking_people(here, than))))


def lacks_journal(file: Path, event: str, head: Head, erasures: int) -> bool:
    """True if a copy of a journal, with this number of erasures, proves more than this file."""
    with opened(file) as mine:
        here = _read(file, mine)
        return not _has(mine, here, event, head) and _erasures(mine, event) <= erasures


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The file for reading; nothing is written beside it unless its own log is there."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=20)
    with contextlib.closing(connection):
        yield connection


@lru_cache(256)
def _age(file: Path, inode: int, size: int, written: int) -> Age:
    with opened(file) as connection:
        return age_of(connection)


def _read(file: Path, connection: sqlite3.Connection) -> Contents:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    heads = {event: Head(*rest) for event, *rest in connection.execute(_HEADS)} if EVENTS in tables else {}
    people = [row for witness in WITNESSES if witness.again in tables for row in _people(connection, witness)]
    gone = {}
    if "fairswiss_gone" in tables:
        gone = {(kind, row): number for kind, row, number in connection.execute("SELECT * FROM fairswiss_gone")}
    return Contents(file, age_of(connection), heads, frozenset(people), gone)


def _people(connection: sqlite3.Connection, witness: Witness) -> Iterator[Person]:
    held = {row[1] for row in connection.execute(f'PRAGMA table_info("{witness.again}")')}
    changed = "changed" if "changed" in held else "0"
    for number, *values in connection.execute(f"SELECT {changed}, {', '.join(witness.columns)} FROM {witness.again}"):
        yield Person(witness.table, values[0], number or 0, tuple(values))


def _lacks_event(mine: sqlite3.Connection, here: Contents, than: Contents, event: str) -> bool:
    if _has(mine, here, event, than.heads[event]):
        return False
    with opened(than.file) as other:
        return _erasures(mine, event) <= _erasures(other, event)


def _has(mine: sqlite3.Connection, here: Contents, event: str, head: Head) -> bool:
    """True if the file has that entry of the journal, or the event was deleted."""
    gone = (EVENTS, event) in here.gone
    return gone or here.heads.get(event) == head or mine.execute(_HAS, head).fetchone() is not None


def _erasures(connection: sqlite3.Connection, event: str) -> int:
    """The number of erasures in a journal: one with more of them supersedes those with fewer."""
    return int(connection.execute(_ERASED, (event, word_of(Anonymised))).fetchone()[0])


def _lacking_people(here: Contents, than: Contents) -> Iterator[Person]:
    known = {(person.table, person.id): person.changed for person in here.people}
    for witness in WITNESSES:
        known |= {(witness.table, int(row)): n for (kind, row), n in here.gone.items() if kind == witness.again}
    for person in than.people - here.people:
        newer = known.get((person.table, person.id), -1) > person.changed
        uncounted = not person.changed and here.age > than.age
        if not (newer or uncounted):
            yield person
