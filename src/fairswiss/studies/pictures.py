"""The pictures of a study: means with their intervals by rounds and system, and the spread of single tournaments."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from fairswiss.pictures.charts import SHAPES, WIDTH, Spec, chart
from fairswiss.pictures.drawing import svg
from fairswiss.rendering.document import Column, Figure, Table
from fairswiss.rendering.palette import LINES, NAMED
from fairswiss.rendering.picture_words import picture_phrase
from fairswiss.rendering.study_words import measure_name, study_phrase
from fairswiss.studies.numbers import shown, shown_estimate
from fairswiss.studies.recipe import Cell
from fairswiss.studies.rows import Row
from fairswiss.studies.summary import CellSummary
from fairswiss.usecases.pictures import can_draw

_PANEL, _LINE = 170, 22
SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The shares of tournaments below the marks of a distribution."""


class StudyPicture(NamedTuple):
    """A picture before it is drawn: its words, its table and its chart."""

    measure: str
    title: str
    about: str
    table: Table
    chart: Spec

    def figure(self) -> Figure:
        """The picture for a document; the table alone where the plotting library is not installed."""
        drawn = svg(self.chart, self.title, self.about) if can_draw() else ""
        return Figure(drawn, self.about, picture_phrase("table"), self.table)


class Spread(NamedTuple):
    """The values of one measure in the tournaments of a cell."""

    cell: Cell
    marks: tuple[float, ...]
    """The values below which the shares of ``SHARES`` are."""


# -- means -------------------------------------------------------------------------------------------------------------


def means_picture(cells: Sequence[CellSummary], measure: str) -> StudyPicture:
    """A panel for each field: rounds across, a mark with its interval for each system."""
    found = [one for one in cells if measure in one.estimates]
    columns = [Column(study_phrase(f"column.{name}"), name != "field") for name in ("field", "rounds")]
    columns += [Column(study_phrase("column.system")), Column(study_phrase("column.mean"), right=True)]
    rows = [
        (one.cell.field, str(one.cell.rounds), one.cell.variant, shown_estimate(one.estimates[measure]))
        for one in found
    ]
    title = measure_name(measure)
    return StudyPicture(measure, title, study_phrase("means.about"), Table(tuple(columns), tuple(rows)),
                        _means_chart(found, measure))  # fmt: skip


def _means_chart(cells: Sequence[CellSummary], measure: str) -> Spec:
    order = list(dict.fromkeys(one.cell.variant for one in cells))
    panels = [
        _means_panel(field, list(some), measure, order) for field, some in groupby(cells, lambda one: one.cell.field)
    ]
    return chart({"vconcat": panels, "resolve": {"scale": {"color": "shared", "shape": "shared"}}})


def _means_panel(field: str, cells: list[CellSummary], measure: str, order: list[str]) -> Spec:
    rows = [
        {"rounds": one.cell.rounds, "system": one.cell.variant, "mean": found.mean,
         "low": max(found.low, -_widest(cells, measure)), "high": min(found.high, _widest(cells, measure))}
        for one in cells
        for found in (one.estimates[measure],)
    ]  # fmt: skip
    colours = [NAMED.lines[at % LINES] for at in range(len(order))]
    shapes = [SHAPES[(at + at // LINES) % len(SHAPES)] for at in range(len(order))]
    by_system = {"field": "system", "type": "nominal", "sort": order}
    across: Spec = {
        "x": {
            "field": "rounds", "type": "ordinal",
            "axis": {"title": study_phrase("column.rounds"), "labelAngle": 0, "grid": False},
        },
        "xOffset": by_system,
        "color": {**by_system, "scale": {"domain": order, "range": colours}, "legend": {"columns": 2}},
    }  # fmt: skip
    up = {"type": "quantitative", "scale": {"zero": False}, "axis": {"title": None, "tickCount": 5}}
    return {
        "title": _panel_title(field),
        "width": WIDTH,
        "height": _PANEL,
        "data": {"values": rows},
        "encoding": across,
        "layer": [
            {"mark": {"type": "rule", "strokeWidth": 2},
             "encoding": {"y": {"field": "low", **up}, "y2": {"field": "high"}}},
            {"mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
             "encoding": {"y": {"field": "mean", **up},
                          "shape": {**by_system, "scale": {"domain": order, "range": shapes}}}},
        ],
    }  # fmt: skip


def _widest(cells: list[CellSummary], measure: str) -> float:
    """A bound for intervals that one tournament leaves without an end."""
    return 2 * max(abs(one.estimates[measure].mean) for one in cells) + 1


def _panel_title(text: str) -> Spec:
    return {"text": text, "anchor": "start", "color": NAMED.ink, "fontSize": 13, "fontWeight": "bold"}


# -- distributions -----------------------------------------------------------------------------------------------------


def spreads(rows: Sequence[Row], measure: str) -> tuple[Spread, ...]:
    """The distribution of a measure in each cell that has values of it."""
    found = []
    for cell, some in groupby(rows, lambda row: row.cell):
        values = sorted(value for row in some if not row.ended and (value := row.values.get(measure)) is not None)
        if values:
            found.append(Spread(cell, tuple(_quantile(values, share) for share in SHARES)))
    return tuple(found)


def _quantile(values: list[float], share: float) -> float:
    """The value at that share, between two neighbours in proportion."""
    at = share * (len(values) - 1)
    below = int(at)
    above = min(below + 1, len(values) - 1)
    return values[below] + (at - below) * (values[above] - values[below])


def spread_picture(rows: Sequence[Row], measure: str) -> StudyPicture:
    """A panel for each field and number of rounds, a line for each system."""
    found = spreads(rows, measure)
    heads = [study_phrase("column.field"), study_phrase("column.rounds"), study_phrase("column.system")]
    marks = [f"{100 * share:.0f} %" for share in SHARES]
    columns = [Column(text, right=at == 1) for at, text in enumerate(heads)]
    columns += [Column(text, right=True) for text in marks]
    lines = [
        (one.cell.field, str(one.cell.rounds), one.cell.variant, *(shown(mark) for mark in one.marks)) for one in found
    ]
    title = study_phrase("spread.title", measure=measure_name(measure))
    table = Table(tuple(columns), tuple(lines))
    return StudyPicture(measure, title, study_phrase("spread.about"), table, _spread_chart(found))


def _spread_chart(found: Sequence[Spread]) -> Spec:
    panels = [
        _spread_panel(study_phrase("cells", field=field, rounds=rounds), list(some))
        for (field, rounds), some in groupby(found, lambda one: one.cell[:2])
    ]
    return chart({"vconcat": panels, "resolve": {"scale": {"x": "shared"}}})


def _spread_panel(title: str, found: list[Spread]) -> Spec:
    names = ("lowest", "low", "middle", "high", "highest")
    rows = [{"system": one.cell.variant, **dict(zip(names, one.marks, strict=True))} for one in found]
    down = {"field": "system", "type": "nominal", "sort": None, "axis": {"title": None, "labelLimit": 200}}
    return {
        "title": _panel_title(title),
        "width": WIDTH - 120,
        "height": {"step": _LINE},
        "data": {"values": rows},
        "encoding": {"y": down},
        "layer": [
            _range("lowest", "highest", {"type": "rule", "color": NAMED.quiet, "strokeWidth": 2}),
            _range("low", "high", {"type": "bar", "color": NAMED.win, "stroke": NAMED.quiet, "height": 12}),
            {"mark": {"type": "tick", "color": NAMED.ink, "thickness": 3, "size": 14},
             "encoding": {"x": {"field": "middle", "type": "quantitative"}}},
        ],
    }  # fmt: skip


def _range(first: str, last: str, mark: dict[str, Any]) -> Spec:
    across = {"field": first, "type": "quantitative", "scale": {"zero": False}, "axis": {"title": None}}
    return {"mark": mark, "encoding": {"x": across, "x2": {"field": last}}}
