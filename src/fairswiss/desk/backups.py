"""Copies of journals in files: kept by themselves before anything large happens, asked for, and restored."""

import os
import re
from contextlib import suppress
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.events import announceable
from fairswiss.desk.journals import Known
from fairswiss.desk.remaking import course
from fairswiss.desk.telling import By, cleaned, tell
from fairswiss.journal.audit import Restored
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Created, Imported, Remarked, SettingsChanged
from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError, NotThere
from fairswiss.store import audit, copies, rows
from fairswiss.store.entry_checks import expect_written_here
from fairswiss.store.signing import Head, Provenance, sign
from fairswiss.usecases.files import make_folder, read_bytes, write_atomically

MAX_BYTES = copies.MAX_BYTES
"""Of a copy, unpacked."""
_KEPT = 60
"""The maximum number of copies of one event; the oldest are deleted first."""
_NAME = re.compile(r"\d{6}-[a-z0-9-]{1,60}\.journal")


class Copy(NamedTuple):
    """A copy of a journal in the folder of snapshots."""

    event: str
    name: str
    bytes: int


def snapshot(event: str, reason: str) -> str:
    """Keep a copy of the journal as it is now; the name it got."""
    folder = _folder(event)
    make_folder(folder)
    held = [copy.name for copy in snapshots(event)]
    number = int(held[-1][:6]) + 1 if held else 1
    name = f"{number:06}-{re.sub(r'[^a-z0-9]+', '-', reason.lower())[:60]}.journal"
    write_atomically(os.path.join(folder, name), copies.copied(event))
    for old in held[: max(0, len(held) + 1 - _KEPT)]:
        with suppress(FileNotFoundError):  # somebody else made room at the same time
            os.unlink(os.path.join(folder, old))
    return name


def copy_all(folder: str) -> int:
    """A copy of every journal, each in a file of the folder; how many there are."""
    names = rows.names()
    for name in names:
        write_atomically(os.path.join(folder, f"{name}.journal"), copies.copied(name, signed=False))
    return len(names)


def snapshots(event: str) -> list[Copy]:
    """The copies kept of an event, the oldest first."""
    folder = _folder(event)
    names = sorted(name for name in os.listdir(folder) if _NAME.fullmatch(name)) if os.path.isdir(folder) else []
    return [Copy(event, name, os.path.getsize(os.path.join(folder, name))) for name in names]


def snapshot_bytes(event: str, name: str) -> bytes:
    """A kept copy."""
    file = os.path.join(_folder(event), name)
    if not _NAME.fullmatch(name) or not os.path.isfile(file):
        raise NotThere(gettext("There is no copy {name!r:.80}.", name=name), code="no-such-copy")
    return read_bytes(file)


def take_out_the_erased(event: str) -> int:
    """Write the copies kept of an event again, with the entries as its journal has them now; how many held others.

    A copy stays as long as it was. One that cannot be read, or that tells another course of events, is deleted: what it
    holds cannot be told from what was erased.
    """
    row, told = rows.row_of(event), rows.entries(event)
    changed = 0
    for path in _files_of(event):
        held = _entries_in(path)
        if held and held[-1].digest in (entry.digest for entry in told[len(held) - 1 : len(held)]):
            continue
        changed += 1
        if held and course(held) == course(told[: len(held)]):
            head = Head(row.origin, len(held), told[len(held) - 1].digest)
            write_atomically(path, copies.packed(head, told[: len(held)], sign(head)))
        else:
            os.unlink(path)
    return changed


def _files_of(event: str) -> list[str]:
    """Its own copies, and those that were made of every journal before an upgrade."""
    every = os.path.dirname(_folder(event))
    folders = sorted(os.listdir(every)) if os.path.isdir(every) else []
    of_all = [os.path.join(every, name, f"{event}.journal") for name in folders]
    own = [os.path.join(_folder(event), copy.name) for copy in snapshots(event)]
    return [*own, *filter(os.path.isfile, of_all)]


def _entries_in(path: str) -> list[Entry]:
    with suppress(FairswissError):
        return copies.unpacked(read_bytes(path))[1]
    return []


def backup(event: str) -> bytes:
    """The journal of an event, to be kept somewhere else."""
    return copies.copied(event)


def expect_restorable(content: bytes) -> copies.Copy:
    """The contents of a copy; refused if this program cannot have written it, or if its settings are invalid."""
    copy = copies.opened(content)
    expect_written_here(copy.entries)  # before any fact is read
    for entry in copy.entries:
        if isinstance(entry.fact, Created | Imported | SettingsChanged):
            announceable(entry.fact.settings)
    return copy


def provenance_of(content: bytes) -> Provenance:
    """The provenance of a copy; refused if it is none."""
    return copies.opened(content).provenance


def restore(content: bytes, by: By) -> Known:
    """The event of a copy, beside the one it was made of; the restoration is told in its journal."""
    copy = expect_restorable(content)
    with journals.together():
        known = restored(copy, cleaned(by).who, by.token)
        remark = gettext("Restored from a copy that ends with entry {number}", number=known.head)
        return tell(known.event, by._replace(token=by.token and f"{by.token[:60]}-end"), [Remarked(remark)])


def _folder(event: str) -> str:
    if not event.isalnum():
        raise rows.not_there(event)
    return os.path.join(copies.data_folder(), "snapshots", event)


def restored(copy: copies.Copy, who: str = "", token: str = "") -> Known:
    """The event of such a file, beside all others; refuses a file that is not what was written."""
    last, whose = copy.entries[-1], copy.provenance
    with journals.together():
        known = journals.take_over(copy.origin, copy.entries, journals.new_name(who, token, last.digest), token)
        if known.head == last.number:  # else the same request was sent before
            audit.record(Restored(known.event, last.number, whose.whose, whose.key), who or "?")
    return known
