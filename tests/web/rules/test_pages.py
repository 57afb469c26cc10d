"""The rule pages in the manager: for anybody, with every article, in both languages, and the same as JSON."""

import html
import json

import pytest

from fairswiss.language import speaking
from fairswiss.rendering.glossary import glossary
from fairswiss.rendering.rulebook import page_data, rule_page
from fairswiss.rules import SHELF
from tests.web.visitors import HOST, Visitor, text


@pytest.mark.parametrize("system", SHELF)
def test_everybody_can_read_every_article(system: str) -> None:
    shown = text(Visitor().get(f"/rules/{system}"))
    for rule in rule_page(system).rules:
        section = shown.partition(f'<section id="{rule.anchor}">')[2].partition("</section>")[0]
        assert rule.meaning in html.unescape(section)
        assert rule.code is None or rule.code.file in section
        assert all(test in section for test in rule.tests)
        assert all(f'href="#{reading.anchor}"' in section for reading in rule.links)


def test_the_editions_are_listed_and_the_list_is_in_reach_of_every_page() -> None:
    assert 'href="/rules/"' in text(Visitor().get("/public/"))
    shown = text(Visitor().get("/rules/"))
    assert all(f'href="/rules/{system}"' in shown for system in SHELF)


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_glossary_is_in_reach_of_every_page_and_its_twin_shows_the_same(code: str) -> None:
    assert 'href="/rules/glossary"' in text(Visitor().get("/public/"))
    with speaking(code):
        terms = glossary()
    shown = html.unescape(text(Visitor().get("/rules/glossary", headers={"Accept-Language": code})))
    assert all(f'<dt id="{term.key}">{term.name}</dt><dd>{term.meaning}</dd>' in shown for term in terms)
    twin = json.loads(text(Visitor().get("/api/glossary", headers={"Accept-Language": code})))
    assert [(one["key"], one["term"], one["meaning"]) for one in twin] == [
        (term.key, term.name, term.meaning) for term in terms
    ]


def test_an_edition_that_is_not_there_is_not_found() -> None:
    assert Visitor().get("/rules/dubov-1066").status_code == 404
    assert Visitor().get("/api/rules/dubov-1066").status_code == 404


@pytest.mark.parametrize("system", SHELF)
def test_the_twin_shows_the_same(system: str) -> None:
    answer = Visitor().get(f"/api/rules/{system}")
    assert answer.status_code == 200
    assert json.loads(text(answer)) == json.loads(json.dumps(page_data(rule_page(system))))


def test_the_frame_is_german_for_whoever_reads_german() -> None:
    shown = text(Visitor().get("/rules/dubov-1997", headers={"host": HOST, "accept-language": "de"}))
    assert "Code und Tests" in shown
    assert "Unsere Lesarten dazu" in shown
    assert "Lesart 9" in shown
    assert "Eine ungerade Gruppe" in shown
    assert "auf Englisch" not in shown


def test_a_page_says_when_its_meanings_are_in_english_alone() -> None:
    german = {"host": HOST, "accept-language": "de"}
    assert "auf Englisch" in text(Visitor().get("/rules/dutch-1992", headers=german))
    assert "in English" not in text(Visitor().get("/rules/dutch-1992"))
