"""Bounds on modules, functions and branches, so that each can be read at once."""

from itertools import chain
from pathlib import Path

import pytest

from tests.house.complexity import blocks_of, long_functions
from tests.source_trees import parsed, tree_of

TOP = Path(__file__).parents[2]
SOURCE = sorted(TOP.glob("src/**/*.py"))
AROUND = [*sorted(TOP.glob("tests/**/*.py")), *sorted(TOP.glob("benchmarks/**/*.py"))]
TO_BE_DIVIDED = {
    "tests/rules/dubov_1997/test_2_limitations.py",
    "tests/rules/dubov_1997/test_7_transfers.py",
    "tests/web/test_rescue.py",
    "tests/web/test_second_place.py",
}
"""Longer than they should be, from before there was a limit: whoever works on one divides it."""
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
MOST_BRANCHED = 15
MOST_BRANCHED_ON_AVERAGE = 3.6


def test_no_module_is_longer_than_400_lines() -> None:
    lines = {str(file.relative_to(TOP)): len(file.read_text("utf-8").splitlines()) for file in (*SOURCE, *AROUND)}
    assert {name for name, length in lines.items() if length > MOST_LINES} <= TO_BE_DIVIDED


def test_no_function_is_longer_than_60_lines() -> None:
    trees = chain(((file, tree_of(file)) for file in SOURCE), ((file, parsed(file)) for file in AROUND))
    assert [(file, name) for file, tree in trees for name in long_functions(tree, MOST_LINES_OF_A_FUNCTION)] == []


def test_no_function_of_the_source_branches_more_than_15_times_and_the_average_stays() -> None:
    blocks = list(chain.from_iterable(map(blocks_of, SOURCE)))
    assert [block for block in blocks if block.complexity > MOST_BRANCHED] == []
    assert sum(block.complexity for block in blocks) <= MOST_BRANCHED_ON_AVERAGE * len(blocks)


@pytest.mark.parametrize(
    ("body", "complexity"),
    [
        ("pass", 1),
        ("if a and b or c: pass", 4),
        ("for a in b:\n  pass\n else:\n  pass", 3),
        ("[a for a in b if a if c]", 4),
        ("try: pass\n except A: pass\n except B: pass\n else: pass", 4),
        ("match a:\n  case 1: pass\n  case 2: pass\n  case _: pass", 3),
        ("def inner():\n  return a if b else c", 2),
        ("assert a", 2),
    ],
)
def test_branches_are_counted(tmp_path: Path, body: str, complexity: int) -> None:
    file = tmp_path / "module.py"
    file.write_text(f"def function():\n {body}\n")
    (function,) = blocks_of(file)
    assert function.complexity == complexity
