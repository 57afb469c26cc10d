"""What standings cost, as a ratio to reading the same file in the same run.

python -m benchmarks.standings                      100, 1,000 and 10,000 players after nine rounds
python -m benchmarks.standings 500                  other sizes

Five tie-breaks with their workings for each line. Times are the best of three.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from benchmarks.events import ordinary_event
from benchmarks.table import report_of
from benchmarks.timing import ratio, seconds_of
from fairswiss import read_trf, standings

SIZES = (100, 1_000, 10_000)
ROUNDS = 9
LISTS = ("BH/C1,BH,SB,DE,WIN", "AOB,FB,KS,STD,REP", "DE,ARO,TPR,PTP,APPO")
HEAD = f"{'tie-breaks':<22}{'players':>8}{'read s':>9}{'rank s':>9}{'ratio':>8}"


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """One line for each list and size, then the growth from each size to the next."""
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    say(HEAD)
    ranking: dict[tuple[str, int], float] = {}
    for players in sizes:
        text = report_of(ordinary_event(players, ROUNDS))
        reading = seconds_of(partial(read_trf, text)) or 0.0
        tournament = read_trf(text)
        for codes in LISTS:
            work = partial(standings, tournament, ROUNDS, codes, edition="2026", unrated=1500)
            found = seconds_of(work) or 0.0
            ranking[codes, players] = found
            say(f"{codes:<22}{players:>8}{reading:>9.4f}{found:>9.4f}{ratio(found, reading):>8}")
    for codes in LISTS:
        for small, large in pairwise(sizes):
            times = ratio(ranking[codes, large], ranking[codes, small])
            say(f"{codes}: {large:,} players take {times} times as long as {small:,}")


if __name__ == "__main__":
    main(sys.argv[1:])
