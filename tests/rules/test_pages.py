"""The rule pages: what is committed is what the script makes, and every article is explained, coded and tested."""

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from fairswiss.language import speaking
from fairswiss.rendering.citations import leading, page_target
from fairswiss.rendering.citing import cite
from fairswiss.rendering.document import pieces
from fairswiss.rendering.rulebook import Rule, page_data, rule_page, rules_of
from fairswiss.rules import SHELF, edition
from tests.rules import pages
from tests.rules.places import exists

EVERY_RULE = [(system, rule) for system in SHELF for rule in rules_of(system)]
UNRELATED = {"all", "C.04.7"}
"""What rulings are about that is no article of the edition."""


def test_the_evidence_is_what_tests_and_rulings_say() -> None:
    assert pages.EVIDENCE.read_text("utf-8") == pages.json_text(pages.evidence()), "run scripts/rule_pages"


def test_the_pages_are_what_the_script_makes() -> None:
    made = pages.contents()
    assert {path.name for path in pages.PAGES.iterdir()} == {path.name for path in made}
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{path.name}: run scripts/rule_pages"


@pytest.mark.parametrize("system", SHELF)
def test_every_rule_leads_to_its_meaning_its_code_and_its_tests(system: str) -> None:
    text = (pages.PAGES / f"{system}.md").read_text("utf-8")
    for rule in rules_of(system):
        section = text.partition(f'<a id="{rule.anchor}"></a>')[2].partition('<a id="')[0]
        assert rule.meaning in section, rule.number
        if rule.code:
            assert f"](../../{rule.code.file})" in section, rule.number
            assert (pages.ROOT / rule.code.file).is_file(), rule.number
            assert exists(system, edition(system).articles[rule.number].place), rule.number
        else:
            assert rule.why_not in section, rule.number
        assert rule.tests, rule.number
        for test in rule.tests:
            file, _, name = test.partition("::")
            assert f"[`{name}`](../../{file})" in section, rule.number
            assert name in defined_in(file), rule.number


@cache
def defined_in(file: str) -> frozenset[str]:
    """The names of a module of tests: its functions, and what stands on lines of a class or a table of it."""
    return frozenset(re.findall(r"^(?:def |    )(\w+)\b", (pages.ROOT / file).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("system", SHELF)
def test_the_names_of_articles_on_a_page_are_all_different(system: str) -> None:
    rules = rules_of(system)
    assert len({rule.anchor for rule in rules}) == len(rules)
    assert all(re.fullmatch(r"[a-z0-9.-]+", rule.anchor) for rule in rules)


def test_meanings_are_one_to_four_sentences_of_our_own() -> None:
    seeds = pages.ROOT.parent / "shared" / "seeds"
    if not seeds.is_dir():
        pytest.skip("the texts of the regulations are not there")
    published = " ".join(" ".join(path.read_text("utf-8", "replace").lower().split()) for path in seeds.iterdir())
    for system, rule in EVERY_RULE:
        assert rule.meaning.endswith("."), (system, rule.number)
        sentences = re.split(r"(?<=[.;:])\s+", rule.meaning.lower())
        assert len(sentences) <= 8, (system, rule.number)
        copied = [one for one in sentences if len(one.split()) > 6 and one.rstrip(".;:") in published]
        assert copied == [], (system, rule.number)


@pytest.mark.parametrize("system", SHELF)
def test_the_data_of_a_page_are_complete(system: str) -> None:
    data = json.loads(json.dumps(page_data(rule_page(system))))
    assert [rule["number"] for rule in data["rules"]] == list(edition(system).articles)
    assert all(rule["code"] or rule["why_not"] for rule in data["rules"])


@pytest.mark.parametrize("document", sorted(pages.RULINGS.glob("*.md")), ids=lambda path: path.stem)
def test_every_ruling_is_about_an_article_of_its_edition(document: Path) -> None:
    systems = [system for system in SHELF if pages.rulings_file(system) == document]
    if not systems:
        pytest.skip("about tie-breaks or ratings")
    unrelated = [cell for system in systems for cell in pages.unrelated(system)]
    assert set(unrelated) <= UNRELATED


class Followed(NamedTuple):
    """One step each: from a citation in an explanation to the page, and from the page to the code and the tests."""

    cited: str
    page: str
    code: str
    tests: tuple[str, ...]


def followed(rule: Rule) -> Followed:
    """The links as a reader meets them, read off what is shown, and not looked up in the index."""
    with leading(page_target("docs/rules/{}.md".format)):
        cited = cite((rule.article,))
    links = [address for _words, address in pieces(cited) if address]
    assert len(links) == 1, cited
    file, _, anchor = links[0].partition("#")
    section = (pages.ROOT / file).read_text("utf-8").partition(f'<a id="{anchor}"></a>')[2].partition('<a id="')[0]
    code = re.findall(r"^- Code: \[`[^`]+`\]\(\.\./\.\./([^)]+)\)", section, re.MULTILINE)
    tests = re.findall(r"^- Test: \[`([^`]+)`\]\(\.\./\.\./([^)]+)\)", section, re.MULTILINE)
    return Followed(rule.label, links[0], "".join(code), tuple(f"{file}::{name}" for name, file in tests))


def test_ten_articles_drawn_at_random_can_be_followed_from_an_explanation() -> None:
    """Others on every run; whoever wants to read them: ``-s``."""
    for system, rule in random.sample(EVERY_RULE, 10):
        found = followed(rule)
        print(found)
        assert rule.why_not or (pages.ROOT / found.code).is_file(), (system, rule.number)
        assert found.tests == rule.tests, (system, rule.number)
        assert all((pages.ROOT / test.partition("::")[0]).is_file() for test in found.tests)


GERMAN = [system for system in SHELF if system not in ("dutch-1992", "dutch-2012")]


@pytest.mark.parametrize("system", GERMAN)
def test_the_german_rules_are_complete(system: str) -> None:
    english = rules_of(system)
    with speaking("de"):
        page = rule_page(system)
    assert page.language == "de"
    for told, rule in zip(page.rules, english, strict=True):
        assert told.title != rule.title, rule.number
        assert told.meaning != rule.meaning, rule.number
        assert bool(told.why_not) is bool(rule.why_not), rule.number
        assert told._replace(title="", meaning="", why_not="") == rule._replace(title="", meaning="", why_not="")
