"""What pairing a round by the Dubov system costs, as a ratio to reading the same file in the same run.

python -m benchmarks.dubov_1997                     100, 1,000 and 10,000 players, rounds 5 and 9
python -m benchmarks.dubov_1997 50000               other sizes
python -m benchmarks.dubov_1997 --hard 200 1000     also the event in which nearly every game is won by White

Times are the best of three; memory is the peak that Python allocated, measured in a pass of its own.
"""

import gc
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from benchmarks.events import drawn_event, ordinary_event, white_wins_event
from fairswiss import pair, read_trf, write_trf
from fairswiss.model import Tournament

SIZES = (100, 1_000, 10_000)
ROUNDS = (5, 9)


class Cost(NamedTuple):
    """Seconds and bytes."""

    seconds: float
    peak: int


def cost_of(work: Callable[[], object]) -> Cost:
    """The best of three runs, and the peak of a fourth under observation."""
    best = min(_timed(work) for _ in range(3))
    gc.collect()
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return Cost(best, peak)


def _timed(work: Callable[[], object]) -> float:
    gc.collect()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def main(arguments: list[str]) -> None:
    """Print one line for each event and round, then the growth from the smallest size to the largest."""
    hard = "--hard" in arguments
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    events: dict[str, Callable[[int, int], Tournament]] = {"ordinary": ordinary_event, "one score": drawn_event}
    if hard:
        events["white wins"] = white_wins_event
    print(
        f"{'event':<11}{'players':>8}{'round':>6}{'read s':>9}{'pair s':>9}{'ratio':>7}{'explain':>9}{'read MB':>9}",
        end="",
    )
    print(f"{'pair MB':>9}{'ratio':>7}")
    pairing: dict[tuple[str, int, int], float] = {}
    for name, play in events.items():
        for players in sizes:
            for number in ROUNDS:
                file = write_trf(play(players, number - 1), "trf16").encode()
                event = read_trf(file)
                reading = cost_of(lambda file=file: read_trf(file))  # type: ignore[misc]
                plain = cost_of(lambda event=event: pair(event, "dubov-1997"))  # type: ignore[misc]
                explained = min(_timed(lambda event=event: pair(event, "dubov-1997", explain=True)) for _ in range(3))  # type: ignore[misc]
                pairing[name, players, number] = plain.seconds
                print(
                    f"{name:<11}{players:>8}{number:>6}{reading.seconds:>9.4f}{plain.seconds:>9.4f}"
                    f"{plain.seconds / reading.seconds:>7.2f}{explained / plain.seconds:>8.2f}x"
                    f"{reading.peak / 1e6:>9.1f}{plain.peak / 1e6:>9.1f}{plain.peak / reading.peak:>7.2f}",
                    flush=True,
                )
    for smaller, larger in pairwise(sizes):
        for name in events:
            for number in ROUNDS:
                growth = pairing[name, larger, number] / pairing[name, smaller, number]
                print(f"growth {name}, round {number}: {smaller} -> {larger} players: {growth:.1f} x")


if __name__ == "__main__":
    main(sys.argv[1:])
