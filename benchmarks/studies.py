"""Tournaments a second of a study, by system and size, and the ratio to bare pairing: python -m benchmarks.studies

Processor time of one process, so that other work on the machine counts little; with --shared also the wall time of one,
two and four processes, and of a cluster of two.
"""

import argparse
import sys
from collections.abc import Callable
from time import perf_counter, process_time

from fairswiss.rules import SHELF
from fairswiss.rules.pairing import pair_round
from fairswiss.studies import Cell, Recipe, Study, Workers
from fairswiss.studies.playing import played
from fairswiss.studies.reading import is_swiss
from fairswiss.studies.rows import Chunk, rows_of
from fairswiss.usecases.workers import LOCAL

SIZES = ((20, 7), (50, 9), (100, 9))
_WARM = 1_000_000
"""A seed of its own, to import everything before the clock starts."""


def recipe_of(players: int, rounds: int, systems: list[str], tournaments: int) -> Recipe:
    """A field without absences."""
    field = {"name": "field", "players": players, "mean": 1800, "spread": 250, "rating_error": 60}
    data = {"fields": [field], "rounds": [rounds], "systems": systems, "tournaments": tournaments}
    return Study.of(data).recipe


def seconds(recipe: Recipe, cell: Cell, tournaments: int) -> tuple[float, float]:
    """The processor time of these tournaments with everything, and of pairing their rounds alone."""
    rows_of(recipe, Chunk(cell, _WARM, 1))
    start = process_time()
    rows_of(recipe, Chunk(cell, 1, tournaments))
    whole = process_time() - start
    events = [played(recipe, cell, seed).tournament for seed in range(1, tournaments + 1)]
    known = [event.before_round(number) for event in events for number in range(1, len(event.rounds) + 1)]
    start = process_time()
    for before in known:
        pair_round(before, cell.system)
    return whole, process_time() - start


def by_system(asked: argparse.Namespace, say: Callable[[str], object]) -> None:
    """A line for each size and system."""
    swiss = [system for system in SHELF if is_swiss(system)]
    for players, rounds in SIZES:
        recipe = recipe_of(players, rounds, swiss, asked.tournaments)
        for cell in recipe.cells():
            whole, bare = seconds(recipe, cell, asked.tournaments)
            speed, ratio = asked.tournaments / whole, whole / bare
            size = f"{players:4} players {rounds:2} rounds"
            say(f"{size}  {cell.system:18} {speed:7.1f} a core-second  {ratio:4.2f} × pairing")


def shared(asked: argparse.Namespace, say: Callable[[str], object]) -> None:
    """The wall time of the same study by several processes."""
    study = Study(recipe_of(20, 7, ["dubov-1997", "dutch-2026"], 10 * asked.tournaments))
    for name, workers in (("1", Workers(1)), ("2", Workers(2)), ("4", Workers(4)), (LOCAL, Workers(2, LOCAL))):
        start = perf_counter()
        study.run(workers=workers)
        say(f"processes {name:>5}: {perf_counter() - start:6.1f} s for {study.tournaments} tournaments")


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.studies")
    parser.add_argument("--tournaments", type=int, default=10)
    parser.add_argument("--shared", action="store_true")
    asked = parser.parse_args(arguments)
    by_system(asked, say)
    if asked.shared:
        shared(asked, say)


if __name__ == "__main__":
    main(sys.argv[1:])
