"""Write the page of the founding study from its results: python -m benchmarks.founding RESULTS.parquet

docs/studies/founding.md, the pictures beside it, and founding.csv with every mean and its interval.
"""

import csv
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fairswiss._version import __version__
from fairswiss.pictures.charts import Spec, chart
from fairswiss.pictures.drawing import svg
from fairswiss.rendering.palette import NAMED, in_either_scheme
from fairswiss.rendering.study_words import measure_name
from fairswiss.studies import Cell, CellSummary, Difference, Estimate, Results
from fairswiss.studies.measures import columns
from fairswiss.studies.summary import pooled

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "studies"
BASE = "dutch-2026"
PROMISE = ("aro_spread", "performance_order")
STEPS = (("dutch-1992", "dutch-2012"), ("dutch-2012", "dutch-2017"), ("dutch-2017", "dutch-2026"))
SHOWN = (
    "performance_order", "aro_spread", "kendall", "top", "winner", "winner_rank", "floats", "score_difference",
    "downfloats_most", "upfloats_most", "colour_difference", "colour_beyond_one", "three_in_row", "rematches",
    "bye_rank",
)  # fmt: skip
DRAWN = ("performance_order", "aro_spread", "kendall", "floats")
_LINE = 15
"""The height of a system in a picture."""
HEAD = """\
# The founding study

<!-- Written by python -m benchmarks.founding from the results of founding.toml. -->

Does a pairing system keep its promise? The text of Dubov's system of 1997 states a purpose: a player with a higher
performance should have more points, so opponents' averages are levelled within a score group. Here every Swiss system
on the shelf plays the same tournaments.

**{counted} tournaments a cell**, {cells} cells, {tournaments} tournaments: {fields}; {rounds} rounds; fairswiss
{version}. [The recipe](founding.toml) has everything else, [founding.csv](founding.csv) every mean and interval, [the
measures](../reference/measures.md) their formulas. A seed takes about nine core-seconds. To make the results, or to
continue where that was stopped, and to write this page again:

```console
fairswiss study docs/studies/founding.toml -o founding.parquet
python -m benchmarks.founding founding.parquet
```

Differences are taken seed by seed: all systems have the same luck. ± is half of the 95 % interval of the mean;
*settled* means that the interval leaves out 0. The first figure is over all fields and lengths together, every seed
once. *Effect* is the mean difference in a cell by its standard deviation: 0.2 is small, 0.8 large. One interval in
twenty leaves out 0 by chance; nothing is corrected for the number of questions.

## What was found
"""
NOT_FOUND = """\
## What was not

- One model of results, and one size for each field. Other fields may differ: [run your
  own](../how-to/run-a-study.md).
- Double-Swiss plays two games a round, so twice as many; Keizer lets the same two meet again and ranks by its own
  points. At the same number of rounds neither is comparable with the others in the order of players.
- Floats count by real points: under Baku many pairs of equals with virtual points count as floats.
- Where an interval holds 0, the study is too small to tell. It does not prove that there is no difference.
"""
PAPERS = """\
## Beside what papers report

- P. Sauer, Á. Cseh, P. Lenzner, *Improving ranking quality and fairness in Swiss-system chess tournaments*, Journal
  of Quantitative Analysis in Sports 20 (2024), 127–146, propose pairing rules
  of their own, by maximum weight matchings, and report fairer pairings and a ranking nearer to true strength than
  under FIDE's rules. Their rules are not on our shelf, so the comparison itself cannot be repeated. The same question
  is asked here of the FIDE systems among themselves: see *kendall* below.
- L. Csató, A. Krumer, *Swiss-system chess tournaments and unfairness* (arXiv 2410.19333), find in real events with an
  odd number of rounds that players with one more White score more. All our lengths are odd, and White's advantage is
  in the model; *colour_difference* says how many have one more. The gain in points is not a measure here: not
  compared.
- We know of no published figures for the claim of 1997.
"""


class Compared(NamedTuple):
    """A system less another one: cell by cell, and all cells together."""

    cells: Mapping[str, list[Estimate]]
    together: Mapping[str, Estimate]

    def line(self, column: str) -> str:
        """One measure in words."""
        together, cells, digits = self.together[column], self.cells[column], digits_of(column)
        up, down = sum(one.low > 0 for one in cells), sum(one.high < 0 for one in cells)
        return (
            f"{together.mean:+.{digits}f} ± {together.error:.{digits}f} ({verdict(together)}; effect in a cell "
            f"{min(one.effect for one in cells):+.2f} to {max(one.effect for one in cells):+.2f}; "
            f"interval above 0 in {up}, below in {down} of {len(cells)} cells)"
        )

    def named(self, column: str) -> str:
        """The same with the name of the measure."""
        return f"  - {measure_name(column)} (`{column}`): {self.line(column)}."

    def notable(self) -> list[str]:
        """Measures that differ over all cells together."""
        return [name for name, one in self.together.items() if one.settled]


def verdict(found: Estimate) -> str:
    return "settled" if found.settled else "not settled"


def digits_of(column: str) -> int:
    return 1 if column == "aro_spread" else 3


def against(results: Results, one: str, base: str) -> Compared:
    """The differences of a system from another one."""
    cells: dict[str, list[Estimate]] = {}
    for difference in results.compared(base):
        if difference.cell.variant == one:
            for name, found in difference.estimates.items():
                cells.setdefault(name, []).append(found)
    return Compared(cells, pooled(results.rows, one, base))


def said(found: Estimate, more: str, less: str, unit: str, scale: int = 1) -> str:
    """A difference in plain words; where it is not settled, that."""
    figure = f"{abs(scale * found.mean):.1f} ± {scale * found.error:.1f} {unit}"
    if not found.settled:
        sign = "+" if found.mean > 0 else "−"
        return f"no settled difference in whether {more} ({sign}{figure})"
    return f"{more if found.mean > 0 else less}, by {figure}"


def in_words(results: Results) -> Iterator[str]:
    """The answers for people who read no further."""
    promise, baku = (against(results, one, BASE).together for one in ("dubov-1997", f"{BASE}+baku"))
    kept = promise["aro_spread"].high < 0 and promise["performance_order"].low > 0
    averages, points = "opponents' averages in a score group are", "more points go with the better performance"
    closer = (f"{averages} further apart", f"{averages} closer together", "rating points")
    better = (f"{points} more often", f"{points} less often", "pairs in a hundred", 100)
    order = (
        "the final order is nearer to true strength",
        "the final order is further from true strength",
        "hundredths of τ",
        100,
    )
    wins = ("the strongest player wins more often", "the strongest player wins less often", "events in a hundred", 100)
    yield f"- **The promise of 1997 is {'kept' if kept else 'not shown to be kept'}.** Beside Dutch 2026, Dubov 1997:"
    yield f"  {said(promise['aro_spread'], *closer)}; {said(promise['performance_order'], *better)}."
    yield f"- **The order of players**: {said(promise['kendall'], *order)}; {said(promise['winner'], *wins)}."
    steps = [against(results, new, old).together["kendall"] for old, new in STEPS]
    settled = sum(one.settled for one in steps)
    largest = max(abs(one.mean) for one in steps)
    yield f"- **Editions of the Dutch system**: from one to the next τ changes by {100 * largest:.1f} hundredths"
    yield f"  at most; {settled} of {len(steps)} steps are settled."
    yield f"- **The Baku acceleration**, beside Dutch 2026 without it: {said(baku['kendall'], *order)};"
    yield f"  {said(baku['winner'], *wins)}."


def found_out(results: Results) -> Iterator[str]:
    """The questions and their answers."""
    promise = against(results, "dubov-1997", BASE)
    yield "- **The promise of 1997** (Dubov 1997 less Dutch 2026):"
    yield from map(promise.named, PROMISE)
    yield "- **What else differs** between the two:"
    yield from (promise.named(name) for name in promise.notable() if name not in PROMISE)
    for old, new in STEPS:
        found = against(results, new, old)
        names = found.notable()
        yield f"- **From {old} to {new}**:" + ("" if names else " no measure differs over all cells together.")
        yield from map(found.named, names)
    baku = against(results, f"{BASE}+baku", BASE)
    yield "- **The Baku acceleration** (Dutch 2026 with it less without it):"
    yield from map(baku.named, dict.fromkeys(("kendall", "winner", "top", *baku.notable())))
    yield "- **Every other system less Dutch 2026**, order by true strength (`kendall`):"
    for variant in dict.fromkeys(one.cell.variant for one in results.compared(BASE)):
        yield f"  - {variant}: {against(results, variant, BASE).line('kendall')}."


def shown(found: Estimate | None, column: str) -> str:
    if found is None:
        return "–"
    digits = digits_of(column)
    return f"{found.mean:.{digits}f} ± {found.error:.{digits}f}"


def table(cells: tuple[CellSummary, ...], column: str) -> Iterator[str]:
    heads = list(dict.fromkeys(one.cell[:2] for one in cells))
    by = {(one.cell.variant, one.cell[:2]): one.estimates.get(column) for one in cells}
    yield f"### {measure_name(column)} (`{column}`)\n"
    yield "| system | " + " | ".join(f"{field} {rounds}" for field, rounds in heads) + " |"
    yield "|---|" + "---|" * len(heads)
    for variant in dict.fromkeys(one.cell.variant for one in cells):
        yield f"| {variant} | " + " | ".join(shown(by.get((variant, head)), column) for head in heads) + " |"
    yield ""


def head(results: Results, cells: tuple[CellSummary, ...]) -> str:
    """The set-up in words."""
    recipe = results.recipe
    sizes = sorted({one.tournaments for one in cells})
    fields = ", ".join(f"{field.name} ({field.players} players)" for field in recipe.fields)
    counted = f"{sizes[0]:,} to {sizes[-1]:,}" if len(sizes) > 1 else f"{sizes[0]:,}"
    return HEAD.format(
        counted=counted,
        cells=len(cells),
        tournaments=f"{len(results.rows):,}",
        fields=fields,
        rounds=", ".join(map(str, recipe.rounds)),
        version=__version__,
    )


def page(results: Results) -> Iterator[str]:
    """The page, piece by piece."""
    cells, recipe = results.summary(), results.recipe
    yield head(results, cells)
    yield from in_words(results)
    yield "\n## The figures\n"
    yield from found_out(results)
    yield ""
    missing = [cell for cell in recipe.cells() if cell not in {one.cell for one in cells}]
    if missing:
        listed = ", ".join(f"{cell.variant} ({cell.field} {cell.rounds})" for cell in missing)
        yield f"Not played yet, so left out: {listed}.\n"
    ended = [
        f"{o.cell.variant} ({o.cell.field} {o.cell.rounds}) {o.ended} of {o.tournaments}" for o in cells if o.ended
    ]
    if ended:
        yield f"Tournaments that could not be paired to the end, left out: {', '.join(ended)}.\n"
    yield NOT_FOUND
    yield "## Pictures\n"
    for column in DRAWN:
        yield f"![{measure_name(column)}: each system less Dutch 2026, by field and rounds]({picture_file(column)})\n"
    yield PAPERS
    yield "## All systems\n"
    measures = columns(recipe.measures, recipe.tie_breaks)
    for column in (*SHOWN, *(name for name in measures if name.startswith("tie_break:"))):
        yield from table(cells, column)


def picture_file(column: str) -> str:
    return f"founding-{column.replace('_', '-')}.svg"


def picture(differences: tuple[Difference, ...], column: str) -> Spec:
    """Small multiples: a panel for each field and length, a line for each system."""
    values = [
        {
            "field": one.cell.field, "rounds": one.cell.rounds, "system": one.cell.variant,
            "mean": one.estimates[column].mean, "low": one.estimates[column].low, "high": one.estimates[column].high,
        }
        for one in differences
        if column in one.estimates
    ]  # fmt: skip
    order = list(dict.fromkeys(one.cell.variant for one in differences))
    y = {"field": "system", "type": "nominal", "sort": order, "title": None}
    heads = {"labelColor": NAMED.ink, "titleColor": NAMED.ink}
    interval, mean = {"type": "rule", "color": NAMED.ink}, {"type": "point", "filled": True, "size": 30, "opacity": 1}
    return chart({
        "title": {"text": f"{measure_name(column)}: each system less Dutch 2026", "color": NAMED.ink},
        "background": NAMED.ground,
        "data": {"values": values},
        "facet": {
            "row": {"field": "field", "type": "nominal", "title": None, "header": heads},
            "column": {"field": "rounds", "type": "ordinal", "title": "rounds", "header": heads},
        },
        "spec": {
            "width": 150, "height": {"step": _LINE},
            "layer": [
                {"mark": {"type": "rule", "color": NAMED.quiet}, "encoding": {"x": {"datum": 0}}},
                {"mark": interval, "encoding": {"y": y, "x": _across("low"), "x2": {"field": "high"}}},
                {"mark": {**mean, "color": NAMED.lines[2]}, "encoding": {"y": y, "x": _across("mean")}},
            ],
        },
    })  # fmt: skip


def _across(field: str) -> Spec:
    return {"field": field, "type": "quantitative", "title": None}


def main(path: str) -> None:
    """Write the page, its pictures and the table."""
    results = Results.read(path)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "founding.md").write_text("\n".join(page(results)).rstrip() + "\n", "utf-8")
    with (FOLDER / "founding.csv").open("w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow((*Cell._fields, "tournaments", "ended", "measure", *Estimate._fields))
        for one in results.summary():
            for name, found in one.estimates.items():
                rounded = [f"{value:.6g}" for value in found[:3]]
                writer.writerow((*one.cell, one.tournaments, one.ended, name, *rounded, found.size))
    differences = results.compared(BASE)
    for column in DRAWN:
        about = "A panel for each field and number of rounds; a point and its 95 % interval for each system."
        drawn = svg(picture(differences, column), measure_name(column), about)
        (FOLDER / picture_file(column)).write_text(in_either_scheme(drawn), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
