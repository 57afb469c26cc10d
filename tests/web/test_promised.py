"""The limits of requests and events, tried at their last value and one beyond, where people meet them."""

import io
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.http.response import HttpResponseBase

from fairswiss.desk import slips
from fairswiss.desk.events import MAX_PLAYERS, MAX_ROUNDS, expect_players
from fairswiss.model.errors import FairswissError
from tests.web.api.test_operations import call
from tests.web.live import Live
from tests.web.rounds.events import event, published
from tests.web.visitors import HOST, ORIGIN, Visitor, text

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
_FORM = "application/x-www-form-urlencoded"


def _sent(visitor: Visitor, body: bytes, kind: str = _FORM) -> HttpResponseBase:
    visitor.get("/")  # for the cookie whose token the form is read for
    headers = {"host": HOST, "origin": ORIGIN}
    answer: HttpResponseBase = visitor.generic("POST", "/theme", body, kind, headers=headers)
    return answer


@ONLY_SQLITE
@pytest.mark.parametrize(("more", "status"), [(0, 403), (1, 413)])
def test_bytes_of_a_form(visitor: Visitor, more: int, status: int) -> None:
    body = b"theme=" + b"x" * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + more - len(b"theme="))
    assert _sent(visitor, body).status_code == status  # 403: it was read, and has no token


@ONLY_SQLITE
@pytest.mark.parametrize(("more", "status"), [(0, 403), (1, 413)])
def test_fields_of_a_form(visitor: Visitor, more: int, status: int) -> None:
    body = "&".join(["a=b"] * (settings.DATA_UPLOAD_MAX_NUMBER_FIELDS + more))
    assert _sent(visitor, body.encode()).status_code == status


@ONLY_SQLITE
@pytest.mark.parametrize(("more", "status"), [(0, 403), (1, 413)])
def test_files_of_a_form(visitor: Visitor, more: int, status: int) -> None:
    body = io.BytesIO()
    for at in range(settings.DATA_UPLOAD_MAX_NUMBER_FILES + more):
        body.write(b'--x\r\nContent-Disposition: form-data; name="f%d"; filename="f"\r\n\r\nf\r\n' % at)
    body.write(b"--x--\r\n")
    assert _sent(visitor, body.getvalue(), "multipart/form-data; boundary=x").status_code == status


@pytest.mark.parametrize(("more", "refused"), [(0, False), (1, True)])
def test_bytes_of_a_request(live: Live, more: int, refused: bool) -> None:
    host = urlsplit(live.address).netloc
    head = f"POST /theme HTTP/1.1\r\nHost: {host}\r\nContent-Length: {settings.MOST_BYTES + more}\r\n"
    with socket.create_connection(("127.0.0.1", urlsplit(live.address).port), timeout=120) as line:
        line.sendall(f"{head}Expect: 100-continue\r\n\r\n".encode())
        assert line.recv(100).split(b" ")[1] == (b"413" if refused else b"100")


def test_rounds_of_an_event(owner: Visitor) -> None:
    sent = {"name": "Club", "system": "dutch-2026"}
    assert call(owner, "POST", "events", {**sent, "rounds": MAX_ROUNDS})[0] == 200
    assert call(owner, "POST", "events", {**sent, "rounds": MAX_ROUNDS + 1})[0] == 422


@ONLY_SQLITE
def test_players_of_an_event(owner: Visitor) -> None:
    expect_players(MAX_PLAYERS)
    with pytest.raises(FairswissError):
        expect_players(MAX_PLAYERS + 1)
    players = [{"name": f"Player {number}"} for number in range(MAX_PLAYERS + 1)]
    assert call(owner, "POST", f"t/{event()}/players", {"players": players})[0] == 422


@ONLY_SQLITE
def test_results_at_once(owner: Visitor) -> None:
    made = published()
    lines = "\n".join(["1 1-0"] * slips.MOST_LINES)
    asked = call(owner, "POST", f"t/{made}/rounds/1/slips", {"lines": lines})
    assert f"{slips.MOST_LINES:,}" not in str(asked), asked
    status, told = call(owner, "POST", f"t/{made}/rounds/1/slips", {"lines": f"{lines}\n1 1-0"})
    assert status == 413, told
    results = [{"board": 1, "result": "1"}] * (slips.MOST_LINES + 1)
    assert call(owner, "PUT", f"t/{made}/rounds/1/results", {"results": results})[0] == 422


@ONLY_SQLITE
def test_no_page_tells_where_the_data_folder_is(owner: Visitor, data: Path) -> None:
    made = published()
    call(owner, "PUT", f"t/{made}/rounds/1/results", {"results": [{"board": b, "result": "1"} for b in range(1, 5)]})
    call(owner, "POST", f"t/{made}/rounds/1/close")
    folder = data / "snapshots"
    folder.rename(folder.with_name("moved"))
    folder.write_text("no folder")
    status, told = call(owner, "POST", f"t/{made}/rounds")
    page = owner.send(f"/t/{made}/rounds/pair", {"token": "t"})
    assert (status, page.status_code) == (503, 503)
    for said in (told["error"], text(page)):
        assert str(data) not in said
        assert f"snapshots/{made}" in said
