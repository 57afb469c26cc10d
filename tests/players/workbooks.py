"""Workbooks for the tests: OpenDocument and old Excel, written by hand, XLSX by our own writer."""

import io
import struct
import zipfile
from html import escape

from fairswiss.formats.compound import container_of
from fairswiss.formats.spreadsheets import Sheet, write_xlsx

Cell = str | int
_ODS = (
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    '<table:table table:name="S">{}</table:table></office:spreadsheet></office:body></office:document-content>'
)
_CELL = '<table:table-cell office:value-type="string"><text:p>{}</text:p></table:table-cell>'


def rows_of(text: str, sign: str = ";") -> list[list[Cell]]:
    """The rows of a text, whole numbers as numbers."""
    return [
        [int(cell) if cell.isdigit() and cell.isascii() else cell for cell in line.split(sign)]
        for line in text.splitlines()
    ]


def xlsx(text: str) -> bytes:
    header, *rows = rows_of(text)
    return write_xlsx([Sheet("Players", [str(cell) for cell in header], rows)])


def ods(text: str) -> bytes:
    rows = "".join(
        "<table:table-row>" + "".join(_CELL.format(escape(str(cell))) for cell in row) + "</table:table-row>"
        for row in rows_of(text)
    )
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        manifest = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
        archive.writestr("META-INF/manifest.xml", manifest)
        archive.writestr("content.xml", _ODS.format(rows))
    return stream.getvalue()


def record(kind: int, content: bytes = b"") -> bytes:
    """A record of BIFF."""
    return struct.pack("<HH", kind, len(content)) + content


def cell_records(rows: list[list[Cell]]) -> bytes:
    """Texts (LABEL) and numbers (NUMBER)."""
    found = bytearray()
    for at, row in enumerate(rows):
        for column, cell in enumerate(row):
            place = struct.pack("<HHH", at, column, 0)
            if isinstance(cell, int):
                found += record(0x0203, place + struct.pack("<d", cell))
            elif cell:
                found += record(0x0204, place + struct.pack("<HB", len(cell), 1) + cell.encode("utf-16-le"))
    return bytes(found)


def old_excel(cells: bytes, sheet: str = "S", further: bytes = b"") -> bytes:
    """A workbook of Excel 97 with one sheet of these records."""
    begin = record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0005, 0, 0, 0, 0))
    begin += record(0x0042, struct.pack("<H", 1200)) + further
    named = sheet.encode("latin-1")
    length = len(begin) + 4 + 8 + len(named) + 4
    begin += record(0x0085, struct.pack("<IBBBB", length, 0, 0, len(named), 0) + named) + record(0x000A)
    page = record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0010, 0, 0, 0, 0)) + cells + record(0x000A)
    return container_of("Workbook", begin + page)


def xls(text: str) -> bytes:
    return old_excel(cell_records(rows_of(text)))
