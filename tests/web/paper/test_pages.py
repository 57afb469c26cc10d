"""Sheets as pages and as PDF: what is on them, who sees them, and that names are but names."""

import io

from pypdf import PdfReader

from fairswiss.desk import prizes, rounds
from fairswiss.desk.registration import register
from fairswiss.desk.teams import teams_from_clubs
from fairswiss.model import Player
from fairswiss.model.prizes import PrizeList, Prizes
from fairswiss.usecases.sheets import MAKERS, OF_TEAMS
from tests.web.databases import ON_ONE
from tests.web.public.events import HOSTILE, hostile_event, hostile_field, public_event
from tests.web.store.events import BY, play
from tests.web.teams.events import played, team_event
from tests.web.visitors import HOST, Visitor, text

DATABASES = ON_ONE


def _read(content: bytes) -> str:
    assert content.startswith(b"%PDF-")
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(content)).pages)


PAPERS_OF_THE_END = ("prizes", "payout", "certificates", "final")


def _shown_as_they_are(owner: Visitor, made: str, kind: str) -> str:
    """The text of a sheet, page and PDF, on which no name is anything but a name."""
    page = owner.get(f"/t/{made}/paper/{kind}/0/")
    assert page.status_code == 200, kind
    assert "<script>alert" not in text(page), kind
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text(page), kind
    pdf = owner.get(f"/t/{made}/paper/{kind}/0.pdf")
    assert pdf.status_code == 200, kind
    assert pdf["Content-Type"] == "application/pdf"
    said = "".join(_read(pdf.content).split())
    for name in ("<script>alert(1)</script>", '#eval("1+1")$x$*b*_i_[c]@d<e>', "Щукина,Дарья"):
        assert name in said, kind
    return said


def test_hostile_names_are_shown_as_they_are(owner: Visitor) -> None:
    made = hostile_event()
    others = {"tables", "pictures", *PAPERS_OF_THE_END, *OF_TEAMS}
    for kind in sorted(MAKERS.keys() - others):  # "tables" names nobody; the others have events of their own
        assert "Open<b>&Söhne" in _shown_as_they_are(owner, made, kind), kind


def test_hostile_names_of_winners_are_shown_as_they_are(owner: Visitor) -> None:
    made = hostile_field()
    for _ in range(3):
        play(made)
    prizes.declare(made, Prizes((PrizeList(tuple(range(8_000, 0, -1_000))),), certificates_for_all=True), BY)
    for kind in PAPERS_OF_THE_END:
        _shown_as_they_are(owner, made, kind)
    page = text(owner.get(f"/t/{made}/paper/pictures/0/"))
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "Pictures" in _read(owner.get(f"/t/{made}/paper/pictures/0.pdf").content)


def test_hostile_names_of_teams_are_shown_as_they_are(owner: Visitor) -> None:
    made = team_event(2, 4, clubs=False)
    players = [Player(0, name, 1500 - at, club=HOSTILE[at % 2]) for at, name in enumerate((*HOSTILE, "Alder, Ana"))]
    register(made, players, BY)
    teams_from_clubs(made, BY)
    played(made)
    for kind in OF_TEAMS:
        page = owner.get(f"/t/{made}/paper/{kind}/0/")
        assert page.status_code == 200, kind
        assert "<script>alert" not in text(page), kind
        assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text(page), kind
        assert "<script>alert(1)</script>" in "".join(_read(owner.get(f"/t/{made}/paper/{kind}/0.pdf").content).split())


def test_pdf_speaks_german_and_its_bytes_are_always_the_same(owner: Visitor) -> None:
    made = hostile_event()
    german = {"host": HOST, "accept-language": "de"}
    first = owner.get(f"/t/{made}/paper/pairings/1.pdf", headers=german)
    assert "Paarungen der Runde 1" in _read(first.content)
    assert "2026-11-07" in _read(first.content)
    assert owner.get(f"/t/{made}/paper/pairings/1.pdf", headers=german).content == first.content
    assert first["Content-Disposition"].endswith('-Paarungen-der-Runde-1.pdf"')


def test_drafts_are_offered_to_arbiters_and_marked(owner: Visitor) -> None:
    made = public_event()
    play(made)
    rounds.draft(made, BY)
    assert "Draft" in text(owner.get(f"/t/{made}/paper/"))
    assert "Draft" in text(owner.get(f"/t/{made}/paper/pairings/2/"))
    assert "DRAFT" in _read(owner.get(f"/t/{made}/paper/pairings/2.pdf").content)
    assert "Draft" not in text(owner.get(f"/t/{made}/paper/?round=1"))


def test_paper_is_for_those_who_are_signed_in(visitor: Visitor) -> None:
    made = public_event()
    for path in ("", "players/0/", "players/0.pdf"):
        assert visitor.get(f"/t/{made}/paper/{path}").status_code == 403


def test_what_is_not_there_is_a_page_that_says_so(owner: Visitor) -> None:
    made = public_event()
    for path in ("pairings/1/", "pairings/1.pdf", "salary/0/", "players/9/", f"pairings/{'9' * 5000}/"):
        assert owner.get(f"/t/{made}/paper/{path}").status_code == 404


def test_odd_rounds_in_the_index_are_the_last_one(owner: Visitor) -> None:
    made = hostile_event()
    for asked in ("", "0", "99", "²", "x", "9" * 5000):
        assert "Round 2" in text(owner.get(f"/t/{made}/paper/", {"round": asked}))


def test_a_sheet_for_the_wall_has_its_table_and_no_birthday(owner: Visitor) -> None:
    made = hostile_event()
    page = text(owner.get(f"/t/{made}/paper/players/0/"))
    assert HOSTILE[3] in page
    assert "1990" in page
    assert "05/06" not in page
    assert "4444" not in page
