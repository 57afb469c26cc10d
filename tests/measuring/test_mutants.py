"""Mutants: each sort of change, made in one place alone, and noticed by a test or not."""

import importlib

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


def test_a_mutant_is_imported_instead_of_the_whole_module(monkeypatch: pytest.MonkeyPatch) -> None:
    path = "src/fairswiss/rules/lim_2026/median.py"
    whole = (running.TOP / path).read_text(encoding="utf-8")

    def asked() -> int:
        return int(hasattr(importlib.import_module("fairswiss.rules.lim_2026.median"), "broken"))

    monkeypatch.setattr(running, "stages", lambda edition: iter([("first", asked), ("second", lambda: 0)]))
    for source, stage in ((f"{whole}\nbroken = True\n", "first"), (whole, running.SURVIVED), ("1 / 0", "first")):
        job = running.Job("lim_2026", path, Mutant(1, "", source))
        assert running.fate_of(job).stage == stage
        assert asked() == 0
    assert (running.TOP / path).read_text(encoding="utf-8") == whole


def test_tests_that_do_not_end_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 1)

    def endless() -> int:
        while True:
            pass

    assert running.noticed(endless) == running.NO_END
