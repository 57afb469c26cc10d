"""Small events for the command line, and two ways to run it."""

import atexit
import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

from fairswiss import pair, write_trf
from fairswiss.cli.door import main
from fairswiss.model import EventInfo, Game, Player, Round, Tournament

TRF26 = "trf26"
BYTECODE = tempfile.TemporaryDirectory(prefix="fairswiss-bytecode-")
atexit.register(BYTECODE.cleanup)


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a process; it may keep bytecode, so that the next one starts faster."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "PYTHONDONTWRITEBYTECODE")}
    return {**kept, "PYTHONPYCACHEPREFIX": BYTECODE.name, **more}


def event(
    players: int = 7, rounds: int = 2, planned: int | None = 5, lot: str = "w", name: str = "Müller"
) -> Tournament:
    """An event played by the rules, where the higher number always draws or wins."""
    people = [Player(number, f"{name}, {number}", 2500 - 10 * number) for number in range(1, players + 1)]
    tournament = Tournament.build(
        people, rounds_planned=planned or 9, first_colour=lot, info=EventInfo(name="Open", type_text="Dubov 1997")
    )
    for _ in range(rounds):
        paired = pair(tournament)
        tournament = tournament.with_round([(board.white, board.black) for board in paired.pairs], paired.bye)
        last = tournament.rounds[-1]
        games = [Game(g.white, g.black, *("10" if g.white > g.black + 2 else "==")) for g in last.games]
        tournament = tournament.revised(rounds=(*tournament.rounds[:-1], Round.of(games, last.byes)))
    return tournament.revised(rounds_planned=planned)


def impossible_event() -> Tournament:
    """Two players who have met already."""
    return event(players=2, rounds=1)


def mispaired_event() -> Tournament:
    """Four players whose first round is not what the rules give."""
    tournament = event(players=4, rounds=0)
    return tournament.revised(rounds=(Round.of([Game(1, 2, "1", "0"), Game(3, 4, "1", "0")]),))


def report(tournament: Tournament) -> bytes:
    """The event as a file."""
    return write_trf(tournament, TRF26).encode()


def saved(folder: Path, tournament: Tournament, name: str = "open.trf") -> str:
    """The path of the event as a file."""
    path = folder / name
    path.write_bytes(report(tournament))
    return str(path)


class Said(NamedTuple):
    """What a command line did."""

    code: int
    out: str
    err: str


class Shell:
    """Runs command lines in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Said:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(list(arguments))
        captured = self.capsys.readouterr()
        return Said(code, captured.out, captured.err)


def process(*arguments: str, stdin: bytes = b"", **environment: str) -> Said:
    """Runs a command line as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "fairswiss", *arguments],
        input=stdin,
        capture_output=True,
        timeout=300,
        env=surroundings(**environment),
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())
