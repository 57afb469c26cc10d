"""Wrong clocks, a database file that is taken away, and kills in the middle of a copy or a rescue: is anything lost?

python -m benchmarks.files_lost clock 200        copies named by clocks that jump by years, then damage, then a rescue
python -m benchmarks.files_lost taken 200        the file deleted, replaced, cut or overwritten under four people
python -m benchmarks.files_lost copying 200      a process that writes and copies, killed
python -m benchmarks.files_lost rescuing 200     a rescue, killed, and run again

A last ``--seed 7`` does the same again. Every entry that was acknowledged has to be there after the rescue; in the runs
with damage, every one that any copy has, and the report has to count the others. Needs the environment of the tests.
"""

import contextlib
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

from benchmarks.damage import Truth, damage, surroundings, written

RUNS = 200
DATABASE = "fairswiss.sqlite3"
PEOPLE = 4
YEARS = 3 * 365


class Way(NamedTuple):
    """One run: a folder of its own, what was written into it at the beginning, and chance."""

    folder: Path
    truth: Truth
    chance: random.Random


def main(arguments: list[str], say: Callable[[str], object] = print) -> Counter[str]:
    """The figures; exit code 1 if anything failed."""
    what = arguments[0]
    numbers = [int(argument) for argument in arguments[1:] if argument.isdigit()]
    seed = numbers.pop() if "--seed" in arguments else random.randrange(10**6)
    runs = numbers[0] if numbers else RUNS
    say(f"{what}: {runs} runs, seed {seed}")
    counts: Counter[str] = Counter(runs=runs)
    with tempfile.TemporaryDirectory() as place, surroundings():
        whole = Path(place, "whole")
        truth = written(whole)
        for run in range(runs):
            folder = Path(place, f"run-{run}")  # a path of its own: nothing that is remembered of another one counts
            shutil.copytree(whole, folder)
            with _at(folder):
                found = WAYS[what](Way(folder, truth, random.Random(f"{seed} {run}")))
            counts.update(found)
            for fault in (name for name in found if name.startswith("FAILED")):
                say(f"run {run}: {fault}")
            shutil.rmtree(folder)
    for name, count in sorted(counts.items()):
        say(f"{count:>8,}  {name}")
    return counts


@contextlib.contextmanager
def _at(folder: Path) -> Iterator[None]:
    from django.conf import settings
    from tests.web.databases import connected

    from fairswiss.desk import memory
    from fairswiss.store import recent
    from fairswiss.web.database import sqlite

    settings.DATA_FOLDER = folder
    memory.forget()
    recent.forget()  # of the run before, in which the events had the same names
    with connected(sqlite(folder / DATABASE)):
        yield


# -- clocks ------------------------------------------------------------------------------------------------------------


def clock(way: Way) -> Counter[str]:
    """Entries, accounts and copies; the clock says anything; then the file is damaged or gone."""
    from django.contrib.auth import get_user_model
    from django.db import connection

    from fairswiss.desk import journals, memory, soundness
    from fairswiss.keeping.regular_copies import RegularCopies
    from fairswiss.keeping.rescue import rescue
    from fairswiss.keeping.snapshots import kept, tidy

    file, names = way.folder / DATABASE, {"arbiter"}
    copied, people = dict.fromkeys(way.truth.journals, 0), {*names}
    for step in range(way.chance.randrange(3, 9)):
        event = way.chance.choice([*way.truth.journals])
        _remark(event, f"step {step}")
        if way.chance.random() < 0.4:
            names.add(get_user_model().objects.create_user(f"helper-{step}", password=None).username)
        connection.close()
        if step == 0 or way.chance.random() < 0.6:
            _copied(way)
            tidy(way.folder)
            copied = {event: journals.read(event).head for event in way.truth.journals}
            people = {*names}
    heads = {event: journals.read(event).head for event in way.truth.journals}
    needs_copy = heads != copied or names != people
    connection.close()
    counts: Counter[str] = Counter(copies=len(kept(way.folder)))
    if RegularCopies(file, way.folder)._changed_since_the_last() != needs_copy:
        counts["FAILED: a clock decided whether a copy is made"] += 1
    damage(file, way.chance) if way.chance.random() < 0.7 else file.unlink()
    done = rescue(way.folder)
    memory.forget()
    now = {event: journals.read(event).head for event in way.truth.journals}
    counts["entries"] = sum(heads.values())
    counts["entries back"] = sum(now.values())
    counts["entries lost that no copy had"] = sum(heads.values()) - sum(now.values())
    if any(now[event] < copied[event] for event in now):
        counts["FAILED: an entry that a copy had is gone"] += 1
    if not people <= {*get_user_model().objects.values_list("username", flat=True)}:
        counts["FAILED: an account that a copy had is gone"] += 1
    if any(soundness.verify(event) for event in now):
        counts["FAILED: not sound after the rescue"] += 1
    counts["rescues that told of a loss"] = bool(done.lost)
    return counts


def _copied(way: Way) -> None:
    """A copy of which name and times are those of a clock that jumps."""
    from fairswiss.keeping.snapshots import REGULAR, kept, snapshot

    made = snapshot(way.folder / DATABASE, way.folder, REGULAR)
    moment = next(copy.moment for copy in kept(way.folder) if copy.file == made)
    moment += timedelta(days=way.chance.randrange(-YEARS, YEARS), microseconds=way.chance.randrange(10**6))
    named = made.rename(made.with_name(f"{moment.strftime('%Y%m%dT%H%M%S.%fZ')}-{REGULAR}.sqlite3"))
    os.utime(named, (moment.timestamp(), moment.timestamp()))


def _remark(event: str, words: str) -> int:
    from fairswiss.desk import journals
    from fairswiss.journal.facts import Remarked

    return journals.tell(event, lambda state: [Remarked(words)], "arbiter", words).head


# -- a file that is taken away -----------------------------------------------------------------------------------------


def taken(way: Way) -> Counter[str]:
    """Four people write; the file goes; nobody is told that something was saved after that, and nothing is lost.

    The rescue may name as lost what was being written at that moment: nobody was told that it is saved.
    """
    from django.db import connection, connections

    from fairswiss.desk import memory, soundness
    from fairswiss.keeping.housekeeping import copying
    from fairswiss.keeping.rescue import rescue
    from fairswiss.store import rows

    told: list[tuple[str, str]] = []
    refused: Counter[str] = Counter()
    over = threading.Event()
    file = way.folder / DATABASE
    how = way.chance.choice(HARM)
    with copying(file, way.folder):
        people = [
            threading.Thread(target=_at_work, args=(way.truth, f"{number}", told, refused, over))
            for number in range(PEOPLE)
        ]
        for person in people:
            person.start()
        wanted = way.chance.randrange(2, 60)
        patience = time.monotonic() + 60
        while len(told) < wanted and time.monotonic() < patience and not refused:
            time.sleep(0.001)
        if way.chance.random() < 0.5:  # nothing is in the log any more
            with contextlib.suppress(Exception), connection.cursor() as cursor:
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        how(file)
        while any(person.is_alive() for person in people) and time.monotonic() < patience:
            time.sleep(0.001)
        over.set()
        for person in people:
            person.join()
    connections.close_all()
    counts: Counter[str] = Counter({f"file {how.__name__}": 1, "acknowledged": len(told), **refused})
    if len(refused) != 1 or refused["refused with 503"] != PEOPLE:
        counts["FAILED: somebody was not refused"] += 1
    done = rescue(way.folder)
    memory.forget()
    held = Counter((event, entry.why) for event in way.truth.journals for entry in rows.entries(event))
    lost, twice = [one for one in told if not held[one]], [one for one in told if held[one] > 1]
    counts.update({"found": len(told) - len(lost), "lost": len(lost), "twice": len(twice)})
    unsaved = sum(event.lost for event in done.events)
    counts["entries refused of which a trace was left"] = unsaved
    false = done.missing or unsaved > PEOPLE  # each was writing when the file went, and was told that it is not saved
    if lost or twice or false or any(soundness.verify(event) for event in way.truth.journals):
        counts[f"FAILED: {len(lost)} lost, {len(twice)} twice after {how.__name__}; told lost {done.lost}"] += 1
    return counts


def _at_work(
    truth: Truth, name: str, told: list[tuple[str, str]], refused: Counter[str], over: threading.Event
) -> None:
    from django.db import connection

    from fairswiss.keeping.trouble import trouble
    from fairswiss.web.error_pages import status_of

    chance, count = random.Random(name), 0
    try:
        while not over.is_set():
            event, words = chance.choice([*truth.journals]), f"{name}-{count}"
            count += 1
            try:
                _remark(event, words)
            except Exception as error:
                meant = trouble(error)
                if meant and "writing" in meant.message:
                    continue
                refused[f"refused with {status_of(meant)}" if meant else f"FAILED: {error!r}"] += 1
                return
            told.append((event, words))
    finally:
        connection.close()


def deleted(file: Path) -> None:
    """Deleted alone."""
    file.unlink()


def deleted_with_its_log(file: Path) -> None:
    """Deleted with all that lies beside it."""
    for path in file.parent.glob(f"{file.name}*"):
        path.unlink()


def emptied(file: Path) -> None:
    """Cut to nothing."""
    os.truncate(file, 0)


def cut(file: Path) -> None:
    """Cut in the middle."""
    os.truncate(file, file.stat().st_size // 2)


def overwritten(file: Path) -> None:
    """Overwritten with noise, in its place."""
    with file.open("r+b") as stream:
        stream.write(b"\xa5" * file.stat().st_size)


def replaced(file: Path) -> None:
    """Replaced by an older copy."""
    other = file.with_name("other")
    shutil.copyfile(_oldest(file), other)
    other.replace(file)


def copied_over(file: Path) -> None:
    """Overwritten with an older copy, in its place."""
    shutil.copyfile(_oldest(file), file)


def _oldest(file: Path) -> Path:
    from fairswiss.keeping.snapshots import kept

    return kept(file.parent)[-1].file


HARM = (deleted, deleted_with_its_log, emptied, cut, overwritten, replaced, copied_over)


# -- kills -------------------------------------------------------------------------------------------------------------


def copying_killed(way: Way) -> Counter[str]:
    """A process writes and copies until it is killed: every copy is whole, and everything acknowledged is there."""
    from fairswiss.desk import memory
    from fairswiss.keeping.rescue import rescue
    from fairswiss.keeping.snapshots import REGULAR, kept, snapshot, tidy
    from fairswiss.keeping.sources import is_sound
    from fairswiss.store import rows

    event = way.chance.choice([*way.truth.journals])

    def work(say: Callable[[str], None]) -> None:
        for number in range(10_000):
            _remark(event, f"told {number}")
            say(f"told {number}")
            snapshot(way.folder / DATABASE, way.folder, REGULAR)
            tidy(way.folder)

    said = _killed(work, way.chance.uniform(0.01, 0.4))
    counts: Counter[str] = Counter(acknowledged=len(said), copies=len(kept(way.folder)))
    if not all(is_sound(copy.file) for copy in kept(way.folder)):
        counts["FAILED: half a copy"] += 1
    if way.chance.random() < 0.5:
        (way.folder / DATABASE).unlink()
        counts["files deleted after the kill"] += 1
    rescue(way.folder)
    memory.forget()
    held = {entry.why for entry in rows.entries(event)}
    lost = [words for words in said if words not in held]
    counts["found"] = len(said) - len(lost)
    if lost and (lost != said[-1:] or not counts["files deleted after the kill"]):
        counts[f"FAILED: {len(lost)} lost"] += 1  # a file that is deleted takes along what came after the last copy
    counts["only in the deleted file"] = len(lost)
    return counts


def rescuing_killed(way: Way) -> Counter[str]:
    """A rescue is killed anywhere, again and again; the last one is not: it finds everything that there was."""
    from fairswiss.desk import memory, soundness
    from fairswiss.keeping.rescue import rescue
    from fairswiss.store import rows

    file = way.folder / DATABASE
    with file.open("r+b") as stream:  # the table of contents is gone, every entry is still there
        stream.write(b"\xa5" * 200)
    damaged = file.read_bytes()
    kills = way.chance.randrange(1, 4)
    for _ in range(kills):
        _killed(lambda say: say(str(len(rescue(way.folder).events))), way.chance.uniform(0, 0.6))
    done = rescue(way.folder)
    memory.forget()
    counts: Counter[str] = Counter(kills=kills)
    for event, expected in way.truth.journals.items():
        counts["entries"] += len(expected)
        found = [*map(tuple, rows.entries(event))]
        counts["entries back"] += len(found)
        if found != expected or soundness.verify(event):
            counts["FAILED: an entry is missing"] += 1
    asides = [*(way.folder / "damaged").glob(f"*/{DATABASE}")]
    if damaged not in [aside.read_bytes() for aside in asides] or done.lost:
        counts["FAILED: the damaged file is not aside, or a loss was told"] += 1
    if [*way.folder.glob("rescue-*")]:
        counts["FAILED: something was left"] += 1
    return counts


def _killed(work: Callable[[Callable[[str], None]], None], after: float) -> list[str]:
    """What a process said before it was killed."""
    from django.db import connections

    connections.close_all()
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        os.close(reads)
        try:
            work(lambda words: (os.write(writes, f"{words}\n".encode()), None)[1])
        finally:
            os._exit(0)
    os.close(writes)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reads) as said:
        return said.read().splitlines()


WAYS: dict[str, Callable[[Way], Counter[str]]] = {
    "clock": clock,
    "taken": taken,
    "copying": copying_killed,
    "rescuing": rescuing_killed,
}


if __name__ == "__main__":
    sys.exit(any(outcome for outcome in main(sys.argv[1:]) if "FAILED" in outcome))
