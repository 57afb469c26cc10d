"""How fast somebody may come: by link, by event, and by address for links that are not ours.

It guards time and nothing else: what a phone can write is bounded by the journal itself
(:data:`fairswiss.app.claims.MOST_TIMES`). The workers of a service count together, see
:mod:`fairswiss.web.phones.ledgers`; when they cannot, each counts for itself.
"""

import sqlite3
from collections.abc import Callable
from functools import cache
from math import ceil
from time import monotonic

from django.conf import settings

from fairswiss.web.phones.ledgers import Left, Memory, Shared


class Pace:
    """So many requests in so many seconds for each key; those saved up may come at once."""

    def __init__(
        self, most: int, seconds: float, keys: int = 10_000, clock: Callable[[], float] = monotonic, name: str = ""
    ) -> None:
        self.most = most
        self.rate = most / seconds
        self.name = name
        self._clock = clock
        self._own = Memory(keys)

    def wait(self, key: str) -> int:
        """0 if another request of this key may come now, which is counted then; else the seconds until one may."""
        found = [0.0]

        def settled(held: Left | None) -> Left:
            now = self._clock()
            before, at = held or Left(self.most, now)
            requests = min(self.most, before + max(0.0, now - at) * self.rate)
            found[0] = requests
            return Left(requests - (requests >= 1), now)

        self._settle(f"{self.name} {key}", settled)
        return 0 if found[0] >= 1 else max(1, ceil((1 - found[0]) / self.rate))

    def _settle(self, key: str, settled: Callable[[Left | None], Left]) -> None:
        if settings.SERVICE:
            try:
                return self.ledger.settle(key, settled)
            except sqlite3.Error:  # a full disk, say: better a bound for each worker than none
                pass
        return self._own.settle(key, settled)

    @property
    def ledger(self) -> Shared:
        """Of all workers."""
        return _shared()

    def forget(self) -> None:
        """Begin anew in this process."""
        self._own.forget()


@cache
def _shared() -> Shared:
    return Shared(settings.DATA_FOLDER, settings.SECRET_KEY)


MOST_OF_LINK, MOST_OF_EVENT, MOST_WRONG = 60, 9_000, 30
"""Requests in a minute."""
OF_LINK = Pace(MOST_OF_LINK, 60, name="link")
"""One phone looks every few seconds; somebody impatient more often."""
OF_EVENT = Pace(MOST_OF_EVENT, 60, name="event")
"""All phones of a large open together."""
WRONG = Pace(MOST_WRONG, 60, name="wrong")
"""Links that are not ours, by address. Genuine ones are never held up by them: a whole hall may share one address."""
PACES = (OF_LINK, OF_EVENT, WRONG)
