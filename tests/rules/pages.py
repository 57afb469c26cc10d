"""The rule pages of the documents, and what is known of each article from the tests and the rulings.

``scripts/rule_pages`` writes both: ``src/fairswiss/rules/evidence.json`` and ``docs/rules``. A test compares them.
"""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fairswiss.rendering import rulebook
from fairswiss.rendering.anchors import rule_anchor
from fairswiss.rendering.rulebook import Rule, RulePage
from fairswiss.rules import SHELF, edition
from tests.rules.marks import all_marks, package

ROOT = Path(__file__).resolve().parents[2]
RULINGS = ROOT / "docs" / "rulings"
EVIDENCE = ROOT / "src" / "fairswiss" / "rules" / "evidence.json"
PAGES = ROOT / "docs" / "rules"
_ROW = re.compile(r"^\| (?P<cells>[^-\n].*?) \|$", re.MULTILINE)

Known = dict[str, dict[str, list[str]]]


def rulings_file(system: str) -> Path:
    """The document about how an edition is read; some share one."""
    family = system.partition("-")[0], system.removeprefix("double-").removeprefix("team-")
    names = (system, family[1], family[0])
    return next(path for path in (RULINGS / f"{name}.md" for name in names) if path.exists())


def evidence() -> dict[str, Known]:
    """For every edition and article: the readings that concern it and the tests that cite it."""
    marks = all_marks()
    return {system: _known(system, [m for m in marks if m.edition == package(system)]) for system in SHELF}


def _known(system: str, marks: Iterable[tuple[str, str, str]]) -> Known:
    found: Known = {number: {} for number in edition(system).articles}
    for kind, number, what in (*_readings(system), *(("tests", number, f"tests/{test}") for _, number, test in marks)):
        found[number].setdefault(kind, []).append(what)
    return found


def _rows(system: str) -> Iterator[tuple[str, str, str]]:
    """The rows of the rulings, as kind, articles and words: numbered readings by name; some hold for one of two."""
    text = rulings_file(system).read_text("utf-8").partition("## Readings")
    for row in _ROW.finditer(text[2] or text[0]):
        first, second, *rest = row["cells"].split(" | ")
        if first in ("reading", "article"):
            continue
        if first.isdecimal():
            yield "readings", second, f"reading {first}"
        elif not rest:
            yield "rulings", first, _without_marks(second)
        elif second in ("both", system.partition("-")[2]):
            yield "rulings", first, _without_marks(rest[0])


def _readings(system: str) -> Iterator[tuple[str, str, str]]:
    return ((kind, number, words) for kind, cell, words in _rows(system) for number in _meant(system, cell))


def unrelated(system: str) -> list[str]:
    """The cells of the rulings that name no article of the edition, nor of the one that shares them."""
    if all(number.startswith("reading ") for number in edition(system).articles):
        return []  # no text stands above the readings
    return [cell for _, cell, _ in _rows(system) if not list(_meant(system, cell))]


def _without_marks(text: str) -> str:
    return text.replace(" **[J]**", "").replace("**[J]**", "").replace("`", "")


def _meant(system: str, cell: str) -> Iterator[str]:
    """The articles a cell names: by number, by the code of a criterion, by a range or a whole part."""
    articles = edition(system).articles
    texts = [number for number in articles if not number.startswith("reading ")]
    if len(texts) == 1:
        yield from texts  # a round robin has its tables, and everything is about them
        return
    codes = {entry.title.partition(":")[0]: number for number, entry in articles.items() if ":" in entry.title}
    for part in cell.split(", "):
        first, _, last = part.partition("–")
        if last:
            numbers = list(articles)
            yield from numbers[numbers.index(first) : numbers.index(last) + 1]
            continue
        number = codes.get(part, part)
        while number and number not in articles and "." in number:
            number = number.rpartition(".")[0]  # C.10.d is told under C.10
        if number in articles:
            yield number


# -- the documents ---------------------------------------------------------------------------------------------------


def document(system: str) -> str:
    """The page of an edition as Markdown."""
    page = rulebook.rule_page(system)
    rulings = rulings_file(system)
    lines = [
        f"# The rules of `{system}`: {page.name}",
        "",
        f"{page.approved}. What each article means, in our own words, the code that does it, the tests that cite it,",
        f"and how it is read where it leaves a choice ([rulings](../rulings/{rulings.name})). Made by",
        "`scripts/rule_pages` from the index of the edition.",
    ]
    return "\n".join([*lines, *(line for rule in page.rules for line in _section(page, rule))]) + "\n"


def _section(page: RulePage, rule: Rule) -> Iterator[str]:
    yield from ("", f'<a id="{rule.anchor}"></a>', "", f"## {rule.number}: {rule.words}", "", rule.meaning, "")
    if rule.code:
        yield f"- Code: [`{rule.code.name}`](../../{rule.code.file}) in `{rule.code.module}`"
    else:
        yield f"- No code: {rule.why_not}"
    if rule.readings:
        yield "- Readings: " + ", ".join(f"[{number}](#{rule_anchor(number)})" for number in rule.readings)
    yield from (f"- Reading: {words}" for words in rule.rulings)
    for test in rule.tests:
        file, _, name = test.partition("::")
        yield f"- Test: [`{name}`](../../{file})"


def contents() -> dict[Path, str]:
    """Every file that is made, with what belongs into it."""
    pages = {PAGES / f"{system}.md": document(system) for system in SHELF}
    listed = (f"- [`{system}`]({system}.md): {edition(system).name}, {edition(system).approved}" for system in SHELF)
    head = (
        "# The rules, article by article",
        "",
        "One page for each edition, made from the index of its articles.",
        "",
    )
    return {PAGES / "README.md": "\n".join((*head, *listed)) + "\n", **pages}


def main() -> int:
    """Write the evidence, then the pages that are made of it."""
    EVIDENCE.write_text(json_text(evidence()), "utf-8")
    PAGES.mkdir(exist_ok=True)
    for path, text in contents().items():
        path.write_text(text, "utf-8")
    return 0


def json_text(found: dict[str, Known]) -> str:
    """The evidence as it is written to its file."""
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
