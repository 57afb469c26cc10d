"""A drill: the newest copy is restored into a scratch place and compared with the database in use."""

import contextlib
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import NamedTuple

from fairswiss.keeping.elsewhere.place import configured
from fairswiss.keeping.elsewhere.restoring import Passphrase, copy_named, faults, fetch
from fairswiss.keeping.lock import WORK, writing_copies
from fairswiss.keeping.snapshots import kept
from fairswiss.model.errors import BadRequest
from fairswiss.store import rows
from fairswiss.store.models import EntryRow
from fairswiss.store.salvage import Journal, journals_in

_ACCOUNTS = "SELECT username, password, is_active FROM auth_user"
_ROLES = (
    "SELECT username, tournament, role, first_board, last_board FROM fairswiss_appointment "
    "JOIN auth_user ON auth_user.id = user_id"
)


class Compared(NamedTuple):
    """An event in the copy beside the same in the database."""

    event: str
    name: str
    copied: int
    """Entries in the copy."""
    entries: int
    """Entries in the database."""
    agrees: bool
    """True if the journal in the copy is a beginning of the one in the database, or all of it."""


class Drill(NamedTuple):
    """The result of a restore drill: the copy that was restored, compared with the database."""

    copy: str
    place: str
    faults: tuple[str, ...]
    events: tuple[Compared, ...]
    accounts: int
    """Accounts in the copy."""
    changed: int
    """Accounts and roles that were changed since the copy was made."""

    @property
    def passed(self) -> bool:
        """True if the copy is intact and contradicts the database nowhere; being older is no fault."""
        return not self.faults and all(event.agrees for event in self.events)

    @property
    def behind(self) -> int:
        """Entries that the database has and the copy has not."""
        return sum(max(0, event.entries - event.copied) for event in self.events)


def drill(folder: Path, database: Path, passphrase: Passphrase, name: str = "") -> Drill:
    """Restore the newest copy, from the second place if there is one, and compare. Changes nothing."""
    place = configured(folder)
    with writing_copies(folder), tempfile.TemporaryDirectory(dir=folder, prefix=WORK[1]) as work:
        file = Path(work, "restored.sqlite3")
        if place is None:
            copy = next((copy for copy in kept(folder) if name in ("", copy.file.name)), None)
            if copy is None:
                raise BadRequest("There is no copy yet. Make one: fairswiss backup now", code="no-copy")
            shutil.copyfile(copy.file, file)
            found, where = copy.file.name, copy.file.parent
        else:
            place.expect_there()
            held = copy_named(place, name)
            fetch(place, held, file, passphrase)
            found, where = held.name, place.folder
        if wrong := faults(file):
            return Drill(found, str(where), tuple(wrong), (), 0, 0)
        held_in = journals_in(file)
        events = tuple(_compared(event, held_in.get(event)) for event in sorted({*held_in, *rows.names()}))
        then, now = _people(file), _people(database)
        accounts = sum(len(row) == 3 for row in then)
        return Drill(found, str(where), (), events, accounts, len({row[0] for row in then ^ now}))


def _compared(event: str, held: Journal | None) -> Compared:
    there = event in rows.names()
    row = rows.row_of(event) if there else None
    name = row.name if row else str(held.row.get("name", "")) if held else ""
    entries = row.head_number if row else 0
    if held is None:
        return Compared(event, name, 0, entries, True)
    digests = EntryRow.objects.filter(event_id=event, number=held.head).values_list("digest", flat=True)
    return Compared(event, name, held.head, entries, held.row.get("head_digest") in digests)


def _people(file: Path) -> set[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
        return {*opened.execute(_ACCOUNTS), *opened.execute(_ROLES)}
