"""The manager for an ASGI server. A request that is too large is refused before Django reads it."""

import os
from typing import Any

from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGIReceiveEvent, ASGISendCallable, Scope
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fairswiss.web.settings")


class Bounded:
    """Counts what comes in, announced or not, and answers 413 as soon as it is too much."""

    def __init__(self, inner: ASGI3Application, most_bytes: int) -> None:
        self.inner = inner
        self.most_bytes = most_bytes

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """One request."""
        if scope["type"] != "http":
            return await self.inner(scope, receive, send)
        if self._announced(scope["headers"]) > self.most_bytes:
            return await _refuse(send)
        seen = 0

        async def counted() -> ASGIReceiveEvent:
            nonlocal seen
            event = await receive()
            if event["type"] == "http.request":
                seen += len(event["body"])
                if seen > self.most_bytes:
                    return {"type": "http.disconnect"}  # Django stops reading and says nothing
            return event

        await self.inner(scope, counted, send)
        if seen > self.most_bytes:
            await _refuse(send)
        return None

    def _announced(self, headers: Any) -> int:
        length = next((value for name, value in headers if name == b"content-length"), b"0")
        return int(length) if length.isdigit() else 0


async def _refuse(send: ASGISendCallable) -> None:
    from fairswiss.web.headers import HEADERS
    from fairswiss.web.mishaps import too_large

    body = too_large(None).content
    said = {"Content-Type": "text/html; charset=utf-8", "Connection": "close", **HEADERS}
    headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 413, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _wrapped() -> ASGI3Application:
    inner: Any = get_asgi_application()
    from django.conf import settings

    from fairswiss.web.proxies import Forwarded

    return Forwarded(Bounded(inner, settings.MOST_BYTES), settings.REACH)


application = _wrapped()
