import gc
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from fairswiss.rules import SHELF
from tests.fast import MANY, chosen, function_of, has_slow_tests, with_few_examples
from tests.source_trees import tree_of

pytest.register_assert_rewrite("tests.rules.dutch")

# The tests read English, whatever the language of the machine.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The collector would look at the same modules, tests and trees of sources again and again: a sixth of all the time.
gc.set_threshold(100_000, 20, 100)

# An example that takes long where other things are done too is no fault.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


READING_SOURCES = ("house", "language")
"""The folders of tests that look at every module of the program."""


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "only the tests that cite an article or reading: dubov-1997:7.2, 'dubov-1997:reading 5'"
    parser.addoption("--rule", action="append", default=[], metavar="EDITION:ARTICLE", help=words)
    parser.addoption("--fast", action="store_true", help="no browser, database or process, and few examples of each")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return (config.getoption("--fast") and has_slow_tests(collection_path)) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest journeys begin first, so that at the end no process has to wait for another.

    They are all in the first share, a sixteenth of the tests, which one of four processes gets; the others do more of
    the rest meanwhile. Those that read all sources are neighbours, so that they are read once. Tests of many cases come
    last: each case is short, and shares are small by then, so that the processes end together.
    """
    if config.getoption("--fast"):
        items[:], left_out = chosen(items)
        config.hook.pytest_deselected(items=left_out)
        for item in items:
            with_few_examples(item)
    cases = Counter(map(function_of, items))
    items.sort(
        key=lambda item: (
            item.path.name != "test_journeys.py",
            item.path.parent.name not in READING_SOURCES,
            cases[function_of(item)] > MANY,
        )
    )
    if wanted := config.getoption("--rule"):
        kept = [item for item in items if cites(item, wanted)]
        if not kept:
            raise pytest.UsageError(f"no test cites {', '.join(wanted)}")
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


def pytest_collection_finish() -> None:
    """What has been imported and collected stays until the end."""
    gc.freeze()


def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """When the tests that read sources are over, the trees are given back: as much as all the rest of a process."""
    if nextitem is None or nextitem.path.parent.name not in READING_SOURCES:
        tree_of.cache_clear()


def pytest_sessionfinish() -> None:
    """At the end pytest goes over everything there is, five times: once is enough for what nobody has thrown away."""
    gc.collect()
    gc.freeze()


def cites(item: pytest.Item, wanted: list[str]) -> bool:
    """Whether a test is marked with one of these articles; what editions share counts in the folder of each."""
    folders = {edition.replace("-", "_") for edition in SHELF} & {item.path.parent.name}
    marks = (mark.args for mark in item.iter_markers("rule") if not folders or mark.args[0] in folders)
    return any(
        f"{edition.replace('_', '-')}:{article}" in wanted for edition, *articles in marks for article in articles
    )
