import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

_FOLDER = tempfile.mkdtemp(prefix="fairswiss-tests-")
atexit.register(shutil.rmtree, _FOLDER, ignore_errors=True)
os.environ.update(
    DJANGO_SETTINGS_MODULE="fairswiss.web.settings",
    FAIRSWISS_DATA=_FOLDER,
    DJANGO_ALLOW_ASYNC_UNSAFE="true",  # a browser test leaves a loop behind in its thread
)
os.environ.pop("DATABASE_URL", None)

import django

django.setup()

from django.conf import settings
from django.utils import translation

from tests.web.databases import PostgreSQL, connected, copied_file, migrated_file
from tests.web.visitors import Visitor


@pytest.fixture(scope="session")
def prepared_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with all tables."""
    return migrated_file(tmp_path_factory.mktemp("sqlite"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A running PostgreSQL."""
    server = PostgreSQL()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database with all tables, of each kind."""
    if request.param == "sqlite":
        with connected(copied_file(request.getfixturevalue("prepared_file"), tmp_path)):
            yield "sqlite"
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.copy() as name, connected(server.settings(name)):
            yield "postgresql"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setattr(settings, "DATA_FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def visitor(database: str, data: Path) -> Iterator[Visitor]:
    """A browser that has not been let in."""
    yield Visitor()
    translation.deactivate()


@pytest.fixture
def owner(visitor: Visitor, data: Path) -> Visitor:
    """A browser that came in by a link."""
    visitor.enter(data)
    return visitor
