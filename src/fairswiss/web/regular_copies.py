"""Copies of the database by the clock, made beside the work; and a connection that keeps the database open.

The connection is why pages can still be read when the disk becomes read-only, and why the file is not tidied up after
each request.
"""

import logging
import sqlite3
import threading
from pathlib import Path

from fairswiss.model.errors import FairswissError
from fairswiss.web.snapshots import REGULAR, is_room, kept, snapshot, tidy

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
        try:
            opened = sqlite3.connect(self._database, timeout=1)
            seen = opened.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:
            _log.exception("The database cannot be kept open, so no regular copies are made")
            return
        if self._changed_since_the_last():
            self._copy()
        while not self._over.wait(self._every):
            now = opened.execute("PRAGMA data_version").fetchone()
            if now != seen and self._copy():
                seen = now
        opened.close()

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
