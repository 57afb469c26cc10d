"""What many look at, made once: the first who asks makes it, the others wait for that instead of making it too."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Kept(Generic[Made]):
    """A place for each thing, and in it the last one that was made. Each process keeps its own."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._held: dict[Hashable, tuple[object, Future[Made]]] = {}
        self._lock = Lock()

    def of(self, place: Hashable, made_of: object, make: Callable[[], Made]) -> Made:
        """The thing of that place; made anew unless it was made of the very same, so that it is never stale.

        What went wrong is told to all who waited, and tried again for the next.
        """
        with self._lock:
            held = self._held.pop(place, None)
            now = held if held and held[0] == made_of else (made_of, Future[Made]())
            self._held[place] = now  # the one asked for last goes last
            while len(self._held) > self._places:
                del self._held[next(iter(self._held))]
        if now is not held:
            try:
                now[1].set_result(make())
            except BaseException as error:
                with self._lock:
                    if self._held.get(place) is now:
                        del self._held[place]
                now[1].set_exception(error)
        return now[1].result()
