"""The list in fixed columns. Where they are is read off the header line, because FIDE has moved them before."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from operator import itemgetter

from fairswiss.formats.rating_list.rows import FIELDS, MAX_ROWS, Listing, Oddities, Row, kinds_of, with_numbers
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidRatingList

MAX_LINE = 4_096
_FLAG_WIDTH = 4
_LONGEST_SHIFT = 20
_NOWHERE = slice(0, 0)
_TOKEN = re.compile(r"ID[ _]Number|\S+", re.IGNORECASE)
_MONTH = re.compile(r"(?P<month>[A-Z]{3})(?P<year>\d\d)", re.IGNORECASE)
_MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")
_NAMES = {
    "ID NUMBER": "fide_id", "NAME": "name", "FED": "federation", "SEX": "sex", "TIT": "title", "TITL": "title",
    "WTIT": "women_title", "OTIT": "other_titles", "SRTNG": "standard", "SK": "standard_k", "RRTNG": "rapid",
    "RK": "rapid_k", "BRTNG": "blitz", "BK": "blitz_k", "B-DAY": "birth", "BORN": "birth", "FLAG": "flag",
}  # fmt: skip
_NUMBERS = ("standard", "standard_k", "rapid", "rapid_k", "blitz", "blitz_k", "birth")


class Columns:
    """The position of each field."""

    def __init__(self, header: str, kind: str) -> None:
        spans: dict[str, slice] = {}
        self.period = ""
        tokens = list(_TOKEN.finditer(header))
        for place, token in enumerate(tokens):
            last = place + 1 == len(tokens)
            end = token.start() + max(_FLAG_WIDTH, len(token[0])) if last else tokens[place + 1].start()
            name = token[0].upper().replace("_", " ")
            month = _MONTH.fullmatch(name)
            if month and month["month"] in _MONTHS:
                self.period = f"20{month['year']}-{_MONTHS.index(month['month']) + 1:02}"
                name = "RATING"
            spans[_NAMES.get(name, name)] = slice(token.start(), end)
        if not {"fide_id", "name"} <= spans.keys() or not {"RATING", "standard"} & spans.keys():
            words = (
                "The first line is not the header of a FIDE rating list: it must have the columns ID Number and Name, "
                "and SRtng or a month such as OCT26. Use the list as published by FIDE."
            )
            raise InvalidRatingList(gettext(words))
        self.kinds = kinds_of("RATING" not in spans, kind)
        if "RATING" in spans:
            spans |= {kind: spans["RATING"], f"{kind}_k": spans.get("K", _NOWHERE)}
        self.width = max(span.stop for span in spans.values())
        self._spans = spans
        numbers = [spans[name] for name in _NUMBERS if name in spans]
        self.numbers = slice(min(span.start for span in numbers), max(span.stop for span in numbers))
        """From the first number to the last; nothing but numbers stands between."""
        self.pick: Callable[[str], Row] = itemgetter(*(spans.get(field, _NOWHERE) for field in FIELDS))

    def straightened(self, line: str) -> str | None:
        """A line of another length with its columns in place; None when that cannot be.

        Blanks at its end may have been cut off, or other titles may be too long and have moved the rest.
        """
        if self._numbers_fit(line):
            return line
        stop = self._spans.get("other_titles", _NOWHERE).stop
        moved = (line[:stop] + line[stop + shift :] for shift in range(1, _LONGEST_SHIFT + 1))
        return next((one for one in moved if self._numbers_fit(one)), None) if stop else None

    def _numbers_fit(self, line: str) -> bool:
        found = [line[self._spans[name]].strip() for name in _NUMBERS if name in self._spans]
        return all(not text or (text.isascii() and text.isdigit()) for text in found)


def read_text(first: bytes, rest: Iterable[bytes], kind: str) -> Listing:
    """The list in blocks of bytes."""
    lines = _lines(first, rest)
    columns = Columns(next(lines, ""), kind)
    oddities = Oddities()
    return Listing("text", columns.kinds, columns.period, _rows(lines, columns, oddities), oddities)


def _rows(lines: Iterator[str], columns: Columns, oddities: Oddities) -> Iterator[Row]:
    pick, width, numbers, count = columns.pick, columns.width, columns.numbers, 0
    for number, line in enumerate(lines, 2):
        if len(line) != width:
            straight = columns.straightened(line) if line.strip() else line
            if straight is None:
                oddities.note(number, gettext("a line does not fit the columns"), gettext("it is left out"), count)
                continue
            line = straight
        row = pick(line)
        if not row[0].strip().isdigit() or not row[1].strip():
            if line.strip(" \x1a"):
                oddities.note(number, gettext("a line has no FIDE id or no name"), gettext("it is left out"), count)
            continue
        count += 1
        yield row if line[numbers].replace(" ", "").isdigit() else with_numbers(row, number, oddities, count)
        if count > MAX_ROWS:
            raise too_large(gettext("The list has too many players"), MAX_ROWS, gettext("Is it a rating list?"))
    if not count:
        raise InvalidRatingList(gettext("The list has a header but no player. Download it again."))


def _lines(first: bytes, rest: Iterable[bytes]) -> Iterator[str]:
    """The lines without their ends, decoded block by block."""
    kept = b""
    for block in chain((first,), rest):
        whole, _, kept = (kept + block).rpartition(b"\n")
        if len(kept) > MAX_LINE:
            words = "A line has more than {most:,} characters: this is not a rating list."
            raise InvalidRatingList(gettext(words, most=MAX_LINE))
        if whole:
            yield from _decoded(whole).split("\n")
    yield _decoded(kept)


def _decoded(block: bytes) -> str:
    """The real lists are ASCII; an edited one is UTF-8 or Windows-1252."""
    block = block.replace(b"\r", b"")
    try:
        return block.decode("utf-8")
    except UnicodeDecodeError:
        return block.decode("cp1252", "replace")
