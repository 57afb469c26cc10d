"""The Dutch systems, and Burstein's, where pairing is hard: White wins, draws, groups kept apart, small fields.

python -m benchmarks.dutch                      50, 200, 1,000 and 10,000 players before round 9
python -m benchmarks.dutch 50 200 --systems dutch-2026,dutch-1992 --limit 60
python -m benchmarks.dutch --many 41 60          twenty events of these sizes of each sort, and nothing else
python -m benchmarks.dutch --many 100 300        the same, larger

The table is that of ``benchmarks.systems``. Of many events the median of the ratio to reading, and in brackets the
greatest: one event of a size does not show what another one takes.
"""

import sys
from collections.abc import Sequence
from functools import partial
from statistics import median

from benchmarks.systems import ROUND, main
from benchmarks.table import Case, event_for, report_of
from benchmarks.timing import in_turn
from fairswiss import pair, read_trf

SYSTEMS = "dutch-2026,dutch-2017,dutch-2012,dutch-1992,burstein-2026"
MANY = 20
HARD = ("ordinary", "white wins", "white and absent", "draws")


def many_events(systems: Sequence[str], first: int, last: int) -> None:
    """Print a row for each sort of event."""
    print("| event | players | " + " | ".join(systems) + " |")
    print("|---" * (2 + len(systems)) + "|")
    sizes = sorted({first + number * (last - first) // (MANY - 1) for number in range(MANY)})
    for event in HARD:
        cells = (_cell(event, system, sizes) for system in systems)
        print(f"| {event} | {first} to {last} | " + " | ".join(cells) + " |", flush=True)


def _cell(event: str, system: str, sizes: Sequence[int]) -> str:
    ratios = [_ratio(Case(event, players, ROUND), system) for players in sizes]
    return f"{median(ratios):.1f} ({max(ratios):.1f})"


def _ratio(case: Case, system: str) -> float:
    file = report_of(event_for(system, case)).encode()
    reading, pairing = in_turn((partial(read_trf, file), partial(pair, read_trf(file), system)))
    return (pairing or 0) / (reading or 1)


if __name__ == "__main__":
    if "--many" in sys.argv:
        many_events(SYSTEMS.split(","), *map(int, sys.argv[sys.argv.index("--many") + 1 :]))
    else:
        main(["--systems", SYSTEMS, *sys.argv[1:]])
