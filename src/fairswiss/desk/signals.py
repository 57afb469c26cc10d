"""Signals for metrics: a kind and a quantity, never a name. Listening is optional."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Watcher = Callable[[str, str, float], None]
"""Called with what happened, of which kind, and how much of it (or how many seconds it took)."""

ENTRY = "entry"
"""An entry was added to a journal; the kind is the entry's."""
PAIRING = "pairing"
"""A round was paired, in so many seconds; the kind is the system."""

_watchers: list[Watcher] = []


def watch(watcher: Watcher) -> None:
    """Tell this watcher from now on."""
    if watcher not in _watchers:
        _watchers.append(watcher)


def noticed(what: str, kind: str = "", amount: float = 1.0) -> None:
    """Tell everybody who watches."""
    for watcher in _watchers:
        watcher(what, kind, amount)


@contextmanager
def timed(what: str, kind: str = "") -> Iterator[None]:
    """Tell how many seconds this took, unless it failed."""
    began = time.perf_counter()
    yield
    noticed(what, kind, time.perf_counter() - began)
