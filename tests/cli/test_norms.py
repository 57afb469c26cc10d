"""The command ``norms``."""

import csv
import io
import json
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from fairswiss.rendering import norms_words
from tests.cli.events import Shell, saved
from tests.norms.events import OPEN, SINGLE, Met, event, field
from tests.norms.test_articles import crowd
from tests.norms.test_forecast import among, guest

RIVER = "examples/river-masters.trf"


def test_the_list_has_norms_achieved_and_within_reach(run: Shell) -> None:
    said = run("norms", RIVER)
    assert (said.code, said.err) == (0, "")
    assert "GM    achieved    9/9      7        6½  2453  2673     8/5    5/3          5/2" in said.out
    assert "20 Fuchsie, Umi, IM: Needs ½ of 1 against 10 Kamille, Rin." in said.out
    assert "Provisional: games are still missing." in said.out


def test_one_player_has_every_requirement_and_every_game(run: Shell) -> None:
    said = run("norms", RIVER, "--player", "20", "--title", "im")
    assert "performance (Rp)                                      2450  2449  no    1.4.8" in said.out
    assert "   10  10 Kamille, Rin   IM     AUT   2463                    no result yet" in said.out


def test_programs_get_everyone_and_the_working_of_one(run: Shell, tmp_path: Path) -> None:
    data = json.loads(run("norms", RIVER, "--json").out)
    assert (data["round"], data["rounds"], data["provisional"], data["federation"]) == (10, 10, True, "AUT")
    assert len(data["norms"]) == 46
    one = json.loads(run("norms", RIVER, "--json", "--player", "26", "--title", "IM").out)["norms"][0]
    assert (one["standing"], one["score"], one["score_required"], one["counts_as"]) == ("achieved", 11, 10, 9)
    assert len(one["games"]) == 10
    assert [game["counts"] for game in one["games"]] == [True] * 9 + [False]
    rows = list(csv.DictReader(io.StringIO(run("norms", RIVER, "--format", "csv").out.lstrip("\ufeff"))))
    assert len(rows) == 46
    out = tmp_path / "norms.xlsx"
    assert run("norms", RIVER, "--player", "20", "-o", str(out)).code == 0
    assert CalamineWorkbook.from_path(out).sheet_names == ["Norms", "Requirements"]


def test_the_forms_are_pdf(run: Shell, tmp_path: Path) -> None:
    it1, it3 = tmp_path / "it1.pdf", tmp_path / "it3.pdf"
    said = run("norms", RIVER, "--it1", str(it1), "--it3", str(it3))
    assert (said.code, said.out.count("Written")) == (0, 2)
    assert it1.read_bytes()[:5] == it3.read_bytes()[:5] == b"%PDF-"


def test_bad_requests_say_what_to_do(run: Shell, tmp_path: Path) -> None:
    nobody = saved(tmp_path, event(field([2000] * 9, "000000000")))
    for arguments, words in (
        ((RIVER, "--title", "FM"), "Unknown title 'FM'. Known: GM, IM, WGM, WIM."),
        ((RIVER, "--it1", "it1.txt"), "Name the PDF to write: --it1 certificates.pdf"),
        ((nobody, "--it1", str(tmp_path / "it1.pdf")), "No norm was achieved"),
        ((RIVER, "--round", "11"), "There is nothing after round 11"),
    ):
        said = run("norms", *arguments)
        assert said.code == 3
        assert words in said.err


def test_every_word_is_used(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Listening(dict[str, str]):
        def __getitem__(self, name: str) -> str:
            used.add(name)
            return super().__getitem__(name)

    monkeypatch.setattr(norms_words, "NORMS_WORDS", Listening(norms_words.NORMS_WORDS))
    own = OPEN._replace(federation="AUT")
    home = event(field([2450] * 9, "111111100", federations=["AUT"] * 9), info=own)
    absent = [*field([2400] * 8, "11111110", federations=["GER"] * 6 + ["FRA", "POL"]), Met(2400, "+", "GM", "ESP")]
    weak = [Met(1900, "1", "GM", "NOR"), Met(1900, "1", "GM", "NED")]
    last = [*field([2450] * 7, "111111="), Met(2450, " ", "GM", "NOR")]
    poor = field([2450] * 7, "1111111", ["GM", "GM", "FM", "FM", "", "", ""], ["AUT"] * 5 + ["GER"] * 2)
    for facts, arguments in (
        (event(field([2400] * 11, "11111110000"), info=OPEN._replace(end="2026/06/01", name="")), ()),
        (event(field([2600] * 9, "1" * 9)), ()),
        (event([*weak, *field([2450] * 8, "11111=00"), Met(2450, " ", "GM", "SWE")], 11), ()),
        (event([*weak, *field([2450] * 9, "11111=010")], 11), ()),
        (event(absent), ()),
        (event(field([2407] * 8, "11111100"), byes="U"), ()),
        (event(field([0, 0, 0, *[2600] * 6], "1" * 9), sex="", federation=""), ()),
        (event([Met(2450, "1", "GM", ""), *field([2450] * 7, "1111110"), Met(2450, "1", "GM", "XYZ")]), ()),
        (event(field([*[2450] * 8, 0], "111111=01"), info=SINGLE), ()),
        (event(field([2450] * 9, "111110000", federations=["GER"] * 8 + ["FRA"])), ()),
        (event(field([2000] * 9, "000000000"), info=OPEN._replace(federation="")), ()),
        (event(field([1500] * 8, "111111-0"), 9), ()),
        (home, ("--exemption", "national-final")),
        (home, ("--exemption", "national-team")),
        (home, ("--exemption", "zonal")),
        (among(last, 9, guest(10, 2600)), ()),
        (among(field([2450] * 7, "1111111"), 9, guest(10, 2600), guest(11, 2600)), ()),
        (among(field([2700] * 8, "11111111"), 9, guest(10, 2600)), ()),
        (among(poor, 9, guest(10, 2600), guest(11, 2600)), ()),
        (crowd(20), ()),
    ):
        file = saved(tmp_path, facts)
        for more in ((), ("--player", "1"), ("--player", "1", "-o", str(tmp_path / "n.xlsx"))):
            assert run("norms", file, *arguments, *more).code == 0
    assert set(norms_words.NORMS_WORDS) - used == set()
