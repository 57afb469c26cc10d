"""Workbooks of old Excel (XLS): measured record by record before calamine reads them.

A record of some bytes can announce millions of texts or a sheet of any size, and two cells in opposite corners make a
rectangle of sixteen million. So the records are counted here; what a sheet says of its size is not believed, and is
wiped out. calamine gets a new container with the measured stream and nothing else.
"""

import io
import struct

from fairswiss.formats.compound import broken_inside, container_of, stream_of
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext

_STREAMS = ("Workbook", "Book")
_BEGINNINGS = frozenset((0x0009, 0x0209, 0x0409, 0x0809))
_CELLS = frozenset((0x0006, 0x0201, 0x0203, 0x0204, 0x0205, 0x027E, 0x00D6, 0x00FD))
_ROWS_OF_CELLS = frozenset((0x00BD, 0x00BE))
_DIMENSIONS, _TEXTS, _SHEET = (0x0000, 0x0200), 0x00FC, 0x0085


def measured(source: bytes, most: int) -> io.BytesIO:
    """The same workbook with nothing but its stream of records; refused when it would have more cells than that."""
    content = bytearray(stream_of(source, _STREAMS))
    at, total, rows, columns = 0, 0, 0, 0
    while at + 4 <= len(content):
        kind, length = struct.unpack_from("<HH", content, at)
        start, end = at + 4, at + 4 + length
        if end > len(content):
            raise broken_inside()
        if kind in _BEGINNINGS:
            total, rows, columns = total + rows * columns, 0, 0
        elif kind in _DIMENSIONS:
            content[start:end] = bytes(length)
        elif kind == _SHEET and (length < 8 or struct.unpack_from("<I", content, start)[0] >= len(content)):
            raise broken_inside()
        elif kind == _TEXTS and length >= 8:
            _refuse_more(max(struct.unpack_from("<II", content, start)), most)
        elif kind in _CELLS | _ROWS_OF_CELLS and length >= 4:
            row, column = struct.unpack_from("<HH", content, start)
            wide = length // 2 if kind in _ROWS_OF_CELLS else 1
            rows, columns = max(rows, row + 1), max(columns, column + wide)
            _refuse_more(total + rows * columns, most)
        at = end
    return io.BytesIO(container_of(_STREAMS[0], bytes(content)))


def _refuse_more(count: int, most: int) -> None:
    if count > most:
        raise too_large(gettext("The workbook declares more texts or cells than allowed"), most, gettext("Cut it."))
