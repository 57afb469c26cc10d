"""A table for ``parts/table.html``."""

from collections.abc import Sequence
from typing import NamedTuple


class Column(NamedTuple):
    """The head of a column. Numbers are aligned at the right; minor columns are left out on phones."""

    title: str
    is_number: bool = False
    is_minor: bool = False


class Cell(NamedTuple):
    """A cell of a row: text, optionally with a link, or as a badge of a kind (good, warn, bad, info, quiet)."""

    text: str
    href: str = ""
    badge: str = ""


class Table(NamedTuple):
    """Rows of cells under their columns. The first cell names its row."""

    caption: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Cell]]

    @property
    def lines(self) -> list[list[tuple[Column, Cell]]]:
        return [list(zip(self.columns, row, strict=True)) for row in self.rows]
