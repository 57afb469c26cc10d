"""The command: make the stage, let people in, print what it cost."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from benchmarks.load.crowd import Crowd, Run, Wanted
from benchmarks.load.processes import postgresql, served
from benchmarks.load.staging import staged

TOO_SLOW = 1.0
"""Seconds of a p99 at which the limit is reached."""
MOST_VIEWERS = 20_000


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """Measure in a fresh data folder, with a fresh database."""
    asked = wanted(arguments)
    say(f"load of this machine before: {', '.join(f'{load:.1f}' for load in os.getloadavg())}; cores: {os.cpu_count()}")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, database = stack.enter_context(postgresql()) if asked.postgresql else ("", 0)
        for run in runs(asked, folder, url, database):
            for line in run.lines():
                say(line)


def runs(asked: argparse.Namespace, folder: Path, url: str = "", database: int = 0) -> Iterator[Run]:
    """One crowd, or larger and larger ones until the limit is reached."""
    event = staged(folder, url, asked.players)
    with served(folder, url, asked.workers) as live:
        crowd = Crowd(folder, url, event, live, database, asked.players)
        for viewers in _steps(asked.viewers) if asked.steps else [asked.viewers]:
            run = crowd.run(Wanted(viewers, asked.entering, asked.seconds, asked.thinking, asked.seed))
            yield run
            if run.errors or run.figures.worst_p99 > TOO_SLOW:
                break


def wanted(arguments: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    for name, usual in (("viewers", 300), ("entering", 20), ("players", 200), ("workers", 1), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--thinking", type=float, default=3, help="seconds between two results of one person")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--steps", action="store_true", help="double the viewers until it is too slow")
    return parser.parse_args(arguments)


def _steps(viewers: int) -> Iterator[int]:
    while viewers <= MOST_VIEWERS:
        yield viewers
        viewers *= 2


if __name__ == "__main__":
    main(sys.argv[1:])
