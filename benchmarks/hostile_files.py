"""Damages files at random, the same way for the same seed: lines and bytes of reports, tables, lists and archives."""

import io
import random
import re
import zipfile
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from pathlib import Path

from fairswiss.formats import write_trf
from fairswiss.model import Player, Tournament

TOP = Path(__file__).resolve().parents[1]
LARGEST = 60_000
"""Bytes of a report of ordinary size."""

RECORDS = (
    b"162  W 3.0    D 1.0    P 1.0    X 1.0", b"XXS W=3 D=1 PAB=1", b"BBW  3.0", b"BBU  0.5", b"142 9", b"XXR 5",
    b"152 W", b"XXC black1 rank", b"172 XYZ FIDON", b"240 H 003    1    2", b"240 F 001    1", b"240 Z 999    1",
    b"XXZ 1 2", b"250       1.0 001 003    1    9", b"250       9.9 001 999    1 9999", b"XXA    1  1.0  0.5",
    b"260 001 004    2    5", b"XXP 1 2 3", b"299 -         1.5  002    1", b"299          -0.5  000    2",
    b"XYZ    1 m    Name                              1850 XYZ          55 1994/01/01", b"### remark",
    b"310   1 Alpha Club                       ALPHA   2251    4.0    6.5   1     1    2", b"013 Team", b"082 4",
    b"132" + b" " * 88 + b"26/03/07  26/03/08", b"112 Deputy", b"001", b"001    1", b"062 7", b"ACC    1  1.0",
)  # fmt: skip
TYPICAL = b" 0123456789+-=.,wbUHFZWDL?_/\t\r\n\x00\x1a\x1b\x81\x85\xa0\xb2\xc3\xe9\xff"


@cache
def reports() -> list[bytes]:
    """The undamaged files."""
    paths = sorted((TOP / "examples").glob("*.trf")) + sorted((TOP.parent / "shared" / "data").rglob("*.trf"))
    found = [path.read_bytes() for path in paths if path.stat().st_size <= LARGEST]
    if not found:
        found = [write_trf(Tournament.build([Player(n, f"Player {n}") for n in range(1, 20)])).encode()]
    return found


def damaged_report(chance: random.Random) -> bytes:
    """A report with a few things wrong."""
    return damaged(chance.choice(reports()), chance, RECORDS)


def damaged(source: bytes, chance: random.Random, records: Sequence[bytes]) -> bytes:
    """A text with a few things wrong; ``records`` are lines that may appear in it."""
    lines = source.split(b"\n")
    for _ in range(chance.choice((1, 1, 1, 2, 3, 5, 9))):
        if chance.random() < 0.15:
            lines.insert(chance.randrange(len(lines) + 1), chance.choice(records))
        else:
            chance.choice(DAMAGES)(lines, chance)
        lines = lines or [b""]
    source = chance.choice((b"\n", b"\n", b"\r", b"\r\n")).join(lines)
    match chance.randrange(40):
        case 0:
            source = source[: chance.randrange(len(source) + 1)]
        case 1:
            source = source.decode("latin-1").encode("utf-16")
        case 2:
            source = b"\xef\xbb\xbf" + source
    return source


def _change(lines: list[bytes], chance: random.Random) -> None:
    i = chance.randrange(len(lines))
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(len(lines[i]) + 1)
        new = chance.choice(TYPICAL) if chance.random() < 0.8 else chance.randrange(256)
        lines[i] = lines[i][:at] + bytes([new]) + lines[i][at + 1 :]


def _flip(lines: list[bytes], chance: random.Random) -> None:
    i = chance.randrange(len(lines))
    if lines[i]:
        at = chance.randrange(len(lines[i]))
        lines[i] = lines[i][:at] + bytes([lines[i][at] ^ (1 << chance.randrange(8))]) + lines[i][at + 1 :]


def _cut(lines: list[bytes], chance: random.Random) -> None:
    i = chance.randrange(len(lines))
    lines[i] = lines[i][: chance.randrange(len(lines[i]) + 1)]


def _shift(lines: list[bytes], chance: random.Random) -> None:
    i = chance.randrange(len(lines))
    at = chance.randrange(len(lines[i]) + 1)
    lines[i] = lines[i][:at] + chance.choice((b" ", b"  ", "é".encode(), b"\xe9")) + lines[i][at:]


def _swap(lines: list[bytes], chance: random.Random) -> None:
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]


def _double(lines: list[bytes], chance: random.Random) -> None:
    lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))


def _drop(lines: list[bytes], chance: random.Random) -> None:
    del lines[chance.randrange(len(lines))]


def _garbage(lines: list[bytes], chance: random.Random) -> None:
    i = chance.randrange(len(lines))
    at = chance.randrange(len(lines[i]) + 1)
    lines[i] = lines[i][:at] + chance.randbytes(chance.choice((1, 3, 10, 200))) + lines[i][at:]


def _odd(lines: list[bytes], chance: random.Random) -> None:
    """Put a text that has broken programs before into a line."""
    i = chance.randrange(len(lines))
    at = chance.randrange(len(lines[i]) + 1)
    lines[i] = lines[i][:at] + odd_text(chance).encode("utf-8", "surrogatepass") + lines[i][at:]


def _same_cell(lines: list[bytes], chance: random.Random) -> None:
    """Give one player's round to another, or to another round."""
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    one, other = 90 + 10 * chance.randrange(9), 90 + 10 * chance.randrange(9)
    lines[i] = lines[i].ljust(one)[:one] + lines[j][other : other + 10] + lines[i][one + 10 :]


Damage = Callable[[list[bytes], random.Random], None]
DAMAGES: tuple[Damage, ...] = (
    _change, _change, _flip, _cut, _shift, _swap, _double, _drop, _odd, _garbage, _same_cell,
)  # fmt: skip


ODD_TEXTS = (
    "\x00", "\ud800", "\u202e", "\u2066", "\ufeff", "\u200b", "\u2028", "\x85", "\x1b[2J", "Z" + "\u0301" * 60,
    "²", "٣", "１２", "=1+1", "\t=cmd", "＝1", "@x", "#read(\"/etc/passwd\")", "$x$", "<script>",
    "&amp;", "&lol;", "%00", "../..", "\r\nX: 1", "{{7*7}}", "{0.__class__}", "%s%n", "''", '"', "\\", "None", "nan",
    "inf", "-0", "1e999", "0x10", "1_000", "9" * 25,
    "-" + "9" * 25, "true", "null", "[]", "{}", "é", "e\u0301", "👩‍👩‍👧", "ﷺ",
)  # fmt: skip


def odd_text(chance: random.Random) -> str:
    """A text that has broken programs before; rarely a very long one."""
    text = chance.choice(ODD_TEXTS)
    return text * chance.choice((1,) * 30 + (100, 6_000))


def damaged_bytes(source: bytes, chance: random.Random) -> bytes:
    """A binary file with a few bytes changed, cut or doubled."""
    found = bytearray(source)
    for _ in range(chance.choice((1, 1, 2, 4, 20))):
        at = chance.randrange(len(found) + 1)
        match chance.randrange(4):
            case 0:
                del found[at:]
            case 1:
                found[at:at] = chance.randbytes(chance.choice((1, 4, 40)))
            case 2:
                found[at:at] = found[at : at + chance.randrange(60)]
            case _:
                found[at : at + 1] = bytes([chance.randrange(256)])
    return bytes(found)


def _retold(content: bytes, chance: random.Random) -> bytes:
    """XML that stays whole, with other texts and numbers in a few places."""
    places = list(re.finditer(rb'(?<=")[^"<>]*(?=")|(?<=>)[^<>]+(?=<)', content))
    for place in sorted(chance.sample(places, min(len(places), chance.choice((1, 1, 2, 5)))), key=lambda p: -p.start()):
        other = chance.choice((odd_text(chance), str(10 ** chance.randrange(12)), f"A{10 ** chance.randrange(8)}"))
        text = escape(other.replace("\x00", "").replace("\x1b", ""), quote=True).encode("utf-8", "replace")
        content = content[: place.start()] + text + content[place.end() :]
    return content


def damaged_archive(source: bytes, chance: random.Random, records: Sequence[bytes]) -> bytes:
    """An archive that opens, with one of its files damaged, left out, doubled or replaced."""
    if chance.random() < 0.2:
        return damaged_bytes(source, chance)
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(source)) as archive, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as target:
        entries = archive.infolist()
        chosen = chance.choice(entries).filename
        for entry in entries:
            content = archive.read(entry)
            if entry.filename == chosen or chance.random() < 0.1:
                content = _retold(content, chance) if chance.random() < 0.6 else content
                content = (
                    damaged(content.replace(b"><", b">\n<"), chance, records) if chance.random() < 0.4 else content
                )
            if chance.random() < 0.98:
                target.writestr(entry.filename, content)
    return written.getvalue()
