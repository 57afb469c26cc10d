"""Erasures to the end: out of the journal first, then out of every copy, upload and leftover that can be reached.

A new copy of everything is made before any old one is touched. Old ones are written again without the people; they are
deleted only if they cannot be read, and only for somebody who may decide that for every event.
"""

import contextlib
import logging
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.db import connection

from fairswiss.desk import backups, erasing
from fairswiss.desk.erasing import Person
from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By
from fairswiss.keeping import pending, uploads
from fairswiss.keeping.cleansing import Told, cleanse, keep_what_others_need
from fairswiss.keeping.elsewhere import mirror
from fairswiss.keeping.lock import writing_copies
from fairswiss.keeping.pending import Pending
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.snapshots import FOLDER, REGULAR, snapshot
from fairswiss.keeping.soundness import RESCUED
from fairswiss.model.errors import FairswissError
from fairswiss.store import guards

_DAMAGED = "damaged"
_log = logging.getLogger("fairswiss.web")


class Cleaned(NamedTuple):
    """The outcome of cleaning the copies."""

    rewritten: int = 0
    """Copies out of which people were taken."""
    deleted: int = 0
    """Copies that could not be read, and were deleted."""
    left: tuple[str, ...] = ()
    """Files of the data folder that may still name the people and were not deleted."""
    swept: bool = False
    """True if no file of the data folder holds anything of them any more."""
    elsewhere: bool = True
    """True if the same holds for the second place, if there is one."""
    trouble: str = ""
    """The error that kept the copies from being cleaned, if any."""


class Erased(NamedTuple):
    """The outcome of an erasure, and the copies still to be cleaned."""

    known: tuple[Known, ...]
    twins: tuple[str, ...]
    """Other events with the same beginning: restored from copies, they hold the same people."""
    cleaned: Cleaned
    has_server: bool
    """True if the database is a server, whose own log and backups are out of reach."""
    has_replica: bool
    """True if Litestream replicates the database: its files are out of reach until they expire."""


def anonymise(people: Sequence[Person], by: By, *, may_delete: bool) -> Erased:
    """Take these people out for ever; ``may_delete``: also by deleting copies that cannot be read.

    Once the journals are written anew nothing fails any more: what could not be cleaned is said, and tried again.
    """
    folder: Path = settings.DATA_FOLDER
    events = list(dict.fromkeys(person.event for person in people))
    with writing_copies(folder):
        wanted = mirror.is_wanted(folder)
        pending.write(folder, pending.read(folder).joined(events, there=wanted, may_delete=may_delete))
    known = tuple(erasing.erase(person, by) for person in people)
    twins = {twin for event in events for twin in erasing.twins(event)} - set(events)
    try:
        _new_copies(folder, events)
        cleaned = finish(folder)
    except (FairswissError, OSError) as error:
        _log.warning("An erasure is not finished yet: %s", type(error).__name__)
        cleaned = Cleaned(trouble=_named_by(error), elsewhere=not mirror.is_wanted(folder))
    replica = (folder / f".{DATABASE}-litestream").exists()
    return Erased(known, tuple(sorted(twins)), cleaned, connection.vendor != "sqlite", replica)


def _named_by(error: FairswissError | OSError) -> str:
    return error.message if isinstance(error, FairswissError) else str(error.strerror or error)


def _new_copies(folder: Path, events: Sequence[str]) -> None:
    """Copies without the people, before those with them are touched."""
    for event in events:
        backups.snapshot(event, "anonymised")
    if connection.vendor == "sqlite":
        guards.sweep()
        snapshot(Path(connection.settings_dict["NAME"]), folder, REGULAR)


def finish(folder: Path, *, may_delete: bool = False) -> Cleaned:
    """Clean what is pending, here and at the second place; also what crashes left half-written."""
    with writing_copies(folder):
        waiting = pending.read(folder)
        if may_delete:
            waiting = waiting._replace(may_delete=True)
        cleaned, waiting = _cleaned_here(folder, waiting) if waiting.here else (Cleaned(swept=guards.sweep()), waiting)
        if waiting.here and cleaned.swept:
            waiting = waiting._replace(here=frozenset(), clean=frozenset())
        pending.write(folder, waiting)
        if waiting.there and mirror.cleaned(folder, waiting.there, may_delete=waiting.may_delete):
            waiting = waiting._replace(there=frozenset())
        pending.write(folder, waiting)
    return cleaned._replace(elsewhere=not waiting.there)


def finish_if_any(folder: Path) -> None:
    """The same when something is pending; called at the start and every minute, so that no one has to think of it."""
    waiting = pending.read(folder)
    if waiting.here or (waiting.there and mirror.is_there(folder)):
        finish(folder)


def _cleaned_here(folder: Path, waiting: Pending) -> tuple[Cleaned, Pending]:
    """Clean the files of the data folder; return the outcome, and the note with the copies that are clean now."""
    events = sorted(waiting.here)
    rewritten = 0
    for event in events:
        rewritten += backups.take_out_the_erased(event)
        uploads.forget(event)
    uploads.tidy()
    told = [Told.now(event) for event in events]
    unreadable = []
    for copy in _whole_copies(folder):
        if copy.name in waiting.clean:
            continue
        if cleanse(copy, told):
            rewritten += 1
            waiting = waiting._replace(clean=waiting.clean | {copy.name})
        else:
            unreadable.append(copy)
    unreadable += _put_aside(folder)
    deleted = 0
    if waiting.may_delete:
        for file in unreadable:
            _delete(file, events)
        deleted, unreadable = len(unreadable), []
    left = tuple(str(file.relative_to(folder)) for file in unreadable)
    return Cleaned(rewritten, deleted, left, guards.sweep() and not left), waiting


def _whole_copies(folder: Path) -> list[Path]:
    copies = sorted((folder / FOLDER).glob("*.sqlite3")) if (folder / FOLDER).is_dir() else []
    return [*copies, *(file for file in [folder / RESCUED] if file.exists())]


def _put_aside(folder: Path) -> list[Path]:
    """Damaged databases that a rescue has put aside."""
    aside = folder / _DAMAGED
    return sorted(file for file in aside.rglob("*.sqlite3") if file.is_file()) if aside.is_dir() else []


def _delete(file: Path, events: Sequence[str]) -> None:
    """A file that cannot be rewritten, with the log beside it; what it proves of other events is kept as journals."""
    keep_what_others_need(file, events)
    for beside in file.parent.glob(f"{file.name}*"):
        beside.unlink(missing_ok=True)
    if file.parent.parent.name == _DAMAGED and not any(file.parent.iterdir()):
        with contextlib.suppress(OSError):
            shutil.rmtree(file.parent)
