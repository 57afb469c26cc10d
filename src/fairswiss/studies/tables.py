"""The summary of a study as a document of tables: measures down, systems across."""

from collections.abc import Iterator
from itertools import groupby

from fairswiss.rendering.document import Block, Column, Heading, Paragraph, Table
from fairswiss.rendering.study_words import measure_name, study_phrase
from fairswiss.studies.measures import columns
from fairswiss.studies.numbers import shown_estimate
from fairswiss.studies.study import Results
from fairswiss.studies.summary import CellSummary


def summary_blocks(results: Results) -> Iterator[Block]:
    """A section for each field and number of rounds."""
    recipe = results.recipe
    yield Heading(recipe.name, section=False)
    measures = columns(recipe.measures, recipe.tie_breaks)
    for (field, rounds), cells in groupby(results.summary(), key=lambda one: one.cell[:2]):
        some = list(cells)
        yield Heading(study_phrase("cells", field=field, rounds=rounds))
        yield Paragraph(study_phrase("tournaments", count=min(one.tournaments for one in some)))
        for one in some:
            if one.ended:
                told = {"system": one.cell.variant, "ended": one.ended, "count": one.tournaments}
                yield Paragraph(study_phrase("ended", **told))
        yield _table(some, measures)


def _table(cells: list[CellSummary], measures: tuple[str, ...]) -> Table:
    head = Column(study_phrase("column.measure"))
    rows = [(measure_name(name), *(shown_estimate(one.estimates.get(name)) for one in cells)) for name in measures]
    return Table((head, *(Column(one.cell.variant, right=True) for one in cells)), tuple(rows))
