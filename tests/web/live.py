"""A manager that really runs: ``fairswiss serve`` as a process with a data folder of its own."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import pytest

from fairswiss.web.links import issue

ON_BOTH = pytest.mark.parametrize("live", ["sqlite", "postgresql"], indirect=True)
"""The mark of a journey that is made on both databases."""
COMMAND = (sys.executable, "-m", "fairswiss")


class Live(NamedTuple):
    """Where it answers, the link that lets in once, its data folder and its process."""

    address: str
    link: str
    folder: Path
    process: "subprocess.Popen[str]"
    url: str = ""
    """Its database, when that is not a file in the folder."""

    def new_link(self) -> str:
        """Another link, as the command ``link`` makes it."""
        return f"{self.address}/start/{issue(self.folder)}"

    def stop(self, number: int = signal.SIGINT) -> tuple[int, str]:
        """End it as somebody at the terminal would; the exit code and what it said at the end."""
        self.process.send_signal(number)
        said, _ = self.process.communicate(timeout=20)
        return self.process.returncode, said


@contextlib.contextmanager
def manager(folder: Path, url: str = "") -> Iterator[Live]:
    """A manager on a free port, with an SQLite file or the database of that address."""
    surroundings = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    surroundings |= {"FAIRSWISS_DATA": str(folder), "DATABASE_URL": url, "PYTHONUNBUFFERED": "1"}
    arguments = [*COMMAND, "serve", "--port", "0", "--no-browser", "--data", str(folder)]
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
            urlopen(f"{address}/alive", timeout=30).close()  # the socket listens before the server does
            yield Live(address, link[0], folder, process, url)
        finally:
            process.kill()
