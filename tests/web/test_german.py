"""Pages in German are German to the bottom: explanations, journal, standings, refusals, consequences."""

import re
from html import unescape
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from fairswiss.desk import rounds
from fairswiss.usecases.importing import preview
from tests.web.databases import ON_ONE
from tests.web.samples import BY, drafted, imported
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

GERMAN = {"accept-language": "de"}
_ENGLISH = re.compile(
    r"\b(the|and|of|from|white|black|floats|paired|points|player|players|round(?!-robin)|rounds|group|bye|reading)\b"
)


def said(visitor: Visitor, address: str, status: int = 200, **headers: str) -> str:
    """What people read, without the names of systems and files."""
    response = visitor.get(address, headers={**GERMAN, **headers})
    page = text(response)
    assert response.status_code == status, page[:500]
    assert 'lang="en"' not in re.sub(r"<button[^>]*>", "", page)
    return _words(page)


def _words(page: str) -> str:
    return unescape(re.sub(r"<(script|style|svg|datalist)\b.*?</\1>|<[^>]*>", " ", page, flags=re.DOTALL))


@pytest.mark.parametrize("name", ["weekend-open", "kitchen-garden-2026"])
def test_an_explanation_is_german(owner: Visitor, name: str) -> None:
    event = imported(name).event
    for address in ("", "4/board/1", "4/list", "4/why-not?one=1&other=2", "player/1"):
        words = said(owner, f"/t/{event}/why/{address}")
        assert _ENGLISH.findall(words) == [], address
    assert "gruppe" in said(owner, f"/t/{event}/why/")


def test_each_visitor_reads_the_same_round_in_the_own_language(owner: Visitor) -> None:
    event = imported().event
    for _ in range(2):
        assert "Punktgruppe" in said(owner, f"/t/{event}/why/")
        assert "Score group" in text(owner.get(f"/t/{event}/why/"))


def test_standings_and_their_workings_are_german(owner: Visitor) -> None:
    event = imported().event
    assert "Buchholz: Summe der Punkte der Gegner" in text(owner.get(f"/t/{event}/standings/", headers=GERMAN))
    assert _ENGLISH.findall(said(owner, f"/t/{event}/standings/working/1")) == []


def test_the_journal_is_german(owner: Visitor) -> None:
    event = drafted().event
    words = said(owner, f"/t/{event}/journal/")
    assert "Turnier aus einem Bericht importiert" in words
    assert "Runde 5 ausgelost" in words


def _sent(visitor: Visitor, address: str, fields: dict[str, Any]) -> str:
    return _words(text(visitor.send(address, fields, headers=GERMAN)))


def test_refusals_and_consequences_are_german(owner: Visitor) -> None:
    event = drafted().event
    assert "Eintrag 1 lässt sich nicht rückgängig machen" in _sent(owner, f"/t/{event}/journal/undo", {"entry": "1"})
    rounds.publish(event, 5, BY)
    words = _sent(owner, f"/t/{event}/rounds/5/hand/start", {})
    assert "Runde 5 ist schon öffentlich" in words
    assert "C.04.2, Artikel 4.4" in words


def test_what_is_wrong_with_a_report_is_german(owner: Visitor) -> None:
    report = (
        "012 X\nXXR 3\n001    1      Anna                              2x00                             9.0"
        "     2 w 1\n001    1      Bert                              1900                             0.0     1 w Q\n"
    )
    for content in (report.encode(), b"nothing of the kind", b"\xff\xfe\x00", "\n".join(["001"] * 200).encode()):
        words = _sent(owner, "/import", {"file": SimpleUploadedFile("x.trf", content), "rounds": ""})
        assert "Die Datei ist als Turnierbericht nicht zu gebrauchen" in words
        assert _ENGLISH.findall(words) == []


TABLES = {
    b"Name;Elo;FIDE-ID;Titel;Verband;Geburt;Geschlecht\nAnna;20x0;12a;XX;GERM;31.02.2000;q\n;1900;;;;;\n"
    b"Bert;1900;77;;;;\nBert;1800;77;;;;\nBert;1700;;;;02/03/2000;\n": "ist keine Wertungszahl",
    b"PK\x03\x04nonsense": "Das Archiv lässt sich nicht entpacken",
    b"\xd0\xcf\x11\xe0": "Die Arbeitsmappe ist innen beschädigt",
    b"12;13\n14;15\n": "in dieser Tabelle sind keine Namen",
    "Name\nJürgen".encode("cp1252"): "die Datei ist nicht UTF-8 und wird als Windows-1252 gelesen",
}


@pytest.mark.parametrize("content", TABLES)
def test_what_is_wrong_with_a_list_of_players_is_german(owner: Visitor, content: bytes) -> None:
    event = imported().event
    fields = {"file": SimpleUploadedFile("x.csv", content), "text": ""}
    words = _words(text(owner.send(f"/t/{event}/players/import", fields, headers=GERMAN, follow=True)))
    assert TABLES[content] in words
    assert _ENGLISH.findall(words) == []


@pytest.mark.parametrize("content", [b"", b"nothing", b"PK\x03\x04", b"<playerslist><x/></playerslist>"])
def test_what_is_wrong_with_a_rating_list_is_german(owner: Visitor, content: bytes) -> None:
    event = imported().event
    words = _sent(owner, f"/t/{event}/players/rating-list", {"file": SimpleUploadedFile("list.txt", content)})
    assert _ENGLISH.findall(words.replace("<player>", "")) == []


def test_what_is_wrong_with_tie_breaks_is_german(owner: Visitor) -> None:
    event = imported().event
    words = said(owner, f"/t/{event}/standings/?tiebreaks=BH/C9,XYZ,BH:QP", 400)
    assert "ist nicht zu gebrauchen" in words
    assert _ENGLISH.findall(words.replace("round-robin", "")) == []


def test_a_list_for_spreadsheets_is_german_and_can_be_read_back(owner: Visitor) -> None:
    event = imported().event
    response = owner.get(f"/t/{event}/players/export.csv", headers=GERMAN)
    table = text(response)
    assert table.lstrip("\ufeff").startswith("Nr,Titel,Name,Wertungszahl,Verband,FIDE-ID,Geburt,Geschlecht")
    found = preview(table.encode())
    assert {choice.field for choice in found.columns} >= {"name", "rating", "federation", "fide_id", "birth", "sex"}
