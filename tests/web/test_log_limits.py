"""Nobody fills the log: few lines of a kind, the others as a number; every one counts in the metrics."""

import logging

import pytest
from django.conf import settings
from django.test import RequestFactory

from fairswiss.web import security_log
from fairswiss.web.log_limits import Sparing
from fairswiss.web.running.refusals import Refusal, refuse
from fairswiss.web.watch.meters import meters
from tests.web.security import SecurityLog


class Clock:
    """Goes on when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(security_log, "sparing", Sparing(60, made))
    return made


def test_few_times_are_told_and_the_others_counted() -> None:
    clock = Clock()
    counted: Sparing[str] = Sparing(60, clock)
    assert [counted.may_tell("a", 2) for _ in range(5)] == [True, True, False, False, False]
    assert counted.may_tell("b", 2)
    assert counted.due() == []
    clock.now += 60
    assert counted.due() == [("a", 3)]
    assert counted.due() == []
    assert counted.may_tell("a", 2)


def test_a_flood_is_two_lines_a_minute(clock: Clock, security: SecurityLog) -> None:
    for _ in range(1000):
        refuse(Refusal.SLOW_HEADER)
    assert security.lines == ["slow-header"]
    clock.now += 59
    security_log.tell_counted()
    assert security.lines == ["slow-header"]
    clock.now += 1
    security_log.tell_counted()
    assert security.lines == ["slow-header", "slow-header account=- count=999"]
    assert {record.levelname for record in security.records} == {"WARNING"}
    refuse(Refusal.SLOW_HEADER)
    assert security.lines[2:] == ["slow-header"]


def test_refusals_of_requests_are_told_by_account_and_no_longer_than_they_may_be(
    clock: Clock, security: SecurityLog
) -> None:
    request = RequestFactory().generic("M" * 9000, "/")
    for _ in range(security_log.MOST_LINES + 7):
        security_log.refused(request, "sign-in-failed", account="anna")
    security_log.refused(request, "sign-in-failed", account="ben")
    assert security.lines.count("sign-in-failed account=anna method=other") == security_log.MOST_LINES
    assert security.lines[-1] == "sign-in-failed account=ben method=other"
    clock.now += 61
    security_log.refused(request, "foreign-origin")
    assert security.lines[-2:] == ["sign-in-failed account=anna count=7", "foreign-origin account=- method=other"]


def test_what_was_done_is_always_told(clock: Clock, security: SecurityLog) -> None:
    for _ in range(100):
        security_log.noted("appointed", "anna")
    assert len(security.lines) == 100


def test_every_refusal_counts_in_the_metrics(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "METRICS_TOKEN", "a-token-for-the-metrics")
    before = {kind: _count(kind) for kind in Refusal}
    for kind in Refusal:
        for _ in range(30):
            refuse(kind)
    assert {kind: _count(kind) - before[kind] for kind in Refusal} == dict.fromkeys(Refusal, 30)


def _count(kind: str) -> float:
    return meters().registry.get_sample_value("fairswiss_refused_total", {"kind": kind}) or 0


def test_what_browsers_do_without_harm_is_no_warning(security: SecurityLog) -> None:
    for kind in Refusal:
        refuse(kind)
    calm = [record.getMessage() for record in security.records if record.levelno == logging.INFO]
    assert calm == ["silent", "plain-http", "handshake-failed"]
    assert len(security.records) == len(Refusal)
