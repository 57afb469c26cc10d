"""A crowd for some seconds, and what it cost."""

import asyncio
import gc
import resource
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.load.afterwards import lost, verified
from benchmarks.load.figures import Figures, percentile
from benchmarks.load.people import Desk, Person, Place, Reader, Screen
from benchmarks.load.processes import Served, Spent, spent
from benchmarks.load.staging import PLAYED
from fairswiss.web.links import issue

VIEWERS = (
    *["screen pairings"] * 8, *["screen standings"] * 4, *["screen names"] * 2,
    *["page pairings"] * 4, *["page standings"] * 2,
)  # fmt: skip
"""What twenty viewers look at."""
WITNESSES = 20
"""So many of the screens look for each result, to see how late it comes."""


class Wanted(NamedTuple):
    """How many people, for how long."""

    viewers: int
    entering: int
    seconds: float
    thinking: float
    """Seconds between two results of one person, on average."""
    seed: int


class Arrival(NamedTuple):
    """Everybody opens the page in the same moment."""

    seconds: float
    figures: Figures


class Run(NamedTuple):
    """A crowd, and what it cost."""

    wanted: Wanted
    players: int
    database: str
    arrival: Arrival
    seconds: float
    figures: Figures
    program: Spent
    server: Spent
    """The database's own processes."""
    client: float
    lost: list[str]
    sound: bool
    said: str

    @property
    def errors(self) -> list[tuple[str, str]]:
        """Whatever went wrong."""
        return [*self.arrival.figures.errors, *self.figures.errors]

    def lines(self) -> Iterator[str]:
        """As a table with remarks."""
        figures, delays = self.figures, self.figures.delays
        people = f"{self.wanted.viewers} viewers, {self.wanted.entering} enter results"
        yield f"\n{people}, {self.players} players, {self.seconds:.0f} s, {self.database}"
        yield f"everybody at once opened the page: {self.arrival.seconds:.1f} s"
        yield from figures.lines(self.seconds)
        late = [percentile(delays, share) for share in (50, 99, 100)]
        yield (
            "acknowledged → seen on a screen: "
            + ", ".join(f"{name} {value:.2f} s" for name, value in zip(("p50", "p99", "max"), late, strict=True))
            + f" ({len(delays)})"
        )
        asked = sum(map(len, figures.seconds.values())) or 1
        used = self.program.seconds
        yield (
            f"processor: manager {used:.1f} s ({100 * used / self.seconds:.0f} % of a core, "
            f"{1000 * used / asked:.2f} ms a request), database {self.server.seconds:.1f} s, "
            f"this client {self.client:.1f} s; manager holds {self.program.megabytes:.0f} MB"
        )
        yield f"results acknowledged {len(figures.acknowledged)}, lost {len(self.lost)}; journal: {self.said}"
        for (kind, what), count in Counter(self.errors).most_common(5):
            yield f"ERROR {count} × {kind}: {what}"


class Crowd:
    """People who come to one manager, again and again."""

    def __init__(self, folder: Path, url: str, event: str, live: Served, database: int, players: int) -> None:
        self.folder, self.url, self.event, self.live, self.database, self.players = (
            folder,
            url,
            event,
            live,
            database,
            players,
        )

    def run(self, wanted: Wanted) -> Run:
        """Let them in; nobody stays longer than the seconds, but for the last answer."""
        _allow(wanted.viewers + 2 * wanted.entering)
        gc.disable()  # its pauses would count as the manager's
        try:
            return asyncio.run(self._used(wanted))
        finally:
            gc.enable()

    async def _used(self, wanted: Wanted) -> Run:
        arriving, figures = Figures(), Figures()
        people = self._people(wanted, Place(self.live.address, self.event, PLAYED + 1, arriving))
        start = time.perf_counter()
        await asyncio.gather(*(person.arrive() for person in people))
        arrived = time.perf_counter() - start
        before, clock, start = self._spent(), time.process_time(), time.perf_counter()
        for person in people:
            person.figures, person.until = figures, start + wanted.seconds
        await asyncio.gather(*(person.stay() for person in people))
        took, client = time.perf_counter() - start, time.process_time() - clock
        used = [Spent(b.seconds - a.seconds, b.megabytes) for a, b in zip(before, self._spent(), strict=True)]
        for person in people:
            person.leave()
        gone = lost(self.folder, self.url, self.event, figures.acknowledged)
        journal = verified(self.folder, self.url, self.event)
        name = "PostgreSQL" if self.url else "SQLite"
        arrival = Arrival(arrived, arriving)
        return Run(wanted, self.players, name, arrival, took, figures, used[0], used[1], client, gone, *journal)

    def _spent(self) -> list[Spent]:
        return [spent(process) if process else Spent(0, 0) for process in (self.live.process, self.database)]

    def _people(self, wanted: Wanted, place: Place) -> list[Person]:
        lots = [Random(wanted.seed * 1_000_003 + at) for at in range(wanted.viewers + wanted.entering)]
        viewers = [_viewer(at, place, lots[at]) for at in range(wanted.viewers)]
        witnesses = [one for one in viewers if isinstance(one, Screen) and one.show == "pairings"][:WITNESSES]
        for one in witnesses:
            one.watched = {}
        boards = range(1, self.players // 2 + 1)
        desks = []
        for at in range(wanted.entering):
            link, mine = f"/start/{issue(self.folder)}", [*boards[at :: wanted.entering]]
            desks.append(Desk(link, mine, witnesses, wanted.thinking, place, lots[wanted.viewers + at]))
        return [*viewers, *desks]


def _viewer(at: int, place: Place, lots: Random) -> Screen | Reader:
    kind, show = VIEWERS[at * 7 % len(VIEWERS)].split()
    return Screen(show, place, lots) if kind == "screen" else Reader(show, place, lots)


def _allow(sockets: int) -> None:
    """As many open connections as there are people."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 200
    if least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))
