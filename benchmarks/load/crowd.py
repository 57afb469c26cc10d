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
from benchmarks.load.people import Desk, Place, Reader, Screen
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


class Run(NamedTuple):
    """A crowd, and what it cost."""

    viewers: int
    entering: int
    players: int
    database: str
    seconds: float
    figures: Figures
    program: Spent
    server: Spent
    """The database's own processes."""
    client: float
    lost: list[str]
    sound: bool
    said: str

    def lines(self) -> Iterator[str]:
        """As a table with remarks."""
        figures, delays = self.figures, self.figures.delays
        people = f"{self.viewers} viewers, {self.entering} enter results"
        yield f"\n{people}, {self.players} players, {self.seconds:.0f} s, {self.database}"
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
        for (kind, what), count in Counter(figures.errors).most_common(5):
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

    def run(self, viewers: int, entering: int, seconds: float, seed: int) -> Run:
        """Let them in; nobody stays longer than the seconds, but for the last answer."""
        _allow(viewers + 2 * entering)
        figures = Figures()
        before = [spent(process) if process else Spent(0, 0) for process in (self.live.process, self.database)]
        clock, start = time.process_time(), time.perf_counter()
        gc.disable()  # its pauses would count as the manager's
        asyncio.run(self._live(figures, viewers, entering, seconds, seed))
        gc.enable()
        took, client = time.perf_counter() - start, time.process_time() - clock
        after = [spent(process) if process else Spent(0, 0) for process in (self.live.process, self.database)]
        used = [Spent(b.seconds - a.seconds, b.megabytes) for a, b in zip(before, after, strict=True)]
        sound, said = verified(self.folder, self.url, self.event)
        gone = lost(self.folder, self.url, self.event, figures.acknowledged)
        name = "PostgreSQL" if self.url else "SQLite"
        return Run(viewers, entering, self.players, name, took, figures, used[0], used[1], client, gone, sound, said)

    async def _live(self, figures: Figures, viewers: int, entering: int, seconds: float, seed: int) -> None:
        place = Place(self.live.address, self.event, PLAYED + 1)
        until = time.perf_counter() + seconds
        lots = [Random(seed * 1_000_003 + at) for at in range(viewers + entering)]
        lookers = [_viewer(at, place, figures, lots[at], until) for at in range(viewers)]
        witnesses = [one for one in lookers if isinstance(one, Screen) and one.show == "pairings"][:WITNESSES]
        for one in witnesses:
            one.watched = {}
        boards = range(1, self.players // 2 + 1)
        desks = [
            Desk(
                f"/start/{issue(self.folder)}",
                [*boards[at::entering]],
                witnesses,
                place,
                figures,
                lots[viewers + at],
                until,
            )
            for at in range(entering)
        ]
        people: list[Screen | Reader | Desk] = [*lookers, *desks]
        await asyncio.gather(*(one.live() for one in people))
        for person in people:
            person.browser.close()
        for desk in desks:
            desk.listening.close()


def _viewer(at: int, place: Place, figures: Figures, lots: Random, until: float) -> Screen | Reader:
    kind, show = VIEWERS[at * 7 % len(VIEWERS)].split()
    made = Screen if kind == "screen" else Reader
    return made(show, place, figures, lots, until)


def _allow(sockets: int) -> None:
    """As many open connections as there are people."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 200
    if least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))
