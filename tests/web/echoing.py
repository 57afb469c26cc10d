"""A server with the bounds of the manager, in a thread of this process, and what clients of it do."""

import asyncio
import contextlib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import uvicorn

from fairswiss.web.running import connections
from fairswiss.web.running.bounds import Bounded
from fairswiss.web.running.connections import Watched

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
def serving(tls: ssl.SSLContext | None = None) -> Iterator[Running]:
    """While it runs."""
    config = uvicorn.Config(
        Bounded(_echo, 1 << 20, 4, 0.3), log_level="warning", lifespan="off", **connections.server_limits()
    )
    config.load()
    config.ssl = tls
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


def call(port: int, path: str = "/") -> bytes:
    """The whole answer to a request."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(1 << 16), b""))


def ended(line: socket.socket) -> bool:
    """Waits until the other side hangs up."""
    line.settimeout(PATIENCE)
    with contextlib.suppress(ConnectionError):
        while line.recv(1 << 16):
            pass
    return True


def cut_off(line: socket.socket, sent: bytes) -> bool:
    """Whether somebody who sends a byte from time to time cannot send all of them."""
    try:
        for at in range(len(sent)):
            line.sendall(sent[at : at + 1])
            time.sleep(0.05)
    except ConnectionError:
        return True
    return False


def awaited(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def say(port: int, sent: bytes) -> bytes:
    """The beginning of what is answered to this."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(sent)
        return line.recv(100)
