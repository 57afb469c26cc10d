"""Results as a Parquet file with the recipe in its metadata, for pandas, polars and DuckDB."""

import json
from typing import TYPE_CHECKING, Any

from fairswiss._version import __version__
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidFile
from fairswiss.model.extras import optional
from fairswiss.studies.measures import columns
from fairswiss.studies.reading import recipe_of
from fairswiss.studies.recipe import Recipe
from fairswiss.studies.rows import Row, row_of
from fairswiss.usecases.files import file_access, write_atomically

if TYPE_CHECKING:
    from pyarrow import Schema

KEY = b"fairswiss.study"
"""The entry of the metadata that has the recipe, as JSON."""


def _schema(recipe: Recipe) -> "Schema":
    with optional():
        import pyarrow as pa
    head = [
        ("field", pa.string()), ("rounds", pa.int32()), ("system", pa.string()), ("acceleration", pa.string()),
        ("seed", pa.int64()), ("players", pa.int32()), ("rounds_played", pa.int32()), ("ended", pa.string()),
    ]  # fmt: skip
    measured = [(name, pa.float64()) for name in columns(recipe.measures, recipe.tie_breaks)]
    about = {"recipe": recipe.data(), "version": __version__}
    return pa.schema([*head, *measured], metadata={KEY: json.dumps(about, ensure_ascii=False)})


def require_parquet() -> None:
    """Refuse before the work, not after it, where the package is not installed."""
    with optional():
        import pyarrow.parquet  # noqa: F401


def write_parquet(path: str, recipe: Recipe, rows: tuple[Row, ...]) -> None:
    """Write the file, whole or not at all."""
    schema = _schema(recipe)
    import pyarrow as pa
    from pyarrow import parquet

    flat = [row.flat() for row in rows]
    table = pa.table({name: [one[name] for one in flat] for name in schema.names}, schema=schema)
    sink = pa.BufferOutputStream()
    parquet.write_table(table, sink, compression="zstd")
    write_atomically(path, sink.getvalue().to_pybytes())


def read_parquet(path: str) -> tuple[Recipe, tuple[Row, ...]]:
    """The recipe and the rows of a file."""
    with optional():
        import pyarrow as pa
        from pyarrow import parquet
    try:
        table: Any = parquet.read_table(path)
        about = json.loads((table.schema.metadata or {})[KEY])
    except OSError as error:
        raise file_access("read", path, error) from error
    except (pa.ArrowException, KeyError, ValueError) as error:
        words = "{path!r} is not a file of results of a study."
        raise InvalidFile(gettext(words, path=path), code="not-a-study") from error
    return recipe_of(about["recipe"]), tuple(map(row_of, table.to_pylist()))
