"""The one place where the guard over entries is lifted, and where what was deleted is swept out of the files."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DatabaseError, connection

_TABLE = "fairswiss_entry"
_ANSWERS = "fairswiss_request"
_LOOKING_BACK = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xmin IS NOT NULL"
)
"""The query for the number of open snapshots: for them PostgreSQL keeps rows that were deleted since."""


@contextmanager
def unguarded() -> Iterator[None]:
    """Let entries be removed until the end of the block; nobody else ever sees the table without its guard.

    Only inside a transaction: the guard comes back at the end of the block or, when anything fails, with everything
    else as the transaction is rolled back. Meanwhile nobody else writes: SQLite has one writer, and PostgreSQL locks
    the table.
    """
    if not connection.in_atomic_block:
        raise RuntimeError("the guard is lifted inside a transaction alone")
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("PRAGMA secure_delete=ON")
            cursor.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s", [_TABLE])
            guards = cursor.fetchall()
            for name, _ in guards:
                cursor.execute(f"DROP TRIGGER {connection.ops.quote_name(name)}")
            yield
            for _, statement in guards:
                cursor.execute(statement)
        else:
            cursor.execute(f"ALTER TABLE {_TABLE} DISABLE TRIGGER USER")
            yield
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")  # no table is altered while a check is pending
            cursor.execute(f"ALTER TABLE {_TABLE} ENABLE TRIGGER USER")


def sweep() -> bool:
    """Overwrite what was deleted in the database's own files; False when somebody else is in the way.

    Copies elsewhere, backups and, with PostgreSQL, the write-ahead log and its archive are not reached.
    """
    try:
        with connection.cursor() as cursor:
            if connection.vendor != "sqlite":
                cursor.execute(_LOOKING_BACK)
                (others,) = cursor.fetchone()
                for table in (_TABLE, _ANSWERS):
                    cursor.execute(f"VACUUM (FULL) {table}")
                return not others
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            blocked, *_ = cursor.fetchone() or (1,)
            return not blocked
    except DatabaseError:
        return False
