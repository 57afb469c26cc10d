"""The command ``standings``."""

import csv
import io
import json
from pathlib import Path

import pytest

from fairswiss import render, standings
from fairswiss.model import EventInfo
from fairswiss.rendering import FORMS
from tests.cli.events import Shell, report, saved
from tests.tiebreaks.exercises import SWISS_5, tournament_of

EXAMPLE = tournament_of(
    "1 2400 3w1 2b1\n2 2200 4b= 1w0\n3 2000 1b0 -U\n4 1900 2w= 5b-\n5 1800 -U 4w+",
    planned=4,
    info=EventInfo(name="Example Open", start="2026/03/07", tie_breaks="BH/C1,BH,SB,DE"),
)
"""The worked example of our notes on report files."""


def test_the_worked_example_with_the_list_of_the_file(run: Shell) -> None:
    said = run("standings", "-", "--json", stdin=report(EXAMPLE))
    assert said.code == 0
    data = json.loads(said.out)
    assert data["order"] == ["PTS", "BH/C1", "BH", "SB", "DE"]
    rows = [(p["place"], p["number"], p["points"], *(v["value"] for v in p["values"][1:4])) for p in data["players"]]
    assert rows == [
        (1, 1, 2.0, 1, 1.5, 1.5),
        (1, 5, 2.0, 1, 1.5, 1.5),
        (3, 3, 1.0, 2, 3, 1),
        (4, 2, 0.5, 2, 2.5, 0.25),
        (5, 4, 0.5, 0.5, 1, 0.25),
    ]
    assert [player["shared"] for player in data["players"]] == [True, True, False, False, False]


@pytest.mark.parametrize("form", ["text", "markdown", "csv"])
def test_every_form_names_everybody(run: Shell, tmp_path: Path, form: str) -> None:
    said = run("standings", saved(tmp_path, SWISS_5), "--format", form, "--cross-table")
    assert (said.code, said.err) == (0, "")
    assert all(f"Player {number}" in said.out for number in range(1, 17))
    assert "BH/C1" in said.out


def test_csv_has_plain_places_and_no_formulas(run: Shell) -> None:
    named = EXAMPLE.players[0]._replace(name="=1+1")
    said = run(
        "standings", "-", "--format", "csv", stdin=report(EXAMPLE._replace(players=(named, *EXAMPLE.players[1:])))
    )
    head, *rows = csv.reader(io.StringIO(said.out))
    assert head[:4] == ["Place", "No", "Name", "R"]
    assert [row[0] for row in rows] == ["1", "1", "3", "4", "5"]
    assert rows[0][2] == "'=1+1"


def test_the_working_names_opponents_scores_cuts_and_articles(run: Shell, tmp_path: Path) -> None:
    said = run("standings", saved(tmp_path, SWISS_5), "--edition", "2026", "--player", "4", "--tiebreaks", "BH/C1,DE")
    assert "half-point bye" in said.out
    assert "16.4.2, cut (16.5.1)" in said.out
    assert "3 Player 3" in said.out
    everybody = run("standings", saved(tmp_path, SWISS_5), "--working", "--format", "markdown")
    assert everybody.out.count("\n# ") == 15
    data = json.loads(run("standings", saved(tmp_path, SWISS_5), "--player", "4", "--json").out)
    with_terms = [player["number"] for player in data["players"] if "terms" in player["values"][1]]
    assert with_terms == [4]


def test_all_tie_breaks_can_be_shown_with_their_working(run: Shell, tmp_path: Path) -> None:
    codes = "DE,DE/P,WIN,WON,BPG,BWG,PS/C2,REP,STD,TPN/R,BH/M2,AOB/F,FB/P,SB/C2,KS/L-1,ARO/M1,TPR,PTP,APRO,APPO,RTNG"
    file = saved(tmp_path, SWISS_5)
    said = run("standings", file, "--edition", "2026", "--working", "--tiebreaks", codes)
    assert (said.code, said.err) == (0, "")
    assert all(f"\n{code} " in said.out for code in ("WIN", "PTP", "AOB/F", "KS/L-1"))
    assert run("standings", file, "--edition", "dutch-1992", "--working").code == 0


def test_what_is_not_applied_is_told(run: Shell, tmp_path: Path) -> None:
    said = run("standings", saved(tmp_path, SWISS_5), "--round-robin", "--edition", "2026", "--tiebreaks", "BH,EDE,SB")
    assert "BH is not applied: it must not be used in a round robin (8)." in said.out
    assert "EDE is not applied: it is for teams (13.3)." in said.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--tiebreaks", "BH/C7"), "BH takes /C1 or /C2"),
        (("--round", "6"), "5 rounds are recorded"),
        (("--player", "99"), "There is no player 99"),
        (("--edition", "1887"), "Known: 2026"),
        (("--json", "--format", "csv"), "Choose one"),
        (("--format", "csv", "--working"), "does not fit"),
    ],
)
def test_what_cannot_be_done_says_why(run: Shell, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    said = run("standings", saved(tmp_path, SWISS_5), *arguments)
    assert said.code == 3
    assert message in said.err


@pytest.mark.parametrize("form", FORMS)
def test_the_library_renders_standings_in_every_form(form: str) -> None:
    shown = render(standings(EXAMPLE), form, EXAMPLE)
    assert "Player 1" in shown
    assert not shown.endswith("\n")


def test_after_an_earlier_round(run: Shell, tmp_path: Path) -> None:
    data = json.loads(run("standings", saved(tmp_path, SWISS_5), "--round", "0", "--json").out)
    assert (data["round"], {player["place"] for player in data["players"]}) == (0, {1})
