"""The tests of ``./test --fast``: those without a browser, a database or a process, with few examples of each.

Which ones these are follows from the fixtures that a test uses and from the modules it imports; nobody keeps a list.
"""

import re
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test, settings

SLOW_FIXTURES = frozenset({"browser", "database", "live", "postgresql", "prepared_file"})
DATABASES = frozenset({"sqlite", "postgresql"})
FUNCTION = re.compile(r"^def (\w+)\((.*?)\) ->", re.MULTILINE | re.DOTALL)
PARAMETER = re.compile(r"\w+(?=:)")
ALL_ON_A_DATABASE = re.compile(r'^(?:pytestmark = | {4})\[?pytest\.mark\.usefixtures\("database"', re.MULTILINE)
SLOW_IMPORT = re.compile(r"^(?:from|import) (?:benchmarks|multiprocessing|playwright|subprocess|venv)\b", re.MULTILINE)
FEW = 2
MANY = 40
"""Of a test with more cases than this, one in twenty."""


def chosen(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests to run, and those to leave out."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    cases: dict[str, int] = {}
    sizes: dict[str, int] = {}
    for item in items:
        name = function_of(item)
        sizes[name] = sizes.get(name, 0) + 1
    for item in items:
        name = function_of(item)
        cases[name] = cases.get(name, 0) + 1
        skipped = sizes[name] > MANY and cases[name] % 20 != 1
        (left_out if skipped or is_slow(item) else kept).append(item)
    return kept, left_out


def function_of(item: pytest.Item) -> str:
    """The test without the name of its case."""
    return item.nodeid.partition("[")[0]


def is_slow(item: pytest.Item) -> bool:
    """Whether a test needs a browser or a database, or takes long by its own word."""
    fixtures = frozenset(getattr(item, "fixturenames", ()))
    cases = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return bool(
        fixtures & SLOW_FIXTURES
        or any(isinstance(case, str) and case in DATABASES for case in cases)
        or item.get_closest_marker("long")
    )


def has_slow_tests(file: Path) -> bool:
    """Whether a module of tests starts browsers or processes, or has slow tests only; it is not even imported then."""
    if not file.name.startswith("test_") or file.suffix != ".py":
        return False
    text = file.read_text("utf-8")
    return bool(SLOW_IMPORT.search(text) or ALL_ON_A_DATABASE.search(text)) or _has_nothing_else(file, text)


def _has_nothing_else(file: Path, text: str) -> bool:
    """Whether every test asks for a slow fixture, or for one that asks for one: read from the text, not imported."""
    beside = (folder / "conftest.py" for folder in file.parents)
    texts = (*(found.read_text("utf-8") for found in beside if found.is_file()), text)
    asked = {name: set(PARAMETER.findall(given)) for given in texts for name, given in FUNCTION.findall(given)}
    slow = set(SLOW_FIXTURES)
    while more := {name for name, wanted in asked.items() if wanted & slow} - slow:
        slow |= more
    tests = {name for name in asked if name.startswith("test_")}
    return tests <= slow and bool(tests)


def with_few_examples(item: pytest.Item) -> None:
    """Let a property be tried with a handful of examples."""
    test = getattr(item, "obj", None)
    if test is not None and is_hypothesis_test(test):
        usual: settings = getattr(test, "_hypothesis_internal_use_settings", None) or settings()
        few = settings(usual, max_examples=min(FEW, usual.max_examples))
        test._hypothesis_internal_use_settings = few
