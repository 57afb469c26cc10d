"""Kills while people are erased, and while copies are brought to a second place.

A process does the work and says what it has acknowledged. It is killed at a random moment, another one finishes what
was pending. Then every byte of the folder and of the second place is searched for the erased people, and everything
that was acknowledged has to be in the database, in at least one whole copy, and in a sound chain.
"""

import os
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.web.privacy.traces import traces

from fairswiss.keeping.elsewhere.restoring import faults
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.snapshots import kept
from fairswiss.store.salvage import journals_in

NAMES = ("Quendelbaum", "Ximena", "Yolotl", "98765432")
LONGEST = 2
"""Seconds after the erasure began in which the kill falls."""
PATIENCE = 300


class Figures(NamedTuple):
    """What was counted, and what was wrong."""

    counts: Counter[str]
    faults: list[str]

    @property
    def sound(self) -> bool:
        """Whether nothing was lost or found again."""
        return not self.faults

    def lines(self) -> list[str]:
        """For the terminal."""
        return [*(f"{name}: {count:,}" for name, count in self.counts.items()), *self.faults]


class Forker:
    """A process that has imported everything and forks one that works whenever it is asked to."""

    def __init__(self, folder: Path, stick: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.power_cuts.erasing_work", str(folder), str(stick)]
        surroundings = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings)
        self._rest = b""

    def asked(self, what: str) -> None:
        """Ask for a piece of work."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what}\n".encode())
        self.process.stdin.flush()

    def line(self, patience: float = PATIENCE) -> str:
        """The next line that it says; empty when it says nothing for so long."""
        assert self.process.stdout is not None
        until = time.monotonic() + patience
        while b"\n" not in self._rest:
            if not select.select([self.process.stdout], [], [], max(0, until - time.monotonic()))[0]:
                return ""
            if not (read := os.read(self.process.stdout.fileno(), 65_536)):
                raise RuntimeError("the worker is gone")
            self._rest += read
        said, self._rest = self._rest.split(b"\n", 1)
        return said.decode()


def run(kills: int, seed: int, say: Callable[[str], object] = print) -> Figures:
    """So many kills; the figures."""
    figures, chance, begun = Figures(Counter(), []), random.Random(seed), time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        folder, stick = Path(place, "data"), Path(place, "stick")
        for number in range(kills):
            for path in (folder, stick):
                shutil.rmtree(path, ignore_errors=True)
                path.mkdir()
            if number % 25 == 0:
                say(f"{number:>5} kills, {dict(figures.counts)}, sound: {figures.sound}")
                forker = Forker(folder, stick)
            _round(forker, folder, stick, figures, chance)
            if number % 25 == 24 or number == kills - 1:
                forker.process.kill()
                forker.process.wait()
    figures.counts["seconds"] = round(time.perf_counter() - begun)
    return figures


def _round(forker: Forker, folder: Path, stick: Path, figures: Figures, chance: random.Random) -> None:
    forker.asked("sealed" if chance.random() < 0.3 else "plain")
    child = int(forker.line().removeprefix("process "))
    acknowledged: dict[str, int] = {}
    erased = _followed(forker, acknowledged, "erasing", PATIENCE)
    erased = _followed(forker, acknowledged, "erased", chance.uniform(0, LONGEST)) and erased
    os.kill(child, signal.SIGKILL)
    forker.asked("reap")
    while (said := forker.line()) != "reaped":
        _noted(said, acknowledged)
        erased = erased or said == "erased"
    figures.counts["kills"] += 1
    figures.counts["erasure acknowledged before the kill"] += erased
    forker.asked("finish")
    while not (said := forker.line()).startswith("finished"):
        if not said:
            raise RuntimeError("the erasure is not finished")
    figures.counts["erasure begun before the kill"] += said == "finished erasure"
    figures.counts["acknowledged"] += sum(acknowledged.values())
    figures.faults.extend(_wrong(folder, stick, acknowledged))


def _followed(forker: Forker, acknowledged: dict[str, int], until: str, patience: float) -> bool:
    """Read along until a word is said; False when that takes longer."""
    end = time.monotonic() + patience
    while said := forker.line(max(0, end - time.monotonic())):
        if said == until:
            return True
        _noted(said, acknowledged)
    return False


def _noted(said: str, acknowledged: dict[str, int]) -> None:
    word, *values = said.split()
    if word == "acknowledged":
        acknowledged[values[0]] = int(values[1])


def _wrong(folder: Path, stick: Path, acknowledged: dict[str, int]) -> list[str]:
    wrong = [f"found again: {trace}" for place in (folder, stick) for trace in traces(place, NAMES)]
    wrong += [f"left: {file}" for place in (folder, stick) for file in place.rglob("*.part*")]
    wrong += [f"database: {fault}" for fault in faults(folder / DATABASE)]
    heads = {event: journal.head for event, journal in journals_in(folder / DATABASE).items()}
    wrong += [
        f"{event} lost {most - heads.get(event, 0)}"
        for event, most in acknowledged.items()
        if heads.get(event, 0) < most
    ]
    copies = [copy.file for copy in kept(folder)]
    wrong += [f"{copy.name}: {fault}" for copy in copies for fault in faults(copy)]
    if not copies or any({*acknowledged} - {*journals_in(copy)} for copy in copies[:1]):
        wrong.append("no copy holds every event")
    if (folder / "erasures.json").exists():
        wrong.append("the erasure is still pending")
    return wrong
