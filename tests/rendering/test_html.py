"""Pages: well formed, harmless, and usable without eyes, mouse, colours or a large window."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairswiss.model import Bye, Game, Player, Round, Tournament
from fairswiss.rendering import fragment, render, working
from fairswiss.rendering.document import Block, Column, Heading, Item, Items, Lines, Marked, Paragraph, Table
from fairswiss.rendering.html import as_html, as_page
from fairswiss.rendering.style import FRAGMENT_STYLE
from fairswiss.tiebreaks import CrossTable, cross_table
from fairswiss.usecases.rounds import about, pair, published_list, why_not
from fairswiss.usecases.standings import standings
from tests.rendering.samples import CHECKS, SYSTEM, chosen, made, small_open

VOID = {"meta"}
NASTY = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    "&lt;b&gt;",
    "A\u202eB\u2066C",
)


class _Page(HTMLParser):
    """Tags with their attributes, and the texts; complains when tags do not close in their order."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute twice in {tag}"
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag == name]


def _nasty() -> Tournament:
    """Not built, as building refuses some of the names."""
    players = tuple(Player(number, name, 2000 - number) for number, name in enumerate(NASTY, 1))
    played = Round.of([Game(1, 2, "1", "0"), Game(3, 4, "=", "=")], [Bye(5, "U")])
    return Tournament(players, rounds=(played,), rounds_planned=5, first_colour="w")


def _cross(tournament: Tournament, tie_breaks: str = "BH/C1,SB") -> CrossTable:
    return cross_table(tournament, standings(tournament, tie_breaks=tie_breaks))


def _pages() -> Iterator[str]:
    for shown in (*chosen(), *made()):
        yield render(shown.subject, "html", shown.tournament)
    open_, nasty = small_open(), _nasty()
    for tournament in (open_, nasty):
        table = _cross(tournament)
        yield render(table.standings, "html", tournament)
        yield render(table, "html", tournament)
        yield render(table, "html")
        yield working(table, [1, 2, 3], "html", tournament)
        yield working(table, [1], "html", tournament)
        yield render(published_list(tournament, SYSTEM), "html", tournament)


def test_every_page_is_well_formed_and_brings_along_all_it_needs() -> None:
    for text in _pages():
        page = _Page(text)
        tags = [tag for tag, _ in page.tags]
        assert tags[0] == "html"
        assert page.tags[0][1]["lang"] == "en"
        assert [tags.count(tag) for tag in ("title", "style", "main", "h1")] == [1, 1, 1, 1]
        assert not {"script", "img", "link", "iframe", "form", "input", "object"} & set(tags)
        for _, attributes in page.tags:
            assert not [name for name in attributes if name.startswith("on") or name in ("style", "src")]
        targets = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
        assert len(targets) == len(set(targets))
        assert {link["href"] for link in page.all("a")} <= {f"#{target}" for target in targets}


def test_headings_go_down_one_level_at_a_time() -> None:
    for text in _pages():
        levels = [int(tag[1]) for tag, _ in _Page(text).tags if re.fullmatch("h[1-6]", tag)]
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))


def test_the_policy_of_a_page_allows_its_own_style_alone() -> None:
    from base64 import b64encode
    from hashlib import sha256

    text = render(CHECKS, "html")
    style = text.split("<style>")[1].split("</style>")[0]
    (policy,) = [meta["content"] for meta in _Page(text).all("meta") if "http-equiv" in meta]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert policy is not None
    assert policy.startswith(f"default-src 'none'; style-src 'sha256-{digest}'")


def test_a_fragment_has_no_frame_and_its_title_the_level_asked_for() -> None:
    tournament = small_open()
    text = fragment(pair(tournament, SYSTEM, explain=True), tournament, top=3)
    page = _Page(text)
    assert page.tags[0] == ("article", {"class": "fairswiss", "lang": "en"})
    assert not {"html", "head", "body", "style", "main", "h1", "h2"} & {tag for tag, _ in page.tags}
    assert {"h3", "h4"} <= {tag for tag, _ in page.tags}
    plain = pair(tournament, SYSTEM)
    whole = render(plain, "html", tournament).replace("h2>", "h4>").replace("h1>", "h3>")
    assert fragment(plain, tournament, top=3) in whole


def test_names_are_shown_and_never_read_as_markup() -> None:
    tournament = _nasty()
    table = _cross(tournament)
    texts = [
        render(table, "html", tournament),
        working(table, [1, 2, 3, 4, 5], "html", tournament),
        render(pair(tournament, SYSTEM, explain=True), "html", tournament),
        render(about(tournament, 1, SYSTEM), "html", tournament),
        render(why_not(tournament, 1, 2, SYSTEM), "html", tournament),
        render(published_list(tournament, SYSTEM), "html", tournament),
    ]
    for text in texts:
        page = _Page(text)
        assert any("<script>alert(1)</script>" in said for said in page.texts)
        assert not re.search("[\u202a-\u202e\u2066-\u2069]", text)
    said = _Page(texts[0])
    assert {*NASTY[:4], "ABC"} <= set(said.texts)
    hints = {attributes.get("title") for attributes in said.all("td")}
    assert "Black against 1 <script>alert(1)</script>: lost" in hints


@given(st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"])), st.text(alphabet="<>&\"'a =/"))
def test_any_text_comes_out_as_it_went_in(one: str, other: str) -> None:
    marked = Marked(other, "win", ((one, "result"), (other, "")), hint=one, link=other)
    table = Table((Column(one, about=other), Column(other, True)), ((one, marked), (other, one)))
    blocks: list[Block] = [
        Heading(one, section=False), Heading(other, anchor=one), Paragraph(other), table,
        Items((Item(one, (other,)),)), Lines((Item(other),)),
    ]  # fmt: skip
    page = _Page(as_html(blocks))
    cells = [attributes for attributes in page.all("td") if "title" in attributes]
    assert [cell["title"] for cell in cells] == ([one] if one else [])
    assert "".join(page.texts).replace("\u2007", " ").count(other) >= 4
    assert _Page(as_page(blocks)).tags


# -- tables ------------------------------------------------------------------------------------------------------------


def test_every_table_has_a_name_heads_and_lines_that_say_whom_they_are_about() -> None:
    tournament = small_open()
    page = _Page(render(_cross(tournament), "html", tournament))
    assert len(page.all("caption")) == len(page.all("table")) == 1
    heads = [head for head in page.all("th") if head["scope"] == "col"]
    assert len(heads) == 4 + 4 + 3
    assert len([head for head in page.all("th") if head["scope"] == "row"]) == 11
    assert {"Round 1", "Rating", "Buchholz: sum of the opponents' scores (8.1)"} <= {
        abbreviation["title"] for abbreviation in page.all("abbr")
    }
    (region,) = [found for found in page.all("div") if found.get("role") == "region"]
    assert region["tabindex"] == "0"
    assert region["aria-label"] == "Spring Open, standings after round 4 (C.07 of 2026)"


def test_a_column_without_title_and_a_line_without_name_have_no_empty_heads() -> None:
    text = as_html([Table((Column("A"), Column(""), Column("B", True)), (("", "", "1"), (" 2", "x", "")))])
    assert '<thead><tr><th scope="col">A</th><td></td><th scope="col" class="n">B</th></tr></thead>' in text
    assert '<tr><td></td><td></td><td class="n">1</td></tr>' in text
    assert '<tr><th scope="row">\u20072</th><td>x</td><td class="n"></td></tr>' in text
    assert "<caption>" not in text


@pytest.mark.parametrize(("columns", "kinds"), [(8, ""), (9, " fs-wide"), (13, " fs-wide fs-broad")])
def test_wide_tables_scroll_and_the_widest_are_printed_across(columns: int, kinds: str) -> None:
    table = Table(tuple(Column(str(number)) for number in range(columns)), (("x",) * columns,))
    text = as_page([Heading("Wide", section=False), table])
    assert f'<div class="fs-scroll{kinds}"' in text
    assert ('<body class="fs-across">' in text) == (columns > 12)


def test_results_and_colours_are_told_by_more_than_colour() -> None:
    tournament = small_open()
    text = render(_cross(tournament), "html", tournament)
    white_win = '<td class="n win" title="White against 4 Diaz: won">'
    assert f'{white_win}4<span class="white">w</span><span class="result">1</span></td>' in text
    assert '<span class="black">b</span><span class="result">½</span></td>' in text
    assert '<td class="n unplayed" title="bye of the pairing">U</td>' in text


def test_values_lead_to_their_workings_and_back() -> None:
    tournament = small_open()
    table = _cross(tournament)
    everybody = [row.player for row in table.standings.rows]
    text = working(table, everybody, "html", tournament)
    assert '<th scope="row"><a href="#working-10">Jansen</a></th>' in text
    assert '<td class="n"><a href="#working-10-1">' in text
    assert '<h3 id="working-10-1">BH/C1 ' in text
    assert text.count('<p class="fs-aside"><a href="#standings">') == 11
    one = working(table, [10], "html", tournament)
    assert '<h1 id="working-10">10 Jansen: place' in one
    assert "<a " not in one


def test_the_style_needs_nothing_from_elsewhere() -> None:
    assert not re.search(r"url\(|@import|expression|javascript", FRAGMENT_STYLE)
    assert FRAGMENT_STYLE.count("{") == FRAGMENT_STYLE.count("}")
    assert all(query in FRAGMENT_STYLE for query in ("prefers-color-scheme: dark", "@media print", "max-width"))
