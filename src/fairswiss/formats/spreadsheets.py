"""Tables as spreadsheets: comma-separated values, and workbooks of Excel (by xlsxwriter).

Workbooks of OpenDocument are read but not written: the one kept library for it needs a template of styles for every
cell, and every program that opens ODS opens XLSX.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fairswiss.formats.neutral import neutral
from fairswiss.model import BadRequest

Value = str | int
_BAD_IN_TITLES = str.maketrans(dict.fromkeys("[]:*?/\\'", " "))
_TITLE_LENGTH = 31
_WIDEST = 60


class Sheet(NamedTuple):
    """A table with a title; texts are marked where a spreadsheet would take them for formulas, numbers stay numbers."""

    title: str
    header: Sequence[str]
    rows: Iterable[Sequence[Value]]


def write_csv(header: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """Comma-separated values with line feeds."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerows([_plain(cell) for cell in row] for row in (header, *rows))
    return written.getvalue()


def write_xlsx(sheets: Iterable[Sheet | tuple[str, Sequence[str], Iterable[Sequence[Value]]]]) -> bytes:
    """A workbook with a sheet for each table: the header bold and kept in sight, columns as wide as their content.

    Equal tables give equal bytes: no time of writing is in them.
    """
    import datetime

    import xlsxwriter

    stream = io.BytesIO()
    # No strings become formulas, links or numbers: every text is written as text.
    book = xlsxwriter.Workbook(stream, {"in_memory": True})
    book.set_properties({"created": datetime.datetime(2000, 1, 1)})
    bold = book.add_format({"bold": True})
    used: set[str] = set()
    for title, header, rows in sheets:
        sheet = book.add_worksheet(_sheet_title(title, used))
        widths = [len(text) for text in header]
        for column, text in enumerate(header):
            sheet.write_string(0, column, _plain(text), bold)
        for line, row in enumerate(rows, 1):
            for column, value in enumerate(row):
                if isinstance(value, int):
                    sheet.write_number(line, column, value)
                elif sheet.write_string(line, column, neutral(_printable(value))):
                    raise BadRequest("The table is larger than a sheet of a workbook can be. Write CSV instead.")
                if column < len(widths):
                    widths[column] = max(widths[column], len(str(value)))
        for column, width in enumerate(widths):
            sheet.set_column(column, column, min(width, _WIDEST) + 2)
        sheet.freeze_panes(1, 0)
    if not used:
        raise BadRequest("A workbook needs at least one table.")
    book.close()
    return stream.getvalue()


def _plain(value: Value) -> str:
    return str(value) if isinstance(value, int) else neutral(_printable(value))


def _printable(text: str) -> str:
    """The text without characters that no cell can hold: controls but tab and line feed, halves of characters."""
    if text.isprintable():
        return text
    return "".join(" " if c < " " and c not in "\t\n" else "�" if "\ud800" <= c <= "\udfff" else c for c in text)


def _sheet_title(title: str, used: set[str]) -> str:
    """A title that a workbook accepts, and that no other sheet has; its length counts halves of characters."""
    basic = "".join(c if c <= "\uffff" else "�" for c in _printable(title))
    plain = " ".join(basic.translate(_BAD_IN_TITLES).split())[:_TITLE_LENGTH].strip() or "Sheet"
    number, found = 1, plain
    while found.casefold() in used or found.casefold() == "history":  # the one title that is kept for Excel itself
        number += 1
        found = f"{plain[: _TITLE_LENGTH - 1 - len(str(number))]} {number}"
    used.add(found.casefold())
    return found
