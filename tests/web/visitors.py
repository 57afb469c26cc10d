"""Somebody with a browser, without the browser: Django's client with the headers that a browser sends."""

from pathlib import Path
from typing import Any

from django.http.response import HttpResponseBase
from django.test import Client

from fairswiss.web.links import issue

HOST = "127.0.0.1:8080"
ORIGIN = f"http://{HOST}"


class Visitor(Client):
    """A browser on this machine. Forms are sent with the token of the page, unless a test says otherwise."""

    def __init__(self, **more: Any) -> None:
        super().__init__(enforce_csrf_checks=True, raise_request_exception=False, headers={"host": HOST}, **more)

    def enter(self, data: Path) -> HttpResponseBase:
        """Come in by a new link."""
        return self.get(f"/start/{issue(data)}")

    def send(self, path: str, fields: dict[str, Any] | None = None, **more: Any) -> HttpResponseBase:
        """Fill in a form of the page and send it."""
        self.get("/")
        token = next(morsel.value for name, morsel in self.cookies.items() if name.startswith("fairswiss_csrf"))
        headers = {"host": HOST, "origin": ORIGIN, **more.pop("headers", {})}
        return self.post(path, {"csrfmiddlewaretoken": token, **(fields or {})}, headers=headers, **more)


def text(response: HttpResponseBase) -> str:
    """What the response shows."""
    content: bytes = getattr(response, "content", b"")
    return content.decode()
