"""Forwarded headers of trusted proxies: client address, scheme and host. They never identify a person.

From one of ours, ``X-Forwarded-For`` gives the address of the client, for throttling, ``X-Forwarded-Proto`` the scheme
and ``X-Forwarded-Host`` the host. From anybody else they are words like any others.
"""

from typing import Any

from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope
from django.http import HttpRequest

from fairswiss.web.reach import Reach, is_loopback, loopback_name

SPEAKING_FOR = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")
"""The headers by which a proxy is known to stand between somebody and us."""


class Forwarded:
    """Rewrites what the server saw of the connection, if one of our proxies is at its other end."""

    def __init__(self, inner: ASGI3Application, reach: Reach) -> None:
        self.inner = inner
        self.reach = reach

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """One request."""
        if scope["type"] == "http":
            client = scope.get("client")
            if self.reach.trusts(client[0] if client else None):
                scope = self._as_forwarded(scope)
        await self.inner(scope, receive, send)

    def _as_forwarded(self, scope: Any) -> Any:
        said = _last_words(scope["headers"])
        new = dict(scope)
        client = self._client(said.get(b"x-forwarded-for", ""))
        if client:
            new["client"] = (client, 0)
        scheme = said.get(b"x-forwarded-proto", "").lower()
        if scheme in ("http", "https"):
            new["scheme"] = scheme
        elif said.keys() & _NAMES and self.reach.https:
            new["scheme"] = "https"
        host = said.get(b"x-forwarded-host", "")
        if host:
            kept = [(name, value) for name, value in scope["headers"] if name != b"host"]
            new["headers"] = [*kept, (b"host", host.encode("latin1"))]
        return new

    def _client(self, chain: str) -> str:
        """Each proxy appends whom it saw: the last one that is none of ours is as far as we can believe."""
        addresses = [_address(entry) for entry in chain.split(",")]
        return next((address for address in reversed(addresses) if not self.reach.trusts(address)), "")


def at_this_machine(request: HttpRequest) -> bool:
    """True if a request from this machine asks for a loopback address directly. It never identifies a person."""
    if any(name in request.headers for name in SPEAKING_FOR):
        return False
    return is_loopback(request.META.get("REMOTE_ADDR")) and loopback_name(request.META.get("HTTP_HOST", ""))


_NAMES = frozenset(name.lower().encode() for name in SPEAKING_FOR)


def _last_words(headers: Any) -> dict[bytes, str]:
    """The value of each forwarded header; of those with a single value, the one from the nearest proxy."""
    said: dict[bytes, str] = {}
    for name, value in headers:
        if name in _NAMES:
            said[name] = f"{said[name]},{value.decode('latin1')}" if name in said else value.decode("latin1")
    chain = b"x-forwarded-for"
    return {name: value if name == chain else value.rpartition(",")[2].strip() for name, value in said.items()}


def _address(entry: str) -> str:
    """An address without its port."""
    entry = entry.strip()
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
