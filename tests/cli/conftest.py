import pytest

from tests.cli.events import Shell


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Runs a command line in this process."""
    return Shell(capsys, monkeypatch)
