"""What pairing a round by the Double-Swiss system costs, as a ratio to reading the same file in the same run.

python -m benchmarks.double_swiss                   100, 1,000 and 10,000 players, rounds 5 and 9
python -m benchmarks.double_swiss 50000             other sizes

Times are the best of three; memory is the peak that Python allocated, measured in a pass of its own.
"""

import sys
from collections.abc import Callable
from functools import cache

from benchmarks.table import HEAD, Case, Pairing, growth, measured, report_of
from fairswiss import Tournament, generate, pair

SYSTEM = "double-swiss-2026"
SIZES = (100, 1_000, 10_000)
ROUNDS = (5, 9)
PLANNED = 11


@cache
def _played(players: int) -> Tournament:
    return generate(players, SYSTEM, players=players, rounds=PLANNED).tournament


def ordinary(players: int, rounds: int) -> Tournament:
    """A random event after so many rounds."""
    return _played(players).before_round(rounds + 1)


def one_score(players: int, rounds: int) -> Tournament:
    """Every match drawn: everybody on one score."""
    event = _played(players).before_round(1)._replace(absences=())
    for _ in range(rounds):
        paired = pair(event, SYSTEM)
        event = event.with_round(paired.games(), paired.bye)
        event = event.with_results(dict.fromkeys(paired.games(), ("==", "==")))
    return event


EVENTS: dict[str, Callable[[int, int], Tournament]] = {"ordinary": ordinary, "one score": one_score}


def main(arguments: list[str]) -> None:
    """Print one line for each event and round, then the growth from each size to the next."""
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    print(HEAD)
    pairing: Pairing = {}
    for case in (Case(name, players, number) for name in EVENTS for players in sizes for number in ROUNDS):
        line, seconds = measured(case, report_of(EVENTS[case.event](case.players, case.round - 1)), SYSTEM, 0)
        print(line, flush=True)
        if seconds is not None:
            pairing[case] = seconds
    growth(pairing, sizes, print)


if __name__ == "__main__":
    main(sys.argv[1:])
