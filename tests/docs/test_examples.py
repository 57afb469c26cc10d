"""The example files: made by the program beside them, valid, playable, and as rich as they are said to be."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from fairswiss import check, pair, parse_trf, read_trf
from tests.docs.markdown import ROOT

EXAMPLES = ROOT / "examples"
SIZES = {
    "club-evening.trf": (10, 3, 5),
    "weekend-open.trf": (24, 4, 7),
    "islands-and-floaters.trf": (15, 5, 7),
    "large-open.trf": (600, 6, 9),
    "club-championship.trf": (7, 5, 7),
    "tree-nursery.trf": (15, 4, 6),
    "flower-show.trf": (19, 4, 6),
    "stone-duels.trf": (15, 4, 6),
    "rock-garden.trf": (15, 4, 6),
    "cheese-club.trf": (11, 8, 20),
    "kitchen-garden-2011.trf": (11, 4, 6),
    "kitchen-garden-2014.trf": (12, 4, 6),
    "kitchen-garden-2026.trf": (11, 4, 6),
    "river-masters.trf": (30, 10, 10),
}


@pytest.fixture(scope="module")
def maker() -> Any:
    """The program that makes the files."""
    spec = importlib.util.spec_from_file_location("make_examples", EXAMPLES / "make_examples.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_the_program_makes_these_files_and_no_others(maker: Any, tmp_path: Path) -> None:
    maker.main(tmp_path)
    assert {path.name for path in EXAMPLES.glob("*.trf")} == set(SIZES)
    for name in SIZES:
        assert (tmp_path / name).read_bytes() == (EXAMPLES / name).read_bytes(), name


@pytest.mark.parametrize("name", SIZES)
def test_every_file_is_without_fault_and_can_be_paired(name: str) -> None:
    tournament, problems = parse_trf((EXAMPLES / name).read_bytes())
    assert problems == ()
    assert tournament is not None
    assert (len(tournament.players), len(tournament.rounds), tournament.rounds_planned) == SIZES[name]
    if len(tournament.rounds) == tournament.rounds_planned:
        return  # its last round is paired already
    absent = sum(absence.round == len(tournament.rounds) + 1 for absence in tournament.absences)
    assert len(pair(tournament).pairs) == (len(tournament.players) - absent) // 2


def test_the_rich_file_has_everything_in_one_explanation(maker: Any) -> None:
    tournament = read_trf((EXAMPLES / "islands-and-floaters.trf").read_bytes())
    assert set(maker.happenings(pair(tournament, explain=True))) >= maker.WANTED


@pytest.mark.parametrize(("year", "system"), [(2011, "dutch-1992"), (2014, "dutch-2012"), (2026, "dutch-2026")])
def test_the_herbs_are_paired_by_the_edition_of_their_year_and_show_what_is_said(
    maker: Any, year: int, system: str
) -> None:
    pairing = pair(read_trf((EXAMPLES / f"kitchen-garden-{year}.trf").read_bytes()), explain=True)
    assert pairing.system == system
    assert set(maker.happenings(pairing)) >= maker.DUTCH[year]


def test_the_flowers_are_paired_by_their_opposition_after_three_seeding_rounds(maker: Any) -> None:
    pairing = pair(read_trf((EXAMPLES / "flower-show.trf").read_bytes()), explain=True)
    assert pairing.system == "burstein-2026"
    assert set(maker.happenings(pairing)) >= maker.OPPOSITION


def test_the_stones_play_matches_and_show_what_is_said(maker: Any) -> None:
    pairing = pair(read_trf((EXAMPLES / "stone-duels.trf").read_bytes()), explain=True)
    assert pairing.system == "double-swiss-2026"
    assert set(maker.happenings(pairing)) >= maker.FILLED


def test_the_trees_come_up_and_change_sides(maker: Any) -> None:
    pairing = pair(read_trf((EXAMPLES / "tree-nursery.trf").read_bytes()), explain=True)
    assert pairing.system == "dubov-2026"
    assert set(maker.happenings(pairing)) >= maker.SIDES


def test_the_stones_are_paired_from_both_ends_and_a_pairing_is_cracked(maker: Any) -> None:
    pairing = pair(read_trf((EXAMPLES / "rock-garden.trf").read_bytes()), explain=True)
    assert pairing.system == "lim-2026"
    assert set(maker.happenings(pairing)) >= maker.FROM_BOTH_ENDS


def test_the_club_plays_by_the_table_with_a_forfeit_and_rests_without_points() -> None:
    tournament = read_trf((EXAMPLES / "club-championship.trf").read_bytes())
    assert [recorded.agrees for recorded in check(tournament)] == [True] * 5
    forfeits = [(number, game) for number, played in enumerate(tournament.rounds, 1) for game in played.games
                if "+" in game[2:]]  # fmt: skip
    assert [(number, 4 in game[:2]) for number, game in forfeits] == [(3, True)]
    assert not any(played.byes for played in tournament.rounds)


def test_the_weekend_has_what_happens_at_a_weekend() -> None:
    tournament = read_trf((EXAMPLES / "weekend-open.trf").read_bytes())
    codes = {bye.code for played in tournament.rounds for bye in played.byes}
    assert codes == {"U", "H", "Z"}
    assert any(game.white_result == "+" for played in tournament.rounds for game in played.games)
    first = {p for game in tournament.rounds[0].games for p in game[:2]} | {b.player for b in tournament.rounds[0].byes}
    assert {player.number for player in tournament.players} - first == {24}
    assert [absence.code for absence in tournament.absences if absence.round == 5] == ["H", "Z"]
    assert tournament.prohibitions
