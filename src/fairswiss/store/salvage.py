"""Journals out of an SQLite file that may be damaged: whatever can be read. What of it is proven, the chain tells.

Nothing here writes. A row that cannot be read, or is not of the shape it was written in, is left out.
"""

import contextlib
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from fairswiss.journal.chain import Entry

TABLES = ("fairswiss_event", "fairswiss_entry")
_COLUMNS = ("number", "kind", "data", "who", "when", "why", "digest")
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""Errors raised when a damaged file is read; the second when the error message is damaged too."""
_KINDS = (int, str, str, str, str, str, str)
_MOST_MISSING = 200_000
"""The maximum number of rows in an unreadable part that are tried one by one."""


class Line(NamedTuple):
    """An entry, and the request by which it was told."""

    entry: Entry
    token: str | None


class Journal(NamedTuple):
    """The journal of an event, as far as a file holds it."""

    event: str
    row: Mapping[str, Any]
    """The event's own row, by its columns; empty when that cannot be read."""
    lines: tuple[Line, ...]

    @property
    def origin(self) -> str:
        """The name that the chain starts from."""
        return str(self.row.get("origin") or self.event)

    @property
    def head(self) -> int:
        """The number of the last entry, as far as the file says."""
        said = self.row.get("head_number")
        return max([said if isinstance(said, int) else 0, *(line.entry.number for line in self.lines)])


def journals_in(file: Path, only: Collection[str] | None = None) -> dict[str, Journal]:
    """Every event of which the file holds anything, or those asked for."""
    with opened(file) as connection:
        events, entries = (readable(connection, table) for table in TABLES)
        return journals_of(events, entries, only)


def journals_of(
    events: Iterable[Mapping[str, Any]], entries: Iterable[Mapping[str, Any]], only: Collection[str] | None = None
) -> dict[str, Journal]:
    """The journals that these rows tell, wherever they come from. Of two rows of an event, the later one counts."""
    rows: dict[str, Mapping[str, Any]] = {}
    lines: dict[str, dict[Line, None]] = {}
    for row in events:
        if _is_name(event := row.get("id"), only):
            rows[event] = max(rows.get(event, row), row, key=_place)
    for row in entries:
        event, line = row.get("event_id"), entry_of(row)
        if line and _is_name(event, only):
            lines.setdefault(event, {})[line] = None
    return {event: Journal(event, rows.get(event, {}), tuple(lines.get(event, ()))) for event in {*rows, *lines}}


def entry_of(row: Mapping[str, Any]) -> Line | None:
    """The entry in a row; None when it is not of the shape it was written in."""
    values, token = [row.get(name) for name in _COLUMNS], row.get("token")
    if [type(value) for value in values] != [*_KINDS]:
        return None
    return Line(Entry(*values), token if isinstance(token, str) else None)  # type: ignore[arg-type]


def _is_name(event: Any, only: Collection[str] | None) -> TypeGuard[str]:
    return isinstance(event, str) and event.isalnum() and (only is None or event in only)


def _place(row: Mapping[str, Any]) -> tuple[int, int]:
    """Which of two rows of an event is the later one."""
    changed, head = row.get("changed"), row.get("head_number")
    return changed if isinstance(changed, int) else 0, head if isinstance(head, int) else 0


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The file as bytes instead of texts: a text that cannot be decoded must not hide the other rows."""
    connection = sqlite3.connect(file)
    connection.text_factory = bytes
    with contextlib.closing(connection):
        yield connection


def readable(connection: sqlite3.Connection, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table that can be read: from the front, from the back, and what lies between one by one."""
    try:
        # The name of a table that this program has made, never one from outside.
        columns = [bytes(row[1]).decode() for row in connection.execute(f'PRAGMA table_info("{table}")')]
    except UNREADABLE:
        return
    seen: set[int] = set()
    for order in ("ASC", "DESC"):
        try:
            for row_id, *values in connection.execute(f'SELECT rowid, * FROM "{table}" ORDER BY rowid {order}'):
                if row_id in seen:
                    return
                seen.add(row_id)
                yield from _decoded(columns, values)
            return  # all of them
        except UNREADABLE:
            continue
    first, last = min(seen, default=1), max(seen, default=0)
    for row_id in range(first, min(last, first + _MOST_MISSING)):
        if row_id not in seen:
            with contextlib.suppress(*UNREADABLE):
                for values in connection.execute(f'SELECT * FROM "{table}" WHERE rowid = ?', (row_id,)):
                    yield from _decoded(columns, values)


def _decoded(columns: list[str], values: Iterable[Any]) -> Iterator[dict[str, Any]]:
    with contextlib.suppress(UnicodeDecodeError):
        yield {
            name: value.decode() if isinstance(value, bytes) else value
            for name, value in zip(columns, values, strict=True)
        }
