"""The language of the command line: the user's, unless one is named; programs get the same in every language."""

from pathlib import Path

import pytest

from fairswiss.cli.language import users_language
from fairswiss.language import language
from tests.cli.events import Shell, event, mispaired_event, saved


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "../../de"}, "en"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANGUAGE": "tlh:de:en", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANGUAGE": "en:de", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "de", "LANG": "C.UTF-8"}, "de"),
    ],
)
def test_the_environment_says_which(environment: dict[str, str], wanted: str) -> None:
    assert users_language(environment) == wanted


def test_the_option_goes_before_the_environment(run: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.trf")
    assert "Cannot read" in run("check", missing).err
    assert "kann nicht gelesen werden" in run("--language", "de", "check", missing).err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "kann nicht gelesen werden" in run("check", missing).err
    assert "Cannot read" in run("--language", "en", "check", missing).err
    assert language() == "en"


def test_help_is_in_the_language_and_words_for_programs_are_not(run: Shell) -> None:
    english, german = run("pair", "--help"), run("--language", "de", "pair", "--help")
    assert "Die nächste Runde auslosen" in german.out
    assert "Beispiele:\n    fairswiss pair open.trf\n" in german.out
    assert "[Vorgabe: trf26]" in german.out
    assert "Pair the next round" in english.out
    assert run("pair", "--help") == english
    assert "Die Option '--bogus' gibt es nicht." in run("--language", "de", "pair", "--bogus").err


def test_a_language_that_is_not_there_is_refused(run: Shell) -> None:
    for arguments in (("--language", "tlh", "systems"), ("print", "x.trf", "-o", "x.pdf", "--language", "tlh")):
        said = run(*arguments)
        assert said.code in (3, 5)
    assert run("--language", "tlh", "systems").err == "error: Unknown language 'tlh'. Known: en, de, fr.\n"


def test_exit_codes_and_files_are_the_same_in_every_language(
    run: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    good, bad = saved(tmp_path, event()), saved(tmp_path, mispaired_event(), "bad.trf")
    players, report = tmp_path / "players.csv", tmp_path / "out.trf"
    asked = [
        ("convert", good, "-"), ("standings", good, "--format", "csv"), ("ratings", good, "--format", "csv"),
        ("--dubov-1997", good, "-p"), ("--dubov-1997", good, "-c"),
    ]  # fmt: skip
    found = []
    for locale in ("C.UTF-8", "de_DE.UTF-8"):
        monkeypatch.setenv("LC_ALL", locale)
        codes = [
            run("check", bad).code,
            run("pair", good, "-o", str(report)).code,
            run("export", good, str(players)).code,
        ]
        found.append((codes, report.read_bytes(), players.read_bytes(), [run(*arguments)[:2] for arguments in asked]))
    assert found[0] == found[1]
