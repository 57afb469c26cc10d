"""Named locks: one request at a time holds a name, across all workers of the service."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from fairswiss.web.shared_counts import shared

_held: set[str] = set()
_lock = Lock()


@contextmanager
def held(name: str) -> Iterator[bool]:
    """Lock a name for the block, without waiting: True if it was free."""
    taken = take(name)
    try:
        yield taken
    finally:
        if taken:
            give(name)


def take(name: str) -> bool:
    """Lock a name if it is free; the caller must release it with :func:`give`."""
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
    """Release a name."""
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
