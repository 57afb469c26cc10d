"""The commands ``import``, ``export``, ``ratinglist`` and ``players fill``."""

import json
from pathlib import Path

import pytest

from fairswiss import read_trf
from tests.cli.events import Shell, event, saved
from tests.ratinglist.lists import text_list

TABLE = "Name;Elo;Fed\nAlder, Ana;2100;NOR\nBirch, Bo;2200;SWE\n"


def test_a_table_becomes_a_tournament(run: Shell, tmp_path: Path) -> None:
    target = tmp_path / "open.trf"
    arguments = ("import", "-", "-o", str(target), "--name", "Open", "--rounds", "5", "--system", "dubov-1997")
    said = run(*arguments, stdin=TABLE.encode())
    assert (said.code, said.err) == (0, "")
    made = read_trf(target.read_bytes())
    assert [(p.number, p.name, p.rating) for p in made.players] == [(1, "Birch, Bo", 2200), (2, "Alder, Ana", 2100)]
    assert (made.rounds_planned, made.info.type_text) == (5, "Dubov 1997")
    assert run("pair", str(target), "--first-colour", "white").code == 0


def test_nothing_is_written_without_a_target_or_with_errors(run: Shell, tmp_path: Path) -> None:
    assert run("import", "-", stdin=TABLE.encode()).code == 3
    target = tmp_path / "open.trf"
    broken = TABLE.replace("2100", "x").encode()
    said = run("import", "-", "-o", str(target), "--json", stdin=broken)
    assert said.code == 3
    assert json.loads(said.out)["error"]["kind"] == "invalid-table"
    assert "line 2, column 2" in said.err
    assert not target.exists()
    left = run("import", "-", "-o", str(target), "--leave-out", stdin=broken)
    assert left.code == 0
    assert "1 rows with errors were skipped" in left.out


def test_the_preview_is_data_too(run: Shell) -> None:
    said = run("import", "-", "--preview", "--json", stdin=TABLE.encode())
    data = json.loads(said.out)
    assert (said.code, data["rows"], data["left_out"], data["problems"]) == (0, 2, 0, [])
    assert [column["field"] for column in data["columns"]] == ["name", "rating", "federation"]


@pytest.mark.parametrize("what", ["players", "pairings", "results"])
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_tables_are_exported(run: Shell, tmp_path: Path, what: str, ending: str) -> None:
    target = tmp_path / f"out.{ending}"
    said = run("export", saved(tmp_path, event()), str(target), "--what", what)
    assert (said.code, said.err) == (0, "")
    assert target.stat().st_size > 50


def test_the_rating_list_from_import_to_fill(run: Shell, tmp_path: Path) -> None:
    assert run("ratinglist", "find", "alder").code == 5
    source = tmp_path / "players_list_foa.txt"
    source.write_bytes(text_list())
    made = json.loads(run("ratinglist", "import", str(source), "--json").out)
    assert (made["rows"], made["kinds"]) == (8, ["standard", "rapid", "blitz"])
    assert "8" in run("ratinglist", "info").out
    found = run("ratinglist", "find", "Tschernych Sergej")
    assert "104" in found.out
    assert json.loads(run("ratinglist", "find", "104", "--json").out)["players"][0]["name"] == "Tchernykh, Sergey"
    assert "2301" in run("ratinglist", "show", "104").out
    assert "No match" in run("ratinglist", "find", "xyzzy").out
    plain = event(players=2, rounds=0)
    named = plain.revised(players=(plain.players[0]._replace(name="Sergey Tchernykh", rating=0), plain.players[1]))
    target = tmp_path / "filled.trf"
    said = run("players", "fill", saved(tmp_path, named), "-o", str(target), "--kind", "rapid")
    assert said.code == 0
    assert "rating - -> 2290" in said.out
    assert read_trf(target.read_bytes()).players[0].fide_id == "104"
    assert json.loads(run("players", "fill", str(target), "--json").out)["players"][0]["verdict"] == "agrees"
