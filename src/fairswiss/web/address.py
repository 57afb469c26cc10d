"""Where the manager of a data folder answers at the moment, for the other processes of this machine."""

import contextlib
import http.client
from collections.abc import Iterator
from pathlib import Path

from fairswiss.model.errors import of_disk
from fairswiss.web.places import fingerprint, kept_secret

HOST = "127.0.0.1"
_FILE = "port"
_PATIENCE = 3


def running_port(folder: Path) -> int | None:
    """The port of the manager that serves this folder now; None if there is none."""
    try:
        port = int((folder / _FILE).read_text("ascii"))
    except (OSError, ValueError):
        return None
    return port if _answers(port, f"fairswiss {fingerprint(kept_secret(folder))}") else None


@contextlib.contextmanager
def announced(folder: Path, port: int) -> Iterator[None]:
    """Let others know the port for as long as this lasts."""
    file = folder / _FILE
    try:
        file.write_text(str(port), "ascii")
    except OSError as error:
        raise of_disk(f"Where the manager answers cannot be written to {file}: {error.strerror}.", error) from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):  # a file that stays names a port where nobody answers
            file.unlink(missing_ok=True)


def start_link(port: int, token: str) -> str:
    """The address that lets its reader in."""
    return f"http://{HOST}:{port}/start/{token}"


def _answers(port: int, expected: str) -> bool:
    with contextlib.closing(http.client.HTTPConnection(HOST, port, timeout=_PATIENCE)) as asked:
        try:
            asked.request("GET", "/alive")
            return asked.getresponse().read(200) == expected.encode()
        except (OSError, http.client.HTTPException):
            return False
