"""The rule page of an edition: every article and reading with its meaning, its code, its tests and its readings."""

import json
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from fairswiss.kernel.edition import Entry
from fairswiss.language import ENGLISH, gettext, language
from fairswiss.rendering.anchors import rule_anchor
from fairswiss.rendering.citing import citation
from fairswiss.rules import SHELF, edition
from fairswiss.why import Article


class Code(NamedTuple):
    """The place in the source that does what a rule says."""

    module: str
    name: str
    """A function, a class, a table, or a row of one: ``LADDER[2.4.7]``."""

    @property
    def file(self) -> str:
        """The file, seen from the top of the source tree."""
        package = hasattr(import_module(self.module), "__path__")
        return f"src/{self.module.replace('.', '/')}{'/__init__' if package else ''}.py"


class Named(NamedTuple):
    """A rule as a link shows it."""

    anchor: str
    label: str


class Rule(NamedTuple):
    """An article of a text, or a numbered reading of ours."""

    article: Article
    title: str
    meaning: str
    code: Code | None
    why_not: str
    """The reason why no code belongs to it."""
    readings: tuple[str, ...]
    """The numbered readings that concern it, which are rules of the same page."""
    rulings: tuple[str, ...]
    """The unnumbered ones, in words."""
    tests: tuple[str, ...]
    """The tests that cite it: ``tests/rules/dubov_1997/test_4_bye.py::test_…``."""

    @property
    def number(self) -> str:
        """Its name in the index: ``7.2``, ``3``, ``reading 11``."""
        return self.article.key

    @property
    def anchor(self) -> str:
        """The name by which links lead to it."""
        return rule_anchor(self.number)

    @property
    def label(self) -> str:
        """The number as citations say it: ``7.2``, ``chapter 3``, ``reading 11``."""
        return citation(self.article)

    @property
    def links(self) -> tuple["Named", ...]:
        """The readings that concern it, with the names that links need."""
        text = edition(self.article.edition)
        return tuple(Named(rule_anchor(number), citation(text.article(number))) for number in self.readings)

    @property
    def words(self) -> str:
        """The title as a heading says it."""
        return self.title[:1].upper() + self.title[1:]


class RulePage(NamedTuple):
    """All rules of an edition, in the order of the text."""

    system: str
    name: str
    approved: str
    rules: tuple[Rule, ...]
    language: str
    """Of titles and meanings: the one spoken if they have been translated, else English."""


def nearest(system: str, number: str) -> str:
    """The rule of an edition that a citation means: ``1.9`` for 1.9.3; empty for none."""
    articles = edition(system).articles
    while number and number not in articles:
        number = number.rpartition(".")[0]
    return number


def rule_pages() -> list[RulePage]:
    return [rule_page(system) for system in SHELF]


def rule_page(system: str) -> RulePage:
    """The page of an edition, in the language spoken."""
    shelf = edition(system)
    return RulePage(system, gettext(shelf.name), shelf.approved, rules_of(system), language_of(system))


def language_of(system: str) -> str:
    """The language in which the rules of an edition are told: the one spoken, if they have been translated."""
    return language() if _translated(system, language()) else ENGLISH


def rules_of(system: str) -> tuple[Rule, ...]:
    """The rules of an edition, in the language spoken."""
    meanings, evidence, translated = _meanings(system), _evidence().get(system, {}), _translated(system, language())
    found = []
    for number, entry in edition(system).articles.items():
        title, meaning, *why_not = translated.get(number, (entry.title, meanings[number], entry.why_not))
        told = entry._replace(title=title, why_not=why_not[0] if why_not else "")
        found.append(_rule(system, number, told, meaning, evidence.get(number, {})))
    return tuple(found)


def _rule(system: str, number: str, entry: Entry, meaning: str, known: dict[str, list[str]]) -> Rule:
    return Rule(
        edition(system).article(number),
        entry.title,
        meaning,
        code_of(system, entry.place) if entry.place else None,
        entry.why_not,
        tuple(known.get("readings", ())),
        tuple(known.get("rulings", ())),
        tuple(known.get("tests", ())),
    )


def code_of(system: str, place: str) -> Code:
    """A place of the index: inside the package of the edition, or from the top of ours."""
    whole = place if place.startswith("fairswiss.") else f"{SHELF[system]}.{place}"
    path, bracket, row = whole.partition("[")
    names = path.split(".")
    for end in range(len(names) - 1, 0, -1):
        try:
            module = import_module(".".join(names[:end])).__name__
        except ModuleNotFoundError:
            continue
        return Code(module, ".".join(names[end:]) + bracket + row)
    raise AssertionError(f"{place} of {system} is in no module")


def page_data(page: RulePage) -> dict[str, Any]:
    """The page as plain data, ready for JSON."""
    return {
        "system": page.system,
        "name": page.name,
        "approved": page.approved,
        "language": page.language,
        "rules": [_rule_data(rule) for rule in page.rules],
    }


def _rule_data(rule: Rule) -> dict[str, Any]:
    data = {"number": rule.number, **rule._asdict()}
    del data["article"]
    return {**data, "code": rule.code and {**rule.code._asdict(), "file": rule.code.file}, "anchor": rule.anchor}


@cache
def _meanings(system: str) -> dict[str, str]:
    return tomllib.loads(files(SHELF[system]).joinpath("meanings.toml").read_text("utf-8"))


@cache
def _translated(system: str, wanted: str) -> dict[str, list[str]]:
    """Title, meaning and, where there is no code, the reason of every rule; empty if nobody translated them."""
    file = files(SHELF[system]).joinpath(f"meanings.{wanted}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def _evidence() -> dict[str, dict[str, dict[str, list[str]]]]:
    """Tests and readings of each article, collected by ``scripts/rule_pages`` from the source tree."""
    found: dict[str, dict[str, dict[str, list[str]]]] = json.loads(
        files("fairswiss.rules").joinpath("evidence.json").read_text("utf-8")
    )
    return found
