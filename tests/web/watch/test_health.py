"""Health, readiness and metrics: for machines that ask often, and for nobody to learn anything from."""

import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.http import HttpResponse
from django.test import RequestFactory

from fairswiss.desk import rounds
from fairswiss.model.errors import BadRequest
from fairswiss.web.database import sqlite
from fairswiss.web.watch import meters, outdated, readiness
from fairswiss.web.watch.environment import log_form, metrics_token
from fairswiss.web.watch.outdated import Outdated
from tests.web.databases import connected
from tests.web.store.events import BY, event
from tests.web.visitors import Visitor, text
from tests.web.watch.conftest import TOKEN

BEARER = {"host": "127.0.0.1:8080", "authorization": f"Bearer {TOKEN}"}


def test_health_needs_neither_a_session_nor_a_database(visitor: Visitor, tmp_path: Path) -> None:
    with connected(sqlite(tmp_path / "no" / "such.sqlite3")):
        response = visitor.get("/health")
    assert (response.status_code, text(response)) == (200, "fine\n")
    assert not response.cookies


def test_ready_when_everything_answers(visitor: Visitor) -> None:
    response = visitor.get("/ready")
    assert response.status_code == 200
    assert response.json() == {"ready": True, "checks": {"database": "fine", "schema": "fine", "disk": "fine"}}
    assert not response.cookies


def test_not_ready_without_a_database_and_without_details(visitor: Visitor, tmp_path: Path) -> None:
    with connected(sqlite(tmp_path / "no" / "such.sqlite3")):
        response = visitor.get("/ready")
    assert response.status_code == 503
    assert response.json()["checks"] == {"database": "failed", "schema": "failed", "disk": "fine"}
    assert "such" not in text(response)


def test_not_ready_beside_a_database_of_another_version(visitor: Visitor) -> None:
    MigrationRecorder(connection).record_applied("auth", "9999_from_the_future")
    assert visitor.get("/ready").json()["checks"] == {"database": "fine", "schema": "failed", "disk": "fine"}
    readiness.forget()
    MigrationRecorder(connection).record_unapplied("auth", "9999_from_the_future")
    MigrationRecorder(connection).record_unapplied("credentials", "0001_initial")
    assert visitor.get("/ready").json()["checks"]["schema"] == "failed"


def test_not_ready_when_the_disk_takes_nothing(visitor: Visitor, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(10**9, 10**9, 0))
    assert visitor.get("/ready").json()["checks"]["disk"] == "failed"
    readiness.forget()
    monkeypatch.undo()
    monkeypatch.setattr(settings, "DATA_FOLDER", data / "gone")
    assert visitor.get("/ready").json()["checks"]["disk"] == "failed"


def test_who_asks_all_the_time_costs_a_question_in_a_while(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def answers() -> bool:
        asked.append(1)
        return True

    monkeypatch.setitem(readiness._CHECKS, "database", answers)
    monkeypatch.setattr(readiness, "KEPT", 3600)
    for _ in range(20):
        visitor.get("/ready")
    assert len(asked) == 1
    monkeypatch.setattr(readiness, "KEPT", -1)
    visitor.get("/ready")
    assert len(asked) == 2


def test_without_a_token_there_are_no_metrics(visitor: Visitor) -> None:
    assert settings.METRICS_TOKEN == ""
    assert visitor.get("/metrics").status_code == 404
    assert visitor.get("/metrics", headers={**BEARER, "authorization": "Bearer "}).status_code == 404


@pytest.mark.usefixtures("watched")
def test_metrics_are_for_who_has_the_token(visitor: Visitor) -> None:
    assert visitor.get("/metrics").status_code == 401
    for wrong in (TOKEN, "Bearer", "Bearer ", f"Bearer {TOKEN[:-1]}", f"Basic {TOKEN}", "Bearer \u00e9"):
        assert visitor.get("/metrics", headers={**BEARER, "authorization": wrong}).status_code == 401
    assert visitor.get("/metrics", headers=BEARER).status_code == 200


@pytest.mark.usefixtures("watched")
def test_what_is_counted(owner: Visitor) -> None:
    before = _figures(owner)
    made = event()
    rounds.draft(made, BY)
    owner.get(f"/t/{made}/")
    owner.get("/nowhere")
    owner.post("/leave", headers={"host": "127.0.0.1:8080", "origin": "http://elsewhere.example"})
    after = _figures(owner)
    grown = {name: value - before.get(name, 0) for name, value in after.items() if value != before.get(name, 0)}
    assert grown['fairswiss_requests_total{method="GET",route="tournaments:overview",status="2xx"}'] == 1
    assert grown['fairswiss_requests_total{method="GET",route="unknown",status="4xx"}'] == 1
    assert grown['fairswiss_request_seconds_count{route="tournaments:overview"}'] == 1
    assert grown['fairswiss_pairing_seconds_count{system="dubov-1997"}'] == 1
    assert grown['fairswiss_journal_entries_total{kind="drafted"}'] == 1
    assert grown['fairswiss_refused_total{kind="foreign-origin"}'] == 1
    assert after['fairswiss_events{archived="false"}'] == 1
    assert made not in str(after)


def test_threads_that_count_first_at_the_same_time_share_their_meters(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Slow:
        def __init__(self) -> None:
            time.sleep(0.05)
            made.append(1)

    monkeypatch.setattr(meters, "Meters", Slow)
    meters._meters.cache_clear()
    with ThreadPoolExecutor(8) as threads:
        found = {id(each) for each in threads.map(lambda _: meters.meters(), range(8))}
    meters._meters.cache_clear()
    assert (len(found), made) == (1, [1])


def _figures(visitor: Visitor) -> dict[str, float]:
    shown = text(visitor.get("/metrics", headers=BEARER))
    found = (line.rpartition(" ") for line in shown.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in found}


def test_a_worker_beside_a_database_of_another_version_answers_no_page(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "SERVICE", True)
    monkeypatch.setattr(outdated, "KEPT", 0)
    worker, requests = Outdated(lambda request: HttpResponse("page")), RequestFactory()
    assert worker(requests.get("/")).status_code == 200
    MigrationRecorder(connection).record_applied("store", "9999_from_the_future")
    response = worker(requests.post("/new"))
    assert (response.status_code, response["Retry-After"]) == (503, "30")
    assert worker(requests.get("/health")).status_code == 200


@pytest.mark.parametrize("token", ["short", "with a space in the middle", "\u00e9" * 20])
def test_a_token_that_could_be_guessed_or_not_be_sent_is_refused(token: str) -> None:
    with pytest.raises(BadRequest, match="FAIRSWISS_METRICS_TOKEN"):
        metrics_token(token)


def test_a_form_of_log_that_nobody_knows_is_refused() -> None:
    assert (log_form(""), log_form("json")) == ("text", "json")
    with pytest.raises(BadRequest, match="FAIRSWISS_LOG"):
        log_form("xml")
