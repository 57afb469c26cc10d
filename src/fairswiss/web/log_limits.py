"""Rate limit of the log: a few lines of each kind in an interval, and one line with the count of the rest.

Someone who makes the manager write a line for each of their requests could fill its log, and so push out the traces of
earlier actions. Events without a line of their own are counted, and the count is logged at the end of the interval.
"""

from collections.abc import Callable, Hashable
from threading import Lock
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

Kind = TypeVar("Kind", bound=Hashable)


class _Held(NamedTuple):
    since: float
    told: int = 0
    untold: int = 0


class Sparing(Generic[Kind]):
    """A rate limit by kind; there have to be few kinds."""

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.seconds = seconds
        self._clock = clock
        self._held: dict[Kind, _Held] = {}
        self._lock = Lock()

    def may_tell(self, kind: Kind, most: int) -> bool:
        """True for the first ``most`` events of an interval, which get lines of their own; the others are counted."""
        with self._lock:
            held = self._held.get(kind) or _Held(self._clock())
            tells = held.told < most
            self._held[kind] = held._replace(told=held.told + tells, untold=held.untold + (not tells))
        return tells

    def due(self) -> list[tuple[Kind, int]]:
        """Kinds and counts of the intervals that have ended, each returned once; counting then restarts."""
        now = self._clock()
        with self._lock:
            over = [kind for kind, held in self._held.items() if now - held.since >= self.seconds]
            ended = [(kind, self._held.pop(kind)) for kind in over]
        return [(kind, held.untold) for kind, held in ended if held.untold]

    def forget(self) -> None:
        """Drop all counts and start again."""
        with self._lock:
            self._held.clear()
