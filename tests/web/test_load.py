"""Many people at once, in small: nothing fails and nothing acknowledged is lost. How fast it is, nobody asks here."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from benchmarks.load.__main__ import runs, wanted
from benchmarks.load.crowd import Run

from tests.web.databases import PostgreSQL

ASKED = ["--viewers", "20", "--entering", "4", "--players", "24", "--seconds", "3", "--thinking", "0.3"]


def apart(folder: Path, url: str = "") -> Run:
    """In a thread of its own: a browser test may have left a loop behind in this one."""
    with ThreadPoolExecutor(1) as thread:
        (run,) = thread.submit(lambda: [*runs(wanted(ASKED), folder, url)]).result()
    return run


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_fails_and_nothing_is_lost(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if database == "sqlite":
        run = apart(tmp_path)
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.copy() as name:
            run = apart(tmp_path, server.url(name))
    assert run.errors == []
    assert run.lost == []
    assert run.sound, run.said
    assert run.figures.acknowledged
    assert run.figures.seconds["screen pairings"]
    assert any("lost 0" in line for line in run.lines())
