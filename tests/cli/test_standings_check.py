"""``standings --check``, ``--teams`` and ``--lots``: what a user sees."""

import json
from pathlib import Path

import pytest

from fairswiss import read_trf
from fairswiss.model import EventInfo, Tournament
from tests.cli.events import Shell, report, saved
from tests.cli.test_standings import EXAMPLE
from tests.tiebreaks.team_events import FOUR

LEAGUE = FOUR._replace(info=EventInfo(name="League", start="2026/04/01"))


def ranked(event: Tournament, *ranks: int) -> Tournament:
    return event._replace(players=tuple(p._replace(rank=r) for p, r in zip(event.players, ranks, strict=True)))


def test_recorded_standings_that_agree(run: Shell) -> None:
    """The two winners are tied by the list: recorded as 1 and 2, or both as 1, they agree."""
    for ranks in ((1, 4, 3, 5, 1), (1, 4, 3, 5, 2)):
        said = run("standings", "-", "--check", stdin=report(ranked(EXAMPLE, *ranks)))
        assert (said.code, said.err) == (0, "")
        assert "All 5 are equal." in said.out


def test_a_file_without_ranks_is_not_said_to_agree_in_them(run: Shell) -> None:
    said = run("standings", "-", "--check", stdin=report(EXAMPLE))
    assert said.code == 0
    assert "Not compared: the places. The file records no ranks." in said.out
    assert "All 5 are equal." not in said.out
    some = report(ranked(EXAMPLE, 1, 4, 3, 0, 0))
    assert "Not compared: the places of 2 for whom" in run("standings", "-", "--check", stdin=some).out
    data = json.loads(run("standings", "-", "--check", "--json", stdin=some).out)
    assert data["not_compared"] == [{"what": "place", "cases": 2, "name": ""}]


def test_columns_and_lines_that_cannot_be_compared_are_named(run: Shell, tmp_path: Path) -> None:
    values = tmp_path / "values.csv"
    values.write_text("No,BH,DE\n1,1.5,1\n99,3,1\n", encoding="utf-8")
    out = run("standings", saved(tmp_path, EXAMPLE), "--check", "--values", str(values)).out
    assert "the column DE" in out
    assert "1 lines of the table" in out


@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_an_exported_report_has_the_ranks_that_the_check_finds(run: Shell, tmp_path: Path, edition: str) -> None:
    out = tmp_path / "out.trf"
    assert run("convert", saved(tmp_path, EXAMPLE), str(out), "--to", edition).code == 0
    assert [player.rank for player in read_trf(out.read_bytes()).players] == [1, 4, 3, 5, 1]
    assert "All 5 are equal." in run("standings", str(out), "--check").out


def test_recorded_ranks_are_never_overwritten(run: Shell, tmp_path: Path) -> None:
    wrong = ranked(EXAMPLE, 5, 4, 3, 2, 1)
    out = run("convert", saved(tmp_path, wrong), "-").out
    assert [player.rank for player in read_trf(out).players] == [5, 4, 3, 2, 1]


def test_a_difference_names_both_and_what_decides(run: Shell) -> None:
    text = report(ranked(EXAMPLE, 1, 5, 3, 4, 1))
    said = run("standings", "-", "--check", "--json", stdin=text)
    data = json.loads(said.out)
    assert (said.code, data["agrees"]) == (1, False)
    assert [(d["number"], d["what"], d["recorded"], d["ours"], d["decided_by"]) for d in data["differences"]] == [
        (2, "place", "5", "4", "BH/C1"),
        (4, "place", "4", "5", "BH/C1"),
    ]
    for form in ("text", "markdown"):
        assert "BH/C1, against 4 Player 4" in run("standings", "-", "--check", "--format", form, stdin=text).out


def test_points_that_differ(run: Shell) -> None:
    text = report(EXAMPLE).replace(b"  0.5", b"  1.5", 1)
    said = run("standings", "-", "--check", "-q", stdin=text)
    assert said.code == 1
    assert [line.split()[3:] for line in said.out.splitlines() if "points" in line] == [["points", "1.5", "0.5"]]


@pytest.mark.parametrize(
    ("table", "code", "shown"),
    [
        ("No,BH/C1,BH,DE\n1,1,1.5,9\n2,2.0,2.5,9\n", 0, "is equal"),
        ("Name;BH;SB\nPlayer 3;3,0;1\nPlayer 4;1;0,25\n", 0, "is equal"),
        ("No,BH\n4,7.5\n", 1, "7.5"),
    ],
)
def test_values_from_a_table(run: Shell, tmp_path: Path, table: str, code: int, shown: str) -> None:
    values = tmp_path / "values.csv"
    values.write_text(table, encoding="utf-8")
    said = run("standings", saved(tmp_path, EXAMPLE), "--check", "--values", str(values))
    assert said.code == code
    assert shown in said.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--values", "x.csv"), "needs --check"),
        (("--check", "--format", "csv"), "Choose one of these"),
        (("--lots", "1,x"), "cannot be read"),
        (("--lots", "1,99"), "name 99"),
        (("--lots", "1", "--lots-seed", "2"), "Choose one"),
        (("--unplayed", "somehow"), "Known: capped"),
        (("--teams",), "no teams"),
        (("--teams", "--primary", "XP"), "MP or GP"),
    ],
)
def test_what_cannot_be_asked(run: Shell, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    said = run("standings", saved(tmp_path, EXAMPLE), *arguments)
    assert said.code == 3
    assert message in said.err


@pytest.mark.parametrize("table", ["A,B\n1,2\n", "No,BH\n77,1\n", "", '"'])
def test_a_table_that_is_none_is_refused(run: Shell, tmp_path: Path, table: str) -> None:
    values = tmp_path / "values.csv"
    values.write_text(table, encoding="utf-8")
    said = run("standings", saved(tmp_path, EXAMPLE), "--check", "--values", str(values))
    assert said.code == (3 if table else 0)


def test_lots_are_told(run: Shell) -> None:
    said = run("standings", "-", "--lots", "5,1", stdin=report(EXAMPLE))
    assert "Lots were drawn, in this order: 5, 1 (4.2)." in said.out
    seeded = [run("standings", "-", "--lots-seed", "3", stdin=report(EXAMPLE)).out for _ in range(2)]
    assert seeded[0] == seeded[1]
    assert "Lots were drawn" in seeded[0]


@pytest.mark.parametrize("form", ["text", "markdown", "csv", "json"])
def test_teams(run: Shell, form: str) -> None:
    text = report(LEAGUE)
    said = run("standings", "-", "--teams", "--cross-table", "--format", form, "-q", stdin=text)
    assert (said.code, said.err) == (0, "")
    assert all(f"Team {number}" in said.out for number in (1, 2, 3, 4))
    assert "Player" not in said.out
    plain = run("standings", "-", "--player", "4", "--teams", "-q", stdin=text)
    assert "EMGSB 11.00" in plain.out
    assert "--teams ranks them" in run("standings", "-", stdin=text).err


def test_recorded_standings_of_teams(run: Shell) -> None:
    teams = tuple(t._replace(rank=r) for t, r in zip(LEAGUE.team_event.teams, (2, 3, 4, 1), strict=True))
    text = report(LEAGUE._replace(team_event=LEAGUE.team_event._replace(teams=teams)))
    said = run("standings", "-", "--teams", "--check", "--json", "-q", "--tiebreaks", "EDE", stdin=text)
    assert (said.code, json.loads(said.out)["compared"]) == (0, 4)
    wrong = text.replace(b"   4.0    4.0", b"   3.0    4.0")
    data = json.loads(run("standings", "-", "--teams", "--check", "--json", "-q", stdin=wrong).out)
    assert ("match-points", "3.0", "4.0") in [(d["what"], d["recorded"], d["ours"]) for d in data["differences"]]
