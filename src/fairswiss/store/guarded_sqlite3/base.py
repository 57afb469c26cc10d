"""The connection that Django opens. See :mod:`fairswiss.store.presence`."""

import sqlite3
from pathlib import Path
from typing import Any

from django.db.backends.sqlite3 import base

from fairswiss.store import presence
from fairswiss.store.presence import Gone, Presence


class DatabaseWrapper(base.DatabaseWrapper):
    """Looks at the file before it is asked anything, and before and after each commit."""

    _presence: Presence | None = None

    def get_new_connection(self, conn_params: dict[str, Any]) -> sqlite3.Connection:
        """A connection to the file that the manager has started with, or to none."""
        file = Path(self.settings_dict["NAME"])
        presence.expect_armed(file)
        made: sqlite3.Connection = super().get_new_connection(conn_params)
        is_new = self.is_in_memory_db() or not file.stat().st_size  # nothing was written that could be lost
        self._presence = None if is_new else Presence(file)
        return made

    def _cursor(self, name: str | None = None) -> Any:
        self._expect_file()
        return super()._cursor(name)  # type: ignore[misc]

    def _commit(self) -> None:
        self._expect_file()
        super()._commit()  # type: ignore[misc]
        self._expect_file()  # nothing is acknowledged that only an open file holds

    def _expect_file(self) -> None:
        if self.connection is None or self._presence is None:
            return
        try:
            self._presence.expect()
        except Gone:
            self.connection.rollback()
            presence.save(self.connection)
            raise
