"""Round robins on the command line: ``schedule``, ``pair`` and the grid of ``standings``."""

import csv
import io
import json
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from fairswiss import standings, write_trf
from fairswiss.formats.spreadsheets import BYTE_ORDER_MARK
from tests.cli.events import Shell, saved
from tests.rules.round_robin.test_rounds import event, played


def test_the_table_for_a_number_of_players(run: Shell) -> None:
    said = run("schedule", "4")
    assert (said.code, said.err) == (0, "")
    assert said.out.split("\n")[3:] == ["Round    1    2", "    1  1-4  2-3", "    2  4-3  1-2", "    3  2-4  3-1", ""]
    assert "| 2 | 4-3 | 1-2 |" in run("schedule", "4", "--format", "markdown").out
    assert "rests" in run("schedule", "5").out
    assert "two cycles" in run("schedule", "5", "--double").out


def test_the_table_for_programs_and_spreadsheets(run: Shell) -> None:
    data = json.loads(run("schedule", "3", "--double", "--first-cycle", "plain", "--json").out)
    assert (data["players"], data["cycles"], len(data["rounds"])) == (3, 2, 6)
    assert data["rounds"][1] == {
        "round": 2, "cycle": 1, "row": 2, "games": [{"board": 1, "white": 1, "black": 2}], "rests": 3,
    }  # fmt: skip
    head, *rows = csv.reader(io.StringIO(run("schedule", "3", "--format", "csv").out.removeprefix(BYTE_ORDER_MARK)))
    assert head == ["Round", "Board", "White", "White's name", "Black", "Black's name"]
    assert rows[:2] == [["1", "1", "2", "", "3", ""], ["1", "rests", "1", "", "", ""]]


def test_the_schedule_is_a_workbook_too(run: Shell, tmp_path: Path) -> None:
    out = tmp_path / "schedule.xlsx"
    assert run("schedule", "3", "-o", str(out)).code == 0
    head, *rows = CalamineWorkbook.from_path(out).get_sheet_by_name("Schedule").to_python()
    assert head[:3] == ["Round", "Board", "White"]
    assert rows[0] == [1, 1, 2, "", 3, ""]
    assert rows[1][:3] == [1, "rests", 1]


def test_the_table_with_names(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event(4, 2, 3, 5, 7, code="BERGER_DOUBLEROUNDROBIN"))
    said = run("schedule", file)
    assert said.out.count("\nRound ") == 6
    assert "2 P 2  7 P 7" in said.out
    assert run("schedule", file, "--single").out.count("\nRound ") == 3
    data = json.loads(run("schedule", file, "--json").out)
    assert data["names"] == {"2": "P 2", "3": "P 3", "5": "P 5", "7": "P 7"}


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("1",), 3, "at least 2"),
        (("501",), 4, "at most 500"),
        (("99999999999",), 5, "there is no such file"),
        (("nowhere.trf",), 5, "there is no such file"),
        (("4", "--json", "--format", "csv"), 3, "Choose one"),
    ],
)
def test_what_cannot_be_scheduled_says_why(run: Shell, arguments: tuple[str, ...], code: int, message: str) -> None:
    said = run("schedule", *arguments)
    assert (said.code, message in said.err) == (code, True)


def test_a_round_is_paired_explained_and_written(run: Shell, tmp_path: Path) -> None:
    file, out = saved(tmp_path, event(5)), str(tmp_path / "out.trf")
    said = run("pair", file, "--explain", "-o", out)
    assert said.code == 0
    assert "rests  1 P 1" in said.out
    assert "Row 1 of the Berger table for 6 places: players meet whose places add up to 2 or 7" in said.out
    assert json.loads(run("pair", file, "--json").out)["resting"] == 1
    assert run("check", out).code == 0
    assert "according to the table, they meet in round 2" in run("explain", file, "--why-not", "1", "2").out
    assert "Rests: no opponent in this round." in run("explain", file, "--player", "1").out


def test_the_option_of_standings_is_not_taken_for_the_drop_in_form(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, played(event(4), 3))
    assert "standings after round 3" in run("standings", file, "--round-robin").out.lower()


def test_the_cross_table_is_a_grid(run: Shell, tmp_path: Path) -> None:
    # White won every game of 1-4 2-3 | 4-3 1-2 | 2-4 3-1: 1 has 2, 2 has 2, 3 and 4 have 1.
    tournament = played(event(4, rounds_planned=3), 3)
    file = saved(tmp_path, tournament)
    out = run("standings", file, "--cross-table", "--format", "csv").out
    head, *rows = csv.reader(io.StringIO(out.removeprefix(BYTE_ORDER_MARK)))
    assert head[6:10] == [row[1] for row in rows] == ["1", "2", "4", "3"]
    assert [row[6:10] for row in rows] == [
        ["×", "1", "1", "0"],
        ["0", "×", "1", "1"],
        ["0", "0", "×", "1"],
        ["1", "0", "0", "×"],
    ]
    swiss = run("standings", file, "--cross-table", "--swiss").out
    assert "×" not in swiss


def test_two_games_are_two_results_in_a_cell_and_a_forfeit_is_seen(run: Shell, tmp_path: Path) -> None:
    tournament = event(3, code="BERGER_DOUBLEROUNDROBIN", rounds_planned=6)
    finished = played(tournament, 6)
    finished = finished.with_results({finished.rounds[-1].games[0][:2]: ("=", "=")})
    out = run("standings", saved(tmp_path, finished), "--cross-table").out
    assert "0½" in out
    assert "10" in out


def test_annulled_players_are_told(run: Shell, tmp_path: Path) -> None:
    left = played(played(event(6, rounds_planned=5), 1).withdraw(6), 4)
    said = run("standings", saved(tmp_path, left), "--annul-below-half", "--cross-table")
    assert "Not ranked: 6, for fewer than half of the games" in said.out
    data = json.loads(run("standings", saved(tmp_path, left), "--annul-below-half", "--json").out)
    assert data["annulled"] == [6]
    assert len(data["players"]) == 5


def test_the_rest_is_written_as_no_points(tmp_path: Path) -> None:
    finished = played(event(5, rounds_planned=5), 5)
    assert " U" not in write_trf(finished, "trf26")
    row = standings(finished).row(1)
    assert row is not None
    assert row.points <= 40
