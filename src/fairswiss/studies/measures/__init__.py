"""The measures of a study: pure functions of a finished tournament and the true strengths, in exact fractions.

The table below has all of them but the tie-breaks, of which a recipe names its own: each has a column with its code,
``tie_break:BH/C1``. ``docs/reference/measures.md`` has their formulas.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from math import sqrt
from typing import NamedTuple

from fairswiss.studies.measures import order, pairs, promise
from fairswiss.studies.measures.tie_breaks import PREFIX, tie_break_strength
from fairswiss.studies.observed import Observed
from fairswiss.tiebreaks.codes import parse_tie_breaks

TIE_BREAKS = "tie_breaks"
"""The name under which a recipe asks for the strength of its tie-breaks."""


class Measure(NamedTuple):
    """A measure: its function, and what more of it means. ``rendering.study_words`` has its name."""

    of: Callable[[Observed], Fraction | None]
    better: int = 0
    """1 if more is better, -1 if less is, 0 if neither."""
    root: bool = False
    """True if the function gives a square, of which the root is kept."""


MEASURES = {
    "kendall": Measure(order.kendall, 1),
    "spearman": Measure(order.spearman, 1),
    "top": Measure(order.top, 1),
    "winner": Measure(order.winner, 1),
    "winner_rank": Measure(order.winner_rank, -1),
    "performance_order": Measure(promise.performance_order, 1),
    "aro_spread": Measure(promise.aro_spread, -1, root=True),
    "colour_difference": Measure(pairs.colour_difference, -1),
    "colour_beyond_one": Measure(pairs.colour_beyond_one, -1),
    "three_in_row": Measure(pairs.three_in_row, -1),
    "floats": Measure(pairs.floats, -1),
    "score_difference": Measure(pairs.score_difference, -1),
    "downfloats_most": Measure(pairs.downfloats_most, -1),
    "upfloats_most": Measure(pairs.upfloats_most, -1),
    "downfloat_rank": Measure(pairs.downfloat_rank),
    "upfloat_rank": Measure(pairs.upfloat_rank),
    "rematches": Measure(pairs.rematches, -1),
    "byes": Measure(pairs.byes),
    "bye_rank": Measure(pairs.bye_rank),
}
NAMES = (*MEASURES, TIE_BREAKS)
"""Everything that a recipe can ask for."""


def columns(measures: Iterable[str], tie_breaks: str) -> tuple[str, ...]:
    """The columns of these measures, or of all: their names, and one for each tie-break."""
    asked = tuple(measures) or NAMES
    codes = [f"{PREFIX}{code}" for code in map(str, parse_tie_breaks(tie_breaks)) if code != "PTS"]
    return (*(name for name in asked if name != TIE_BREAKS), *(codes if TIE_BREAKS in asked else ()))


def measure_of(column: str) -> Measure:
    """The measure of a column."""
    if not column.startswith(PREFIX):
        return MEASURES[column]
    return Measure(partial(tie_break_strength, code=column.removeprefix(PREFIX)), 1)


def measured(event: Observed, wanted: Iterable[str]) -> dict[str, float | None]:
    """The values of these columns; only here fractions are rounded to floating point."""
    return {column: _value(event, measure_of(column)) for column in wanted}


def _value(event: Observed, measure: Measure) -> float | None:
    found = measure.of(event)
    if found is None:
        return None
    return sqrt(found) if measure.root else float(found)
