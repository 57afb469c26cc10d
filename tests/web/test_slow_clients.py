"""Whoever is slow is cut off, whoever only holds the line makes room, and everybody else is answered meanwhile."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
import uvicorn

from fairswiss.web.running import connections
from fairswiss.web.running.bounds import Bounded
from fairswiss.web.running.connections import Watched
from tests.web.live import Live

ANSWER = b"x" * (8 << 20)
"""More than the buffers of two sockets hold."""


GATE = threading.Event()
"""Whoever asked for /late is answered when it is open."""
PATIENCE = 120
"""Seconds after which a test fails; none waits so long for anything else."""


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole body, then answers: with much when it is asked for /much, late when for /late."""
    more = True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            return
        more = event["more_body"]
    while scope["path"] == "/late" and not GATE.is_set():
        await asyncio.sleep(0.01)
    body = ANSWER if scope["path"] == "/much" else b"fine"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    for at in range(0, len(body), 1 << 16):
        await send({"type": "http.response.body", "body": body[at : at + (1 << 16)], "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class Running(NamedTuple):
    """A server in a thread of this process."""

    port: int
    server: uvicorn.Server

    @property
    def connections(self) -> list[Watched]:
        """Those that are open."""
        return [held for held in list(self.server.server_state.connections) if isinstance(held, Watched)]

    def look(self, held: Watched) -> None:
        """Look at a connection, as it happens by the clock otherwise."""
        looked = threading.Event()
        held.loop.call_soon_threadsafe(held._look)
        held.loop.call_soon_threadsafe(looked.set)
        assert looked.wait(PATIENCE)


@contextlib.contextmanager
def _serving() -> Iterator[Running]:
    config = uvicorn.Config(
        Bounded(_echo, 1 << 20, 4, 0.3), log_level="error", lifespan="off", **connections.server_limits()
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listening:
        running = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        running.start()
        try:
            yield Running(listening.getsockname()[1], server)
        finally:
            GATE.set()
            server.should_exit = server.force_exit = True
            running.join(PATIENCE)
            GATE.clear()


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server with the bounds of the manager, and less patience."""
    monkeypatch.setattr(connections, "PULSE", 0.2)
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.4)
    with _serving() as running:
        yield running.port


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """One that looks at connections only when a test says so."""
    monkeypatch.setattr(connections, "PULSE", 0.2)
    monkeypatch.setattr(connections, "most_connections", lambda: 20)
    monkeypatch.setattr(Watched, "_look_again", lambda held: None)
    with _serving() as running:
        yield running


def _call(port: int, path: str = "/") -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(1 << 16), b""))


def _ended(line: socket.socket) -> bool:
    """Waits until the other side hangs up."""
    line.settimeout(PATIENCE)
    with contextlib.suppress(ConnectionError):
        while line.recv(1 << 16):
            pass
    return True


def _cut_off(line: socket.socket, sent: bytes) -> bool:
    """Whether somebody who sends a byte from time to time cannot send all of them."""
    try:
        for at in range(len(sent)):
            line.sendall(sent[at : at + 1])
            time.sleep(0.05)
    except ConnectionError:
        return True
    return False


def _awaited(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_header_that_never_ends(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        assert _cut_off(line, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-More: 1\r\n" * 99)


def test_nothing_at_all(port: int) -> None:
    started = time.monotonic()
    with socket.create_connection(("127.0.0.1", port)) as line:
        assert _ended(line)
    assert time.monotonic() - started > connections.HEADER_SECONDS


def test_a_body_that_never_ends(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n")
        assert _cut_off(line, b"x" * 5000)


def test_a_body_that_comes_steadily_is_waited_for_and_one_that_stops_is_not(still: Running) -> None:
    for is_whole in (True, False):
        with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
            line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000\r\nConnection: close\r\n\r\n")
            _awaited(lambda: [held.waits for held in still.connections] == [False])
            (held,) = still.connections
            time.sleep(2 * connections.PULSE)
            for _ in range(3):
                before = held._received
                line.sendall(b"x" * 1000)
                _awaited(lambda held=held, before=before: held._received == before + 1000)  # type: ignore[misc]
                still.look(held)
            if is_whole:
                line.sendall(b"x" * 1000)
                assert line.recv(100).startswith(b"HTTP/1.1 200")
            else:
                still.look(held)
                with pytest.raises(ConnectionError):
                    line.recv(100)
        _awaited(lambda: not still.connections)


def test_a_body_that_takes_too_long_on_the_whole(still: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0)
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000\r\n\r\n" + b"x" * 1000)
        _awaited(lambda: [held.waits for held in still.connections] == [False])
        still.look(still.connections[0])
        assert _ended(line)


def test_a_reader_who_does_not_read(still: Running) -> None:
    with socket.create_connection(("127.0.0.1", still.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        _awaited(lambda: any(held.flow.write_paused for held in still.connections))
        (held,) = still.connections
        for _ in range(2):
            still.look(held)
        _awaited(lambda: not still.connections)
        read = 0
        line.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(1 << 16):
                read += len(piece)
        assert read < len(ANSWER)


def test_a_reader_who_reads_gets_everything_however_slowly(still: Running) -> None:
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        _awaited(lambda: any(held.flow.write_paused for held in still.connections))
        (held,) = still.connections
        read, resumed = b"", held._resumed
        while piece := line.recv(1 << 16):
            read += piece
            if held._resumed > resumed:
                resumed = held._resumed
                still.look(held)
    assert read.endswith(ANSWER)


def test_who_asks_is_answered_while_others_hold_the_line(still: Running) -> None:
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(socket.create_connection(("127.0.0.1", still.port))) for _ in range(40)]
        assert _call(still.port).endswith(b"fine")
        assert all(_ended(line) for line in lines[:10])  # the first of them made room


def test_who_has_just_come_in_is_answered_before_the_server_ends(still: Running) -> None:
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        _awaited(lambda: len(still.connections) == 1)
        (held,) = still.connections
        held.loop.call_soon_threadsafe(held.shutdown)
        _awaited(lambda: held._ends)
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"".join(iter(lambda: line.recv(1 << 16), b"")).endswith(b"fine")


def test_who_has_come_in_and_says_nothing_does_not_hold_up_the_end(
    still: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "NEWCOMER_SECONDS", 0)
    with socket.create_connection(("127.0.0.1", still.port), timeout=PATIENCE) as line:
        _awaited(lambda: len(still.connections) == 1)
        (held,) = still.connections
        held.loop.call_soon_threadsafe(held.shutdown)
        assert _ended(line)


def test_too_many_at_work_are_told_to_come_again(port: int) -> None:
    answers: list[bytes] = []
    threads = [threading.Thread(target=lambda: answers.append(_call(port, "/late"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    _awaited(lambda: len(answers) == 4)
    GATE.set()
    for thread in threads:
        thread.join()
    assert [answer.split(b" ")[1] for answer in answers] == [b"503"] * 4 + [b"200"] * 4
    assert all(b"retry-after: 5" in answer for answer in answers[:4])
    assert _call(port).endswith(b"fine")


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
            assert _call(port, "/alive").startswith(b"HTTP/1.1 200")
