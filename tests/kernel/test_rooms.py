"""The kernel's inner rooms: every module is tested under its own name and opens by saying what holds in it."""

import ast
from pathlib import Path

import pytest

import fairswiss.kernel

KERNEL = Path(fairswiss.kernel.__file__).parent
TESTS = Path(__file__).parent
MODULES = [
    path for room in ("matchings", "solver") for path in sorted((KERNEL / room).glob("*.py")) if path.stem != "__init__"
]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_a_module_has_tests_by_name_and_says_what_holds_in_it(module: Path) -> None:
    assert (TESTS / module.parent.name / f"test_{module.stem}.py").is_file()
    opening = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    assert len(opening.split("\n\n")) > 1, "one sentence about what it is for, then what is true of it at all times"
