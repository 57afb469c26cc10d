"""A counter of changes inside the database, and the number of the last change in every row that can change.

No clock has a part in it: a copy of the database is newer than another one if its counter is higher, whatever the files
are called. With SQLite alone: a server has one writer for each event, and they must not wait for one another's counter.

Nothing here needs Django: copies and damaged files are looked at as they are. The migrations use these statements, so
they must not change any more.
"""

import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

TABLES = (
    "CREATE TABLE fairswiss_change (id integer PRIMARY KEY CHECK (id = 1), number integer NOT NULL)",
    "INSERT INTO fairswiss_change (id, number) VALUES (1, 1)",
    "CREATE TABLE fairswiss_gone (kind text, row text, number integer NOT NULL, PRIMARY KEY (kind, row))",
)
NO_TABLES = ("DROP TABLE fairswiss_gone", "DROP TABLE fairswiss_change")
_COUNT = "UPDATE fairswiss_change SET number = number + 1"
_NUMBER = "(SELECT number FROM fairswiss_change)"
_MARK = f"UPDATE {{table}} SET changed = {_NUMBER} WHERE id = NEW.id"
_BACK = "DELETE FROM fairswiss_gone WHERE kind = '{table}' AND row = NEW.id"
_GONE = f"INSERT OR REPLACE INTO fairswiss_gone (kind, row, number) VALUES ('{{table}}', OLD.id, {_NUMBER})"
_TRIGGERS = {
    "insert": f"AFTER INSERT ON {{table}} BEGIN {_COUNT}; {_MARK}; {_BACK}; END",
    "update": f"AFTER UPDATE OF {{columns}} ON {{table}} BEGIN {_COUNT}; {_MARK}; END",
    "delete": f"AFTER DELETE ON {{table}} BEGIN {_COUNT}; {_GONE}; END",
}


class Age(NamedTuple):
    """The age of a database in changes; of two, the greater one is the newer one."""

    changes: int
    entries: int
    """The number of entries ever written: distinguishes copies made before changes were counted."""


UNKNOWN = Age(-1, -1)
"""Of a file that cannot be read."""


def counting(table: str, columns: str) -> Iterator[str]:
    """Triggers that count each change of a table and mark the row; ``columns`` are those that matter."""
    for event, body in _TRIGGERS.items():
        yield f"CREATE TRIGGER {table}_counted_{event} {body.format(table=table, columns=columns)}"


def not_counting(table: str) -> Iterator[str]:
    """The triggers removed."""
    yield from (f"DROP TRIGGER {table}_counted_{event}" for event in _TRIGGERS)


def age_of(opened: sqlite3.Connection) -> Age:
    """The age of a database; zero where nothing was counted yet."""
    return Age(
        _number(opened, "SELECT number FROM fairswiss_change", "fairswiss_change"),
        _number(opened, "SELECT seq FROM sqlite_sequence WHERE name = 'fairswiss_entry'", "sqlite_sequence"),
    )


def _number(opened: sqlite3.Connection, question: str, table: str) -> int:
    if not opened.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone():
        return 0
    found = opened.execute(question).fetchone()
    return found[0] if found and isinstance(found[0], int) else 0
