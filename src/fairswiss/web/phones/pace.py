"""How fast somebody may come. Counted in the memory of each process, for it guards time and nothing else.

What a phone can write is bounded by the journal itself (:data:`fairswiss.app.claims.MOST_TIMES`), whichever process
answers. A counter in the database would turn every look at a page into a write, which is what a flood would want.
"""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from threading import Lock
from time import monotonic
from typing import NamedTuple


class _Left(NamedTuple):
    requests: float
    at: float


class Pace:
    """So many requests in so many seconds for each key; those saved up may come at once."""

    def __init__(self, most: int, seconds: float, keys: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.rate = most / seconds
        self.keys = keys
        self._clock = clock
        self._left: OrderedDict[str, _Left] = OrderedDict()
        self._lock = Lock()

    def wait(self, key: str) -> int:
        """0 if another request of this key may come now, which is counted then; else the seconds until one may."""
        now = self._clock()
        with self._lock:
            held = self._left.pop(key, _Left(self.most, now))
            requests = min(self.most, held.requests + (now - held.at) * self.rate)
            allowed = requests >= 1
            self._left[key] = _Left(requests - allowed, now)
            while len(self._left) > self.keys:
                self._left.popitem(last=False)
        return 0 if allowed else max(1, ceil((1 - requests) / self.rate))

    def forget(self) -> None:
        """Begin anew."""
        with self._lock:
            self._left.clear()


OF_LINK = Pace(60, 60)
"""One phone looks every few seconds; somebody impatient more often."""
OF_EVENT = Pace(9_000, 60)
"""All phones of a large open together."""
WRONG = Pace(30, 60)
"""Links that are not ours, by address. Genuine ones are never held up by them: a whole hall may share one address."""
PACES = (OF_LINK, OF_EVENT, WRONG)
