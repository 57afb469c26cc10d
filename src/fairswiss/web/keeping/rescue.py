"""One command after damage: the file is put aside, the newest sound copy takes its place, and what the damaged file
still proves by its chains is added to it."""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from fairswiss.app import backups
from fairswiss.app.files import sync_folder
from fairswiss.journal.audit import ORIGIN as AUDIT
from fairswiss.journal.chain import breaks
from fairswiss.model.errors import BadRequest, FairswissError, of_disk
from fairswiss.store.audit_salvage import audit_in, bring_back_audit_log
from fairswiss.store.copies import unpacked
from fairswiss.store.salvage import UNREADABLE, Journal, Line, journals_in, proven
from fairswiss.web.keeping.lock import WORK, writing_copies
from fairswiss.web.keeping.rebuilding import add_journal, adopt_accounts, fresh, with_first_page
from fairswiss.web.keeping.snapshots import Snapshot, kept
from fairswiss.web.keeping.soundness import RESCUED, problem, unsound_accounts
from fairswiss.web.keeping.write_ahead import is_damaged
from fairswiss.web.places import DATABASE, made
from fairswiss.web.running.address import running

ASIDE = "damaged"
_BESIDE = ("-wal", "-shm")


class Event(NamedTuple):
    """What became of an event."""

    id: str
    name: str
    entries: int
    until: str
    """The moment of the last entry; empty when there is none."""
    lost: int
    """Entries that are known to have been there and could not be brought back."""


class Rescue(NamedTuple):
    """What was found, and what was done about it."""

    damage: tuple[str, ...]
    """What is wrong; nothing when the database is sound, and then nothing was done."""
    copy: Snapshot | None = None
    aside: Path | None = None
    """Where the damaged file was put; None when nothing was done yet."""
    events: tuple[Event, ...] = ()

    @property
    def lost(self) -> int:
        """How many entries could not be brought back."""
        return sum(event.lost for event in self.events)


def rescue(folder: Path, dry_run: bool = False) -> Rescue:
    """Bring a data folder back to a sound state, or say what that would do. The damaged file is never deleted."""
    where = running(folder)
    if where is not None:
        raise BadRequest(f"The manager is running at {where}. Stop it first, then rescue.")
    if os.environ.get("DATABASE_URL"):
        raise BadRequest(
            "DATABASE_URL names a PostgreSQL database: restore it with the tools of PostgreSQL. "
            "Copies of journals are in the folder snapshots; fairswiss journal restore FILE brings one back."
        )
    if not (folder / DATABASE).exists() and not kept(folder) and not (folder / RESCUED).exists():
        raise BadRequest(f"There is no database in {folder}, nor a copy of one. Name the folder with --data FOLDER.")
    try:
        with writing_copies(folder), tempfile.TemporaryDirectory(dir=folder, prefix=WORK[0]) as work:
            return _rescued(folder, Path(work), dry_run)
    except OSError as error:
        words = f"The rescue cannot work in {folder}: {error.strerror or error}. Nothing was changed."
        raise of_disk(words, error) from error


def _rescued(folder: Path, work: Path, dry_run: bool) -> Rescue:
    if (folder / RESCUED).exists():
        return _interrupted(folder, work, dry_run)
    damaged = _copied(folder, work / "damaged.sqlite3")
    cut = ("the log beside it is damaged",) if is_damaged(work / "damaged.sqlite3-wal") else ()
    copy = _newest_sound(folder, work)
    found = _journals(damaged, work) if damaged else {}
    held = journals_in(work / "base.sqlite3") if copy else {}
    damage = (*cut, *_damage(damaged, found), *_behind(found, held))
    if damaged and not damage:
        return Rescue(())
    if not copy:
        fresh(work / "base.sqlite3")
    events = []
    for event in sorted({*found, *held, *_kept_apart(folder)}):
        done = _brought_back(folder, work / "base.sqlite3", event, found.get(event), held.get(event))
        events += [done] if done else []
    if not copy and damaged:
        adopt_accounts(damaged, work / "base.sqlite3")
    events += _audit_log(work / "base.sqlite3", [damaged] if damaged else [])
    damage = damage or (f"{folder / DATABASE} is missing",)
    aside = None if dry_run else _put_in_place(folder, work / "base.sqlite3")
    return Rescue(damage, copy, aside, tuple(events))


def _audit_log(base: Path, sources: list[Path]) -> Iterator[Event]:
    """The audit log in the new database; named among the events when something of it is lost."""
    log = bring_back_audit_log(base, sources)
    if log.lost:
        yield Event(AUDIT, "", log.entries, log.until, log.lost)


def _copied(folder: Path, to: Path) -> Path | None:
    """The database with what lies beside it, to be looked at without touching it."""
    if not (folder / DATABASE).exists() or not (folder / DATABASE).stat().st_size:
        return None
    shutil.copy(folder / DATABASE, to)
    with contextlib.suppress(FileNotFoundError):
        shutil.copy(folder / f"{DATABASE}-wal", f"{to}-wal")
    return to


def _newest_sound(folder: Path, work: Path) -> Snapshot | None:
    """The newest copy in which every page and every journal is sound; it lies in the working folder then."""
    base = work / "base.sqlite3"
    for copy in kept(folder):
        base.unlink(missing_ok=True)
        try:
            shutil.copy(copy.file, base)
            with contextlib.closing(sqlite3.connect(base)) as opened:
                (said,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
            whole = said == "ok" and not problem(base) and not unsound_accounts(base)
            if whole and not any(_unsound(held) for held in journals_in(base).values()):
                return copy
        except (OSError, *UNREADABLE):
            continue
    base.unlink(missing_ok=True)
    return None


def _journals(damaged: Path, work: Path) -> dict[str, Journal]:
    """What the damaged file holds; with the first page of a copy when its own, which names the tables, is gone."""
    with contextlib.suppress(*UNREADABLE):
        if found := journals_in(damaged):
            return found
    base = work / "base.sqlite3"
    with contextlib.suppress(*UNREADABLE):
        return journals_in(with_first_page(base, damaged, work / "patched.sqlite3")) if base.exists() else {}
    return {}


def _damage(damaged: Path | None, found: dict[str, Journal]) -> Iterator[str]:
    if damaged is None:
        return
    try:
        if said := problem(damaged) or _all_checked(damaged):
            yield said
    except UNREADABLE as error:
        yield str(error)
    with contextlib.suppress(*UNREADABLE):
        yield from (f"account {name}: it or its roles are not what was saved" for name in unsound_accounts(damaged))
    for event, journal in sorted(found.items()):
        if said := _unsound(journal):
            yield f"event {event}: {said}"
    log = audit_in(damaged)
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


def _behind(found: dict[str, Journal], held: dict[str, Journal]) -> Iterator[str]:
    """A copy that knows more than the file it was made of: the file has lost its end."""
    for event, journal in sorted(held.items()):
        now = found[event].head if event in found else 0
        if now < journal.head:
            yield f"event {event}: the file has {now} entries, a copy made before has {journal.head}"


def _kept_apart(folder: Path) -> Iterator[str]:
    """Events of which there are copies of the journal."""
    with contextlib.suppress(FileNotFoundError):
        yield from (path.name for path in (folder / "snapshots").iterdir() if path.is_dir() and path.name.isalnum())


def _brought_back(folder: Path, base: Path, event: str, found: Journal | None, held: Journal | None) -> Event | None:
    """The longest proven journal of an event, written into the new database."""
    origin, copied = _from_copies(event)
    sources = [journal.lines for journal in (found, held) if journal]
    origins = [*(journal.origin for journal in (found, held) if journal), origin, event]
    chain = max((proven(name, [*sources, copied]) for name in dict.fromkeys(origins) if name), key=len)
    begun = next((name for name in origins if name and chain and proven(name, [chain[:1]])), event)
    head = max([len(chain), len(copied), *(journal.head for journal in (found, held) if journal)])
    if not chain:
        return Event(event, "", 0, "", head) if head else None
    row = (found.row if found else {}) or (held.row if held else {})
    signatures = [str(journal.row.get("signature") or "") for journal in (found, held) if journal]
    name = add_journal(base, event, begun, chain, bool(row.get("archived")), signatures)
    return Event(event, name, len(chain), chain[-1].entry.when, head - len(chain))


def _from_copies(event: str) -> tuple[str, tuple[Line, ...]]:
    """The newest copy of the journal that can be read."""
    with contextlib.suppress(FairswissError, OSError):
        for copy in reversed(backups.snapshots(event)):
            with contextlib.suppress(FairswissError):
                origin, told = unpacked(backups.snapshot_bytes(event, copy.name))
                return origin, tuple(Line(entry, None) for entry in told)
    return "", ()


def _put_in_place(folder: Path, base: Path) -> Path:
    """First the damaged file is safe aside, then the new one is complete; only then one takes the other's place."""
    aside = made(folder / ASIDE / datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ"))
    for name in (DATABASE, *(f"{DATABASE}{ending}" for ending in _BESIDE)):
        if (folder / name).exists():
            shutil.copy2(folder / name, aside / name)
            with open(aside / name, "rb") as written:
                os.fsync(written.fileno())
    sync_folder(str(aside))
    with open(base, "rb") as written:
        os.fsync(written.fileno())
    base.replace(folder / RESCUED)
    sync_folder(str(folder))
    _take_place(folder)
    return aside


def _take_place(folder: Path) -> None:
    """What lies beside the damaged file belongs to it: the new one must never be opened with it."""
    for ending in _BESIDE:
        (folder / f"{DATABASE}{ending}").unlink(missing_ok=True)
    (folder / RESCUED).replace(folder / DATABASE)
    sync_folder(str(folder))


def _interrupted(folder: Path, work: Path, dry_run: bool) -> Rescue:
    """The new file was complete and the damaged one aside; only the last step is missing."""
    shutil.copy(folder / RESCUED, work / "base.sqlite3")
    held = journals_in(work / "base.sqlite3")
    events = tuple(_as_it_is(journal) for _, journal in sorted(held.items()))
    aside = max((folder / ASIDE).iterdir())
    if not dry_run:
        _take_place(folder)
    return Rescue(("an earlier rescue was interrupted",), None, None if dry_run else aside, events)


def _as_it_is(journal: Journal) -> Event:
    last = max((line.entry for line in journal.lines), key=lambda entry: entry.number)
    return Event(journal.event, str(journal.row.get("name", "")), last.number, last.when, 0)
