"""Redirect of plain HTTP on the HTTPS port, instead of a closed connection.

People type an address without its scheme, and browsers then try plain HTTP. The first bytes tell: no handshake begins
with the letters of a method. The answer goes out in the clear and has nothing in it but the address of the first page.
"""

import asyncio
import asyncio.constants
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fairswiss.web.running.refusals import Refusal, refuse

_METHODS = (b"GET ", b"HEAD ", b"POST ", b"PUT ", b"DELETE ", b"OPTIONS ", b"PATCH ")
_MOST = 8 * 1024
HANDSHAKE_SECONDS = 10
"""A connection is nobody's before its handshake is over: no other limit holds for it."""
_NOT_YET = (ssl.SSLWantReadError, ssl.SSLWantWriteError)
Knows = Callable[[str], bool]


class Handshake(ssl.SSLObject):
    """A handshake that looks first whether it is one."""

    incoming: ssl.MemoryBIO
    outgoing: ssl.MemoryBIO
    knows: Knows
    _begun = _told = False
    _overdue: asyncio.TimerHandle

    def time_it(self) -> None:
        """From now on; whoever is not done when the time is over is cut off by the loop, or has left."""
        loop = asyncio.get_running_loop()
        self._overdue = loop.call_later(HANDSHAKE_SECONDS, refuse, Refusal.HANDSHAKE_UNFINISHED)

    def do_handshake(self) -> None:
        """Begin or go on; plain HTTP is answered once, and then the connection is over."""
        try:
            if not self._begun:
                self._look()
            super().do_handshake()
        except _NOT_YET:
            raise
        except ssl.SSLError:
            if not self._told:
                self._is_over(Refusal.HANDSHAKE_FAILED)
            raise
        self._overdue.cancel()

    def _is_over(self, why: Refusal) -> None:
        self._overdue.cancel()
        refuse(why)

    def _look(self) -> None:
        said = self.incoming.read()
        self.incoming.write(said)
        if self._told:
            raise ssl.SSLError("plain HTTP on a port of HTTPS")
        if not any(said.startswith(method) or method.startswith(said) for method in _METHODS):
            self._begun = True
        elif len(said) < _MOST and b"\r\n\r\n" not in said:
            raise ssl.SSLWantReadError
        else:
            self._told = True
            self._is_over(Refusal.PLAIN_HTTP)
            self.outgoing.write(answer(said, self.knows))
            raise ssl.SSLWantReadError


class Courteous(ssl.SSLContext):
    """TLS for a server; ``knows`` says which hosts are ours to name."""

    sslobject_class = Handshake
    knows: Knows

    def wrap_bio(self, incoming: ssl.MemoryBIO, outgoing: ssl.MemoryBIO, *args: Any, **named: Any) -> Handshake:
        made = super().wrap_bio(incoming, outgoing, *args, **named)
        assert isinstance(made, Handshake)
        made.incoming, made.outgoing, made.knows = incoming, outgoing, self.knows
        made.time_it()
        return made


def server_context(certificate: Path, key: Path, knows: Knows) -> Courteous:
    """TLS 1.2 or newer with this certificate, for who gets to the point."""
    asyncio.constants.SSL_HANDSHAKE_TIMEOUT = HANDSHAKE_SECONDS  # uvicorn has no word for it
    context = Courteous(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(certificate, key)
    context.knows = knows
    return context


def answer(said: bytes, knows: Knows) -> bytes:
    """The redirect to the first page by HTTPS, or status 400 for an unknown host."""
    lines = said.partition(b"\r\n\r\n")[0].decode("latin1").split("\r\n")[1:]
    hosts = [value.strip() for name, _, value in (line.partition(":") for line in lines) if name.lower() == "host"]
    known = len(hosts) == 1 and knows(hosts[0])
    status = f"307 Temporary Redirect\r\nLocation: https://{hosts[0]}/" if known else "400 Bad Request"
    body = "This address speaks HTTPS: begin it with https://\n"
    headers = f"Content-Type: text/plain\r\nContent-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close"
    return f"HTTP/1.1 {status}\r\n{headers}\r\n\r\n{body}".encode("latin1")
