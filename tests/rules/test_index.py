"""The index of every edition: each article has its place in the code and its test, and nothing else is cited.

The marks are read from the sources of the tests, so this works when only this file is run.
"""

import ast
import re
from collections.abc import Container, Iterable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from fairswiss.kernel.edition import Article
from fairswiss.rating import articles as rating_articles
from fairswiss.rules import SHELF, edition
from fairswiss.tiebreaks import articles as tie_break_articles

TESTS = Path(__file__).resolve().parents[1]
DOCS = TESTS.parent / "docs"


REGULATIONS = {
    "c07_2026": ("fairswiss.tiebreaks", tie_break_articles.ARTICLES),
    "b02_2024": ("fairswiss.rating", rating_articles.ARTICLES),
}
"""How tests cite the regulations that pair nobody: about tie-breaks and ratings."""


class Mark(NamedTuple):
    """One ``@pytest.mark.rule(edition, article)`` of a test."""

    edition: str
    article: str
    test: str


def marks_in(source: str, path: str) -> Iterable[Mark]:
    """The marks on the test functions of a module, written out as ``@pytest.mark.rule(…)``."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for call in test.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                    first, *articles = (ast.literal_eval(argument) for argument in call.args)
                    assert articles, f"{path}::{test.name}: a rule mark without an article"
                    yield from (Mark(first, article, f"{path}::{test.name}") for article in articles)


def all_marks() -> list[Mark]:
    """The marks of the whole suite."""
    sources = sorted(path for path in TESTS.rglob("test_*.py") if path != Path(__file__).resolve())
    return [
        mark
        for path in sources
        for mark in marks_in(path.read_text(encoding="utf-8"), path.relative_to(TESTS).as_posix())
    ]


def package(system: str) -> str:
    """The name by which tests cite an edition: the last part of its module."""
    return SHELF[system].rpartition(".")[2]


def untested(system: str, marks: Iterable[Mark]) -> set[str]:
    """The entries of the index that no test cites."""
    cited = {mark.article for mark in marks if mark.edition == package(system)}
    return set(edition(system).ARTICLES) - cited


def misplaced(system: str, articles: Iterable[tuple[str, Article]]) -> list[str]:
    """The entries whose place is not in the code, and those that have neither place nor reason."""
    return [name for name, article in articles if not (article.place or article.why_not)] + [
        f"{name}: {article.place}" for name, article in articles if article.place and not _exists(system, article.place)
    ]


def _exists(system: str, place: str) -> bool:
    return _is_in(SHELF[system], place)


def _is_in(room: str, place: str) -> bool:
    module, *attributes = place.split(".")
    try:
        found: object = import_module(f"{room}.{module}")
    except ModuleNotFoundError:
        return False
    for attribute in attributes:
        found = getattr(found, attribute, None)
    return bool(attributes) and found is not None


def unknown(marks: Iterable[Mark]) -> list[Mark]:
    """The marks that name no entry of any index."""
    indexes: dict[str, Container[str]] = {package(system): edition(system).ARTICLES for system in SHELF}
    indexes |= {name: index for name, (_, index) in REGULATIONS.items()}
    return [mark for mark in marks if mark.article not in indexes.get(mark.edition, ())]


def readings_of_the_table(text: str) -> list[str]:
    """The readings a document of rulings lists, as the index names them."""
    return [f"reading {number}" for number in re.findall(r"^\| *(\d+) *\|", text, re.MULTILINE)]


@pytest.fixture(scope="module")
def marks() -> list[Mark]:
    return all_marks()


@pytest.mark.parametrize("system", SHELF)
def test_every_article_has_a_place_in_the_code_or_a_reason_why_not(system: str) -> None:
    assert misplaced(system, edition(system).ARTICLES.items()) == []


@pytest.mark.parametrize("system", SHELF)
def test_every_article_has_a_test(system: str, marks: list[Mark]) -> None:
    assert untested(system, marks) == set()


@pytest.mark.parametrize("name", REGULATIONS)
def test_every_article_of_a_regulation_has_a_place_or_a_reason_and_a_test(name: str, marks: list[Mark]) -> None:
    room, index = REGULATIONS[name]
    places = {number: article.place for number, article in index.items() if not article.why_not}
    assert [number for number, place in places.items() if not _is_in(room, place)] == []
    assert set(places) - {mark.article for mark in marks if mark.edition == name} == set()


def test_every_mark_names_an_entry_of_an_index(marks: list[Mark]) -> None:
    assert unknown(marks) == []


@pytest.mark.parametrize("system", SHELF)
def test_the_table_of_readings_lists_exactly_the_readings_of_the_index(system: str) -> None:
    own = DOCS / "rulings" / f"{system}.md"
    shared = DOCS / "rulings" / f"{system.partition('-')[0]}.md"  # editions without numbered readings share a page
    once = DOCS / "rulings" / f"{system.removeprefix('double-')}.md"  # once and twice are read alike
    page = next(page for page in (own, once, shared) if page.exists())
    listed = readings_of_the_table(page.read_text(encoding="utf-8"))
    assert listed == [name for name in edition(system).ARTICLES if name.startswith("reading ")]


# -- and the checks do fail --------------------------------------------------------------------------------------


@pytest.mark.parametrize("system", SHELF)
def test_an_article_whose_tests_are_removed_is_found(system: str, marks: list[Mark]) -> None:
    for removed in edition(system).ARTICLES:
        left = [mark for mark in marks if (mark.edition, mark.article) != (package(system), removed)]
        assert untested(system, left) == {removed}


@pytest.mark.parametrize("system", SHELF)
def test_a_place_that_does_not_exist_is_found(system: str) -> None:
    name, article = next((name, article) for name, article in edition(system).ARTICLES.items() if article.place)
    nowhere = [article._replace(place=f"{article.place}_moved"), article._replace(place="nowhere.at_all")]
    assert len(misplaced(system, [(name, gone) for gone in nowhere])) == 2
    assert misplaced(system, [(name, article._replace(place=""))]) == [name]
    assert misplaced(system, [(name, article._replace(place="", why_not="nothing to do"))]) == []


def test_a_mark_of_no_article_is_found_and_a_mark_that_no_test_carries_does_not_count() -> None:
    source = '@pytest.mark.rule("dubov_1997", "2.1", "2.99")\ndef test_it(): ...\n'
    assert unknown(marks_in(source, "test_it.py")) == [Mark("dubov_1997", "2.99", "test_it.py::test_it")]
    assert unknown(marks_in(source.replace("dubov_1997", "dubov_1979"), "test_it.py")) != []
    assert list(marks_in(source.replace("test_it", "helper"), "test_it.py")) == []


def test_a_reading_missing_from_the_table_is_found() -> None:
    table = "| reading | article |\n|---|---|\n| 1 | 2.1 |\n| 3 | 2.4 |\n"
    assert readings_of_the_table(table) == ["reading 1", "reading 3"]
