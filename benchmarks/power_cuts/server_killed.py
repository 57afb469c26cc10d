"""PostgreSQL: the server and all its processes are killed while the manager lives."""

import random
import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.power_cuts import hall
from benchmarks.power_cuts.checking import QUERY, Event, Figures
from benchmarks.power_cuts.people import Person

MOST = 24
MOMENT = 0.02
DARK = 0.3
"""Seconds for which there is no server, at most, beside those that its recovery takes."""
PATIENCE = 300


class Server:
    """A PostgreSQL of its own, with everything switched on that makes a commit durable."""

    def __init__(self) -> None:
        from tests.web.databases import unhurried

        self._unhurried = unhurried
        self.folder = Path(tempfile.mkdtemp(prefix="fairswiss-power-cuts-"))
        with unhurried() as wheel:
            self._server: Any = wheel.get_server(self.folder / "pg", cleanup_mode="stop")

    @property
    def url(self) -> str:
        """As ``DATABASE_URL`` names it."""
        return str(self._server.get_uri())

    def killed(self) -> None:
        """SIGKILL for the first process and for all that it has started; gone when this returns."""
        import psutil  # type: ignore[import-untyped]

        first = psutil.Process(self._server.get_pid())
        processes = [first, *first.children(recursive=True)]
        for process in processes:
            process.kill()
        psutil.wait_procs(processes, timeout=120)

    def started(self) -> None:
        """It recovers from its log, and takes connections when this returns."""
        with self._unhurried():
            self._server.ensure_postgres_running()

    def ended(self) -> None:
        """For good."""
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


def run(kills: int, seed: int, say: Callable[[str], object] = print) -> Figures:
    """So many kills; the figures."""
    from tests.web.live import manager

    figures, chance = Figures(), random.Random(seed)
    begun = time.perf_counter()
    server = Server()
    try:
        with tempfile.TemporaryDirectory() as place, manager(Path(place), server.url) as live:
            folder = Path(place)
            with hall.django_at(folder, server.url):
                event = hall.event_with_a_round(folder)
                boards = hall.boards_of(event)
            people = hall.people(event, boards, hall.session_by(live.link), str(seed))
            port = int(live.address.rpartition(":")[2])
            over = threading.Event()
            threads = [threading.Thread(target=person.works, args=(port, over, True)) for person in people]
            for thread in threads:
                thread.start()
            for number in range(kills):
                _kill(server, people, figures, chance)
                if number % 10 == 9:
                    say(f"{number + 1:>6} kills, {_told(people):,} acknowledged, {sum(_faults(people))} faults")
            _awaited(people, _told(people) + len(people))  # it has recovered by itself, and the next entries work
            over.set()
            for thread in threads:
                thread.join()
            figures.check(event.origin, _rows(server, event), people)
            figures.faults += [] if live.process.poll() is None else ["the manager did not live"]
    finally:
        server.ended()
    figures.counts["seconds"] = round(time.perf_counter() - begun)
    return figures


def _kill(server: Server, people: list[Person], figures: Figures, chance: random.Random) -> None:
    """After some more results; the manager sees the server go, be away, and come back."""
    before = _told(people)
    if not _awaited(people, before + 1 + chance.randrange(MOST)):
        figures.faults.append(f"nothing was acknowledged for {PATIENCE} seconds after a kill")
    time.sleep(chance.uniform(0, MOMENT))
    server.killed()
    figures.counts["kills"] += 1
    figures.counts["in flight at a kill"] += sum(person.in_flight is not None for person in people)
    time.sleep(chance.uniform(0, DARK))
    server.started()


def _told(people: list[Person]) -> int:
    return sum(len(person.acknowledged) for person in people)


def _faults(people: list[Person]) -> list[int]:
    return [len(person.faults) for person in people]


def _awaited(people: list[Person], told: int) -> bool:
    patience = time.monotonic() + PATIENCE
    while _told(people) < told:
        if time.monotonic() > patience:
            return False
        time.sleep(0.002)
    return True


def _rows(server: Server, event: Event) -> list[tuple[Any, ...]]:
    import psycopg

    with psycopg.connect(server.url) as connection:
        return connection.execute(QUERY.replace("?", "%s").encode(), (event.id,)).fetchall()
