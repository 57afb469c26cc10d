"""A service that really runs: ``fairswiss service`` with several workers, and connections that stay with one."""

import contextlib
import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fairswiss.web.links import issue
from tests.web.live import COMMAND

PATIENCE = 60
"""Seconds, for machines that are busy."""


class Line:
    """A connection that is kept open, so that the same worker answers; with the cookies of a browser."""

    def __init__(self, address: str, cookies: "SimpleCookie | None" = None) -> None:
        self.address = address
        self.cookies: SimpleCookie = SimpleCookie() if cookies is None else cookies
        self._open = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)

    def ask(self, path: str, sent: Any = None, method: str = "", **headers: str) -> tuple[int, str, HTTPResponse]:
        """Send a request and read the answer to its end."""
        body = None if sent is None else json.dumps(sent)
        said = {"Cookie": "; ".join(f"{name}={morsel.value}" for name, morsel in self.cookies.items()), **headers}
        if body is not None:
            token = next(morsel.value for name, morsel in self.cookies.items() if "csrf" in name)
            said |= {"Origin": self.address, "X-CSRFToken": token, "Content-Type": "application/json"}
        self._open.request(method or ("GET" if body is None else "POST"), path, body, said)
        answer = self._open.getresponse()
        read = answer.read().decode()
        for header in answer.headers.get_all("Set-Cookie", []):
            self.cookies.load(header)
        return answer.status, read, answer

    def json(self, path: str, sent: Any = None, method: str = "") -> Any:
        """An operation of the API, which has to go well."""
        status, read, _ = self.ask(f"/api/{path}", sent, method)
        assert status == 200, read
        return json.loads(read)

    def close(self) -> None:
        """Hang up."""
        self._open.close()


class Running(NamedTuple):
    """Where it answers, its data folder, what it wrote, the process above the workers, and the open connections."""

    address: str
    folder: Path
    log: Path
    process: "subprocess.Popen[str]"
    opened: list[Line]

    def line(self) -> Line:
        """A new connection; closed at the end."""
        self.opened.append(Line(self.address))
        return self.opened[-1]

    def lines(self) -> list[dict[str, Any]]:
        """What it logged, except for the sentence that people read."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def at_two_workers(self) -> tuple[tuple[int, Line], tuple[int, Line]]:
        """Connections to two workers, with their process ids; many are made, for the system chooses who accepts one."""
        for attempt in range(20):
            asked = {f"probe-{attempt:03}-{at:03}": self.line() for at in range(12)}
            for number, line in asked.items():
                line.ask("/nowhere", **{"X-Request-ID": number})
            by_worker = {
                line["process"]: asked[line["request"]] for line in self.lines() if line.get("request") in asked
            }
            if len(by_worker) >= 2:
                one, other = [*by_worker.items()][:2]
                return one, other
        raise AssertionError("only one worker answers")

    def enter(self, line: Line) -> str:
        """Come in as the owner of the machine; the token that was used."""
        token = issue(self.folder)
        assert line.ask(f"/start/{token}")[0] == 302
        line.ask("/")
        return token


def surroundings(folder: Path, url: str = "", **more: str) -> dict[str, str]:
    """The environment of a service on this machine, for trials without HTTPS."""
    kept = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    named = {"FAIRSWISS_HOSTS": "swiss.example", "FAIRSWISS_HTTPS": "0", "FAIRSWISS_TRUSTED_PROXIES": "127.0.0.9"}
    return {**kept, "FAIRSWISS_DATA": str(folder), "DATABASE_URL": url, "PYTHONUNBUFFERED": "1", **named, **more}


def said(environment: dict[str, str], *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A command beside the service."""
    return subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, text=True, timeout=PATIENCE)


@contextlib.contextmanager
def service(environment: dict[str, str], workers: int = 2) -> Iterator[Running]:
    """A service on a free port, whose database is already of this version."""
    folder = Path(environment["FAIRSWISS_DATA"])
    log = folder / "service.log"
    with log.open("w") as stream, subprocess.Popen(
        [*COMMAND, "service", "--port", "0", "--workers", str(workers)],
        env=environment, stdout=stream, stderr=subprocess.STDOUT, text=True,
    ) as process:  # fmt: skip
        opened: list[Line] = []
        try:
            yield Running(_address(log, process), folder, log, process, opened)
        finally:
            for line in opened:
                line.close()
            process.terminate()
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()


def _address(log: Path, process: "subprocess.Popen[str]") -> str:
    """As soon as a worker answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        found = re.search(r"http://[\d.:]+", log.read_text())
        if found and log.read_text().count("Started server process") >= 1:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(log.read_text())
