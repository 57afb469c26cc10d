"""Run the manager: prepare the data folder, upgrade the database, open the browser, answer until Ctrl-C."""

import contextlib
import logging
import logging.handlers
import os
import shlex
import signal
import threading
import webbrowser
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from fairswiss.keeping.address import HOST, Whereabouts, announced, running, start_link
from fairswiss.keeping.places import ENVIRONMENT, data_folder, made, secret_key
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest
from fairswiss.web.links import issue
from fairswiss.web.reach import HOSTS, hosts_with
from fairswiss.web.running.listening import bound, close, opened
from fairswiss.web.running.plain_http import server_context
from fairswiss.web.running.venue import Opening, Venue, opening

if TYPE_CHECKING:
    import uvicorn

_LOG = "manager.log"
_LOG_BYTES = 1024 * 1024


class Announcement(NamedTuple):
    """The start-up message for the person at the terminal."""

    folder: Path
    address: str
    link: str
    copied: Path | None
    """The copy that was made before the database was upgraded."""
    opening: Opening | None
    """Access for others; None if there is none."""
    warnings: tuple[str, ...] = ()
    """Dangers to the data although the manager runs."""


def named_folder(named: str) -> Path:
    """The data folder that was named, else the usual one."""
    return Path(named).expanduser().absolute() if named else data_folder()


def new_link(folder: Path) -> str:
    """Another start link for the manager that serves this folder now."""
    where = running(folder)
    if where is None:
        words = "No manager is running for the data folder {folder}. Start one: fairswiss serve"
        raise BadRequest(filled(words, folder=folder), code="no-manager")
    return start_link(where, issue(folder))


def prepare(folder: Path, log_file: bool = True) -> None:
    """Make the folder ready and set Django up to use it. Several workers must not share a file of log."""
    os.umask(0o077)  # whatever is written from now on is for its owner alone
    secret_key(made(folder))
    os.environ[ENVIRONMENT] = str(folder)
    os.environ["DJANGO_SETTINGS_MODULE"] = "fairswiss.web.settings"
    import django

    django.setup()
    if log_file:
        _log_to(folder / _LOG)


class Manager:
    """A manager that is ready to answer: ``announcement`` says where. With a venue, it answers a whole network."""

    def __init__(self, folder: Path, port: int, venue: Venue | None = None) -> None:
        already = running(folder)
        if already is not None:
            words = "A manager is already running for this data folder, at {address}. For a link to it: fairswiss link"
            raise BadRequest(filled(words, address=already), code="manager-running")
        named = "" if folder == data_folder() else f" --data {shlex.quote(str(folder))}"
        signal.signal(signal.SIGTERM, _interrupt)  # being ended is like Ctrl-C: nothing is left half done
        self._sockets = bound(venue.bound if venue else (HOST,), port)
        try:
            port = self._sockets[0].getsockname()[1]
            self._opening = opening(venue, made(folder), port) if venue else None
            os.environ.update(self._opening.environment if self._opening else {HOSTS: hosts_with(os.environ, port)})
            prepare(folder)
            from django.conf import settings

            from fairswiss.keeping.soundness import refuse_damaged
            from fairswiss.keeping.upgrading import upgrade
            from fairswiss.web.running.connections import BACKLOG

            self._file = database_file(settings.DATABASES["default"])
            if self._file:
                refuse_damaged(folder)
            copied = upgrade(folder)
            if venue:
                _needs_a_password(named)
            _welcome()
            warnings = dangers(self._file, folder)
            opened(self._sockets, BACKLOG)
        except BaseException:
            close(self._sockets)
            raise
        identity = self._opening.identity if self._opening else None
        self._where = Whereabouts(port, str(identity.shown) if identity else "")
        link = start_link(self._where, issue(folder))
        self.announcement = Announcement(folder, str(self._where), link, copied, self._opening, warnings)

    def run(self, open_browser: bool) -> None:
        """Answer until somebody presses Ctrl-C or ends the process."""
        from fairswiss.keeping.housekeeping import copying

        if open_browser:
            # The socket listens already: the browser waits until the server takes over.
            threading.Thread(target=webbrowser.open, args=(self.announcement.link,), daemon=True).start()
        try:
            with contextlib.ExitStack() as until_the_end:
                until_the_end.callback(close, self._sockets)
                until_the_end.enter_context(announced(self.announcement.folder, self._where))
                until_the_end.enter_context(copying(self._file, self.announcement.folder))
                until_the_end.callback(_nobody_waits_any_more)
                self._server().run(sockets=self._sockets)
        except KeyboardInterrupt:
            return

    def _server(self) -> "uvicorn.Server":
        import uvicorn

        from fairswiss.web.asgi import application
        from fairswiss.web.running.connections import server_limits

        config = uvicorn.Config(
            application,
            access_log=False,
            date_header=False,
            lifespan="off",
            log_level="warning",
            proxy_headers=False,  # those are ours to judge, see fairswiss.web.proxies
            server_header=False,
            timeout_graceful_shutdown=3,
            ws="none",
            **server_limits(),
        )
        config.load()
        if self._opening and self._opening.identity:
            from django.conf import settings

            identity = self._opening.identity
            knows = partial(settings.REACH.knows, here=True)
            config.ssl = server_context(identity.certificate, identity.key, knows)
        return uvicorn.Server(config)


def _nobody_waits_any_more() -> None:
    """End the processes that do long work."""
    from fairswiss.web.asgi import crew

    crew.dismiss()


def _needs_a_password(named: str) -> None:
    """Refuse to go on unless the chief arbiter can sign in; ``named`` is what the command needs to find the folder."""
    from fairswiss.web.people.accounts import chief_has_password

    if not chief_has_password():
        raise BadRequest(
            "On the network people sign in with passwords, and the chief arbiter has none yet. Nothing was opened.\n"
            f"This command asks for one, which is not shown while you type:\n  fairswiss people password owner{named}\n"
            "Then start the manager again.",
            code="password-missing",
        )


def database_file(settings: dict[str, Any]) -> Path | None:
    """The SQLite file; None with a database server."""
    return Path(settings["NAME"]) if settings["ENGINE"].endswith("sqlite3") else None


def dangers(file: Path | None, folder: Path) -> tuple[str, ...]:
    """Dangers to the data although the manager can run."""
    from fairswiss.keeping.soundness import behind_copy, unsound_accounts, unsound_events

    accounts = _of_accounts(unsound_accounts(file))
    if file is None:
        return (*_of_server(), *accounts)
    return (*_of_events({*unsound_events(file), *behind_copy(file, folder)}), *accounts)


def _of_server() -> tuple[str, ...]:
    from fairswiss.web.database import unsafe_settings

    words = "The database server has {} switched off: a power cut can cost what was acknowledged. Switch it on."
    return tuple(words.format(name) for name in unsafe_settings())


def _of_accounts(unsound: list[str]) -> tuple[str, ...]:
    words = (
        "The account {} or its roles were altered. Give it a new password and its roles again, "
        "or stop and run: fairswiss rescue"
    )
    return tuple(words.format(name) for name in unsound)


def _of_events(unsound: set[str]) -> tuple[str, ...]:
    words = "The journal of event {} is damaged; the others are not held up by it. Stop and run: fairswiss rescue"
    return tuple(words.format(event) for event in sorted(unsound))


def _welcome() -> None:
    """Somebody who starts for the first time finds an event to try things with."""
    from fairswiss.desk.samples import first_sample
    from fairswiss.desk.telling import By

    first_sample(By("fairswiss", "to try things with"))


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _log_to(file: Path) -> None:
    logging.raiseExceptions = False  # a log that cannot be written, on a full disk, stops nothing and says nothing
    handler = logging.handlers.RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=3, delay=True)
    handler.setFormatter(logging.Formatter("{asctime} {levelname} {name}: {message}", style="{"))
    logging.getLogger("fairswiss").addHandler(handler)
