"""The lag of the copies: the time up to which everything saved is in a copy, here and at the second place.

Written by the one process that makes copies, read by every page of chief arbiters and by the metrics.
"""

import json
import time
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from fairswiss.keeping.elsewhere.place import configured
from fairswiss.model.errors import FairswissError
from fairswiss.usecases.files import write_text_atomically

HERE, THERE = "here", "there"
ABSENT, FAILED = "absent", "failed"
LIMITS = {HERE: 30 * 60, THERE: 2 * 60 * 60}
"""Seconds after which a copy is too old: three regular copies missed, and two hours without the second place."""
_FILE = "copies.json"
_writing = Lock()


class Fresh(NamedTuple):
    """Of one place: up to which moment everything is in a copy, and what stops newer ones (``absent``, ``failed``)."""

    until: float
    """Seconds since 1970; 0 if there never was a copy."""
    trouble: str = ""

    @property
    def age(self) -> float:
        """Seconds since then. A moment in the future, from a clock that was wrong, says nothing and counts as old."""
        since = time.time() - self.until
        return since if since > -60 else float("inf")

    @property
    def moment(self) -> datetime | None:
        """The same as a time; None if there never was a copy."""
        return datetime.fromtimestamp(self.until, UTC) if self.until else None


def known(folder: Path) -> dict[str, Fresh]:
    """The last noted state of each place; empty where no copies are made, as with a database server."""
    try:
        said = json.loads((folder / _FILE).read_text("utf-8"))
        found = {str(name): Fresh(float(until), str(trouble)) for name, (until, trouble) in said.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        found = {}
    if not _has_second_place(folder):
        found.pop(THERE, None)
    elif found:
        found.setdefault(THERE, Fresh(0))
    return found


def note(folder: Path, place: str, until: float | None, trouble: str = "") -> None:
    """Everything up to this moment is in a copy there; None when nothing new is, because of that trouble."""
    with _writing:
        before = known(folder)
        kept = before[place].until if place in before else 0
        before[place] = Fresh(kept if until is None else until, trouble)
        write_text_atomically(str(folder / _FILE), json.dumps(before))


def too_old(folder: Path) -> dict[str, Fresh]:
    """The places whose last good copy is too old."""
    return {place: fresh for place, fresh in known(folder).items() if fresh.age > LIMITS.get(place, 0)}


def _has_second_place(folder: Path) -> bool:
    try:
        return configured(folder) is not None
    except FairswissError:
        return True  # a damaged note is no reason to be silent
