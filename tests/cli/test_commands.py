"""The commands for people, in process."""

import json
from pathlib import Path
from typing import Any

import pytest

from fairswiss import pair, read_trf
from fairswiss.cli import file_commands, privacy_commands, round_commands, typed
from fairswiss.judge import RoundCheck
from fairswiss.kernel.options import Options
from fairswiss.model import BadRequest, EventInfo, Problem, Severity
from fairswiss.usecases import rounds
from fairswiss.why import Law
from fairswiss.why.differences import EngineFault
from tests.cli.events import Shell, event, impossible_event, mispaired_event, report, saved


def answer(run: Shell, *arguments: str, code: int = 0, stdin: bytes = b"") -> Any:
    said = run(*arguments, stdin=stdin)
    assert said.code == code
    return json.loads(said.out)


# ------------------------------------------------------------------------------------------- pair


def test_pair_as_json_has_the_promised_shape(run: Shell) -> None:
    paired = pair(event())
    data = answer(run, "pair", "-", "--json", stdin=report(event()))
    assert data["system"] == "dubov-1997"
    assert data["round"] == 3
    assert data["pairs"] == [{"board": b.board, "white": b.white, "black": b.black} for b in paired.pairs]
    assert data["bye"] == paired.bye
    assert data["players"]
    assert not data.get("explanation")


def test_pair_gives_the_explanation_when_asked(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert answer(run, "pair", file, "--json", "--explain")["explanation"]
    assert answer(run, "pair", file, "--format", "json", "--explain")["explanation"]
    assert len(run("pair", file, "--explain").out) > len(run("pair", file).out)


@pytest.mark.parametrize(
    "command",
    [("pair",), ("explain",), ("explain", "--player", "1"), ("explain", "--why-not", "1", "2"), ("check",), ("aro",)],
)
def test_every_answer_can_be_a_page(run: Shell, tmp_path: Path, command: tuple[str, ...]) -> None:
    said = run(command[0], saved(tmp_path, event()), *command[1:], "--format", "html")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("<!DOCTYPE html>\n")
    assert said.out.endswith("\n</html>\n")
    assert said.out.count("<h1>") == 1


@pytest.mark.parametrize("form", ["text", "vega", "markdown"])
def test_pair_in_every_form(run: Shell, tmp_path: Path, form: str) -> None:
    said = run("pair", saved(tmp_path, event()), "--format", form)
    assert said.code == 0
    assert said.err == ""
    assert "7" in said.out


def test_verbose_is_the_trace(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert run("pair", file, "--verbose") == run("pair", file, "--format", "vega")
    assert run("explain", file, "--verbose") == run("pair", file, "--format", "vega")


def test_two_different_forms_are_refused(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert run("pair", file, "--json", "--verbose").code == 3
    assert run("pair", file, "--json", "--format", "text").code == 3
    assert run("pair", file, "--json", "--format", "json").code == 0


def test_an_old_round_is_paired_with_what_was_known_then(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event(rounds=3))
    again = answer(run, "pair", file, "--round", "2", "--json")
    then = answer(run, "pair", saved(tmp_path, event(rounds=1), "then.trf"), "--json")
    assert again == then
    assert run("pair", file, "--round", "9").code == 3


def test_rounds_states_the_planned_number_where_the_file_does_not(run: Shell, tmp_path: Path) -> None:
    silent = saved(tmp_path, event(planned=None))
    assert "--rounds" in run("pair", silent).err
    assert run("pair", silent, "--rounds", "5").code == 0
    assert run("pair", silent, "--rounds", "1").code == 3
    said = run("pair", saved(tmp_path, event()), "--rounds", "6")
    assert said.code == 3
    assert "5" in said.err
    assert "6" in said.err
    assert run("pair", saved(tmp_path, event()), "--rounds", "5").code == 0


def test_first_colour_states_the_lot_and_cannot_contradict_the_file(run: Shell, tmp_path: Path) -> None:
    silent = saved(tmp_path, event(rounds=0, lot=""))
    assert "--first-colour" in run("pair", silent).err
    white = answer(run, "pair", silent, "--json", "--first-colour", "white")
    black = answer(run, "pair", silent, "--json", "--first-colour", "black")
    assert white["pairs"][0]["white"] == black["pairs"][0]["black"] == 1
    said = run("pair", saved(tmp_path, event()), "--first-colour", "black")
    assert said.code == 3
    assert "white" in said.err
    assert "black" in said.err


def test_the_system_is_the_files_or_the_one_given(run: Shell, tmp_path: Path) -> None:
    nameless = saved(tmp_path, event()._replace(info=EventInfo(name="Open")))
    assert "--system" in run("pair", nameless).err
    assert run("pair", nameless, "--system", "dubov-1997").code == 0
    assert run("pair", nameless, "--system", "elo-1812").code == 3


@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_output_is_the_tournament_with_the_new_round(run: Shell, tmp_path: Path, edition: str) -> None:
    file, out = saved(tmp_path, event()), tmp_path / "next.trf"
    said = run("pair", file, "-o", str(out), "--to", edition)
    assert said.code == 0
    assert said.out == run("pair", file).out
    paired = pair(event())
    with_round = event().with_round([(b.white, b.black) for b in paired.pairs], paired.bye)
    assert read_trf(out.read_bytes()).rounds == with_round.rounds
    assert run("pair", str(out)).err.startswith("error: Round 3 has games without a result")


def test_output_is_refused_for_an_old_round_and_for_standard_output(run: Shell, tmp_path: Path) -> None:
    file, out = saved(tmp_path, event()), tmp_path / "next.trf"
    assert run("pair", file, "--round", "1", "-o", str(out)).code == 3
    assert run("pair", file, "-o", "-").code == 3
    assert not out.exists()
    assert run("pair", file, "--round", "3", "-o", file).code == 0
    assert len(read_trf(Path(file).read_bytes()).rounds) == 3


def test_the_arbiters_decisions_reach_the_edition(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, original, seen = saved(tmp_path, event()), rounds.pair, []

    def spy(*args: Any, **more: Any) -> Any:
        seen.append(more["options"])
        return original(*args, **more)

    monkeypatch.setattr(rounds, "pair", spy)
    assert run("pair", file, "--upfloat-limit", "yield", "--waive", "2.4", "--waive", "2.3").code == 0
    assert seen[0] == Options(upfloat_limit="yield", waivers={"2.3", "2.4"})
    assert run("pair", file, "--waive", "99").code == 3


def test_a_decision_that_the_system_does_not_know_is_refused(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    for command in ("pair", "explain", "check"):
        assert (
            run(command, file, "--system", "dutch-2012", "--lowest-bracket", "2012", "--first-colour", "white").code < 2
        )
        refused = run(command, file, "--lowest-bracket", "2012")
        assert refused.code == 3
        assert "dubov-1997 has no option lowest_bracket" in refused.err


# ------------------------------------------------------------------------------------------- explain


def test_explain_the_round_a_player_and_why_not(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert answer(run, "explain", file, "--json")["explanation"]
    assert answer(run, "explain", file, "--player", "3", "--json")["player"]
    assert answer(run, "explain", file, "--why-not", "3", "4", "--json")["reason"]
    for question in ([], ["--player", "3"], ["--why-not", "3", "4"], ["--round", "1"]):
        said = run("explain", file, *question)
        assert said.code == 0
        assert said.out.strip()


def test_explain_refuses_two_questions_and_unknown_players(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert run("explain", file, "--player", "3", "--why-not", "3", "4").code == 3
    assert run("explain", file, "--player", "3", "--verbose").code == 3
    assert run("explain", file, "--player", "99").code == 3
    assert run("explain", file, "--why-not", "3", "99").code == 3
    assert run("explain", file, "--why-not", "3").code == 3


# ------------------------------------------------------------------------------------------- check, aro, systems


def test_check_exits_0_only_when_nothing_differs(run: Shell, tmp_path: Path) -> None:
    good, bad = saved(tmp_path, event()), saved(tmp_path, mispaired_event(), "bad.trf")
    assert run("check", good).code == 0
    assert run("check", good).err == ""
    assert run("check", bad).code == 1
    data = answer(run, "check", good, "--json")
    assert data["agrees"] is True
    assert [checked["round"] for checked in data["rounds"]] == [1, 2]
    assert answer(run, "check", bad, "--json", code=1)["agrees"] is False


def test_check_says_where_the_file_leaves_the_rules(run: Shell, tmp_path: Path) -> None:
    bad = saved(tmp_path, mispaired_event())
    said = run("check", bad, "--system", "dutch-2026")
    assert said.code == 1
    sentence = "In the bracket of 0.0, the recorded pairing is as good on every criterion, but comes later"
    assert f"\n  {sentence}" in said.out
    assert f"\n  - {sentence}" in run("check", bad, "--system", "dutch-2026", "--format", "markdown").out
    (found,) = answer(run, "check", bad, "--system", "dutch-2026", "--json", code=1)["rounds"][0]["differences"]
    assert (found["kind"], found["bracket"], found["articles"], found["right"]) == ("later", 0.0, ["3.8"], "rules")
    assert run("check", bad, "--json", "--format", "text").code == 3


def test_check_exits_2_when_the_file_is_the_better_one(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    better = EngineFault(Law("dutch-2026")("2.4.7"), 10, "C12", 0, 2)
    monkeypatch.setattr(
        "fairswiss.judge.check_round", lambda *_: RoundCheck(1, False, ((1, 2),), ((1, 3),), differences=(better,))
    )
    said = run("check", saved(tmp_path, event()))
    assert said.code == 2
    assert "please report it" in said.out


def test_check_of_an_event_without_rounds_has_nothing_to_say(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event(rounds=0))
    assert run("check", file).code == 0
    assert answer(run, "check", file, "--json")["rounds"] == []


def test_check_needs_the_planned_number_too(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event(planned=None))
    assert run("check", file).code == 3
    assert run("check", file, "--rounds", "5").code == 0


def test_aro_lists_everybody_taking_part(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    said = run("aro", file)
    assert said.code == 0
    assert all(f"Müller, {number}" in said.out for number in range(1, 8))
    data = answer(run, "aro", file, "--round", "2", "--json")
    assert (data["system"], data["round"], len(data["players"])) == ("dubov-1997", 2, 7)


def test_systems(run: Shell) -> None:
    assert "dubov-1997" in run("systems").out
    assert answer(run, "systems", "--json")["systems"][0]["id"] == "dubov-1997"


# ------------------------------------------------------------------------------------------- convert, validate


@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_convert_there_and_to_standard_output(run: Shell, tmp_path: Path, edition: str) -> None:
    file, out = saved(tmp_path, event()), tmp_path / "out.trf"
    assert run("convert", file, str(out), "--to", edition).code == 0
    assert read_trf(out.read_bytes()).rounds == event().rounds
    said = run("convert", "-", "-", "--to", edition, stdin=report(event()))
    assert said.out.encode() == out.read_bytes()


def test_convert_as_json(run: Shell, tmp_path: Path) -> None:
    file, out = saved(tmp_path, event()), tmp_path / "out.trf"
    assert answer(run, "convert", file, str(out), "--json")["out"] == str(out)
    data = answer(run, "convert", file, "-", "--json")
    assert data["text"] == out.read_text(encoding="utf-8")
    assert data["warnings"] == []


def test_what_a_report_cannot_hold_is_told(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = (Problem("a name is cut", severity=Severity.WARNING),)
    monkeypatch.setattr(file_commands, "unwritable", lambda _: lost)
    monkeypatch.setattr(round_commands, "unwritable", lambda _: lost)
    file, out = saved(tmp_path, event()), str(tmp_path / "out.trf")
    for command in (["convert", file, out], ["pair", file, "-o", out]):
        assert run(*command).err.startswith("warning: a name is cut\n")
        assert run(*command, "--quiet").err == ""
    assert answer(run, "convert", file, out, "--json")["warnings"][0]["what"] == "a name is cut"


def test_validate_says_what_is_wrong(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert run("validate", file) == (0, "Valid: 7 players, 2 rounds.\n", "")
    assert answer(run, "validate", file, "--json")["valid"] is True
    said = run("validate", "-", stdin=b"nonsense\n")
    assert said.code == 3
    assert "error: line 1" in said.out
    data = answer(run, "validate", "-", "--json", code=3, stdin=b"nonsense\n")
    assert data["valid"] is False
    assert data["problems"][0]["line"] == 1


# ------------------------------------------------------------------------------------------- warnings, errors


def odd_report(oddities: int) -> bytes:
    """A report with tabs, which are warned about."""
    return report(event()) + b"".join(b"###\tnote\n" for _ in range(oddities))


def test_warnings_go_to_standard_error_twenty_at_most(run: Shell) -> None:
    said = run("aro", "-", stdin=odd_report(25))
    assert said.code == 0
    assert said.err.count("warning:") == 21
    assert said.err.endswith("warning: … and 5 more\n")
    assert "warning" not in said.out
    assert run("aro", "-", "--quiet", stdin=odd_report(25)).err == ""
    assert len(answer(run, "validate", "-", "--json", stdin=odd_report(25))["problems"]) == 25


def test_every_problem_of_a_bad_file_is_a_line(run: Shell) -> None:
    broken = report(event()).replace(b"001    1", b"001    x").replace(b"001    2", b"001    y")
    said = run("pair", "-", stdin=broken)
    assert said.code == 3
    assert said.err.count("\n  error: line ") >= 2
    error = answer(run, "pair", "-", "--json", code=3, stdin=broken)["error"]
    assert error["kind"] == "invalid-tournament"
    assert error["problems"][0]["line"]


@pytest.mark.parametrize("content", [b"", b"\0" * 1000, b"\xff\xfe\x00", bytes(range(256)) * 20, b"001 " * 5000])
@pytest.mark.parametrize("command", ["pair", "explain", "check", "aro", "validate"])
def test_bad_files_are_never_a_fault_of_ours(run: Shell, content: bytes, command: str) -> None:
    said = run(command, "-", stdin=content)
    assert said.code in (3, 4)
    assert "unexpected" not in said.err
    assert run("convert", "-", "-", stdin=content).code in (3, 4)


def test_no_pairing_comes_with_its_witness(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, impossible_event())
    error = answer(run, "pair", file, "--json", code=1)["error"]
    assert error["kind"] == "no-pairing"
    assert error["witness"]["groups"]
    assert "No legal pairing" in run("pair", file).err


@pytest.mark.parametrize(
    "arguments",
    [
        ["pair"],
        ["bogus"],
        ["pair", "x", "--bogus"],
        ["pair", "x", "--round", "zero"],
        ["pair", "x", "--format", "pdf"],
    ],
)
def test_a_command_line_that_makes_no_sense_is_a_bad_request(run: Shell, arguments: list[str]) -> None:
    said = run(*arguments)
    assert said.code == 3
    assert "help" in said.err
    assert answer(run, *arguments, "--json", code=3)["error"]["kind"] == "bad-request"


def test_a_fault_of_ours_is_one_line_without_traceback(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("first\nsecond \x1b[31m")

    monkeypatch.setattr(rounds, "pair", fail)
    said = run("pair", saved(tmp_path, event()))
    assert said.code == 2
    assert said.err.startswith("error: unexpected: RuntimeError: first second")
    assert "please report" in said.err
    assert said.err.count("\n") == 1
    assert "\x1b" not in said.err
    assert answer(run, "pair", saved(tmp_path, event()), "--json", code=2)["error"]["kind"] == "unexpected"
    monkeypatch.setenv("FAIRSWISS_DEBUG", "1")
    assert "Traceback" in run("pair", saved(tmp_path, event())).err


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt, 130), (MemoryError, 4), (RecursionError, 2)])
def test_other_ends(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException], code: int
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(rounds, "pair", fail)
    said = run("pair", saved(tmp_path, event()))
    assert said.code == code
    assert "Traceback" not in said.err


def test_what_cannot_be_undone_is_confirmed_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy_commands, "on_terminal", lambda stream: True)
    monkeypatch.setattr(typed, "prompt", lambda text, err: "open  CHAMPIONSHIP")
    privacy_commands._confirmed("", "Open Championship")
    with pytest.raises(BadRequest):
        privacy_commands._confirmed("", "Another one")
