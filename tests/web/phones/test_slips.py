"""Codes on result slips: for whom, when, and that they say what the link is."""

import io
from typing import Any

import pytest
import segno
from django.conf import settings
from django.test import RequestFactory
from pypdf import PdfReader

from fairswiss.desk import journals, rounds
from fairswiss.rendering.codes import qr_data_address, qr_svg
from fairswiss.web import access
from fairswiss.web.access import Role
from fairswiss.web.paper import codes
from fairswiss.web.phones.signing import printed_links, public_address
from fairswiss.web.reach import reach
from tests.web.phones.events import link, switch, with_phones
from tests.web.rounds.events import BY, drafted, enter
from tests.web.visitors import Visitor, text

ON_ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
ADDRESS = "http://192.168.178.100:8000"


@pytest.fixture
def reachable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "public_address", lambda request: ADDRESS)


def shown(owner: Visitor, made: str) -> str:
    return text(owner.get(f"/t/{made}/paper/slips/1/"))


def drawn(page: str, made: str, board: int, side: str) -> bool:
    return qr_data_address(f"{ADDRESS}/p/{link(made, board, side)}") in page


@pytest.mark.parametrize("address", [ADDRESS, "https://results.chess-federation.example.org"])
def test_a_code_is_the_address_and_is_not_too_fine(address: str) -> None:
    whole = f"{address}/p/{'Ab3_' * 12}"
    expected = segno.make_qr(whole, error="m", mask=3)
    assert int(expected.version) <= 6
    rows: list[list[bool]] = [[bool(cell) for cell in row] for row in expected.matrix]
    assert _matrix(qr_svg(whole)) == rows


def _matrix(svg: str) -> list[list[bool]]:
    """The dark cells, read back from the path: ``M4 4.5h7m4 0h4…``."""
    import re

    size = int(re.findall(r'viewBox="0 0 (\d+) ', svg)[0])
    cells = [[False] * size for _ in range(size)]
    x, y = 0.0, 0.0
    path = re.findall(r'stroke="#000" d="([^"]*)"', svg)[0]
    for letter, across, down in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", path):
        if letter == "M":
            x, y = float(across), float(down)
        elif letter == "m":
            x, y = x + float(across), y + float(down)
        else:
            for at in range(int(x), int(x + float(across))):
                cells[int(y)][at] = True
            x += float(across)
    return [row[4:-4] for row in cells[4:-4]]


@ON_ONE
def test_each_side_of_each_board_has_its_code(owner: Visitor, reachable: None) -> None:
    made = with_phones(6)
    page = shown(owner, made)
    assert all(drawn(page, made, board, side) for board in (1, 2, 3) for side in "wb")
    assert page.count("data:image/svg") == 6
    assert page.index("Code for White, board 1") < page.index("Code for Black, board 1")
    pdf = owner.get(f"/t/{made}/paper/slips/1.pdf")
    assert "Result by phone" in "".join(found.extract_text() for found in PdfReader(io.BytesIO(pdf.content)).pages)
    enter(made, 1, "1", [2])
    assert shown(owner, made).count("data:image/svg") == 4, "a board with a result needs none"
    switch(made, False)
    assert "data:image/svg" not in shown(owner, made)


@ON_ONE
def test_without_an_address_for_phones_the_page_says_so(owner: Visitor) -> None:
    made = with_phones(4)
    for path in ("slips/1/", ""):
        page = text(owner.get(f"/t/{made}/paper/{path}"))
        assert "phones cannot reach the program" in page
        assert "data:image/svg" not in page
    switch(made, False)
    assert "phones cannot reach the program" not in shown(owner, made)


@ON_ONE
def test_a_draft_has_none_yet_and_a_closed_round_none_any_more(owner: Visitor, reachable: None) -> None:
    made = drafted(4)
    switch(made)
    assert "publish the round first" in shown(owner, made)
    assert "data:image/svg" not in shown(owner, made)
    rounds.publish(made, 1, BY)
    assert shown(owner, made).count("data:image/svg") == 4
    enter(made, 1, "1")
    rounds.close(made, 1, BY)
    assert "data:image/svg" not in shown(owner, made)


@ON_ONE
@pytest.mark.parametrize(("role", "codes_shown"), [(Role.ARBITER, 4), (Role.RESULT_ENTRY, 0), (Role.VIEWER, 0)])
def test_who_may_not_hand_links_out_gets_slips_without(
    owner: Visitor, reachable: None, monkeypatch: pytest.MonkeyPatch, role: Role, codes_shown: int
) -> None:
    made = with_phones(4)
    monkeypatch.setattr(access, "roles_of", lambda user, tournament: frozenset({role}))
    assert shown(owner, made).count("data:image/svg") == codes_shown


@pytest.mark.parametrize(
    ("host", "hosts", "expected"),
    [
        ("127.0.0.1:8080", "", ""),
        ("localhost:8080", "", ""),
        ("[::1]:8080", "", ""),
        ("127.0.0.1:8080", "192.168.7.5:8000,hall.example", "http://192.168.7.5:8000"),
        ("hall.example", "192.168.7.5:8000,hall.example", "http://hall.example"),
    ],
)
def test_the_address_is_one_that_phones_can_use(
    host: str, hosts: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = reach({"FAIRSWISS_HOSTS": hosts})
    monkeypatch.setattr(settings, "REACH", reached)
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", reached.names)
    request: Any = RequestFactory().get("/", headers={"host": host})
    assert public_address(request) == expected


@ON_ONE
def test_printed_links_are_whole_addresses(visitor: Visitor) -> None:
    made = with_phones(4)
    enter(made, 1, "1", [1])
    first, second = printed_links(journals.read(made), 1, ADDRESS)
    assert first == ("", "")
    assert second == (f"{ADDRESS}/p/{link(made, 2)}", f"{ADDRESS}/p/{link(made, 2, 'b')}")
    assert visitor.get(second[0].removeprefix(ADDRESS)).status_code == 200
