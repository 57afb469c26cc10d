from pathlib import Path

import pytest

from tests.cli.events import Shell


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """Runs a command line in this process, with an empty data folder."""
    monkeypatch.setenv("FAIRSWISS_DATA", str(tmp_path / "data"))
    return Shell(capsys, monkeypatch)
