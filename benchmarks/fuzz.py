"""Throws damaged inputs at every door, and sees that each is read or clearly refused, in little time and memory.

python -m benchmarks.fuzz [COUNT] [SEED] [DOOR]     20,000 inputs in all and seed 1 unless told otherwise

Each door (see :mod:`benchmarks.fuzz_doors`) has a process of its own that may not ask for more than a gigabyte; an
input that takes more than ten seconds counts as a hang. An input that is neither read nor refused with an error of the
family is saved, its path printed, and the command ends with 1. The same seed makes the same inputs. One core is used:
200,000 inputs take about a quarter of an hour. A third argument names one door by the beginning of its name.
"""

import contextlib
import os
import pickle
import random
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from benchmarks.fuzz_doors import DOORS, Door
from fairswiss.model import FairswissError

PATIENCE = 10
"""Seconds of the processor after which an input counts as a hang, whatever else the machine does."""
MOST_MEMORY = 1 << 30
"""Bytes that the process of a door may ask for, beyond what it has after its start."""
HEAD = f"{'door':<22}{'inputs':>9}{'read':>9}{'refused':>9}{'slowest s':>11}{'peak MB':>9}{'faults':>8}{'s':>7}"


class Figures(NamedTuple):
    """What became of the inputs of one door."""

    door: str
    inputs: int
    read: int
    refused: int
    slowest: float
    peak: float
    """Megabytes of the whole process."""
    seconds: float
    faults: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.door:<22}{self.inputs:>9,}{self.read:>9,}{self.refused:>9,}{self.slowest:>11.3f}{self.peak:>9.0f}"
            f"{len(self.faults):>8}{self.seconds:>7.0f}"
        )


def tried(door: Door, numbers: Iterable[int], seed: int) -> Figures:
    """Make the inputs with these numbers and read them."""
    read = refused = inputs = 0
    slowest, faults, begun = 0.0, list[str](), time.perf_counter()
    for number in numbers:
        inputs += 1
        source = door.made(random.Random(f"{seed}/{door.name}/{number}"))
        started = time.process_time()
        try:
            with _hurried():
                door.read(source)
            read += 1
        except FairswissError:
            refused += 1
        except Exception:
            path = Path(tempfile.gettempdir()) / f"fuzz_{door.name.split()[0]}_{seed}_{number}.pickle"
            path.write_bytes(pickle.dumps(source))
            faults.append(f"{path}\n{traceback.format_exc()}")
        slowest = max(slowest, time.process_time() - started)
    spent = time.perf_counter() - begun
    return Figures(door.name, inputs, read, refused, slowest, _memory() / 1e6, spent, tuple(faults))


@contextlib.contextmanager
def _hurried() -> Iterator[None]:
    def hang(number: int, frame: object) -> None:
        raise TimeoutError(f"not read after {PATIENCE} s")

    if not hasattr(signal, "SIGPROF"):
        yield
        return
    signal.signal(signal.SIGPROF, hang)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _memory() -> int:
    """The most bytes that this process has had."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0
    return getrusage(RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _alone(name: str, count: int, seed: int) -> Figures:
    """One door in this process, which has a bound on its memory."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FAIRSWISS_DATA"] = folder
        os.environ["DJANGO_SETTINGS_MODULE"] = "fairswiss.web.settings"
        import django

        django.setup()
        door = next(door for door in DOORS if door.name == name)
        tried(door, range(-20, 0), seed)  # what is imported late is not counted
        with contextlib.suppress(ImportError, ValueError, OSError):
            from resource import RLIMIT_AS, setrlimit

            room = _memory() + (1 << 30) + MOST_MEMORY  # addresses that libraries reserve and never use
            setrlimit(RLIMIT_AS, (room, room))
        return tried(door, range(count), seed)


def main(arguments: list[str]) -> int:
    """Run, print the figures, say by the exit code whether all went well."""
    count, seed, wanted = (*arguments, *("20000", "1", "")[len(arguments) :])
    doors = [door for door in DOORS if door.name.startswith(wanted)]
    print(HEAD)
    found: list[Figures] = []
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for door in doors:
            share = int(count) * door.share // sum(door.share for door in doors)
            found.append(pool.apply(_alone, (door.name, share, int(seed))))
            print(found[-1], flush=True)
    for fault in (fault for figures in found for fault in figures.faults[:5]):
        print(fault)
    faults = sum(len(figures.faults) for figures in found)
    inputs, seconds = sum(figures.inputs for figures in found), sum(figures.seconds for figures in found)
    print(f"{inputs:,} inputs, {seconds:.0f} s, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
