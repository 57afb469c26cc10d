"""The tests of ``./test --fast``: those without a browser, a database or a process, with few examples of each.

Which ones these are follows from the fixtures that a test uses and from the modules it imports; nobody keeps a list.
"""

import re
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test, settings

SLOW_FIXTURES = frozenset({"browser", "database", "live", "postgresql", "prepared_file"})
DATABASES = frozenset({"sqlite", "postgresql"})
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
        name = item.nodeid.partition("[")[0]
        sizes[name] = sizes.get(name, 0) + 1
    for item in items:
        name = item.nodeid.partition("[")[0]
        cases[name] = cases.get(name, 0) + 1
        skipped = sizes[name] > MANY and cases[name] % 20 != 1
        (left_out if skipped or is_slow(item) else kept).append(item)
    return kept, left_out


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
    """Whether a module of tests starts browsers or processes; it is not even imported then."""
    return file.name.startswith("test_") and file.suffix == ".py" and bool(SLOW_IMPORT.search(file.read_text("utf-8")))


def with_few_examples(item: pytest.Item) -> None:
    """Let a property be tried with a handful of examples."""
    test = getattr(item, "obj", None)
    if test is not None and is_hypothesis_test(test):
        usual: settings = getattr(test, "_hypothesis_internal_use_settings", None) or settings()
        few = settings(usual, max_examples=min(FEW, usual.max_examples))
        test._hypothesis_internal_use_settings = few
