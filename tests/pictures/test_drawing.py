"""Drawings: well-formed, in the colours of the page, with a title and a description, and nothing fetched."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fairswiss.model import Player
from fairswiss.pictures.kinds import KINDS
from fairswiss.rendering.palette import DARK, LIGHT, STYLE, Palette, on_paper
from fairswiss.usecases.pictures import drawn, picture_alone, picture_of, picture_page, picture_pixels, small_pictures
from tests.cli.events import Shell
from tests.docs.markdown import ROOT
from tests.pictures.test_numbers import event

WEEKEND = str(ROOT / "examples" / "weekend-open.trf")
_SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "<script>alert(\"x\")</script> & 'y'"


@pytest.mark.parametrize("kind", KINDS)
def test_a_drawing_is_one_image_with_words_in_colours_of_the_page(kind: str) -> None:
    players = (Player(1, HOSTILE, 2000), *event().players[1:])
    shown = picture_of(event()._replace(players=players), kind)
    source = drawn(shown)
    root = ElementTree.fromstring(source)
    assert root.get("role") == "img"
    assert root[0].tag == f"{_SVG}title"
    assert (root[0].text, root[1].text) == (shown.title, shown.about)
    assert "<script" not in source
    assert "style=" not in source  # the policy of the pages refuses it
    assert not re.search(r"(?:href|url)\s*[=(]", source)
    colours = set(re.findall(r'(?:fill|stroke)="(#[^"]+)"', source)) - {"#ffffff", "#1a1e22"}
    assert colours == set()
    assert "var(" not in on_paper(source)
    ElementTree.fromstring(on_paper(source))


def test_each_player_gets_the_line_of_their_places_out_of_one_drawing() -> None:
    figure = small_pictures(event())
    first, last = figure(1), figure(4)
    assert first
    assert last
    assert figure(9) is None
    assert [one.table.rows[0][-1] for one in (first, last)] == ["1", "4"]
    lines = [re.findall(r'<path d="(M[^"]*L[^"]*)"', one.svg) for one in (first, last)]
    assert [len(found) for found in lines] == [1, 1]
    assert lines[0] != lines[1]
    assert "P1" in first.svg
    assert "P1" not in last.svg


def test_files_stand_alone() -> None:
    shown = picture_of(event(), "aro")
    assert "var(" not in picture_alone(shown)
    assert picture_pixels(shown).startswith(b"\x89PNG\r\n")
    page = picture_page(event(), [shown])
    assert "<svg" in page
    assert "<details" in page
    assert shown.table.rows[0][2] in page


def test_the_style_sheet_of_the_manager_is_that_of_the_site() -> None:
    static = ROOT / "src" / "fairswiss" / "web" / "static" / "fairswiss" / "pictures.css"
    assert STYLE in static.read_text("utf-8")


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_can_be_read_in_both_schemes(palette: Palette) -> None:
    for text in (palette.ink, palette.quiet):
        assert _contrast(text, palette.ground) >= 4.5
    for cell in (palette.win, palette.draw, palette.loss, palette.none):
        assert _contrast(palette.ink, cell) >= 4.5
    for line in (*palette.lines, palette.accent):
        assert _contrast(line, palette.ground) >= 3


# -- the command -------------------------------------------------------------------------------------------------------


def test_plot_writes_every_form(run: Shell, tmp_path: Path) -> None:
    for name, begins in (("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.html", b"<!DOCTYPE"), ("a.json", b"{")):
        said = run("plot", WEEKEND, "scores", "--player", "3", "-o", str(tmp_path / name))
        assert (said.code, said.err) == (0, "")
        assert (tmp_path / name).read_bytes().startswith(begins)
    assert run("plot", WEEKEND, "all", "-o", str(tmp_path / "all.html")).code == 0
    page = (tmp_path / "all.html").read_text("utf-8")
    assert page.count("<svg") == len(KINDS)
    assert run("plot", WEEKEND, "aro", "--language", "de").out.startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("scores", "-o", "a.gif"), ".svg, .png, .html or .json"),
        (("all",), "-o pictures.html"),
        (("scores", "--player", "999"), "no player 999"),
        (("scores", "--round", "99"), "nothing after round 99"),
        (("scores", "--round", "0"), "No round is complete"),
    ],
)
def test_a_bad_request_is_one_sentence(run: Shell, arguments: tuple[str, ...], words: str) -> None:
    said = run("plot", WEEKEND, *arguments)
    assert said.code == 3
    assert words in said.err
