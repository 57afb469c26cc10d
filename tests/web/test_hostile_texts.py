"""Names that would be formulas, markup, code, headers or a mess stay names: on pages, paper, in files and drawings."""

import io

import pytest
from pypdf import PdfReader

from fairswiss.desk import events, registration, rounds
from fairswiss.desk.journals import Known
from fairswiss.desk.sheets import of_state
from fairswiss.desk.telling import By
from fairswiss.journal.facts import Settings
from fairswiss.model import EventInfo, Player
from fairswiss.model.errors import InvalidTournament, TooLarge
from fairswiss.model.marks import MOST_MARKS
from fairswiss.rendering import paper
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases import publishing, sheets
from tests.web.samples import imported
from tests.web.visitors import Visitor, text

BY = By("owner", confirmed=True)
NAMES = (
    '#read("/etc/passwd")', "$x^2$ @ref <label> \\ `raw` *b* _i_ // c /* d", "<script>alert(1)</script>", "=1+1",
    " ＝cmd|'/c'!A1",     "\u202eevil", "Z" + "\u0301" * 500 + "algo", "a\u200bb",
    'x"; filename="y\r\nSet-Cookie: a=b', "{{7*7}} {% now %}",
    "%s %n {0.__class__}", "👩‍👩‍👧 ﷺ", "-- ' OR 1=1", "../../etc/passwd", "W" * 100,
)  # fmt: skip


@pytest.fixture
def event(owner: Visitor) -> Known:
    made = events.create_event(Settings("dutch-2026", 5, EventInfo(name='E"\r\nX: 1 <b> #x ' + "n" * 150)), BY)
    players = [Player(0, name, 2000 - at) for at, name in enumerate(NAMES)]
    registration.register(made.event, players, BY)
    rounds.draft(made.event, BY)
    return rounds.publish(made.event, 1, BY)


def test_every_page_shows_them_as_texts(owner: Visitor, event: Known) -> None:
    pages = ("", "players/", "rounds/", "results/1/", "standings/", "why/1/", "why/1/board/1", "journal/", "paper/")
    for page in (*pages, "paper/pairings/1/", "paper/round/1/", "standings/?show=cross"):
        answer = owner.get(f"/t/{event.event}/{page}")
        shown = text(answer)
        assert answer.status_code == 200, page
        assert "<script>alert" not in shown
        assert not any(sign in shown for sign in "\u202e\u200b\x1b")
        assert "\u0301" * (MOST_MARKS + 1) not in shown


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_paper_and_downloads(owner: Visitor, event: Known) -> None:
    for sheet in ("pairings", "slips", "players", "round"):
        answer = owner.get(f"/t/{event.event}/paper/{sheet}/1.pdf")
        assert answer.status_code == 200, sheet
        assert answer["Content-Disposition"].count('"') == 2
        assert "\r" not in answer["Content-Disposition"]
    content = paper.pdf(sheets.sheet(of_state(event.state), "players"), sheet_phrase)
    set_in = "".join(page.extract_text() for page in PdfReader(io.BytesIO(content)).pages)
    assert '#read("/etc/passwd")' in set_in
    assert "root:" not in set_in


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_site_and_its_tables(owner: Visitor, event: Known) -> None:
    files = publishing.site(of_state(event.state), sheet_phrase)
    assert all(part not in name for name in files for part in ("..", "\\", " ")), files
    assert b"<script>" not in b"".join(content for name, content in files.items() if name.endswith(".html"))
    cells = files["data/players.csv"].decode().replace('"', "").split(",")
    assert not [cell for cell in cells if cell.strip().startswith(("=", "＝"))]


def test_names_that_are_too_long_or_too_many_are_refused(owner: Visitor) -> None:
    made = imported()
    with pytest.raises(InvalidTournament, match="at most 100 characters"):
        registration.register(made.event, [Player(0, "x" * 10_000)], BY)
    with pytest.raises(TooLarge, match="at most 10,000 players"):
        registration.register(made.event, [Player(0, f"P{at}") for at in range(10_001)], BY)


def test_a_report_brings_no_marks_that_turn_the_line_round(owner: Visitor) -> None:
    lines = [f"001 {at:>4}      {'Eve' + chr(0x202E) + 'nil':<33}{2000 - at:>5}" for at in (1, 2)]
    made = events.import_event("\n".join(["012 Club", "142 3", "092 Dutch 2026", *lines]).encode(), BY)[0]
    assert [player.name for player in made.state.players.values()] == ["Eve nil", "Eve nil"]


@pytest.mark.parametrize(
    "path",
    [
        "t/%00/", "t/..%2f..%2fetc/", "t/١٢/", "t/{e}/rounds/99999999999999999999/", "t/{e}/rounds/١/",
        "t/{e}/why/1/board/99999999999999999999", "t/{e}/standings/?round=" + "9" * 5000, "t/{e}/standings/?round=²",
        "t/{e}/paper/?round=" + "9" * 5000, "t/{e}/rounds/1/live?since=" + "9" * 5000, "t/{e}/results/1/?since=²",
        "t/{e}/why/1/not?one=" + "9" * 5000 + "&other=%00", "t/{e}/players/?q=%00%ff", "t/{e}/players/?added=²",
        "public/{e}/screen/?seconds=" + "9" * 5000, "t/{e}/report.%00", "?%ff=%00", "start/%00", "t/{e}/paper/%00/1/",
    ],
)  # fmt: skip
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_odd_addresses_find_nothing_or_are_read_as_nothing(owner: Visitor, path: str) -> None:
    made = imported()
    answer = owner.get("/" + path.replace("{e}", made.event))
    assert answer.status_code < 500
