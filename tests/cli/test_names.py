"""Names where numbers are taken, suggestions for what was mistyped, and colours on a terminal."""

import json
import sys
from pathlib import Path

import pytest

from fairswiss import BadRequest, Player, Tournament
from fairswiss.model import EventInfo
from fairswiss.usecases.naming import player_number
from fairswiss.usecases.systems import system_of
from tests.cli.events import Shell, event, saved

NAMES = (
    "Müller, Anna",
    "Muller, Jan",
    "Petrov, Anna",
    "Łukasz, Åse",
    "Чигорин, Михаил",
    "大理石, はるか",
    "Petrovic, Ivo",
)
OPEN = Tournament.build([Player(number, name, 2000) for number, name in enumerate(NAMES, 1)])


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("3", 3),
        ("99", 99),
        ("petrov", 3),
        ("Petrov, Anna", 3),
        ("anna pet", 3),
        ("petrovi", 7),
        ("LUK", 4),
        ("ase", 4),
        ("Mueller Jan", 2),
        ("Müller, Anna", 1),
        ("Chigorin", 5),
        ("Tschigorin", 5),
        ("大理石", 6),
    ],
)
def test_a_player_is_found_by_number_or_name(said: str, number: int) -> None:
    assert player_number(OPEN, said) == number


@pytest.mark.parametrize(
    ("said", "code", "numbers"),
    [
        ("muller", "player-ambiguous", [1, 2]),
        ("Anna", "player-ambiguous", [1, 3]),
        ("Pertov", "no-such-player", [3, 7]),
        ("Kasparow", "no-such-player", []),
        ("-1", "no-such-player", []),
        (",", "no-such-player", []),
    ],
)
def test_a_name_that_fits_several_or_no_one_is_refused_with_suggestions(
    said: str, code: str, numbers: list[int]
) -> None:
    with pytest.raises(BadRequest) as refused:
        player_number(OPEN, said)
    assert (refused.value.code, refused.value.facts["numbers"]) == (code, numbers)
    assert all(NAMES[number - 1] in refused.value.message for number in numbers)


def test_commands_take_names_where_they_take_numbers(run: Shell, tmp_path: Path) -> None:
    tournament = event()
    players = [one._replace(name=f"{'ABCDEFG'[one.number - 1] * 4}, Éva") for one in tournament.players]
    file = saved(tmp_path, tournament.revised(players=players))
    for by_number, by_name in [
        (("explain", "--player", "3"), ("explain", "--player", "cccc")),
        (("explain", "--why-not", "1", "2"), ("explain", "--why-not", "aaaa", "bbbb, eva")),
        (("standings", "--player", "3"), ("standings", "--player", "CCCC")),
        (
            ("ratings", "--player", "3", "--k", "3=40", "--games", "4=9"),
            ("ratings", "--player", "cc", "--k", "cc=40", "--games", "dd=9"),
        ),
    ]:
        wanted = run(by_number[0], file, *by_number[1:])
        assert wanted.code == 0
        assert run(by_name[0], file, *by_name[1:]) == wanted
    said = run("explain", file, "--player", "eva")
    assert (said.code, "1 AAAA, Éva" in said.err) == (3, True)
    assert run("standings", file, "--player", "0").code == 3


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("pear",), "pair"),
        (("pair", "x", "--sytem", "dutch"), "--system"),
        (("journal", "lst"), "list"),
        (("--dubv-1997", "x", "-p"), "--dubov-1997"),
    ],
)
def test_a_mistyped_word_gets_a_suggestion(run: Shell, arguments: tuple[str, ...], meant: str) -> None:
    said = run(*arguments)
    assert said.code == 3
    assert meant in said.err.partition("Did you mean ")[2]


def test_a_mistyped_system_gets_a_suggestion(run: Shell, tmp_path: Path) -> None:
    said = run("pair", saved(tmp_path, event()), "--system", "Dubov-1979")
    assert (said.code, "Did you mean dubov-1997" in said.err) == (3, True)


def test_the_dubov_system_without_a_year_is_the_edition_in_force(run: Shell, tmp_path: Path) -> None:
    old = event()._replace(info=EventInfo(name="Open", start="2004/05/01", encoded_type="FIDE_DUBOV"))
    assert system_of(old) == system_of(old, "dubov") == "dubov-1997"
    file = saved(tmp_path, old)
    assert run("pair", file, "--system", "dubov") == run("pair", file) == run("pair", file, "--system", "dubov-1997")
    assert run("--dubov", file, "-p") == run("--dubov-1997", file, "-p")
    with pytest.raises(BadRequest):
        system_of(old._replace(info=EventInfo(start="1980/05/01")), "dubov")


def test_colours_are_for_a_terminal_that_wants_them(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path, event())
    plain = run("pair", file).out
    monkeypatch.setattr("fairswiss.cli.output.on_terminal", lambda stream: stream is sys.stdout)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = run("pair", file).out
    assert coloured.startswith("\x1b[1m")
    assert coloured.replace("\x1b[1m", "").replace("\x1b[0m", "") == plain
    assert "\x1b[1m" in run("standings", file).out
    assert "\x1b" not in run("--dubov-1997", file, "-p").out
    assert json.loads(run("pair", file, "--json").out)
    assert run("standings", file, "-o", str(tmp_path / "table.txt")).code == 0
    assert "\x1b" not in (tmp_path / "table.txt").read_text("utf-8")
    monkeypatch.setenv("NO_COLOR", "1")
    assert run("pair", file).out == plain
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert run("pair", file).out == plain


def test_help_lists_the_commands_in_groups(run: Shell) -> None:
    lines = run("--help").out.splitlines()
    headings = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    assert headings[1:] == [
        "Rounds:",
        "Standings and ratings:",
        "Players and files:",
        "Studies:",
        "Print and publish:",
        "Tournament manager:",
    ]
    assert "\x1b" not in "".join(lines)
