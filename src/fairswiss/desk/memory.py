"""The events that this process has read lately, each as far as its journal had been told by then."""

from threading import Lock
from typing import NamedTuple

from fairswiss.journal.state import State

_KEPT = 16
"""The number of events that a process caches."""


class Known(NamedTuple):
    """An event as far as its journal had been told when it was read. Nobody changes the state."""

    event: str
    head: int
    digest: str
    state: State

    @property
    def published(self) -> "Known":
        """The event as everyone but its arbiters sees it, with the last entry before the draft."""
        draft = self.state.drafted
        return self if draft is None else self._replace(head=draft.entry - 1, state=self.state.published)


_memory: dict[str, Known] = {}
_lock = Lock()


def recalled(event: str) -> Known | None:
    """The cached state of an event, even if it is outdated."""
    with _lock:
        return _memory.get(event)


def current(event: str, head: int, digest: str) -> Known | None:
    """The cached state of an event, if it is up to date."""
    known = recalled(event)
    return known if known and (known.head, known.digest) == (head, digest) else None


def remembered(known: Known) -> Known:
    """Keep it for the next reader; the event that was kept longest makes room."""
    with _lock:
        _memory.pop(known.event, None)
        _memory[known.event] = known
        while len(_memory) > _KEPT:
            del _memory[next(iter(_memory))]
    return known


def forget() -> None:
    """Read everything from the database again."""
    with _lock:
        _memory.clear()
