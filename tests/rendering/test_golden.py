"""A small tournament in every form, word by word.

After a deliberate change of words: ``FAIRSWISS_WRITE_GOLDEN=1 pytest tests/rendering/test_golden.py``, then read the
difference.
"""

import os
from pathlib import Path

import pytest

from fairswiss.formats.trf import read_trf
from fairswiss.model import Tournament
from fairswiss.rendering import FORMS, fragment, render
from fairswiss.tiebreaks import cross_table
from fairswiss.usecases.rounds import about, check, pair, published_list, why_not
from fairswiss.usecases.standings import standings
from tests.rendering.samples import SYSTEM, Subject, small_open

GOLDEN = Path(__file__).parent / "golden"
MATCHES = Path(__file__).parents[2] / "examples" / "stone-duels.trf"
ENDINGS = {"text": "txt", "vega": "vega.txt", "markdown": "md", "json": "json", "html": "html"}


def _subject(name: str, tournament: Tournament) -> Subject:
    if name.startswith("double-swiss"):
        return _graded("double-swiss-2026", name.removeprefix("double-swiss-2026-"), tournament)
    if name.startswith("keizer"):
        return _by_keizer(name, tournament)
    if name.startswith(("dubov", "dutch", "burstein", "lim")):
        system, year, what = name.split("-", 2)
        return _graded(f"{system}-{year}", what, tournament)
    if name == "round-5":
        return pair(tournament, SYSTEM, explain=True)
    if name == "round-1":
        return pair(tournament, SYSTEM, round=1, explain=True)
    if name == "why-not-6-10":
        return why_not(tournament, 6, 10, SYSTEM)
    if name == "about-5":
        return about(tournament, 5, SYSTEM)
    if name == "check":
        return tuple(check(tournament, SYSTEM))
    return published_list(tournament, SYSTEM)


def _by_keizer(name: str, tournament: Tournament) -> Subject:
    return (
        pair(tournament, "keizer", explain=True) if name == "keizer-round-5" else published_list(tournament, "keizer")
    )


def _graded(system: str, name: str, tournament: Tournament) -> Subject:
    if name == "round-5":
        return pair(tournament, system, explain=True)
    return about(tournament, 1, system) if name == "about-1" else published_list(tournament, system)


ROUND_5 = ("dutch-2017-round-5", "dutch-2012-round-5", "dutch-1992-round-5")
PAGES = ("round-5", "why-not-6-10", "about-5", "check", "list", "dutch-2026-round-5")
"""Enough for every kind of block."""
DUTCH = ("dutch-2026-round-5", "dutch-2026-about-1", "dutch-2026-list", *ROUND_5)
DOUBLE_SWISS = ("double-swiss-2026-round-5", "double-swiss-2026-about-1", "double-swiss-2026-list")
"""Of the example of matches."""
KEIZER = ("keizer-round-5", "keizer-list")
BURSTEIN = ("burstein-2026-round-5", "burstein-2026-list")
DUBOV = ("dubov-2018-round-5", "dubov-2018-list", "dubov-2026-round-5", "dubov-2026-list")
LIM = ("lim-2026-round-5", "lim-2026-about-1", "lim-2026-list")
NAMES = (
    "round-5", "round-1", "why-not-6-10", "about-5", "check", "list",
    *DUTCH, *BURSTEIN, *DUBOV, *KEIZER, *LIM, *DOUBLE_SWISS,
)  # fmt: skip
CASES = [
    (name, form)
    for name in NAMES
    for form in FORMS
    if (form != "vega" or name.startswith("round")) and (form != "html" or name in PAGES)
]


@pytest.mark.parametrize(("name", "form"), CASES)
def test_the_small_open_reads_as_it_did(name: str, form: str) -> None:
    tournament = read_trf(MATCHES.read_bytes()) if name in DOUBLE_SWISS else small_open()
    subject = _subject(name, tournament)
    found = fragment(subject, tournament) if form == "html" else render(subject, form, tournament)
    _assert_golden(f"{name}.{ENDINGS[form]}", found)


def test_the_cross_table_with_workings_is_the_page_it_was() -> None:
    tournament = small_open()
    table = cross_table(tournament, standings(tournament, tie_breaks="BH/C1,DE"))
    _assert_golden("cross-table.html", fragment(table, tournament, players=(10, 4)))


def _assert_golden(name: str, found: str) -> None:
    path = GOLDEN / name
    if os.environ.get("FAIRSWISS_WRITE_GOLDEN"):
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")
