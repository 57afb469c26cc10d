"""What many look at, made once: the first who asks makes it, the others wait for that instead of making it too."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Kept(Generic[Made]):
    """The last things that were made, by name. A name holds whatever the thing depends on, so none is ever stale."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[Hashable, Future[Made]] = {}
        self._lock = Lock()

    def of(self, name: Hashable, make: Callable[[], Made]) -> Made:
        """The thing of that name. What went wrong is told to all who waited, and tried again for the next."""
        with self._lock:
            held = self._held.pop(name, None)
            made = held or Future()
            self._held[name] = made  # the one asked for last goes last
            while len(self._held) > self._most:
                del self._held[next(iter(self._held))]
        if held is None:
            try:
                made.set_result(make())
            except BaseException as error:
                with self._lock:
                    self._held.pop(name, None)
                made.set_exception(error)
        return made.result()
