"""The Dutch systems, and Burstein's, where pairing is hard: White wins, draws, groups kept apart, small fields.

python -m benchmarks.dutch                      50, 200, 1,000 and 10,000 players before round 9
python -m benchmarks.dutch 50 200 --systems dutch-2026,dutch-1992 --limit 60

The table is that of ``benchmarks.systems``.
"""

import sys

from benchmarks.systems import main

SYSTEMS = "dutch-2026,dutch-2017,dutch-2012,dutch-1992,burstein-2026"

if __name__ == "__main__":
    main(["--systems", SYSTEMS, *sys.argv[1:]])
