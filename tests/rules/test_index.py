"""The index of every edition: each article has its place in the code and its test, and nothing else is cited.

The marks are read from the sources of the tests, so this works when only this file is run.
"""

import re
from collections import Counter
from collections.abc import Container, Iterable, Mapping
from importlib import import_module

import pytest

from fairswiss.kernel.edition import Entry
from fairswiss.norms import articles as norm_articles
from fairswiss.rating import articles as rating_articles
from fairswiss.rules import SHELF, edition
from fairswiss.rules.baku import articles as baku_articles
from fairswiss.tiebreaks import articles as tie_break_articles
from tests.rules.marks import Mark, all_marks, marks_in, package
from tests.rules.pages import ROOT, rulings_file
from tests.rules.places import exists, mentioned, text_of

REGULATIONS: dict[str, tuple[str, Mapping[str, Entry | rating_articles.Article]]] = {
    "c047_2026": ("fairswiss.rules", baku_articles.ARTICLES),
    "c07_2026": ("fairswiss.tiebreaks", tie_break_articles.ARTICLES),
    "b02_2024": ("fairswiss.rating", rating_articles.ARTICLES),
    "b01_2024": ("fairswiss.norms", norm_articles.ARTICLES),
}
"""How tests cite the regulations that pair nobody: about acceleration, tie-breaks, ratings and norms."""


def untested(system: str, marks: Iterable[Mark]) -> set[str]:
    """The entries of the index that no test cites."""
    cited = {mark.article for mark in marks if mark.edition == package(system)}
    return set(edition(system).articles) - cited


def misplaced(system: str, articles: Iterable[tuple[str, Entry]]) -> list[str]:
    """The entries whose place is not in the code, and those that have neither place nor reason."""
    return [name for name, article in articles if not (article.place or article.why_not)] + [
        f"{name}: {article.place}" for name, article in articles if article.place and not exists(system, article.place)
    ]


def _is_in(room: str, place: str) -> bool:
    if place.startswith("fairswiss."):
        room, place = ".".join(place.split(".")[:-2]), ".".join(place.split(".")[-2:])
    module, *attributes = place.split(".")
    found: object = import_module(f"{room}.{module}")
    for attribute in attributes:
        found = getattr(found, attribute, None)
    return bool(attributes) and found is not None


def silent(system: str, articles: Iterable[tuple[str, Entry]]) -> list[str]:
    """The entries whose place in the edition does not name them; the kernel knows no articles."""
    own = [(number, entry.place) for number, entry in articles if entry.place and not entry.place.startswith("fairs")]
    return [f"{number}: {place}" for number, place in own if not mentioned(number, text_of(system, place))]


def unknown(marks: Iterable[Mark]) -> list[Mark]:
    """The marks that name no entry of any index."""
    indexes: dict[str, Container[str]] = {package(system): edition(system).articles for system in SHELF}
    indexes |= {name: index for name, (_, index) in REGULATIONS.items()}
    return [mark for mark in marks if mark.article not in indexes.get(mark.edition, ())]


def readings_of_the_table(text: str) -> list[str]:
    """The readings a document of rulings lists, as the index names them."""
    return [f"reading {number}" for number in re.findall(r"^\| *(\d+) *\|", text, re.MULTILINE)]


@pytest.fixture(scope="module")
def marks() -> tuple[Mark, ...]:
    return all_marks()


@pytest.mark.parametrize("system", SHELF)
def test_every_article_has_a_place_in_the_code_or_a_reason_why_not(system: str) -> None:
    assert misplaced(system, edition(system).articles.items()) == []


@pytest.mark.parametrize("system", SHELF)
def test_the_place_of_an_article_names_the_article(system: str) -> None:
    assert silent(system, edition(system).articles.items()) == []


@pytest.mark.parametrize("system", SHELF)
def test_few_articles_share_a_place(system: str) -> None:
    places = Counter(entry.place for entry in edition(system).articles.values() if entry.place)
    most = 5 if system.endswith("round-robin") else 3  # its sources are one line for each reading
    assert [place for place, count in places.items() if count > most] == []


@pytest.mark.parametrize("system", SHELF)
def test_every_article_has_a_test(system: str, marks: tuple[Mark, ...]) -> None:
    assert untested(system, marks) == set()


@pytest.mark.parametrize("name", REGULATIONS)
def test_every_article_of_a_regulation_has_a_place_or_a_reason_and_a_test(name: str, marks: tuple[Mark, ...]) -> None:
    room, index = REGULATIONS[name]
    places = {number: article.place for number, article in index.items() if not article.why_not}
    assert [number for number, place in places.items() if not _is_in(room, place)] == []
    assert set(places) - {mark.article for mark in marks if mark.edition == name} == set()


def test_the_readings_on_norms_are_those_of_the_table() -> None:
    listed = readings_of_the_table((ROOT / "docs" / "rulings" / "norms.md").read_text("utf-8"))
    assert listed == [name for name in norm_articles.ARTICLES if name.startswith("reading")]


def test_tests_of_an_edition_stand_in_its_own_folder(marks: tuple[Mark, ...]) -> None:
    folders = {package(system) for system in SHELF}
    strangers = [mark for mark in marks if (folder := _folder(mark)) in folders and folder != mark.edition]
    assert [mark for mark in strangers if not mark.edition.endswith("round_robin")] == []
    for system in SHELF:
        near = (package(system), "rules")  # what is the same for all is tested once
        own = {mark.article for mark in marks if mark.edition == package(system) and _folder(mark) in near}
        if not system.endswith("robin"):  # they are tested together: the one is the other twice
            assert own == set(edition(system).articles), system


def test_the_example_of_the_script_that_runs_all_checks_selects_tests(marks: tuple[Mark, ...]) -> None:
    (example,) = re.findall(r"--rule (\S+)", (ROOT / "test").read_text("utf-8"))
    system, _, article = example.partition(":")
    assert [mark for mark in marks if (mark.edition, mark.article) == (package(system), article)]


def _folder(mark: Mark) -> str:
    return mark.test.split("/")[-2]


def test_every_mark_names_an_entry_of_an_index(marks: tuple[Mark, ...]) -> None:
    assert unknown(marks) == []


@pytest.mark.parametrize("system", SHELF)
def test_the_table_of_readings_lists_exactly_the_readings_of_the_index(system: str) -> None:
    listed = readings_of_the_table(rulings_file(system).read_text(encoding="utf-8"))
    assert listed == [name for name in edition(system).articles if name.startswith("reading ")]


# -- and the checks do fail --------------------------------------------------------------------------------------


@pytest.mark.parametrize("system", SHELF)
def test_an_article_whose_tests_are_removed_is_found(system: str, marks: tuple[Mark, ...]) -> None:
    own = [mark for mark in marks if mark.edition == package(system)]
    for removed in edition(system).articles:
        left = [mark for mark in own if mark.article != removed]
        assert untested(system, left) == {removed}


@pytest.mark.parametrize("system", SHELF)
def test_a_place_that_does_not_exist_is_found(system: str) -> None:
    name, article = next((name, article) for name, article in edition(system).articles.items() if article.place)
    nowhere = [article._replace(place=f"{article.place}_moved"), article._replace(place="nowhere.at_all")]
    assert len(misplaced(system, [(name, gone) for gone in nowhere])) == 2
    assert misplaced(system, [(name, article._replace(place=""))]) == [name]
    assert misplaced(system, [(name, article._replace(place="", why_not="nothing to do"))]) == []


def test_a_place_that_names_another_article_is_found() -> None:
    assert silent("dutch-2026", [("2.4.7", Entry("C12", "criteria.LADDER[2.4.7]"))]) == []
    assert silent("dutch-2026", [("2.4.7", Entry("C12", "round.float_in"))]) == ["2.4.7: round.float_in"]
    assert not exists("dutch-2026", "criteria.LADDER[2.4.17]")
    assert mentioned("reading 7", "Readings 7, 10 and 16: who joins")
    assert mentioned("3", "Chapter 3: who has white")
    assert not mentioned("2.4.1", "C15 is 2.4.10")
    assert not mentioned("3", "so 3 of them")


def test_a_mark_of_no_article_is_found_and_a_mark_that_no_test_carries_does_not_count() -> None:
    source = '@pytest.mark.rule("dubov_1997", "2.1", "2.99")\ndef test_it(): ...\n'
    assert unknown(marks_in(source, "test_it.py")) == [Mark("dubov_1997", "2.99", "test_it.py::test_it")]
    assert unknown(marks_in(source.replace("dubov_1997", "dubov_1979"), "test_it.py")) != []
    assert list(marks_in(source.replace("test_it", "helper"), "test_it.py")) == []


def test_a_reading_missing_from_the_table_is_found() -> None:
    table = "| reading | article |\n|---|---|\n| 1 | 2.1 |\n| 3 | 2.4 |\n"
    assert readings_of_the_table(table) == ["reading 1", "reading 3"]
