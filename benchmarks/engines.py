"""Other engines side by side with ours, each as a process on the same file; found through the environment.

``FAIRSWISS_BBPPAIRINGS`` is the path of bbpPairings, ``FAIRSWISS_JAVAFO`` that of JaVaFo's jar, ``FAIRSWISS_PY4SWISS``
the command of py4swiss. None of them is part of this project.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RUNS = 3


class Engine(NamedTuple):
    """A program that pairs: its name, and the command line before and after the input file."""

    name: str
    before: tuple[str, ...]
    after: tuple[str, ...] = ("-p",)


class Paired(NamedTuple):
    """What a process did: the seconds of its best run, and the pairs as (white, black), the bye as (player, 0)."""

    seconds: float | None
    """None when it took longer than the limit."""
    pairs: frozenset[tuple[int, int]] = frozenset()
    failure: str = ""


def ours(system: str) -> Engine:
    """This program in its drop-in form."""
    return Engine("fairswiss", (sys.executable, "-m", "fairswiss", f"--{system}"))


def others(system: str) -> Iterator[Engine]:
    """The engines that the environment names and that know the system."""
    executable, jar, py4swiss = (os.environ.get(f"FAIRSWISS_{name}") for name in ("BBPPAIRINGS", "JAVAFO", "PY4SWISS"))
    family = system.partition("-")[0]
    if executable and family == "dutch":
        yield Engine("bbpPairings", (executable, "--dutch"))
    if jar and family == "dutch":
        yield Engine("JaVaFo", ("java", "-jar", jar))
    if py4swiss and family in ("dutch", "dubov", "burstein"):
        yield Engine("py4swiss", (py4swiss, "-e", family, "-t"))


def run(engine: Engine, report: str, limit: float) -> Paired:
    """The best of three runs on this report; one run when it takes a good part of the limit."""
    with tempfile.TemporaryDirectory(prefix="fairswiss-engines-") as folder:
        file, out = Path(folder, "event.trf"), Path(folder, "pairs.txt")
        file.write_text(report, encoding="utf-8")
        command = [*engine.before, str(file), *engine.after, str(out)]
        best: float | None = None
        for _ in range(RUNS):
            start = time.perf_counter()
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
            except subprocess.TimeoutExpired:
                return Paired(best)
            except OSError as error:
                return Paired(None, failure=str(error))
            seconds = time.perf_counter() - start
            if done.returncode or not out.exists():
                return Paired(None, failure=f"exit code {done.returncode}: {done.stderr.strip()[:200]}")
            best = min(seconds, best or seconds)
            if seconds * RUNS > limit:
                break
        return Paired(best, pairs_in(out.read_text(encoding="utf-8")))


def pairs_in(text: str) -> frozenset[tuple[int, int]]:
    """The lines after the first: two numbers each."""
    lines = [line.split() for line in text.splitlines()[1:] if line.strip()]
    return frozenset((int(line[0]), int(line[1])) for line in lines)


def compared(report: str, system: str, limit: float) -> Iterator[str]:
    """A line for our process, then one for each other engine with its ratio to ours and whether the pairs agree."""
    mine = run(ours(system), report, limit)
    yield f"  as a process: fairswiss {_told(mine, limit)}"
    for engine in others(system):
        theirs = run(engine, report, limit)
        line = f"  as a process: {engine.name} {_told(theirs, limit)}"
        if mine.seconds and theirs.seconds:
            same = "same pairs" if mine.pairs == theirs.pairs else f"OTHER PAIRS ({len(theirs.pairs - mine.pairs)})"
            line += f", {theirs.seconds / mine.seconds:.2f} x ours, {same}"
        yield line


def _told(paired: Paired, limit: float) -> str:
    if paired.failure:
        return f"failed: {paired.failure}"
    return f"> {limit:g} s" if paired.seconds is None else f"{paired.seconds:.3f} s"
