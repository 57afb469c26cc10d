"""Rate limits: token buckets by key, so many requests in so many seconds.

They protect computing time and nothing else. The workers of a service share their counts, see
:mod:`fairswiss.web.shared_counts`; if that fails, each counts for itself.
"""

import sqlite3
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import NamedTuple

from fairswiss.web.shared_counts import Left, Memory, Shared, shared


class Quota(NamedTuple):
    """The state of a key after a request."""

    left: int
    """Whole requests that may still come at once."""
    wait: int
    """0 if the request may go on, which is counted then; else the seconds until one may."""
    full: int
    """Seconds until the quota is full again."""


class Pace:
    """A token bucket for each key: so many requests in so many seconds; unused ones may come at once."""

    def __init__(
        self, most: int, seconds: float, keys: int = 10_000, clock: Callable[[], float] = monotonic, name: str = ""
    ) -> None:
        self.most = most
        self.seconds = seconds
        self.rate = most / seconds
        self.name = name
        self._clock = clock
        self._own = Memory(keys)

    def wait(self, key: str) -> int:
        """0 if another request of this key may come now, which is counted then; else the seconds until one may."""
        return self.count(key).wait

    def count(self, key: str) -> Quota:
        """The same, with the quota that is left."""
        found = [0.0]

        def settled(held: Left | None) -> Left:
            now = self._clock()
            before, at = held or Left(self.most, now)
            requests = min(self.most, before + max(0.0, now - at) * self.rate)
            found[0] = requests
            return Left(requests - (requests >= 1), now)

        self._settle(f"{self.name} {key}", settled)
        (before,) = found
        wait = 0 if before >= 1 else max(1, ceil((1 - before) / self.rate))
        after = before - (not wait)
        return Quota(int(after), wait, ceil((self.most - after) / self.rate))

    def _settle(self, key: str, settled: Callable[[Left | None], Left]) -> None:
        ledger = self.ledger
        if ledger is not None:
            try:
                return ledger.settle(key, settled)
            except sqlite3.Error:  # a full disk, say: better a bound for each worker than none
                pass
        return self._own.settle(key, settled)

    @property
    def ledger(self) -> Shared | None:
        """The counters shared by all workers; None if there is only one."""
        return shared()

    def forget(self) -> None:
        """Start again with full quotas in this process."""
        self._own.forget()
