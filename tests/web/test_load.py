"""Many people at once, in small: nothing fails and nothing acknowledged is lost. How fast it is, nobody asks here."""

from pathlib import Path

import pytest
from benchmarks.load.__main__ import runs, wanted

from tests.web.databases import PostgreSQL

ASKED = ["--viewers", "20", "--entering", "4", "--players", "24", "--seconds", "3", "--thinking", "0.3"]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_fails_and_nothing_is_lost(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if database == "sqlite":
        (run,) = runs(wanted(ASKED), tmp_path)
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.copy() as name:
            (run,) = runs(wanted(ASKED), tmp_path, server.url(name))
    assert run.errors == []
    assert run.lost == []
    assert run.sound, run.said
    assert run.figures.acknowledged
    assert run.figures.seconds["screen pairings"]
    assert any("lost 0" in line for line in run.lines())
