"""Rows out of the pages of an SQLite file and of the log beside it, without asking SQLite, which gives up too early.

Every page that looks like a leaf of a table is taken apart, and a page that looks like nothing is searched for rows. So
rows come out of tables whose root is lost, out of a log whose checksums do not hold, and out of outdated pages:
nothing here is proven, and whoever asks has to prove it. The layout is described at https://sqlite.org/fileformat2.html.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

_LEAF, _INNER = 0x0D, (0x02, 0x05, 0x0A)
_FIRST_HEADER, _LOG_HEADER, _FRAME_HEADER = 100, 32, 24
_USUAL = 4096
_SIZES = frozenset(2**power for power in range(9, 17))
_NUMBERS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}
"""The length of a value in bytes, by its serial type."""
_MOST_COLUMNS = 16
"""No table of ours that is looked for has more."""
_MOST_BYTES = 16 << 20
"""No row of ours is longer: a length beyond it is damage."""


class Column(NamedTuple):
    """The constraints on a value of a column."""

    name: str
    kind: type
    is_needed: bool
    is_row_number: bool


Shapes = Mapping[str, Sequence[Column]]
"""The columns of each table."""


def shapes(opened: sqlite3.Connection, tables: Sequence[str]) -> Shapes:
    """The columns of these tables in a sound database."""
    found = {}
    for table in tables:
        columns = opened.execute(f'PRAGMA table_info("{table}")').fetchall()
        found[table] = [
            Column(name, _kind(kind.lower()), bool(needed), kind.lower() == "integer" and bool(key))
            for _, name, kind, needed, _, key in columns
        ]
    return found


def _kind(declared: str) -> type:
    return int if any(word in declared for word in ("int", "bool")) else str


def carved(file: Path, wanted: Shapes) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each row that may be of one of these tables, the latest of the log last; the same row may come more than once."""
    pages = _Pages(_bytes(file), _bytes(Path(f"{file}-wal")))
    for number, at, page in pages:
        for row_number, values in pages.rows(number, at, page):
            for table, columns in wanted.items():
                if (row := _fitting(columns, row_number, values)) is not None:
                    yield table, row


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def _fitting(columns: Sequence[Column], row_number: int, values: Sequence[Any]) -> dict[str, Any] | None:
    """The row by its columns, if each value is of the kind; a column that was added later may be missing."""
    if not values or len(values) > len(columns):
        return None
    row = {}
    for column, value in zip(columns, [*values, *[None] * (len(columns) - len(values))], strict=True):
        held = row_number if column.is_row_number and value is None else value
        if (held is None and column.is_needed) or (held is not None and type(held) is not column.kind):
            return None
        row[column.name] = held
    return row


class _Pages:
    """Every page of the file, then every page of the log, each with its number and place in time."""

    def __init__(self, content: bytes, log: bytes) -> None:
        self.size = _page_size(content, log)
        self._all: list[tuple[int, bytes]] = [
            (number, content[at : at + self.size]) for number, at in enumerate(range(0, len(content), self.size), 1)
        ]
        step = _FRAME_HEADER + self.size
        for at in range(_LOG_HEADER, len(log) - step + 1, step):
            number = int.from_bytes(log[at : at + 4], "big")
            self._all.append((number, log[at + _FRAME_HEADER : at + step]))
        self._versions: dict[int, list[int]] = {}
        for at, (number, _) in enumerate(self._all):
            self._versions.setdefault(number, []).append(at)

    def __iter__(self) -> Iterator[tuple[int, int, bytes]]:
        return ((number, at, page) for at, (number, page) in enumerate(self._all))

    def rows(self, number: int, at: int, page: bytes) -> Iterator[tuple[int, list[Any]]]:
        begin = _FIRST_HEADER if number == 1 and page[:1] == b"S" else 0
        kind = page[begin] if len(page) > begin + 8 else 0
        if kind in _INNER or not any(page):
            return
        count = int.from_bytes(page[begin + 3 : begin + 5], "big")
        cells = range(begin + 8, min(begin + 8 + 2 * count, len(page) - 1), 2)
        places = [int.from_bytes(page[cell : cell + 2], "big") for cell in cells] if kind == _LEAF else []
        found = [row for place in places for row in self._row(page, place, at)]
        if kind != _LEAF or len(found) < len(places):
            found = [row for place in range(len(page) - 4) for row in self._row(page, place, at)]
        yield from found

    def _row(self, page: bytes, place: int, at: int) -> Iterator[tuple[int, list[Any]]]:
        length, after = _varint(page, place)
        row_number, begin = _varint(page, after)
        if not 2 <= length <= _MOST_BYTES or begin >= len(page) or not 0 < row_number < 2**62:
            return
        types = _types(page[begin : begin + 3 * _MOST_COLUMNS], length)
        if types is None:
            return
        seen = []
        for payload in self._payloads(page, begin, length, at):
            values = _values(payload, *types)
            if values is not None and values not in seen:
                seen.append(values)
                yield row_number, values

    def _payloads(self, page: bytes, begin: int, length: int, at: int) -> Iterator[bytes]:
        """The row's bytes; a long one goes on in other pages, of which the log may have several states."""
        local = _local(length, self.size)
        if local == length:
            yield page[begin : begin + length]
            return
        following = int.from_bytes(page[begin + local : begin + local + 4], "big")
        for now in dict.fromkeys((at, len(self._all), 0)):
            payload = [page[begin : begin + local], *self._overflow(following, length - local, now)]
            yield b"".join(payload)[:length]

    def _overflow(self, number: int, missing: int, now: int) -> Iterator[bytes]:
        while number and missing > 0 and (versions := self._versions.get(number)):
            page = self._all[max((at for at in versions if at <= now), default=versions[0])][1]
            yield page[4:]
            missing -= self.size - 4
            number = int.from_bytes(page[:4], "big")


def _page_size(content: bytes, log: bytes) -> int:
    said = (int.from_bytes(content[16:18], "big"), int.from_bytes(log[8:12], "big"))
    return next((size for size in said if size in _SIZES), _USUAL)


def _local(length: int, size: int) -> int:
    """The number of bytes of a row that are stored in the leaf page itself."""
    if length <= size - 35:
        return length
    least = (size - 12) * 32 // 255 - 23
    most = least + (length - least) % (size - 4)
    return most if most <= size - 35 else least


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for place in range(at, min(at + 8, len(data))):
        value = value << 7 | data[place] & 0x7F
        if data[place] < 0x80:
            return value, place + 1
    return -1, len(data)  # nothing of ours is that large


def _types(head: bytes, length: int) -> tuple[int, list[int]] | None:
    """The offset of the first value and all serial types; None unless their lengths add up to that of the row."""
    ends, at = _varint(head, 0)
    if not at < ends <= min(len(head), length):
        return None
    types: list[int] = []
    while at < ends:
        if len(types) == _MOST_COLUMNS:
            return None
        kind, at = _varint(head, at)
        if kind < 0 or kind in (10, 11):
            return None
        types.append(kind)
    return (ends, types) if at == ends and ends + sum(map(_width, types)) == length else None


def _width(kind: int) -> int:
    return _NUMBERS[kind] if kind < 10 else (kind - 12) // 2


def _values(payload: bytes, at: int, types: Sequence[int]) -> list[Any] | None:
    values: list[Any] = []
    for kind in types:
        part = payload[at : (at := at + _width(kind))]
        if len(part) < _width(kind):
            return None
        try:
            values.append(_value(kind, part))
        except UnicodeDecodeError:
            return None
    return values


def _value(kind: int, part: bytes) -> Any:
    if kind >= 12:
        return part.decode() if kind % 2 else part
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind]
    return int.from_bytes(part, "big", signed=True) if kind != 7 else part
