"""The database is brought to this version after a copy has been made."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from fairswiss.keeping import lock
from fairswiss.keeping.snapshots import snapshot
from fairswiss.keeping.upgrading import Schema, schema, upgrade
from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.web.database import sqlite
from tests.web.databases import PostgreSQL, connected


def test_a_new_database_gets_its_tables_and_no_copy(tmp_path: Path) -> None:
    with connected(sqlite(tmp_path / "new.sqlite3")):
        assert upgrade(tmp_path) is None
        assert "auth_user" in connection.introspection.table_names()
        assert upgrade(tmp_path) is None
    assert not (tmp_path / "snapshots").exists()


def test_an_old_database_is_copied_first(database: str, tmp_path: Path) -> None:
    forget_the_last_migration()
    copied = upgrade(tmp_path)
    assert upgrade(tmp_path) is None
    if database == "postgresql":
        assert copied is None
        return
    assert copied is not None
    assert copied.parent == tmp_path / "snapshots"
    assert copied.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copied) as old:
        names = {name for (name,) in old.execute("SELECT name FROM django_migrations WHERE app = 'credentials'")}
    old.close()
    assert names == set()


def forget_the_last_migration() -> None:
    """As if the program had known nothing of credentials when it made the database."""
    with connection.cursor() as cursor:
        for table in ("session", "invitation", "second_factor", "api_token", "recovery_code", "identity"):
            cursor.execute(f"DROP TABLE fairswiss_{table}")
    MigrationRecorder(connection).record_unapplied("credentials", "0001_initial")


def test_a_database_of_a_newer_program_is_left_alone(database: str, tmp_path: Path) -> None:
    MigrationRecorder(connection).record_applied("auth", "9999_from_the_future")
    with pytest.raises(BadRequest, match="newer"):
        upgrade(tmp_path)


def test_an_upgrade_waits_for_another_one_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    with connected(sqlite(tmp_path / "new.sqlite3")):
        with contextlib.closing(sqlite3.connect(tmp_path / "upgrade-lock", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(FileAccess, match="Another process"):
                upgrade(tmp_path)
        assert schema() is Schema.OLDER
        upgrade(tmp_path)
        assert schema() is Schema.CURRENT


def test_a_copy_holds_what_was_just_written(tmp_path: Path) -> None:
    with connected(sqlite(tmp_path / "a.sqlite3")):
        with connection.cursor() as cursor:
            cursor.execute("CREATE TABLE t (x)")
            cursor.execute("INSERT INTO t VALUES (7)")
        copy = snapshot(tmp_path / "a.sqlite3", tmp_path, "test")
    with sqlite3.connect(copy) as opened:
        assert opened.execute("SELECT x FROM t").fetchall() == [(7,)]
    opened.close()


def test_a_copy_that_fails_leaves_nothing_half_done(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite3").write_text("no database " * 100)
    with pytest.raises(FileAccess, match="Nothing was changed"):
        snapshot(tmp_path / "a.sqlite3", tmp_path, "test")
    assert list((tmp_path / "snapshots").iterdir()) == []


def test_an_sqlite_file_survives_a_power_cut_and_waits_for_others(database: str) -> None:
    if database == "postgresql":
        pytest.skip("of SQLite alone")
    with connection.cursor() as cursor:
        found = [cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        found += [cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in ("foreign_keys", "busy_timeout")]
    assert found == ["wal", 2, 1, 20_000]
    assert connection.settings_dict["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_postgresql_by_its_address(postgresql: PostgreSQL) -> None:
    with connected(postgresql.settings(postgresql.template)), connection.cursor() as cursor:
        cursor.execute("SELECT version()")
        assert cursor.fetchone()[0].startswith("PostgreSQL")
