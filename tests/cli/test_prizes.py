"""The command ``prizes``: the table, the words, the file that declares them, and what is wrong with one."""

import json
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from fairswiss import Doubles, Prizes, prizes_of, read_trf
from fairswiss.formats.prizes import MAX_BYTES, read_prizes, write_prizes
from fairswiss.model.errors import FairswissError
from fairswiss.rendering import as_data, prizes_words
from tests.cli.events import Shell

EXAMPLES = Path(__file__).parents[2] / "examples"
FILE, DECLARED = str(EXAMPLES / "weekend-open.trf"), EXAMPLES / "prizes.toml"


def test_the_table_is_paid_to_the_cent(run: Shell, tmp_path: Path) -> None:
    said = run("prizes", FILE, "--prizes", str(DECLARED))
    assert said.code == 0
    assert "Declared 760.50 EUR, paid 760.50 EUR, left over 0.00 EUR." in said.out
    out = tmp_path / "prizes.xlsx"
    assert run("prizes", FILE, "--prizes", str(DECLARED), "--working", "-o", str(out)).code == 0
    amounts = [row[4] for row in CalamineWorkbook.from_path(out).get_sheet_by_index(0).to_python()[1:]]
    assert round(sum(amount for amount in amounts if isinstance(amount, float)), 2) == 760.5


def test_data_has_cents_and_the_words(run: Shell) -> None:
    data = json.loads(run("prizes", FILE, "--prizes", str(DECLARED), "--json").out)
    assert sum(player["amount"] for player in data["players"]) == data["paid"] == 76_050
    meşe = next(player for player in data["players"] if player["number"] == 4)
    assert meşe["prizes"] == ["place 4", "Best game: a book"]
    assert meşe["shares"][0]["exact"] == "2525/3"
    assert "Rounded to 8.42 EUR" in " ".join(meşe["working"])


def test_a_file_is_written_as_it_is_read() -> None:
    file = read_prizes(DECLARED.read_bytes())
    assert read_prizes(write_prizes(file).encode()) == file


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("main = [", "not a file of prizes in TOML"),
        ("mian = [100]", "at mian: nothing of that name"),
        ("main = 100", "at main: write the amounts as a list"),
        ("main = [true]", "at main[1]: write an amount"),
        ("main = [1.234]", "at main[1]: '1.234' is no amount"),
        ("main = [1, 2]", "must not rise"),
        ('sharing = "fair"', "at sharing: choose one of these: none, equal, hort"),
        ("[[category]]\nprizes = [1]", "at category[1].name: it is missing"),
        ('[[category]]\nname = "U18"\nage_to = "18"', "at category[1].age_to: a value like 0"),
        ('special = ["x"]', "write each of them under [[special]]"),
        ('[[special]]\nname = "x"\nwinner = 1.5', "at special[1].winner"),
        ('[[special]]\nname = "x"\nwinner = 99', "99"),
        ("least_games = -1", "at least_games"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(run: Shell, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "prizes.toml"
    file.write_text(text, "utf-8")
    said = run("prizes", FILE, "--prizes", str(file), "-q")
    assert said.code == 3
    assert words in said.err


def test_a_file_that_is_too_large_or_no_text_is_refused() -> None:
    for content in (b"#" * (MAX_BYTES + 1), b"\xff\xfe"):
        with pytest.raises(FairswissError):
            read_prizes(content)


def test_the_file_must_be_named(run: Shell) -> None:
    assert "--prizes prizes.toml" in run("prizes", FILE).err


EVERYTHING = """
sharing = "{sharing}"
doubles = "{doubles}"
least_games = {games}
main = [100, 50, 33.33, 20, 10, 5, 5, 5, 5, 5, 5]
note = "Be there."
[[category]]
name = "Up"
rating_from = 1
prizes = [110, 60, 33.34, 20]
[[category]]
name = "None"
club = "nowhere"
prizes = [10]
[[special]]
name = "Cup"
gift = "a cup"
winner = 2
[[special]]
name = "Later"
"""


def test_every_word_is_used(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Listening(dict[str, str]):
        def __getitem__(self, name: str) -> str:
            used.add(name)
            return super().__getitem__(name)

    monkeypatch.setattr(prizes_words, "PRIZES_WORDS", Listening(prizes_words.PRIZES_WORDS))
    declared = tmp_path / "prizes.toml"
    nameless = tmp_path / "nameless.trf"
    nameless.write_text("\n".join(Path(FILE).read_text("utf-8").splitlines()[1:]), "utf-8")
    out = str(tmp_path / "prizes.xlsx")
    for number, (sharing, doubles) in enumerate(
        [("none", "higher"), ("equal", "all"), ("hort", "higher"), ("equal", "pooled"), ("hort", "all")]
    ):
        text = EVERYTHING.format(sharing=sharing, doubles=doubles, games=(0, 3)[number % 2])
        declared.write_text(f'currency = "EUR"\n{text}' if number else text, "utf-8")
        arguments = ("--prizes", str(declared), "--round", str(1 if number in (0, 4) else 3), "-q")
        for more in ((), ("--working",), ("--player", "20"), ("--working", "-o", out)):
            assert run("prizes", str(nameless), *arguments, *more).code == 0
    assert run("prizes", FILE, "--prizes", str(declared)).code == 0
    tournament = read_trf(Path(FILE).read_bytes())
    as_data(prizes_of(tournament, Prizes()), tournament)
    assert set(prizes_words.PRIZES_WORDS) - used == set()


def test_prizes_of_a_keizer_event_follow_its_own_ranking(run: Shell, tmp_path: Path) -> None:
    declared = tmp_path / "prizes.toml"
    declared.write_text("main = [50, 30, 20]\nsharing = 'equal'", "utf-8")
    data = json.loads(run("prizes", str(EXAMPLES / "club-evening.trf"), "--prizes", str(declared), "--json").out)
    keizer = json.loads(run("standings", str(EXAMPLES / "cheese-club.trf"), "--json").out)
    found = json.loads(run("prizes", str(EXAMPLES / "cheese-club.trf"), "--prizes", str(declared), "--json").out)
    assert data["paid"] == found["paid"] == 10_000
    assert [player["number"] for player in found["players"]] == [row["number"] for row in keizer["players"][:3]]


def test_pooling_needs_equal_shares(run: Shell, tmp_path: Path) -> None:
    declared = tmp_path / "prizes.toml"
    declared.write_text(f'doubles = "{Doubles.POOLED}"\nmain = [5]', "utf-8")
    assert "shared equally" in run("prizes", FILE, "--prizes", str(declared)).err
