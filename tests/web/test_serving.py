"""The commands ``serve`` and ``link`` as processes, and what they leave behind."""

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.cli.events import Shell
from tests.web.databases import PostgreSQL
from tests.web.live import COMMAND, Live, manager


def asked(address: str, method: str = "GET", body: bytes | None = None, host: str = "127.0.0.1") -> tuple[int, str]:
    parts = urlsplit(address)
    assert parts.port is not None
    connection = http.client.HTTPConnection(host, parts.port, timeout=120)
    try:
        connection.request(method, parts.path or "/", body)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def said(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env=os.environ | more, timeout=300)


def test_a_manager_from_its_start_to_its_end(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with manager(folder) as live:
        assert asked(live.address)[0] == 403
        assert asked(live.link)[0] == 302
        assert asked(live.link)[0] == 403
        link = said("link", "--data", str(folder))
        assert link.returncode == 0
        assert asked(link.stdout.strip())[0] == 302
        second = said("serve", "--port", "0", "--no-browser", "--data", str(folder))
        assert second.returncode == 3
        assert live.address in second.stderr
        assert {path.name for path in folder.iterdir()} >= {"fairswiss.sqlite3", "links", "port", "secret-key"}
        assert all(path.stat().st_mode & 0o077 == 0 for path in [folder, *folder.rglob("*")])
        code, last = live.stop()
        assert code == 0
        assert "Everything is saved" in last
    assert not (folder / "port").exists()
    gone = said("link", "--data", str(folder))
    assert gone.returncode == 3
    assert "fairswiss serve" in gone.stderr


def test_sessions_survive_a_restart_and_a_terminated_manager_cleans_up(tmp_path: Path) -> None:
    with manager(tmp_path) as live:
        secret = (tmp_path / "secret-key").read_text()
        assert live.stop(signal.SIGTERM)[0] == 0
    with manager(tmp_path):
        assert (tmp_path / "secret-key").read_text() == secret
        assert not list((tmp_path / "snapshots").glob("*upgrade*"))
    assert said("journal", "list", "--data", str(tmp_path)).stdout.count("Sample: ") == 1


def test_only_this_machine_is_answered(live: Live) -> None:
    port = urlsplit(live.address).port
    assert port is not None
    with socket.socket() as probe:
        probe.settimeout(5)
        # Another loopback address stands for another network card.
        assert sys.platform != "linux" or probe.connect_ex(("127.0.0.2", port)) != 0


def test_only_the_own_port_of_this_machine_is_known(live: Live) -> None:
    port = urlsplit(live.address).port
    for host, status in (
        (f"127.0.0.1:{port}", 200),
        (f"localhost:{port}", 200),
        ("127.0.0.1:9", 400),
        ("localhost", 400),
    ):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        with contextlib.closing(connection):
            connection.request("GET", "/alive", headers={"Host": host})
            assert connection.getresponse().status == status, host


def test_too_large_a_request_is_refused_by_the_server(live: Live) -> None:
    port = urlsplit(live.address).port
    with socket.create_connection(("127.0.0.1", port), timeout=120) as raw:
        raw.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999999999999\r\n\r\n")
        first = raw.recv(4000)
    assert first.startswith(b"HTTP/1.1 413")
    assert b"content-security-policy" in first.lower()


def test_a_port_that_is_taken_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        failed = said("serve", "--port", port, "--no-browser", "--data", str(tmp_path))
    assert failed.returncode == 3
    assert "--port 0" in failed.stderr


def test_a_manager_on_postgresql(postgresql: PostgreSQL, tmp_path: Path) -> None:
    with postgresql.copy("template0") as name, manager(tmp_path, postgresql.url(name)) as live:
        assert asked(live.link)[0] == 302
        assert not (tmp_path / "fairswiss.sqlite3").exists()
        live.stop()


@pytest.mark.parametrize(
    ("url", "words"),
    [("mysql://x/y", "DATABASE_URL"), ("postgresql://nobody:hidden@127.0.0.1:1/none", "cannot be used")],
)
def test_a_database_that_cannot_be_used_is_said_without_its_password(tmp_path: Path, url: str, words: str) -> None:
    failed = said("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), DATABASE_URL=url)
    assert failed.returncode in (3, 5)
    assert words in failed.stderr
    assert "hidden" not in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_folder_that_cannot_be_used_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    failed = said("serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "file" / "data"))
    assert failed.returncode == 5
    assert "--data" in failed.stderr
    (tmp_path / "fairswiss.sqlite3").write_text("no database " * 100)
    failed = said("serve", "--port", "0", "--no-browser", "--data", str(tmp_path))
    assert failed.returncode == 5
    assert "fairswiss.sqlite3" in failed.stderr


def test_link_without_a_manager(run: Shell, tmp_path: Path) -> None:
    assert run("link", "--data", str(tmp_path)).code == 3
    (tmp_path / "port").write_text("1")
    assert run("link", "--data", str(tmp_path)).code == 3
    (tmp_path / "port").write_text("no number")
    assert run("link", "--data", str(tmp_path)).code == 3


@pytest.mark.parametrize("module", ["fairswiss", "fairswiss.cli.door", "fairswiss.cli.commands"])
def test_other_commands_do_not_pay_for_the_manager(module: str) -> None:
    program = f"import sys, {module}; print([n for n in ('django', 'uvicorn', 'fairswiss.web') if n in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "[]"
