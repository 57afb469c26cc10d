"""Locks of a data folder between processes: an empty SQLite file for its locks alone, which work alike on every system.

A lock is gone when its process is, however that ended.
"""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from fairswiss.keeping.places import made
from fairswiss.keeping.trouble import trouble
from fairswiss.model.errors import FairswissError, FileAccess
from fairswiss.usecases.unfinished import delete_abandoned

PART = ".part"
"""The end of the name of a copy that is being written."""
WORK = ("rescue-", "drill-")
"""The prefixes of the names of folders in which copies are worked on."""
_COPIES = "copies-lock"
PATIENCE = 120
"""Seconds that one waits for another."""


@contextlib.contextmanager
def held(folder: Path, name: str, refusal: Callable[[sqlite3.Error], FairswissError]) -> Iterator[None]:
    """Hold a lock of the folder; ``refusal`` says why it cannot be had, or not for too long."""
    with contextlib.ExitStack() as until_the_end:
        try:
            opened = sqlite3.connect(made(folder) / name, PATIENCE, isolation_level=None)
            until_the_end.enter_context(contextlib.closing(opened)).execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise refusal(error) from error
        yield


@contextlib.contextmanager
def writing_copies(folder: Path) -> Iterator[None]:
    """Be the one writer of whole copies in a data folder; what an earlier one left half-written is deleted first."""
    with held(folder, _COPIES, _refused):
        delete_half_written(folder)
        yield


def delete_half_written(folder: Path) -> None:
    """Delete what writers that are gone have left; whoever calls it is the one writer of whole copies."""
    with contextlib.suppress(OSError):
        for part in (*folder.glob(f"*{PART}*"), *(folder / "snapshots").glob(f"*{PART}*")):
            part.unlink(missing_ok=True)
        for work in folder.iterdir():
            if work.name.startswith(WORK) and work.is_dir():
                shutil.rmtree(work, ignore_errors=True)
    delete_abandoned(folder)


def _refused(error: sqlite3.Error) -> FairswissError:
    """A full or read-only disk is said as such; otherwise another process keeps the lock."""
    words = f"The copies of the database cannot be changed: {error}. Does another process do it?"
    known = trouble(error)
    return type(known)(words) if known else FileAccess(words, code="copies-not-writable")
