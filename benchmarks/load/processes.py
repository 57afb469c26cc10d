"""The processes that are measured: the manager and, if it is asked for, a PostgreSQL that saves durably."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

import psycopg
from tests.web.databases import unhurried
from tests.web.live import manager

_TICKS = os.sysconf("SC_CLK_TCK")


class Served(NamedTuple):
    """A manager that answers."""

    address: str
    process: int


@contextlib.contextmanager
def served(folder: Path, url: str, workers: int) -> Iterator[Served]:
    """``fairswiss serve``, or with more than one process the same application under uvicorn."""
    if workers == 1:
        with manager(folder, url) as live:
            yield Served(live.address, live.process.pid)
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    surroundings = {**os.environ, "FAIRSWISS_DATA": str(folder), "DATABASE_URL": url}
    surroundings.pop("DJANGO_SETTINGS_MODULE", None)
    arguments = [
        sys.executable, "-m", "uvicorn", "fairswiss.web.asgi:application", "--host", "127.0.0.1", "--port", str(port),
        "--workers", str(workers), "--no-access-log", "--lifespan", "off", "--log-level", "warning",
    ]  # fmt: skip
    with subprocess.Popen(arguments, env=surroundings) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(f"{address}/alive")
            yield Served(address, process.pid)
        finally:
            process.terminate()


def _wait_for(address: str) -> None:
    for _ in range(150):
        with contextlib.suppress(URLError, ConnectionError):
            urlopen(address, timeout=5).close()
            return
        time.sleep(0.2)
    raise TimeoutError(address)


@contextlib.contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """The address of an empty database, and the process of its server."""
    folder = Path(tempfile.gettempdir()) / f"fairswiss-load-{os.getpid()}"
    with unhurried() as wheel:
        server = wheel.get_server(folder, cleanup_mode="delete")
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            for setting in ("fsync", "synchronous_commit"):
                held = connection.execute(f"SHOW {setting}".encode()).fetchone()
                assert held == ("on",), f"{setting} is off: nothing measured here would survive a power cut"
            connection.execute(b"CREATE DATABASE load")
        yield str(server.get_uri(database="load")), int((folder / "postmaster.pid").read_text("utf-8").split()[0])
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class Spent(NamedTuple):
    """What a process and its children have used so far."""

    seconds: float
    megabytes: float
    """Held now; memory that several of them share counts once for each."""


def spent(process: int) -> Spent:
    """Read from the system; nothing where it does not tell."""
    seconds, kilobytes = 0.0, 0
    for each in _family(process):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text("ascii").rpartition(")")[2].split()
            seconds += sum(map(int, fields[11:15])) / _TICKS  # its own, and those of children that have ended
            status = Path(f"/proc/{each}/status").read_text("ascii").splitlines()
            kilobytes += next((int(line.split()[1]) for line in status if line.startswith("VmRSS")), 0)
    return Spent(seconds, kilobytes / 1000)


def _family(process: int) -> list[int]:
    found = [process]
    for each in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{each}/task").iterdir():
                found += map(int, (task / "children").read_text("ascii").split())
    return found
