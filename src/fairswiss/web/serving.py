"""Run the manager: prepare the data folder, upgrade the database, open the browser, answer until Ctrl-C."""

import contextlib
import logging
import logging.handlers
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple, NoReturn

from fairswiss.model.errors import BadRequest
from fairswiss.web.address import HOST, announced, running_port, start_link
from fairswiss.web.links import issue
from fairswiss.web.places import ENVIRONMENT, data_folder, made, secret_key

_LOG = "manager.log"
_LOG_BYTES = 1024 * 1024


class Announcement(NamedTuple):
    """What the person at the terminal should know."""

    folder: Path
    address: str
    link: str
    copied: Path | None
    """The copy that was made before the database was upgraded."""
    warnings: tuple[str, ...] = ()
    """What endangers the data although the manager runs."""


def named_folder(named: str) -> Path:
    """The data folder that was named, else the usual one."""
    return Path(named).expanduser().absolute() if named else data_folder()


def new_link(folder: Path) -> str:
    """Another start link for the manager that serves this folder now."""
    port = running_port(folder)
    if port is None:
        raise BadRequest(f"No manager is running for the data folder {folder}. Start one: fairswiss serve")
    return start_link(port, issue(folder))


def prepare(folder: Path) -> None:
    """Make the folder ready and set Django up to use it."""
    os.umask(0o077)  # whatever is written from now on is for its owner alone
    secret_key(made(folder))
    os.environ[ENVIRONMENT] = str(folder)
    os.environ["DJANGO_SETTINGS_MODULE"] = "fairswiss.web.settings"
    import django

    django.setup()
    _log_to(folder / _LOG)


class Manager:
    """A manager that is ready to answer: ``announcement`` says where."""

    def __init__(self, folder: Path, port: int) -> None:
        running = running_port(folder)
        if running is not None:
            raise BadRequest(
                f"A manager is already running for this data folder, at http://{HOST}:{running}. "
                "For a link to it: fairswiss link"
            )
        signal.signal(signal.SIGTERM, _interrupt)  # being ended is like Ctrl-C: nothing is left half done
        self._socket = _listening(port)
        prepare(folder)
        from django.conf import settings

        from fairswiss.web.soundness import behind_copy, refuse_damaged, unsound_events
        from fairswiss.web.upgrading import upgrade

        self._file = _database_file(settings.DATABASES["default"])
        if self._file:
            refuse_damaged(folder)
        copied = upgrade(folder)
        _welcome()
        warnings = (
            _of_server()
            if self._file is None
            else _of_events({*unsound_events(self._file), *behind_copy(self._file, folder)})
        )
        self._port: int = self._socket.getsockname()[1]
        link = start_link(self._port, issue(folder))
        self.announcement = Announcement(folder, f"http://{HOST}:{self._port}", link, copied, warnings)

    def run(self, open_browser: bool) -> None:
        """Answer until somebody presses Ctrl-C or ends the process."""
        import uvicorn

        from fairswiss.web.asgi import application

        server = uvicorn.Server(
            uvicorn.Config(
                application,
                access_log=False,
                date_header=False,
                lifespan="off",
                log_level="warning",
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=3,
                ws="none",
            )
        )
        if open_browser:
            # The socket listens already: the browser waits until the server takes over.
            threading.Thread(target=webbrowser.open, args=(self.announcement.link,), daemon=True).start()
        folder = self.announcement.folder
        try:
            with self._socket, announced(folder, self._port), _copying(self._file, folder):
                server.run(sockets=[self._socket])
        except KeyboardInterrupt:
            return


@contextlib.contextmanager
def _copying(file: Path | None, folder: Path) -> Iterator[None]:
    """Regular copies for as long as this lasts."""
    if file is None:
        yield
        return
    from fairswiss.web.regular_copies import RegularCopies

    copies = RegularCopies(file, folder)
    copies.start()
    try:
        yield
    finally:
        copies.stop()


def _database_file(settings: dict[str, Any]) -> Path | None:
    """The SQLite file; None with a database server."""
    return Path(settings["NAME"]) if settings["ENGINE"].endswith("sqlite3") else None


def _of_server() -> tuple[str, ...]:
    from fairswiss.web.database import unsafe_settings

    words = "The database server has {} switched off: a power cut can cost what was acknowledged. Switch it on."
    return tuple(words.format(name) for name in unsafe_settings())


def _of_events(unsound: set[str]) -> tuple[str, ...]:
    words = "The journal of event {} is damaged; the others are not held up by it. Stop and run: fairswiss rescue"
    return tuple(words.format(event) for event in sorted(unsound))


def _welcome() -> None:
    """Somebody who starts for the first time finds an event to try things with."""
    from fairswiss.app.samples import first_sample
    from fairswiss.app.telling import By

    first_sample(By("fairswiss", "to try things with"))


def _listening(port: int) -> socket.socket:
    """A socket on this machine alone."""
    opened = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere the option would let two programs share a port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((HOST, port))
        opened.listen()
    except (OSError, OverflowError) as error:
        opened.close()
        raise BadRequest(
            f"Port {port} cannot be used: {getattr(error, 'strerror', None) or error}. "
            "Choose another one with --port, or any free one with --port 0."
        ) from error
    return opened


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _log_to(file: Path) -> None:
    logging.raiseExceptions = False  # a log that cannot be written, on a full disk, stops nothing and says nothing
    handler = logging.handlers.RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=3, delay=True)
    handler.setFormatter(logging.Formatter("{asctime} {levelname} {name}: {message}", style="{"))
    logging.getLogger("fairswiss").addHandler(handler)
