"""Pages in German are German to the bottom: explanations, journal, standings, refusals, consequences."""

import re
from html import unescape
from typing import Any

import pytest

from fairswiss.app import desk
from tests.web.samples import BY, drafted, imported
from tests.web.visitors import Visitor, text

GERMAN = {"accept-language": "de"}
_ENGLISH = re.compile(
    r"\b(the|and|of|from|white|black|floats|paired|points|player|players|round|rounds|group|bye|reading)\b"
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
    assert "Turnier aus einem Bericht übernommen" in words
    assert "Runde 5 ausgelost" in words


def _sent(visitor: Visitor, address: str, fields: dict[str, Any]) -> str:
    return _words(text(visitor.send(address, fields, headers=GERMAN)))


def test_refusals_and_consequences_are_german(owner: Visitor) -> None:
    event = drafted().event
    assert "Eintrag 1 kann nicht rückgängig gemacht werden" in _sent(owner, f"/t/{event}/journal/undo", {"entry": "1"})
    desk.publish(event, 5, BY)
    words = _sent(owner, f"/t/{event}/rounds/5/hand/start", {})
    assert "Runde 5 ist schon öffentlich" in words
    assert "C.04.2, Artikel 4.4" in words
