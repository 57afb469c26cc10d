"""One command after damage: everything that any file of the data folder proves, together in one sound database.

The newest sound file is what it starts from. Then every copy, the damaged file, its log and the copies of journals are
looked at, event by event and account by account. See docs/decisions/0026-copies-without-a-clock.md.
"""

import json
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from fairswiss.journal.audit import ORIGIN as AUDIT
from fairswiss.keeping.address import running
from fairswiss.keeping.contents import contents, lacking, opened
from fairswiss.keeping.lock import WORK, writing_copies
from fairswiss.keeping.people_found import people_in, united
from fairswiss.keeping.places import DATABASE, made
from fairswiss.keeping.rebuilding import add_journal, brought_up, number_changes, set_people
from fairswiss.keeping.snapshots import FILE_GONE, FROM_MEMORY, Snapshot, kept
from fairswiss.keeping.soundness import RESCUED
from fairswiss.keeping.sources import (
    LIVE,
    Source,
    behind,
    behind_journals,
    damage_of,
    is_sound,
    journal_copies,
    read,
    salvaged,
    table_shapes,
)
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, of_disk
from fairswiss.model.problems import Remedy
from fairswiss.store.audit_salvage import audit_in, bring_back_audit_log
from fairswiss.store.changes import age_of
from fairswiss.store.histories import Course, courses, settled
from fairswiss.store.salvage import UNREADABLE, Journal, Line
from fairswiss.usecases.files import sync_folder

ASIDE = "damaged"
REPORT = "report.json"
_BESIDE = ("-wal", "-shm")
_NUMBERED = re.compile(r"(\d{4,})-.*")
_BASE, _LIVE, _RAW = "base.sqlite3", "live.sqlite3", "raw.sqlite3"


class Event(NamedTuple):
    """The outcome of a rescue for one event."""

    id: str
    name: str
    entries: int
    until: str
    """The moment of the last entry; empty when there is none."""
    lost: int
    """Entries that are known to have been there and could not be brought back."""
    course_of: str = ""
    """The event of which this is another course, that was found in a copy and is kept beside it."""


class Rescue(NamedTuple):
    """The damage that was found, and the outcome of the rescue."""

    damage: tuple[str, ...]
    """The damage in words; empty if the database is sound, and then nothing was done."""
    copy: Snapshot | None = None
    aside: Path | None = None
    """The path that the damaged file was moved to; None if nothing was done yet."""
    events: tuple[Event, ...] = ()
    missing: tuple[str, ...] = ()
    """Anything else that a file proves or names and the result lacks, besides entries of events; in words."""

    @property
    def lost(self) -> int:
        """The number of entries, accounts and roles that could not be recovered."""
        return sum(event.lost for event in self.events) + len(self.missing)


def rescue(folder: Path, dry_run: bool = False) -> Rescue:
    """Bring a data folder back to a sound state, or say what that would do. The damaged file is never deleted."""
    where = running(folder)
    if where is not None:
        words = "The manager is running at {address}. Stop it first, then rescue."
        raise BadRequest(filled(words, address=where), code="manager-running")
    if os.environ.get("DATABASE_URL"):
        raise BadRequest(
            "DATABASE_URL names a PostgreSQL database: restore it with the tools of PostgreSQL. "
            "Copies of journals are in the folder snapshots; fairswiss journal restore FILE brings one back.",
            code="database-elsewhere",
        )
    files = (folder / DATABASE, folder / f"{DATABASE}-wal", folder / RESCUED)
    if not any(file.exists() for file in files) and not kept(folder):
        words = f"There is no database in {folder}, nor a copy of one."
        raise BadRequest(words, remedies=(Remedy.NAME_FOLDER,), code="no-database", facts={"folder": str(folder)})
    try:
        with writing_copies(folder), tempfile.TemporaryDirectory(dir=folder, prefix=WORK[0]) as work:
            return _rescued(folder, Path(work), dry_run)
    except OSError as error:
        words = f"The rescue cannot work in {folder}: {error.strerror or error}. Nothing was changed."
        raise of_disk(words, error) from error


def _rescued(folder: Path, work: Path, dry_run: bool) -> Rescue:
    if (folder / RESCUED).exists():
        return _interrupted(folder, dry_run)
    _copied(folder, work / _RAW)
    live = _copied(folder, work / _LIVE)
    damage = [*damage_of(live)] if live else [f"{folder / DATABASE} is missing or empty"]
    copies = kept(folder)
    is_usable = live is not None and not damage
    if live and not damage:
        damage = [said for copy in copies for said in behind(live, copy.file)]
        damage += behind_journals(live, folder)
        if not damage:
            return Rescue(())
    return _put_together(folder, work, live if is_usable else None, damage, dry_run)


def _put_together(folder: Path, work: Path, live: Path | None, damage: list[str], dry_run: bool) -> Rescue:
    """A new database of everything that can be found; ``live`` is the present one if it is sound."""
    base, copies = work / _BASE, kept(folder)
    copy = _base(base, live, copies)
    brought_up(base)
    highest = max([_changes(base), *(one.age.changes for one in copies)])
    sources = [*_sources(folder, work, live is not None, copies, base)]
    highest = max([highest, *(_highest(source) for source in sources)])
    events = [event for name in _names(sources) for event in _brought_back(base, name, sources)]
    events += _audit_log(base, sources)
    files = [source.people for source in sources if source.people]
    union = united(files)
    missing = [*union.missing, *set_people(base, union)]
    number_changes(base, union, _archived_at(sources), highest)
    done = Rescue(tuple(damage), copy, None, tuple(events), tuple(missing))
    return done if dry_run else _put_in_place(folder, base, done)


def _audit_log(base: Path, sources: list[Source]) -> Iterator[Event]:
    """The audit log in the new database; named among the events when something of it is lost."""
    log = bring_back_audit_log(base, [source.audit for source in sources if source.audit])
    if log.lost:
        yield Event(AUDIT, "", log.entries, log.until, log.lost)


def _copied(folder: Path, to: Path) -> Path | None:
    """The database with what lies beside it, to be looked at without touching it; None when there is neither."""
    file, log = folder / DATABASE, folder / f"{DATABASE}-wal"
    if log.exists():
        shutil.copy(log, f"{to}-wal")
    if not file.exists() or not file.stat().st_size:
        return None
    shutil.copy(file, to)
    return to


def _base(base: Path, live: Path | None, copies: list[Snapshot]) -> Snapshot | None:
    """Start from the newest sound file; the copy, if it is one. Without any, from an empty database."""
    for copy in (one for one in copies if one.reason != FROM_MEMORY):
        if live is not None and _changes(live) >= copy.age.changes:
            break
        shutil.copy(copy.file, base)
        if is_sound(base):
            return copy
        base.unlink()
    if live is not None:
        with opened(live) as source, sqlite3.connect(base) as target:
            source.backup(target)
        target.close()
    return None


def _changes(file: Path) -> int:
    with opened(file) as connection:
        return age_of(connection).changes


def _sources(folder: Path, work: Path, is_usable: bool, copies: list[Snapshot], base: Path) -> Iterator[Source]:
    """Every file that may tell something, the one that counts most first."""
    shapes = table_shapes(base)
    if is_usable:
        yield read(LIVE, work / _LIVE)
    else:
        yield from salvaged(LIVE, work / _RAW, shapes)
    yield read("the newest sound copy", base)
    for copy in copies:
        try:
            lacks = lacking(base, contents(copy.file))
        except UNREADABLE:
            lacks = None
        if lacks is None or copy.reason == FILE_GONE:
            shutil.copy(copy.file, work / "copy.sqlite3")
            yield from salvaged(copy.file.name, work / "copy.sqlite3", shapes)
        else:
            yield read(copy.file.name, copy.file, lacks.events) if lacks else _audit_alone(copy)
    yield from journal_copies(folder)


def _audit_alone(copy: Snapshot) -> Source:
    return Source(copy.file.name, {}, audit=audit_in(copy.file))


def _highest(source: Source) -> int:
    """The highest number of a change in a file, which may be damaged."""
    people = source.people or people_in("", {}, {}, is_whole=False)
    rows = [journal.row.get("changed") for journal in source.journals.values()]
    numbers = [*rows, *people.gone.values(), *(found.person.changed for found in people.proven.values())]
    return max((number for number in numbers if isinstance(number, int)), default=0)


# -- events ------------------------------------------------------------------------------------------------------------


def _names(sources: list[Source]) -> list[str]:
    return sorted({event for source in sources for event in source.journals})


def _told(event: str, sources: list[Source]) -> list[Journal]:
    return [source.journals[event] for source in sources if event in source.journals]


def _brought_back(base: Path, event: str, sources: list[Source]) -> Iterator[Event]:
    """The courses of an event that are proven, written into the new database."""
    told = _told(event, sources)
    lines = [line for journal in told for line in journal.lines]
    found = courses([*(journal.origin for journal in told), event], lines)
    if not found:
        head = max((journal.head for journal in told), default=0)
        if head:
            yield Event(event, "", 0, "", head)
        return
    outcome = settled(found, [{line.entry for line in journal.lines} for journal in told])
    lost = _known_to_be_lost(told, found, len(outcome.main.lines)) + outcome.untold
    yield _written(base, event, outcome.main, told, lost)
    for course in outcome.beside:
        if not _is_told_elsewhere(course, event, sources):
            name = sha256(f"{event} {course.digest}".encode()).hexdigest()[:12]
            yield _written(base, name, course, told, 0)._replace(course_of=event)


def _written(base: Path, event: str, course: Course, told: list[Journal], lost: int) -> Event:
    signatures = [str(journal.row.get("signature") or "") for journal in told]
    name = add_journal(base, event, course, bool(_latest_row(told).get("archived")), signatures)
    return Event(event, name, len(course.lines), course.lines[-1].entry.when, lost)


def _known_to_be_lost(told: list[Journal], found: list[Course], entries: int) -> int:
    """The number of entries that are known to have followed, of which nothing is proven."""
    proven = {line.entry.digest for course in found for line in course.lines}
    claims: list[Line | None] = [line for journal in told for line in journal.lines]
    numbers = [line.entry.number for line in claims if line and line.entry.digest not in proven]
    for journal in told:
        head = journal.row.get("head_number")
        if isinstance(head, int) and journal.row.get("head_digest") not in proven:
            numbers.append(head)
    return max([number - entries for number in numbers if number > entries], default=0)


def _is_told_elsewhere(course: Course, event: str, sources: list[Source]) -> bool:
    """True if another event has this course, as after an earlier rescue or a restore."""
    others = (journal for source in sources for name, journal in source.journals.items() if name != event)
    return any(line.entry.digest == course.digest for journal in others for line in journal.lines)


def _latest_row(told: list[Journal]) -> Mapping[str, object]:
    """The event's own row at its latest change; of the file that counts most where none is numbered."""
    rows = [journal.row for journal in told if "archived" in journal.row]
    return max(rows, key=lambda row: int(row.get("changed") or 0), default={})


def _archived_at(sources: list[Source]) -> dict[str, int]:
    rows = {event: _latest_row(_told(event, sources)).get("changed") for event in _names(sources)}
    return {event: number for event, number in rows.items() if isinstance(number, int)}


# -- the new file takes its place --------------------------------------------------------------------------------------


def _put_in_place(folder: Path, base: Path, done: Rescue) -> Rescue:
    """First the damaged file is safe aside, then the new one is complete; only then one takes the other's place."""
    number = max([_number_of(path.name) for path in _asides(folder)], default=0) + 1
    aside = made(folder / ASIDE / f"{number:04}-{datetime.now(UTC).strftime('%Y%m%dT%H%M%SZ')}")
    for name in (DATABASE, *(f"{DATABASE}{ending}" for ending in _BESIDE)):
        if (folder / name).exists():
            shutil.copy2(folder / name, aside / name)
            _sync(aside / name)
    done = done._replace(aside=aside)
    (aside / REPORT).write_text(json.dumps(as_data(done), ensure_ascii=False, indent=1), "utf-8")
    _sync(aside / REPORT)
    sync_folder(str(aside))
    _sync(base)
    base.replace(folder / RESCUED)
    sync_folder(str(folder))
    _take_place(folder)
    return done


def as_data(done: Rescue) -> dict[str, object]:
    """The report as plain data."""
    return {
        "damage": list(done.damage),
        "copy": str(done.copy.file) if done.copy else None,
        "aside": str(done.aside) if done.aside else None,
        "events": [event._asdict() for event in done.events],
        "missing": list(done.missing),
    }


def _asides(folder: Path) -> list[Path]:
    return [*(folder / ASIDE).iterdir()] if (folder / ASIDE).is_dir() else []


def _number_of(name: str) -> int:
    found = _NUMBERED.fullmatch(name)
    return int(found[1]) if found else 0


def _sync(file: Path) -> None:
    with open(file, "rb") as written:
        os.fsync(written.fileno())


def _take_place(folder: Path) -> None:
    """Put the rescued file in place, without the files beside the damaged one: it must never be opened with those."""
    for ending in _BESIDE:
        (folder / f"{DATABASE}{ending}").unlink(missing_ok=True)
    (folder / RESCUED).replace(folder / DATABASE)
    sync_folder(str(folder))


def _interrupted(folder: Path, dry_run: bool) -> Rescue:
    """The new file was complete and the damaged one aside; only the last step is missing."""
    aside = max(_asides(folder), key=lambda path: _number_of(path.name))
    said = json.loads((aside / REPORT).read_text("utf-8"))
    if not dry_run:
        _take_place(folder)
    return Rescue(
        ("an earlier rescue was interrupted", *said["damage"]),
        next((copy for copy in kept(folder) if str(copy.file) == said["copy"]), None),
        None if dry_run else aside,
        tuple(Event(**event) for event in said["events"]),
        tuple(said["missing"]),
    )
