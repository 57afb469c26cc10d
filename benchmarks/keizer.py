"""What pairing a round by the Keizer system costs, as a ratio to reading the same file in the same run.

python -m benchmarks.keizer                  50, 200, 1,000 and 10,000 players, rounds 5 and 9
python -m benchmarks.keizer 50000            other sizes
python -m benchmarks.keizer --fixed-point    values until they stay, instead of step by step

Times are the best of three; memory is the peak that Python allocated, measured in a pass of its own.
"""

import sys
from functools import partial

from benchmarks.events import ordinary_event
from benchmarks.table import HEAD, Case, Pairing, growth, measured, report_of
from fairswiss.model.decisions import decision_remark

SIZES = (50, 200, 1_000, 10_000)
ROUNDS = (5, 9)
SYSTEM = "keizer"


def main(arguments: list[str]) -> None:
    """Print one line for each size and round, then the growth from each size to the next."""
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    counting = "fixed-point" if "--fixed-point" in arguments else "stepwise"
    event = partial(ordinary_event, system=SYSTEM)
    print(HEAD)
    pairing: Pairing = {}
    for case in (Case(counting, players, number) for players in sizes for number in ROUNDS):
        played = event(case.players, case.round - 1)._replace(extra=(decision_remark("counting", counting),))
        line, seconds = measured(case, report_of(played), SYSTEM, 0)
        print(line, flush=True)
        if seconds is not None:
            pairing[case] = seconds
    growth(pairing, sizes, print)


if __name__ == "__main__":
    main(sys.argv[1:])
