"""Rounds of the two Dutch editions as other programs paired them: the same pairs, colours and bye.

The files are beside the repository (``shared/data/dutch-2026``, ``dutch-2017``); without them this is skipped.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from fairswiss.cli.dropin import run
from fairswiss.formats.trf import read_trf
from fairswiss.judge import known_before
from fairswiss.kernel.edition import Pairing
from fairswiss.model import Tournament
from fairswiss.rules.dutch_2017 import round as round_2017
from fairswiss.rules.dutch_2026 import round as round_2026

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
PAIR: dict[str, Callable[[Tournament], Pairing]] = {
    "dutch-2026": round_2026.pair_next_round,
    "dutch-2017": round_2017.pair_next_round,
}


FILES = [(edition, path) for edition in PAIR for path in sorted((DATA / edition).glob("*.trf"))]

if not FILES:
    pytest.skip(f"{DATA} has no files of the Dutch editions", allow_module_level=True)


def test_both_editions_have_files() -> None:
    assert {edition for edition, _ in FILES} == set(PAIR)


@pytest.mark.parametrize(("edition", "path"), FILES, ids=[f"{edition}-{path.stem}" for edition, path in FILES])
def test_every_round_is_paired_as_recorded(edition: str, path: Path) -> None:
    tournament = read_trf(path.read_bytes())
    if tournament.rounds_planned is None:
        tournament = tournament.revised(rounds_planned=len(tournament.rounds))
    differing = [
        number for number in range(1, len(tournament.rounds) + 1) if not as_recorded(PAIR[edition], tournament, number)
    ]
    assert differing == []


@pytest.mark.parametrize(("edition", "path"), FILES, ids=[f"{edition}-{path.stem}" for edition, path in FILES])
def test_the_checker_of_the_drop_in_form_finds_no_difference(edition: str, path: Path) -> None:
    rounds = len(read_trf(path.read_bytes()).rounds)
    expected = [f"{path.stem}: Round #{number}" for number in range(1, rounds + 1)]
    assert run([f"--{edition}", str(path), "-c", "-w", "-q"]).text.splitlines() == [*expected, ""]


def as_recorded(pair: Callable[[Tournament], Pairing], tournament: Tournament, number: int) -> bool:
    """Whether a recorded round is what the edition pairs, given what was known before it."""
    recorded = tournament.rounds[number - 1]
    pairing = pair(known_before(tournament, number))
    bye = next((bye.player for bye in recorded.byes if bye.code == "U"), None)
    return (set(pairing.games()), pairing.bye) == ({game[:2] for game in recorded.games}, bye)
