"""Measuring, giving up, and other engines side by side, with engines made for the test."""

import re
import stat
import sys
import time
from pathlib import Path

import pytest
from benchmarks import edition, engines, systems
from benchmarks.edition import cases
from benchmarks.events import EVENTS, by_neighbours, ordinary_event
from benchmarks.table import Case, measured, report_of
from benchmarks.timing import cost_of, ratio, seconds_of

from fairswiss import pair, read_trf
from fairswiss.model import Tournament

SYSTEM = "dutch-2026"
AS_A_PROCESS = r"  as a process: fairswiss \d+\.\d"
OURS = "from fairswiss.cli.door import main; main(['--dutch-2026', *sys.argv[2:]])"


@pytest.fixture(scope="module")
def report() -> str:
    return report_of(ordinary_event(8, 2))


def engine(folder: Path, body: str) -> str:
    """An executable that takes the arguments of bbpPairings."""
    path = folder / "engine"
    path.write_text(f"#!{sys.executable}\nimport sys, time\n{body}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def beside(report: str, monkeypatch: pytest.MonkeyPatch, executable: str, limit: float = 20) -> list[str]:
    monkeypatch.setenv("FAIRSWISS_BBPPAIRINGS", executable)
    monkeypatch.delenv("FAIRSWISS_JAVAFO", raising=False)
    monkeypatch.delenv("FAIRSWISS_PY4SWISS", raising=False)
    return list(engines.compared(report, SYSTEM, limit))


def test_an_engine_with_the_same_pairs_is_compared_in_time(
    report: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = beside(report, monkeypatch, engine(tmp_path, OURS))
    assert re.match(AS_A_PROCESS, ours)
    assert re.match(AS_A_PROCESS.replace("fairswiss", "bbpPairings"), theirs)
    assert theirs.endswith(" x ours, same pairs")


def test_other_pairs_are_told(report: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = "open(sys.argv[4], 'w').write('4\\n1 2\\n3 4\\n5 6\\n7 8\\n')"
    assert "OTHER PAIRS (" in beside(report, monkeypatch, engine(tmp_path, other))[1]


def test_an_engine_that_fails_or_is_not_there_stops_nothing(
    report: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (
        "failed: exit code 3: no"
        in beside(report, monkeypatch, engine(tmp_path, "sys.stderr.write('no'); sys.exit(3)"))[1]
    )
    assert "failed: " in beside(report, monkeypatch, str(tmp_path / "nothing"))[1]


def test_an_engine_that_takes_too_long_is_given_up(
    report: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = engine(tmp_path, "time.sleep(60)")
    monkeypatch.setenv("FAIRSWISS_BBPPAIRINGS", slow)
    (asked,) = engines.others(SYSTEM)
    assert engines.run(asked, report, 0.2) == engines.Paired(None)


def test_engines_are_named_by_the_environment_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FAIRSWISS_BBPPAIRINGS", "FAIRSWISS_PY4SWISS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FAIRSWISS_JAVAFO", "javafo.jar")
    assert list(engines.others(SYSTEM)) == [engines.Engine("JaVaFo", ("java", "-jar", "javafo.jar"))]
    monkeypatch.setenv("FAIRSWISS_PY4SWISS", "py4swiss")
    assert [engine.name for engine in engines.others(SYSTEM)] == ["JaVaFo", "py4swiss"]
    assert list(engines.others("dubov-2026")) == [engines.Engine("py4swiss", ("py4swiss", "-e", "dubov", "-t"))]
    assert not list(engines.others("lim-2026"))


def test_the_bye_is_a_pair_with_nobody() -> None:
    assert engines.pairs_in("2\n3 1\n2 0\n") == {(3, 1), (2, 0)}


def test_work_that_takes_too_long_is_given_up() -> None:
    assert seconds_of(lambda: time.sleep(5), limit=0.05) is None
    assert cost_of(lambda: time.sleep(5), limit=0.05) is None
    quick = cost_of(lambda: list(range(1000)), limit=600)
    assert quick is not None
    assert quick.peak
    assert ratio(3, 2) == "1.50"
    assert ratio(None, 2) == ratio(2, 0) == "-"


def test_a_case_that_takes_too_long_says_so(report: str) -> None:
    line, seconds = measured(Case("ordinary", 8, 3), report, SYSTEM, 0.000_001)
    assert line.endswith("> 1e-06")
    assert seconds is None


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_can_be_paired(name: str) -> None:
    event = EVENTS[name](20, 2)
    assert len(event.rounds) == 2
    assert pair(event, SYSTEM).pairs


def test_neighbours_who_have_not_met_are_paired() -> None:
    event = ordinary_event(9, 2)
    pairs, bye = by_neighbours(event)
    met = {frozenset(game[:2]) for played in event.rounds for game in played.games}
    assert not met & {frozenset(p) for p in pairs}
    assert sorted([*(n for p in pairs for n in p), bye or 0]) == list(range(1, 10))


def test_in_one_colour_everybody_prefers_the_same() -> None:
    event: Tournament = EVENTS["one colour"](6, 1)
    assert {game.white for game in event.rounds[0].games} == set(range(1, 7))


def test_everybody_has_a_rank_in_the_file_for_other_engines(report: str) -> None:
    assert sorted(player.rank for player in read_trf(report).players) == list(range(1, 9))


def test_the_worst_cases_are_measured_in_the_latest_round() -> None:
    found = list(cases(["ordinary", "draws"], [50], [2, 5]))
    assert found == [Case("ordinary", 50, 2), Case("ordinary", 50, 5), Case("draws", 50, 5)]


def test_the_benchmark_prints_start_up_cases_processes_and_growth(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FAIRSWISS_BBPPAIRINGS", "FAIRSWISS_JAVAFO", "FAIRSWISS_PY4SWISS"):
        monkeypatch.delenv(name, raising=False)
    edition.main(["--events", "ordinary", "--rounds", "2", "--system", "dutch-2017", "6", "8"])
    lines = capsys.readouterr().out.splitlines()
    assert re.match(r"start-up: \d+\.\d", lines[0])
    assert [line.split()[:3] for line in lines[2:6:2]] == [["ordinary", "6", "2"], ["ordinary", "8", "2"]]
    assert re.match(AS_A_PROCESS, lines[3])
    assert lines[-1].startswith("growth ordinary, round 2: 6 -> 8 players: ")


def test_every_system_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    systems.main(["--events", "ordinary", "12"])
    head, _, line = capsys.readouterr().out.splitlines()
    assert head == "| event | players | " + " | ".join(systems.SYSTEMS) + " |"
    cells = line.strip("| ").split(" | ")
    assert cells[:2] == ["ordinary", "12"]
    assert all(re.fullmatch(r"\d+\.\d\d x\d+\.\d\d|no pairing", cell) for cell in cells[2:])


def test_forbidden_groups_are_measured_in_their_own_size() -> None:
    assert list(systems.cases(["forbidden"], [50])) == [Case("forbidden", 1_000, 9)]
    assert len(EVENTS["forbidden"](100, 1).prohibitions) == 4
