"""What a start costs: processor time from the command to the answer, as a ratio to Python with two of its own modules.

Every figure is the least of several processes, and all of them take turns, so that a busy machine disturbs each alike.
The sources are compiled first, as an installation does it.
"""

import argparse
import compileall
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path
from typing import NamedTuple
from urllib.request import HTTPCookieProcessor, ProxyHandler, build_opener

import fairswiss
from benchmarks.timing import ratio

RUNS = 10
PLAYERS = 50
SCRIPT = "import sys; from fairswiss.cli.door import main; sys.exit(main())"
"""The command as an installation writes it."""
BASE = "python -c 'import argparse, typing'"


class Spent(NamedTuple):
    """Seconds of the processor, and on the clock."""

    processor: float
    clock: float


def command(*arguments: str) -> Spent:
    """A process of Python from its start to its end."""
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL) as process:
        spent = _waited(process)
        if process.returncode:
            raise SystemExit(f"{' '.join(arguments)} ended with the exit code {process.returncode}")
    return Spent(spent, time.perf_counter() - begun)


def first_page(folder: Path) -> Spent:
    """The manager from its command to its first page, which somebody opens by the link it prints."""
    begun = time.perf_counter()
    serve = [sys.executable, "-c", SCRIPT, "serve", "--port", "0", "--no-browser", "--data", str(folder)]
    surroundings = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    with subprocess.Popen(
        serve, stdout=subprocess.PIPE, text=True, env=surroundings, start_new_session=True
    ) as process:
        try:
            link = _link(process)
            browser = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))
            with browser.open(link, timeout=120) as page:
                page.read()  # a status that is no success is an error already
            clock = time.perf_counter() - begun
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # at once: what it does when it ends is not part of its start
            spent = _waited(process)
    return Spent(spent, clock)


def _link(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://\S+/start/\S+", line):
            return found[0]
    raise SystemExit("The manager did not start.")


def _waited(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> float:
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


def measured(works: dict[str, Callable[[], Spent]], runs: int) -> dict[str, Spent]:
    """The least of each, in turns."""
    found = [{name: work() for name, work in works.items()} for _ in range(runs)]
    return {name: Spent(*(min(values) for values in zip(*(one[name] for one in found), strict=True))) for name in works}


def works(folder: Path, players: int) -> dict[str, Callable[[], Spent]]:
    """What is measured, the base first."""
    file = str(folder / "event.trf")
    made = fairswiss.generate(7, "dutch-2026", players=players, rounds=9).tournament
    Path(file).write_text(fairswiss.write_trf(made.revised(rounds=made.rounds[:5])))
    usual, fresh = folder / "usual", folder / "fresh"
    first_page(usual)

    def first_of_all() -> Spent:
        shutil.rmtree(fresh, ignore_errors=True)
        return first_page(fresh)

    run = ("-c", SCRIPT)
    return {
        BASE: lambda: command("-c", "import argparse, typing"),
        "fairswiss --version": lambda: command(*run, "--version"),
        "fairswiss --help": lambda: command(*run, "--help"),
        f"fairswiss pair ({players} players)": lambda: command(*run, "pair", file, "--system", "dutch-2026"),
        f"fairswiss --dutch FILE -p ({players} players)": lambda: command(*run, "--dutch", file, "-p"),
        f"fairswiss --dubov-1997 FILE -p ({players} players)": lambda: command(*run, "--dubov-1997", file, "-p"),
        "fairswiss serve, to the first page": lambda: first_page(usual),
        "the same in a new data folder": first_of_all,
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=RUNS, help="processes of each kind (default: %(default)s)")
    parser.add_argument("--players", type=int, default=PLAYERS, help="players of the event (default: %(default)s)")
    asked = parser.parse_args()
    compileall.compile_dir(Path(fairswiss.__file__).parent, quiet=2)
    with tempfile.TemporaryDirectory() as folder:
        found = measured(works(Path(folder), asked.players), asked.runs)
    base = found[BASE].processor
    print(f"{'':<46}{'processor s':>12}{'ratio':>8}{'clock s':>9}")
    for name, spent in found.items():
        print(f"{name:<46}{spent.processor:>12.3f}{ratio(spent.processor, base):>8}{spent.clock:>9.2f}")


if __name__ == "__main__":
    main()
