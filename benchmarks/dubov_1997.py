"""What pairing a round by the Dubov system costs, as a ratio to reading the same file in the same run.

python -m benchmarks.dubov_1997                     100, 1,000 and 10,000 players, rounds 5 and 9
python -m benchmarks.dubov_1997 50000               other sizes
python -m benchmarks.dubov_1997 --hard 200 1000     also the event in which nearly every game is won by White

Times are the best of three; memory is the peak that Python allocated, measured in a pass of its own.
"""

import sys

from benchmarks.events import EVENTS
from benchmarks.table import HEAD, Case, Pairing, growth, measured, report_of

SIZES = (100, 1_000, 10_000)
ROUNDS = (5, 9)


def main(arguments: list[str]) -> None:
    """Print one line for each event and round, then the growth from each size to the next."""
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    names = ["ordinary", "one score", *(["white wins"] if "--hard" in arguments else [])]
    print(HEAD)
    pairing: Pairing = {}
    for case in (Case(name, players, number) for name in names for players in sizes for number in ROUNDS):
        line, seconds = measured(case, report_of(EVENTS[case.event](case.players, case.round - 1)), "dubov-1997", 0)
        print(line, flush=True)
        if seconds is not None:
            pairing[case] = seconds
    growth(pairing, sizes, print)


if __name__ == "__main__":
    main(sys.argv[1:])
