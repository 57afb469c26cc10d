"""Damage to the database file: is it recognised, and does one command bring everything back that can be brought back?

python -m benchmarks.damage 300                     ways to damage it (300 unless told)
python -m benchmarks.damage 300 --seed 7            the same ways again

A data folder with two events, a copy of the database and later entries is made once. Then, again and again, the file is
damaged by chance: a bit or some bytes changed, a block overwritten with noise or zeros, the end cut off. Each time:

- *unaffected*: what the manager would show is what was written
- *at the start*: the start refuses or warns
- *when read*: a page about the event refuses
- *by verify*: ``journal verify`` says so (the name in the list of events)
- *beside*: what differs is no part of a journal nor of who may do what (a session, the archive, a moment), and
  nobody can know it

and where it was recognised, ``rescue`` has to give a sound database whose journals are beginnings of the true ones, and
no shorter than in the copy. Anything else is a failure, printed with its number. Needs the environment of the tests.
"""

import contextlib
import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fairswiss.store.salvage import journals_in

WAYS = 300


class Truth(NamedTuple):
    """What was written: the journals, and everything else that a manager would show."""

    journals: dict[str, list[tuple[Any, ...]]]
    copied: dict[str, int]
    """How many entries of each the copy has."""
    beside: list[Any]


def main(arguments: list[str], say: Callable[[str], object] = print) -> Counter[str]:
    """The figures; exit code 1 if anything failed."""
    numbers = [int(argument) for argument in arguments if argument.isdigit()]
    seeded = "--seed" in arguments
    seed = numbers.pop() if seeded else random.randrange(10**6)
    ways = numbers[0] if numbers else WAYS
    say(f"{ways} ways to damage a database, seed {seed}")
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place, surroundings():
        whole = Path(place, "whole")
        truth = written(whole)
        for way in range(ways):
            folder = Path(place, "damaged")
            shutil.copytree(whole, folder)
            what = damage(folder / "fairswiss.sqlite3", random.Random(f"{seed} {way}"))
            outcome = _outcome(folder, truth)
            counts[outcome] += 1
            if outcome.startswith("FAILED"):
                say(f"way {way}: {what}: {outcome}")
            shutil.rmtree(folder)
    for outcome, count in counts.most_common():
        say(f"{count:>6}  {outcome}")
    return counts


def damage(file: Path, chance: random.Random) -> str:
    """One way to damage a file; what was done."""
    content = bytearray(file.read_bytes())
    at = chance.randrange(len(content))
    how = chance.choice(("bit", "bytes", "noise", "zeros", "cut", "first page", "text"))
    if how == "bit":
        content[at] ^= 1 << chance.randrange(8)
    elif how == "bytes":
        for _ in range(chance.randrange(1, 40)):
            content[chance.randrange(len(content))] = chance.randrange(256)
    elif how in ("noise", "zeros"):
        length = chance.choice((64, 512, 4096, 16384))
        content[at : at + length] = chance.randbytes(length) if how == "noise" else bytes(length)
        del content[file.stat().st_size :]
    elif how == "cut":
        del content[at:]
    elif how == "first page":
        content[chance.randrange(4096)] ^= 0xFF
    else:  # a letter in the middle of an entry: the structure of the file stays whole
        at = content.find(b'"name":"', at)
        content[at + 9] ^= 1
    file.write_bytes(content)
    return f"{how} at {at}"


def _outcome(folder: Path, truth: Truth) -> str:
    where = _recognised(folder, truth)
    if where in ("unaffected", "beside"):
        return where
    return f"recognised {where}, {_rescued(folder, truth)}" if where else "FAILED: wrong data were served"


def _recognised(folder: Path, truth: Truth) -> str:
    from tests.web.databases import connected

    from fairswiss.desk import journals, memory, soundness
    from fairswiss.keeping.soundness import behind_copy, refuse_damaged, unsound_accounts, unsound_events
    from fairswiss.keeping.trouble import trouble
    from fairswiss.model.errors import FairswissError
    from fairswiss.store import rows
    from fairswiss.web.database import sqlite

    file = folder / "fairswiss.sqlite3"
    try:
        refuse_damaged(folder)
        if unsound_events(file) or unsound_accounts(file) or behind_copy(file, folder):
            return "at the start"
    except (FairswissError, sqlite3.Error, UnicodeDecodeError):
        return "at the start"
    memory.forget()
    with connected(sqlite(file)):
        try:
            for event in truth.journals:
                journals.read(event)
            listed = [row.id for row in (*rows.events(), *rows.events(archived=True))]
        except Exception as error:
            known = isinstance(error, FairswissError) or trouble(error)
            return "when read" if known else f"FAILED: {type(error).__name__}: {error}"
        shown = {event: [*map(tuple, rows.entries(event))] for event in truth.journals}
        if shown != truth.journals or sorted(listed) != sorted(truth.journals):
            return ""
        if any(soundness.verify(event) for event in truth.journals):
            return "by verify"
    return "unaffected" if _beside(file) == truth.beside else "beside"


def _rescued(folder: Path, truth: Truth) -> str:
    from tests.web.databases import connected

    from fairswiss.desk import memory, soundness
    from fairswiss.keeping.rescue import rescue
    from fairswiss.keeping.soundness import refuse_damaged, unsound_accounts
    from fairswiss.store import rows
    from fairswiss.web.database import sqlite

    done = rescue(folder)
    if not done.damage and any(_verified(folder)):
        return "FAILED: rescue found nothing"
    refuse_damaged(folder)
    if unsound_accounts(folder / "fairswiss.sqlite3"):
        return "FAILED: accounts are not sound after the rescue"
    memory.forget()
    with connected(sqlite(folder / "fairswiss.sqlite3")):
        if any(soundness.verify(event) for event in truth.journals):
            return "FAILED: not sound after the rescue"
        for event, told in truth.journals.items():
            back = [*map(tuple, rows.entries(event))]
            if back != told[: len(back)] or len(back) < truth.copied[event]:
                return "FAILED: not what was written"
    if done.damage and not done.aside:
        return "FAILED: the damaged file was not put aside"
    missing = sum(map(len, truth.journals.values())) - sum(event.entries for event in done.events)
    return "all entries back" if missing == 0 or not done.damage else "back, at least to the copy"


def _verified(folder: Path) -> Iterator[bool]:
    from tests.web.databases import connected

    from fairswiss.desk import soundness
    from fairswiss.store import rows
    from fairswiss.web.database import sqlite

    with connected(sqlite(folder / "fairswiss.sqlite3")):
        yield from (bool(soundness.verify(event)) for event in rows.names())


def _beside(file: Path) -> list[Any]:
    """Every row of every table but the entries."""
    found = []
    with contextlib.closing(sqlite3.connect(file)) as opened:
        opened.text_factory = bytes
        tables = opened.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        for (table,) in tables:
            if table not in (b"fairswiss_entry", b"sqlite_sequence"):
                rows = opened.execute(f'SELECT * FROM "{table.decode()}"').fetchall()
                found.append((table, rows))
    return found


def written(folder: Path) -> Truth:
    """Two events, a copy of everything, and what came after it."""
    from django.conf import settings
    from tests.web.databases import connected, migrated_file
    from tests.web.rounds.events import enter, played, published

    from fairswiss.desk import journals
    from fairswiss.keeping.snapshots import REGULAR, snapshot
    from fairswiss.store import rows
    from fairswiss.web.database import sqlite

    folder.mkdir()
    settings.DATA_FOLDER = folder
    file = migrated_file(folder).rename(folder / "fairswiss.sqlite3")
    with connected(sqlite(file)):
        from django.contrib.auth import get_user_model

        get_user_model().objects.create_user("arbiter", password=None)
        events = [played(20, 2), published(12)]
        snapshot(file, folder, REGULAR)
        copied = {event: journals.read(event).head for event in events}
        enter(events[1], 1, "1")
        enter(events[0], 1, "0", [1, 2])
        told = {event: [*map(tuple, rows.entries(event))] for event in events}
    assert sorted(journals_in(file)) == sorted(events)
    return Truth(told, copied, _beside(file))


@contextlib.contextmanager
def surroundings() -> Iterator[None]:
    """Django without a data folder of its own."""
    import os

    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fairswiss.web.settings")
    django.setup()
    from django.conf import settings

    before = settings.DATA_FOLDER
    try:
        yield
    finally:
        settings.DATA_FOLDER = before


if __name__ == "__main__":
    sys.exit(any(outcome for outcome in main(sys.argv[1:]) if "FAILED" in outcome))
