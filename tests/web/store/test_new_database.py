"""A new folder gets its tables in one step, and they are those that the migrations make."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection

from fairswiss.keeping import new_database, upgrading
from fairswiss.keeping.new_database import fill, written
from fairswiss.web.database import sqlite
from tests.web.databases import connected

FILE = Path(new_database.__file__).with_suffix(".sql")


def migrated(file: Path) -> str:
    """The text for a database to which every migration was applied."""
    with connected(sqlite(file)):
        call_command("migrate", verbosity=0, interactive=False)
    with contextlib.closing(sqlite3.connect(file)) as made:
        return written(made)


def test_the_file_is_what_the_migrations_make(tmp_path: Path) -> None:
    assert FILE.read_text("utf-8") == migrated(tmp_path / "migrated.sqlite3"), "run scripts/new_database"


def test_a_new_folder_gets_exactly_that_and_nothing_is_left_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object, **__: object) -> None:
        raise AssertionError("no migration should be run")

    monkeypatch.setattr(upgrading, "call_command", none)
    with connected(sqlite(tmp_path / "new.sqlite3")):
        assert upgrading.upgrade(tmp_path) is None
        assert upgrading.schema() is upgrading.Schema.CURRENT
        assert upgrading.upgrade(tmp_path) is None
    with contextlib.closing(sqlite3.connect(tmp_path / "new.sqlite3")) as made:
        assert sorted(written(made).splitlines()) == sorted(FILE.read_text("utf-8").splitlines())


def test_another_django_with_other_migrations_applies_its_own(tmp_path: Path) -> None:
    with connected(sqlite(tmp_path / "new.sqlite3")):
        known = upgrading._known() - {("auth", "0012_alter_user_first_name_max_length")}
        assert not fill(known)
        assert connection.introspection.table_names() == []


def test_what_fails_in_the_middle_leaves_an_empty_database(tmp_path: Path) -> None:
    with connected(sqlite(tmp_path / "new.sqlite3")):
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA max_page_count = 20")
        with pytest.raises(Exception, match="full"):
            fill(upgrading._known())
        assert connection.introspection.table_names() == []
