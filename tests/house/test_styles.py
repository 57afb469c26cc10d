"""The style sheets of the pages."""

import re
from pathlib import Path

import pytest

import fairswiss.web

SHEETS = sorted(Path(fairswiss.web.__file__).parent.rglob("*.css"))
OF_A_SIZE = re.compile(r"@media[^{]*\bwidth\b[^{]*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
COLOUR = re.compile(
    r"(?:^|[;{\s])((?:[\w-]*color|background[\w-]*|opacity|filter|mix-blend-mode|--[\w-]+)\s*:(?!\s*[\d.]+rem)[^;}]+)"
)
SAFE = re.compile(r"border-color\s*:\s*transparent")


def colours_of_a_size(sheet: str) -> list[str]:
    """What makes colours depend on the width of the window; lengths and a border that is not seen are none."""
    bare = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    found = [colour for block in OF_A_SIZE.findall(bare) for colour in COLOUR.findall(block)]
    return [colour for colour in found if not SAFE.match(colour)]


def test_there_are_sheets_that_know_sizes() -> None:
    assert sum(len(OF_A_SIZE.findall(sheet.read_text("utf-8"))) for sheet in SHEETS) > 15


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_narrow_page_has_the_colours_of_a_wide_one(sheet: Path) -> None:
    """So that ``tests.web.arbiter.judged`` may judge the colours of a page in one size."""
    assert colours_of_a_size(sheet.read_text("utf-8")) == []


def test_a_colour_of_a_size_is_found() -> None:
    sheet = "p { color: red; } @media (max-width: 40rem) { a { margin: 0; } b { background: #fff; } } i { color: red; }"
    assert colours_of_a_size(sheet) == ["background: #fff"]
