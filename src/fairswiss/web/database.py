"""Which database: PostgreSQL if ``DATABASE_URL`` names one, else an SQLite file in the data folder."""

from pathlib import Path
from typing import Any

from fairswiss.model.errors import BadRequest
from fairswiss.web.places import DATABASE

_DURABLE = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
_KEPT = 600
"""Seconds for which a thread keeps its connection: opening one costs more than most answers."""


def database(url: str, folder: Path) -> dict[str, Any]:
    """The database as Django's settings want it."""
    return _postgresql(url) if url else sqlite(folder / DATABASE)


def sqlite(file: Path) -> dict[str, Any]:
    """An SQLite file that survives a power cut after each action, and lets readers read while somebody writes."""
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(file),
        "CONN_MAX_AGE": _KEPT,
        "OPTIONS": {"timeout": 20, "transaction_mode": "IMMEDIATE", "init_command": _DURABLE},
    }


def _postgresql(url: str) -> dict[str, Any]:
    # psycopg's own reading of the address: whatever libpq understands works here too.
    from psycopg import ProgrammingError
    from psycopg.conninfo import conninfo_to_dict

    try:
        parts = conninfo_to_dict(url) if url.startswith(("postgres://", "postgresql://")) else {}
    except ProgrammingError:
        parts = {}
    if not parts.get("dbname"):
        raise BadRequest(  # without the address itself, which may hold a password
            "DATABASE_URL is no address of a PostgreSQL database. "
            "Write it as postgresql://USER:PASSWORD@HOST:5432/NAME, or leave it out to use a file."
        )
    named = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host", "PORT": "port"}
    settings: dict[str, Any] = {key: str(parts.pop(part, None) or "") for key, part in named.items()}
    kept = {"CONN_MAX_AGE": _KEPT, "CONN_HEALTH_CHECKS": True}  # a server may have been started anew
    return {"ENGINE": "django.db.backends.postgresql", "OPTIONS": parts, **kept, **settings}
