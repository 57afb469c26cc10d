"""Texts and files of the pages: translated, without anything inline, and small."""

import re
from pathlib import Path

import pytest

from fairswiss.web import areas
from tests.language.messages import SOURCE
from tests.web.visitors import HOST, Visitor, text

WEB = SOURCE / "web"
TEMPLATES = sorted(WEB.rglob("*.html"))
SCRIPTS = sorted(path for path in WEB.rglob("*.js") if not path.name.endswith(".min.js"))
_INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=|javascript:|https?://|\bhx-on", re.IGNORECASE)
_TAGS = re.compile(r"{%.*?%}|{{.*?}}|{#.*?#}|<[^>]*>", re.DOTALL)
_NAMES = re.compile(r"{% block width %}.*?{% endblock %}")
_KEYS = re.compile(r"<kbd>.*?</kbd>")
_TRANSLATED = re.compile(r"{% blocktranslate.*?{% endblocktranslate %}", re.DOTALL)
NEEDS_NO_TRANSLATION = {
    "□",
    "■",
    "fairswiss link",
    "fairswiss people password owner",
    "fairswiss serve --lan",
    "fairswiss",
    "· fairswiss",
    "·",
    "/",
    "×",
    "24",
    "3 / 7",
    "9 / 12",
    "Dubov 1997",
    "7",
    "(",
    ")",
    "):",
    "#",
    "?",
    "↑",
    "↓",
    "✕",
    ":",
    ".",
    ";",
    "–",
    "…",
    "⇄",
    "1",
    "½",
    "0",
}


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_template_has_no_text_of_its_own_and_nothing_inline(template: Path) -> None:
    source = template.read_text("utf-8")
    assert _INLINE.findall(source) == []
    words = _KEYS.sub("", _NAMES.sub("", _TRANSLATED.sub("", source)))
    bare = {piece.strip() for piece in _TAGS.sub("\n", words).splitlines()}
    assert bare - {""} - NEEDS_NO_TRANSLATION == set()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_small_and_evaluates_nothing(script: Path) -> None:
    source = script.read_text("utf-8")
    assert len(source.splitlines()) < 100
    assert not re.search(r"\beval\(|new Function|innerHTML|\.style\b|https?://", source)


def test_pages_speak_the_language_that_the_browser_asks_for(owner: Visitor) -> None:
    german = text(owner.get("/design", headers={"host": HOST, "accept-language": "de-AT,de;q=0.9,en;q=0.5"}))
    assert '<html lang="de"' in german
    assert "Bausteine" in german
    english = text(owner.get("/design", headers={"host": HOST, "accept-language": "nl"}))
    assert '<html lang="en"' in english


def test_htmx_needs_neither_eval_nor_inline_styles(owner: Visitor) -> None:
    page = text(owner.get("/design"))
    assert '"includeIndicatorStyles":false' in page
    assert '"allowEval":false' in page
    assert '"historyCacheSize":0' in page


def test_the_areas_are_those_that_were_planned() -> None:
    assert {area.name for area in areas.AREAS} == {
        "tournaments", "players", "rounds", "results", "explanations", "standings", "journal", "public", "paper", "api",
        "arrival", "hall", "people", "credentials", "phones", "watch", "privacy", "connect", "rules", "short",
        "teams", "captains", "prizes", "finish", "notifications",
    }  # fmt: skip
