"""The command ``ratings``."""

import csv
import io
import json
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from fairswiss.model import EventInfo
from fairswiss.rendering import ratings_words
from tests.cli.events import Shell, report, saved
from tests.rating.test_articles import met
from tests.ratinglist.lists import text_list

EVENT = met(2000, (2150, "1"), (1550, "="), info=EventInfo(name="Two Rounds", start="2026/03/07"))


def test_the_table_says_what_was_assumed(run: Shell) -> None:
    said = run("ratings", "-", stdin=report(EVENT))
    assert (said.code, said.err) == (0, "")
    assert "Two Rounds, ratings after round 2 (standard, B.02 of 2024)" in said.out
    assert "2000  20      2    1.5      1.22   +5.60  2006" in said.out
    assert "K 20 is assumed: at least 30 games before, never rated 2400 (8.3.3): 1–3." in said.out
    assert "standard is assumed" in said.out


def test_the_working_has_a_line_for_every_game(run: Shell, tmp_path: Path) -> None:
    said = run("ratings", saved(tmp_path, EVENT), "--player", "1")
    assert "cut at 400 (8.3.1)" in said.out
    assert "1.5 scored, 1.22 expected: +0.28 × 20 = +5.60 (8.3). New rating 2006." in said.out
    everybody = run("ratings", saved(tmp_path, EVENT), "--working", "--format", "markdown")
    assert everybody.out.count("# ") == 3


def test_json_is_exact_and_csv_has_a_line_for_everybody(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, EVENT)
    data = json.loads(run("ratings", file, "--json", "--player", "1").out)
    one = data["players"][0]
    assert (one["change"], one["new_rating"], one["factor"]["because"]) == ("28/5", 2006, "assumed")
    assert [(game["used"], game["change"]) for game in one["games"]] == [(-150, "7/10"), (400, "-21/50")]
    assert "games" not in data["players"][1]
    head, *rows = csv.reader(io.StringIO(run("ratings", file, "--format", "csv").out.removeprefix("\ufeff")))
    assert head[:4] == ["No", "Name", "R", "K"]
    assert [row[7] for row in rows] == ["+5.60", "-14.00", "+8.40"]


def test_k_games_and_kind_can_be_stated(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, EVENT)
    said = run("ratings", file, "--k", "10", "--k", "1=40", "--kind", "blitz", "--json")
    data = json.loads(said.out)
    assert [player["factor"]["k"] for player in data["players"]] == [40, 10, 10]
    assert data["kind"] == "blitz"
    by_games = json.loads(run("ratings", file, "--games", "1=12", "--json").out)
    assert by_games["players"][0]["factor"]["because"] == "new"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--k", "twenty"), "not a whole number"),
        (("--k", "10", "--k", "20"), "two values"),
        (("--k", "9=20"), "player 9"),
        (("--games", "12"), "names no player"),
        (("--player", "99"), "There is no player 99"),
        (("--round", "5"), "2 rounds are recorded"),
        (("--format", "csv", "--working"), "cannot be written as CSV"),
    ],
)
def test_what_cannot_be_done_says_why(run: Shell, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    said = run("ratings", saved(tmp_path, EVENT), *arguments)
    assert said.code == 3
    assert message in said.err


def test_k_is_taken_from_the_rating_list_only_when_asked(run: Shell, tmp_path: Path) -> None:
    young = met(1700, (2000, "1"), info=EventInfo(start="2026/03/07"), birth="2012", fide_id="104")
    assert run("ratings", "-", "--rating-list", stdin=report(young)).code == 5
    with_list(run, tmp_path)
    assert "K 20 by the rating list: 1." in run("ratings", "-", "--rating-list", stdin=report(young)).out
    assert "rating list" not in run("ratings", "-", stdin=report(young)).out


def with_list(run: Shell, folder: Path) -> None:
    """Import a rating list in which K is 20 everywhere."""
    source = folder / "players_list_foa.txt"
    source.write_bytes(text_list())
    assert run("ratinglist", "import", str(source)).code == 0


def test_every_word_is_used(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Listening(dict[str, str]):
        def __getitem__(self, name: str) -> str:
            used.add(name)
            return super().__getitem__(name)

    monkeypatch.setattr(ratings_words, "RATINGS_WORDS", Listening(ratings_words.RATINGS_WORDS))
    run("ratings", "-", "--working", "-o", str(tmp_path / "ratings.xlsx"), stdin=report(EVENT))
    with_list(run, tmp_path)
    later = EventInfo(start="2026/03/07")
    many = [(1700, "1")] * 5
    for number, (event, arguments) in enumerate(
        [
            (met(2000, *[(2000, "1")] * 36, info=later, birth="2001"), ("--k", "1=20", "--games", "2=3")),
            (met(2000, *many, info=EventInfo("Old", start="2024/01/01"), federation="ALP"), ("--games", "1=99")),
            (met(2700, (2000, "1"), (2500, "W"), (2500, "+"), (0, "1")), ()),
            (met(2700, (2000, "1"), info=later._replace(time_control="900+10")), ()),
            (met(1700, (2000, "1"), info=later._replace(time_control="W3600-B3601")), ()),
            (met(1700, (2000, "?"), info=later._replace(time_control="W360-B361")), ()),
            (met(1700, (2000, "1"), info=later._replace(time_control="W360-B361"), birth="2012"), ()),
            (met(1700, (2000, "1"), info=later, birth="2012"), ("--kind", "rapid")),
            (met(1700, (2000, "1"), info=later, fide_id="104"), ("--rating-list",)),
            (met(0, *many, info=EventInfo()), ()),
            (met(0, *[(2100, "1")] * 5), ()),
            (met(0, (1700, "1")), ()),
            (met(0, (1700, "0")), ()),
            (met(0, *[(1410, "0")] * 4, (1410, "=")), ()),
            (met(0, (0, "1"), federation="ALP"), ()),
        ]
    ):
        people = (*event.players[:1], *(p._replace(federation="BET", title="IM") for p in event.players[1:]))
        shown = event._replace(players=people if number % 2 else event.players)
        file = saved(tmp_path, shown)
        for more in ((), ("--working",)):
            assert run("ratings", file, *arguments, *more).code == 0
    assert used == set(ratings_words.RATINGS_WORDS)


def test_ratings_are_a_workbook_with_numbers_in_it(run: Shell, tmp_path: Path) -> None:
    out = tmp_path / "ratings.xlsx"
    assert run("ratings", "examples/weekend-open.trf", "--working", "-o", str(out)).code == 0
    book = CalamineWorkbook.from_path(out)
    assert book.sheet_names == ["Ratings", "Working"]
    head, *rows = book.get_sheet_by_name("Ratings").to_python()
    (yew,) = [row for row in rows if row[head.index("Name")] == "Yew, Wren"]
    assert (yew[head.index("R")], yew[head.index("Change")], yew[head.index("New")]) == (2361, 2.2, 2363)
    head, *games = book.get_sheet_by_name("Working").to_python()
    assert [row[head.index("Round")] for row in games if row[1] == "Yew, Wren"] == [1, 2, 3, 4]
