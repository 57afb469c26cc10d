"""The last entries that this process has told, kept in memory: all that is left when the file is overwritten in place.

Copies are made every ten minutes, so a few megabytes are enough for what came after the last one.
"""

from collections import deque
from collections.abc import Sequence
from threading import Lock
from typing import NamedTuple

from fairswiss.journal.chain import Entry

_MOST_BYTES = 8 << 20


class Told(NamedTuple):
    """An entry of an event, and the request that told it."""

    event: str
    origin: str
    entry: Entry
    token: str | None

    @property
    def bytes(self) -> int:
        """About how much memory it takes."""
        return 500 + len(self.entry.data) + len(self.entry.why)


_lately: deque[Told] = deque()
_bytes = 0
_lock = Lock()


def keep(event: str, origin: str, told: Sequence[Entry], token: str) -> None:
    """Remember entries that were committed; the oldest make room."""
    global _bytes
    with _lock:
        for entry in told:
            _lately.append(Told(event, origin, entry, (token or None) if entry is told[-1] else None))
            _bytes += _lately[-1].bytes
        while _bytes > _MOST_BYTES:
            _bytes -= _lately.popleft().bytes


def lately() -> list[Told]:
    """Everything that is remembered, in the order in which it was told."""
    with _lock:
        return [*_lately]


def forget(event: str = "") -> None:
    """Remember nothing of an event, whose journal was written again without somebody; or nothing at all."""
    global _bytes
    with _lock:
        stays = [told for told in _lately if event and told.event != event]
        _lately.clear()
        _lately.extend(stays)
        _bytes = sum(told.bytes for told in stays)
