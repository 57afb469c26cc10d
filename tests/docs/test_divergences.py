"""The smallest files of docs/divergences: fairswiss pairs them as written there, and the other answer is worse."""

from typing import NamedTuple

import pytest

from fairswiss import Pairing, Tournament, pair, parse_trf
from fairswiss.judge import check_round
from fairswiss.usecases.systems import system_of
from fairswiss.why.differences import Worse
from tests.docs.markdown import ROOT

FOLDER = ROOT / "docs" / "divergences"


class Divergence(NamedTuple):
    """A file, the document about it, both answers as they are written there, and where the other one is worse."""

    file: str
    document: str
    ours: str
    theirs: str
    worse: tuple[str, int, int]
    """The criterion, what the other answer costs on it, and what ours does."""


DIVERGENCES = (
    Divergence("dutch-2012-c14b2", "dutch-2012", "2-1, 7-5, 3-4, 8-6", "2-1, 4-7, 3-5, 8-6", ("C.14 room", 1, 0)),
    Divergence(
        "dutch-2012-c13", "dutch-2012", "8-9, 4-1, 2-5, 6-7, 3-10", "8-9, 4-1, 3-5, 6-7, 2-10", ("C.10.d", 1, 0)
    ),
    Divergence("dutch-2026-pab", "dutch-2026", "4-3, 5-1, 2-7, bye 6", "4-3, 2-1, 5-7, bye 6", ("C14", 1, 0)),
    Divergence("dutch-1992-c13", "dutch-1992", "4-1, 2-5, 3-6", "5-1, 2-6, 4-3", ("A3", 1, 0)),
)


def _tournament(divergence: Divergence) -> Tournament:
    tournament, problems = parse_trf((FOLDER / f"{divergence.file}.trf").read_bytes())
    assert problems == ()
    assert tournament is not None
    return tournament


def _written(pairing: Pairing) -> str:
    bye = [f"bye {pairing.bye}"] if pairing.bye else []
    return ", ".join([*(f"{pair.white}-{pair.black}" for pair in pairing.pairs), *bye])


def _read(answer: str) -> tuple[list[tuple[int, int]], int | None]:
    entries = answer.split(", ")
    games = [tuple(map(int, entry.split("-"))) for entry in entries if "-" in entry]
    bye = next((int(entry.removeprefix("bye ")) for entry in entries if entry.startswith("bye ")), None)
    return [(white, black) for white, black in games], bye


def test_every_file_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.trf")} == {divergence.file for divergence in DIVERGENCES}


@pytest.mark.parametrize("divergence", DIVERGENCES, ids=lambda divergence: divergence.file)
def test_the_answer_stays_as_documented(divergence: Divergence) -> None:
    assert _written(pair(_tournament(divergence))) == divergence.ours


@pytest.mark.parametrize("divergence", DIVERGENCES, ids=lambda divergence: divergence.file)
def test_the_other_answer_is_worse_for_the_reason_given(divergence: Divergence) -> None:
    tournament = _tournament(divergence)
    recorded = tournament.with_round(*_read(divergence.theirs))
    checked = check_round(recorded, system_of(tournament), len(recorded.rounds))
    found = checked.differences[0]
    assert isinstance(found, Worse)
    assert (found.criterion, found.recorded, found.rules) == divergence.worse


@pytest.mark.parametrize("divergence", DIVERGENCES, ids=lambda divergence: divergence.file)
def test_both_answers_stand_in_the_document(divergence: Divergence) -> None:
    text = (FOLDER / f"{divergence.document}.md").read_text(encoding="utf-8")
    assert f"[{divergence.file}.trf]({divergence.file}.trf)" in text
    assert f"| {divergence.ours} |" in text
    assert f"| {divergence.theirs} |" in text
