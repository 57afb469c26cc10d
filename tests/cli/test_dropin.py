"""The drop-in form: arguments, output and exit codes of bbpPairings."""

import subprocess
import sys
from pathlib import Path

import pytest

from fairswiss import pair
from fairswiss.cli.dropin import pair_lines
from fairswiss.cli.dropin_arguments import Request, parsed
from fairswiss.kernel.edition import Pair, Pairing
from fairswiss.model import BadRequest, Game, Round
from tests.cli.events import Shell, event, impossible_event, mispaired_event, process, report, saved

SYSTEM = "--dubov-1997"


def expected(players: int = 7) -> str:
    paired = pair(event(players))
    lines = [f"{board.white} {board.black}" for board in paired.pairs]
    if paired.bye:
        lines.append(f"{paired.bye} 0")
    return "\n".join([str(len(lines)), *lines]) + "\n"


def test_the_bye_is_the_last_line_and_counts_as_one() -> None:
    assert pair_lines(Pairing("x", 1, (Pair(1, 3, 2),), 1)) == "2\n3 2\n1 0\n"
    assert pair_lines(Pairing("x", 1, (), None)) == "0\n"


@pytest.mark.parametrize("players", [6, 7])
def test_pairs_go_to_standard_output(run: Shell, tmp_path: Path, players: int) -> None:
    assert run(SYSTEM, saved(tmp_path, event(players)), "-p") == (0, expected(players), "")


def test_pairs_go_to_a_file_beside_the_input_when_it_is_named_without_a_folder(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert run(SYSTEM, file, "-p", "pairs.txt") == (0, "", "")
    assert (tmp_path / "pairs.txt").read_text() == expected()
    (tmp_path / "below").mkdir()
    assert run(SYSTEM, file, "-p", f"{tmp_path}/below/pairs.txt").code == 0
    assert (tmp_path / "below" / "pairs.txt").read_text() == expected()


def test_it_works_as_a_process_between_pipes() -> None:
    assert process(SYSTEM, "-", "-p", stdin=report(event())) == (0, expected(), "")


@pytest.mark.parametrize(
    ("arguments", "request_"),
    [
        ("-r", Request(release=True)),
        ("--dubov-1997 in -p", Request("dubov-1997", "in", pairs=True)),
        ("in --dubov-1997 -p out -w -q", Request("dubov-1997", "in", pairs=True, out="out")),
        ("-r -w --dubov-1997 -p in", Request("dubov-1997", "in", pairs=True, release=True)),
        ("--dubov-1997 in -p -", Request("dubov-1997", "in", pairs=True)),
        ("--dubov-1997 in -p -l", Request("dubov-1997", "in", pairs=True, lists=True)),
        ("--dubov-1997 in -c -l x", Request("dubov-1997", "in", checks=True, lists=True, list_file="x")),
        ("--dubov-1997 in -c 3", Request("dubov-1997", "in", checks=True, round=3)),
        ("--dutch -g -o out", Request("dutch", generates=True, generated="out")),
        ("--dutch -g cfg -o out -s 7", Request("dutch", generates=True, config="cfg", generated="out", seed=7)),
        ("--dutch -g 42 -o out", Request("dutch", generates=True, generated="out", seed=42)),
        (
            "--dutch in -g -o out -l x",
            Request("dutch", "in", lists=True, list_file="x", generates=True, generated="out"),
        ),
    ],
)
def test_arguments_are_understood(arguments: str, request_: Request) -> None:
    assert parsed(arguments.split()) == request_


@pytest.mark.parametrize(
    "arguments",
    [
        "--dubov-1997",
        "--dubov-1997 in",
        "--dubov-1997 in -p -c",
        "--dubov-1997 in -p out more",
        "--dubov-1997 in -x",
        "pair in --dubov-1997",
        "--dubov-1997 - -p -l",
        "-r in -p",
        "--dubov-1997 -g",
        "--dubov-1997 -g -o",
        "--dubov-1997 -g config -o out -s x",
        "--dubov-1997 -g config -o out -s",
        "--dubov-1997 model -g config -o out",
        "--dubov-1997 -g config model -o out",
        "--dubov-1997 in -p -g -o out",
        "--dubov-1997 in -p -o out",
        "--dubov-1997 in -c -s 3",
        "--dubov-1997 -g -o - -l",
    ],
)
def test_other_arguments_are_refused_with_the_syntax(arguments: str) -> None:
    with pytest.raises(BadRequest, match="The drop-in form is"):
        parsed(arguments.split())


def test_the_release_is_printed_first(run: Shell, tmp_path: Path) -> None:
    release = run("-r").out
    assert release.startswith("fairswiss - release ")
    assert run("-r", SYSTEM, saved(tmp_path, event()), "-p").out == release + expected()


def test_a_check_without_differences_names_the_rounds(run: Shell, tmp_path: Path) -> None:
    said = run(SYSTEM, saved(tmp_path, event()), "-c")
    assert said == (0, "open: Round #1\nopen: Round #2\n\n", "")
    assert run(SYSTEM, saved(tmp_path, event()), "-c", "2").out == "open: Round #2\n\n"
    assert run(SYSTEM, saved(tmp_path, event()), "-c", "9").code == 3


def test_a_check_with_differences_shows_both_columns_and_still_exits_0(run: Shell, tmp_path: Path) -> None:
    said = run(SYSTEM, saved(tmp_path, mispaired_event()), "-c")
    assert said.code == 0
    assert said.out.splitlines() == [
        "open: Round #1",
        "  Checker pairings        Tournament pairings ",
        "      1 -   3                  1 -   2",
        "      4 -   2                  3 -   4",
        "",
        "",
    ]


def test_the_pairs_that_differ_stand_in_the_order_of_the_boards(run: Shell, tmp_path: Path) -> None:
    # After round 1, won by the higher number on every board, 4, 5 and 6 have a point: their boards come first.
    first = Round.of([Game(1, 4, "0", "1"), Game(5, 2, "1", "0"), Game(3, 6, "0", "1")])
    second = Round.of([Game(1, 2, "1", "0"), Game(6, 5, "1", "0"), Game(4, 3, "1", "0")])
    tournament = event(6, rounds=0).revised(rounds=(first, second))
    lines = run("--dutch-2026", saved(tmp_path, tournament), "-c", "2").out.splitlines()
    assert [line[29:] for line in lines[2:-2]] == ["  6 -   5", "  4 -   3", "  1 -   2"]
    assert [line[4:13] for line in lines[2:-2]] == ["  4 -   5", "  6 -   1", "  2 -   3"]


def test_a_file_to_be_checked_is_complete_unless_it_says_otherwise(run: Shell, tmp_path: Path) -> None:
    said = run(SYSTEM, saved(tmp_path, event(planned=None)), "-c", "-w", "-q")
    assert said == (0, "open: Round #1\nopen: Round #2\n\n", "")


def test_the_list_of_article_9_is_written(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert run(SYSTEM, file, "-p", "-l") == (0, expected(), "")
    assert "Müller, 7" in (tmp_path / "open.list").read_text()
    assert run(SYSTEM, file, "-c", "-l", "all.txt").code == 0
    assert (tmp_path / "all.txt").read_text().count("Round #") == 2


def test_exit_codes(run: Shell, tmp_path: Path) -> None:
    assert run(SYSTEM, saved(tmp_path, impossible_event()), "-p").code == 1
    assert run(SYSTEM, str(tmp_path / "none.trf"), "-p").code == 5
    assert run(SYSTEM, saved(tmp_path, event()), "-p", f"{tmp_path}/open.trf/out").code == 5
    assert run(SYSTEM, saved(tmp_path, event(planned=None)), "-p").code == 3
    assert run(SYSTEM, "-", "-p", stdin=b"nonsense").code == 3


def test_it_starts_without_the_libraries_for_people(tmp_path: Path) -> None:
    unused = {"click", "argparse", "json", "random", "fairswiss.rendering", "fairswiss.simulate"}
    script = (
        "import sys; from fairswiss.cli.door import main; "
        f"code = main(['{SYSTEM}', {saved(tmp_path, event())!r}, '-p']); "
        f"print(sorted({unused} & set(sys.modules)), code)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.stdout == expected() + "[] 0\n"


class TestWarnings:
    """They go to standard error; standard output stays what the calling program expects."""

    TEXT = report(event()).decode()

    def test_the_warnings_of_the_file(self, run: Shell, tmp_path: Path) -> None:
        file = saved(tmp_path, event())
        Path(file).write_text(self.TEXT.replace("062 7", "062 9"))
        said = run(SYSTEM, file, "-p")
        assert (said.code, said.out) == (0, expected())
        assert "record 062 says '9' players, the file has 7" in said.err

    def test_a_file_cut_in_the_middle_of_its_lines_is_not_paired_as_round_1_in_silence(
        self, run: Shell, tmp_path: Path
    ) -> None:
        lines = self.TEXT.splitlines()
        file = tmp_path / "cut.trf"
        file.write_text("\n".join(line[:90] for line in lines))
        said = run(SYSTEM, str(file), "-p")
        assert said.out.startswith("4\n")
        assert said.err.count("but the results make 0.0") >= 4

    def test_a_file_cut_between_its_lines_is_refused(self, run: Shell, tmp_path: Path) -> None:
        lines = self.TEXT.splitlines()
        file = tmp_path / "cut.trf"
        file.write_text("\n".join(lines[: len(lines) - 3]))
        said = run(SYSTEM, str(file), "-p")
        assert (said.code, said.out) == (3, "")
        assert "has no 001 record" in said.err

    def test_another_system_than_the_file_names(self, run: Shell, tmp_path: Path) -> None:
        said = run("--dutch-2026", saved(tmp_path, event()), "-c")
        assert said.code == 0
        assert "the file names dubov-1997, but dutch-2026 was asked for and is used" in said.err

    def test_the_warnings_of_a_file_that_is_refused(self, run: Shell, tmp_path: Path) -> None:
        file = tmp_path / "open.trf"
        file.write_text(self.TEXT.replace("062 7", "062 9").replace("142 5", "142 1"))
        said = run(SYSTEM, str(file), "-p")
        assert (said.code, said.out) == (3, "")
        assert "error: " in said.err
        assert "warning: " in said.err
