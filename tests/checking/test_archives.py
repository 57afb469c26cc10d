"""Whole archives: every report of a folder, with a summary."""

import json
from pathlib import Path

import pytest

from fairswiss.cli.door import main
from fairswiss.usecases.generation import Wanted, generate_many
from fairswiss.usecases.workers import Workers


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Four reports in two folders, and a file that is something else."""
    (tmp_path / "old").mkdir()
    given = {"players": 8, "rounds": 3}
    for folder, seeds in ((tmp_path, range(1, 3)), (tmp_path / "old", range(3, 5))):
        assert len(list(generate_many(Wanted("dutch-2026", given, str(folder)), seeds, Workers(1)))) == 2
    (tmp_path / "notes.md").write_text("nothing to check")
    return tmp_path


def test_every_report_of_a_folder_is_checked(archive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(archive), "--quiet", "--jobs", "2"]) == 0
    assert "4 files, 12 rounds. 4 files agree, 0 differ, 0 could not be checked." in capsys.readouterr().out


def test_files_that_differ_or_cannot_be_read_are_listed(archive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (archive / "broken.trf").write_text("001 nothing\n")
    assert main(["check", str(archive), "--quiet"]) == 3
    assert "broken.trf: " in capsys.readouterr().out
    assert main(["check", str(archive), "--quiet", "--json", "--system", "lim-2026"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert not data["agrees"]
    assert len(data["files"]) == 5
    assert any(file["differing"] for file in data["files"])
    assert [bool(file["problem"]) for file in data["files"]].count(True) == 1


@pytest.mark.parametrize("option", [("--corrections",), ("--rounds", "3"), ("--format", "html")])
def test_what_is_for_one_file_is_refused(archive: Path, option: tuple[str, ...]) -> None:
    assert main(["check", str(archive), *option]) == 3


def test_a_folder_without_reports_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 3
    assert "no tournament report" in capsys.readouterr().err
