"""The cost of pairing a round by one system: ordinary events and the worst cases, alone and beside other engines.

python -m benchmarks.edition                                      dutch-2026, 50 to 10,000 players, rounds 2, 5 and 9
python -m benchmarks.edition --system dutch-2017 50 200           another edition, other sizes
python -m benchmarks.edition --system keizer --decide counting=fixed-point 1000
python -m benchmarks.edition --events ordinary,absent --rounds 9 --limit 60 1000

Time and memory are ratios to reading the same file in the same run: the best of three, and the peak that Python
allocated in a pass of its own. A case that takes longer than the limit says so and is given up. Each file is also
paired by the whole process, and by the engines named in FAIRSWISS_BBPPAIRINGS, FAIRSWISS_JAVAFO and
FAIRSWISS_PY4SWISS, if any. ``benchmarks.systems`` has all systems in one table.
"""

import argparse
import sys
from collections.abc import Iterator

from benchmarks.engines import compared, ours, run
from benchmarks.events import EVENTS, ordinary_event
from benchmarks.table import HEAD, Case, Pairing, event_for, growth, measured, report_of

SIZES = (50, 200, 1_000, 2_000, 10_000)
ROUNDS = (2, 5, 9)
LIMIT = 30.0
"""Seconds."""
START_UP_PLAYERS = 8
START_UP_TARGET = 0.2


def main(arguments: list[str]) -> None:
    """Print the start-up, one line for each case and its processes, then the growth from each size to the next."""
    asked = _parsed(arguments)
    print(start_up(asked.system))
    print(HEAD)
    pairing: Pairing = {}
    for case in cases(asked.events.split(","), asked.sizes or list(SIZES), [int(n) for n in asked.rounds.split(",")]):
        report = report_of(event_for(asked.system, case, asked.decide))
        line, seconds = measured(case, report, asked.system, asked.limit)
        print(line, flush=True)
        if seconds is not None:
            pairing[case] = seconds
            for process in compared(report, asked.system, asked.limit):
                print(process, flush=True)
    growth(pairing, asked.sizes or SIZES, print)


def _parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("benchmarks.edition", description="The cost of pairing a round.")
    parser.add_argument("sizes", nargs="*", type=int, help="numbers of players")
    parser.add_argument("--system", default="dutch-2026")
    parser.add_argument("--decide", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--events", default=",".join(EVENTS))
    parser.add_argument("--rounds", default=",".join(map(str, ROUNDS)))
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for one case")
    return parser.parse_args(arguments)


def cases(events: list[str], sizes: list[int], rounds: list[int]) -> Iterator[Case]:
    """The ordinary event in every round, the worst cases in the latest one."""
    for event in events:
        for players in sizes:
            for number in rounds if event == "ordinary" else rounds[-1:]:
                yield Case(event, players, number)


def start_up(system: str) -> str:
    """How long the process takes for an event that costs nothing."""
    done = run(ours(system), report_of(ordinary_event(START_UP_PLAYERS, 1)), LIMIT)
    if done.seconds is None:
        return f"start-up: {done.failure}"
    return f"start-up: {done.seconds:.3f} s for {START_UP_PLAYERS} players (target: below {START_UP_TARGET} s)"


if __name__ == "__main__":
    main(sys.argv[1:])
