"""Limits on size and number of requests, enforced before Django handles them."""

import asyncio
from typing import Any

from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)
from django.http import HttpResponse

from fairswiss.web.running.refusals import Refusal, refuse

PAUSE = 1
"""Seconds until an answer goes out that says to come less often (429)."""
_TOO_OFTEN = 429


class Bounded:
    """Counts what comes in, announced or not, and how many requests are worked on at once.

    A request takes a place once all of it has arrived and gives it back when the answer begins, so that slow clients
    hold none. Whoever waits too long for a place is told to come again.
    """

    def __init__(self, inner: ASGI3Application, most_bytes: int, most_at_once: int, patience: float) -> None:
        self.inner = inner
        self.most_bytes = most_bytes
        self.patience = patience
        self.places = asyncio.Semaphore(most_at_once)

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """One request."""
        if scope["type"] != "http":
            return await self.inner(scope, receive, send)
        if _announced(scope["headers"]) > self.most_bytes:
            return await _refuse(send, Refusal.TOO_LARGE)
        request = _Request(self, receive, send)
        try:
            await self.inner(scope, request.receive, request.send)
        finally:
            request.give_back()
        if request.refusal:
            await _refuse(send, request.refusal)
        return None


class _Request:
    """A request on its way through."""

    def __init__(self, bounds: Bounded, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        self.bounds = bounds
        self.refusal: Refusal | None = None
        self._receive, self._send = receive, send
        self._bytes = 0
        self._has_place = False

    async def receive(self) -> ASGIReceiveEvent:
        """The next piece, counted; the last one waits for a place. Once refused, Django finds nobody there."""
        event = await self._receive()
        if event["type"] != "http.request":
            return event
        self._bytes += len(event["body"])
        if self._bytes > self.bounds.most_bytes:
            self.refusal = Refusal.TOO_LARGE
        elif not event["more_body"]:
            try:
                await asyncio.wait_for(self.bounds.places.acquire(), self.bounds.patience)
                self._has_place = True
            except TimeoutError:
                self.refusal = Refusal.TOO_BUSY
        return {"type": "http.disconnect"} if self.refusal else event

    async def send(self, event: ASGISendEvent) -> None:
        """A piece of the answer; from the first on, it is up to the client how fast it goes.

        Whoever is told to come less often hears it a moment later: asking again at once gains nothing, and costs
        others nothing.
        """
        self.give_back()
        if event["type"] == "http.response.start" and event["status"] == _TOO_OFTEN:
            await asyncio.sleep(PAUSE)
        await self._send(event)

    def give_back(self) -> None:
        """The place is free again."""
        if self._has_place:
            self._has_place = False
            self.bounds.places.release()


def _announced(headers: Any) -> int:
    length: bytes = next((value for name, value in headers if name == b"content-length"), b"0")
    return int(length) if length.isdigit() and len(length) < 20 else 0


def _page(why: Refusal) -> HttpResponse:
    from fairswiss.web.error_pages import too_busy, too_large

    return too_large(None) if why is Refusal.TOO_LARGE else too_busy(None)


async def _refuse(send: ASGISendCallable, why: Refusal) -> None:
    from fairswiss.web.headers import HEADERS

    refuse(why)
    response = _page(why)
    said = {**response.headers, "Connection": "close", "Content-Length": str(len(response.content)), **HEADERS}
    headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": response.content, "more_body": False})
