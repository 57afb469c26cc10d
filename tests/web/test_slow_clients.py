"""Whoever is slow is cut off, whoever only holds the line makes room, and everybody else is answered meanwhile."""

import contextlib
import socket
import time
from collections.abc import Iterator

import pytest

from fairswiss.web.running import connections
from fairswiss.web.running.connections import Watched
from tests.web.echoing import ANSWER, PATIENCE, Running, awaited, call, cut_off, ended, serving
from tests.web.live import Live
from tests.web.security import SecurityLog


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server with the bounds of the manager, and less patience."""
    monkeypatch.setattr(connections, "PULSE", 0.2)
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.4)
    with serving() as running:
        yield running.port


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """One that looks at connections only when a test says so."""
    monkeypatch.setattr(connections, "PULSE", 0.2)
    monkeypatch.setattr(connections, "most_connections", lambda: 20)
    monkeypatch.setattr(Watched, "_look_again", lambda held: None)
    with serving() as running:
        yield running


def test_a_header_that_never_ends(port: int, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        assert cut_off(line, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-More: 1\r\n" * 99)
    assert security.lines == ["slow-header"]


def test_nothing_at_all(port: int, security: SecurityLog) -> None:
    started = time.monotonic()
    with socket.create_connection(("127.0.0.1", port)) as line:
        assert ended(line)
    assert time.monotonic() - started > connections.HEADER_SECONDS
    assert security.lines == ["silent"]


def test_a_body_that_never_ends(port: int, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n")
        assert cut_off(line, b"x" * 5000)
    assert security.lines == ["slow-body"]


def test_a_body_that_comes_steadily_is_waited_for_and_one_that_stops_is_not(still: Running) -> None:
    for is_whole in (True, False):
        with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
            line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000\r\nConnection: close\r\n\r\n")
            awaited(lambda: [held.waits for held in still.connections] == [False])
            (held,) = still.connections
            time.sleep(2 * connections.PULSE)
            for _ in range(3):
                before = held._received
                line.sendall(b"x" * 1000)
                awaited(lambda held=held, before=before: held._received == before + 1000)  # type: ignore[misc]
                still.look(held)
            if is_whole:
                line.sendall(b"x" * 1000)
                assert line.recv(100).startswith(b"HTTP/1.1 200")
            else:
                still.look(held)
                with pytest.raises(ConnectionError):
                    line.recv(100)
        awaited(lambda: not still.connections)


def test_a_body_that_takes_too_long_on_the_whole(still: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0)
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000\r\n\r\n" + b"x" * 1000)
        awaited(lambda: [held.waits for held in still.connections] == [False])
        still.look(still.connections[0])
        assert ended(line)


def test_a_reader_who_does_not_read(still: Running, security: SecurityLog) -> None:
    with socket.create_connection(("127.0.0.1", still.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        awaited(lambda: any(held.flow.write_paused for held in still.connections))
        (held,) = still.connections
        for _ in range(2):
            still.look(held)
        awaited(lambda: not still.connections)
        read = 0
        line.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(1 << 16):
                read += len(piece)
        assert read < len(ANSWER)
    assert security.lines == ["slow-reader"]


def test_a_reader_who_reads_gets_everything_however_slowly(still: Running) -> None:
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        awaited(lambda: any(held.flow.write_paused for held in still.connections))
        (held,) = still.connections
        read, resumed = b"", held._resumed
        while piece := line.recv(1 << 16):
            read += piece
            if held._resumed > resumed:
                resumed = held._resumed
                still.look(held)
    assert read.endswith(ANSWER)


def test_who_asks_is_answered_while_others_hold_the_line(still: Running, security: SecurityLog) -> None:
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(socket.create_connection(("127.0.0.1", still.port))) for _ in range(40)]
        assert call(still.port).endswith(b"fine")
        assert all(ended(line) for line in lines[:10])  # the first of them made room
    assert "made-room" in security.lines


def test_who_has_just_come_in_is_answered_before_the_server_ends(still: Running) -> None:
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        awaited(lambda: len(still.connections) == 1)
        (held,) = still.connections
        held.loop.call_soon_threadsafe(held.shutdown)
        awaited(lambda: held._ends)
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"".join(iter(lambda: line.recv(1 << 16), b"")).endswith(b"fine")


def test_who_has_come_in_and_says_nothing_does_not_hold_up_the_end(
    still: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "NEWCOMER_SECONDS", 0)
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        awaited(lambda: len(still.connections) == 1)
        (held,) = still.connections
        held.loop.call_soon_threadsafe(held.shutdown)
        assert ended(line)


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
        for _ in range(5):
            assert call(port, "/alive").startswith(b"HTTP/1.1 200")
