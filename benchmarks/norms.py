"""What ratings, norms and their pages cost, as ratios to reading the same file in the same run.

python -m benchmarks.norms                          100, 1,000 and 10,000 players after eleven rounds
python -m benchmarks.norms 500                      other sizes

Titles by rating, eight federations, every third player a woman. ``page`` is the data set as HTML. Times are the best of
three.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from benchmarks.events import ordinary_event
from benchmarks.table import report_of
from benchmarks.timing import ratio, seconds_of
from fairswiss import Tournament, ratings, read_trf, title_norms
from fairswiss.rendering import report_fragment

SIZES = (100, 1_000, 10_000)
ROUNDS = 11
COUNTRIES = ("AUT", "CZE", "GER", "HUN", "POL", "SRB", "SVK", "UKR")
LEVELS = ((2500, "GM"), (2400, "IM"), (2300, "FM"), (0, ""))
HEAD = f"{'work':<14}{'players':>8}{'read s':>9}{'work s':>9}{'ratio':>8}"


def titled(tournament: Tournament) -> Tournament:
    """The same event with what norms ask for."""
    return tournament._replace(
        players=tuple(
            player._replace(
                federation=COUNTRIES[player.number % len(COUNTRIES)],
                sex="w" if player.number % 3 == 0 else "m",
                title=next(title for least, title in LEVELS if player.rating >= least),
            )
            for player in tournament.players
        ),
        info=tournament.info._replace(federation="AUT", time_control="5400+30", start="2026/03/07"),
    )


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """One line for each piece of work and size, then the growth from each size to the next."""
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    say(HEAD)
    costs: dict[tuple[str, int], float] = {}
    for players in sizes:
        text = report_of(titled(ordinary_event(players, ROUNDS)))
        reading = seconds_of(partial(read_trf, text)) or 0.0
        event = read_trf(text)
        rated, checked = ratings(event), title_norms(event)
        for name, work in (
            ("ratings", partial(ratings, event)),
            ("ratings page", partial(report_fragment, rated, 0, event)),
            ("norms", partial(title_norms, event)),
            ("norms at 7", partial(title_norms, event, 7)),
            ("norms page", partial(report_fragment, checked, 0, event)),
        ):
            found = seconds_of(work) or 0.0
            costs[name, players] = found
            say(f"{name:<14}{players:>8}{reading:>9.4f}{found:>9.4f}{ratio(found, reading):>8}")
    for name in dict.fromkeys(name for name, _ in costs):
        for small, large in pairwise(sizes):
            grown = ratio(costs[name, large], costs[name, small])
            say(f"{name}: {grown} times as long for {large / small:g} times the players")


if __name__ == "__main__":
    main(sys.argv[1:])
