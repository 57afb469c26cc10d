"""Counters and locks of rate limits and names, in memory or shared by all workers in an SQLite file.

The workers of a service are processes of one machine with one data folder. Their shared counts have to be exact and
cheap, and may be lost: they are in a small SQLite file of their own, which is not synced to disk and is created again
at every start. The database of the events is not touched, and its writers never wait for this file.
"""

import os
import shutil
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from django.conf import settings

from fairswiss.keeping.places import made

FOLDER = "pace"
_FILE = "counted.sqlite3"
_TABLES = (
    "CREATE TABLE IF NOT EXISTS held (key BLOB PRIMARY KEY, requests REAL, at REAL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS taken (key BLOB PRIMARY KEY, process INTEGER) WITHOUT ROWID",
)
_HELD = "SELECT requests, at FROM held WHERE key = ?"
_WRITE = "INSERT OR REPLACE INTO held (key, requests, at) VALUES (?, ?, ?)"
_FORGET = "DELETE FROM held WHERE key NOT IN (SELECT key FROM held ORDER BY at DESC LIMIT ?)"
_TAKEN = "SELECT process FROM taken WHERE key = ?"
_TAKE = "INSERT OR REPLACE INTO taken (key, process) VALUES (?, ?)"
_GIVE = "DELETE FROM taken WHERE key = ? AND process = ?"
_PATIENCE = 0.5
"""Seconds to wait for the other workers, who take some millionths of one."""
_SWEEP = 1_000
"""Requests between two clean-ups of the file."""


class Left(NamedTuple):
    """The requests left for a key at a point in time."""

    requests: float
    at: float


Settle = Callable[[Left | None], Left]
"""Compute the requests left now from those left before; None is a new key."""


class Memory:
    """Counters of one process; the least recently used keys are dropped."""

    def __init__(self, keys: int) -> None:
        self.keys = keys
        self._held: OrderedDict[str, Left] = OrderedDict()
        self._lock = Lock()

    def settle(self, key: str, settled: Settle) -> None:
        """Update the count of a key atomically."""
        with self._lock:
            self._held[key] = settled(self._held.pop(key, None))
            while len(self._held) > self.keys:
                self._held.popitem(last=False)

    def last(self, keys: Sequence[str]) -> list[float]:
        """The times when these keys were settled last; 0 for one that is not known."""
        with self._lock:
            return [self._held[key].at if key in self._held else 0.0 for key in keys]

    def forget(self) -> None:
        """Drop all counts."""
        with self._lock:
            self._held.clear()


class Shared:
    """Counters and locks of all workers of a service. Keys are stored as digests: no links, no addresses."""

    def __init__(self, folder: Path, secret: str, keys: int = 30_000) -> None:
        self.file = folder / FOLDER / _FILE
        self.keys = keys
        self._secret = blake2b(secret.encode(), digest_size=32).digest()
        self._opened: sqlite3.Connection | None = None
        self._until_sweep = _SWEEP
        self._lock = Lock()

    def settle(self, key: str, settled: Settle) -> None:
        """Update the count of a key atomically across processes; raises SQLite's error if the file cannot be used."""
        with self._writing() as opened:
            digest = self._digest(key)
            held = opened.execute(_HELD, (digest,)).fetchone()
            opened.execute(_WRITE, (digest, *settled(Left(*held) if held else None)))
            self._until_sweep -= 1
            if not self._until_sweep:
                opened.execute(_FORGET, (self.keys,))
                self._until_sweep = _SWEEP

    def last(self, keys: Sequence[str]) -> list[float]:
        """The times when any worker settled these keys last; 0 for one that is not known."""
        with self._lock:
            opened = self._connection()
            found = (opened.execute(_HELD, (self._digest(key),)).fetchone() for key in keys)
            return [held[1] if held else 0.0 for held in found]

    def take(self, key: str) -> bool:
        """Lock the name for this process: True if no other running process holds it."""
        with self._writing() as opened:
            digest = self._digest(key)
            holder = opened.execute(_TAKEN, (digest,)).fetchone()
            free = holder is None or holder[0] == os.getpid() or not _is_running(*holder)
            if free:
                opened.execute(_TAKE, (digest, os.getpid()))
        return free

    def give(self, key: str) -> None:
        """Release the name."""
        with self._writing() as opened:
            opened.execute(_GIVE, (self._digest(key), os.getpid()))

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                opened = self._connection()
                opened.execute("BEGIN IMMEDIATE")
                yield opened
                opened.execute("COMMIT")
            except BaseException:
                self._drop()
                raise

    def _digest(self, key: str) -> bytes:
        return blake2b(key.encode(), digest_size=16, key=self._secret).digest()

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            opened = sqlite3.connect(self.file, _PATIENCE, isolation_level=None, check_same_thread=False)
            opened.execute("PRAGMA journal_mode=WAL")  # whole whoever is killed
            opened.execute("PRAGMA synchronous=OFF")
            for table in _TABLES:
                opened.execute(table)
            self._opened = opened
        return self._opened

    def close(self) -> None:
        """Until the next request."""
        with self._lock:
            self._drop()

    def _drop(self) -> None:
        self._until_sweep = _SWEEP
        if self._opened is not None:
            with suppress(sqlite3.Error):
                self._opened.close()
            self._opened = None


@cache
def _shared() -> Shared:
    return Shared(settings.DATA_FOLDER, settings.SECRET_KEY)


def shared() -> Shared | None:
    """The file of all workers of this service; None for a manager of one process."""
    return _shared() if settings.SERVICE else None


def _is_running(process: int) -> bool:
    if os.name != "posix":
        return True  # there, asking would end it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def begin_anew(folder: Path) -> None:
    """An empty folder for what the workers of this service will share."""
    shutil.rmtree(folder / FOLDER, ignore_errors=True)
    made(folder / FOLDER)
