"""A manager that really runs: ``fairswiss serve`` as a process with a data folder of its own."""

import contextlib
import os
import re
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from fairswiss.web.links import issue

ON_BOTH = pytest.mark.parametrize("live", ["sqlite", "postgresql"], indirect=True)
"""The mark of a journey that is made on both databases: a whole event, and two people at once. What an event keeps are
lines of its journal, whatever it is about; what has tables of its own is tested on both without a browser."""
COMMAND = (sys.executable, "-P", str(Path(sys.executable).with_name("fairswiss")))
"""As ``./fairswiss`` runs it: by the script that ``scripts/environment.py`` wrote."""


class Live(NamedTuple):
    """Where it answers, the link that lets in once, its data folder and its process."""

    address: str
    link: str
    folder: Path
    process: "subprocess.Popen[str]"
    said: str
    """What it printed when it started."""
    url: str = ""
    """Its database, when that is not a file in the folder."""

    def new_link(self) -> str:
        """Another link, as the command ``link`` makes it."""
        return f"{self.address}/start/{issue(self.folder)}"

    def stop(self, number: int = signal.SIGINT) -> tuple[int, str]:
        """End it as somebody at the terminal would; the exit code and what it said at the end."""
        self.process.send_signal(number)
        said, _ = self.process.communicate(timeout=120)
        return self.process.returncode, said


def trusting(folder: Path, address: str) -> HTTPConnection:
    """A connection for one request; by HTTPS only to who has the certificate of that folder, for the name asked for."""
    parts = urlsplit(address)
    assert parts.hostname
    if parts.scheme == "http":
        return HTTPConnection(parts.hostname, parts.port, timeout=120)
    context = ssl.create_default_context(cafile=folder / "tls" / "shown.pem")
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN  # the certificate itself is known, not who signed it
    return HTTPSConnection(parts.hostname, parts.port, timeout=120, context=context)


@contextlib.contextmanager
def manager(folder: Path, url: str = "", *options: str) -> Iterator[Live]:
    """A manager on a free port, with an SQLite file or the database of that address, and with more options."""
    surroundings = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    surroundings |= {"FAIRSWISS_DATA": str(folder), "DATABASE_URL": url, "PYTHONUNBUFFERED": "1"}
    arguments = [*COMMAND, "serve", "--port", "0", "--no-browser", "--data", str(folder), *options]
    with subprocess.Popen(
        arguments, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            assert process.stdout is not None
            said = ""
            for line in process.stdout:
                said += line
                if line.startswith("Stop with"):
                    break
            link = re.search(r"https?://\S+/start/\S+", said)
            assert link, said
            address = link[0].partition("/start/")[0]
            with contextlib.closing(trusting(folder, address)) as asked:
                asked.request("GET", "/alive")  # the socket listens before the server does
                asked.getresponse()
            yield Live(address, link[0], folder, process, said, url)
        finally:
            process.kill()
