"""From the bytes or the text of a file to its lines."""

from fairswiss.formats.trf.limits import MAX_BYTES, MAX_LINE_LENGTH, MAX_LINES, too_large
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Where

_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_END_OF_FILE_OF_DOS = "\x1a"


def lines_of(source: bytes | str, report: Report) -> list[str]:
    """The lines without line ends and trailing blanks; :class:`TooLarge` when there is too much of anything.

    Only CR, LF and CRLF end a line: str.splitlines would also split inside names, at U+0085 or U+2028.
    """
    if len(source) > MAX_BYTES:
        raise too_large(
            gettext("The file has {count:,} bytes", count=len(source)),
            MAX_BYTES,
            gettext("Is it a tournament report at all?"),
        )
    text = _decoded(source, report) if isinstance(source, bytes) else source
    text = text.removeprefix("\ufeff").rstrip(_END_OF_FILE_OF_DOS)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.count("\n") > MAX_LINES:
        raise too_large(
            gettext("The file has {count:,} lines", count=text.count(chr(10))),
            MAX_LINES,
            gettext("Split it into several events."),
        )
    lines = [line.rstrip(" ") for line in text.split("\n")]
    longest = max(map(len, lines))
    if longest > MAX_LINE_LENGTH:
        number = next(i for i, line in enumerate(lines, 1) if len(line) == longest)
        raise too_large(
            gettext("Line {number} has {count:,} characters", number=number, count=longest),
            MAX_LINE_LENGTH,
            gettext("Split it or remove it."),
        )
    return [
        line if line.isprintable() else _without_controls(number, line, report) for number, line in enumerate(lines, 1)
    ]


def _decoded(source: bytes, report: Report) -> str:
    if source.startswith(_UTF16_MARKS):
        try:
            return source.decode("utf-16")
        except UnicodeDecodeError:
            report.error(gettext("the file says it is UTF-16 but is not"), "", gettext("save it as UTF-8"))
            return source.decode("utf-16", "replace")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        where = Where(line=source.count(b"\n", 0, broken.start) + 1)
    try:
        text, name = source.decode("cp1252"), "Windows-1252"
    except UnicodeDecodeError:
        text, name = source.decode("latin-1"), "Latin-1"
    report.warning(
        gettext("the file is not UTF-8 and is read as {name}", name=name),
        "",
        gettext("if names look wrong, save the file as UTF-8"),
        where,
    )
    return text


def _without_controls(number: int, line: str, report: Report) -> str:
    """The line with tabs as blanks; other control characters, and halves of characters, are errors."""
    if "\t" in line:
        where = Where(number, line.index("\t") + 1)
        report.warning(
            gettext("a tab is read as one blank"),
            gettext("the columns of a TRF are fixed"),
            gettext("use blanks"),
            where,
        )
        line = line.replace("\t", " ")
    for column, character in enumerate(line, 1):
        if character < " " or "\ud800" <= character <= "\udfff":
            name = f"U+{ord(character):04X}"
            report.error(
                gettext("the character {name} is not text", name=name), "", gettext("remove it"), Where(number, column)
            )
            return "".join(" " if c < " " or "\ud800" <= c <= "\udfff" else c for c in line).rstrip(" ")
    return line.rstrip(" ")
