"""What is in a PostgreSQL database, so that it can be put back: much faster than to copy a whole one for each test."""

import json
from typing import LiteralString

import psycopg
from psycopg import sql

_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
_SEQUENCES = """
SELECT sequencename::text, coalesce(last_value, start_value), last_value IS NOT NULL
FROM pg_sequences WHERE schemaname = 'public'
"""
_SET = "SELECT setval(name, value, used) FROM unnest(%s::text[], %s::bigint[], %s::bool[]) AS held(name, value, used)"
_ALONE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_SHAPE = """
SELECT md5(string_agg(part, ',' ORDER BY part)) FROM (
  SELECT concat_ws(' ', relname, relkind) FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT concat_ws(' ', attrelid::regclass, attname, atttypid, atttypmod, attnotnull, attisdropped) FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT concat_ws(' ', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
) AS shape(part)
"""
_ROWS = "SELECT md5(string_agg(held::text, ',' ORDER BY held::text)) FROM {} AS held"

Connection = psycopg.Connection[tuple[object, ...]]


class Contents:
    """The shape of a database and every row in it; few, for it is new."""

    def __init__(self, connection: Connection) -> None:
        self._shape = _one(connection, _SHAPE)
        self._names = [str(name) for (name,) in connection.execute(_TABLES)]
        self._digests = self._digested(connection)
        self._rows = {
            name: json.dumps(_one(connection, sql.SQL("SELECT json_agg(held) FROM {} AS held").format(_name(name))))
            for name, digest in self._digests.items()
            if digest is not None
        }
        self._sequences = [list(column) for column in zip(*connection.execute(_SEQUENCES), strict=True)]

    def brought_back(self, connection: Connection) -> bool:
        """Put every row back as it was; False when the tables themselves were changed."""
        connection.execute(_ALONE)
        if _one(connection, _SHAPE) != self._shape:
            return False
        connection.execute("SET session_replication_role = replica")  # no guard of a table objects
        for name, digest in self._digested(connection).items():
            if digest != self._digests[name]:
                connection.execute(sql.SQL("DELETE FROM {}").format(_name(name)))
                if name in self._rows:
                    insert = sql.SQL("INSERT INTO {} SELECT * FROM json_populate_recordset(NULL::{}, %s)")
                    connection.execute(insert.format(_name(name), _name(name)), (self._rows[name],))
        connection.execute(_SET, self._sequences)
        return True

    def _digested(self, connection: Connection) -> dict[str, object]:
        each = (sql.SQL("({})").format(sql.SQL(_ROWS).format(_name(name))) for name in self._names)
        (digests,) = connection.execute(sql.SQL("SELECT {}").format(sql.SQL(", ").join(each)))
        return dict(zip(self._names, digests, strict=True))


def _name(table: str) -> sql.Identifier:
    return sql.Identifier(table)


def _one(connection: Connection, query: LiteralString | sql.Composed) -> object:
    row = connection.execute(query).fetchone()
    return row and row[0]
