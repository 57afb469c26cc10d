"""Tables that fit a terminal: long names are shortened, and what is still too wide is shown in parts.

Every part begins with the columns up to the one that says whom a line is about, so that it can be read by itself.
"""

from collections.abc import Iterator

from fairswiss.rendering.document import Table
from fairswiss.rendering.names import shortened, width

GAP = "  "
SHORTEST = 12
"""Columns a name keeps, however narrow the terminal is."""


def widths_of(table: Table) -> list[int]:
    """The width of each column in columns of a terminal."""
    rows = [tuple(column.title for column in table.columns), *table.rows]
    return [max(map(width, cells)) for cells in zip(*rows, strict=True)]


def fitted(table: Table, columns: int) -> Iterator[Table]:
    """The table in as few parts as fit; as it is when it fits, or no column of it names the lines."""
    names = next((place for place, column in enumerate(table.columns) if column.names), None)
    widths = widths_of(table)
    if names is None or _total(widths) <= columns:
        yield table
        return
    head = list(range(names + 1))
    widths[names] = _longest(widths, head, columns)
    for further in _parts(widths, head, columns):
        places = [*head, *further]
        rows = tuple(
            tuple(shortened(row[at], widths[at]) if at == names else row[at] for at in places) for row in table.rows
        )
        yield Table(tuple(table.columns[at] for at in places), rows)


def _longest(widths: list[int], head: list[int], columns: int) -> int:
    """The most a name can take without one part more, or a wider one, than the shortest names need."""
    names = head[-1]

    def need(length: int) -> tuple[int, int]:
        tried = [*widths[:names], length, *widths[names + 1 :]]
        parts = [[*head, *further] for further in _parts(tried, head, columns)]
        return len(parts), max(columns, *(_total([tried[at] for at in part]) for part in parts))

    shortest = min(widths[names], SHORTEST)
    least = need(shortest)
    return max(length for length in range(shortest, widths[names] + 1) if need(length) == least)


def _total(widths: list[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def _parts(widths: list[int], head: list[int], columns: int) -> Iterator[list[int]]:
    """The columns beside the head, in their order, as many at a time as fit; one at least."""
    further: list[int] = []
    for place in range(len(head), len(widths)):
        if further and _total([widths[at] for at in (*head, *further, place)]) > columns:
            yield further
            further = []
        further.append(place)
    yield further
