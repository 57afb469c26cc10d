"""Names that one request holds at a time, in this process and in all workers of the service."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from fairswiss.web.ledgers import shared

_held: set[str] = set()
_lock = Lock()


@contextmanager
def held(name: str) -> Iterator[bool]:
    """Whether the name is free, and held until the end of the block then."""
    taken = take(name)
    try:
        yield taken
    finally:
        if taken:
            give(name)


def take(name: str) -> bool:
    """Hold a name if no one else does; whoever gets it gives it back."""
    with _lock:
        if name in _held:
            return False
        _held.add(name)
    ledger = shared()
    try:
        if ledger is None or ledger.take(name):
            return True
    except sqlite3.Error:  # a full disk, say: better once in each worker than not at all
        return True
    _drop(name)
    return False


def give(name: str) -> None:
    """Let others have it."""
    ledger = shared()
    try:
        if ledger is not None:
            ledger.give(name)
    except sqlite3.Error:  # it ends with this process at the latest
        pass
    finally:
        _drop(name)


def _drop(name: str) -> None:
    with _lock:
        _held.discard(name)
