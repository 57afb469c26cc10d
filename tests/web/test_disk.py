"""A disk that is full or read-only: said in words at every door, nothing lost, and work goes on without a restart."""

import contextlib
import http.client
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.power_cuts.hall import session_by
from django.conf import settings
from django.db import connection

from fairswiss.desk import journals, soundness
from fairswiss.keeping.places import DATABASE
from fairswiss.web.database import sqlite
from tests.web.api.test_operations import call
from tests.web.databases import connected
from tests.web.live import COMMAND, Live, manager
from tests.web.rounds.events import event, published
from tests.web.visitors import ORIGIN, Visitor, text

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
FULL, READ_ONLY = "PRAGMA max_page_count=1;", "PRAGMA query_only=ON;"


@contextlib.contextmanager
def trouble(pragma: str) -> Iterator[None]:
    """As if the disk were full, or read-only: the database says so to every connection. Needs no rights."""
    used = sqlite(Path(connection.settings_dict["NAME"]))
    used["OPTIONS"]["init_command"] += pragma
    with connected(used):
        yield


@ONLY_SQLITE
@pytest.mark.parametrize(("pragma", "status", "words"), [(FULL, 507, "disk is full"), (READ_ONLY, 503, "read-only")])
def test_every_door_says_it_and_nothing_is_changed(owner: Visitor, pragma: str, status: int, words: str) -> None:
    made = published(12)
    before = journals.read(made).head
    form = {"lines": "\n".join(f"{board} 1-0" for board in range(1, 7)), "token": "t"}
    long = "why " * 240  # altogether more than the page takes that is at hand
    with trouble(pragma):
        answers = [
            owner.send(f"/t/{made}/results/1/many", {**form, "why": long}),
            owner.send("/restore", {"file": _copy(made), "token": "t"}),
            owner.send("/sample", {"token": "t"}),
        ]
        said, told = call(owner, "PUT", f"t/{made}/rounds/1/results", _results(long))
        # Reading goes on, as far as reading is all that a page does.
        assert owner.get(f"/t/{made}/results/1/").status_code == 200
    assert [answer.status_code for answer in answers] == [status] * 3
    assert all(words in text(answer) and "Nothing was changed" in text(answer) for answer in answers)
    assert ("Retry-After" in answers[0]) is (status == 503)
    assert said == status
    assert words in told["error"]
    assert journals.read(made).head == before
    assert owner.send(f"/t/{made}/results/1/many", form).status_code == 302
    assert journals.read(made).head == before + 6
    assert soundness.verify(made) == []


def _copy(made: str) -> Any:
    from django.core.files.uploadedfile import SimpleUploadedFile

    from fairswiss.desk import backups

    return SimpleUploadedFile("a.journal", backups.backup(made))


def _results(why: str) -> dict[str, Any]:
    return {"results": [{"board": board, "result": "1"} for board in range(1, 7)], "token": "t", "why": why}


@ONLY_SQLITE
def test_a_database_that_is_busy_for_long_is_asked_for_again(owner: Visitor) -> None:
    import sqlite3

    made = event()
    used = sqlite(Path(connection.settings_dict["NAME"]))
    used["OPTIONS"]["timeout"] = 0.1
    with contextlib.closing(sqlite3.connect(connection.settings_dict["NAME"])) as other, connected(used):
        other.execute("BEGIN IMMEDIATE")
        answer = owner.send(f"/t/{made}/rounds/lot", {"colour": "w", "token": "t"})
        assert answer.status_code == 503
        assert answer["Retry-After"]
        other.rollback()
        assert owner.send(f"/t/{made}/rounds/lot", {"colour": "w", "token": "t"}).status_code == 302


@pytest.fixture(scope="module")
def small_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A disk of eight megabytes."""
    place = tmp_path_factory.mktemp("disk")
    mounted = shutil.which("mount") and os.name == "posix" and os.geteuid() == 0
    if not mounted or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "none", place], check=False).returncode:
        pytest.skip("no disk can be mounted here: only root may")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)


class Arbiter:
    """Somebody at a real manager, through the API and the pages."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.cookies, self.csrf = session_by(live.link)

    def sends(self, path: str, sent: dict[str, Any] | None = None, method: str = "POST") -> tuple[int, str]:
        """The status and what is said."""
        host = self.live.address.removeprefix("http://")
        headers = {"Cookie": self.cookies, "X-CSRFToken": self.csrf, "Origin": self.live.address}
        kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
        body = (
            json.dumps(sent or {}) if path.startswith("/api") else "&".join(f"{k}={v}" for k, v in (sent or {}).items())
        )
        with contextlib.closing(http.client.HTTPConnection(host, timeout=120)) as asked:
            asked.request(method, path, None if method == "GET" else body, headers | {"Content-Type": kind})
            answer = asked.getresponse()
            return answer.status, answer.read().decode("utf-8", "replace")


def _doors(arbiter: Arbiter, made: str, folder: Path, why: str) -> list[tuple[int, str]]:
    """Everything that writes."""
    return [
        arbiter.sends(f"/api/t/{made}/players", {"players": [{"name": "Zorn"}], "token": "full", "why": why}),
        arbiter.sends(f"/api/t/{made}/rounds", {"token": "pair", "why": why}),
        arbiter.sends(f"/t/{made}/rounds/pair", {"token": "pair", "why": why}),
        arbiter.sends("/sample", {"token": "sample"}),
        arbiter.sends(f"/t/{made}/players/import", {"text": "Zorn%3B1900%0A" * 3000, "token": "table"}),
    ]


def _fill(place: Path) -> Path:
    file = place / "ballast"
    with contextlib.suppress(OSError), file.open("ab") as stream:
        while True:
            stream.write(bytes(4096))
            stream.flush()
    with contextlib.suppress(OSError), file.open("ab", buffering=0) as stream:
        while True:
            stream.write(b"0")
    return file


def test_a_manager_on_a_full_and_on_a_read_only_disk(small_disk: Path) -> None:
    folder = small_disk / "data"
    with manager(folder) as live:
        arbiter = Arbiter(live)
        made = json.loads(arbiter.sends("/api/events", {"name": "Club", "system": "dubov-1997", "rounds": 3})[1])["id"]
        names = [{"name": f"Player {number}"} for number in range(8)]
        assert arbiter.sends(f"/api/t/{made}/players", {"players": names})[0] == 200
        why = "x" * 900

        ballast = _fill(small_disk)
        for _ in range(12):  # until there is no room in what the database holds already, either
            full = _doors(arbiter, made, folder, why)
            if {status for status, _ in full} == {507}:
                break
        assert [status for status, _ in full] == [507] * 5, full
        assert all("disk is full" in said for _, said in full)
        failed = _command("journal", "undo", made, "--data", str(folder))
        assert (failed.returncode, "disk is full" in failed.stderr) == (5, True), failed
        assert arbiter.sends(f"/t/{made}/players/", method="GET")[0] == 200

        ballast.unlink()
        freed = _doors(arbiter, made, folder, why)
        assert [status for status, _ in freed] == [200, 200, 400, 302, 302], freed  # the round is drafted: by the API
        live.stop()
    _remounted(small_disk, "ro")
    refused = _command("serve", "--port", "0", "--no-browser", "--data", str(folder))
    assert refused.returncode == 5
    assert "Traceback" not in refused.stderr
    assert "read-only" in refused.stderr.lower()
    _remounted(small_disk, "rw")
    assert _command("journal", "verify", "--data", str(folder)).returncode == 0


@pytest.mark.parametrize("left", [4, 12, 80])
def test_a_start_on_a_full_disk_says_that_it_is_full(small_disk: Path, left: int) -> None:
    ballast = small_disk / "ballast"
    folder = small_disk / f"fresh-{left}"
    folder.mkdir()
    try:
        free = shutil.disk_usage(small_disk).free
        ballast.write_bytes(bytes(free - left * 1024))
        refused = _command("serve", "--port", "0", "--no-browser", "--data", str(folder))
    finally:
        ballast.unlink()
        shutil.rmtree(folder)
    assert refused.returncode == 5, refused
    assert "The disk is full." in refused.stderr
    assert "Free some space" in refused.stderr
    assert "upgraded" not in refused.stderr


@ONLY_SQLITE
def test_a_disk_that_becomes_read_only(
    small_disk: Path, prepared_file: Path, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = small_disk / "another"
    folder.mkdir()
    shutil.copy(prepared_file, folder / DATABASE)
    monkeypatch.setattr(settings, "DATA_FOLDER", folder)
    with connected(sqlite(folder / DATABASE)):
        made = published()
        visitor.enter(folder)
        connection.close()
        _remounted(small_disk, "ro")
        answers = [
            visitor.get(f"/t/{made}/players/"),
            visitor.post("/sample", {"token": "t"}, headers={"origin": ORIGIN}),
        ]
        said, told = call(visitor, "POST", f"t/{made}/rounds/1/close")
        _remounted(small_disk, "rw")
        assert [answer.status_code for answer in answers] == [503, 503]
        assert all("read-only" in text(answer) for answer in answers)
        assert (said, "read-only" in told["error"]) == (503, True)
        assert visitor.get(f"/t/{made}/players/").status_code == 200
        assert soundness.verify(made) == []


def _command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    surroundings = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=300, env=surroundings)


def _remounted(place: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(place)], check=True)
