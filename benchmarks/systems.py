"""Every system in force in one table: pairing as a ratio to reading the same file, and what the reasons add.

python -m benchmarks.systems                        50, 200, 1,000 and 10,000 players before round 9
python -m benchmarks.systems 50 200                 other sizes
python -m benchmarks.systems --systems swiss-team-2026 50 200 998   teams of four; a report has room for 999
python -m benchmarks.systems --systems dubov-2026,lim-2026 --events ordinary --limit 60

``2.1 x1.4``: pairing takes 2.1 times as long as reading, and 1.4 times that with reasons; ``> 30`` was given up after
so many seconds, ``x-`` with reasons. The forbidden groups are measured with 1,000 players alone.
``benchmarks.edition`` has one system in detail, beside other engines.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial

from benchmarks.table import Case, event_for, report_of
from benchmarks.timing import in_turn, ratio
from fairswiss import pair, read_trf
from fairswiss.model import NoPairing

SYSTEMS = (
    "dutch-2026",
    "dubov-2018",
    "dubov-2026",
    "burstein-2026",
    "lim-2026",
    "double-swiss-2026",
    "keizer",
)
EVENTS = ("ordinary", "white wins", "draws", "forbidden")
ONE_SIZE = {"forbidden": 1_000}
SIZES = (50, 200, 1_000, 10_000)
ROUND = 9
LIMIT = 30.0
"""Seconds."""


def main(arguments: Sequence[str]) -> None:
    """Print the table, row by row as they are measured."""
    parser = argparse.ArgumentParser("benchmarks.systems", description="Every system in one table.")
    parser.add_argument("sizes", nargs="*", type=int, help="numbers of players")
    parser.add_argument("--systems", default=",".join(SYSTEMS))
    parser.add_argument("--events", default=",".join(EVENTS))
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for one pairing")
    asked = parser.parse_args(arguments)
    systems = asked.systems.split(",")
    print("| event | players | " + " | ".join(systems) + " |")
    print("|---" * (2 + len(systems)) + "|")
    for case in cases(asked.events.split(","), asked.sizes or SIZES):
        cells = (cell(case, system, asked.limit) for system in systems)
        print(f"| {case.event} | {case.players:,} | " + " | ".join(cells) + " |", flush=True)


def cases(events: Sequence[str], sizes: Sequence[int]) -> Iterator[Case]:
    """Each event in every size, or in its own."""
    for event in events:
        for players in [ONE_SIZE[event]] if event in ONE_SIZE else sizes:
            yield Case(event, players, ROUND)


def cell(case: Case, system: str, limit: float) -> str:
    """The two ratios."""
    file = report_of(event_for(system, case)).encode()
    event = read_trf(file)
    works = (
        partial(read_trf, file),
        partial(pair, event, system),
        partial(pair, event, system, explain=True),
    )
    try:
        reading, plain, explained = in_turn(works, limit)
    except NoPairing:
        return "no pairing"
    return f"> {limit:g}" if plain is None else f"{ratio(plain, reading)} x{ratio(explained, plain)}"


if __name__ == "__main__":
    main(sys.argv[1:])
