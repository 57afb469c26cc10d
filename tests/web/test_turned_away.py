"""Whoever is turned away before Django hears of it: answered in few words, counted, and told to the log once."""

import asyncio.constants
import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairswiss.web.running import connections, plain_http
from fairswiss.web.running.certificates import kept_identity
from tests.web.echoing import GATE, PATIENCE, Running, awaited, call, ended, say, serving
from tests.web.security import SecurityLog


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with three connections."""
    monkeypatch.setattr(connections, "most_connections", lambda: 3)
    with serving() as running:
        yield running


def test_too_many_at_work_are_told_to_come_again(security: SecurityLog) -> None:
    with serving() as running:
        _many_at_work(running.port)
    assert security.lines == ["too-busy"]  # the other three are counted


def _many_at_work(port: int) -> None:
    answers: list[bytes] = []
    threads = [threading.Thread(target=lambda: answers.append(call(port, "/late"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    awaited(lambda: len(answers) == 4)
    GATE.set()
    for thread in threads:
        thread.join()
    assert [answer.split(b" ")[1] for answer in answers] == [b"503"] * 4 + [b"200"] * 4
    assert all(b"retry-after: 5" in answer for answer in answers[:4])
    assert call(port).endswith(b"fine")


def test_no_room_at_all_for_a_newcomer(three: Running, security: SecurityLog) -> None:
    with contextlib.ExitStack() as held:
        for _ in range(3):
            line = held.enter_context(_line(three))
            line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 100")  # it is at work
        with _line(three) as late:
            assert late.recv(100).startswith(b"HTTP/1.1 503")
        assert security.lines == ["full"]


def test_what_is_too_large_or_no_request_is_counted_and_told_once(
    security: SecurityLog, caplog: pytest.LogCaptureFixture
) -> None:
    with serving() as running:
        for _ in range(5):
            assert b" 413 " in say(running.port, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1048577\r\n\r\n")[:20]
            assert b" 400 " in say(running.port, b"nonsense\r\n\r\n")[:20]
            upgrade = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: other\r\n\r\n"
            assert b" 200 " in say(running.port, upgrade)[:20]
    assert security.lines == ["too-large", "not-http"]
    assert [record.name for record in caplog.records if record.name.startswith("uvicorn")] == []


def _header(size: int) -> bytes:
    """A request whose header has so many bytes."""
    start, end = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ", b"\r\n\r\n"
    return start + b"x" * (size - len(start) - len(end)) + end


@pytest.mark.parametrize(
    ("size", "status"), [(connections.HEADER_BYTES, 200), (connections.HEADER_BYTES + 1, 431), (120_000, 431)]
)
def test_a_header_is_taken_up_to_its_limit_also_when_it_arrives_at_once(
    size: int, status: int, security: SecurityLog
) -> None:
    with serving() as running:
        assert _whole(running, _header(size)).split(b" ")[1] == b"%d" % status
    assert security.lines == ([] if status == 200 else ["long-header"])


def test_blanks_and_trailers_count_as_header(security: SecurityLog) -> None:
    with serving() as running:
        blanks = b"GET / HTTP/1.1\r\nHost: x\r\nX-Long:" + b" " * 120_000 + b"x\r\n\r\n"
        assert b" 431 " in _whole(running, blanks)[:20]
        chunked = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        assert b" 431 " in _whole(running, chunked + b"X-Long: " + b"x" * 50_000 + b"\r\n\r\n")[:20]
        assert b" 200 " in say(running.port, chunked + b"X-Short: x\r\n\r\n")[:20]
        assert call(running.port).endswith(b"fine")


@pytest.mark.parametrize("first", [b"Content-Length: 6", b"Transfer-Encoding: chunked"])
def test_a_request_with_two_lengths_is_refused_and_the_connection_ends(first: bytes, security: SecurityLog) -> None:
    second = b"Transfer-Encoding: chunked" if first.startswith(b"C") else b"Content-Length: 6"
    smuggled = b"GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n"
    sent = b"POST / HTTP/1.1\r\nHost: x\r\n" + first + b"\r\n" + second + b"\r\n\r\n0\r\n\r\n" + smuggled
    with serving() as running:
        answer = _whole(running, sent)
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1") == 1
    assert b"connection: close" in answer.lower()
    assert b"both Content-Length and Transfer-Encoding" in answer
    assert security.lines == ["two-lengths"]


def test_a_body_that_is_none_ends_the_connection(security: SecurityLog, caplog: pytest.LogCaptureFixture) -> None:
    with serving() as running, _line(running) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n")
        assert b" 400 " in line.recv(100)[:20]
        assert ended(line)
        assert call(running.port).endswith(b"fine")
    assert security.lines == ["not-http"]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_handshakes_that_come_to_nothing(tmp_path: Path, security: SecurityLog) -> None:
    made = kept_identity(tmp_path, ("127.0.0.1",))
    with serving(plain_http.server_context(made.certificate, made.key, lambda host: True)) as running:
        trusting = ssl.create_default_context(cafile=made.certificate)
        with _line(running) as line, trusting.wrap_socket(line, server_hostname="127.0.0.1") as safe:
            safe.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert safe.recv(100).startswith(b"HTTP/1.1 200")
        assert security.lines == []
        assert b" 307 " in say(running.port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")[:20]
        with _line(running) as line:
            line.sendall(b"\x16\x03\x01\x00\x05nonsense")
            assert ended(line)
        awaited(lambda: security.lines == ["plain-http", "handshake-failed"])


def test_a_handshake_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: SecurityLog) -> None:
    monkeypatch.setattr(plain_http, "HANDSHAKE_SECONDS", 0.3)
    monkeypatch.setattr(asyncio.constants, "SSL_HANDSHAKE_TIMEOUT", 60)  # so that it is put back
    made = kept_identity(tmp_path, ("127.0.0.1",))
    with (
        serving(plain_http.server_context(made.certificate, made.key, lambda host: True)) as running,
        _line(running) as line,
    ):
        line.sendall(b"\x16\x03\x01")
        assert ended(line)  # cut off
        awaited(lambda: security.lines == ["handshake-unfinished"])


def _whole(running: Running, sent: bytes) -> bytes:
    """All that is answered to this, until the other side hangs up."""
    with _line(running) as line:
        line.sendall(sent)
        return b"".join(iter(lambda: line.recv(1 << 16), b""))


def _line(running: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE)
