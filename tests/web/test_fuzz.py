"""The script that throws damaged inputs at every door, in small; the doors refuse clearly or read."""

import tempfile
from pathlib import Path

import pytest
from benchmarks.fuzz import tried
from benchmarks.fuzz_doors import DOORS, Door


@pytest.mark.parametrize("door", DOORS, ids=[door.name for door in DOORS])
def test_damaged_inputs_are_read_or_clearly_refused(door: Door) -> None:
    found = tried(door, range(6 * door.share), seed=7)
    assert found.faults == ()
    assert found.read + found.refused == found.inputs
    assert found.read
    assert found.refused
    assert found.slowest < 5  # far above what any takes


def test_a_fault_is_noticed_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    def read(source: bytes) -> None:
        raise ZeroDivisionError

    found = tried(Door("broken", 1, lambda chance: chance.randbytes(3), read), range(2), seed=1)
    assert all("ZeroDivisionError" in fault for fault in found.faults)
    assert len(found.faults) == len(list(tmp_path.iterdir())) == 2
