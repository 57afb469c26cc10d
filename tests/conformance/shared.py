"""Where the data of other programs are: beside the repository, not inside it."""

from pathlib import Path

import pytest

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
DUBOV_1997 = DATA / "dubov-1997"


def file_or_skip(name: str) -> Path:
    """A data file; without it the whole module is skipped, visibly."""
    path = DUBOV_1997 / name
    if not path.exists():
        pytest.skip(f"{path} is not there", allow_module_level=True)
    return path
