"""People who were erased are taken out of whole copies of the database: the copy stays, with everything else in it."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from fairswiss.journal.facts import Anonymised, word_of
from fairswiss.keeping.lock import PART
from fairswiss.keeping.rebuilding import add_journal
from fairswiss.store import rows
from fairswiss.store.copies import packed
from fairswiss.store.histories import Course, courses
from fairswiss.store.models import EntryRow
from fairswiss.store.salvage import UNREADABLE, Journal, Line, journals_in
from fairswiss.store.signing import Head, fitting
from fairswiss.usecases.files import sync_folder, write_atomically


class Told(NamedTuple):
    """The journal of an event as the database has it now."""

    event: str
    origin: str
    lines: tuple[Line, ...]
    signature: str

    @classmethod
    def now(cls, event: str) -> "Told":
        """Read it."""
        tokens = dict(EntryRow.objects.filter(event_id=event).values_list("number", "token"))
        lines = tuple(Line(entry, tokens.get(entry.number)) for entry in rows.entries(event))
        row = rows.row_of(event)
        return cls(event, row.origin, lines, row.signature)

    def begins_with(self, number: int, digest: str) -> bool:
        """True if a journal with this head is a beginning of this one, and so holds nobody that this one does not."""
        return 0 < number <= len(self.lines) and self.lines[number - 1].entry.digest == digest


def cleanse(copy: Path, erased: Sequence[Told]) -> bool:
    """Give a copy the journals as they are now, and no page with what it held before; False if it cannot be read.

    The copy is replaced by the new one at once: whatever interrupts this, one of them is there as a whole.
    """
    part = copy.with_name(f"{copy.name}{PART}")
    try:
        shutil.copyfile(copy, part)
        os.chmod(part, 0o600)
        for told in erased:
            _bring_up_to_date(part, told)
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as opened:
            opened.execute("PRAGMA journal_mode=MEMORY")
            if opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'fairswiss_request'").fetchone():
                opened.execute("UPDATE fairswiss_request SET answer = x''")  # answers may name people
            if opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'fairswiss_subscriber'").fetchone():
                opened.execute("DELETE FROM fairswiss_subscriber")  # as when a copy is restored
            opened.execute("VACUUM")  # pages that were split or freed keep old rows otherwise
            (said,) = opened.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            return False
        put_in_place(part, copy)
    except UNREADABLE:
        return False
    finally:
        part.unlink(missing_ok=True)
    return True


def put_in_place(part: Path, copy: Path) -> None:
    """Let a complete file take the place of another, with its times, on the disk when this returns."""
    with open(part, "rb+") as written:
        os.fsync(written.fileno())
    if copy.exists():
        shutil.copystat(copy, part)
    part.replace(copy)
    sync_folder(str(copy.parent))


def _bring_up_to_date(copy: Path, told: Told) -> None:
    with contextlib.closing(sqlite3.connect(copy)) as opened:
        opened.execute("PRAGMA journal_mode=DELETE")
        asked = "SELECT head_number, head_digest, archived FROM fairswiss_event WHERE id = ?"
        found = opened.execute(asked, (told.event,)).fetchone()
    if found and not told.begins_with(*found[:2]):
        add_journal(copy, told.event, Course(told.origin, told.lines), bool(found[2]), [told.signature])


def keep_what_others_need(damaged: Path, erased: Iterable[str]) -> int:
    """Before a damaged file goes: write what it alone proves of other events beside it; how many journals."""
    kept = 0
    try:
        found = journals_in(damaged)
    except UNREADABLE:
        return 0
    for event, held in sorted(found.items()):
        longest = max((course.lines for course in courses([held.origin], held.lines)), key=len, default=())
        chain = [line.entry for line in longest]
        if chain and event not in erased and not _is_known(held, chain[-1].number, chain[-1].digest):
            head = Head(held.origin, chain[-1].number, chain[-1].digest)
            content = packed(head, chain, fitting(head, [str(held.row.get("signature") or "")]))
            write_atomically(str(damaged.parent / f"{event}.journal"), content)
            kept += 1
    return kept


def _is_known(held: Journal, number: int, digest: str) -> bool:
    """True if the database has it, or another journal from the same origin in which people were erased since."""
    if held.event not in rows.names():
        return False
    now = Told.now(held.event)
    return now.begins_with(number, digest) or any(line.entry.kind == word_of(Anonymised) for line in now.lines)
