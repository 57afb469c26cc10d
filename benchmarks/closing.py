"""The cost of a large event at its end: every page, picture, sheet and file that people ask for on the last day.

python -m benchmarks.closing                        1,000 players, nine rounds
python -m benchmarks.closing 200                    another size

Seconds of the processor, and as a ratio to reading the report: the first time, and when somebody asks again. Work that
a manager sends to other processes is done in this one. The archive and the static site come last, with their sizes.
"""

import gc
import io
import os
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.timing import ratio, seconds_of, timed
from fairswiss import read_trf

if TYPE_CHECKING:
    from tests.web.visitors import Visitor

PLAYERS, ROUNDS = 1_000, 9
SHEETS = ("pairings", "names", "standings", "cross", "ratings", "prizes", "payout", "certificates", "final", "pictures")
HEAD = f"{'what':<34}{'first s':>8}{'÷ reading':>11}{'again s':>9}{'÷ reading':>11}{'kB':>9}"


class Asked(NamedTuple):
    """Something to ask for, and its address."""

    what: str
    address: str


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """The table of an event of that size."""
    players = int(arguments[0]) if arguments else PLAYERS
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"FAIRSWISS_DATA": folder, "DJANGO_SETTINGS_MODULE": "fairswiss.web.settings"}
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0)
        _measure(players, Path(folder), say)


def _measure(players: int, data: Path, say: Callable[[str], object]) -> None:
    from tests.web.closing.events import played
    from tests.web.visitors import Visitor

    from fairswiss.formats.trf import write_trf

    file = write_trf(played(players, ROUNDS)).encode()
    reading = seconds_of(lambda: read_trf(file)) or 0
    say(f"{players} players, {ROUNDS} rounds: the report is read in {reading:.3f} s")
    say(HEAD)
    owner = Visitor()
    owner.enter(data)
    event = _closed(file)
    for what, address in _asked(event):
        (first, size), (again, _) = (_answered(owner, address) for _ in range(2))
        seconds = f"{first:>8.2f}{ratio(first, reading):>11}{again:>9.2f}{ratio(again, reading):>11}"
        say(f"{what:<34}{seconds}{size / 1000:>9,.0f}")
    archive: bytes = getattr(owner.get(f"/t/{event}/finish/archive.zip"), "content", b"")
    say(f"The static site: {_site(archive)}")


def _closed(file: bytes) -> str:
    """The event in the manager: prizes for many, its final page published."""
    from tests.web.samples import BY

    from fairswiss.desk import closing, events, prizes
    from fairswiss.model.prizes import PrizeList, Prizes, SpecialPrize

    event = events.import_event(file, BY)[0].event
    money = tuple(range(100_000, 0, -2_500))
    prizes.declare(event, Prizes((PrizeList(money),), (SpecialPrize("Best game", 5_000),), currency="EUR"), BY)
    closing.publish_final(event, "Thank you", BY)
    return event


def _asked(event: str) -> Iterator[Asked]:
    from fairswiss.pictures.kinds import KINDS

    manager, public = f"/t/{event}", f"/public/{event}"
    yield Asked("final page", f"{manager}/finish/")
    yield Asked("report", f"{manager}/finish/report")
    yield Asked("prizes", f"{manager}/prizes/")
    yield Asked("standings", f"{manager}/standings/")
    yield Asked("ratings", f"{manager}/standings/ratings/")
    yield Asked("norms", f"{manager}/standings/norms/")
    yield Asked("a player's norms", f"{manager}/standings/norms/1")
    yield Asked("list of players", f"{manager}/players/")
    yield Asked("a player", f"{manager}/why/player/1")
    yield Asked("the last round", f"{manager}/rounds/{ROUNDS}/")
    yield Asked("journal", f"{manager}/journal/")
    for kind in KINDS:
        if kind != "chances":  # nothing is left to be played
            yield Asked(f"picture: {kind}", f"{manager}/standings/pictures/{kind}")
    yield Asked("in public: event", f"{public}/")
    yield Asked("in public: final page", f"{public}/final/")
    yield Asked("in public: find a name", f"{public}/find/?name=family")
    yield Asked("in public: a player", f"{public}/player/1/")
    yield Asked("in public: a board", f"{public}/board/{ROUNDS}/1/")
    yield Asked("in public: standings", f"{public}/standings/{ROUNDS}/")
    yield Asked("in public: cross table", f"{public}/cross/{ROUNDS}/")
    yield Asked("in public: a picture", f"{public}/pictures/places/")
    for sheet in SHEETS:
        yield Asked(f"PDF: {sheet}", f"{manager}/paper/{sheet}/{ROUNDS}.pdf")
    yield Asked("PDF: report form (IT3)", f"{manager}/standings/norms/form/it3")
    yield Asked("Chess-Results (XLSX)", f"{manager}/finish/chess-results.xlsx")
    yield Asked("archive (ZIP)", f"{manager}/finish/archive.zip")


def _answered(owner: "Visitor", address: str) -> tuple[float, int]:
    """The seconds and the bytes of an answer."""
    held = b""

    def ask() -> None:
        nonlocal held
        answer = owner.get(address)
        if answer.status_code != 200:
            raise RuntimeError(f"{address}: {answer.status_code}")
        held = getattr(answer, "content", b"")

    gc.collect()
    return timed(ask), len(held)


def _site(archive: bytes) -> str:
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        files = [one for one in packed.infolist() if one.filename.startswith("site/")]
    size, small = sum(one.file_size for one in files), sum(one.compress_size for one in files)
    return f"{len(files):,} files, {size / 1e6:.1f} MB ({small / 1e6:.1f} MB packed)"


if __name__ == "__main__":
    main(sys.argv[1:])
