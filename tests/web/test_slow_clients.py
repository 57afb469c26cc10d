"""Whoever is slow is cut off, whoever only holds the line makes room, and everybody else is answered meanwhile."""

import asyncio
import asyncio.constants
import contextlib
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from fairswiss.web.running import connections, plain_http
from fairswiss.web.running.bounds import Bounded
from fairswiss.web.running.certificates import kept_identity
from tests.web.live import Live
from tests.web.security import SecurityLog

ANSWER = b"x" * (8 << 20)
"""More than the buffers of two sockets hold."""


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole body, then answers: with much when it is asked for /much, late when for /late."""
    more = True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            return
        more = event["more_body"]
    if scope["path"] == "/late":
        await asyncio.sleep(0.8)
    body = ANSWER if scope["path"] == "/much" else b"fine"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    for at in range(0, len(body), 1 << 16):
        await send({"type": "http.response.body", "body": body[at : at + (1 << 16)], "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server with the bounds of the manager, and less patience."""
    monkeypatch.setattr(connections, "PULSE", 0.2)
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.4)
    monkeypatch.setattr(connections, "BODY_SECONDS", 2)
    monkeypatch.setattr(connections, "most_connections", lambda: 20)
    with _running() as port:
        yield port


@pytest.fixture
def patient_port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that waits as long as the manager does, but has few connections."""
    monkeypatch.setattr(connections, "most_connections", lambda: 3)
    with _running() as port:
        yield port


@contextlib.contextmanager
def _running(tls: ssl.SSLContext | None = None) -> Iterator[int]:
    config = uvicorn.Config(
        Bounded(_echo, 1 << 20, 4, 0.3), log_level="warning", lifespan="off", **connections.server_limits()
    )
    config.load()
    config.ssl = tls
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        running.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = server.force_exit = True
            running.join(10)


def _call(port: int, path: str = "/") -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(1 << 16), b""))


def _end(line: socket.socket) -> float:
    """Seconds until the other side hangs up."""
    started = time.monotonic()
    line.settimeout(10)
    with contextlib.suppress(ConnectionError):
        while line.recv(1 << 16):
            pass
    return time.monotonic() - started


def _slowly(line: socket.socket, sent: bytes, every: float) -> float:
    """Seconds until somebody who sends a byte from time to time is cut off."""
    started = time.monotonic()
    with contextlib.suppress(ConnectionError):
        for at in range(len(sent)):
            line.sendall(sent[at : at + 1])
            time.sleep(every)
            if time.monotonic() - started > 10:
                pytest.fail("never cut off")
    return time.monotonic() - started


def test_a_header_that_never_ends(port: int, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        assert _slowly(line, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-More: 1\r\n" * 99, 0.05) < 5
    assert security.lines == ["slow-header"]


def test_nothing_at_all(port: int, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        assert 0.3 < _end(line) < 5
    assert security.lines == ["silent"]


def test_a_body_that_never_ends(port: int, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n")
        assert _slowly(line, b"x" * 5000, 0.05) < 5
    assert security.lines == ["slow-body"]


def test_a_body_that_comes_steadily_is_waited_for(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\nConnection: close\r\n\r\n")
        for _ in range(10):
            line.sendall(b"x" * 1000)
            time.sleep(0.1)
        assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_a_reader_who_does_not_read(port: int, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        time.sleep(1.5)
        read = 0
        line.settimeout(10)
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(1 << 16):
                read += len(piece)
        assert read < len(ANSWER)
    assert security.lines == ["slow-reader"]


def test_a_reader_who_reads_gets_everything(port: int) -> None:
    assert _call(port, "/much").endswith(ANSWER)


def test_who_asks_is_answered_while_others_hold_the_line(port: int, security: SecurityLog) -> None:
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(40)]
        assert _call(port).endswith(b"fine")
        for line in lines[:10]:
            assert _end(line) < 0.3  # the first of them made room
    assert "made-room" in security.lines


def test_too_many_at_work_are_told_to_come_again(port: int, security: SecurityLog) -> None:
    answers: list[bytes] = []
    threads = [threading.Thread(target=lambda: answers.append(_call(port, "/late"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kinds = sorted(answer.split(b" ")[1] for answer in answers)
    assert kinds == [b"200"] * 4 + [b"503"] * 4
    assert all(b"retry-after: 5" in answer for answer in answers if b" 503 " in answer[:20])
    assert security.lines.count("too-busy") == 1  # the other three are counted
    assert _call(port).endswith(b"fine")


def test_no_room_at_all_for_a_newcomer(patient_port: int, security: SecurityLog) -> None:
    with contextlib.ExitStack() as held:
        for _ in range(3):
            line = held.enter_context(socket.create_connection(("127.0.0.1", patient_port), timeout=10))
            line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 100")  # it is at work
        with socket.create_connection(("127.0.0.1", patient_port), timeout=10) as late:
            assert late.recv(100).startswith(b"HTTP/1.1 503")
        assert security.lines == ["full"]


def test_what_is_too_large_or_no_request_is_counted_and_told_once(
    security: SecurityLog, caplog: pytest.LogCaptureFixture
) -> None:
    with _running() as port:
        for _ in range(5):
            assert b" 413 " in _say(port, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1048577\r\n\r\n")[:20]
            assert b" 400 " in _say(port, b"nonsense\r\n\r\n")[:20]
            upgrade = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: other\r\n\r\n"
            assert b" 200 " in _say(port, upgrade)[:20]
    assert security.lines == ["too-large", "not-http"]
    assert [record.name for record in caplog.records if record.name.startswith("uvicorn")] == []


def _say(port: int, sent: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(sent)
        return line.recv(100)


def test_handshakes_that_come_to_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: SecurityLog
) -> None:
    monkeypatch.setattr(plain_http, "HANDSHAKE_SECONDS", 0.3)
    monkeypatch.setattr(asyncio.constants, "SSL_HANDSHAKE_TIMEOUT", 60)  # so that it is put back
    made = kept_identity(tmp_path, ("127.0.0.1",))
    with _running(plain_http.server_context(made.certificate, made.key, lambda host: True)) as port:
        trusting = ssl.create_default_context(cafile=made.certificate)
        with socket.create_connection(("127.0.0.1", port)) as line, trusting.wrap_socket(
            line, server_hostname="127.0.0.1"
        ) as safe:  # fmt: skip
            safe.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert safe.recv(100).startswith(b"HTTP/1.1 200")
        assert security.lines == []
        assert b" 307 " in _say(port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")[:20]
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"\x16\x03\x01\x00\x05nonsense")
            _end(line)
        assert security.lines == ["plain-http", "handshake-failed"]
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"\x16\x03\x01")
            _end(line)  # cut off
            until = time.monotonic() + 10
            while len(security.lines) < 3 and time.monotonic() < until:
                time.sleep(0.01)
    assert security.lines == ["plain-http", "handshake-failed", "handshake-unfinished"]


def test_a_manager_answers_with_two_hundred_slow_clients(live: Live) -> None:
    port = int(live.address.rpartition(":")[2])
    with contextlib.ExitStack() as held:
        for at in range(200):
            line = held.enter_context(socket.create_connection(("127.0.0.1", port)))
            if at % 4 == 1:
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127")
            elif at % 4 == 2:
                line.sendall(b"POST /theme HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\nx")
            elif at % 4 == 3:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.sendall(b"GET /static/none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
        started = time.monotonic()
        for _ in range(5):
            assert _call(port, "/alive").startswith(b"HTTP/1.1 200")
        assert time.monotonic() - started < 5
