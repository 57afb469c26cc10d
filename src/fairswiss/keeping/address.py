"""The address of the running manager of a data folder, for the other processes of this machine."""

import contextlib
import http.client
import json
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fairswiss.keeping.places import fingerprint, kept_secret
from fairswiss.model.errors import of_disk

HOST = "127.0.0.1"
_FILE = "port"
_PATIENCE = 20
"""Seconds for a manager that is busy; where none is, the port says so at once."""


class Whereabouts(NamedTuple):
    """A port of this machine, and the file of the certificate that is shown there; without one it is plain HTTP."""

    port: int
    certificate: str = ""

    def __str__(self) -> str:
        return f"{'https' if self.certificate else 'http'}://{HOST}:{self.port}"


def running(folder: Path) -> Whereabouts | None:
    """The address of the manager that serves this folder now; None if there is none."""
    try:
        said = json.loads((folder / _FILE).read_text("utf-8"))
        where = Whereabouts(int(said["port"]), str(said["certificate"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return where if _answers(where, f"fairswiss {fingerprint(kept_secret(folder))}") else None


@contextlib.contextmanager
def announced(folder: Path, where: Whereabouts) -> Iterator[None]:
    """Let others know for as long as this lasts."""
    file = folder / _FILE
    try:
        file.write_text(json.dumps(where._asdict()), "utf-8")
    except OSError as error:
        raise of_disk(f"Where the manager answers cannot be written to {file}: {error.strerror}.", error) from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):  # a file that stays names a port where nobody answers
            file.unlink(missing_ok=True)


def start_link(where: Whereabouts, token: str) -> str:
    """The address that lets its reader in, on this machine."""
    return f"{where}/start/{token}"


def _answers(where: Whereabouts, expected: str) -> bool:
    try:
        with contextlib.closing(_connection(where)) as asked:
            asked.request("GET", "/alive")
            return asked.getresponse().read(200) == expected.encode()
    except (OSError, http.client.HTTPException):
        return False


def _connection(where: Whereabouts) -> http.client.HTTPConnection:
    """Only who has the key of that very certificate is talked to; it need not name this machine's own address."""
    if not where.certificate:
        return http.client.HTTPConnection(HOST, where.port, timeout=_PATIENCE)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(where.certificate)
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    context.check_hostname = False
    return http.client.HTTPSConnection(HOST, where.port, timeout=_PATIENCE, context=context)
