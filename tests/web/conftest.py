import logging
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.utils import translation

from fairswiss.studies import own_field
from fairswiss.web.notifications import quotas as notifications
from fairswiss.web.phones import quotas as phones
from fairswiss.web.rate_limits import PACES
from fairswiss.web.security_log import sparing
from tests.cli.events import Shell
from tests.web.databases import ON_BOTH, PostgreSQL, connected, copied_file, migrated_file
from tests.web.live import Live, manager
from tests.web.security import SecurityLog
from tests.web.visitors import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EXPECTED = ("Failed to load resource", "Response Status Error Code")
"""What a browser says about an answer that is an error, as some are on purpose."""


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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A module whose tests do not depend on the database says ``DATABASES = ON_ONE``; all others are run on both."""
    chosen = any("database" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "database" in metafunc.fixturenames and not chosen:
        metafunc.parametrize("database", getattr(metafunc.module, "DATABASES", ON_BOTH), indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database with all tables, of each kind."""
    if request.param == "sqlite":
        with connected(copied_file(request.getfixturevalue("prepared_file"), tmp_path)):
            yield "sqlite"
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.emptied() as name, connected(server.settings(name)):
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


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Chromium."""
    from playwright.sync_api import sync_playwright  # not before it is wanted: the fast tests do without

    from tests.web.browsers import ARGUMENTS, chromium
    from tests.web.patience import patience

    executable = chromium()
    if executable is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright, patience():
        started = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def live_on_sqlite(prepared_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A running manager with an SQLite file."""
    folder = tmp_path_factory.mktemp("live")
    copied_file(prepared_file, folder)
    with manager(folder) as running:
        yield running


@pytest.fixture(scope="session")
def live_on_postgresql(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A running manager with a database of PostgreSQL."""
    with postgresql.copy() as name, manager(tmp_path_factory.mktemp("live"), postgresql.url(name)) as running:
        yield running


@pytest.fixture(scope="session")
def live(request: pytest.FixtureRequest) -> Live:
    """A running manager, shared by the browser tests of this process; on SQLite unless a test names ON_BOTH.

    That of the other database goes on running meanwhile: tests come in any order, and starting takes long.
    """
    found: Live = request.getfixturevalue(f"live_on_{getattr(request, 'param', 'sqlite')}")
    return found


@pytest.fixture
def tab(browser: "Browser", live: Live) -> Iterator["Page"]:
    """A tab of a browser that has not been let in; what its console or the policy objects to fails the test."""
    context = browser.new_context(base_url=live.address, viewport={"width": 1280, "height": 800}, locale="en-GB")
    opened = context.new_page()
    said: list[str] = []
    opened.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    opened.on("pageerror", lambda error: said.append(str(error)))
    yield opened
    heard = [text for text in said if not text.startswith(EXPECTED)]  # what is cut off by closing is no fault
    context.close()
    assert heard == []


@pytest.fixture
def owner_tab(tab: "Page", live: Live) -> "Page":
    """A tab of a browser that came in by a link."""
    tab.goto(live.new_link())
    return tab


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Runs a command line in this process."""
    return Shell(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def _small_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison of systems is asked for by every walk over all addresses, and need not find anything there."""
    monkeypatch.setattr(own_field, "_MOST", 1)
    monkeypatch.setattr(own_field, "_FEWEST", 0)


@pytest.fixture(autouse=True)
def _nothing_counted() -> None:
    """Rate limits, and the security log's few lines of a kind in a minute: no test is to use up those of another."""
    sparing.forget()
    for pace in (*PACES, *phones.PACES, *notifications.PACES):
        pace.forget()


@pytest.fixture
def security() -> Iterator[SecurityLog]:
    """Listens from now on."""
    logger, kept = logging.getLogger("fairswiss.security"), SecurityLog()
    logger.addHandler(kept)
    yield kept
    logger.removeHandler(kept)
