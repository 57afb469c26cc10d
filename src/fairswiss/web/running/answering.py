"""Thread pool for Django: a few permanent threads, each with its own database connection.

Left to itself, Django starts a thread and opens a connection for every request that comes in by ASGI: a hall full of
phones would be hundreds of threads that get in each other's way. Here requests wait in a queue, which costs nothing,
and whoever saves something waits in another one than those who look.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import IO, Any

from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

from fairswiss.web.request_checks import SAFE

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]

LOOKING = 20
"""Threads for requests that change nothing. One of them computes at a time; the others wait for a database, or for
long work, which has fewer places (see :mod:`fairswiss.web.running.process_pool`) so that it cannot keep all of them."""
SAVING = 12
"""Threads for all others: they wait for the disk, for each other and for long work; of those, too, more than it has
places."""


class Answering(ASGIHandler):
    """Requests are read and answers sent in the loop, so that a slow line holds no thread; one works between."""

    def __init__(self) -> None:
        super().__init__()
        self._looking = ThreadPoolExecutor(LOOKING, "looking")
        self._saving = ThreadPoolExecutor(SAVING, "saving")

    def load_middleware(self, is_async: bool = False) -> None:
        """All of it synchronous: a request changes threads once, not at every other layer."""
        super().load_middleware(is_async=False)

    async def handle(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """One request."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        threads = self._looking if scope["method"] in SAFE else self._saving
        in_context = copy_context().run  # the language of one request is not that of the next
        loop = asyncio.get_running_loop()
        response = await loop.run_in_executor(threads, in_context, self._answer, scope, body)
        await self.send_response(response, send)

    def _answer(self, scope: dict[str, Any], body: IO[bytes]) -> HttpResponseBase:
        """The whole answer; nothing of it is left to be done."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        try:
            request, refused = self.create_request(scope, body)
            response: Any = self.get_response(request) if request is not None else refused
            whole = _in_one_piece(response)
            response.close()  # tells Django that the request is over
            return whole
        finally:
            body.close()


def _in_one_piece(response: Any) -> HttpResponseBase:
    """A file that would be read while it is sent is read now: what we send is small enough."""
    if not response.streaming:
        return response  # type: ignore[no-any-return]
    whole = HttpResponse(b"".join(response), status=response.status_code, headers=dict(response.headers))
    whole.cookies = response.cookies
    return whole
