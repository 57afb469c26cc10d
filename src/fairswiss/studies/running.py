"""A study run to its end: chunk by chunk, on all cores or a cluster; stopped and gone on with at any time.

Finished chunks are kept in a folder beside the output. The results do not depend on who worked out which chunk, nor on
when: they are put in order at the end, and the same recipe gives the same bytes.
"""

import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.studies.recipe import Recipe
from fairswiss.studies.rows import Chunk, Row, chunks, row_of, rows_of
from fairswiss.usecases.files import make_folder, read_bytes, write_atomically
from fairswiss.usecases.workers import Workers, spread

_RECIPE = "recipe.json"


class Shelf:
    """The folder of finished chunks."""

    def __init__(self, folder: str, recipe: Recipe) -> None:
        self.folder, self.recipe = folder, recipe

    def opened(self) -> "Shelf":
        """Make the folder, or see that it belongs to the same recipe; more tournaments of it may be asked for."""
        make_folder(self.folder)
        own, written = os.path.join(self.folder, _RECIPE), _identity(self.recipe)
        if not os.path.exists(own):
            write_atomically(own, written)
        elif read_bytes(own) != written:
            words = "{folder} has chunks of another study. Delete it, or choose another output."
            raise BadRequest(gettext(words, folder=self.folder), code="other-study")
        return self

    def find(self, chunk: Chunk) -> list[Row] | None:
        """The rows of a chunk; None if it is not finished."""
        path = os.path.join(self.folder, chunk.name)
        return list(map(row_of, json.loads(read_bytes(path)))) if os.path.exists(path) else None

    def keep(self, chunk: Chunk, rows: list[Row]) -> None:
        """Write the rows of a finished chunk."""
        text = json.dumps([row.flat() for row in rows], ensure_ascii=True)
        write_atomically(os.path.join(self.folder, chunk.name), text.encode())


def _identity(recipe: Recipe) -> bytes:
    """Everything that chunks depend on: not the number of tournaments, nor which seed is the first."""
    data = {name: value for name, value in recipe.data().items() if name not in ("tournaments", "first_seed", "name")}
    return json.dumps({"digest": sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()}).encode()


def chunk_folder(output: str) -> str:
    """The folder of finished chunks beside an output."""
    return f"{output}.chunks"


def work_through(
    recipe: Recipe, shelf: Shelf | None, workers: Workers, progress: Callable[[int], object]
) -> dict[Chunk, list[Row]]:
    """The rows of every chunk; ``progress`` is called with the number of tournaments that came in."""
    done: dict[Chunk, list[Row]] = {}
    for chunk, rows in _finished(recipe, shelf):
        done[chunk] = rows
        progress(chunk.size)
    left = [chunk for chunk in chunks(recipe) if chunk not in done]
    for place, rows in spread(partial(rows_of, recipe), left, workers):
        if shelf:
            shelf.keep(left[place], rows)
        done[left[place]] = rows
        progress(left[place].size)
    return done


def _finished(recipe: Recipe, shelf: Shelf | None) -> Iterator[tuple[Chunk, list[Row]]]:
    for chunk in chunks(recipe) if shelf else ():
        rows = shelf.find(chunk) if shelf else None
        if rows is not None:
            yield chunk, rows


def finished(recipe: Recipe, shelf: Shelf) -> dict[Chunk, list[Row]]:
    """The chunks that are finished so far."""
    return dict(_finished(recipe, shelf))


def in_order(recipe: Recipe, done: dict[Chunk, list[Row]]) -> tuple[Row, ...]:
    """All rows: cell by cell in the order of the recipe, seed by seed."""
    places = {cell: place for place, cell in enumerate(recipe.cells())}
    rows = [row for some in done.values() for row in some]
    return tuple(sorted(rows, key=lambda row: (places[row.cell], row.seed)))
