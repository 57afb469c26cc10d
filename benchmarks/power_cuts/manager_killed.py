"""SQLite: the process of the manager is killed."""

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.power_cuts import hall
from benchmarks.power_cuts.checking import QUERY, Event, Figures
from benchmarks.power_cuts.people import Person

ROUNDS_WITH_ONE_FOLDER = 50
WHILE_STARTING = 0.1
STARTS = 0.5
"""Seconds after which a manager that is killed while starting is killed, at most."""
MOST = 24
"""Results that are entered before a manager is killed, at most."""
MOMENT = 0.02
"""Seconds after the last of them in which the kill falls."""
PATIENCE = 60
_DATABASE = "fairswiss.sqlite3"


class Zygote:
    """Forks managers for one folder."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.power_cuts.zygote", str(folder)]
        surroundings = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
        )

    def _asked(self, what: str, expected: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if what:
            self.process.stdin.write(f"{what}\n")
            self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith(expected):
                return int(line.split()[-1]) if line.strip() != "reaped" else 0
        raise RuntimeError(f"no answer to {what or expected}")

    def started(self) -> int:
        """The process of a new manager."""
        return self._asked("start", "process")

    def port(self) -> int:
        """Where it answers, once it does."""
        return self._asked("", "port")

    def killed(self, process: int) -> None:
        """With SIGKILL, and gone when this returns."""
        os.kill(process, signal.SIGKILL)
        self._asked("reap", "reaped")


def run(kills: int, seed: int, say: Callable[[str], object] = print) -> Figures:
    """So many kills; the figures."""
    figures, chance = Figures(), random.Random(seed)
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        folder, prepared = Path(place, "data"), Path(place, "prepared")
        event, zygote = _prepared(prepared, folder)
        with _ended(zygote):
            people: list[Person] = []
            for number in range(kills):
                if number % ROUNDS_WITH_ONE_FOLDER == 0:
                    _settled(zygote, folder, event, people, figures)
                    people = _begun(zygote, prepared, folder, event, f"{seed}-{number}")
                _round(zygote, folder, event, people, figures, chance)
                if number % 25 == 24:
                    told = figures.counts["acknowledged"]
                    say(f"{number + 1:>6} kills, {told:,} acknowledged, sound: {figures.sound}")
            _settled(zygote, folder, event, people, figures)
        said = subprocess.run(
            [sys.executable, "-m", "fairswiss", "journal", "verify", "--data", str(folder)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if said.returncode:
            figures.faults.append(f"journal verify: {said.stdout} {said.stderr}")
    figures.counts["seconds"] = round(time.perf_counter() - begun)
    return figures


def _round(
    zygote: Zygote, folder: Path, event: Event, people: list[Person], figures: Figures, chance: random.Random
) -> None:
    process = zygote.started()
    figures.counts["kills"] += 1
    if chance.random() < WHILE_STARTING:
        time.sleep(chance.uniform(0, STARTS))
        figures.counts["kills while starting"] += 1
        zygote.killed(process)
        return
    port = zygote.port()
    figures.check(
        event.origin, _rows(folder, event), people
    )  # what the kill before this one left, as the manager sees it
    over = threading.Event()
    threads = [threading.Thread(target=_at_work, args=(person, port, over)) for person in people]
    for thread in threads:
        thread.start()
    wanted, patience = chance.randrange(MOST + 1), time.monotonic() + PATIENCE
    while sum(len(person.acknowledged) for person in people) < wanted and time.monotonic() < patience:
        time.sleep(0.001)
    time.sleep(chance.uniform(0, MOMENT))
    zygote.killed(process)
    over.set()
    for thread in threads:
        thread.join()


def _at_work(person: Person, port: int, over: threading.Event) -> None:
    person.renewed(port)
    person.works(port, over, goes_on=False)


def _rows(folder: Path, event: Event) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(folder / _DATABASE, timeout=20)) as opened:
        return opened.execute(QUERY, (event.id,)).fetchall()


def _prepared(prepared: Path, folder: Path) -> tuple[Event, Zygote]:
    """A folder with an event in which a round is being played, to begin with again and again."""
    from tests.web.databases import migrated_file

    prepared.mkdir()
    folder.mkdir()
    from fairswiss.keeping.places import secret_key

    secret_key(prepared)
    with hall.django_at(prepared):
        migrated_file(prepared).replace(prepared / _DATABASE)
    with hall.django_at(prepared):
        event = hall.event_with_a_round(prepared)
    shutil.copytree(prepared, folder, dirs_exist_ok=True)
    return event, Zygote(folder)


def _begun(zygote: Zygote, prepared: Path, folder: Path, event: Event, seed: str) -> list[Person]:
    """The folder as it was prepared, and people who have come in."""
    from fairswiss.keeping.address import Whereabouts, start_link
    from fairswiss.web.links import issue

    for path in folder.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(prepared, folder, dirs_exist_ok=True)
    process = zygote.started()
    session = hall.session_by(start_link(Whereabouts(zygote.port()), issue(folder)))
    with hall.django_at(folder):
        boards = hall.boards_of(event)
    zygote.killed(process)
    return hall.people(event, boards, session, seed)


def _settled(zygote: Zygote, folder: Path, event: Event, people: list[Person], figures: Figures) -> None:
    """A last start without a kill in it: what is in flight is sent again, and the next entry works."""
    if not people:
        return
    process = zygote.started()
    port = zygote.port()
    figures.check(event.origin, _rows(folder, event), people)
    for person in people:
        before = person.count
        person.renewed(port)
        over = threading.Event()
        thread = threading.Thread(target=person.works, args=(port, over, False))
        thread.start()
        patience = time.monotonic() + PATIENCE
        while person.count < before + 2 and time.monotonic() < patience and thread.is_alive():
            time.sleep(0.01)
        over.set()
        thread.join()
        figures.counts["went on"] += bool(person.acknowledged)
    figures.check(event.origin, _rows(folder, event), people)
    zygote.killed(process)


@contextlib.contextmanager
def _ended(zygote: Zygote) -> Iterator[None]:
    try:
        yield
    finally:
        zygote.process.kill()
        zygote.process.communicate()
