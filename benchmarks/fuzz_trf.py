"""Damages tournament reports at random and sees what reading them does.

python benchmarks/fuzz_trf.py [COUNT] [SEED]        10,000 files and seed 1 unless told otherwise

Takes the reports of examples/ and of ../shared/data. Every damaged file must be read, or refused with an error
of the family of fairswiss; what is read must survive being written and read again. Anything else is saved, its
path printed, and the command ends with 1. The same seed makes the same files on every machine that has the
same reports.
"""

import os
import random
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from fairswiss.formats import parse_trf, read_trf, write_trf
from fairswiss.model import FairswissError, Player, Tournament

TOP = Path(__file__).resolve().parents[1]
LARGEST = 60_000
"""Bytes of a report of ordinary size."""
PATIENCE = 60
"""Seconds after which a file counts as a hang."""

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


class Outcome(NamedTuple):
    """What became of one damaged file."""

    number: int
    kind: str
    seconds: float
    report: str = ""


@cache
def reports() -> list[bytes]:
    """The undamaged files."""
    paths = sorted((TOP / "examples").glob("*.trf")) + sorted((TOP.parent / "shared" / "data").rglob("*.trf"))
    found = [path.read_bytes() for path in paths if path.stat().st_size <= LARGEST]
    if not found:
        found = [write_trf(Tournament.build([Player(n, f"Player {n}") for n in range(1, 20)])).encode()]
    return found


def damaged(chance: random.Random) -> bytes:
    """A report with a few things wrong."""
    lines = chance.choice(reports()).split(b"\n")
    for _ in range(chance.choice((1, 1, 1, 2, 3, 5, 9))):
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


def _record(lines: list[bytes], chance: random.Random) -> None:
    lines.insert(chance.randrange(len(lines) + 1), chance.choice(RECORDS))


def _garbage(lines: list[bytes], chance: random.Random) -> None:
    i = chance.randrange(len(lines))
    at = chance.randrange(len(lines[i]) + 1)
    lines[i] = lines[i][:at] + chance.randbytes(chance.choice((1, 3, 10, 200))) + lines[i][at:]


def _same_cell(lines: list[bytes], chance: random.Random) -> None:
    """Give one player's round to another, or to another round."""
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    one, other = 90 + 10 * chance.randrange(9), 90 + 10 * chance.randrange(9)
    lines[i] = lines[i].ljust(one)[:one] + lines[j][other : other + 10] + lines[i][one + 10 :]


Damage = Callable[[list[bytes], random.Random], None]
DAMAGES: tuple[Damage, ...] = (
    _change, _change, _flip, _cut, _shift, _swap, _double, _drop, _record, _record, _garbage, _same_cell,
)  # fmt: skip


def _hang(number: int, frame: object) -> None:
    raise TimeoutError(f"not read after {PATIENCE} s")


def try_one(job: tuple[int, int]) -> Outcome:
    """Damage a file and read it."""
    seed, number = job
    source = damaged(random.Random(f"{seed}/{number}"))
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _hang)
        signal.alarm(PATIENCE)
    started = time.perf_counter()
    try:
        kind = "read"
        try:
            tournament, problems = parse_trf(source)
        except FairswissError as refused:
            kind, tournament, problems = f"refused as {type(refused).__name__}", None, ()
        seconds = time.perf_counter() - started
        if tournament is None and problems:
            kind = "refused with its problems"
        elif tournament is not None:
            kind = "read with warnings" if problems else kind
            for edition in ("trf16", "trf26"):
                if read_trf(write_trf(tournament, edition)) != tournament:
                    raise AssertionError(f"not the same after writing {edition}")
    except Exception:
        path = Path(tempfile.gettempdir()) / f"fuzz_trf_{seed}_{number}.trf"
        path.write_bytes(source)
        return Outcome(number, "WRONG", time.perf_counter() - started, f"{path}\n{traceback.format_exc()}")
    finally:
        if hasattr(signal, "SIGALRM"):
            signal.alarm(0)
    return Outcome(number, kind, seconds)


def main(arguments: list[str]) -> int:
    """Run, print the figures, say by the exit code whether all went well."""
    count, seed = (int(text) for text in (*arguments, *("10000", "1")[len(arguments) :]))
    print(f"{count:,} files damaged from {len(reports()):,} reports, seed {seed}, {os.cpu_count()} processes")
    kinds: dict[str, int] = {}
    slowest = Outcome(0, "", 0.0)
    started = time.perf_counter()
    with Pool() as pool:
        for outcome in pool.imap_unordered(try_one, ((seed, number) for number in range(count)), chunksize=50):
            kinds[outcome.kind] = kinds.get(outcome.kind, 0) + 1
            slowest = max(slowest, outcome, key=lambda one: one.seconds)
            if outcome.report:
                print(outcome.report)
    print(f"{time.perf_counter() - started:.1f} s in all; the slowest file took {slowest.seconds:.3f} s to read")
    for kind, times in sorted(kinds.items()):
        print(f"{times:>9,} {kind}")
    return 1 if "WRONG" in kinds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
