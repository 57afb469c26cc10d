"""Every minute, beside the work: uploads expire, erasures are finished, the newest copy goes to the second place."""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.db import DatabaseError, connection

from fairswiss.keeping import freshness, uploads
from fairswiss.keeping.elsewhere import mirror
from fairswiss.keeping.erasures import finish_if_any
from fairswiss.keeping.regular_copies import RegularCopies
from fairswiss.model.errors import FairswissError
from fairswiss.store import presence

EVERY = 60
_log = logging.getLogger("fairswiss.web")


class Housekeeping(threading.Thread):
    """Until :meth:`stop`."""

    def __init__(self, folder: Path, every: float = EVERY) -> None:
        super().__init__(name="housekeeping", daemon=True)
        self._folder, self._every = folder, every
        self._over = threading.Event()
        self._said = ""

    def run(self) -> None:
        """At once, and then again and again."""
        while True:
            for work in (uploads.tidy, self._erasures, self._second_place):
                try:
                    work()
                except (FairswissError, OSError, DatabaseError) as error:
                    self._complain(f"{work.__name__.strip('_').replace('_', ' ')}: {error}")
            connection.close()
            if self._over.wait(self._every):
                return

    def stop(self) -> None:
        """No more; what is being done is finished first."""
        self._over.set()
        self.join(5)

    def _erasures(self) -> None:
        finish_if_any(self._folder)

    def _second_place(self) -> None:
        if not mirror.is_wanted(self._folder):
            return
        until = freshness.known(self._folder).get(freshness.HERE)
        try:
            there = mirror.bring(self._folder)
        except FairswissError:
            trouble = freshness.FAILED if mirror.is_there(self._folder) else freshness.ABSENT
            freshness.note(self._folder, freshness.THERE, None, trouble)
            raise
        if there and until:
            freshness.note(self._folder, freshness.THERE, until.until)
            self._said = ""

    def _complain(self, what: str) -> None:
        """Once, not every minute."""
        if what != self._said:
            _log.warning("Not done, and tried again: %s", what)
            self._said = what


@contextmanager
def copying(file: Path | None, folder: Path) -> Iterator[None]:
    """Regular copies of a database file, and housekeeping in its folder, for as long as this lasts.

    No other file is opened in the place of this one meanwhile.
    """
    threads: list[RegularCopies | Housekeeping] = [Housekeeping(folder)]
    if file:
        presence.arm(file)
        threads.append(RegularCopies(file, folder))
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.stop()
        presence.disarm()
