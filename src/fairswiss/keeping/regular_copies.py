"""Copies of the database by the clock, made beside the work; and a connection that keeps the database open.

The connection is why pages can still be read when the disk becomes read-only, and why the file is not tidied up after
each request.
"""

import contextlib
import logging
import sqlite3
import threading
import time
from pathlib import Path

from fairswiss.keeping import freshness
from fairswiss.keeping.contents import contents, lacking
from fairswiss.keeping.lost_file import LOOKS
from fairswiss.keeping.snapshots import REGULAR, is_room, kept, snapshot, tidy
from fairswiss.model.errors import FairswissError
from fairswiss.store import presence
from fairswiss.store.changes import UNKNOWN
from fairswiss.store.presence import Gone, Presence
from fairswiss.store.salvage import UNREADABLE

EVERY = 10 * 60
"""Seconds between two copies, when something was changed."""
_log = logging.getLogger("fairswiss.web")


def _is_there(present: Presence, opened: sqlite3.Connection) -> bool:
    """True if the file is still the same; if not, the contents of the open connection are saved at once."""
    try:
        present.expect()
    except Gone:
        presence.save(opened)
        return False
    return True


class RegularCopies(threading.Thread):
    """Makes a copy at the start, and every ten minutes when something was changed since."""

    def __init__(self, database: Path, folder: Path, every: float = EVERY) -> None:
        super().__init__(name="regular copies", daemon=True)
        self._database, self._folder, self._every = database, folder, every
        self._over = threading.Event()

    def run(self) -> None:
        """Until :meth:`stop`."""
        with contextlib.closing(sqlite3.connect(self._database, timeout=1)) as opened:
            try:
                present = Presence(self._database)
                begun, seen = time.time(), self._version(opened)
                if not self._changed_since_the_last() or self._copy():
                    self._is_current(begun)
                copied = time.monotonic()
                while not self._over.wait(min(self._every, LOOKS)):
                    if not _is_there(present, opened) or time.monotonic() - copied < self._every:
                        continue
                    begun, now = time.time(), self._version(opened)
                    if (now and now == seen) or self._copy():
                        self._is_current(begun)
                        seen = now
                    copied = time.monotonic()
                _is_there(present, opened)  # nobody may have looked since
            except (OSError, Gone) as error:
                _log.warning("No regular copies are made any more: %s", error)

    def _is_current(self, moment: float) -> None:
        """Everything that was saved up to this moment is in a copy."""
        with contextlib.suppress(FairswissError):
            freshness.note(self._folder, freshness.HERE, moment)

    def _version(self, opened: sqlite3.Connection) -> int:
        """A number that changes when anybody writes; nothing new is said of a database that cannot be read."""
        with contextlib.suppress(sqlite3.Error):
            return int(opened.execute("PRAGMA data_version").fetchone()[0])
        return 0

    def stop(self) -> None:
        """No more copies; one that is being made is finished first."""
        self._over.set()
        self.join(5)

    def _changed_since_the_last(self) -> bool:
        """True if the database holds anything that no copy does; no clock is involved."""
        try:
            held = contents(self._database)
            return all(copy.age == UNKNOWN or lacking(copy.file, held) for copy in kept(self._folder))
        except UNREADABLE:
            return True

    def _copy(self) -> bool:
        try:
            tidy(self._folder)
            if is_room(self._database, self._folder):
                snapshot(self._database, self._folder, REGULAR)
                return True
            _log.warning("No regular copy was made: the disk is nearly full")
        except (FairswissError, OSError) as error:
            _log.warning("No regular copy was made: %s", error)
        return False
