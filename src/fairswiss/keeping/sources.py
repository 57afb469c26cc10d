"""The files of a data folder that may hold what was saved: the database, its log, every copy of it and of a journal."""

import contextlib
import sqlite3
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fairswiss.desk import backups
from fairswiss.journal.audit import ORIGIN as AUDIT
from fairswiss.journal.chain import breaks
from fairswiss.journal.facts import Anonymised, word_of
from fairswiss.keeping import people_found
from fairswiss.keeping.contents import Head, contents, lacking, lacks_journal
from fairswiss.keeping.people_found import People, Rows, people_in
from fairswiss.keeping.snapshots import FOLDER
from fairswiss.keeping.soundness import problem, unsound_accounts
from fairswiss.model.errors import FairswissError
from fairswiss.store import audit_salvage, carving, salvage
from fairswiss.store.audit_salvage import audit_in, audit_of
from fairswiss.store.carving import Shapes
from fairswiss.store.copies import unpacked
from fairswiss.store.salvage import UNREADABLE, Journal, Line, journals_in, journals_of, readable

_TABLES = (*salvage.TABLES, *people_found.TABLES, *audit_salvage.TABLES)
LIVE = "the database"


class Source(NamedTuple):
    """The journals, accounts and audit log found in one file."""

    name: str
    """For people to read."""
    journals: Mapping[str, Journal]
    people: People | None = None
    audit: Journal | None = None
    """The audit log."""


def is_sound(file: Path) -> bool:
    """True if every page, every account and every journal of a database is intact."""
    try:
        return not any(damage_of(file))
    except (OSError, *UNREADABLE):
        return False


def damage_of(file: Path) -> Iterator[str]:
    """The damage of a database, in words."""
    try:
        if said := problem(file) or _all_checked(file):
            yield said
    except UNREADABLE as error:
        yield str(error)
    with contextlib.suppress(*UNREADABLE):
        yield from (f"account {name}: it or its roles were altered" for name in unsound_accounts(file))
    with contextlib.suppress(*UNREADABLE):
        for event, journal in sorted(journals_in(file).items()):
            if said := _unsound(journal):
                yield f"event {event}: {said}"
        log = audit_in(file)
        if log.head and (said := _unsound(log)):
            yield f"{AUDIT}: {said}"


def _all_checked(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as opened:
        (said,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
    return "" if said == "ok" else str(said)


def _unsound(journal: Journal) -> str:
    told = [line.entry for line in sorted(journal.lines, key=lambda line: line.entry.number)]
    head = (journal.row.get("head_number", -1), journal.row.get("head_digest", ""))
    return next((found.what for found in breaks(journal.origin, told, head)), "")


def table_shapes(sound: Path) -> Shapes:
    """The tables that are looked for in a damaged file."""
    with contextlib.closing(sqlite3.connect(sound)) as opened:
        return carving.shapes(opened, _TABLES)


def read(name: str, file: Path, only: Collection[str] | None = None) -> Source:
    """A database that can be read, or some events of it."""
    rows, whole = _selected(file)
    return Source(name, journals_in(file, only), people_in(name, rows, {}, whole), audit_in(file))


def salvaged(name: str, file: Path, wanted: Shapes) -> Iterator[Source]:
    """A damaged database: what SQLite still reads, and then whatever lies in its pages and in its log.

    SQLite has not opened the file before: it would forget the part of the log that it cannot read.
    """
    rows: Rows = {}
    whole = False
    carved: dict[str, list[dict[str, object]]] = {}
    for table, row in carving.carved(file, wanted):
        carved.setdefault(table, []).append(row)
    with contextlib.suppress(*UNREADABLE):
        if file.exists() and file.stat().st_size:  # SQLite deletes the log beside a file that is empty
            rows, whole = _selected(file)
            yield Source(name, journals_in(file), audit=audit_in(file))
    events, entries = (carved.get(table, ()) for table in salvage.TABLES)
    found = journals_of(events, entries)
    audit = audit_of(*(carved.get(table, ()) for table in audit_salvage.TABLES))
    yield Source(name, found, people_in(name, rows, {} if whole else carved, whole), audit)


def _selected(file: Path) -> tuple[Rows, bool]:
    """The rows about people that SQLite reads, and whether those are all."""
    with salvage.opened(file) as connection:
        rows = {table: [*readable(connection, table)] for table in people_found.TABLES}
        try:
            tables = {bytes(name).decode() for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            for table in tables.intersection(people_found.TABLES):
                connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid').fetchall()
        except UNREADABLE:
            return rows, False
        return rows, {*people_found.TABLES} - {people_found.GONE} <= tables


def journal_copies(folder: Path) -> Iterator[Source]:
    """Copies of single journals, each as a source; those that cannot be read are passed over."""
    events = [path.name for path in _folders(folder) if path.name.isalnum()]
    for event in sorted(events):
        for copy in reversed(backups.snapshots(event)):
            with contextlib.suppress(FairswissError, OSError):
                origin, told = unpacked(backups.snapshot_bytes(event, copy.name))
                lines = tuple(Line(entry, None) for entry in told)
                yield Source(copy.name, {event: Journal(event, {"origin": origin}, lines)})


def behind_journals(file: Path, folder: Path) -> Iterator[str]:
    """The journal entries that a copy of a journal proves and a sound database lacks, in words."""
    for source in journal_copies(folder):
        for event, journal in source.journals.items():
            told = [line.entry for line in journal.lines]
            erasures = sum(entry.kind == word_of(Anonymised) for entry in told)
            head = Head(journal.origin, told[-1].number, told[-1].digest)
            if not any(breaks(journal.origin, told)) and lacks_journal(file, event, head, erasures):
                yield f"event {event}: a copy of its journal tells more, or otherwise: {source.name}"


def _folders(folder: Path) -> list[Path]:
    held = folder / FOLDER
    return [path for path in held.iterdir() if path.is_dir()] if held.is_dir() else []


def behind(file: Path, copy: Path) -> Iterator[str]:
    """The entries and accounts that a copy proves and a sound database lacks, in words."""
    with contextlib.suppress(*UNREADABLE):  # a copy that cannot be read proves nothing by itself
        than = contents(copy)
        lacks = lacking(file, than)
        held = journals_in(file, lacks.events)
        for event in lacks.events:
            now, then = held[event].head if event in held else 0, than.heads[event].number
            if now < then:
                yield f"event {event}: the file has {now} entries, a copy made before has {then}: {copy.name}"
            else:
                yield f"event {event}: the file tells another course of it than {copy.name}"
        if lacks.people:
            yield f"accounts or roles that {copy.name} has are missing in the file, or older: {len(lacks.people)}"
