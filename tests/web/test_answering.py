"""Requests are answered by a few threads that stay; whoever saves does not stand behind those who look."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.utils.translation import get_language

from fairswiss.web.running import answering
from fairswiss.web.running.answering import Answering
from tests.web.visitors import HOST

WAIT = 300


class Asked(Answering):
    """With a view of the test's own instead of all pages."""

    def __init__(self, view: Any) -> None:
        super().__init__()
        self._view = view

    def get_response(self, request: HttpRequest) -> HttpResponseBase:
        response: HttpResponseBase = self._view(request)
        return response


async def _ask(handler: Answering, path: str = "/", method: str = "GET", body: bytes = b"", **headers: str) -> Any:
    sent: list[Any] = []
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop(0) if waiting else {"type": "http.disconnect"}

    async def send(event: Any) -> None:
        sent.append(event)

    said = [(name.replace("_", "-").encode(), value.encode()) for name, value in {"host": HOST, **headers}.items()]
    scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": said, "scheme": "http"}
    scope |= {"client": ("127.0.0.1", 50_000), "server": ("127.0.0.1", 8080)}
    await handler(scope, receive, send)
    return sent[0]["status"], dict(sent[0]["headers"]), b"".join(event["body"] for event in sent[1:])


def apart(work: Any) -> Any:
    """In a thread of its own: a browser test may have left a loop behind in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result(WAIT)


def test_many_requests_have_few_threads() -> None:
    names: set[str] = set()

    def view(request: HttpRequest) -> HttpResponse:
        names.add(threading.current_thread().name)
        return HttpResponse("seen")

    async def all_at_once() -> list[Any]:
        handler = Asked(view)
        return await asyncio.gather(*(_ask(handler) for _ in range(100)))

    assert {(status, body) for status, _, body in apart(all_at_once())} == {(200, b"seen")}
    assert 1 <= len(names) <= answering.LOOKING
    assert all(name.startswith("looking") for name in names)


def test_saving_does_not_wait_for_those_who_look() -> None:
    saved = threading.Event()

    def view(request: HttpRequest) -> HttpResponse:
        if request.method == "POST":
            saved.set()
            return HttpResponse(request.body)
        return HttpResponse(str(saved.wait(WAIT)))

    async def crowd() -> list[Any]:
        handler = Asked(view)
        looking = [asyncio.create_task(_ask(handler)) for _ in range(3 * answering.LOOKING)]
        await asyncio.sleep(0)
        return [await _ask(handler, method="POST", body=b"12 1"), *[await one for one in looking]]

    saving, *looking = apart(crowd())
    assert saving[2] == b"12 1"
    assert {body for _, _, body in looking} == {b"True"}


def test_an_answer_in_pieces_is_sent_whole_and_ended() -> None:
    ended: list[bool] = []

    class Pieces:
        def __iter__(self) -> Iterator[bytes]:
            yield from (b"one ", b"two")

        def close(self) -> None:
            ended.append(True)

    def view(request: HttpRequest) -> StreamingHttpResponse:
        response = StreamingHttpResponse(Pieces(), status=201, headers={"X-Kind": "pieces"})
        response.set_cookie("held", "yes")
        return response

    status, headers, body = apart(_ask(Asked(view)))
    assert (status, body, headers[b"X-Kind"]) == (201, b"one two", b"pieces")
    assert headers[b"Set-Cookie"].startswith(b"held=yes")
    assert ended == [True]


@pytest.mark.parametrize(("path", "status"), [("/alive", 200), ("/nowhere", 404)])
def test_pages_are_the_same_through_the_threads(database: str, path: str, status: int) -> None:
    assert apart(_ask(Answering(), path))[0] == status


def test_the_language_of_one_request_is_not_that_of_the_next(database: str) -> None:
    async def both() -> list[Any]:
        handler = Answering()
        return [await _ask(handler, "/nowhere", accept_language=wanted) for wanted in ("de", "en") * 4]

    texts = [body.decode() for _, _, body in apart(both())]
    assert all("Seite nicht gefunden" in text for text in texts[::2])
    assert all("Page not found" in text for text in texts[1::2])
    assert get_language() != "de"


def test_a_request_that_breaks_off_is_let_go() -> None:
    async def broken() -> list[Any]:
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.disconnect"}

        async def send(event: Any) -> None:
            sent.append(event)

        await Asked(lambda request: HttpResponse())({"type": "http", "method": "GET"}, receive, send)
        return sent

    assert apart(broken()) == []
