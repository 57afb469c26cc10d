"""The slips of a large round come in parts, each small enough to be made for certain."""

import io
import re
from html import escape

import pypdf
import pytest

from fairswiss.desk import events, journals
from fairswiss.desk.announcing import announced
from fairswiss.rendering.codes import qr_data_address
from fairswiss.web.phones import signing
from tests.web.databases import ON_ONE
from tests.web.rounds.events import BY, published, state
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

BOARDS = 8


@pytest.fixture
def made(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> str:
    """A round with more boards than a part has."""
    for module in ("fairswiss.web.paper.views", "fairswiss.web.paper.views"):
        monkeypatch.setattr(f"{module}.MOST_SLIPS", 3)
    return published(2 * BOARDS)


def _boards(owner: Visitor, made: str, query: str) -> list[int]:
    answer = owner.get(f"/t/{made}/paper/slips/1.pdf{query}")
    assert answer.status_code == 200, text(answer)
    read = pypdf.PdfReader(io.BytesIO(answer.content))
    return sorted(map(int, re.findall(r"Board (\d+)", "\n".join(page.extract_text() for page in read.pages))))


def test_the_parts_together_are_the_whole_round(owner: Visitor, made: str) -> None:
    page = text(owner.get(f"/t/{made}/paper/slips/1/"))
    offered = re.findall(r'href="\?boards=(\d+-\d+)"', page)
    assert offered == ["1-3", "4-6", "7-8"]
    found = [board for part in offered for board in _boards(owner, made, f"?boards={part}")]
    assert found == [*range(1, BOARDS + 1)]
    assert 'href="/t/' + made + '/paper/slips/1.pdf?boards=1-3"' in page
    assert text(owner.get(f"/t/{made}/paper/slips/1/?boards=7-8")).count('class="slip"') == 2


@pytest.mark.parametrize(
    ("query", "status", "words"),
    [
        ("", 413, "add ?boards=1-3 to the address"),
        ("?boards=1-4", 413, "at most 3"),
        ("?boards=0-2", 400, "like 1-3"),
        ("?boards=7-9", 400, "like 1-3"),
        ("?boards=3-2", 400, "like 1-3"),
        ("?boards=x", 400, "like 1-3"),
        ("?boards=999999999-9", 400, "like 1-3"),
    ],
)
def test_more_than_a_part_is_refused_the_same_way_each_time(
    owner: Visitor, made: str, query: str, status: int, words: str
) -> None:
    for _ in range(2):
        answer = owner.get(f"/t/{made}/paper/slips/1.pdf{query}")
        assert (answer.status_code, words in text(answer)) == (status, True), text(answer)


def test_a_small_round_is_one_pdf(owner: Visitor) -> None:
    made = published(2 * BOARDS)
    assert _boards(owner, made, "") == [*range(1, BOARDS + 1)]
    assert "?boards=" not in text(owner.get(f"/t/{made}/paper/slips/1/"))
    assert f"/t/{made}/paper/slips/1.pdf" in text(owner.get(f"/t/{made}/paper/"))


def test_no_pdf_is_offered_that_would_be_refused(owner: Visitor, made: str) -> None:
    assert f"/t/{made}/paper/slips/1.pdf" not in text(owner.get(f"/t/{made}/paper/"))
    assert f"/t/{made}/paper/slips/1/" in text(owner.get(f"/t/{made}/paper/"))


def test_the_codes_of_a_part_are_those_of_its_boards(
    owner: Visitor, made: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    events.change_settings(made, announced(state(made).settings, {"phones": True}), BY)
    monkeypatch.setattr("fairswiss.web.paper.codes.public_address", lambda request: "https://192.0.2.7")
    page = text(owner.get(f"/t/{made}/paper/slips/1/?boards=4-6"))
    links = signing.printed_links(journals.read(made), 1, "https://192.0.2.7")
    codes = [qr_data_address(link) for pair in links for link in pair]
    assert [escape(code) in page for code in codes] == [3 <= at // 2 < 6 for at in range(2 * BOARDS)]
    assert _boards(owner, made, "?boards=4-6") == [4, 5, 6]
