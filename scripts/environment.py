"""Make the environment of this checkout, or bring it to its lock: exactly those versions, checked by their hashes.

Run by scripts/environment.sh: environment.py FOLDER LOCK STAMP. An older environment is brought up to date in place.
Until everything is downloaded it stays as it was; an installation that was interrupted after that is made again.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
STEP = 10
"""So many packages from one line to the next where nobody watches a terminal."""
_LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)
_RUN = """\
#!{python}
import sys

from fairswiss.cli.door import main

if __name__ == "__main__":  # the manager's processes for long work read this file too
    sys.exit(main())
"""


def main(folder: Path, lock: Path, stamp: str) -> int:
    """Bring the environment to the lock; 0 when it can be used."""
    with alone():
        begun = time.monotonic()
        made = folder / "made-from"
        before = made.read_text().rstrip("\n") if made.exists() else ""
        if before == stamp and _works(folder):
            return 0  # by somebody else, while this one waited
        if not _can_be_kept(folder, before, stamp):
            before = ""
            print(
                f"Setting up {folder.name} with Python {sys.version.split()[0]} (first use only) ...", file=sys.stderr
            )
            if not _began(folder):
                return 3
        else:
            print(f"Bringing {folder.name} up to date ...", file=sys.stderr)
        pip = Installation(folder, lock, before=made.unlink)
        if pip.run():
            return _failed(folder, pip, was_whole=bool(before) and made.exists())
        _without_the_rest(folder, lock)
        _joined(folder)
        _put(made, f"{stamp}\n")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    count, seconds = len(list(_installed(folder))), time.monotonic() - begun
    print(f"Ready: {count} packages, {size / 1e6:.0f} MB, {seconds:.0f} seconds.", file=sys.stderr)
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """One at a time in this checkout: whoever comes second waits, and finds it done."""
    held = os.open(TOP, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def _works(folder: Path) -> bool:
    return os.access(folder / "bin" / "python", os.X_OK)


def _can_be_kept(folder: Path, before: str, stamp: str) -> bool:
    """Whether the last installation was completed, in a checkout at this place, with a Python that is still there."""
    return before.partition("/")[2] == stamp.partition("/")[2] and bool(before) and _works(folder)


def _began(folder: Path) -> bool:
    """An empty environment in the place of whatever was there."""
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(folder)], capture_output=True, text=True)
    if made.returncode:
        print(f"{made.stdout}{made.stderr}The environment cannot be made in {folder}.", file=sys.stderr)
        return False
    (folder / "made-from").touch()
    return True


class Installation:
    """pip at work, and how far it is."""

    def __init__(self, folder: Path, lock: Path, before: Callable[[], None]) -> None:
        self._folder = folder
        self._lock = lock
        self._before = before
        self._total = len(_LOCKED.findall(lock.read_text()))
        self._wanted: list[str] = []
        self._seen: set[str] = set()
        self.said: list[str] = []

    def run(self) -> int:
        """Install what the lock says; the exit code of pip."""
        command = [
            str(self._folder / "bin" / "python"), "-m", "pip", "install", "--no-deps", "--require-hashes", "--no-input",
            "--disable-pip-version-check", "--progress-bar", "off", "--retries", "2", "--requirement", str(self._lock),
        ]  # fmt: skip
        done_before = frozenset(_installed(self._folder))
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
            reader = threading.Thread(target=self._read, args=(pip.stdout,))
            reader.start()
            shown = Progress()
            while pip.poll() is None:
                time.sleep(0.1)
                self._show(shown, done_before)
            reader.join()
            self._show(shown, done_before)
            shown.end()
        return pip.returncode

    def _read(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.said.append(line)
            if line.startswith("Ignoring "):
                self._total -= 1
            elif found := re.match(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)", line):
                self._seen.add(found[1])
            elif line.startswith("Installing collected packages: "):
                self._before()
                self._wanted = line.partition(": ")[2].strip().split(", ")

    def _show(self, shown: "Progress", done_before: frozenset[str]) -> None:
        if self._wanted:
            done = set(_installed(self._folder)) - done_before
            shown.show("installing", min(len(done), len(self._wanted)), len(self._wanted))
        else:
            shown.show("downloading", len(self._seen), self._total)


class Progress:
    """A line that changes on a terminal; a line every few packages elsewhere."""

    def __init__(self) -> None:
        self._watched = sys.stderr.isatty()
        self._last = ("", 0)

    def show(self, doing: str, done: int, total: int) -> None:
        """So many of so many packages."""
        if not done or (doing == self._last[0] and done <= self._last[1]):
            return
        line = f"  {doing}: {done} of {total} packages"
        if self._watched:
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        elif done // STEP > self._last[1] // STEP or doing != self._last[0] or done == total:
            print(line, file=sys.stderr, flush=True)
        self._last = (doing, done)

    def end(self) -> None:
        """Leave the line."""
        if self._watched and self._last[0]:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _failed(folder: Path, pip: Installation, was_whole: bool) -> int:
    """Why it failed; an environment that is still what it was goes on serving."""
    warnings = [line for line in pip.said if line.startswith("WARNING")]  # the last one says why nothing was found
    errors = [line for line in pip.said if line.startswith("ERROR")] or pip.said[-5:]
    errors = warnings[-1:] + errors
    print("".join(errors).rstrip(), file=sys.stderr)
    if was_whole:
        print(
            f"The new packages for {folder.name} could not be downloaded, so the older ones are used. "
            "The next start tries again.",
            file=sys.stderr,
        )
        return 0
    print("The packages could not be installed. Is there a network? Run the same command again.", file=sys.stderr)
    return 3


def _installed(folder: Path) -> Iterator[str]:
    """The packages with their versions."""
    for found in folder.glob("lib/python*/site-packages/*.dist-info"):
        yield found.name.removesuffix(".dist-info")


def _without_the_rest(folder: Path, lock: Path) -> None:
    """Take away what the lock does not name: packages that are no longer needed, and an old setuptools."""
    locked = {"pip", *(_plain(name) for name in _LOCKED.findall(lock.read_text()))}
    rest = [name for name in (one.rpartition("-")[0] for one in _installed(folder)) if _plain(name) not in locked]
    if rest:
        pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "uninstall", "--quiet", "--yes", *rest], check=True)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _joined(folder: Path) -> None:
    """The checkout itself: found by Python, run by its name, and compiled, so that it starts at once."""
    (packages,) = folder.glob("lib/python*/site-packages")
    _put(packages / "fairswiss-checkout.pth", f"{TOP / 'src'}\n")
    command = folder / "bin" / "fairswiss"
    _put(command, _RUN.format(python=folder / "bin" / "python"))
    command.chmod(0o755)
    python = str(folder / "bin" / "python")
    subprocess.run([python, "-m", "compileall", "-q", "-j", "0", str(TOP / "src")], stdout=subprocess.DEVNULL)


def _put(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = file.with_name(f"{file.name}.part")
    part.write_text(text)
    part.replace(file)


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
    except KeyboardInterrupt:
        sys.exit("Stopped. The next start goes on from here.")
