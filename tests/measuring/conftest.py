import pytest
from benchmarks import timing


@pytest.fixture(autouse=True)
def _no_longer_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short work is run three times, not 25: what a benchmark says is tested, not how well it measures.

    Before each run everything that the tests of this process hold is looked through for what can be thrown away.
    """
    monkeypatch.setattr(timing, "MOST_RUNS", timing.RUNS)
