"""The results of a study: one row for each tournament of each cell."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fairswiss.studies.measures import columns, measured
from fairswiss.studies.observed import observed
from fairswiss.studies.playing import played
from fairswiss.studies.recipe import Cell, Recipe

CHUNK = 20
"""Tournaments of a chunk, the piece of work that a process does at once: some seconds."""


class Row(NamedTuple):
    """One tournament of a cell, measured."""

    cell: Cell
    seed: int
    players: int
    rounds_played: int
    ended: str
    """The reason why it ended before its last round; empty if it did not."""
    values: dict[str, float | None]
    """By column; None where a measure has no value."""

    def flat(self) -> dict[str, Any]:
        """The row by column, as files have it."""
        head = {**self.cell._asdict(), **self._asdict()}
        return {**{name: value for name, value in head.items() if name not in ("cell", "values")}, **self.values}


HEAD = (*Cell._fields, "seed", "players", "rounds_played", "ended")
"""The columns before those of the measures."""


def row_of(flat: dict[str, Any]) -> Row:
    """The row of its columns."""
    cell = Cell(*(flat[name] for name in Cell._fields))
    values = {name: value for name, value in flat.items() if name not in HEAD}
    return Row(cell, flat["seed"], flat["players"], flat["rounds_played"], flat["ended"], values)


class Chunk(NamedTuple):
    """Some tournaments of one cell: a piece of work."""

    cell: Cell
    first: int
    """The first seed."""
    size: int

    @property
    def name(self) -> str:
        """The name of its file: plain letters, one for each chunk."""
        return f"{'_'.join(map(_plain, map(str, self.cell)))}_{self.first}_{self.size}.json"


def _plain(text: str) -> str:
    """The text with a number in place of every letter that a file name may not have."""
    return "".join(c if c.isascii() and (c.isalnum() or c in "-.") else f"={ord(c):x}=" for c in text)


def chunks(recipe: Recipe) -> Iterator[Chunk]:
    """The whole work, the first seeds of every cell first: whoever stops has as much of each cell."""
    last = recipe.first_seed + recipe.tournaments
    for first in range(recipe.first_seed, last, CHUNK):
        for cell in recipe.cells():
            yield Chunk(cell, first, min(CHUNK, last - first))


def rows_of(recipe: Recipe, chunk: Chunk) -> list[Row]:
    """Play and measure the tournaments of a chunk; a pure function, wherever it runs."""
    return [_row(recipe, chunk.cell, seed) for seed in range(chunk.first, chunk.first + chunk.size)]


def _row(recipe: Recipe, cell: Cell, seed: int) -> Row:
    event = played(recipe, cell, seed)
    seen = observed(event.tournament, event.strengths, recipe.tie_breaks, recipe.top)
    values = measured(seen, columns(recipe.measures, recipe.tie_breaks))
    tournament = event.tournament
    return Row(cell, seed, len(tournament.players), len(tournament.rounds), event.ended, values)
