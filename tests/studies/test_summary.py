"""Summaries: means, intervals and paired differences by hand."""

from math import inf, sqrt

import pytest

from fairswiss.studies import Cell, Estimate, Row
from fairswiss.studies.summary import compared, estimate, pooled, student, summarise

DUTCH, DUBOV = Cell("club", 5, "dutch-2026"), Cell("club", 5, "dubov-1997")


def row(cell: Cell, seed: int, value: float | None, ended: str = "") -> Row:
    return Row(cell, seed, 10, 5, ended, {"kendall": value})


@pytest.mark.parametrize(("values", "factor"), [(4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)])
def test_the_factor_of_students_t_is_that_of_the_tables(values: int, factor: float) -> None:
    assert student(values) == pytest.approx(factor, rel=0.02 if values < 6 else 0.002)


def test_an_estimate_of_four_values() -> None:
    found = estimate([1.0, 2.0, 3.0, 6.0])
    assert found is not None
    assert found.mean == 3
    assert found.deviation == pytest.approx(sqrt(14 / 3))
    assert found.error == pytest.approx(student(4) * sqrt(14 / 3) / 2)
    assert (found.low, found.high) == (found.mean - found.error, found.mean + found.error)
    assert estimate([]) is None
    assert estimate([2.0]) == Estimate(2, inf, 0, 1)


def test_differences_are_taken_seed_by_seed() -> None:
    rows = [row(DUTCH, seed, value) for seed, value in ((1, 0.5), (2, 0.75), (3, 0.25), (4, 0.5))]
    rows += [row(DUBOV, seed, value) for seed, value in ((1, 0.75), (2, 1.0), (3, 0.5), (4, None))]
    (difference,) = compared(rows, "dutch-2026")
    assert (difference.cell, difference.against, difference.tournaments) == (DUBOV, DUTCH, 4)
    found = difference.estimates["kendall"]
    assert (found.mean, found.error, found.size) == (0.25, 0, 3)
    assert found.settled
    assert found.effect == 0
    assert compared(rows, "lim-2026") == ()


def test_a_tournament_that_ended_early_is_counted_and_left_out() -> None:
    rows = [row(DUTCH, 1, 0.5), row(DUTCH, 2, 0.25, "no pairing")]
    (found,) = summarise(rows)
    assert (found.tournaments, found.ended, found.estimates["kendall"].mean) == (2, 1, 0.5)


def test_all_cells_together_count_every_seed_once() -> None:
    long_dutch, long_dubov = DUTCH._replace(rounds=9), DUBOV._replace(rounds=9)
    rows = [row(DUTCH, seed, 0.5) for seed in (1, 2, 3)] + [row(long_dutch, seed, 0.25) for seed in (1, 2, 3)]
    rows += [row(DUBOV, seed, 1.0) for seed in (1, 2, 3)] + [row(long_dubov, 1, 0.75), row(long_dubov, 2, 0.25)]
    rows.append(row(long_dubov, 3, 0.5, "no pairing"))
    found = pooled(rows, "dubov-1997", "dutch-2026")["kendall"]
    # Seed 1: ½ and ½, seed 2: ½ and 0; seed 3 lacks a tournament.
    assert (found.mean, found.size) == (0.375, 2)
    assert pooled(rows, "keizer", "dutch-2026") == {}


def test_what_never_happened_is_not_certain_never_to_happen() -> None:
    never, always = estimate([0.0] * 20), estimate([1.0] * 20)
    assert never is not None
    assert always is not None
    upper = 1.959963984540054**2 / (20 + 1.959963984540054**2)  # Wilson's bound of 0 of 20
    assert (never.mean, always.mean) == (0, 1)
    assert [never.error, always.error] == pytest.approx([upper, upper])
