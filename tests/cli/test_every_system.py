"""Every edition of the shelf, whole: one row of the same cells for each, by library, command line, files and documents.

The cells of the manager are in ``tests/web/test_every_system.py``. ``FAIRSWISS_MATRIX=1 pytest -s`` prints the table.
"""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fairswiss import check, generate, pair, published_list, read_trf, why_not, write_trf
from fairswiss.answers import RoundAnswers
from fairswiss.model import Acceleration, NoPairing, Prohibition, Scoring, Tournament
from fairswiss.model.errors import BadRequest
from fairswiss.rendering import FORMS, render
from fairswiss.rules import SHELF, edition
from fairswiss.usecases.systems import is_round_robin, system_of
from tests.cli.events import Shell, saved
from tests.docs.markdown import ROOT

SEED, PLAYERS, BOARDS, ROUNDS, AT = 7, 10, 2, 4, 3
BY_TABLE = tuple(filter(is_round_robin, SHELF))
"""Every pair is fixed beforehand: nothing accelerates, forbids or switches it, and there is no list to pair by."""
OWN_RULINGS = {"dutch-2017": "dutch", "dutch-2026": "dutch"} | dict.fromkeys(BY_TABLE, "round-robin")
Cell = Callable[[str, Shell, Path], None]


@cache
def whole(system: str) -> Tournament:
    """A generated event of the system."""
    return generate(SEED, system, **size(system)).tournament


def size(system: str) -> dict[str, Any]:
    """Of its event: where teams are paired, so many teams."""
    return {"players": PLAYERS, "rounds": rounds(system)} | ({"boards": BOARDS} if edition(system).teams else {})


def stated(tournament: Tournament, **facts: Any) -> Tournament:
    """The same with facts about those who are paired, which may be teams."""
    event = tournament.team_event
    return tournament._replace(**({"team_event": event._replace(**facts)} if event.teams else facts))


def played(system: str) -> Tournament:
    """The same with one more round to go, where no table says how many there are."""
    return whole(system) if system in BY_TABLE else whole(system)._replace(rounds_planned=ROUNDS + 1)


def rounds(system: str) -> int | None:
    return None if system in BY_TABLE else ROUNDS


def generator(system: str, shell: Shell, folder: Path) -> None:
    file = folder / "made.trf"
    asked = [] if system in BY_TABLE else ["--rounds", str(ROUNDS)]
    asked += (
        ["--teams", str(PLAYERS), "--boards", str(BOARDS)] if edition(system).teams else ["--players", str(PLAYERS)]
    )
    done = shell("generate", "--system", system, *asked, "--seed", str(SEED), "-o", str(file))
    assert done.code == 0, done.err
    assert read_trf(file.read_bytes()).rounds == played(system).rounds


def codes_of_reports(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    assert system_of(tournament) == system
    assert read_trf(write_trf(tournament)) == tournament
    for code in edition(system).trf_codes:
        assert system_of(tournament._replace(info=tournament.info._replace(encoded_type=code, type_text=""))) == system


def pairing(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    found = pair(tournament, system, round=AT)
    said = shell("pair", saved(folder, tournament), "--system", system, "--round", str(AT), "--format", "json")
    boards = json.loads(said.out)["pairs"]
    assert [(board["white"], board["black"]) for board in boards] == found.games()


def reasons(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    found = pair(tournament, system, round=AT, explain=True)
    assert found.explanation
    assert all(render(found, form, tournament) for form in FORMS)
    for asked in ([], ["--player", "3"], ["--board", "1"], ["--verbose"]):
        said = shell("explain", saved(folder, tournament), "--system", system, "--round", str(AT), *asked)
        assert (said.code, bool(said.out.strip())) == (0, True), said.err


def answers(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    asked = RoundAnswers(tournament, system, AT)
    assert all(asked.of(player.number) for player in edition(system).told(tournament).players)
    with pytest.raises(BadRequest, match="no player"):
        asked.of(len(tournament.players) if edition(system).teams else PLAYERS + 1)


def why_nots(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    games = pair(tournament, system, round=AT).games()
    one, other = (next(player for player in game if player) for game in games[:2])
    assert why_not(tournament, one, other, system, round=AT)
    asked = "--round", str(AT), "--why-not", str(one), str(other)
    assert shell("explain", saved(folder, tournament), "--system", system, *asked).out.strip()


def checking(system: str, shell: Shell, folder: Path) -> None:
    tournament = whole(system)
    assert all(found.agrees for found in check(tournament, system))
    assert shell("check", saved(folder, tournament), "--system", system).code == 0


def lists(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    found = published_list(tournament, system, round=AT)
    assert len(found) == PLAYERS
    said = shell("aro", saved(folder, tournament), "--system", system, "--round", str(AT))
    warned = edition(system).teams and "warning: " in said.err and "this is a tournament of teams" in said.err
    assert (said.code, warned or not said.err) == (0, True), said.err
    assert all(player.name in said.out for player in edition(system).told(tournament).players)


def switches(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    found = pair(tournament, system)
    for switch in edition(system).switches:
        done = shell(f"--{switch}", saved(folder, tournament), "-p", str(folder / "pairs.txt"))
        assert done.code == 0, done.err
        lines = (folder / "pairs.txt").read_text("utf-8").split("\n")
        assert int(lines[0]) == len(found.pairs) + (found.bye is not None)


def accelerated(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    half = range(1, PLAYERS // 2 + 1)
    virtual = tuple(Acceleration(number, (10, 10, 10, 10, 10)) for number in half)
    found = pair(stated(tournament, accelerations=virtual), system)
    assert len(found.pairs) == PLAYERS // 2
    if "baku" in edition(system).accelerations:
        code = f"{edition(system).trf_codes[0]}_BAKU"
        assert system_of(tournament._replace(info=tournament.info._replace(encoded_type=code))) == system


def forbidden(system: str, shell: Shell, folder: Path) -> None:
    tournament = played(system)
    one, other = pair(tournament, system).games()[0]
    apart = stated(tournament, prohibitions=(Prohibition((one, other)),))
    try:
        assert {one, other} not in [set(game) for game in pair(apart, system).games()]
    except NoPairing:
        pytest.fail("somebody else could be their opponent")


def odd_scoring(system: str, shell: Shell, folder: Path) -> None:
    scoring = Scoring.of(30, 10)
    tournament = generate(SEED, system, **size(system), scoring=scoring).tournament
    assert tournament.scoring.white_win == scoring.white_win
    again = read_trf(write_trf(tournament))
    assert again.scoring == tournament.scoring
    assert all(found.agrees for found in check(again, system))


def documents(system: str, shell: Shell, folder: Path) -> None:
    docs = ROOT / "docs"
    assert (docs / "rules" / f"{system}.md").exists()
    assert (docs / "rulings" / f"{OWN_RULINGS.get(system, system)}.md").exists()
    assert f"`{system}`" in (docs / "reference" / "systems.md").read_text("utf-8")


CELLS: dict[str, Cell] = {
    "generator": generator, "TRF26 code": codes_of_reports, "pair": pairing, "explain": reasons, "answers": answers,
    "why not": why_nots, "check": checking, "list": lists, "drop-in": switches, "acceleration": accelerated,
    "forbidden": forbidden, "odd scoring": odd_scoring, "documents": documents,
}  # fmt: skip
FIXED = {(system, cell) for system in BY_TABLE for cell in ("drop-in", "acceleration", "forbidden", "list")}
NO_CELL = FIXED | {(system, "acceleration") for system in SHELF if not edition(system).accelerations}
"""What the rules of a system do not have."""
ROWS: dict[str, list[str]] = {}


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("system", SHELF)
def test_a_system_is_whole(system: str, cell: str, shell: Shell, tmp_path: Path) -> None:
    if (system, cell) not in NO_CELL:
        CELLS[cell](system, shell, tmp_path)
    ROWS.setdefault(system, []).append("–" if (system, cell) in NO_CELL else "yes")
    if os.environ.get("FAIRSWISS_MATRIX") and len(ROWS[system]) == len(CELLS):
        with shell.capsys.disabled():
            print(
                f"\n| {system} | "
                + " | ".join(f"{name} {said}" for name, said in zip(CELLS, ROWS[system], strict=True))
            )
