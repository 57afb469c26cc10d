"""Single-flight cache: the first request computes, concurrent ones wait for it, later ones find the value.

A request with priority (:class:`fairswiss.usecases.long_work.Errand`) does not wait for one without; and when the
computing request is refused as busy, those that waited try for themselves.
"""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import wraps
from threading import Lock
from typing import Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from fairswiss.language import language
from fairswiss.model.errors import Busy
from fairswiss.usecases.long_work import errand, queued

Made = TypeVar("Made")
Given = ParamSpec("Given")
MadeCo = TypeVar("MadeCo", covariant=True)


class _Flight(NamedTuple, Generic[Made]):
    made_of: object
    first: bool
    future: "Future[Made]"

    def serves(self, made_of: object, first: bool) -> bool:
        return self.made_of == made_of and (self.future.done() or self.first or not first)


class SingleFlight(Generic[Made]):
    """A bounded cache with the latest value for each key (*place*), one cache in each process."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._held: dict[Hashable, _Flight[Made]] = {}
        self._lock = Lock()

    def of(self, place: Hashable, made_of: object, make: Callable[[], Made]) -> Made:
        """The value for that key; computed again unless its inputs (``made_of``) are the same, so it is never stale.

        Every request that waited gets the same error, and the next one tries again.
        """
        while True:
            flight, is_mine = self._joined(place, made_of)
            if is_mine:
                return self._made(place, flight, make)
            if not flight.future.done():
                with queued():
                    flight.future.exception()
            if not isinstance(flight.future.exception(), Busy):
                return flight.future.result()

    def clear(self) -> None:
        """Empty the cache."""
        with self._lock:
            self._held.clear()

    def _joined(self, place: Hashable, made_of: object) -> tuple[_Flight[Made], bool]:
        first = errand().first
        with self._lock:
            held = self._held.pop(place, None)
            now = held if held and held.serves(made_of, first) else _Flight(made_of, first, Future[Made]())
            self._held[place] = now  # the one asked for last goes last
            while len(self._held) > self._places:
                del self._held[next(iter(self._held))]
        return now, now is not held

    def _made(self, place: Hashable, flight: _Flight[Made], make: Callable[[], Made]) -> Made:
        try:
            flight.future.set_result(make())
        except BaseException as error:
            with self._lock:
                if self._held.get(place) is flight:
                    del self._held[place]
            flight.future.set_exception(error)
        return flight.future.result()


class _Question(NamedTuple):
    """The arguments of a call, as a key; large, so the hash is computed once."""

    hashed: int
    given: tuple[object, ...]
    named: tuple[tuple[str, object], ...]

    def __hash__(self) -> int:
        return self.hashed


class Shared(Protocol[Given, MadeCo]):
    """A function with cached results."""

    def __call__(self, *given: Given.args, **named: Given.kwargs) -> MadeCo:
        """The result, new or cached."""

    def cache_clear(self) -> None:
        """Empty the cache."""


def answered_once(answers: int, *, worded: bool = False) -> Callable[[Callable[Given, Made]], Shared[Given, Made]]:
    """Cache this number of results of a function; concurrent calls with the same arguments compute it once.

    A result that is ``worded`` has text in it and is cached for each language.
    """

    def shared(work: Callable[Given, Made]) -> Shared[Given, Made]:
        kept = SingleFlight[Made](answers)

        @wraps(work)
        def asked(*given: Given.args, **named: Given.kwargs) -> Made:
            parts = (*given, language()) if worded else given, tuple(sorted(named.items()))
            return kept.of(_Question(hash(parts), *parts), None, lambda: work(*given, **named))

        asked.cache_clear = kept.clear  # type: ignore[attr-defined]
        return asked  # type: ignore[return-value]

    return shared
