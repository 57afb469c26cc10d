"""A service that really runs: ``fairswiss service`` with several workers, and connections that stay with one."""

import contextlib
import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fairswiss.web.links import issue
from tests.web.live import COMMAND

PATIENCE = 300
"""Seconds, for machines that are busy."""


class Line:
    """A connection that is kept open, so that the same worker answers; with the cookies of a browser."""

    def __init__(self, address: str, cookies: "SimpleCookie | None" = None) -> None:
        self.address = address
        self.cookies: SimpleCookie = SimpleCookie() if cookies is None else cookies
        self._open = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
        self.again: Callable[[], Line] | None = None
        """Another line to the same worker, which hangs up when nothing is asked for some seconds."""

    def ask(self, path: str, sent: Any = None, method: str = "", **headers: str) -> tuple[int, str, HTTPResponse]:
        """Send a request and read the answer to its end."""
        body = None if sent is None else json.dumps(sent)
        said = {"Cookie": "; ".join(f"{name}={morsel.value}" for name, morsel in self.cookies.items()), **headers}
        if body is not None:
            token = next(morsel.value for name, morsel in self.cookies.items() if "csrf" in name)
            said |= {"Origin": self.address, "X-CSRFToken": token, "Content-Type": "application/json"}
        asked = (method or ("GET" if body is None else "POST"), path, body, said)
        try:
            answer = self._answer(*asked)
        except ConnectionError:
            if self.again is None:
                raise
            self.close()
            self._open = self.again()._open
            answer = self._answer(*asked)
        read = answer.read().decode()
        for header in answer.headers.get_all("Set-Cookie", []):
            self.cookies.load(header)
        return answer.status, read, answer

    def _answer(self, method: str, path: str, body: str | None, said: dict[str, str]) -> HTTPResponse:
        self._open.request(method, path, body, said)
        return self._open.getresponse()

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
        whole = self.log.read_text().rpartition("\n")[0]  # the last line may be half written
        return [json.loads(line) for line in whole.splitlines() if line.startswith("{")]

    def at_two_workers(self) -> tuple[tuple[int, Line], tuple[int, Line]]:
        """Connections to two workers, with their process ids; many are made, for the system chooses who accepts one."""
        until, by_worker = time.monotonic() + PATIENCE, dict[int, Line]()
        while len(by_worker) < 2:
            assert time.monotonic() < until, "only one worker answers"
            by_worker |= self._some_workers()
            time.sleep(0.05)
        for worker, line in by_worker.items():
            line.again = partial(self._to, worker)
        one, other = [*by_worker.items()][:2]
        return one, other

    def _some_workers(self) -> dict[int, Line]:
        asked = {f"probe-{len(self.opened):06}": self.line() for _ in range(12)}
        for number, line in asked.items():
            line.ask("/nowhere", **{"X-Request-ID": number})
        found = {line["process"]: asked[line["request"]] for line in self.lines() if line.get("request") in asked}
        for line in {*asked.values()} - {*found.values()}:
            line.close()
        return found

    def _to(self, worker: int) -> Line:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if found := self._some_workers().get(worker):
                return found
            time.sleep(0.05)
        raise AssertionError(f"worker {worker} does not answer")

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
