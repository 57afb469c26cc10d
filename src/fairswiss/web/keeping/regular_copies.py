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

from fairswiss.model.errors import FairswissError
from fairswiss.web.keeping import freshness
from fairswiss.web.keeping.snapshots import REGULAR, is_room, kept, snapshot, tidy

EVERY = 10 * 60
"""Seconds between two copies, when something was changed."""
_log = logging.getLogger("fairswiss.web")


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
                begun, seen = time.time(), self._version(opened)
                if not self._changed_since_the_last() or self._copy():
                    self._is_current(begun)
                while not self._over.wait(self._every):
                    begun, now = time.time(), self._version(opened)
                    if (now and now == seen) or self._copy():
                        self._is_current(begun)
                        seen = now
            except OSError as error:
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
        newest = next(iter(kept(self._folder)), None)
        files = (self._database, self._database.with_name(f"{self._database.name}-wal"))
        written = max(file.stat().st_mtime for file in files if file.exists())
        return newest is None or written > newest.file.stat().st_mtime

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
