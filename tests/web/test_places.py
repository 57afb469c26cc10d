"""Where things are kept, and what the environment says about it."""

from pathlib import Path

import pytest

from fairswiss.keeping import places
from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.web.clock import time_zone
from fairswiss.web.database import database


def test_the_folder_is_the_one_of_the_environment_or_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FAIRSWISS_DATA", str(tmp_path))
    assert places.data_folder() == tmp_path
    monkeypatch.setenv("FAIRSWISS_DATA", "~/x")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.data_folder() == tmp_path / "x"
    monkeypatch.delenv("FAIRSWISS_DATA")
    assert places.data_folder().name == "fairswiss"


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert places.kept_secret(folder) == ""
    secret = places.secret_key(folder)
    assert len(secret) >= 50
    assert places.secret_key(folder) == secret
    assert (folder / "secret-key").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in folder.iterdir()] == ["secret-key"]
    assert secret not in places.fingerprint(secret)


def test_a_secret_that_cannot_be_read_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "secret-key").write_bytes(b"\xff\xfe")
    with pytest.raises(FileAccess):
        places.secret_key(tmp_path)


def test_the_address_of_a_database() -> None:
    found = database("postgresql://ann:p%40ss@db.example:6543/open?sslmode=require", Path())
    assert found["ENGINE"].endswith("postgresql")
    named = {key: found[key] for key in ("NAME", "USER", "PASSWORD", "HOST", "PORT")}
    assert named == {"NAME": "open", "USER": "ann", "PASSWORD": "p@ss", "HOST": "db.example", "PORT": "6543"}
    durable = {"connect_timeout": 10, "options": "-c synchronous_commit=on"}
    assert found["OPTIONS"] == {"sslmode": "require", **durable}
    stronger = database("postgresql:///open?options=-c%20synchronous_commit%3Dremote_apply", Path())
    assert stronger["OPTIONS"]["options"] == "-c synchronous_commit=remote_apply"
    assert database("postgres:///open", Path())["HOST"] == ""
    assert database("", Path("here"))["NAME"] == str(Path("here", "fairswiss.sqlite3"))


@pytest.mark.parametrize(
    "url", ["open", "mysql://x/y", "postgresql://", "postgresql://x/y?nonsense=1", "postgresql://[/"]
)
def test_an_address_of_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadRequest, match="DATABASE_URL"):
        database(url, Path())


def test_the_time_zone_is_the_machines(tmp_path: Path) -> None:
    nowhere = tmp_path / "none"
    assert time_zone("Europe/Berlin", nowhere) == "Europe/Berlin"
    assert time_zone(":Europe/Berlin", nowhere) == "Europe/Berlin"
    assert time_zone("nonsense", nowhere) == "UTC"
    zone = tmp_path / "zoneinfo" / "Asia" / "Tokyo"
    zone.parent.mkdir(parents=True)
    zone.touch()
    (tmp_path / "localtime").symlink_to(zone)
    assert time_zone("", tmp_path / "localtime") == "Asia/Tokyo"
