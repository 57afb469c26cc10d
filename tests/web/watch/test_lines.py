"""Lines of log: what helps whoever runs the service, and nothing that somebody typed."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test.utils import override_settings

from fairswiss.web.watch.lines import JsonLines, logging_settings
from tests.web.store.events import event
from tests.web.visitors import HOST, Visitor, text

SECRETS = ("Zwetschgenstein", "Quittenbaum", "hunter2-hunter2", "TOKENTOKEN", "kirschkern@", "10.11.12.13")


def _objects(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines]


def test_a_request_is_a_line_with_its_route_and_number(owner: Visitor, lines: list[str]) -> None:
    made = event()
    response = owner.get(f"/t/{made}/players/?find=Zwetschgenstein")
    found = _objects(lines)[-1]
    assert found["route"] == "players:index"
    assert (found["method"], found["status"], found["level"]) == ("GET", 200, "info")
    assert found["request"] == response["X-Request-ID"]
    assert re.fullmatch("[0-9A-F]{12}", found["request"])
    assert isinstance(found["account"], int)
    assert isinstance(found["ms"], int)
    assert made not in lines[-1]


def test_machines_that_ask_all_the_time_are_not_written_down(visitor: Visitor, lines: list[str]) -> None:
    for address in ("/health", "/ready", "/alive", f"{settings.STATIC_URL}fairswiss/page.css"):
        visitor.get(address)
    assert lines == []


def test_a_number_is_taken_from_the_proxy_of_a_service_alone(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(said: str) -> str:
        return visitor.get("/health", headers={"host": HOST, "X-Request-ID": said})["X-Request-ID"]

    assert asked("a" * 32) != "a" * 32
    monkeypatch.setattr(settings, "SERVICE", True)
    assert asked("a" * 32) == "a" * 32
    for odd in ("short", "b" * 65, "with space and more", 'quote"quote"', "line\tend-of-line"):
        assert asked(odd) != odd


@pytest.fixture
def _odd_pages() -> Iterator[None]:
    with override_settings(ROOT_URLCONF="tests.web.odd_urls"):
        yield


@pytest.mark.usefixtures("_odd_pages")
def test_a_fault_tells_where_and_not_what(owner: Visitor, lines: list[str]) -> None:
    response = owner.send("/odd/crash", {"name": "Zwetschgenstein"})
    fault = next(found for found in _objects(lines) if "fault" in found)
    assert fault["reference"] == response["X-Request-ID"]
    assert response["X-Request-ID"] in text(response)
    assert fault["fault"][0]["kind"] == "ZeroDivisionError"
    assert re.fullmatch(r"tests/web/odd_urls.py:\d+ odd|odd_urls.py:\d+ odd", fault["fault"][0]["places"][-1])
    assert "a secret value" not in "".join(lines)


@pytest.mark.usefixtures("_odd_pages")
def test_nothing_that_was_typed_is_in_any_line(owner: Visitor, data: Path, lines: list[str]) -> None:
    """A journey with names, passwords and tokens in every place where one can be put."""
    name, other, password, token, mail, address = SECRETS
    logged = {"host": HOST, "x-forwarded-for": address, "user-agent": mail, "referer": f"http://{HOST}/{token}"}
    owner.send("/new", {"name": f"Open {name}", "system": "dubov-1997", "rounds": "5"})
    made = event()
    owner.send(f"/t/{made}/players/add", {"name": f"{name}, {other}", "rating": "2000", "birth": "1999"})
    owner.send(f"/t/{made}/players/import", {"text": f"{name}, {other}\t2000\tGER"})
    owner.send(f"/t/{made}/rounds/pair", {"why": name})
    owner.send(f"/t/{made}/journal/undo", {"entry": "99999", "why": name})
    for path in (f"/start/{token}", f"/r/{token}", f"/{token}", f"/t/{token}/", f"/?q={token}", "/odd/crash"):
        owner.get(path, headers=logged)
        owner.send(path, {"name": name, "password": password}, headers=logged)
    Visitor().post("/leave", {"password": password}, headers={**logged, "origin": f"https://{token}.example"})
    Visitor().get("/", headers={"host": "elsewhere.example"})
    from django.contrib.auth import authenticate
    from django.test import RequestFactory

    for _ in range(12):
        authenticate(RequestFactory().post("/sign-in"), username=name, password=password)
    try:
        raise ValueError(name) from KeyError(other)
    except ValueError:
        logging.getLogger("fairswiss.web").exception("Fault")
        logging.getLogger("django.db").error("Key (name)=(%s) already exists", name, exc_info=True)
    written = "\n".join(lines)
    assert [secret for secret in SECRETS if secret in written] == []
    found = _objects(lines)
    assert {"start", "players:add", "rounds:pair"} <= {line.get("route") for line in found}
    assert any(line.get("event") == "foreign-origin" for line in found)
    assert len(found) > 20


def test_odd_records_become_lines_all_the_same() -> None:
    record = logging.LogRecord("fairswiss.web", logging.INFO, "x", 1, "a\nb %s", ("\u202e",), None)
    record.route = object()
    line = JsonLines().format(record)
    assert "\n" not in line
    assert line.isascii()
    assert json.loads(line)["route"] == "object"


def test_people_at_a_laptop_are_not_bothered_with_requests() -> None:
    loggers = logging_settings("text")["loggers"]
    assert loggers["fairswiss.request"]["level"] == "ERROR"
    assert logging_settings("json")["loggers"]["fairswiss.request"]["level"] == "INFO"
    for paths in ("django.request", "django.security", "uvicorn.access"):  # they would write paths down
        assert loggers[paths]["level"] == "CRITICAL"
