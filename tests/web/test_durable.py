"""What was acknowledged is there: settings, torn files, kills in the middle; and a server that goes and comes back."""

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from benchmarks.power_cuts import manager_killed, server_killed
from django.db import connection

from fairswiss.desk import memory, rounds
from fairswiss.journal.chain import breaks
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.rescue import rescue
from fairswiss.keeping.soundness import refuse_damaged
from fairswiss.keeping.write_ahead import is_damaged
from fairswiss.model.errors import Damaged
from fairswiss.store import rows
from fairswiss.store.salvage import journals_in
from fairswiss.web.database import sqlite, unsafe_settings
from tests.web.databases import connected
from tests.web.live import COMMAND
from tests.web.rounds.events import BY, enter, published, state
from tests.web.visitors import Visitor

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
ONLY_POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@ONLY_SQLITE
def test_every_connection_writes_through_to_the_disk(database: str) -> None:
    for _ in range(2):
        connection.close()
        with connection.cursor() as cursor:
            names = ("journal_mode", "synchronous", "fullfsync", "checkpoint_fullfsync")
            assert [cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in names] == ["wal", 2, 1, 1]


@ONLY_SQLITE
def test_the_disk_has_it_before_it_is_acknowledged(database: str, tmp_path: Path) -> None:
    """The system calls of a process that tells one fact: the log is written, then synced, then it is acknowledged."""
    if not shutil.which("strace"):
        pytest.skip("no strace on this machine")
    made = published()
    program = (
        "import os, django; django.setup(); from fairswiss.desk import journals\n"
        "from fairswiss.journal.facts import Remarked\n"
        f"journals.read({made!r}); os.write(1, b'BEFORE')\n"
        f"journals.tell({made!r}, lambda state: [Remarked('x')], 'somebody'); os.write(1, b'ACKNOWLEDGED')"
    )
    calls = tmp_path / "calls"
    surroundings = os.environ | {"FAIRSWISS_DATA": str(tmp_path), "DJANGO_SETTINGS_MODULE": "fairswiss.web.settings"}
    surroundings.pop("DATABASE_URL", None)
    traced = ["strace", "-f", "-y", "-o", str(calls), "-e", "trace=pwrite64,fdatasync,fsync,write"]
    done = subprocess.run([*traced, sys.executable, "-c", program], env=surroundings, capture_output=True, text=True)
    if "ptrace" in done.stderr or "Operation not permitted" in done.stderr:
        pytest.skip("strace may not trace here")
    assert done.returncode == 0, done.stderr
    lines = calls.read_text("utf-8", "replace").splitlines()
    begun = next(at for at, line in enumerate(lines) if '"BEFORE"' in line)
    ended = next(at for at, line in enumerate(lines) if '"ACKNOWLEDGED"' in line)
    between = [line for line in lines[begun:ended] if "-wal>" in line]
    written = [at for at, line in enumerate(between) if "pwrite64" in line]
    synced = [at for at, line in enumerate(between) if "sync(" in line]
    assert written
    assert synced
    assert synced[-1] > written[-1]


@ONLY_POSTGRESQL
def test_postgresql_commits_are_synchronous_whatever_the_server_prefers(database: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SHOW synchronous_commit")
        assert cursor.fetchone() == ("on",)
    assert unsafe_settings() == ["fsync", "full_page_writes"]  # which the server of the tests has switched off


@ONLY_SQLITE
def test_files_as_they_were_at_each_acknowledgement_hold_it_and_a_torn_log_holds_a_beginning(
    database: str, tmp_path: Path
) -> None:
    made, chance = published(), random.Random(2026)
    file, torn = Path(connection.settings_dict["NAME"]), tmp_path / "torn.sqlite3"
    boards = state(made).round(1).boards
    for number in range(12):
        board = boards[number % 4]
        result = ("1", "0") if number < 4 or number >= 8 else ("=", "=")
        known = rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, *result)], BY)
        log = Path(f"{file}-wal").read_bytes()
        for size in (len(log), chance.randrange(len(log)), chance.randrange(len(log))):
            shutil.copy(file, torn)
            Path(f"{torn}-wal").write_bytes(log[:size])
            assert not is_damaged(Path(f"{torn}-wal"))  # an end that is missing is what a power cut leaves
            found = journals_in(torn).get(made)
            told = sorted(line.entry for line in found.lines) if found else []
            assert not any(breaks(made, told))
            assert [*rows.entries(made)][: len(told)] == told
            if size == len(log):
                assert len(told) == known.head
            Path(f"{torn}-wal").unlink(missing_ok=True)


@ONLY_SQLITE
def test_a_log_that_is_damaged_in_its_middle_is_recognised(database: str, data: Path) -> None:
    made = published()
    connection.close()
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as held:  # keeps the log as it is
        held.execute("SELECT 1 FROM fairswiss_event").fetchone()
        for number in range(4):
            enter(made, 1, "1", [number + 1])
        log = data / f"{DATABASE}-wal"
        for place, damaged in ((40, True), (log.stat().st_size - 40, False)):
            copy = data / "copy"
            copy.mkdir()
            shutil.copy(data / DATABASE, copy)
            content = bytearray(log.read_bytes())
            content[place] ^= 1
            (copy / log.name).write_bytes(content)
            assert is_damaged(copy / log.name) is damaged
            if damaged:
                with pytest.raises(Damaged, match="the log beside it"):
                    refuse_damaged(copy)
                done = rescue(copy)
                assert done.damage[0] == "the log beside it is damaged"
                assert done.aside
                assert (done.aside / log.name).read_bytes() == content
                refuse_damaged(copy)
            shutil.rmtree(copy)


def test_a_killed_manager_has_lost_nothing() -> None:
    figures = manager_killed.run(5, 2026, lambda line: None)
    assert figures.sound, figures.lines()
    assert figures.counts["kills"] == 5
    assert figures.counts["found"] == figures.counts["acknowledged"] > 5
    assert figures.counts["went on"] == 4


def test_a_killed_database_server_costs_nothing_and_no_restart() -> None:
    figures = server_killed.run(3, 2026, lambda line: None)
    assert figures.sound, figures.lines()
    assert figures.counts["kills"] == 3
    assert figures.counts["found"] == figures.counts["acknowledged"] > 5


def test_an_upgrade_that_is_killed_is_finished_by_the_next_start(tmp_path: Path) -> None:
    chance = random.Random(2026)
    command = [*COMMAND, "journal", "list", "--data", str(tmp_path)]
    surroundings = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    for _ in range(3):
        with subprocess.Popen(command, env=surroundings, stdout=subprocess.DEVNULL) as process:
            patience = time.monotonic() + 120
            while not (tmp_path / "fairswiss.sqlite3").exists() and time.monotonic() < patience:
                time.sleep(0.001)
            time.sleep(chance.uniform(0, 0.15))
            process.send_signal(signal.SIGKILL)
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, ""), done
    with contextlib.closing(sqlite3.connect(tmp_path / "fairswiss.sqlite3")) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert opened.execute("SELECT count(*) FROM fairswiss_event").fetchone() == (0,)


@ONLY_POSTGRESQL
def test_a_server_that_is_away_is_said_and_comes_back(owner: Visitor) -> None:
    made = published()
    away = {**connection.settings_dict, "HOST": "/nowhere"}
    with connected(away):
        page = owner.get(f"/t/{made}/players/")
        data = owner.get(f"/api/t/{made}")
    assert (page.status_code, data.status_code) == (503, 503)
    assert page["Retry-After"]
    assert "does not answer" in data.json()["error"]
    assert owner.get(f"/t/{made}/players/").status_code == 200


@ONLY_SQLITE
def test_a_page_that_meets_damage_names_the_command(owner: Visitor) -> None:
    made = published()
    file = Path(connection.settings_dict["NAME"])
    connection.close()
    with contextlib.closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DROP TRIGGER fairswiss_entry_update")
        opened.execute("UPDATE fairswiss_entry SET data = replace(data, 'Abel', 'Kain') WHERE number = 2")
    memory.forget()
    with connected(sqlite(file)):
        answer = owner.get(f"/t/{made}/players/")
    assert answer.status_code == 500
    assert "fairswiss rescue" in answer.content.decode()
