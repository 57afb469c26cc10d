"""Workbooks: XLSX, ODS and XLS, read by calamine after a look at how large they would become.

calamine makes a full rectangle of the cells of a sheet. Two cells at opposite corners, or one cell that is said to be
repeated a million times, would need all memory there is; so would a count that a part announces of itself. So every
part is first read as a stream by expat, which counts the rectangle, and refuses declarations of document types and
entities on the way. What was not measured, because its name is not that of an XML part, calamine does not get to see.
"""

import io
import re
import zipfile
from datetime import date, datetime
from typing import NoReturn
from xml.parsers.expat import ExpatError, ParserCreate

from fairswiss.formats import compound
from fairswiss.formats.archives import blocks_of, opened
from fairswiss.formats.players import old_workbooks
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext
from fairswiss.model import BadRequest
from fairswiss.model.errors import InvalidWorkbook
from fairswiss.model.extras import optional
from fairswiss.model.whole import whole_number

MAX_UNPACKED = 128 * 1024 * 1024
MAX_CELLS = 2_000_000
MAX_DEPTH = 200
_COUNTS = ("count", "uniqueCount")
"""Attributes by which a part tells how much room to make for what follows."""
_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_PANIC = "PanicException"
"""The way in which calamine gives up on a file that it did not expect; it has no class that could be imported."""
_ODS = b"application/vnd.oasis.opendocument.spreadsheet"


def read_workbook(source: bytes, sheet: str = "") -> tuple[list[tuple[int, list[str]]], str]:
    """The rows of a sheet (without a choice, the first) with a cell in them, and the kind of workbook."""
    kind, measured = ("XLS", old_workbooks.measured(source, MAX_CELLS)) if _is_old(source) else _archived(source)
    with optional():
        from python_calamine import CalamineError, CalamineWorkbook

    try:
        book = CalamineWorkbook.from_filelike(measured)
        chosen = _chosen(book.sheet_names, sheet)
        rows = book.get_sheet_by_name(chosen).to_python(skip_empty_area=False)
    except (CalamineError, OSError, ValueError, zipfile.BadZipFile) as broken:
        raise _unreadable(broken) from broken
    except BaseException as panic:
        if type(panic).__name__ != _PANIC:
            raise
        raise _unreadable(panic) from panic
    cells = [(number, [_text(value) for value in row]) for number, row in enumerate(rows, 1)]
    others = len(book.sheet_names) - 1
    said = (
        gettext("{kind} (sheet {sheet!r}, {others} other sheets)", kind=kind, sheet=chosen, others=others)
        if others
        else gettext("{kind} (sheet {sheet!r})", kind=kind, sheet=chosen)
    )
    return [(number, row) for number, row in cells if any(map(str.strip, row))], said


def _unreadable(broken: BaseException) -> InvalidWorkbook:
    reason = " ".join(str(broken).split())[:120]
    return InvalidWorkbook(
        gettext("The workbook cannot be read ({reason}). Open it and save it again.", reason=reason),
        code="workbook-broken",
    )


def _is_old(source: bytes) -> bool:
    return source.startswith(compound.SIGNATURE)


def _archived(source: bytes) -> tuple[str, io.BytesIO]:
    with opened(io.BytesIO(source)) as archive:
        names = archive.namelist()
        if "xl/workbook.xml" in names:
            kind = "XLSX"
        elif "content.xml" in names and _start(archive, "mimetype").startswith(_ODS):
            kind = "ODS"
        else:
            words = "The file is an archive but not a readable workbook. Save it as XLSX, ODS or CSV."
            raise InvalidWorkbook(gettext(words), code="not-a-workbook")
        return kind, _measured(archive)


def _measured(archive: zipfile.ZipFile) -> io.BytesIO:
    """The same workbook with the parts that were measured, and nothing else."""
    left = MAX_UNPACKED
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as kept:
        for entry in archive.infolist():
            measure = _Measure() if entry.filename.lower().endswith((".xml", ".rels")) else None
            content = bytearray()
            for block in blocks_of(archive, entry, left):
                left -= len(block)
                if measure:
                    measure.feed(block)
                    content += block
            if measure:
                kept.writestr(entry.filename, bytes(content))
        kept.writestr("mimetype", _start(archive, "mimetype")[: len(_ODS)])
    found.seek(0)
    return found


def _start(archive: zipfile.ZipFile, name: str) -> bytes:
    try:
        return next(iter(blocks_of(archive, archive.getinfo(name), 1 << 20)), b"")
    except KeyError:
        return b""


def _chosen(names: list[str], asked: str) -> str:
    if not names:
        raise InvalidWorkbook(gettext("The workbook has no sheet."), code="workbook-empty")
    if not asked:
        return names[0]
    if asked in names:
        return asked
    number = whole_number(asked)
    if number and number <= len(names):
        return names[number - 1]
    words = "There is no sheet {asked!r}. The workbook has: {known}."
    raise BadRequest(gettext(words, asked=asked, known=", ".join(map(repr, names[:20]))), code="value-unknown")


def _text(value: object) -> str:
    """A cell as text: whole numbers without a decimal point, days without a time."""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, datetime):
        return value.date().isoformat()
    return value.isoformat() if isinstance(value, date) else str(value)


class _Measure:
    """The number of cells in the bounding rectangle of a sheet's content, for both kinds of workbook."""

    def __init__(self) -> None:
        self._rows = self._columns = self._depth = 0
        self._row = self._column = 0
        self._parser = parser = ParserCreate()
        parser.StartElementHandler = self._begun
        parser.EndElementHandler = self._ended
        parser.StartDoctypeDeclHandler = self._refused
        parser.EntityDeclHandler = self._refused

    def feed(self, block: bytes) -> None:
        try:
            self._parser.Parse(block)
        except (ExpatError, ValueError, LookupError) as broken:
            words = "The workbook is broken inside ({broken}). Open it and save it again."
            raise InvalidWorkbook(gettext(words, broken=broken), code="workbook-broken") from broken
        if self._rows * self._columns > MAX_CELLS:
            raise too_large(
                gettext("A sheet has {rows:,} rows and {columns:,} columns", rows=self._rows, columns=self._columns),
                MAX_CELLS,
                gettext("Cut it."),
            )

    def _begun(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise InvalidWorkbook(
                gettext("The workbook is nested too deeply. Open it and save it again."), code="workbook-broken"
            )
        if any(_number(attributes[name]) > MAX_CELLS for name in _COUNTS if name in attributes):
            raise too_large(
                gettext("The workbook declares more texts or cells than allowed"), MAX_CELLS, gettext("Cut it.")
            )
        tag = tag.rpartition(":")[2]
        if tag in ("table", "worksheet"):
            self._row = 0
        elif tag in ("row", "table-row"):
            self._row += _number(attributes.get("table:number-rows-repeated", "1"))
            self._row = _number(attributes["r"]) if tag == "row" and "r" in attributes else self._row
            self._column = 0
        elif tag in ("c", "table-cell", "covered-table-cell"):
            self._column += _number(attributes.get("table:number-columns-repeated", "1"))
            if tag == "c" and "r" in attributes:
                self._placed(attributes["r"])
            if "office:value-type" in attributes or "calcext:value-type" in attributes:
                self._filled()
        elif tag in ("v", "is", "f", "p"):
            self._filled()

    def _filled(self) -> None:
        self._rows, self._columns = max(self._rows, self._row), max(self._columns, self._column)

    def _placed(self, reference: str) -> None:
        found = _REFERENCE.fullmatch(reference)
        if found is None:
            words = "The workbook has a cell at {reference!r}. Open it and save it again."
            raise InvalidWorkbook(gettext(words, reference=reference[:20]), code="workbook-broken")
        self._row, self._column = _number(found[2]), 0
        for letter in found[1]:
            self._column = 26 * self._column + ord(letter) - 64

    def _ended(self, tag: str) -> None:
        self._depth -= 1

    def _refused(self, *_: object) -> NoReturn:
        words = "The workbook declares a document type, which none needs. It is refused for safety."
        raise InvalidWorkbook(gettext(words), code="workbook-unsafe")


def _number(text: str) -> int:
    number = whole_number(text)
    return 1_000_000_000 if number is None else number
