"""Accounts and roles found in several files: which of them are proven, and which is the latest of each.

A row is proven when both writings of it agree. Which of two is later is told by the number of the change that wrote it,
and so is whether it was deleted since.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from fairswiss.keeping.contents import Person
from fairswiss.keeping.shadow_tables import ACCOUNTS, WITNESSES, Witness

GONE = "fairswiss_gone"
TABLES = (*(witness.table for witness in WITNESSES), *(witness.again for witness in WITNESSES), GONE)
Row = Mapping[str, Any]
Rows = Mapping[str, Sequence[Row]]
"""The rows of each table that were found in a file."""
Key = tuple[str, int]
"""A table and the number of a row in it."""


class Found(NamedTuple):
    """A row, and what of it is written twice."""

    person: Person
    row: Row
    """The row itself, with what is written once alone."""


class Unproven(NamedTuple):
    """A row that differs from its second writing, or has none."""

    row: Row
    changed: int | None
    """The number of its last change, as far as the second writing says."""


class People(NamedTuple):
    """The accounts and roles of a file."""

    name: str
    """Which file it is, for people to read."""
    proven: Mapping[Key, Found]
    """The latest of each."""
    unproven: Mapping[Key, Unproven]
    """Rows whose latest state was lost."""
    gone: Mapping[Key, int]
    """The deleted rows, and the number of that change."""
    is_whole: bool
    """True if all of it could be read, so that anything lacking was not there."""


class Union(NamedTuple):
    """The accounts and roles of all files together."""

    kept: Mapping[Key, Found]
    gone: Mapping[Key, int]
    settled: frozenset[Key]
    """Rows that two files tell otherwise under the same number: that one was chosen is a change of its own."""
    missing: tuple[str, ...]
    """The known losses, in words."""


def people_in(name: str, rows: Rows, carved: Rows, is_whole: bool) -> People:
    """Sort out what was read from a file, and what was carved out of it, which may be outdated."""
    proven: dict[Key, Found] = {}
    unproven: dict[Key, Unproven] = {}
    gone: dict[Key, int] = {}
    for witness in WITNESSES:
        again = (*carved.get(witness.again, ()), *rows.get(witness.again, ()))
        proven |= _newest(_proven(witness, (*carved.get(witness.table, ()), *rows.get(witness.table, ())), again))
        numbers = {row["id"]: row.get("changed") or 0 for row in sorted(again, key=lambda row: row.get("changed") or 0)}
        for row in (*again, *rows.get(witness.table, ())):
            key, changed = (witness.table, row["id"]), numbers.get(row["id"])
            if key not in proven or (changed or 0) > proven[key].person.changed:
                unproven[key] = Unproven(row, changed)
        for row in (*carved.get(GONE, ()), *rows.get(GONE, ())):
            if row["kind"] == witness.again and str(row["row"]).isdigit():
                key = (witness.table, int(row["row"]))
                gone[key] = max(gone.get(key, 0), row["number"])
    return People(name, proven, unproven, gone, is_whole and not unproven)


def _newest(found: Iterable[Found]) -> dict[Key, Found]:
    """The state of each row that was saved last; of several with one number the last one."""
    newest: dict[Key, Found] = {}
    for one in found:
        key = (one.person.table, one.person.id)
        if key not in newest or newest[key].person.changed <= one.person.changed:
            newest[key] = one
    return newest


def united(files: Sequence[People]) -> Union:
    """The latest of each row; the file that counts most comes first."""
    gone = _last_deletions(files)
    kept: dict[Key, Found] = {}
    settled: set[Key] = set()
    missing: list[str] = []
    for key in sorted({key for people in files for key in people.proven}):
        latest = _latest(key, files)
        if latest is None or gone.get(key, -1) >= latest[1].person.changed > 0:
            continue
        name, kept[key] = latest
        for other, differs in _otherwise(key, files, kept[key]):
            missing.append(f"{_called(key, differs.row)}: as {other} has it; {name} was followed")
            settled.add(key)
    for key, one in sorted({key: one for people in files for key, one in people.unproven.items()}.items()):
        if _is_lost(one, kept.get(key), gone.get(key, 0)):
            missing.append(f"{_called(key, one.row)}: what was saved last cannot be proven")
            if key not in kept and "changed" not in one.row:  # better than nobody
                kept[key] = Found(Person(*key, 0, ()), one.row)
    return Union(kept, gone, frozenset(settled), tuple(missing))


def _last_deletions(files: Sequence[People]) -> dict[Key, int]:
    gone: dict[Key, int] = {}
    for key, number in (item for people in files for item in people.gone.items()):
        gone[key] = max(gone.get(key, 0), number)
    return gone


def _proven(witness: Witness, rows: Sequence[Row], again: Sequence[Row]) -> Iterator[Found]:
    written = {tuple(row.get(column) for column in witness.columns): row for row in rows}
    for row in again:
        values = tuple(row.get(column) for column in witness.columns)
        if values in written and isinstance(values[0], int):
            yield Found(Person(witness.table, values[0], row.get("changed") or 0, values), written[values])


def _latest(key: Key, files: Sequence[People]) -> tuple[str, Found] | None:
    """The latest state of a row, and its file.

    A row without a number is as old as its file: it was deleted if a newer file could be read and lacks it.
    """
    latest: tuple[str, Found] | None = None
    deleted = False
    for people in files:
        found = people.proven.get(key)
        if found is None:
            deleted = deleted or (people.is_whole and latest is None)
        elif latest is None:
            latest = None if deleted and not found.person.changed else (people.name, found)
        elif found.person.changed > latest[1].person.changed:
            latest = (people.name, found)
    return latest


def _otherwise(key: Key, files: Sequence[People], chosen: Found) -> Iterator[tuple[str, Found]]:
    """Files in which the row is another one: of the same number, or of somebody else."""
    for people in files:
        found = people.proven.get(key)
        if not found or not found.person.changed or found.person.values == chosen.person.values:
            continue
        if found.person.changed == chosen.person.changed or _name(found) != _name(chosen):
            yield people.name, found


def _name(found: Found) -> object:
    return found.row.get("username")


def _is_lost(one: Unproven, chosen: Found | None, gone: int) -> bool:
    if one.changed is not None and (gone >= one.changed > 0 or (chosen and one.changed <= chosen.person.changed)):
        return False
    return chosen is None or tuple(one.row.get(column) for column in _columns(chosen)) != chosen.person.values


def _columns(found: Found) -> tuple[str, ...]:
    return next(witness.columns for witness in WITNESSES if witness.table == found.person.table)


def _called(key: Key, row: Row) -> str:
    if key[0] == ACCOUNTS.table:
        return f"account {row.get('username') or key[1]}"
    return f"role {row.get('role')} of account {row.get('user_id')}"
