"""Connection limits: slow clients are cut off, and no client can hold all connections.

uvicorn itself waits for ever for the end of a header or of a body, and for a reader who does not read. Here each
connection is looked at every few seconds. When there are too many, the one that has waited longest without asking for
anything makes room, so that a newcomer who has a request is answered however many others only hold the line.
"""

import logging
import os
from functools import cache
from ipaddress import ip_address
from socket import SO_LINGER, SOL_SOCKET
from struct import pack
from typing import TYPE_CHECKING, Any

import h11
from h11 import IDLE, SEND_BODY, SEND_RESPONSE, Data, EndOfMessage, Response
from uvicorn.protocols.http.h11_impl import H11Protocol

from fairswiss.web.running.refusals import Refusal, refuse
from fairswiss.web.security_log import tell_counted

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport


HEADER_SECONDS = 20
"""From the first byte (or the connection) to the end of the header."""
BODY_SECONDS = 600
"""From the end of the header to the end of the body."""
PULSE = 10
"""Seconds between two looks at a connection."""
LEAST_RATE = 500
"""Bytes a second, in each direction, for who is sending or being sent something."""
KEEP_ALIVE_SECONDS = 5
"""Seconds that a connection may wait for another request."""
MOST_CONNECTIONS = 600
"""Fewer where a process may have few files open."""
MOST_PER_ADDRESS = 100
"""Of one address other than this machine's own, where a proxy speaks for everybody."""
NEWCOMER_SECONDS = 2
"""Seconds that the shutdown of the server leaves a new connection to send its request."""
HEADER_BYTES = 16 * 1024
BACKLOG = 512
"""Connections that wait in the kernel's queue, instead of being refused, if everyone reloads at once."""

_DROP = pack("hh" if os.name == "nt" else "ii", 1, 0)
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
_NO_REQUEST = "Invalid HTTP request received."
_ANSWERS = {
    Refusal.NOT_HTTP: (400, "This is no HTTP request."),
    Refusal.LONG_HEADER: (431, f"The header of the request is longer than {HEADER_BYTES:,} bytes."),
    Refusal.TWO_LENGTHS: (400, "A request must not have both Content-Length and Transfer-Encoding."),
}
# uvicorn would write this as often as a stranger likes; it is counted instead, see Watched.send_400_response.
logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != _NO_REQUEST)


def server_limits() -> dict[str, Any]:
    """Options for uvicorn by which slow clients cannot block it."""
    return {"http": Watched, "timeout_keep_alive": KEEP_ALIVE_SECONDS, "backlog": BACKLOG}


class Watched(H11Protocol):
    """One connection, looked at from time to time."""

    _next: "TimerHandle | None" = None
    _received = _resumed = 0
    _has_asked = _ends = False
    _seen = (0, 0, 0)
    """Bytes received, times the reader caught up, and bytes unsent, at the last check."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn: Unmistakable = Unmistakable(HEADER_BYTES)

    def connection_made(self, transport: "Transport") -> None:  # type: ignore[override]
        """Start the checks of a new connection."""
        super().connection_made(transport)
        tell_counted()
        self._since = self._asked = self.loop.time()
        self._look_again()
        self._make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over, in whichever way."""
        if self._next:
            self._next.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes of a header or of a body."""
        if self.waits and not self.conn.trailing_data[0]:
            self._since = self.loop.time()  # the first byte of a request
        self._received += len(data)
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._asked = self.loop.time()
            self._has_asked = True
            if self._ends:
                self.shutdown()

    def shutdown(self) -> None:
        """The server ends: one who is just about to ask is not hung up on, but answered first."""
        if self._has_asked or self._ends:
            super().shutdown()
        else:
            self._ends = True
            self.loop.call_later(NEWCOMER_SECONDS, self.shutdown)

    def on_response_complete(self) -> None:
        """From now on it waits for another request."""
        self._since = self.loop.time()
        super().on_response_complete()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self._resumed += 1
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Refuse invalid requests: say why, unless an answer is under way, and close the connection."""
        refuse(self.conn.refusal)
        if self.conn.our_state in (IDLE, SEND_RESPONSE):
            status, words = _ANSWERS[self.conn.refusal]
            headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
            for piece in (Response(status_code=status, headers=headers), Data(words.encode()), EndOfMessage()):
                self.transport.write(self.conn.send(piece) or b"")
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody needs to know: the request is answered as if it had not asked for another protocol."""

    @property
    def waits(self) -> bool:
        """True if no request is being read or answered: the header is incomplete, or there is none."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def _look_again(self) -> None:
        self._next = self.loop.call_later(PULSE, self._look)

    def _look(self) -> None:
        """Cut the connection off if it did not move enough."""
        if why := self._too_slow():
            self._cut_off(why)
        else:
            self._look_again()

    def _too_slow(self) -> Refusal | None:
        """The reason to cut the connection off; None if it is fast enough."""
        now = self.loop.time()
        unsent = self.transport.get_write_buffer_size()
        received, resumed, before = self._seen
        self._seen = (self._received, self._resumed, unsent)
        if unsent:
            slow = before and resumed == self._resumed and before - unsent < PULSE * LEAST_RATE
            return Refusal.SLOW_READER if slow else None
        if self.waits:
            why = Refusal.SLOW_HEADER if self.conn.trailing_data[0] else Refusal.SILENT
            return why if now - self._since > HEADER_SECONDS else None
        if self.conn.their_state is not SEND_BODY or self.flow.read_paused:
            return None  # the answer is ours to give
        slow = self._received - received < PULSE * LEAST_RATE and now - self._asked > PULSE
        return Refusal.SLOW_BODY if slow or now - self._asked > BODY_SECONDS else None

    def _cut_off(self, why: Refusal) -> None:
        """At once: not even the machine goes on sending what nobody reads."""
        refuse(why)
        held = self.transport.get_extra_info("socket")
        if held is not None:
            held.setsockopt(SOL_SOCKET, SO_LINGER, _DROP)
        self.transport.abort()

    def _make_room(self) -> None:
        others = [held for held in self.connections if isinstance(held, Watched) and held is not self]
        same = [held for held in others if held.address == self.address]
        if len(same) >= MOST_PER_ADDRESS and not _is_here(self.address):
            crowd = same
        elif len(others) >= most_connections():
            crowd = others
        else:
            return
        idle = [held for held in crowd if held.waits and not held.transport.is_closing()]
        if idle:
            min(idle, key=lambda held: held._since)._cut_off(Refusal.MADE_ROOM)
        else:
            refuse(Refusal.FULL)
            self.transport.write(_FULL)
            self.transport.close()


@cache
def most_connections() -> int:
    """As many as leave some files for everything else."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit
    except ImportError:  # Windows counts otherwise
        return MOST_CONNECTIONS
    files = getrlimit(RLIMIT_NOFILE)[0]
    return MOST_CONNECTIONS if files == RLIM_INFINITY else min(MOST_CONNECTIONS, files * 6 // 10)


def _is_here(address: str) -> bool:
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return True  # a socket file has no address


class Unmistakable(h11.Connection):
    """The server's side of a connection; ``refusal`` says why the last request was none."""

    def __init__(self, header_bytes: int) -> None:
        super().__init__(h11.SERVER, header_bytes)
        self.header_bytes = header_bytes
        self.refusal = Refusal.NOT_HTTP

    def next_event(self) -> "h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]":
        """The next piece of a request, as h11 gives it, or its refusal."""
        waiting = len(self.trailing_data[0]) if self.their_state is h11.IDLE else 0
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == 431:
                self.refusal = Refusal.LONG_HEADER
            raise
        if isinstance(event, h11.Request):
            self._refuse_unless(waiting - len(self.trailing_data[0]) <= self.header_bytes, Refusal.LONG_HEADER)
            names = {name for name, _value in event.headers}
            self._refuse_unless(not {b"content-length", b"transfer-encoding"} <= names, Refusal.TWO_LENGTHS)
        elif isinstance(event, h11.EndOfMessage):
            trailer = sum(len(name) + len(value) + len(": \r\n") for name, value in event.headers)
            self._refuse_unless(trailer <= self.header_bytes, Refusal.LONG_HEADER)
        return event

    def _refuse_unless(self, holds: bool, why: Refusal) -> None:
        if not holds:
            self.refusal = why
            raise h11.RemoteProtocolError(why.value)
