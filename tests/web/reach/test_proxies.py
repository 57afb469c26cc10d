"""What a proxy says counts if it is ours, and is never who somebody is."""

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from fairswiss.web.links import issue
from fairswiss.web.proxies import SPEAKING_FOR, Forwarded
from fairswiss.web.reach import HOSTS, HTTPS, PROXIES, reach
from tests.web.databases import ON_ONE
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

LOOPBACKS = ("127.0.0.1", "::1", "localhost")
CLAIMS = [
    {header: f"for={address};host=127.0.0.1;proto=https" if header == "Forwarded" else address}
    for header, address in itertools.product(
        (*SPEAKING_FOR, "X-Client-IP", "True-Client-IP", "CF-Connecting-IP", "X-Original-Host", "X-Remote-User"),
        LOOPBACKS,
    )
]


def forwarded(environment: dict[str, str], client: str | None, **headers: str) -> tuple[str | None, str, str]:
    """Client, scheme and host as the pages see them."""
    seen: dict[str, Any] = {}

    async def inner(scope: Any, receive: Any, send: Any) -> None:
        seen.update(scope)

    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {
        "type": "http",
        "scheme": "http",
        "client": (client, 5) if client is not None else None,
        "headers": [(b"host", b"inner:8000"), *sent],
    }
    nothing: Any = None
    with ThreadPoolExecutor(1) as apart:  # a browser test may have left a loop behind in this thread
        apart.submit(asyncio.run, Forwarded(inner, reach(environment))(scope, nothing, nothing)).result()
    host = next(value.decode() for name, value in seen["headers"] if name == b"host")
    return seen["client"][0] if seen["client"] else None, seen["scheme"], host


EVERYTHING = {
    "x_forwarded_for": "203.0.113.9",
    "x_forwarded_proto": "https",
    "x_forwarded_host": "club.example",
}


@pytest.mark.parametrize("client", ["127.0.0.1", "::1", "192.168.1.7", None])
def test_the_words_of_a_stranger_change_nothing(client: str | None) -> None:
    assert forwarded({}, client, **EVERYTHING) == (client, "http", "inner:8000")
    assert forwarded({PROXIES: "10.0.0.1"}, client, **EVERYTHING) == (client, "http", "inner:8000")


def test_the_words_of_our_proxy_give_client_scheme_and_host() -> None:
    everything = ("203.0.113.9", "https", "club.example")
    assert forwarded({PROXIES: "10.0.0.1"}, "10.0.0.1", **EVERYTHING) == everything
    assert forwarded({PROXIES: "unix"}, None, **EVERYTHING) == everything


@pytest.mark.parametrize(
    ("chain", "client"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("127.0.0.1, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1, 203.0.113.9, 10.0.0.1", "203.0.113.9"),
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8::9]:4711", "2001:db8::9"),
        ("2001:db8::9", "2001:db8::9"),
        ("10.0.0.1", "10.0.0.1"),
    ],
)
def test_of_a_chain_the_last_address_that_is_not_ours_counts(chain: str, client: str) -> None:
    assert forwarded({PROXIES: "10.0.0.1"}, "10.0.0.1", x_forwarded_for=chain)[0] == client


def test_the_scheme_is_the_nearest_proxys_word_else_that_of_the_settings() -> None:
    ours = {PROXIES: "10.0.0.1", HTTPS: "1"}
    assert forwarded(ours, "10.0.0.1", x_forwarded_proto="https, http")[1] == "http"
    assert forwarded(ours, "10.0.0.1", x_forwarded_for="203.0.113.9")[1] == "https"
    assert forwarded(ours, "10.0.0.1")[1] == "http"  # the proxy's machine asks for itself: its health check
    assert forwarded({PROXIES: "10.0.0.1"}, "10.0.0.1", x_forwarded_proto="gopher")[1] == "http"


def test_loopback_is_nobody_whatever_a_header_claims(visitor: Visitor) -> None:
    for path, claim in itertools.product(("/", "/design", "/api/events"), CLAIMS):
        assert visitor.get(path, headers=claim).status_code in (401, 403), claim
        elsewhere = visitor.get(path, headers=claim, REMOTE_ADDR="203.0.113.9")
        assert elsewhere.status_code == 400, claim  # it asks for 127.0.0.1, where it cannot be


def test_nothing_of_django_listens_to_such_headers() -> None:
    assert not settings.USE_X_FORWARDED_HOST
    assert not settings.USE_X_FORWARDED_PORT
    assert settings.SECURE_PROXY_SSL_HEADER is None


@pytest.mark.parametrize("header", SPEAKING_FOR)
def test_a_start_link_is_not_taken_from_a_proxy(visitor: Visitor, data: Path, header: str) -> None:
    link = f"/start/{issue(data)}"
    assert visitor.get(link, headers={header: "127.0.0.1"}).status_code == 403
    assert visitor.get(link).status_code == 403  # it was shown to the network: it is used up
    assert visitor.get("/").status_code == 403


def test_a_start_link_is_not_taken_over_the_network(
    visitor: Visitor, data: Path, monkeypatch: pytest.MonkeyPatch, told: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(settings, "REACH", reach({HOSTS: "192.168.1.5:8080"}))
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["*"])
    link = f"/start/{issue(data)}"
    response = visitor.get(link, headers={"host": "192.168.1.5:8080"}, REMOTE_ADDR="192.168.1.9")
    assert response.status_code == 403
    assert "password" in text(response)
    assert "start-link-elsewhere" in told.text
    assert visitor.get("/", headers={"host": "192.168.1.5:8080"}, REMOTE_ADDR="192.168.1.9").status_code == 403
