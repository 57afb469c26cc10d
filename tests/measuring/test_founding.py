"""The page of the founding study is written from results alone."""

import re
from pathlib import Path

import pytest
from benchmarks import founding

from fairswiss.studies import Study, Workers

RECIPE = Path(__file__).parents[2] / "docs" / "studies" / "founding.toml"


def test_the_page_is_written_from_the_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(founding, "FOLDER", tmp_path / "studies")
    recipe = Study.read(str(RECIPE)).recipe
    small = recipe._replace(rounds=(3,), fields=(recipe.fields[0]._replace(players=9),), tournaments=3)
    Study(small).run(str(tmp_path / "results.parquet"), Workers(1))
    founding.main(str(tmp_path / "results.parquet"))
    page = (tmp_path / "studies" / "founding.md").read_text("utf-8")
    assert "**3 tournaments a cell**, 13 cells, 39 tournaments: club (9 players); 3 rounds" in page
    assert page.count("\n### ") == len(founding.SHOWN) + 4
    pictures = {path.name for path in (tmp_path / "studies").glob("*.svg")}
    assert pictures == {founding.picture_file(column) for column in founding.DRAWN}
    assert all(name in page for name in pictures)
    for name in pictures:
        drawn = (tmp_path / "studies" / name).read_text("utf-8")
        colours = set(re.findall(r' (?:fill|stroke)="([^"]*)"', drawn)) - {"none"}
        assert "prefers-color-scheme: dark" in drawn
        assert all(colour.startswith("var(--pic-") for colour in colours)
