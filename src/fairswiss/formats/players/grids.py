"""From the bytes of a file, or a pasted text, to rows of cells: which kind of table it is, in which charset."""

import codecs
import csv
import io
import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from fairswiss.formats.archives import SIGNATURE
from fairswiss.formats.compound import SIGNATURE as OLD_WORKBOOK
from fairswiss.formats.neutral import restored
from fairswiss.formats.players import charsets
from fairswiss.formats.players.headers import header_of
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext
from fairswiss.model import BadRequest, Problem, Remedy, Severity
from fairswiss.model.errors import InvalidTable
from fairswiss.model.player import TITLES

MAX_BYTES = 16 * 1024 * 1024
MAX_ROWS = 100_000
MAX_COLUMNS = 200
MAX_CELL = 1_000
DELIMITERS = {"\t": "tab", ";": "semicolon", "|": "bar", ",": "comma"}
"""The delimiters of columns, and their names."""
_GAPS = re.compile(r" {2,}|\t+")
_SAMPLE = 200
_MOSTLY = 0.8
FREE_COLUMNS = ("number", "title", "name", "rating", "federation", "fide_id", "birth")
_LINE = re.compile(
    rf"(?:(?P<number>\d{{1,5}})[.):]?\s+)?(?:(?P<title>{'|'.join(TITLES)})\s+)?"
    r"(?P<name>[^\W\d_][^\d\t;|]{0,80}?)(?P<rest>(?:[\s,]+\(?(?:\d{1,11}|[A-Z]{3})\)?)*)\s*"
)
_YEAR = range(1900, 2100)
_TESTS: dict[str, Callable[[str], bool]] = {
    "federation": str.isalpha,
    "fide_id": lambda word: len(word) >= 5 and word.isdigit(),
    "rating": str.isdigit,
    "birth": lambda word: word.isdigit() and int(word) in _YEAR,
}
"""The fields that a word after the name can be; the first that is still free counts."""


class Grid(NamedTuple):
    """A table as it stands, each row with the number of its line."""

    rows: list[tuple[int, list[str]]]
    kind: str
    """Such as ``CSV (semicolon, UTF-8)``."""
    header: tuple[str, ...] = ()
    """The fields of the columns, where the kind of table says them."""
    charset: str = ""
    """The character set that was assumed or asked for, by its usual name; empty for a workbook and pasted text."""
    problems: tuple[Problem, ...] = ()


def read_grid(source: bytes | str, *, sheet: str = "", charset: str = "", delimiter: str = "") -> Grid:
    """The rows of a table; ``sheet`` is a sheet by name or number, charset and delimiter are guessed unless given."""
    if len(source) > MAX_BYTES:
        raise too_large(
            gettext("The table has {count:,} bytes", count=len(source)), MAX_BYTES, gettext("Is it a list of players?")
        )
    if isinstance(source, bytes) and source.startswith((SIGNATURE, OLD_WORKBOOK)):
        from fairswiss.formats.players.workbooks import read_workbook

        rows, kind = read_workbook(source, sheet)
        return _bounded(Grid(rows, kind))
    if sheet:
        raise BadRequest(
            gettext("A sheet was named, but the file is not a workbook. Leave the sheet out."),
            code="options-contradict",
        )
    text, name, problems = _decoded(source, charset)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\x00" in text:
        raise InvalidTable(
            gettext("The file is neither text nor a readable workbook. Save it as XLSX, ODS or CSV."),
            code="table-unreadable",
        )
    grid = _parted(text, name, delimiter)
    # In a text an apostrophe may mark what is no formula; in a workbook it would be part of the name.
    rows = [(number, [restored(cell) for cell in row]) for number, row in grid.rows]
    said = name if isinstance(source, bytes) else ""
    return _bounded(grid._replace(rows=rows, problems=problems, charset=said))


def _decoded(source: bytes | str, charset: str) -> tuple[str, str, tuple[Problem, ...]]:
    if isinstance(source, str):
        return source.removeprefix("\ufeff"), gettext("text"), ()
    if charset:
        return _as_asked(source, charset)
    marks = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
    name = next((encoding for mark, encoding in marks.items() if source.startswith(mark)), "utf-8")
    name = "utf-16-le" if name == "utf-8" and _is_wide(source) else name
    try:
        return source.decode(name), name.removesuffix("-sig").removesuffix("-le").upper(), ()
    except UnicodeDecodeError:
        page = charsets.judged(source)
        told = Problem(
            gettext("the file is not UTF-8 and is read as {name}", name=page.name),
            gettext("it does not say its charset; its letters fit this one best"),
            gettext("check the names; if they are wrong, choose the character set"),
            severity=Severity.WARNING,
            way=Remedy.STATE_CHARSET,
        )
        return source.decode(page.codec, "replace"), page.name, (told,)


def _as_asked(source: bytes, charset: str) -> tuple[str, str, tuple[Problem, ...]]:
    try:
        codec = codecs.lookup(charset).name
        return source.decode(codec).removeprefix("\ufeff"), charsets.NAMES.get(codec, charset), ()
    except LookupError as unknown:
        words = "Unknown character set {charset!r}. Try utf-8, cp1250, cp1251 or cp1252."
        raise BadRequest(gettext(words, charset=charset), code="value-unknown") from unknown
    except (UnicodeError, ValueError, TypeError, AttributeError) as broken:
        words = "The file is not in {charset}. Leave the character set out, or try another."
        raise InvalidTable(gettext(words, charset=charset), code="table-unreadable") from broken


def _is_wide(source: bytes) -> bool:
    """True for UTF-16 without its mark: every other byte of its first letters is nothing."""
    start = source[:400]
    return len(start) > 3 and start[1::2].count(0) > _MOSTLY * (len(start) // 2) and not start[::2].count(0)


def _parted(text: str, charset: str, delimiter: str) -> Grid:
    """The cells of a text: parted by a sign, by gaps, or as people write lists of players."""
    if delimiter:
        if delimiter not in DELIMITERS:
            words = "{delimiter!r} cannot separate columns here. Known: tab, semicolon, bar, comma."
            raise BadRequest(gettext(words, delimiter=delimiter), code="value-unknown")
        return Grid(_cells(text, delimiter), _csv(delimiter, charset))
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    sample = [line for _, line in lines[:_SAMPLE]]
    sign = _sign(text, sample)
    if sign:
        return Grid(_cells(text, sign), _csv(sign, charset))
    if _in_gaps(sample):
        rows = [(number, _GAPS.split(line.strip())) for number, line in lines]
        return Grid(rows, gettext("pasted text (columns by gaps, {charset})", charset=charset))
    if _is_free(sample):
        free = [(number, free_row(line) or ["", "", line.strip()]) for number, line in lines]
        return Grid(free, gettext("pasted text (one player per line, {charset})", charset=charset), FREE_COLUMNS)
    return Grid(_cells(text, ","), _csv(",", charset))


def _sign(text: str, sample: list[str]) -> str:
    """The sign that parts the columns, by the headings or by how often it comes; empty when there is none."""
    for sign in DELIMITERS:
        header = header_of(_cells("\n".join(sample), sign)) if sign in text else None
        if header and header.known:
            return sign
    for sign in DELIMITERS:
        if sign == "," and (_in_gaps(sample) or _is_free(sample)):
            break
        if _parts_alike(text, sign):
            return sign
    return ""


def _csv(sign: str, charset: str) -> str:
    return f"CSV ({gettext(DELIMITERS[sign])}, {charset})"


def _parts_alike(text: str, sign: str) -> bool:
    """True if most of the first lines have the same number of cells, at least two."""
    if sign not in text:
        return False
    rows = [row for _, row in _cells(text[: _SAMPLE * MAX_CELL], sign)[:_SAMPLE]]
    while len(rows) > 1 and len(rows[0]) == 1:  # words above the table
        del rows[0]
    counts = Counter(len(row) for row in rows)
    if not counts:
        return False
    columns, lines = counts.most_common(1)[0]
    return columns > 1 and lines >= _MOSTLY * len(rows)


def _in_gaps(sample: list[str]) -> bool:
    counts = Counter(len(_GAPS.split(line.strip())) for line in sample)
    return bool(sample) and counts.most_common(1)[0][0] > 1 and counts.most_common(1)[0][1] >= _MOSTLY * len(sample)


def _is_free(sample: list[str]) -> bool:
    return bool(sample) and sum(free_row(line) is not None for line in sample) >= _MOSTLY * len(sample)


def _cells(text: str, sign: str) -> list[tuple[int, list[str]]]:
    """The rows with a cell in them; each has the number of the line it begins in."""
    rows: list[tuple[int, list[str]]] = []
    reader = csv.reader(io.StringIO(text), delimiter=sign, skipinitialspace=True)
    start = 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                rows.append((start, row))
            start = reader.line_num + 1
            if len(rows) > MAX_ROWS:
                break
    except csv.Error as broken:
        words = "Line {start} cannot be split into cells ({broken}). Is a quotation mark missing?"
        raise InvalidTable(gettext(words, start=start, broken=broken), code="table-unreadable") from broken
    return rows


def _bounded(grid: Grid) -> Grid:
    if len(grid.rows) > MAX_ROWS:
        raise too_large(gettext("The table has too many rows"), MAX_ROWS, gettext("Is it a list of players?"))
    for line, row in grid.rows:
        if len(row) > MAX_COLUMNS:
            raise too_large(
                gettext("Line {line} has {count:,} columns", line=line, count=len(row)),
                MAX_COLUMNS,
                gettext("Is it a list of players?"),
            )
        if any(len(cell) > MAX_CELL for cell in row):
            raise too_large(
                gettext("Line {line} has a cell that is too long", line=line),
                MAX_CELL,
                gettext("Is a quotation mark missing?"),
            )
    return grid


def free_row(line: str) -> list[str] | None:
    """The cells of such a line; None when it is none, or has nothing but words."""
    found = _LINE.fullmatch(line.strip()) if len(line) <= 200 else None
    if found is None or not (found["number"] or found["title"] or found["rest"].strip()):
        return None
    cells = dict.fromkeys(_TESTS, "")
    for word in re.findall(r"\d+|[A-Z]{3}", found["rest"]):
        field = next((field for field, fits in _TESTS.items() if not cells[field] and fits(word)), "")
        if not field:
            return None
        cells[field] = word
    cells |= {"number": found["number"] or "", "title": found["title"] or "", "name": found["name"].strip(" ,")}
    return [cells[column] for column in FREE_COLUMNS]
