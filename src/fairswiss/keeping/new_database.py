"""A new SQLite database in one step: all tables of this version from ``new_database.sql``, which migrations gave.

Running every migration costs more than half a second of a first start. A test compares the two ways; after a new
migration ``scripts/new_database`` writes the file again.
"""

import re
import sqlite3
from collections.abc import Collection
from importlib.resources import files

from django.db import connection

_MIGRATION = re.compile(r"""INSERT INTO "django_migrations" VALUES\(\d+,'(\w+)','(\w+)',""")
_MOMENT = re.compile(r"'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?'")
_NOW = "strftime('%Y-%m-%d %H:%M:%f', 'now')"


def fill(known: Collection[tuple[str, str]]) -> bool:
    """Give the empty database its tables; False, and nothing done, where these are not the migrations known here."""
    text = files(__package__).joinpath("new_database.sql").read_text("utf-8")
    if connection.vendor != "sqlite" or not set(_MIGRATION.findall(text)) <= set(known):
        return False
    connection.ensure_connection()
    with connection.constraint_checks_disabled(), connection.wrap_database_errors:  # the tables come in any order
        try:
            connection.connection.executescript(text)
        except sqlite3.Error:
            connection.connection.rollback()
            raise
    return True


def written(migrated: sqlite3.Connection) -> str:
    """The file's text for a database that the migrations made: its moments are those of whoever runs it."""
    lines = (_MOMENT.sub(_NOW, line) if _MIGRATION.match(line) else line for line in migrated.iterdump())
    return "\n".join(lines) + "\n"
