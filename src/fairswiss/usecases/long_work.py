"""The hook for a process pool: expensive calls run in this process unless an executor is set.

The command line runs them itself, for as long as it takes. The manager sends them to a pool of processes with limits
of time and memory, so that one hard call blocks nobody else. There each request has an *errand*: its account, and its
priority. The number of requests of an account that run or wait at once is limited, so that others find a thread.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock
from typing import Any, NamedTuple, ParamSpec, TypeVar

from fairswiss.language import gettext
from fairswiss.model.errors import TooMany

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
Elsewhere = Callable[[Callable[..., Any], tuple[Any, ...], dict[str, Any]], Any]
"""An executor: calls the function with the arguments elsewhere, and returns or raises as it does."""

MOST_OF_ACCOUNT = 6
"""The limit of expensive requests of one account, running or waiting, in a process: as a browser sends at once."""


class Errand(NamedTuple):
    """The account and the priority of an expensive request."""

    account: str = ""
    """Empty for everyone who has none."""
    first: bool = False
    """True if an event waits for it: rounds are paired and published before anyone reads about them."""


_elsewhere: Elsewhere | None = None
_errand: ContextVar[Errand] = ContextVar("errand", default=Errand())  # noqa: B039 - a tuple, never changed
_queued: Counter[Errand] = Counter()
_lock = Lock()


def errand() -> Errand:
    return _errand.get()


def go(on: Errand) -> None:
    """Set the errand of this request."""
    _errand.set(on)


def worked_out(question: Callable[Asked, Answer], /, *given: Asked.args, **named: Asked.kwargs) -> Answer:
    """The result of calling a function of a module, here or in the executor; arguments and result are plain values."""
    if _elsewhere is None:
        return question(*given, **named)
    with queued():
        answer: Answer = _elsewhere(question, given, named)
    return answer


@contextmanager
def queued() -> Iterator[None]:
    """Count the block as running or waiting; refused if the account has reached its limit."""
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
    """The error for an account that has reached its limit."""
    words = (
        "Another long operation of your account is still running. Nothing was changed; wait a moment, then try again."
    )
    return TooMany(gettext(words), seconds=2)


def send_elsewhere(place: Elsewhere | None) -> Elsewhere | None:
    """Set the executor of expensive calls (None: this process); return the previous one."""
    global _elsewhere
    before, _elsewhere = _elsewhere, place
    return before
