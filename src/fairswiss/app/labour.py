"""Where long work is done: here and now, unless somebody sends it elsewhere; and for whom.

The command line works here, for as long as it takes. The manager sends the same work to processes of their own, with
bounds of time and memory, so that one hard question stops nobody else. There each request is on an *errand*: for an
account, and first in line or not. Few requests of an account may work or wait at once, so that others find a thread.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock
from typing import Any, NamedTuple, ParamSpec, TypeVar

from fairswiss.language import spoken
from fairswiss.model.errors import TooMany

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
Elsewhere = Callable[[Callable[..., Any], tuple[Any, ...], dict[str, Any]], Any]
"""Calls the function with the arguments somewhere, and brings back what it returns or raises."""

MOST_OF_ACCOUNT = 6
"""Requests of one account, in a process, that do long work or wait for it: as many as a browser sends at once."""


class Errand(NamedTuple):
    """For whom long work is done."""

    account: str = ""
    """Empty for everyone who has none."""
    first: bool = False
    """Whether an event waits for it: rounds are paired and published before anyone reads about them."""


_elsewhere: Elsewhere | None = None
_errand: ContextVar[Errand] = ContextVar("errand", default=Errand())  # noqa: B039 - a tuple, never changed
_queued: Counter[Errand] = Counter()
_lock = Lock()


def errand() -> Errand:
    """That of this request."""
    return _errand.get()


def go(on: Errand) -> None:
    """From now on this request is on that errand."""
    _errand.set(on)


def worked_out(question: Callable[Asked, Answer], /, *given: Asked.args, **named: Asked.kwargs) -> Answer:
    """What a function of a module answers, wherever the work is done; what it takes and gives are plain values."""
    if _elsewhere is None:
        return question(*given, **named)
    with queued():
        answer: Answer = _elsewhere(question, given, named)
    return answer


@contextmanager
def queued() -> Iterator[None]:
    """The block works or waits; refused when the account has too many that do."""
    mine = errand()
    with _lock:
        refused = bool(_elsewhere and mine.account) and _queued[mine] >= MOST_OF_ACCOUNT
        if not refused:
            _queued[mine] += 1
    if refused:
        raise at_once()
    try:
        yield
    finally:
        with _lock:
            _queued[mine] -= 1
            if not _queued[mine]:
                del _queued[mine]


def at_once() -> TooMany:
    """The refusal of an account that asks for too much at once."""
    words = "Your account has other long work under way. Nothing was changed; wait a moment, then try again."
    return TooMany(spoken(words), seconds=2)


def send_elsewhere(place: Elsewhere | None) -> Elsewhere | None:
    """From now on long work is done there (None: here); where it was done before."""
    global _elsewhere
    before, _elsewhere = _elsewhere, place
    return before
