"""Mutants: each sort of change, made in one place alone, and noticed by a test or not."""

import sys
from pathlib import Path

import pytest
from benchmarks import mutants as running
from benchmarks.mutations import Mutant, mutants


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in mutants(source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a < b  ->  (a <= b)"]),
        ("a == b in c", ["a == b in c  ->  (a != b in c)", "a == b in c  ->  (a == b not in c)"]),
        ("a and b and c", ["a and b and c  ->  (a or b or c)"]),
        ("not a", ["not a  ->  (a)"]),
        ("x = 2", ["2  ->  3"]),
        ("x = 200, True, 'a'", []),
    ],
)
def test_expressions_are_turned_round(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


def test_a_yes_or_no_function_says_yes_and_no() -> None:
    assert [m.source for m in mutants("def f() -> bool:\n    return g()\n")] == [
        "def f() -> bool:\n    return True\n",
        "def f() -> bool:\n    return False\n",
    ]


def test_rows_are_dropped_and_swapped_and_nothing_else_of_the_source_changes() -> None:
    source = '# é\nL = (\n    Row("é"),\n    Row("b"),\n)\nLAST = (*L, *L)\n'
    assert [(m.line, m.change) for m in mutants(source)][:3] == [
        (3, "dropped: Row('é')"),
        (4, "dropped: Row('b')"),
        (3, "swapped with the next: Row('é')"),
    ]
    first = next(iter(mutants(source)))
    assert first.source == "# é\nL = (Row('b'),)\nLAST = (*L, *L)\n"
    assert "swapped with the next: *L" in changes(source)


def test_every_mutant_of_the_editions_is_still_python() -> None:
    for edition in ("dubov_1997", "dutch_2017", "dutch_2026"):
        for job in running.jobs(edition, []):
            compile(job.mutant.source, job.path, "exec")


def test_a_mutant_is_tried_in_a_copy_and_the_copy_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "module.py"
    module.write_text("answer = 42\n", encoding="utf-8")
    monkeypatch.setattr(running, "_own_copy", [tmp_path])
    read = [sys.executable, "-c", "import sys; sys.exit('42' not in open('module.py').read())"]
    monkeypatch.setattr(running, "stages", lambda edition: iter([("first", read)]))
    for source, stage in (("answer = 43\n", "first"), ("answer = 42 \n", running.SURVIVED)):
        job = running.Job("dutch_2026", "module.py", Mutant(1, "", source))
        assert running.fate_of(job).stage == stage
        assert module.read_text(encoding="utf-8") == "answer = 42\n"


def test_tests_that_do_not_end_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.2)
    assert running.noticed([sys.executable, "-c", "import time; time.sleep(60)"], tmp_path) == running.NO_END
