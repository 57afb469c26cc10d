"""Squares of colours: White's is white and Black's is black on any ground, and the signs stay in the text."""

import re
from pathlib import Path
from xml.etree import ElementTree

from fairswiss.answers import Group, Seat
from fairswiss.rendering.document import Column, Marked, Paragraph, Table
from fairswiss.rendering.group_picture import group_picture
from fairswiss.rendering.html import as_html
from fairswiss.rendering.pips import GROUNDS, STYLE, painted, pips
from fairswiss.rendering.style import FRAGMENT_STYLE
from fairswiss.rendering.svg import disc
from fairswiss.web import static_files

WEB = Path(static_files.__file__).parent
SVG = "{http://www.w3.org/2000/svg}"


def test_each_square_is_marked_and_the_text_stays() -> None:
    html = painted(f"A &amp; B: {pips('wb-')}")
    assert html == 'A &amp; B: <span class="fs-pip-w">□</span><span class="fs-pip-b">■</span>–'
    assert re.sub(r"<[^>]+>", "", html) == "A &amp; B: □■–"


def test_words_and_tables_are_marked_and_attributes_are_not() -> None:
    table = Table((Column("Colours", about="□ White"),), ((Marked("□", hint="□ White"),), ("■",)))
    html = as_html([Paragraph("□ White, ■ Black"), table])
    assert html.count('<span class="fs-pip-w">□</span>') == html.count('<span class="fs-pip-b">■</span>') == 2
    assert 'abbr title="□ White"' in html
    assert 'td title="□ White"' in html or 'th scope="row" title="□ White"' in html


def test_one_style_for_documents_and_pages() -> None:
    assert FRAGMENT_STYLE.startswith(STYLE)
    assert (WEB / "static/fairswiss/tokens.css").read_text("utf-8").endswith(STYLE)
    assert all(colour in STYLE for colour in GROUNDS.values())


def test_no_page_shows_a_square_unpainted() -> None:
    lines = [
        line
        for template in sorted(WEB.rglob("*.html"))
        for block in re.split(r"{% filter pips %}.*?{% endfilter %}", template.read_text("utf-8"), flags=re.DOTALL)
        for line in block.splitlines()
    ]
    assert not [line for line in lines if re.search("[□■]", re.sub(r'{{ "[□■]"\|pips }}', "", line))]


def test_pictures_fill_their_squares_and_discs() -> None:
    group = Group(20, 3, (Seat(1, 20, "wb", 2, 20, "w", "bw"), Seat(3, 20, "", 0, 0)))
    root = ElementTree.fromstring(group_picture(group, str, "", "key"))
    runs = [
        ("".join(one.itertext()), [square.get("fill") for square in one.findall(f"{SVG}rect")])
        for one in root.iter(f"{SVG}g")
        if one.get("class") == "fs-pips"
    ]
    assert [signs for signs, _ in runs] == ["□", "□■", "■", "■□", "□", "■"]
    assert all(fills == [GROUNDS[sign] for sign in signs] for signs, fills in runs)
    assert f'fill="{GROUNDS["■"]}"/>' in disc(0, 0, "B", True, "fs-black")
