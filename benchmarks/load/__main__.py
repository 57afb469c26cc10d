"""The command: make the stage, let people in, print what it cost."""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from benchmarks.load.crowd import Crowd, Run
from benchmarks.load.processes import postgresql, served
from benchmarks.load.staging import staged

TOO_SLOW = 1.0
"""Seconds of a p99 at which the limit is reached."""
MOST_VIEWERS = 20_000


def main(arguments: list[str], say: Callable[[str], object] = print) -> list[Run]:
    """Measure; the runs."""
    asked = _asked(arguments)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, database = stack.enter_context(postgresql()) if asked.postgresql else ("", 0)
        event = staged(folder, url, asked.players)
        live = stack.enter_context(served(folder, url, asked.workers))
        crowd = Crowd(folder, url, event, live, database, asked.players)
        runs = []
        for viewers in _steps(asked.viewers) if asked.steps else [asked.viewers]:
            runs.append(crowd.run(viewers, asked.entering, asked.seconds, asked.seed))
            for line in runs[-1].lines():
                say(line)
            if runs[-1].figures.errors or runs[-1].figures.worst_p99 > TOO_SLOW:
                break
    return runs


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    for name, usual in (("viewers", 300), ("entering", 20), ("players", 200), ("workers", 1), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--steps", action="store_true", help="double the viewers until it is too slow")
    return parser.parse_args(arguments)


def _steps(viewers: int) -> Iterator[int]:
    while viewers <= MOST_VIEWERS:
        yield viewers
        viewers *= 2


if __name__ == "__main__":
    main(sys.argv[1:])
