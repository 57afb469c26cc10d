"""One account that asks for as much as it can, and the chief arbiter who has to pair: how long does that take?

python -m benchmarks.fairness                          1,000 players, twelve threads of a viewer, SQLite
python -m benchmarks.fairness --postgresql             the same on a PostgreSQL that saves durably
python -m benchmarks.fairness --workers 2              a service of two workers that share their limits
python -m benchmarks.fairness --same                   everyone asks the same question, which is answered once

The owner pairs a round and drops the draft again and again, first alone, then while the viewer asks why two players do
not meet: always two others, so that nothing can be kept. Everything happens on 127.0.0.1, and everything ends.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from benchmarks.events import ordinary_event
from benchmarks.load.wire import Answer, Browser
from fairswiss.web.links import issue

SYSTEM = "dutch-2026"
PLAYED, PLANNED = 4, 9
VIEWER, PASSWORD = "viewer", "a password of the benchmark"
_FORM = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class Run(NamedTuple):
    """The owner alone, and the owner beside the viewer."""

    database: str
    alone: list[float]
    beside: list[float]
    """Seconds to pair."""
    failed: list[str]
    """What the owner was answered instead of a round."""
    answered: Counter[int]
    """The viewer's answers by status."""
    patient: bool
    """Whether every refusal said when to come again."""

    def lines(self) -> Iterator[str]:
        """In words."""
        yield f"{self.database}: {len(self.alone)} + {len(self.beside)} rounds paired, {len(self.failed)} failed"
        for name, seconds in (("alone", self.alone), ("beside the viewer", self.beside)):
            if seconds:
                yield f"  {name}: median {median(seconds):.2f} s, longest {max(seconds):.2f} s"
        if self.alone and self.beside:
            yield f"  ratio of the medians {median(self.beside) / median(self.alone):.2f}"
        yield "  the viewer was answered " + ", ".join(f"{n} × {status}" for status, n in sorted(self.answered.items()))
        yield from (f"  FAILED {what}" for what in self.failed)


class Person:
    """Someone who is signed in."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.browser = Browser(address)
        self.csrf = ""

    async def arrive(self, link: str) -> None:
        """Come in by a link, as the owner."""
        await self.browser.get(link)
        self._take(await self.browser.get("/"))

    async def sign_in(self, name: str, password: str) -> None:
        """Come in by a password."""
        self._take(await self.browser.get("/sign-in"))
        fields = {"name": name, "password": password, "csrfmiddlewaretoken": self.csrf}
        answer = await self.browser.post("/sign-in", fields, {})
        assert answer.status == 302, answer.text
        self._take(await self.browser.get("/"))

    def another(self) -> "Person":
        """The same account on another connection."""
        one = Person(self.address)
        one.browser.cookies, one.csrf = dict(self.browser.cookies), self.csrf
        return one

    async def post(self, path: str) -> Answer:
        """Press a button."""
        return await self.browser.post(path, {"csrfmiddlewaretoken": self.csrf}, {})

    def _take(self, page: Answer) -> None:
        found = _FORM.search(page.text)
        assert found, page.text
        self.csrf = found[1]


class Contest:
    """The owner and the viewer at one manager."""

    def __init__(self, address: str, event: str, asked: argparse.Namespace) -> None:
        self.address, self.event, self.asked = address, event, asked
        self.failed: list[str] = []
        self.answered: Counter[int] = Counter()
        self.patient = True

    async def run(self, link: str, database: str) -> Run:
        """First alone, then beside the viewer."""
        owner, viewer = Person(self.address), Person(self.address)
        await owner.arrive(link)
        await viewer.sign_in(VIEWER, PASSWORD)
        await self._paired(owner)  # the process that works has to be started
        alone = [await self._paired(owner) for _ in range(self.asked.rounds)]
        over = asyncio.Event()
        asking = [viewer.another() for _ in range(self.asked.threads)]
        threads = [asyncio.create_task(self._asks(one, at, over)) for at, one in enumerate(asking)]
        while sum(self.answered.values()) < self.asked.threads:
            await asyncio.sleep(0.05)
        beside = [await self._paired(owner) for _ in range(self.asked.rounds)]
        over.set()
        await asyncio.gather(*threads)
        for person in (owner, viewer, *asking):
            person.browser.close()
        await asyncio.sleep(0)  # for the sockets to be closed
        paired, beside_paired = ([one for one in seconds if one] for seconds in (alone, beside))
        return Run(database, paired, beside_paired, self.failed, self.answered, self.patient)

    async def _paired(self, owner: Person) -> float:
        """Seconds to pair; 0 when it failed."""
        start = perf_counter()
        answer = await owner.post(f"/t/{self.event}/rounds/pair")
        took = perf_counter() - start
        if answer.status != 302:
            self.failed.append(f"{answer.status} after {took:.1f} s")
            return 0
        dropped = await owner.post(f"/t/{self.event}/rounds/{PLAYED + 1}/drop")
        assert dropped.status == 302, dropped.text
        return took

    async def _asks(self, viewer: Person, at: int, over: asyncio.Event) -> None:
        """One question after the other, and at once again when it is refused."""
        question = at
        while not over.is_set():
            one, other = (1, 3) if self.asked.same else self._players(question)
            path = f"/t/{self.event}/why/{PLAYED}/why-not?one={one}&other={other}"
            answer = await viewer.browser.get(path)
            self.answered[answer.status] += 1
            if answer.status >= 400:
                self.patient &= "retry-after" in answer.headers
            question += self.asked.threads

    def _players(self, question: int) -> tuple[int, int]:
        players = self.asked.players
        return question % players + 1, (question + 1 + question // players * 7 % (players - 1)) % players + 1


def staged(folder: Path, url: str, players: int) -> str:
    """The name of a new event whose next round can be paired, with a viewer; made by a process of its own."""
    surroundings = {**os.environ, "FAIRSWISS_DATA": str(folder), "DATABASE_URL": url}
    surroundings.pop("DJANGO_SETTINGS_MODULE", None)
    arguments = [sys.executable, "-m", "benchmarks.fairness", "--stage", str(folder), "--players", str(players)]
    said = subprocess.run(arguments, env=surroundings, check=True, capture_output=True, text=True)
    return str(json.loads(said.stdout)["event"])


def _make(folder: Path, players: int) -> str:
    from fairswiss.web.running.serving import prepare

    prepare(folder)
    from fairswiss import write_trf
    from fairswiss.desk import events
    from fairswiss.desk.roles import Role
    from fairswiss.desk.telling import By
    from fairswiss.keeping.upgrading import upgrade
    from fairswiss.web.people import accounts
    from fairswiss.web.people.appointments import Task, appoint

    upgrade(folder)
    played = ordinary_event(players, PLAYED, PLANNED, SYSTEM)
    by = By("load", confirmed=True)
    known, _ = events.import_event(write_trf(played, "trf26").encode(), by, SYSTEM, PLANNED, f"{players} players")
    appoint(accounts.add(VIEWER, PASSWORD, "load"), known.event, Task(Role.VIEWER), "load")
    return known.event


def measured(asked: argparse.Namespace, folder: Path, url: str = "") -> Run:
    """One run in a fresh folder, with a fresh database."""
    from tests.web.live import manager  # sets Django up in its own way, which the stage must not
    from tests.web.watch.workers import service, surroundings

    event = staged(folder, url, asked.players)
    several = service(surroundings(folder, url), asked.workers) if asked.workers > 1 else manager(folder, url)
    with several as live:
        contest = Contest(live.address, event, asked)
        return asyncio.run(contest.run(f"/start/{issue(folder)}", "PostgreSQL" if url else "SQLite"))


def wanted(arguments: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness")
    for name, usual in (("players", 1000), ("threads", 12), ("rounds", 10), ("workers", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--same", action="store_true", help="every thread asks the same question")
    parser.add_argument("--stage", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """Measure, and print what came of it."""
    asked = wanted(arguments)
    if asked.stage:
        say(json.dumps({"event": _make(asked.stage, asked.players)}))
        return
    say(f"load of this machine before: {', '.join(f'{load:.1f}' for load in os.getloadavg())}; cores: {os.cpu_count()}")
    from benchmarks.load.processes import postgresql

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgresql())[0] if asked.postgresql else ""
        for line in measured(asked, folder, url).lines():
            say(line)


if __name__ == "__main__":
    main(sys.argv[1:])
