"""Process pool for long work: a few processes, each with limits of time and memory, so that pages stay responsive.

A thread could neither be stopped nor kept from slowing all others down. A process can be killed, and the machine
shares the processor out. Only the work itself is done there: values go in and come out, nothing is read or written.

There are two lanes, each with places of its own: one for what an event waits for, pairing and publishing, and one for
everything else. In each of them an account has one piece done at a time, whatever it asks for and of which worker.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from threading import BoundedSemaphore, Lock
from time import monotonic, sleep
from typing import Any

from fairswiss.language import gettext, language
from fairswiss.model.errors import Busy
from fairswiss.usecases.long_work import Errand, at_once, errand
from fairswiss.web.named_locks import give, take
from fairswiss.web.rate_limits import LONG_WORK, spend
from fairswiss.web.running.worker_process import Hand

PATIENCE = 60
"""Seconds that one piece of work may take."""
MOST_AT_ONCE = max(2, min(4, os.cpu_count() or 2))
MOST_WAITING = 4
MOST_FIRST = 2
"""Places of the first lane, and pieces that may wait for them."""
MOST_WAITING_FIRST = 4
WAITING_PATIENCE = 30
"""Seconds that somebody waits for a free process."""
_NICE = 10
_LOOK = 0.05
"""Seconds between two looks whether the work of the same account, in any worker, is over."""


class Lane:
    """Processes that do one kind of work."""

    def __init__(self, at_once: int, waiting: int, nice: int) -> None:
        self._nice = nice
        self._places = BoundedSemaphore(at_once)
        self._queue = BoundedSemaphore(at_once + waiting)
        self._idle: list[Hand] = []
        self._busy: set[Hand] = set()
        self._lock = Lock()

    @contextlib.contextmanager
    def hand(self) -> Iterator[Hand]:
        """A process that is free now; one that fails is not used again."""
        with self._place():
            with self._lock:
                hand = self._idle.pop() if self._idle else None
            if hand is None or not hand.is_there:
                hand = Hand(self._nice)
            self._busy.add(hand)
            try:
                yield hand
            except BaseException:
                hand.dismiss()
                raise
            finally:
                self._busy.discard(hand)
            with self._lock:
                self._idle.append(hand)

    @contextlib.contextmanager
    def _place(self) -> Iterator[None]:
        words = "Another long calculation is running. Nothing was changed; wait a few seconds, then try again."
        if not self._queue.acquire(blocking=False):
            raise Busy(gettext(words))
        try:
            if not self._places.acquire(timeout=WAITING_PATIENCE):
                raise Busy(gettext(words))
            try:
                yield
            finally:
                self._places.release()
        finally:
            self._queue.release()

    def dismiss(self) -> None:
        """End all processes, whatever they are doing."""
        for hand in tuple(self._busy):
            hand.stop()
        with self._lock:
            while self._idle:
                self._idle.pop().dismiss()


class Crew:
    """Both lanes; calling it is what :func:`fairswiss.usecases.long_work.worked_out` does in the manager."""

    def __init__(self, at_once: int = MOST_AT_ONCE, waiting: int = MOST_WAITING, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._ordinary = Lane(at_once, waiting, _NICE)
        self._first = Lane(MOST_FIRST, MOST_WAITING_FIRST, 0)

    def __call__(self, question: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """The answer, as if the question had been worked out here; refused when there is too much to do."""
        mine = errand()
        if mine.account and not mine.first:
            spend(LONG_WORK, mine.account)
        lane = self._first if mine.first else self._ordinary
        with _turn(mine), lane.hand() as hand:
            answer = hand.answer((language(), question, given, named), self.patience)
        return answer()

    def dismiss(self) -> None:
        """End all processes, whatever they are doing: the manager ends too."""
        for lane in (self._first, self._ordinary):
            lane.dismiss()


@contextlib.contextmanager
def _turn(mine: Errand) -> Iterator[None]:
    """The block is the only work of its account, in its lane, of all workers; whoever has no account shares no turn."""
    if not mine.account:
        yield
        return
    name, until = f"long work {mine}", monotonic() + WAITING_PATIENCE
    while not take(name):
        if monotonic() > until:
            raise at_once()
        sleep(_LOOK)
    try:
        yield
    finally:
        give(name)
