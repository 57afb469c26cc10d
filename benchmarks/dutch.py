"""The Dutch systems, and Burstein's, where pairing is hard: White wins, draws, groups kept apart, small fields.

python -m benchmarks.dutch                      50, 200, 1,000 and 10,000 players before round 9
python -m benchmarks.dutch 50 200 --systems dutch-2026,dutch-1992 --limit 60
python -m benchmarks.dutch --small              twenty events of 41 to 60 players of each sort, and nothing else

The table is that of ``benchmarks.systems``. Of small fields the median of the ratio to reading, and in brackets the
greatest.
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
SMALL = range(41, 61)


def small_fields(systems: Sequence[str]) -> None:
    """Print a row for each sort of event."""
    print("| event | players | " + " | ".join(systems) + " |")
    print("|---" * (2 + len(systems)) + "|")
    for event in ("ordinary", "white wins", "draws"):
        cells = (_cell(event, system) for system in systems)
        print(f"| {event} | {SMALL[0]} to {SMALL[-1]} | " + " | ".join(cells) + " |", flush=True)


def _cell(event: str, system: str) -> str:
    ratios = [_ratio(Case(event, players, ROUND), system) for players in SMALL]
    return f"{median(ratios):.1f} ({max(ratios):.1f})"


def _ratio(case: Case, system: str) -> float:
    file = report_of(event_for(system, case)).encode()
    reading, pairing = in_turn((partial(read_trf, file), partial(pair, read_trf(file), system)))
    return (pairing or 0) / (reading or 1)


if __name__ == "__main__":
    if "--small" in sys.argv:
        small_fields(SYSTEMS.split(","))
    else:
        main(["--systems", SYSTEMS, *sys.argv[1:]])
