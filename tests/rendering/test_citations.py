"""Citations lead to the rule page: in a terminal, on a page, in a PDF; and nowhere else is anything but words."""

import re
from html import escape

import pytest

from fairswiss.rendering import FORMS, fragment, render
from fairswiss.rendering.anchors import rule_anchor
from fairswiss.rendering.citations import leading, linked, page_target
from fairswiss.rendering.cited import with_articles
from fairswiss.rendering.document import Heading, Item, Items, Paragraph, link, pieces, plain
from fairswiss.rendering.html import as_html
from fairswiss.rendering.markdown import as_markdown
from fairswiss.rendering.paper import content, typeset
from fairswiss.rendering.rulebook import nearest, rules_of
from fairswiss.rendering.sections import Sections
from fairswiss.rendering.sheets import Sheet
from fairswiss.rendering.text import as_text
from fairswiss.rules import SHELF, edition
from fairswiss.usecases.rounds import about, check, pair, why_not
from fairswiss.why import Article, Part
from tests.literal.double_swiss_2026_cases import matches
from tests.rendering.samples import SYSTEM, Subject, small_open

OSC_8 = re.compile(r"\x1b]8;;([^\x1b]*)\x1b\\")
PAGE = "https://example.org/docs/rules/dubov-1997.md"
TOURNAMENT = small_open()
ARTICLE = Article(SYSTEM, "7.2")
SUBJECTS: dict[str, Subject] = {
    "round": pair(TOURNAMENT, SYSTEM, explain=True),
    "about": about(TOURNAMENT, 5, SYSTEM),
    "why not": why_not(TOURNAMENT, 6, 10, SYSTEM),
    "check": tuple(check(TOURNAMENT, "dutch-2026")),
}


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_terminal_shows_the_same_words_with_links_to_the_rule_page(name: str) -> None:
    text = render(SUBJECTS[name], "text", TOURNAMENT, rules=lambda _: PAGE)
    assert OSC_8.sub("", text) == render(SUBJECTS[name], "text", TOURNAMENT)
    addresses = {address for address in OSC_8.findall(text) if address}
    assert addresses
    assert all(address.startswith(f"{PAGE}#") for address in addresses)


@pytest.mark.parametrize("form", FORMS)
def test_without_an_address_there_are_only_words(form: str) -> None:
    for subject in SUBJECTS.values():
        assert not re.search(r"[\x00-\x08\x0b-\x1f]", render(subject, form, TOURNAMENT))


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_page_leads_to_the_articles_it_lists_at_its_end(name: str) -> None:
    system = "dutch-2026" if name == "check" else SYSTEM
    text = render(SUBJECTS[name], "html", TOURNAMENT)
    led = set(re.findall(r'<a href="#rule-([^"]+)">', text))
    assert led
    assert led == set(re.findall(r'<li id="rule-([^"]+)">', text))
    meanings = {rule.anchor: rule.meaning for rule in rules_of(system)}
    plain = re.sub(r"</?abbr[^>]*>", "", text)
    assert all(escape(meanings[name]).split(":")[0] in plain for name in led)


@pytest.mark.parametrize("system", [name for name in SHELF if not name.endswith("robin")])
def test_every_article_that_an_explanation_cites_has_its_place_on_the_page(system: str) -> None:
    tournament = matches(7) if edition(system).games > 1 else TOURNAMENT
    explained = pair(tournament, system, explain=True)
    led = set(re.findall(r'href="/rules/x#([^"]+)"', fragment(explained, tournament, rules=lambda _: "/rules/x")))
    assert led
    assert led <= {rule.anchor for rule in rules_of(system)}


def test_pieces_of_an_explanation_lead_to_the_rule_page() -> None:
    sections = Sections(pair(TOURNAMENT, SYSTEM, explain=True), TOURNAMENT)
    assert '<a href="/rules/dubov-1997#' in sections.words(1, rules=lambda system: f"/rules/{system}")
    assert "href" not in sections.words(1)


def test_a_pdf_leads_to_its_last_page() -> None:
    blocks = with_articles(lambda: [Paragraph(f"Paired so ({linked(ARTICLE, '7.2')})."), Paragraph("Plain.")])
    sheet = Sheet("round", 5, TOURNAMENT.info, told=tuple(blocks))
    made = typeset(*content(sheet, lambda key: key))
    assert made.startswith(b"%PDF")
    assert made.count(b"/Subtype/Link") == 1
    assert b"/URI" not in made


def test_words_that_lead_somewhere_break_where_they_would_break_anyway() -> None:
    words = [f"word{number}" for number in range(40)]
    text = " ".join(words)
    led = " ".join(link(f"{word} {word}", "#there") if number % 5 == 0 else word for number, word in enumerate(words))
    assert as_text([Paragraph(led)]) == as_text([Paragraph(plain(led))])
    assert as_text([Items((Item(led),))]) == as_text([Items((Item(plain(led)),))])
    assert OSC_8.sub("", as_text([Paragraph(led)], links=True)) == as_text([Paragraph(plain(led))])
    assert as_text([Paragraph(text)], links=True) == as_text([Paragraph(text)])


def test_a_link_is_escaped_on_a_page_and_is_words_in_markdown() -> None:
    text = f"a < b ({link('7.2 & 7.3', '/rules/x?a=1&b=2#7.2')})"
    assert '(<a href="/rules/x?a=1&amp;b=2#7.2">7.2 &amp; 7.3</a>)' in as_html([Paragraph(text)])
    assert as_markdown([Paragraph(text)]) == "a \\< b (7.2 & 7.3)"
    assert list(pieces("plain")) == [("plain", "")]


def test_a_citation_is_plain_until_somebody_says_where_it_leads() -> None:
    assert linked(ARTICLE, "7.2") == "7.2"
    with leading(page_target(lambda _: "/rules/dubov-1997")):
        assert linked(Article(SYSTEM, "5", Part.READING), "Lesart 5") == link("Lesart 5", "/rules/dubov-1997#reading-5")
    assert linked(ARTICLE, "7.2") == "7.2"
    assert with_articles(lambda: [Heading("nothing cited")]) == [Heading("nothing cited")]


def test_a_part_of_an_article_leads_to_the_article() -> None:
    assert nearest("dutch-2026", "1.9.3") == "1.9"
    assert nearest("dutch-2026", "nothing") == ""
    assert rule_anchor("C.05 Annex 1") == "c.05-annex-1"
