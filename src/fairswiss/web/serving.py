"""Run the manager: prepare the data folder, upgrade the database, open the browser, answer until Ctrl-C."""

import logging
import logging.handlers
import os
import signal
import socket
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import NamedTuple, NoReturn

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
    """The copy of the database that was made before it was upgraded."""


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
        from fairswiss.web.upgrading import upgrade

        copied = upgrade(folder)
        _welcome()
        self._port: int = self._socket.getsockname()[1]
        link = start_link(self._port, issue(folder))
        self.announcement = Announcement(folder, f"http://{HOST}:{self._port}", link, copied)

    def run(self, open_browser: bool) -> None:
        """Answer until somebody presses Ctrl-C or ends the process."""
        import uvicorn

        from fairswiss.web.asgi import application, crew
        from fairswiss.web.connections import server_limits

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
                **server_limits(),
            )
        )
        if open_browser:
            # The socket listens already: the browser waits until the server takes over.
            threading.Thread(target=webbrowser.open, args=(self.announcement.link,), daemon=True).start()
        try:
            with self._socket, announced(self.announcement.folder, self._port):
                server.run(sockets=[self._socket])
        except KeyboardInterrupt:
            return
        finally:
            crew.dismiss()  # nobody waits for an answer any more


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
    handler = logging.handlers.RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=3, delay=True)
    handler.setFormatter(logging.Formatter("{asctime} {levelname} {name}: {message}", style="{"))
    logging.getLogger("fairswiss").addHandler(handler)
