"""Templates have lines that fit on a screen, as far as the template language lets them be broken."""

import re
import runpy
from pathlib import Path

import pytest
from django.utils.translation.template import templatize

TOP = Path(__file__).parents[2]
TEMPLATES = sorted((TOP / "src").glob("**/templates/**/*.html"))
FORMATTER = runpy.run_path(str(TOP / "scripts" / "templates"))


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_template_is_formatted(file: Path) -> None:
    text = file.read_text("utf-8")
    assert FORMATTER["wrapped"](text) == text, "run scripts/templates"


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_only_what_cannot_be_broken_is_longer(file: Path) -> None:
    """One template tag or attribute, or several that touch, may be longer than a line; nothing is very long."""
    lines = [line for line in file.read_text("utf-8").split("\n") if len(line) > FORMATTER["LONGEST"]]
    assert [line for line in lines if not FORMATTER["is_one_piece"](line) or len(line) > 200] == []


LONG = "word " * 30


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        (f"<p>{LONG}</p>", 2),
        (f'<p class="a" title="{LONG}">one</p><p>two</p>', 5),
        (f"<p>{{% blocktranslate %}}{LONG.strip()}{{% endblocktranslate %}}</p>", 4),
        (f"<pre>{LONG}</pre>", 1),
        (f"{{{{ {LONG.strip().replace(' ', '.')} }}}}", 1),
        ("<b>one</b>" * 12, 1),
        ('<b class="a">one</b>' * 7, 2),
        ("<p>short</p>", 1),
    ],
)
def test_lines_are_broken_where_white_space_means_nothing(line: str, lines: int) -> None:
    wrapped = FORMATTER["wrapped"](line)
    assert len(wrapped.split("\n")) == lines
    assert FORMATTER["wrapped"](wrapped) == wrapped
    assert re.sub(r"\s|trimmed", "", wrapped) == re.sub(r"\s", "", line)


def test_inline_elements_that_touch_still_touch() -> None:
    wrapped = FORMATTER["wrapped"]('<b class="a">one</b>' * 7)
    assert re.sub(r"\s+>", ">", wrapped) == '<b class="a">one</b>' * 7


@pytest.mark.parametrize("tag", ['{{% translate "{}" %}}', "{{% blocktranslate %}}{}{{% endblocktranslate %}}"])
def test_a_message_too_long_for_a_line_stays_the_same_message(tag: str) -> None:
    wrapped = FORMATTER["wrapped"](f"<p>{tag.format(LONG.strip())}</p>")
    assert all(len(line) <= FORMATTER["LONGEST"] for line in wrapped.split("\n"))
    assert repr(LONG.strip()) in templatize(wrapped)
