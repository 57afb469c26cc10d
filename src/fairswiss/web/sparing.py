"""How much of what happens again and again is told: a few lines of a kind in an interval, and one for all the others.

Whoever can make a manager write a line for each of their requests can fill its log, and push out of it what they did
before. What is not told one by one is counted, and told as a number when the interval is over.
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
    """Counts by kind; there have to be few of those."""

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.seconds = seconds
        self._clock = clock
        self._held: dict[Kind, _Held] = {}
        self._lock = Lock()

    def may_tell(self, kind: Kind, most: int) -> bool:
        """Whether this time is told by a line of its own, which ``most`` of an interval are; else it is counted."""
        with self._lock:
            held = self._held.get(kind) or _Held(self._clock())
            tells = held.told < most
            self._held[kind] = held._replace(told=held.told + tells, untold=held.untold + (not tells))
        return tells

    def due(self) -> list[tuple[Kind, int]]:
        """What was counted in intervals that are over, once; they begin anew."""
        now = self._clock()
        with self._lock:
            over = [kind for kind, held in self._held.items() if now - held.since >= self.seconds]
            ended = [(kind, self._held.pop(kind)) for kind in over]
        return [(kind, held.untold) for kind, held in ended if held.untold]

    def forget(self) -> None:
        """Begin anew, with nothing left to tell."""
        with self._lock:
            self._held.clear()
