"""The audit log out of SQLite files that may be damaged, and into one that is put together again."""

import contextlib
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fairswiss.journal.audit import ORIGIN
from fairswiss.journal.chain import Entry
from fairswiss.store.histories import courses
from fairswiss.store.salvage import Journal, entry_of, opened, readable
from fairswiss.store.signing import Head, fitting

TABLES = ("fairswiss_audit", "fairswiss_audit_head")
_ENTRY = 'INSERT INTO fairswiss_audit (number, kind, data, who, "when", why, digest) VALUES (?, ?, ?, ?, ?, ?, ?)'
_DIGEST = 64
_GUARDS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'fairswiss_audit'"


class BroughtBack(NamedTuple):
    """The outcome of recovering the audit log."""

    entries: int
    until: str
    """The moment of the last entry; empty when there is none."""
    lost: int
    """Entries that are known to have been there and could not be brought back."""


def audit_in(file: Path) -> Journal:
    """The audit log of a database file; empty if the file is from a version that had none."""
    with opened(file) as connection:
        entries, heads = (readable(connection, table) for table in TABLES)
        return audit_of(entries, heads)


def audit_of(entries: Iterable[Mapping[str, Any]], heads: Iterable[Mapping[str, Any]]) -> Journal:
    """The audit log that these rows tell, wherever they come from."""
    lines = [line for row in entries if (line := entry_of(row))]
    shaped = (row for row in heads if len(str(row.get("digest"))) == _DIGEST)  # as no other row of such kinds
    head = max(shaped, key=lambda row: row.get("number") or 0, default={})
    row = {"head_number": head.get("number"), "head_digest": head.get("digest"), "signature": head.get("signature")}
    return Journal(ORIGIN, {"origin": ORIGIN, **row}, tuple(lines))


def bring_back_audit_log(base: Path, found: Sequence[Journal]) -> BroughtBack:
    """Write the longest log that these files prove into a new database. It keeps a signature if one fits its end.

    Entries of another course, as after an older database was put back and continued, count as lost.
    """
    ways = courses([ORIGIN], (line for journal in found for line in journal.lines))
    longest = max((course.lines for course in ways), key=len, default=())
    chain = [line.entry for line in longest]
    beside = {line.entry.digest for course in ways for line in course.lines} - {entry.digest for entry in chain}
    most = max((journal.head for journal in found), default=0)
    with contextlib.closing(sqlite3.connect(base)) as target, target:
        if chain and target.execute("SELECT name FROM sqlite_master WHERE name = 'fairswiss_audit'").fetchone():
            _write(target, chain, [str(journal.row.get("signature") or "") for journal in found])
    return BroughtBack(len(chain), chain[-1].when if chain else "", most - len(chain) + len(beside))


def _write(target: sqlite3.Connection, chain: Sequence[Entry], signatures: Sequence[str]) -> None:
    """Put these entries in place of all others; the guards of the table let nobody do so, and are set up again."""
    guards = target.execute(_GUARDS).fetchall()
    for name, _ in guards:
        target.execute(f'DROP TRIGGER "{name}"')
    target.execute("DELETE FROM fairswiss_audit")
    target.executemany(_ENTRY, chain)
    for _, made in guards:
        target.execute(made)
    head = Head(ORIGIN, chain[-1].number, chain[-1].digest)
    values = (head.number, head.digest, fitting(head, signatures))
    target.execute("UPDATE fairswiss_audit_head SET number = ?, digest = ?, signature = ?", values)
