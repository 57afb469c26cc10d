"""The command ``standings``."""

import csv
import io
import json
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from fairswiss import render, standings
from fairswiss.formats.spreadsheets import BYTE_ORDER_MARK
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


@pytest.mark.parametrize("form", ["text", "markdown", "csv", "html"])
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
    assert said.out.startswith(BYTE_ORDER_MARK)
    head, *rows = csv.reader(io.StringIO(said.out.removeprefix(BYTE_ORDER_MARK)))
    assert head[:6] == ["Place", "No", "Title", "Name", "Fed", "R"]
    assert [row[0] for row in rows] == ["1", "1", "3", "4", "5"]
    assert rows[0][3] == "'=1+1"


def test_no_cell_of_a_cross_table_is_marked_as_text(run: Shell, tmp_path: Path) -> None:
    """A bye and a forfeit are no formulas, so a spreadsheet shows them as they are."""
    out = run("standings", saved(tmp_path, SWISS_5), "--cross-table", "--format", "csv").out
    assert "'" not in out
    assert ",H," in out


def test_two_opponents_on_a_shared_place_can_be_told_apart(run: Shell, tmp_path: Path) -> None:
    """1 met 2 and 3, who share a place: the cells name their numbers, in every form."""
    tied = tournament_of("1 2400 2w1 3b1\n2 2200 1b0 4w1\n3 2100 4b1 1w0\n4 2000 3w0 2b0")
    file = saved(tmp_path, tied)
    for form in ("text", "markdown", "csv", "html"):
        out = run("standings", file, "--cross-table", "--tiebreaks", "PTS", "--format", form).out
        plain = re.sub("<[^>]+>", "", out)
        assert "2w1" in plain
        assert "3b1" in plain
    data = json.loads(run("standings", file, "--tiebreaks", "PTS", "--json").out)
    assert [(row["number"], row["place"]) for row in data["players"]][1:3] == [(2, 2), (3, 2)]


def test_titles_federations_ratings_and_ids_are_shown_in_every_form(run: Shell, tmp_path: Path) -> None:
    first = EXAMPLE.players[0]._replace(title="WIM", federation="XYZ", fide_id="1234567", rating=2222)
    file = saved(tmp_path, EXAMPLE._replace(players=(first, *EXAMPLE.players[1:])))
    for form in ("text", "markdown", "csv", "html", "json"):
        out = run("standings", file, "--format", form).out
        assert all(fact in out for fact in ("WIM", "XYZ", "2222")), form
    (found,) = [row for row in json.loads(out)["players"] if row["number"] == 1]
    assert (found["title"], found["federation"], found["rating"], found["fide_id"]) == ("WIM", "XYZ", 2222, "1234567")
    book = tmp_path / "a.xlsx"
    run("standings", file, "-o", str(book))
    cells = [cell for row in CalamineWorkbook.from_path(book).get_sheet_by_index(0).to_python() for cell in row]
    assert {"WIM", "XYZ", 2222.0} <= set(cells)


def test_without_titles_and_federations_the_table_stays_narrow(run: Shell, tmp_path: Path) -> None:
    bare = EXAMPLE._replace(players=tuple(p._replace(title="", federation="") for p in EXAMPLE.players))
    head = run("standings", saved(tmp_path, bare)).out.splitlines()[3]
    assert head.split()[:4] == ["Place", "No", "Name", "R"]


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
        (("--format", "csv", "--working"), "cannot be written as CSV"),
        (("-o", "no-such-folder/standings.xlsx", "--format", "csv", "--player", "1"), "cannot be written as CSV"),
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


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_workbook_holds_what_the_data_say(run: Shell, tmp_path: Path) -> None:
    file, out = saved(tmp_path, SWISS_5), tmp_path / "standings.xlsx"
    said = run("standings", file, "--working", "-o", str(out))
    assert (said.code, said.out, said.err) == (0, "", f"written: {out}\n")
    book = CalamineWorkbook.from_path(out)
    assert book.sheet_names == ["Standings", "Cross table", "Working"]
    data = json.loads(run("standings", file, "--cross-table", "--working", "--json").out)
    codes = data["order"]
    head, *rows = book.get_sheet_by_name("Standings").to_python()
    assert head == ["Place", "No", "Title", "Name", "Fed", "R", *codes]
    assert [[row[0], row[1], row[3]] for row in rows] == [[p["place"], p["number"], p["name"]] for p in data["players"]]
    for row, player in zip(rows, data["players"], strict=True):
        exact = [value.get("exact", value["value"]) for value in player["values"]]
        assert row[6:] == ["" if amount is None else float(Fraction(str(amount))) for amount in exact]
    head, *rows = book.get_sheet_by_name("Cross table").to_python()
    assert head[6:11] == ["1", "2", "3", "4", "5"]
    assert all(re.fullmatch(r"\d+[wb].|[UFHZ]", str(cell)) for row in rows for cell in row[6:11])
    head, *rows = book.get_sheet_by_name("Working").to_python()
    at = {title: place for place, title in enumerate(head)}
    terms = [term for p in data["players"] for value in p["values"] for term in value["terms"]]
    lines = [row for row in rows if row[at["What"]]]
    assert [row[at["Counts"]] for row in lines] == [pytest.approx(term["value"], abs=1e-4) for term in terms]
    assert {row[at["Why"]] for row in lines} >= {"", "cut (14.1)"}


def test_a_workbook_goes_into_a_pipe_but_not_to_a_terminal(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path, SWISS_5)
    piped = subprocess.run(
        [sys.executable, "-m", "fairswiss", "standings", file, "--format", "xlsx"], capture_output=True, timeout=300
    )
    assert (piped.returncode, piped.stdout[:2]) == (0, b"PK")
    monkeypatch.setattr("fairswiss.cli.tables.on_terminal", lambda stream: True)
    said = run("standings", file, "--format", "xlsx")
    assert said.code == 3
    assert "-o table.xlsx" in said.err


@pytest.mark.parametrize(
    ("name", "beginning"),
    [
        ("a.html", "<!DOCTYPE html>"),
        ("a.htm", "<!DOCTYPE html>"),
        ("a.csv", "\ufeffPlace,No,"),
        ("a.json", "{"),
        ("a.md", "# "),
        ("a.txt", "Standings "),
        ("a", "Standings "),
    ],
)
def test_the_ending_of_the_file_says_the_form(run: Shell, tmp_path: Path, name: str, beginning: str) -> None:
    out = tmp_path / name
    assert run("standings", saved(tmp_path, SWISS_5), "-q", "-o", str(out)) == (0, "", "")
    text = out.read_text(encoding="utf-8")
    assert text.startswith(beginning)
    run("standings", saved(tmp_path, SWISS_5), "-o", str(out), "--format", "csv")
    assert out.read_text(encoding="utf-8").startswith("\ufeffPlace,No,")


def test_a_terminal_gets_a_table_that_fits(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = SWISS_5._replace(players=tuple(p._replace(name=f"{p.name} " + "x" * 20) for p in SWISS_5.players))
    file = saved(tmp_path, long)
    monkeypatch.setattr("fairswiss.cli.tables.terminal_columns", lambda: 100)
    shown = run("standings", file, "--cross-table").out
    assert max(map(len, shown.splitlines())) <= 100
    assert "…" in shown


def test_after_an_earlier_round(run: Shell, tmp_path: Path) -> None:
    data = json.loads(run("standings", saved(tmp_path, SWISS_5), "--round", "0", "--json").out)
    assert (data["round"], {player["place"] for player in data["players"]}) == (0, {1})
