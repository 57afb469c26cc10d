"""THE LABORATORY: many simulated tournaments by several systems with the same luck, measured and compared.

May import: formats, language, model, pictures, rating, rendering, rules, simulate, tiebreaks, usecases. Must never know
an event of the manager, nor draw a lot but those that a seed names: the same recipe gives the same results, byte for
byte, on one core, on all, and on a cluster.

>>> from fairswiss.studies import Study                       # doctest: +SKIP
>>> results = Study.read("examples/study-small.toml").run()   # doctest: +SKIP
>>> results.summary()[0].estimates["kendall"].mean            # doctest: +SKIP

A :class:`Study` runs a recipe. Its :class:`Results` have a :class:`Row` for each tournament of each :class:`Cell`
(field, rounds, system, acceleration) and its seed, with a value for each measure; ``summary()`` has a mean with its
interval for each cell and measure, ``compared()`` the differences between systems, seed by seed; ``report`` says in
plain words what was found.
"""

from fairswiss.model.notebooks import shown_by
from fairswiss.studies.recipe import Absences, Cell, Field, Recipe, ResultModel
from fairswiss.studies.rows import Row
from fairswiss.studies.study import Results, Study
from fairswiss.studies.summary import CellSummary, Difference, Estimate
from fairswiss.usecases.workers import Workers

__all__ = [
    "Absences",
    "Cell",
    "CellSummary",
    "Difference",
    "Estimate",
    "Field",
    "Recipe",
    "ResultModel",
    "Results",
    "Row",
    "Study",
    "Workers",
]


def _report(results: Results) -> str:
    from fairswiss.studies.report import report_cell

    return report_cell(results)


shown_by(_report, Results)
