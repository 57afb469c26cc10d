"""Random tournaments from the command line, and the generator of the drop-in form."""

import json
import shlex
from pathlib import Path

import pytest

from fairswiss import generate, read_trf, write_trf
from fairswiss.cli.door import main
from fairswiss.judge import RoundCheck
from fairswiss.model import Tournament
from fairswiss.usecases import generation
from tests.cli.events import Shell, event, saved

SIZE = ("--players", "9", "--rounds", "4")


def read(path: Path) -> Tournament:
    return read_trf(path.read_bytes())


def test_a_seed_names_a_file(run: Shell, tmp_path: Path) -> None:
    one, two = str(tmp_path / "one.trf"), str(tmp_path / "two.trf")
    said = run("generate", *SIZE, "--seed", "7", "-o", one)
    assert said == (0, f"Written: {one} (dutch, seed 7, 9 players, 4 rounds).\n", "")
    assert run("generate", *SIZE, "--seed", "7", "-o", two).code == 0
    assert Path(one).read_bytes() == Path(two).read_bytes()
    assert read(Path(one)) == generate(7, players=9, rounds=4).tournament


def test_without_a_name_it_goes_to_standard_output_and_without_a_seed_it_differs(run: Shell) -> None:
    first, second = run("generate", *SIZE), run("generate", *SIZE)
    assert first.out.startswith("012 Random tournament ")
    assert first.out != second.out


@pytest.mark.parametrize("unusual", [(), ("--unusual",)])
@pytest.mark.parametrize("system", ["dutch", "dutch-2017", "dubov-1997"])
def test_the_command_in_the_file_makes_the_file_again(run: Shell, system: str, unusual: tuple[str, ...]) -> None:
    for seed in range(4):
        text = run("generate", *SIZE, "--system", system, "--seed", str(seed), *unusual).out
        line = next(line for line in text.splitlines() if line.startswith("### fairswiss "))
        words = shlex.split(line.removeprefix("### "))
        assert words[2] == "generate"
        assert run(*words[2:]).out == text


def test_many_files_are_the_same_whatever_the_number_of_processes(run: Shell, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder, jobs in zip(folders, ("1", "2"), strict=True):
        said = run("generate", *SIZE, "--seed", "3", "--count", "6", "--jobs", jobs, "--check", "-o", str(folder))
        assert said.code == 0
        assert "6 tournaments" in said.out
        assert "no difference." in said.out
        assert said.err == ""
    names = [sorted(path.name for path in folder.iterdir()) for folder in folders]
    assert names[0] == names[1] == [f"00000{seed}.trf" for seed in range(3, 9)]
    assert all((folders[0] / name).read_bytes() == (folders[1] / name).read_bytes() for name in names[0])
    assert read(folders[0] / "000005.trf") == generate(5, players=9, rounds=4).tournament


def test_a_difference_is_told_and_decides_the_exit_code(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generation, "check", lambda _: [RoundCheck(1, True), RoundCheck(2, False)])
    said = run("generate", *SIZE, "--seed", "1", "--check", "-o", str(tmp_path / "a.trf"))
    assert said.code == 1
    assert "1 difference." in said.out
    assert "round 2 is paired otherwise" in said.out
    said = run(
        "generate", *SIZE, "--seed", "1", "--count", "2", "--jobs", "1", "--check", "--json", "-o", str(tmp_path)
    )
    assert said.code == 1
    assert [file["differences"] for file in json.loads(said.out)["files"]] == [["round 2 is paired otherwise"]] * 2
    monkeypatch.setattr(generation, "parse_trf", lambda text: (read_trf(text).revised(rounds_planned=99), ()))
    assert run("generate", *SIZE, "--seed", "1", "--check").code == 2


def test_an_event_that_ends_early_is_told(run: Shell, tmp_path: Path) -> None:
    out = str(tmp_path / "short.trf")
    said = run("generate", "--players", "4", "--rounds", "9", "--seed", "1", "--forfeits", "0", "-o", out)
    assert said.code == 0
    assert "ended after round 3 of 9: No pairing" in said.err
    assert run("check", out).code == 0
    assert run("generate", "--players", "4", "--rounds", "9", "--seed", "1", "-o", out, "-q").err == ""


def test_json(run: Shell, tmp_path: Path) -> None:
    said = json.loads(run("generate", *SIZE, "--seed", "7", "--json").out)
    assert {key: said[key] for key in ("seed", "out", "players", "rounds", "ended")} == {
        "seed": 7, "out": "-", "players": 9, "rounds": 4, "ended": None,
    }  # fmt: skip
    assert said["text"] == write_trf(generate(7, players=9, rounds=4).tournament)
    out = str(tmp_path / "a.trf")
    assert "text" not in json.loads(run("generate", *SIZE, "--seed", "7", "--json", "-o", out).out)


def test_options_reach_the_tournament(run: Shell) -> None:
    words = (
        "--rounds 3 --ratings 2400,2300,2200,2100,0 --scoring 3-1-0 --bye-points 1 --absence-points 0.5 "
        "--forfeit-loss-points 0.2 --tiebreaks WON --system dutch-2017 --to trf16 --titles --draws 100 --forfeits 0"
    )
    text = run("generate", "--seed", "5", *words.split()).out
    made = read_trf(text)
    assert [player.rating for player in made.players] == [2400, 2300, 2200, 2100, 0]
    assert "XXR 3" in text
    scoring = made.scoring
    assert (scoring.white_win, scoring.white_draw, scoring.pab) == (30, 10, 10)
    assert (scoring.zero_bye, scoring.forfeit_loss) == (5, 2)
    assert made.info.standings_order == "PTS,WON"
    assert any(game.white_result in "=D" for played in made.rounds for game in played.games)


@pytest.mark.parametrize(
    "words",
    [
        "--players 2x", "--players 9-3", "--players 1-2-3", "--scoring 3-1", "--scoring a-b-c", "--ratings 1,x",
        "--forfeits often", "--draws 20 --results milvang", "--ratings 1,2 --players 2", "--count 2", "--seed -1",
        "--system dutch-1066", "--acceleration baku --system dubov-1997", "--bye-points 1/2", "--tiebreaks XYZ",
        f"--ratings {','.join(['1500'] * 2001)}",
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for(run: Shell, words: str) -> None:
    said = run("generate", *words.split())
    assert said.code == 3
    assert said.out == ""
    assert "error: " in said.err


def test_a_model_and_a_configuration(run: Shell, tmp_path: Path) -> None:
    model, config = saved(tmp_path, event(players=8, rounds=2)), tmp_path / "config.txt"
    like = read_trf(run("generate", "--model", model, "--seed", "1").out)
    assert [player.rating for player in like.players] == [2500 - 10 * number for number in range(1, 9)]
    assert like.rounds_planned == 5
    config.write_text("RoundsNumber=3\nPointsForWin=3\n")
    both = read_trf(run("generate", "--model", model, "--config", str(config), "--seed", "1", "--players", "6").out)
    assert (len(both.players), both.rounds_planned, both.scoring.white_win) == (6, 3, 30)
    config.write_text("PlayersNumber=5\nPointsForWin=3\nPointsForDraw=1\n")
    some = read_trf(run("generate", "--model", model, "--config", str(config), "--seed", "1", "--bye-points", "1").out)
    assert (len(some.players), some.scoring.white_draw, some.scoring.pab) == (5, 10, 10)
    config.write_text("RoundsNumber=many\n")
    assert run("generate", "--config", str(config)).code == 3


def test_what_a_process_refuses_is_told_once_and_whole(run: Shell, tmp_path: Path) -> None:
    said = run("generate", "--forfeits", "0.5", "--players", "1", "--count", "4", "--jobs", "2", "-o", str(tmp_path))
    assert said.code == 3
    assert said.err.count("error: ") == 3
    assert "players 1" in said.err
    assert "forfeits: one in 0.5" in said.err
    assert run("generate", "--seed", str(2**64 - 1), "--count", "2", "-o", str(tmp_path)).code == 4
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made(run: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert run("generate", *SIZE, "--count", "2", "-o", str(tmp_path / "file")).code == 5


# -- the drop-in form ------------------------------------------------------------------------------------------------


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.txt"
    path.write_text("PlayersNumber=9\nRoundsNumber=4\nDrawPercentage=30\nHalfPointByteRate=3\n")
    return path


def test_g_writes_a_tournament_beside_its_configuration(run: Shell, tmp_path: Path, config: Path) -> None:
    assert run("--dutch", "-g", str(config), "-o", "a.trf", "-s", "5") == (0, "", "")
    made = read(tmp_path / "a.trf")
    assert (len(made.players), made.rounds_planned, made.info.name) == (9, 4, "Random tournament 5")
    assert run("--dutch", "-g", str(config), "-o", str(tmp_path / "b.trf"), "-s", "5").code == 0
    assert (tmp_path / "a.trf").read_bytes() == (tmp_path / "b.trf").read_bytes()
    checked = run("--dutch", str(tmp_path / "a.trf"), "-c")
    assert checked.out == "".join(f"a: Round #{number}\n" for number in range(1, 5)) + "\n"


def test_g_with_a_seed_alone_and_with_a_model(run: Shell, tmp_path: Path, config: Path) -> None:
    out = str(tmp_path / "a.trf")
    assert run("--dubov-1997", "-g", "42", "-o", out).code == 0
    assert read(Path(out)).info.name == "Random tournament 42"
    assert run("-r", "--dutch", saved(tmp_path, event(8)), "-g", "-o", "like.trf", "-s", "1").out.startswith(
        "fairswiss - "
    )
    assert [player.rating for player in read(tmp_path / "like.trf").players] == [2500 - 10 * n for n in range(1, 9)]


def test_g_makes_nothing_that_the_other_generators_never_make(run: Shell, tmp_path: Path, config: Path) -> None:
    for seed in range(5):
        assert run("--dutch", "-g", str(config), "-o", "a.trf", "-s", str(seed)).code == 0
        rounds = read(tmp_path / "a.trf").rounds
        assert {bye.code for played in rounds for bye in played.byes} <= {"U", "H", "Z"}
        assert {code for played in rounds for game in played.games for code in game[2:]} <= set("1=0+-")


def test_g_writes_the_list_of_every_round(run: Shell, tmp_path: Path, config: Path) -> None:
    assert run("--dutch", "-g", str(config), "-o", "a.trf", "-s", "5", "-l").code == 0
    assert (tmp_path / "a.list").read_text().count("Round #") == 4


def test_exit_codes_of_g(run: Shell, tmp_path: Path, config: Path) -> None:
    config.write_text("PlayersNumber=4\nRoundsNumber=9\nForfeitRate=1000\n")
    said = run("--dutch", "-g", str(config), "-o", "a.trf", "-s", "1")
    assert said.code == 1
    assert "ends after round 3 of 9" in said.err
    assert len(read(tmp_path / "a.trf").rounds) == 3
    config.write_text("Players=4\n")
    assert run("--dutch", "-g", str(config), "-o", "a.trf").code == 3
    assert run("--dutch", "-g", str(tmp_path / "none"), "-o", "a.trf").code == 5
    config.write_text("PlayersNumber=4\nRoundsNumber=3\n")
    assert run("--dutch", "-g", str(config), "-o", str(tmp_path / "none" / "a.trf")).code == 5
    config.write_text("PlayersNumber=1000000\n")
    assert run("--dutch", "-g", str(config), "-o", "a.trf").code == 4
    assert run("--dutch", "-g", "-o", str(tmp_path / "a.trf"), "-s", str(2**70)).code == 4


def test_the_progress_bar_is_for_terminals_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", *SIZE, "--count", "2", "--jobs", "1", "-o", str(tmp_path)]) == 0
    assert capfd.readouterr().err == ""
