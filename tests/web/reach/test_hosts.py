"""A manager for the venue answers by the names it announced, at its port, and nothing else; writes need its scheme."""

import pytest
from django.conf import settings

from fairswiss.web.reach import HOSTS, HTTPS, reach
from tests.web.databases import ON_ONE
from tests.web.visitors import Visitor

DATABASES = ON_ONE

ANNOUNCED = "192.168.1.5:8080,[2001:db8::5]:8080,club.local:8080,127.0.0.1:8080,localhost:8080,[::1]:8080"
PLAYER = "192.168.1.77"


@pytest.fixture
def venue(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """Somebody on the venue's network."""
    over = reach({HOSTS: ANNOUNCED, HTTPS: "1"})
    monkeypatch.setattr(settings, "REACH", over)
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", over.names)
    return visitor


def test_the_announced_names_and_no_other(venue: Visitor, told: pytest.LogCaptureFixture) -> None:
    for host in ("192.168.1.5:8080", "[2001:db8::5]:8080", "club.local:8080", "CLUB.local:8080"):
        assert venue.get("/alive", headers={"host": host}, REMOTE_ADDR=PLAYER).status_code == 200, host
    assert "foreign-host" not in told.text
    for host in (
        "192.168.1.5",
        "192.168.1.5:8081",
        "192.168.1.6:8080",
        "[2001:db8::5]",
        "[2001:db8::6]:8080",
        "club.local",
        "club.local.evil.example:8080",
        "evil.example:8080",
        "localhost:8080",
        "127.0.0.1:8080",
        "[::1]:8080",
        "",
    ):
        told.clear()
        assert venue.get("/alive", headers={"host": host}, REMOTE_ADDR=PLAYER).status_code == 400, host
        assert "foreign-host" in told.text
        assert "Traceback" not in told.text


def test_this_machine_by_its_own_names_at_that_port(venue: Visitor) -> None:
    for host, status in (("127.0.0.1:8080", 200), ("localhost:8080", 200), ("[::1]:8080", 200), ("localhost:80", 400)):
        assert venue.get("/alive", headers={"host": host}, secure=True).status_code == status


def test_what_strangers_type_does_not_reach_the_log(venue: Visitor, told: pytest.LogCaptureFixture) -> None:
    venue.get("/alive", headers={"host": "evil\u2028\x1b[31m forged=line"}, REMOTE_ADDR=PLAYER)
    assert "host=odd" in told.text
    assert "forged" not in told.text


def test_a_write_needs_the_scheme_too(venue: Visitor, told: pytest.LogCaptureFixture) -> None:
    host = "192.168.1.5:8080"

    def sent(origin: str) -> int:
        page = venue.get("/theme", headers={"host": host}, secure=True)  # 405, with a form that has a token
        token = next(morsel.value for name, morsel in page.cookies.items() if "csrf" in name)
        headers = {"host": host, "origin": origin, "referer": f"{origin}/"}
        fields = {"csrfmiddlewaretoken": token, "theme": "dark"}
        return venue.post("/theme", fields, headers=headers, secure=True, REMOTE_ADDR=PLAYER).status_code

    for origin, status in (
        ("https://192.168.1.5:8080", 302),
        ("http://192.168.1.5:8080", 403),
        ("https://192.168.1.5", 403),
        ("https://club.local:8080", 403),  # announced too, but another origin
        ("https://evil.example", 403),
    ):
        told.clear()
        assert sent(origin) == status, origin
        assert ("foreign-origin" in told.text) is (status == 403)
