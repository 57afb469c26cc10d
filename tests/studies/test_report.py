"""The report of a study: findings, what was not found, pictures with their tables, and every form."""

import re

import pytest

from fairswiss.cli.door import main
from fairswiss.model.errors import BadRequest
from fairswiss.rendering.document import Figure, Items
from fairswiss.studies import Estimate, Results, Row
from fairswiss.studies.findings import Finding, Size, findings, reference
from fairswiss.studies.numbers import decimals, decimals_apart, shown, shown_estimate
from fairswiss.studies.pictures import means_picture, spread_picture, spreads
from fairswiss.studies.report import report_blocks, report_markdown, report_page, report_pdf
from tests.studies.recipes import small

SEEDS = 24


def by_hand() -> Results:
    """Dubov 0.1 ± 0.1 above Dutch in one measure, alternately above and below in the other."""
    recipe = small(measures=["kendall", "floats"]).recipe
    rows = []
    for cell in recipe.cells():
        more = 0.1 if cell.system == "dubov-1997" else 0.0
        for seed in range(1, SEEDS + 1):
            luck = (seed % 3) / 10
            floats = 0.5 + (0.01 * (-1) ** seed if more else 0)
            values: dict[str, float | None] = {"kendall": 0.5 + luck + more * (seed % 2) * 2, "floats": floats}
            rows.append(Row(cell, seed, 9, 3, "", values))
    return Results(recipe, tuple(rows))


def found(mean: float, deviation: float = 1.0, effect: float | None = None, measure: str = "kendall") -> Finding:
    return Finding("a", "b", measure, Estimate(mean, 0.1, deviation, 9), mean if effect is None else effect)


def test_a_difference_is_found_with_its_effect_and_another_one_is_not() -> None:
    kendall, floats = findings(by_hand(), "dutch-2026")
    assert (kendall.measure, kendall.seen, kendall.better, kendall.size) == ("kendall", True, 1, Size.LARGE)
    assert kendall.difference.mean == pytest.approx(0.1)
    assert (floats.measure, floats.seen) == ("floats", False)
    assert floats.detectable == pytest.approx(floats.difference.error * 1.43, rel=0.01)


@pytest.mark.parametrize(
    ("effect", "size"),
    [(0.1, Size.TINY), (0.2, Size.SMALL), (-0.5, Size.MEDIUM), (0.79, Size.MEDIUM), (-2, Size.LARGE)],
)
def test_the_sizes_of_effects_have_stated_limits(effect: float, size: Size) -> None:
    assert found(effect).size is size


def test_fewer_floats_are_better_and_the_same_difference_every_time_is_large() -> None:
    assert (found(-0.5, measure="floats").better, found(0.5, measure="floats").better) == (1, -1)
    assert found(0.5, measure="byes").better == 0
    assert found(0.5, deviation=0, effect=0).size is Size.LARGE


def test_the_reference_is_named_or_the_usual_one() -> None:
    results = by_hand()
    assert (reference(results), reference(results, "dubov-1997")) == ("dutch-2026", "dubov-1997")
    with pytest.raises(BadRequest, match="no system of this study") as refused:
        reference(results, "keizer")
    assert refused.value.code == "no-such-reference"


def test_the_report_says_what_was_found_and_what_was_not() -> None:
    text = report_markdown(by_hand())
    seen, missed = text.split("## What was not found")
    assert re.search(r"Kendall\): higher by 0\.100 ± 0\.0\d\d\. That is better\. The effect is large", seen)
    assert re.search(r"different points: no difference seen .* would have been seen in 80 of 100 studies", missed)
    assert "48 tournaments: 24 for each of 2 combinations" in text
    assert "Seeds 1 to 24" in text
    assert "half-point byes 10, withdrawals 12, no-shows 20" in text
    assert "lower by 0.100" in report_markdown(by_hand(), "dubov-1997")


def test_one_system_has_nothing_to_compare() -> None:
    results = by_hand()
    alone = Results(small(systems=["dutch-2026"], measures=["kendall"]).recipe, results.rows[SEEDS:])
    assert "nothing to compare" in report_markdown(alone)
    assert not any(isinstance(block, Items) and block.items[0].under for block in report_blocks(alone))


def test_every_picture_has_its_table() -> None:
    results = by_hand()
    figures = [block for block in report_blocks(results) if isinstance(block, Figure)]
    assert len(figures) == 3
    assert all(figure.svg.startswith("<svg") and "<title>" in figure.svg for figure in figures)
    means = means_picture(results.summary(), "kendall")
    assert [row[:3] for row in means.table.rows] == [("club", "3", "dubov-1997"), ("club", "3", "dutch-2026")]
    assert means.table.rows[1][3].startswith("0.600 ± ")


def test_a_distribution_has_its_quantiles() -> None:
    dubov, dutch = spreads(by_hand().rows, "kendall")
    assert dutch.marks == pytest.approx((0.5, 0.5, 0.6, 0.7, 0.7))
    assert dubov.marks[2] > dutch.marks[2]
    assert spread_picture(by_hand().rows, "kendall").table.rows[1][3:] == ("0.500", "0.500", "0.600", "0.700", "0.700")


def test_every_form_is_written(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    results = by_hand()
    page = report_page(results)
    assert page.startswith("<!DOCTYPE html>")
    assert "light-dark(" in page
    assert report_pdf(results).startswith(b"%PDF")
    assert str(results._repr_html_()).startswith("<style>")
    file = f"{tmp_path}/study.parquet"
    results.write(file)
    assert main(["study", file, "--report", f"{tmp_path}/study.html"]) == 0
    with open(f"{tmp_path}/study.html", encoding="utf-8") as written:
        assert written.read() == page
    assert main(["study", file, "--report", f"{tmp_path}/study.doc"]) == 3
    assert ".html, .pdf or .md" in capsys.readouterr().err


def test_a_small_interval_is_not_shown_as_nothing() -> None:
    assert shown_estimate(Estimate(0.0012, 0.00034, 0.01, 1000)) == "0.0012 ± 0.0003"
    assert shown_estimate(Estimate(12.48, 1.26, 5, 40)) == "12.5 ± 1.3"
    assert shown_estimate(Estimate(0.25, 0, 0, 3)) == "0.250 ± 0.000"
    assert shown(-0.0001) == "0.000"


def test_a_difference_that_was_seen_looks_greater_than_half_of_its_interval() -> None:
    assert (decimals(0.0072, 0.0068), decimals_apart(0.0072, 0.0068)) == (3, 4)
    assert decimals_apart(-0.0072, 0.0068) == 4
    assert decimals_apart(8.81, 3.43) == decimals(8.81, 3.43)


def test_less_than_one_difference_by_chance_is_not_said_to_be_none() -> None:
    assert "about 0.1 of them would look like a difference by chance" in report_markdown(by_hand()).replace("\n", " ")
