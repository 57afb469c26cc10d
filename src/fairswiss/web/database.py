"""Database settings: PostgreSQL if ``DATABASE_URL`` names one, else an SQLite file in the data folder."""

from pathlib import Path
from typing import Any

from fairswiss.keeping.places import DATABASE
from fairswiss.model.errors import BadRequest
from fairswiss.model.extras import optional

_DURABLE = (
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON; "
    "PRAGMA foreign_keys=ON;"
)
"""Each commit is on the disk before it is acknowledged; macOS needs the two in the middle for that."""
_WAITS = 20
"""Seconds until a writer that waits for another one is told to try again."""
_CONNECTS = 10
"""Seconds until a database server that does not answer is given up."""
_COMMITS = "synchronous_commit"
_KEPT = 600
"""Seconds for which a thread keeps its connection: opening one costs more than most answers."""


def database(url: str, folder: Path) -> dict[str, Any]:
    """The database as Django's settings want it."""
    return _postgresql(url) if url else sqlite(folder / DATABASE)


def sqlite(file: Path) -> dict[str, Any]:
    """An SQLite file that survives a power cut after each action, and lets readers read while somebody writes."""
    return {
        "ENGINE": "fairswiss.store.guarded_sqlite3",
        "NAME": str(file),
        "CONN_MAX_AGE": _KEPT,
        "OPTIONS": {"timeout": _WAITS, "transaction_mode": "IMMEDIATE", "init_command": _DURABLE},
    }


def _postgresql(url: str) -> dict[str, Any]:
    # psycopg's own reading of the address: whatever libpq understands works here too.
    with optional():
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict

    try:
        parts = conninfo_to_dict(url) if url.startswith(("postgres://", "postgresql://")) else {}
    except ProgrammingError:
        parts = {}
    if not parts.get("dbname"):
        raise BadRequest(  # without the address itself, which may hold a password
            "DATABASE_URL is no address of a PostgreSQL database. "
            "Write it as postgresql://USER:PASSWORD@HOST:5432/NAME, or leave it out to use a file.",
            code="setting-unusable",
        )
    named = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host", "PORT": "port"}
    settings: dict[str, Any] = {key: str(parts.pop(part, None) or "") for key, part in named.items()}
    parts.setdefault("connect_timeout", _CONNECTS)
    if _COMMITS not in (options := str(parts.get("options") or "")):
        # Whatever the server's usual value: an acknowledged action is on its disk.
        parts["options"] = f"{options} -c {_COMMITS}=on".strip()
    return {
        "ENGINE": "django.db.backends.postgresql",
        "OPTIONS": parts,
        "CONN_MAX_AGE": _KEPT,
        "CONN_HEALTH_CHECKS": True,  # the server may have been started anew
        **settings,
    }


def unsafe_settings() -> list[str]:
    """Settings switched off on the PostgreSQL server that an acknowledged action needs to survive a power cut."""
    from django.db import connection

    if connection.vendor != "postgresql":
        return []
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT name FROM pg_settings WHERE setting = 'off' "
            "AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name"
        )
        return [str(name) for (name,) in cursor.fetchall()]
