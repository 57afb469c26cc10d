"""The glossary: one source for its page and for the hover texts of every article."""

import re

import pytest

from fairswiss import Player, Tournament, pair, render
from fairswiss.language import speaking
from fairswiss.rendering import fragment
from fairswiss.rendering.document import Item, Items, Paragraph, link
from fairswiss.rendering.glossary import Glossed, Names, glossary
from fairswiss.rendering.html import as_html


@pytest.mark.parametrize("code", ["en", "de"])
def test_no_two_terms_share_a_form_and_every_meaning_is_a_sentence(code: str) -> None:
    with speaking(code):
        forms = [form.lower() for term in glossary() for form in term.forms]
        assert len(forms) == len(set(forms))
        assert [term.name for term in glossary() if not re.match(r"[A-ZÄÖÜ].*\.$", term.meaning)] == []


def test_a_term_is_explained_where_it_first_occurs_in_an_article() -> None:
    shown = as_html([Paragraph("This bracket has two residents."), Items((Item("The next bracket"),))])
    assert shown.count('<abbr class="fs-term" tabindex="0" title="The players who are paired together') == 1
    assert ">residents</abbr>." in shown
    assert "<li>The next bracket</li>" in shown


def test_the_longest_form_is_found_and_no_part_of_a_word() -> None:
    said = Glossed().pieces("A pairing-allocated bye, a half-point bye, goodbye, a draft-like thing and S1")
    assert [piece for piece, meaning in said if meaning] == ["pairing-allocated bye", "half-point bye", "S1"]
    assert "".join(piece for piece, _ in said).endswith("goodbye, a draft-like thing and S1")


def test_a_name_is_no_word_of_ours() -> None:
    """The player is called Bye; the bye that is explained is the other one."""
    shown = as_html([Paragraph("Bye, Ann gets no bye.")], names=["Bye, Ann", "Alder"])
    assert "<p>Bye, Ann gets no <abbr" in shown
    assert ">bye</abbr>" in shown


def test_names_of_many_articles_are_looked_through_once_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []

    def look(name: str) -> str:
        looked_at.append(name)
        return name

    monkeypatch.setattr("fairswiss.rendering.glossary.clean", look)
    names = Names(["Bye, Ann", "Freilos, Bo"])
    said = [as_html([Paragraph("Bye, Ann gets no bye.")], names=names) for _ in range(3)]
    assert said == [as_html([Paragraph("Bye, Ann gets no bye.")], names=["Bye, Ann", "Freilos, Bo"])] * 3
    assert looked_at == ["Bye, Ann", "Freilos, Bo"] * 2
    with speaking("de"):
        assert "<p>Freilos, Bo hat kein <abbr" in as_html([Paragraph("Freilos, Bo hat kein Freilos.")], names=names)


def test_names_are_left_alone_wherever_a_subject_is_shown() -> None:
    players = [Player(1, "Bye", 2000), Player(2, "Buchholz, Bo", 1900), Player(3, "Floater", 1800)]
    event = Tournament.build(players, rounds_planned=3, first_colour="w")
    paired = pair(event, "dutch-2026", explain=True)
    for page in (fragment(paired), fragment(paired, event), render(paired, "html", event)):
        assert not re.search(r"<abbr[^>]*>(Bye|Buchholz|Floater)</abbr>", page)
        assert "fs-term" in page


def test_links_and_marks_are_left_alone_and_everything_is_escaped() -> None:
    shown = as_html([Paragraph(f"{link('Buchholz', '/x')} <b> & Buchholz")])
    assert '<a href="/x">Buchholz</a> &lt;b&gt; &amp; <abbr' in shown


def test_the_german_terms_are_found_in_german() -> None:
    with speaking("de"):
        assert 'title="Alle Spieler mit gleich vielen Punkten.">Punktgruppe</abbr>' in as_html(
            [Paragraph("Die Punktgruppe")]
        )
