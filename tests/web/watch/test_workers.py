"""Two workers and one database: what one was told the other knows at once, whoever of them is killed or replaced."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from fairswiss.keeping.upgrading import Schema, schema
from tests.cli.events import Shell
from tests.web.databases import PostgreSQL, connected, copied_file
from tests.web.live import COMMAND
from tests.web.watch.conftest import TOKEN
from tests.web.watch.workers import PATIENCE, Line, Running, said, service, surroundings

PLAYERS = {"players": [{"name": f"Zwetschgenstein {at}", "rating": 2000 - at} for at in range(6)]}


def test_what_one_worker_was_told_the_other_knows_at_once_in_a_file(prepared_file: Path, tmp_path: Path) -> None:
    copied_file(prepared_file, tmp_path)
    with service(surroundings(tmp_path, FAIRSWISS_METRICS_TOKEN=TOKEN)) as running:
        (_, one), (_, other) = running.at_two_workers()
        _an_event_through_both(running, one, other)


def test_what_one_worker_was_told_the_other_knows_at_once_on_a_server_whoever_is_killed_or_replaced(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    with postgresql.copy() as name:
        environment = surroundings(tmp_path, postgresql.url(name), FAIRSWISS_METRICS_TOKEN=TOKEN)
        with service(environment) as running:
            (first, one), (second, other) = running.at_two_workers()
            _an_event_through_both(running, one, other)
            _kill_one(running, first, other)
            _replace_all(running, second)
            assert running.process.poll() is None
            running.process.send_signal(signal.SIGTERM)
            assert running.process.wait(PATIENCE) == 0
        assert "Zwetschgenstein" not in running.log.read_text()
        assert said(environment, "journal", "verify").returncode == 0


def _an_event_through_both(running: Running, one: Line, other: Line) -> None:
    token = running.enter(one)
    assert other.ask(f"/start/{token}")[0] == 403  # a link works once, whoever is asked
    other.cookies = one.cookies
    made = one.json("events", {"name": "Zwetschgenstein Open", "system": "dubov-1997", "rounds": 3})["id"]
    other.json(f"t/{made}/players", PLAYERS)
    assert len(one.json(f"t/{made}/players")) == 6
    one.json(f"t/{made}/rounds", {})
    other.json(f"t/{made}/rounds/1/publish", {})
    for board, (tells, reads) in enumerate([(one, other), (other, one), (one, other)], 1):
        reads.json(f"t/{made}/rounds/1")  # so that it has something old in its memory
        tells.json(f"t/{made}/rounds/1/results", {"results": [{"board": board, "result": "1"}]}, "PUT")
        shown = reads.json(f"t/{made}/rounds/1")["boards"][board - 1]
        assert (shown["white_result"], shown["black_result"]) == ("1", "0")
    stale = {"results": [{"board": 1, "result": "0", "seen": ""}]}
    assert other.ask(f"/api/t/{made}/rounds/1/results", stale, "PUT")[0] == 409
    assert running.line().ask("/", method="PUT", **{"Content-Length": f"{1 << 30}"})[0] == 413
    shown = one.ask("/metrics", Authorization=f"Bearer {TOKEN}")[1]
    assert 'fairswiss_journal_entries_total{kind="result-entered"} 3.0' in shown  # of both workers
    assert 'fairswiss_refused_total{kind="too-large"} 1.0' in shown
    assert made not in shown


def _kill_one(running: Running, victim: int, other: Line) -> None:
    os.kill(victim, signal.SIGKILL)
    assert other.ask("/health")[0] == 200
    until = time.monotonic() + PATIENCE
    while len({line["process"] for line in running.lines() if line["message"].startswith("Started server")}) < 3:
        assert time.monotonic() < until
        time.sleep(0.1)
    running.at_two_workers()


def _replace_all(running: Running, old: int) -> None:
    """Every request is answered while the workers are replaced."""
    running.process.send_signal(signal.SIGHUP)
    until = time.monotonic() + PATIENCE
    while _is_there(old):
        assert running.line().ask("/ready")[0] == 200
        assert time.monotonic() < until
    assert running.line().ask("/ready")[0] == 200


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("missing", ["FAIRSWISS_HOSTS", "FAIRSWISS_TRUSTED_PROXIES", "FAIRSWISS_HTTPS"])
def test_a_service_says_what_it_lacks(
    missing: str, run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**surroundings(tmp_path), missing: ""}.items():
        monkeypatch.setenv(name, value)
    failed = run("service", "--port", "0")
    assert failed.code == 3
    assert missing in failed.err


def test_two_upgrades_at_once_do_it_once_and_a_service_waits_for_them(postgresql: PostgreSQL, tmp_path: Path) -> None:
    with postgresql.copy("template0") as name:
        environment = surroundings(tmp_path, postgresql.url(name))
        refused = said(environment, "service", "--port", "0")
        assert refused.returncode == 3
        assert "fairswiss upgrade" in refused.stderr
        both = [
            subprocess.Popen([*COMMAND, "upgrade"], env=environment, stderr=subprocess.PIPE, text=True)
            for _ in range(2)
        ]
        done = [(process.communicate(timeout=PATIENCE)[1], process.returncode) for process in both]
        assert [code for _, code in done] == [0, 0], done
        with connected(postgresql.settings(name)):
            assert schema() is Schema.CURRENT
