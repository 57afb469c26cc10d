"""Links, names and paths in the documents and the source."""

import re
from enum import Enum
from pathlib import Path

import pytest

import fairswiss
from fairswiss.formats.trf import limits
from fairswiss.rules import SHELF
from tests.docs.markdown import ROOT, anchors, documents, links, named
from tests.own import EVERY_WORD

_MACHINE_PATHS = re.compile(r"(?<![\w.>}])/(?:work|tmp|root|home)/")
_CHECKED = sorted(
    path
    for folder in ("src", "tests", "examples", "benchmarks", "scripts", "docs")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".md", ".sh", ".toml", ".trf") and "__pycache__" not in path.parts
)


@pytest.mark.parametrize("document", documents(), ids=named)
def test_every_relative_link_leads_somewhere(document: Path) -> None:
    for link in links(document.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        place = (document.parent / target).resolve() if target else document
        assert place.is_relative_to(ROOT), f"{link} leaves the project"
        assert place.exists(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(place.read_text("utf-8")), f"{link}: no such heading"


def test_every_document_can_be_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        document = waiting.pop()
        if document.suffix == ".md" and document not in reached:
            reached.add(document)
            targets = (link.partition("#")[0] for link in links(document.read_text("utf-8")) if ":" not in link)
            waiting += [(document.parent / target).resolve() for target in targets if target]
    missing = {path for path in documents() if "divergences" not in path.parts} - reached
    assert missing == set()


def test_no_machine_path_is_in_any_text() -> None:
    here = Path(__file__)
    found = [
        f"{named(path)}: {line.strip()}"
        for path in {*_CHECKED, *documents()} - {here}
        for line in path.read_text("utf-8").splitlines()
        if _MACHINE_PATHS.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", fairswiss.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    text = (ROOT / "docs" / "reference" / "library.md").read_text("utf-8")
    assert re.search(rf"^(?:#+ |\| ).*`{name}\b", text, re.MULTILINE), name


CLASSES = [name for name in fairswiss.__all__ if isinstance(getattr(fairswiss, name), type)]


@pytest.mark.parametrize("name", CLASSES)
def test_everything_a_public_class_has_is_documented(name: str) -> None:
    """Fields, methods and properties; the values of an enumeration are documented with the codes."""
    text = (ROOT / "docs" / "reference" / "library.md").read_text("utf-8")
    kind = getattr(fairswiss, name)
    members = set() if issubclass(kind, Enum) else {*vars(kind), *getattr(kind, "_fields", ())}
    public = {member for member in members if not member.startswith("_")}
    assert {member for member in public if not re.search(rf"[`.]{member}\b", text)} == set()


@pytest.mark.parametrize("family", ["event", "passed", "rule", "verdict", "difference"])
def test_every_name_in_an_explanation_is_documented(family: str) -> None:
    """The words of the renderer name every event, reason, clause and verdict there is."""
    text = (ROOT / "docs" / "reference" / "explanation-data.md").read_text("utf-8")
    names = {key.split(".")[1] for key in EVERY_WORD if key.startswith(f"{family}.")}
    assert names
    assert {name for name in names if f"| `{name}` |" not in text} == set()


def test_the_limits_of_a_file_are_documented() -> None:
    text = (ROOT / "docs" / "reference" / "trf.md").read_text("utf-8").split("## Limits")[1]
    stated = [f"{value:,}" for name, value in vars(limits).items() if name.startswith("MAX_")]
    hidden = sorted(number for number in stated if f"| {number} " not in text)
    assert hidden == ["2,000", "9,999"]


@pytest.mark.parametrize("system", SHELF)
def test_the_readme_lists_every_pairing_system(system: str) -> None:
    assert f"| `{system}` |" in (ROOT / "README.md").read_text("utf-8")


def test_the_changelog_knows_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## {fairswiss.__version__}" in text
    assert text.index("### Pairing changes") < text.index("### Added")


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) < 150
