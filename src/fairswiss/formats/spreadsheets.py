"""Tables of plain values as spreadsheet files: comma-separated values, and workbooks of Excel (by xlsxwriter).

Workbooks of OpenDocument are read but not written: the one kept library for it needs a template of styles for every
cell, and every program that opens ODS opens XLSX.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import datetime
from fractions import Fraction
from typing import Any, NamedTuple

from fairswiss.formats.neutral import neutral
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.model.extras import optional

Value = str | int | float | Fraction | None
"""The content of a cell: a text, a number, or nothing."""

MAX_ROWS = 1_048_575
"""Lines a sheet of XLSX has below its header."""
MAX_COLUMNS = 16_384
MAX_TEXT = 32_767
"""Characters of a cell of XLSX."""

BYTE_ORDER_MARK = "\ufeff"
"""Begins every file of comma-separated values: without it Excel takes UTF-8 for something else."""
_MADE = datetime(2000, 1, 1)
"""The creation time written to every file, so that the same tables give the same bytes."""
_BAD_IN_TITLES = str.maketrans(dict.fromkeys("[]:*?/\\'", " "))
_TITLE_LENGTH = 31
_HEADER = {"bold": True, "bottom": 1, "bg_color": "#E9EDF3"}
_WIDEST = 60
"""Characters of a column, however long its texts are."""
_MOST_UPRIGHT = 12
"""A sheet with more columns is printed across."""
_A4 = 9


class Sheet(NamedTuple):
    """A table of a workbook."""

    title: str
    """Cut to what a workbook accepts, and numbered when two are alike."""
    header: Sequence[str]
    rows: Sequence[Sequence[Value]]
    decimals: Sequence[int | None] = ()
    """With how many decimals the numbers of each column are shown; None, or nothing at all: as they are."""
    frozen: int = 0
    """So many columns stay in sight on the left."""


def write_csv(header: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """Comma-separated values for spreadsheets, with line feeds; a text that could be taken for a formula is marked."""
    written = io.StringIO()
    written.write(BYTE_ORDER_MARK)
    writer = csv.writer(written, lineterminator="\n")
    writer.writerows([neutral(_printable(v)) if isinstance(v, str) else v for v in row] for row in (header, *rows))
    return written.getvalue()


def write_xlsx(sheets: Sequence[Sheet]) -> bytes:
    """A workbook with these sheets: the header stays in sight and filters, numbers are numbers, no text a formula."""
    with optional():
        from xlsxwriter import Workbook
    if not sheets:
        raise BadRequest(gettext("A workbook needs at least one table."), code="workbook-empty")
    for sheet in sheets:
        _refuse_too_large(sheet)
    written = io.BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    book = Workbook(written, options)
    book.set_properties({"created": _MADE})
    looks, used = _Looks(book), set[str]()
    for sheet in sheets:
        _write(book.add_worksheet(_sheet_title(sheet.title, used)), sheet, looks)
    book.close()
    return written.getvalue()


class _Looks:
    """The formats of a workbook, each made once."""

    def __init__(self, book: Any) -> None:
        self.header = book.add_format({**_HEADER, "indent": 1})
        self.number_header = book.add_format({**_HEADER, "align": "right"})
        self.text = book.add_format({"indent": 1})
        self.literal = book.add_format({"indent": 1, "quote_prefix": True})
        self._book = book
        self._numbers: dict[int, Any] = {}

    def number(self, decimals: int | None) -> Any:
        """That of a number with so many decimals."""
        if decimals is None:
            return None
        if decimals not in self._numbers:
            shown = "0." + "0" * decimals if decimals else "0"
            self._numbers[decimals] = self._book.add_format({"num_format": shown})
        return self._numbers[decimals]


def _refuse_too_large(sheet: Sheet) -> None:
    if len(sheet.rows) > MAX_ROWS or len(sheet.header) > MAX_COLUMNS:
        raise TooLarge(
            gettext(
                "The sheet {title!r} would have {rows:,} lines of {columns:,} columns; a workbook holds "
                "{most_rows:,} of {most_columns:,}. Write CSV instead.",
                title=sheet.title,
                rows=len(sheet.rows),
                columns=len(sheet.header),
                most_rows=MAX_ROWS,
                most_columns=MAX_COLUMNS,
            ),
            code="workbook-too-large",
        )
    if any(isinstance(value, str) and len(value) > MAX_TEXT for row in sheet.rows for value in row):
        words = "A text on the sheet {title!r} is longer than the {most:,} characters that fit into a cell."
        raise TooLarge(gettext(words, title=sheet.title, most=MAX_TEXT), code="workbook-too-large")


def _write(page: Any, sheet: Sheet, looks: _Looks) -> None:
    decimals = [*sheet.decimals, *[None] * (len(sheet.header) - len(sheet.decimals))]
    numbers = [looks.number(places) for places in decimals]
    numeric = [any(isinstance(row[at], int | float | Fraction) for row in sheet.rows) for at in range(len(decimals))]
    for at, title in enumerate(sheet.header):
        page.write_string(0, at, _printable(title), looks.number_header if numeric[at] else looks.header)
    for line, row in enumerate(sheet.rows, 1):
        for at, value in enumerate(row):
            if isinstance(value, str):
                if value:
                    look = looks.text if neutral(value) == value else looks.literal
                    page.write_string(line, at, _printable(value), look)
            elif value is not None:
                page.write_number(line, at, float(value) if isinstance(value, Fraction) else value, numbers[at])
    _lay_out(page, sheet, _widths(sheet, decimals))


def _lay_out(page: Any, sheet: Sheet, widths: Sequence[int]) -> None:
    """Columns as wide as they need to be, the head always in sight, and a page that can be printed."""
    for at, width in enumerate(widths):
        page.set_column(at, at, width)
    page.freeze_panes(1, sheet.frozen)
    if sheet.header:
        page.autofilter(0, 0, len(sheet.rows), len(sheet.header) - 1)
    page.repeat_rows(0)
    page.set_paper(_A4)
    page.fit_to_pages(1, 0)
    if len(sheet.header) > _MOST_UPRIGHT:
        page.set_landscape()


def _widths(sheet: Sheet, decimals: Sequence[int | None]) -> list[int]:
    """Wide enough for what is in a column, and for the arrow of the filter beside its title."""
    widths = [len(title) + 4 for title in sheet.header]
    for row in sheet.rows:
        for at, value in enumerate(row):
            length = len(value) if isinstance(value, str) else 0 if value is None else _length(value, decimals[at])
            if length + 2 > widths[at]:
                widths[at] = length + 2
    return [min(width, _WIDEST) for width in widths]


def _length(number: int | float | Fraction, decimals: int | None) -> int:
    return len(str(int(number))) + (decimals + 1 if decimals else 0)


def _printable(text: str) -> str:
    """The text without characters that no cell can hold: controls but tab and line feed, halves of characters."""
    if text.isprintable():
        return text
    return "".join(" " if c < " " and c not in "\t\n" else "\ufffd" if _unwritable(c) else c for c in text)


def _unwritable(character: str) -> bool:
    return "\ud800" <= character <= "\udfff" or character in "\ufffe\uffff"


def _sheet_title(title: str, used: set[str]) -> str:
    """A title that a workbook accepts, and that no other sheet has; its length counts halves of characters."""
    basic = "".join(c if c <= "\uffff" else "\ufffd" for c in _printable(title))
    plain = " ".join(basic.translate(_BAD_IN_TITLES).split())[:_TITLE_LENGTH].strip() or "Sheet"
    number, found = 1, plain
    while found.casefold() in used or found.casefold() == "history":  # the one title that is kept for Excel itself
        number += 1
        found = f"{plain[: _TITLE_LENGTH - 1 - len(str(number))]} {number}"
    used.add(found.casefold())
    return found
