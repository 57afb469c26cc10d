"""The audit log out of SQLite files that may be damaged, and into one that is put together again."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from fairswiss.journal.audit import ORIGIN
from fairswiss.store.salvage import Journal, entry_of, opened, proven, readable
from fairswiss.store.signing import Head, fitting

_ENTRY = 'INSERT INTO fairswiss_audit (number, kind, data, who, "when", why, digest) VALUES (?, ?, ?, ?, ?, ?, ?)'
_GUARDS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'fairswiss_audit'"


class BroughtBack(NamedTuple):
    """What became of the audit log."""

    entries: int
    until: str
    """The moment of the last entry; empty when there is none."""
    lost: int
    """Entries that are known to have been there and could not be brought back."""


def audit_in(file: Path) -> Journal:
    """What a file holds of the audit log; empty when it is of a version that had none."""
    with opened(file) as connection:
        lines = [line for row in readable(connection, "fairswiss_audit") if (line := entry_of(row))]
        head = next(readable(connection, "fairswiss_audit_head"), {})
    row = {"head_number": head.get("number"), "head_digest": head.get("digest"), "signature": head.get("signature")}
    return Journal(ORIGIN, {"origin": ORIGIN, **row}, tuple(lines))


def bring_back_audit_log(base: Path, sources: Sequence[Path]) -> BroughtBack:
    """Write the longest log that these files prove into a new database. It keeps a signature if one fits its end."""
    found = [audit_in(file) for file in (base, *sources)]
    chain = [line.entry for line in proven(ORIGIN, [journal.lines for journal in found])]
    most = max(journal.head for journal in found)
    with contextlib.closing(sqlite3.connect(base)) as target, target:
        if chain and target.execute("SELECT name FROM sqlite_master WHERE name = 'fairswiss_audit'").fetchone():
            guards = target.execute(_GUARDS).fetchall()
            for name, _ in guards:
                target.execute(f'DROP TRIGGER "{name}"')
            target.execute("DELETE FROM fairswiss_audit")
            target.executemany(_ENTRY, chain)
            for _, made in guards:
                target.execute(made)
            last = chain[-1]
            head = Head(ORIGIN, last.number, last.digest)
            signature = fitting(head, [str(journal.row.get("signature") or "") for journal in found])
            target.execute(
                "UPDATE fairswiss_audit_head SET number = ?, digest = ?, signature = ?", (*head[1:], signature)
            )
    return BroughtBack(len(chain), chain[-1].when if chain else "", most - len(chain))
