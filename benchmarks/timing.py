"""Seconds and bytes of a piece of work, with a limit on patience; shared by the benchmarks of all systems."""

import gc
import signal
import time
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

RUNS = 3
MOST_RUNS = 25
ENOUGH = 0.1
"""Seconds that short work is repeated for, so many times at the most: a few milliseconds are a matter of luck."""
AGAIN = 1.0
"""Seconds after which the alarm rings once more, if a finaliser happened to swallow it."""
OBSERVED = 6
"""Watching the memory makes the work so many times slower, roughly."""


class Cost(NamedTuple):
    """Seconds of the best run, and the bytes at its peak; None when watching would have taken too long."""

    seconds: float
    peak: int | None = None


def timed(work: Callable[[], object]) -> float:
    """The seconds of the processor in one run: other work on the machine counts less."""
    gc.collect()
    return _clocked(work)


def _clocked(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def seconds_of(work: Callable[[], object], limit: float = 0) -> float | None:
    """The best of three runs, of more when they are short, of fewer when they would take longer than the limit.

    None when the first one does.
    """
    gc.collect()  # before the clock of the limit starts
    found = within(lambda: _clocked(work), limit)
    if found is None:
        return None
    runs = min(max(RUNS, int(ENOUGH / (found or ENOUGH))), MOST_RUNS) if not limit or found * RUNS <= limit else 1
    return min([found, *(timed(work) for _ in range(runs - 1))])


def in_turn(works: Sequence[Callable[[], object]], limit: float = 0) -> list[float | None]:
    """The same of several pieces of work, one run of each after the other: the machine is as fast for one as for all.

    Work is not run again if it would take longer than the limit, and not if the first run did.
    """
    gc.collect()
    found = [within(partial(_clocked, work), limit) for work in works]
    longest = max([seconds or ENOUGH for seconds in found], default=ENOUGH)
    runs = min(max(RUNS, int(ENOUGH * len(works) / longest)), MOST_RUNS)
    for _ in range(runs - 1):
        for number, work in enumerate(works):
            before = found[number]
            if before is not None and (not limit or before * RUNS <= limit):
                found[number] = min(before, timed(work))
    return found


def cost_of(work: Callable[[], object], limit: float = 0) -> Cost | None:
    """The seconds, and the peak of one more run under observation; None when the limit was reached."""
    seconds = seconds_of(work, limit)
    if seconds is None:
        return None
    return Cost(seconds, peak_of(work) if not limit or seconds * OBSERVED <= limit else None)


def peak_of(work: Callable[[], object]) -> int:
    """The most bytes that Python held while it worked."""
    gc.collect()
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


class _TooLong(BaseException):
    """Not an Exception, so that no work can catch it by mistake."""


def within(work: Callable[[], float], limit: float) -> float | None:
    """The work's answer, None when it takes longer than the limit; without a limit, or without alarms, no end."""
    if not limit or not hasattr(signal, "SIGALRM"):
        return work()

    over = False

    def ring(number: int, frame: object) -> None:
        if not over:
            raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, limit, AGAIN)
        return work()
    except _TooLong:
        over = True  # giving back the memory of the work may take longer than until the next ring
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ratio(one: float | None, other: float | None) -> str:
    """How many times the other it is; a dash when one of them is not known."""
    return f"{one / other:.2f}" if one is not None and other else "-"
