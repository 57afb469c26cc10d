"""A study: its recipe, and what comes of it."""

import os
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fairswiss.model.notebooks import repr_html
from fairswiss.studies.parquet import read_parquet, require_parquet, write_parquet
from fairswiss.studies.reading import parse_recipe, recipe_of
from fairswiss.studies.recipe import Recipe
from fairswiss.studies.rows import Row
from fairswiss.studies.running import Shelf, chunk_folder, finished, in_order, work_through
from fairswiss.studies.summary import CellSummary, Difference, compared, summarise
from fairswiss.usecases.files import read_bytes
from fairswiss.usecases.workers import EVERY_CORE, Workers


class Results(NamedTuple):
    """The results of a study."""

    recipe: Recipe
    rows: tuple[Row, ...]

    @classmethod
    def read(cls, path: str) -> "Results":
        """The results in a Parquet file."""
        return cls(*read_parquet(path))

    def write(self, path: str) -> None:
        """Write a Parquet file with the recipe in its metadata; equal results give equal bytes."""
        write_parquet(path, self.recipe, self.rows)

    def data(self) -> dict[str, Any]:
        """The recipe and the summary as plain data."""
        cells = [
            {
                **one.cell._asdict(),
                "tournaments": one.tournaments,
                "ended": one.ended,
                "measures": {name: found._asdict() for name, found in one.estimates.items()},
            }
            for one in self.summary()
        ]
        return {"recipe": self.recipe.data(), "cells": cells}

    def _repr_html_(self) -> str | None:
        return repr_html(self)

    def summary(self) -> tuple[CellSummary, ...]:
        """Each cell: means and their intervals."""
        return summarise(self.rows)

    def compared(self, against: str) -> tuple[Difference, ...]:
        """Every other system less this one, seed by seed."""
        return compared(self.rows, against)


def _unseen(_tournaments: int) -> None:
    """Show no progress."""


class Study:
    """A recipe that can be run."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe

    @classmethod
    def read(cls, path: str) -> "Study":
        """The study of a TOML file; reports that it names are looked for beside it."""
        return cls.parse(read_bytes(path).decode("utf-8", "replace"), os.path.dirname(path))

    @classmethod
    def parse(cls, text: str, folder: str = "") -> "Study":
        """The study of a TOML text."""
        return cls(parse_recipe(text, folder))

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Study":
        """The study of plain data in the shape of the file."""
        return cls(recipe_of(data))

    @property
    def tournaments(self) -> int:
        """Tournaments of all cells together."""
        return self.recipe.tournaments * len(self.recipe.cells())

    def run(
        self, output: str = "", workers: Workers = EVERY_CORE, progress: Callable[[int], object] = _unseen
    ) -> Results:
        """Run it. With an output, finished chunks are kept beside it until it is written, and not done again."""
        if output:
            require_parquet()
        shelf = Shelf(chunk_folder(output), self.recipe).opened() if output else None
        done = work_through(self.recipe, shelf, workers, progress)
        results = Results(self.recipe, in_order(self.recipe, done))
        if output:
            results.write(output)
        return results

    def so_far(self, output: str) -> Results:
        """The results of the chunks that a run with this output has finished, however it ended."""
        shelf = Shelf(chunk_folder(output), self.recipe).opened()
        return Results(self.recipe, in_order(self.recipe, finished(self.recipe, shelf)))
