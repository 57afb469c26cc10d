"""The tournaments handed over with the project, every round in every form."""

from pathlib import Path

import pytest

from fairswiss.formats import read_trf
from fairswiss.model import NoPairing
from fairswiss.rendering import FORMS, render
from fairswiss.usecases.rounds import check, pair
from tests.rendering.samples import DUTCH, SHARED, SYSTEM

FILES = sorted((SHARED / "data" / "dubov-1997").glob("*.trf"))


@pytest.mark.skipif(not FILES, reason="../shared/data/dubov-1997 is not there")
@pytest.mark.parametrize("path", FILES[::4], ids=lambda path: path.stem)
def test_every_round_of_a_file_can_be_told(path: Path) -> None:
    tournament = read_trf(path.read_bytes())
    tournament = tournament._replace(rounds_planned=len(tournament.rounds) + 1)
    for number in range(1, len(tournament.rounds) + 2):
        try:
            pairing = pair(tournament, SYSTEM, round=number, explain=True)
        except NoPairing:
            continue
        for form in FORMS:
            assert render(pairing, form, tournament)
    assert "rounds checked" in render(tuple(check(tournament, SYSTEM)), "text", tournament)


DUTCH_FILES = [(system, path) for system in DUTCH for path in sorted((SHARED / "data" / system).glob("*.trf"))[:3]]


@pytest.mark.skipif(not DUTCH_FILES, reason="../shared/data/dutch-2026 is not there")
@pytest.mark.parametrize(("system", "path"), DUTCH_FILES, ids=lambda value: getattr(value, "stem", value))
def test_a_round_of_a_dutch_file_can_be_told(system: str, path: Path) -> None:
    tournament = read_trf(path.read_bytes())
    tournament = tournament._replace(rounds_planned=len(tournament.rounds), first_colour=tournament.first_colour or "w")
    for number in (1, len(tournament.rounds)):
        pairing = pair(tournament, system, round=number, explain=True)
        for form in FORMS:
            assert render(pairing, form, tournament)
