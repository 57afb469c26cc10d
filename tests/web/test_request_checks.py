"""Who may knock, and what every answer tells the browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.http import HttpResponse

from fairswiss.web.headers import POLICY
from fairswiss.web.running.bounds import Bounded
from tests.web.databases import ON_ONE
from tests.web.visitors import HOST, ORIGIN, Visitor, text

DATABASES = ON_ONE

FOREIGN_HOSTS = ["example.org", "127.0.0.1.example.org", "192.168.0.7:8080", "0.0.0.0", "localhost.evil", "[::2]", ""]


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_other_names_for_this_machine_are_refused(owner: Visitor, host: str) -> None:
    response = owner.get("/design", headers={"host": host})
    assert response.status_code == 400
    assert "Components" not in text(response)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:9", "localhost:65535", "[::1]:8080"])
def test_this_machine_is_known_by_its_own_names_at_any_port(owner: Visitor, host: str) -> None:
    assert owner.get("/design", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://example.org"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:9999"},
        {"origin": f"https://{HOST}"},
        {"origin": "", "referer": f"{ORIGIN}/"},
        {"origin": None, "referer": "http://example.org/"},
        {"origin": None, "referer": "http://[broken"},
        {"origin": None},
    ],
    ids=str,
)
def test_writes_from_elsewhere_are_refused_even_with_a_good_token(owner: Visitor, headers: dict[str, Any]) -> None:
    sent = {name: value for name, value in {"origin": ORIGIN, **headers}.items() if value is not None}
    assert _send(owner, sent).status_code == 403
    assert owner.get("/").status_code == 200


@pytest.mark.parametrize("headers", [{"origin": ORIGIN}, {"referer": f"{ORIGIN}/design?x=1"}], ids=str)
def test_writes_from_our_pages_pass(owner: Visitor, headers: dict[str, str]) -> None:
    assert _send(owner, headers).status_code == 302
    assert owner.get("/").status_code == 403


def test_writes_without_a_token_are_refused(owner: Visitor) -> None:
    response = owner.post("/leave", headers={"host": HOST, "origin": ORIGIN})
    assert response.status_code == 403
    assert "form has expired" in text(response)
    assert owner.get("/").status_code == 200


def _send(owner: Visitor, headers: dict[str, str]) -> Any:
    owner.get("/")
    token = next(morsel.value for name, morsel in owner.cookies.items() if name.startswith("fairswiss_csrf"))
    return owner.post("/leave", {"csrfmiddlewaretoken": token}, headers={"host": HOST, **headers})


@pytest.mark.parametrize("path", ["/", "/design", "/nowhere", "/start/x", "/alive"])
def test_every_answer_has_the_headers(owner: Visitor, path: str) -> None:
    response: HttpResponse = owner.get(path)  # type: ignore[assignment]
    assert response["Content-Security-Policy"] == POLICY
    assert "unsafe" not in POLICY
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert response["Cross-Origin-Opener-Policy"] == "same-origin"
    assert response["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in response["Permissions-Policy"]
    assert response["Cache-Control"] == "no-store"


def test_static_files_are_kept_by_the_browser_because_their_address_changes_with_them(visitor: Visitor) -> None:
    from django.templatetags.static import static

    response: HttpResponse = visitor.get(static("fairswiss/main.js"))  # type: ignore[assignment]
    assert response.status_code == 200
    assert "javascript" in response["Content-Type"]
    assert "immutable" in response["Cache-Control"]
    assert response["Content-Security-Policy"] == POLICY
    assert visitor.get(static("fairswiss/main.js") + "x").status_code == 404
    assert visitor.get(static("fairswiss/main.js"), headers={"host": "example.org"}).status_code == 400


def _asked(pieces: list[bytes], announced: int | None, most: int = 100) -> tuple[int, int]:
    """The status of an answer to a body in pieces, and how much of it was handed on."""
    waiting, sent, read = list(pieces), list[Any](), 0

    async def receive() -> Any:
        return {"type": "http.request", "body": waiting.pop(0), "more_body": bool(waiting)}

    async def send(event: Any) -> None:
        sent.append(event)

    async def inner(scope: Any, receive: Any, send: Any) -> None:
        nonlocal read
        while True:
            event = await receive()
            if event["type"] == "http.disconnect":
                return
            read += len(event["body"])
            if not event["more_body"]:
                break
        await send({"type": "http.response.start", "status": 200, "headers": []})

    headers = [(b"content-length", str(announced).encode())] if announced is not None else []
    scope: Any = {"type": "http", "headers": headers}
    with ThreadPoolExecutor(1) as apart:  # a browser test may have left a loop behind in this thread
        apart.submit(asyncio.run, Bounded(inner, most, 1, 1)(scope, receive, send)).result()
    return sent[0]["status"], read


def test_a_request_is_bounded_whether_or_not_it_says_its_length() -> None:
    assert _asked([b"x" * 50, b"x" * 50], 100) == (200, 100)
    assert _asked([b"x" * 50, b"x" * 50], None) == (200, 100)
    assert _asked([b"x" * 50], 101) == (413, 0)
    assert _asked([b"x" * 50, b"x" * 51, b"x" * 10**6], None) == (413, 50)
    assert _asked([b"x" * 101], 7) == (413, 0)
