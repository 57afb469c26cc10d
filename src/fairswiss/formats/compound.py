"""Compound files, the container of old office documents: one stream read out of it, and written into a new one.

The container is a small file system with chains of sectors. Files of strangers may have chains that run in circles or
out of the file; a chain here never has more sectors than the file.
"""

import struct

from fairswiss.language import gettext
from fairswiss.model.errors import InvalidWorkbook

SIGNATURE = b"\xd0\xcf\x11\xe0"
_WHOLE_SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_SECTOR, _SMALL, _ENTRY = 512, 64, 128
_SHORTEST = 4096
"""A stream with fewer bytes is among the small ones, in sectors of its own inside the root's stream."""
_END, _FREE, _TABLE = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD
_IN_HEADER = 109
_STREAM, _ROOT = 2, 5


def stream_of(source: bytes, names: tuple[str, ...]) -> bytes:
    """The content of the first of these streams that the file has; :class:`InvalidWorkbook` when there is none."""
    try:
        return _File(source).stream(names)
    except (struct.error, IndexError, ValueError) as broken:
        raise broken_inside() from broken


def broken_inside() -> InvalidWorkbook:
    """The refusal of a workbook whose parts do not lead to each other."""
    return InvalidWorkbook(gettext("The workbook is broken inside. Open it and save it again."), code="workbook-broken")


class _File:
    def __init__(self, source: bytes) -> None:
        if not source.startswith(_WHOLE_SIGNATURE):
            raise ValueError
        (shift,) = struct.unpack_from("<H", source, 30)
        if shift not in (9, 12):
            raise ValueError
        self._source, self._size = source, 1 << shift
        self._most = len(source) // self._size + 1
        directory, _, _, small, _, more, _ = struct.unpack_from("<7I", source, 48)
        self._table = self._numbers(self._tables(more))
        self._small_table = self._numbers(self._chain(small)) if small < _TABLE else []
        self._directory = self._joined(self._chain(directory))

    def _sector(self, number: int) -> bytes:
        return self._source[(number + 1) * self._size : (number + 2) * self._size]

    def _numbers(self, sectors: list[int]) -> list[int]:
        content = self._joined(sectors)
        return list(struct.unpack(f"<{len(content) // 4}I", content[: len(content) // 4 * 4]))

    def _joined(self, sectors: list[int]) -> bytes:
        return b"".join(map(self._sector, sectors))

    def _tables(self, more: int) -> list[int]:
        """The sectors of the table of sectors: some are named in the header, the others in a chain of their own."""
        found = list(struct.unpack_from(f"<{_IN_HEADER}I", self._source, 76))
        seen = 0
        while more < _TABLE and seen < self._most:
            content = struct.unpack(f"<{self._size // 4}I", self._sector(more))
            found, more, seen = found + list(content[:-1]), content[-1], seen + 1
        return [number for number in found if number < self._most][: self._most]

    def _chain(self, start: int, table: list[int] | None = None) -> list[int]:
        table = self._table if table is None else table
        found: list[int] = []
        most = len(table)
        while start < _TABLE and len(found) <= most:
            found.append(start)
            start = table[start]
        return found

    def stream(self, names: tuple[str, ...]) -> bytes:
        entries = [self._directory[at : at + _ENTRY] for at in range(0, len(self._directory), _ENTRY)]
        roots = [entry for entry in entries if len(entry) == _ENTRY and entry[66] == _ROOT]
        wanted = {name.lower(): at for at, name in enumerate(names)}
        found = sorted(
            (wanted[name], entry)
            for entry in entries
            if len(entry) == _ENTRY and entry[66] == _STREAM and (name := _name(entry).lower()) in wanted
        )
        if not found:
            raise ValueError
        start, size = struct.unpack_from("<II", found[0][1], 116)
        if size >= _SHORTEST:
            return self._joined(self._chain(start))[:size]
        (inside,) = struct.unpack_from("<I", roots[0], 116)
        whole = self._joined(self._chain(inside))
        parts = (whole[at * _SMALL : (at + 1) * _SMALL] for at in self._chain(start, self._small_table))
        return b"".join(parts)[:size]


def _name(entry: bytes) -> str:
    (length,) = struct.unpack_from("<H", entry, 64)
    return entry[: max(0, min(length, 64) - 2)].decode("utf-16-le", "replace")


def container_of(name: str, content: bytes) -> bytes:
    """A compound file with this one stream."""
    content += bytes(max(0, _SHORTEST - len(content)))
    used = -(-len(content) // _SECTOR)
    tables = 1
    while tables * (_SECTOR // 4) < used + tables + 1:
        tables += 1
    extra = max(0, tables - _IN_HEADER)
    lists = -(-extra // 127)
    tables_at, lists_at, directory_at = used, used + tables, used + tables + lists
    chain = [*range(1, used), _END, *[_TABLE] * tables, *[0xFFFFFFFC] * lists, _END]
    chain += [_FREE] * (tables * (_SECTOR // 4) - len(chain))
    named = list(range(tables_at, tables_at + tables))
    header = _WHOLE_SIGNATURE + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    first_list = lists_at if lists else _END
    header += struct.pack("<9I", 0, tables, directory_at, 0, _SHORTEST, _END, 0, first_list, lists)
    header += struct.pack(f"<{_IN_HEADER}I", *(named + [_FREE] * _IN_HEADER)[:_IN_HEADER])
    beyond = named[_IN_HEADER:] + [_FREE] * 127
    further = b"".join(
        struct.pack("<128I", *beyond[127 * at : 127 * (at + 1)], lists_at + at + 1 if at + 1 < lists else _END)
        for at in range(lists)
    )
    directory = _directory_entry("Root Entry", _ROOT, 1, _END, 0)
    directory += _directory_entry(name, _STREAM, _FREE, 0, len(content))
    body = content + bytes(used * _SECTOR - len(content)) + struct.pack(f"<{len(chain)}I", *chain) + further
    return header + body + directory + bytes(_SECTOR - len(directory))


def _directory_entry(name: str, kind: int, child: int, start: int, size: int) -> bytes:
    written = (name + "\0").encode("utf-16-le")
    head = written.ljust(64, b"\0") + struct.pack("<HBBIII", len(written), kind, 1, _FREE, _FREE, child)
    return head + bytes(36) + struct.pack("<III", start, size, 0)
