"""Rounds of the Dutch editions as other programs paired them: the same pairs, colours and bye.

The files are beside the repository (``shared/data``); without them this is skipped. Every round of every file.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fairswiss.cli.dropin import run
from fairswiss.formats.trf import read_trf
from fairswiss.kernel.edition import Pairing
from fairswiss.model import Tournament
from fairswiss.rules.dutch_2012 import round as round_2012
from fairswiss.rules.dutch_2017 import round as round_2017
from fairswiss.rules.dutch_2026 import round as round_2026
from fairswiss.rules.pairing import known_before

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
PAIR: dict[str, Callable[[Tournament], Pairing]] = {
    "dutch-2026": round_2026.pair_next_round,
    "dutch-2017": round_2017.pair_next_round,
    "dutch-2012": round_2012.pair_next_round,
}
FOLDERS = (
    "dutch-2026",
    "dutch-2017",
    *(f"dutch-2012/{folder}" for folder in ("javafo14", "javafo14-large", "javafo14-disputed")),
)
TINY = DATA / "dutch-2012" / "javafo14-tiny"
REAL = DATA / "dutch-2012" / "real"
FOUND = DATA / "found"
BY_JAVAFO = ("dutch-2012-javafo-000173", "dutch-2012-javafo-000203")
"""Whole tournaments of JaVaFo 1.4 among the found files."""
CORRECTED = {
    "dutch-2012-9600037": (6, "3-5 4-6 1-10 8-7 11-2"),
    "dutch-2012-9700091": (7, "7-2 3-4 1-9 11-6 12-10 bye 8"),
}
"""Rounds that these files record wrongly, and what is right."""


FILES = [(folder.split("/")[0], path) for folder in FOLDERS for path in sorted((DATA / folder).glob("*.trf"))]

if not FILES:
    pytest.skip(f"{DATA} has no files of the Dutch editions", allow_module_level=True)


def test_every_edition_has_files() -> None:
    assert {edition for edition, _ in FILES} == set(PAIR)


@pytest.mark.long
@pytest.mark.parametrize(("edition", "path"), FILES, ids=[f"{edition}-{path.stem}" for edition, path in FILES])
def test_every_round_is_paired_as_recorded(edition: str, path: Path) -> None:
    assert differing_rounds(edition, path) == []


def differing_rounds(edition: str, path: Path) -> list[int]:
    """The rounds of a file that the edition pairs otherwise."""
    tournament = read_trf(path.read_bytes())
    if tournament.rounds_planned is None:
        tournament = tournament.revised(rounds_planned=len(tournament.rounds))
    return [number for number in range(1, len(tournament.rounds) + 1) if not as_recorded(edition, tournament, number)]


@pytest.mark.long
@pytest.mark.skipif(not TINY.is_dir(), reason=f"{TINY} is not here")
def test_every_round_of_small_tournaments() -> None:
    paths = sorted(TINY.glob("*.trf"))
    differing = {(path.stem, number) for path in paths for number in differing_rounds("dutch-2012", path)}
    assert differing == set()


needs_found = pytest.mark.skipif(not FOUND.is_dir(), reason=f"{FOUND} is not here")


@needs_found
@pytest.mark.rule("dutch_2012", "B.1", "C.14")
@pytest.mark.parametrize("name", BY_JAVAFO)
def test_found_tournaments_of_javafo(name: str) -> None:
    assert differing_rounds("dutch-2012", FOUND / f"{name}.trf") == []


@needs_found
@pytest.mark.rule("dutch_2012", "B.5", "C.12")
@pytest.mark.parametrize("name", CORRECTED)
def test_found_rounds_that_were_paired_wrongly(name: str) -> None:
    number, expected = CORRECTED[name]
    assert differing_rounds("dutch-2012", FOUND / f"{name}.trf") == [number]
    pairing = round_2012.pair_next_round(known_before(read_trf((FOUND / f"{name}.trf").read_bytes()), number))
    games, _, bye = expected.partition(" bye ")
    assert {f"{white}-{black}" for white, black in pairing.games()} == set(games.split())
    assert pairing.bye == (int(bye) if bye else None)


@pytest.mark.skipif(not REAL.is_dir(), reason=f"{REAL} is not here")
def test_real_rounds_on_which_two_endorsed_programs_agreed() -> None:
    agreement = json.loads((REAL / "agreement.json").read_text(encoding="utf-8"))
    differing = []
    for name, rounds in agreement.items():
        agreed = set(rounds["javafo14_agrees"]) & set(rounds["javapairing29_agrees"])
        path = REAL / name.replace("__dutch", "")
        differing += [(name, number) for number in differing_rounds("dutch-2012", path) if number in agreed]
    assert differing == []


SOME = FILES[::16]
"""The checker pairs by the same functions as the test of all files: what it prints is tried on some."""


@pytest.mark.long
@pytest.mark.parametrize(("edition", "path"), SOME, ids=[f"{edition}-{path.stem}" for edition, path in SOME])
def test_the_checker_of_the_drop_in_form_finds_no_difference(edition: str, path: Path) -> None:
    rounds = len(read_trf(path.read_bytes()).rounds)
    expected = [f"{path.stem}: Round #{number}" for number in range(1, rounds + 1)]
    assert run([f"--{edition}", str(path), "-c", "-w", "-q"]).text.splitlines() == [*expected, ""]


@pytest.mark.skipif(not TINY.is_dir(), reason=f"{TINY} is not here")
def test_the_teaching_example_and_the_probe_of_the_lowest_bracket() -> None:
    held = DATA / "dutch-2012" / "held"
    assert differing_rounds("dutch-2012", held / "held_after4.trf") == []
    after_four = read_trf((held / "held_after4.trf").read_bytes()).revised(first_colour="w")
    fifth = json.loads((held / "held.json").read_text(encoding="utf-8"))["rounds"][4]
    expected = {(game["white"], game["black"]) for game in fifth}
    assert set(round_2012.pair_next_round(after_four).games()) == expected
    probe = read_trf((DATA / "dutch-2012" / "d4_probe_javafo14.trf").read_bytes()).revised(first_colour="w")
    assert {frozenset(game) for game in round_2012.pair_next_round(probe).games()} == {
        frozenset(pair) for pair in ((1, 6), (2, 3), (4, 5))
    }


def as_recorded(edition: str, tournament: Tournament, number: int) -> bool:
    """Whether a recorded round is what the edition pairs, given what was known before it."""
    recorded = tournament.rounds[number - 1]
    pairing = PAIR[edition](known_before(tournament, number, edition))
    bye = next((bye.player for bye in recorded.byes if bye.code == "U"), None)
    return (set(pairing.games()), pairing.bye) == ({game[:2] for game in recorded.games}, bye)
