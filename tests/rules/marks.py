"""The marks of the suite: which test cites which article, read from the sources of the tests."""

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fairswiss.rules import SHELF
from tests.source_trees import statements

TESTS = Path(__file__).resolve().parents[1]
SHARED = "tests.rules.dutch."
"""Tests that several editions share, each running them in its own folder."""


class Mark(NamedTuple):
    """One ``@pytest.mark.rule(edition, article)`` of a test."""

    edition: str
    article: str
    test: str


def marks_in(source: str, path: str) -> Iterable[Mark]:
    """The marks on the test functions of a module, written out as ``@pytest.mark.rule(…)``.

    Tests that it imports from those that editions share count for the edition of its folder.
    """
    own = Path(path).parent.name
    for test in statements(ast.parse(source)):
        if isinstance(test, ast.ImportFrom) and (test.module or "").startswith(SHARED):
            wanted = {f"{path}::{alias.name}" for alias in test.names}
            shared = TESTS.parent.joinpath(*(test.module or "").split(".")).with_suffix(".py")
            found = marks_in(shared.read_text("utf-8"), path)
            yield from (mark for mark in found if mark.test in wanted and mark.edition == own)
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for call in test.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                    first, *articles = (ast.literal_eval(argument) for argument in call.args)
                    assert articles, f"{path}::{test.name}: a rule mark without an article"
                    yield from (Mark(first, article, f"{path}::{test.name}") for article in articles)


@cache
def all_marks() -> tuple[Mark, ...]:
    """The marks of the whole suite; those of the tests that look for marks are examples."""
    sources = sorted(path for path in TESTS.rglob("test_*.py") if path != TESTS / "rules" / "test_index.py")
    texts = ((path, path.read_text("utf-8")) for path in sources)
    marked = ((path, text) for path, text in texts if "mark.rule(" in text or SHARED in text)
    return tuple(mark for path, text in marked for mark in marks_in(text, path.relative_to(TESTS).as_posix()))


def package(system: str) -> str:
    """The name by which tests cite an edition: the last part of its module."""
    return SHELF[system].rpartition(".")[2]
