"""Summaries: means with their intervals, and differences between systems on the same luck with their effect sizes."""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import NamedTuple

from fairswiss.studies.recipe import Cell
from fairswiss.studies.rows import Row

_SURE = 1.959963984540054
"""Standard errors of an interval that holds in 95 of 100 cases, of very many values."""


class Estimate(NamedTuple):
    """A mean with the interval that holds in 95 of 100 cases."""

    mean: float
    error: float
    """Half the width of the interval."""
    deviation: float
    """The standard deviation of single tournaments."""
    size: int
    """The number of values."""

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error

    @property
    def effect(self) -> float:
        """The mean by the standard deviation: of paired differences the effect size (Cohen's d)."""
        return self.mean / self.deviation if self.deviation else 0.0

    @property
    def settled(self) -> bool:
        """True if the interval does not hold 0."""
        return self.low > 0 or self.high < 0


class CellSummary(NamedTuple):
    """The tournaments of a cell, summed up."""

    cell: Cell
    tournaments: int
    ended: int
    """Tournaments that could not be paired to their end; the measures leave them out."""
    estimates: Mapping[str, Estimate]
    """By column; a measure without any value is left out."""


class Difference(NamedTuple):
    """A system less another one, tournament by tournament with the same luck."""

    cell: Cell
    against: Cell
    tournaments: int
    estimates: Mapping[str, Estimate]


def student(count: int) -> float:
    """The factor of the standard error for so many values: Student's t for 95 in 100, by Cornish and Fisher."""
    z, freedom = _SURE, max(1, count - 1)
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def estimate(values: Iterable[float]) -> Estimate | None:
    """The estimate of some values; None of none. Of one value nothing is known about its error."""
    found = list(values)
    count = len(found)
    if not count:
        return None
    mean = sum(found) / count
    if count == 1:
        return Estimate(mean, float("inf"), 0.0, 1)
    deviation = sqrt(sum((value - mean) ** 2 for value in found) / (count - 1))
    error = student(count) * deviation / sqrt(count)
    if {*found} <= {0, 1}:
        error = max(error, _error_of_share(mean, count))
    return Estimate(mean, error, deviation, count)


def _error_of_share(share: float, count: int) -> float:
    """The farther end of Wilson's interval: what never happened in twenty tournaments may still happen."""
    weight = _SURE**2 / count
    centre = (share + weight / 2) / (1 + weight)
    half = sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return abs(centre - share) + half


def summarise(rows: Iterable[Row]) -> tuple[CellSummary, ...]:
    """Each cell, in the order in which they come."""
    return tuple(
        CellSummary(
            cell,
            len(some),
            sum(bool(row.ended) for row in some.values()),
            _estimates([row.values for row in some.values() if not row.ended]),
        )
        for cell, some in _by_cell(rows).items()
    )


def compared(rows: Iterable[Row], against: str) -> tuple[Difference, ...]:
    """Every other system less this one (``dutch-2026``, ``dutch-2026+baku``), in each field and length."""
    cells = _by_cell(rows)
    found = []
    for cell, some in cells.items():
        base = next((one for one in cells if one.variant == against and one[:2] == cell[:2]), None)
        if base is not None and cell != base:
            found.append(_difference(cell, base, some, cells[base]))
    return tuple(found)


def pooled(rows: Iterable[Row], variant: str, against: str) -> dict[str, Estimate]:
    """One system less another over all fields and lengths: of each seed the mean of its differences, seeds together.

    Tournaments of one seed share their players, so a seed counts once. Seeds that lack a cell are left out.
    """
    cells = _by_cell(row for row in rows if not row.ended)
    pairs = [
        (some, others)
        for cell, some in cells.items()
        for base, others in cells.items()
        if cell.variant == variant and base.variant == against and cell[:2] == base[:2]
    ]
    seeds = set.intersection(*(set(some) & set(others) for some, others in pairs)) if pairs else set()
    found = [_mean_of([_less(some[seed], others[seed]) for some, others in pairs]) for seed in sorted(seeds)]
    return _estimates(found)


def paired(rows: Iterable[Row], cell: Cell, base: Cell) -> Difference:
    """One cell less another, seed by seed: two lengths of one system, say."""
    cells = _by_cell(row for row in rows if row.cell in (cell, base))
    return _difference(cell, base, cells[cell], cells[base])


def _mean_of(found: list[dict[str, float | None]]) -> dict[str, float | None]:
    """The means by column; None where a value is missing."""
    means: dict[str, float | None] = {}
    for name in found[0]:
        values = [value for one in found if (value := one[name]) is not None]
        means[name] = sum(values) / len(values) if len(values) == len(found) else None
    return means


def _difference(cell: Cell, base: Cell, some: Mapping[int, Row], others: Mapping[int, Row]) -> Difference:
    both = [seed for seed in some if seed in others and not (some[seed].ended or others[seed].ended)]
    return Difference(cell, base, len(both), _estimates([_less(some[seed], others[seed]) for seed in both]))


def _less(one: Row, other: Row) -> dict[str, float | None]:
    found: dict[str, float | None] = {}
    for name, value in one.values.items():
        theirs = other.values.get(name)
        found[name] = None if value is None or theirs is None else value - theirs
    return found


def _by_cell(rows: Iterable[Row]) -> dict[Cell, dict[int, Row]]:
    cells: dict[Cell, dict[int, Row]] = {}
    for row in rows:
        cells.setdefault(row.cell, {})[row.seed] = row
    return cells


def _estimates(found: list[dict[str, float | None]]) -> dict[str, Estimate]:
    names = list(found[0]) if found else []
    known = {name: estimate(value for one in found if (value := one[name]) is not None) for name in names}
    return {name: one for name, one in known.items() if one is not None}
