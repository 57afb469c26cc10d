"""All problems of a file are told at once, each with its place."""

import pytest

from fairswiss.formats import parse_trf, read_trf
from fairswiss.formats.trf.limits import MAX_PROBLEMS
from fairswiss.model import InvalidTournament, Problem, Severity, Tournament, Where
from tests.formats.lines import accepted, refused, report, row, warned

BROKEN = (
    "012 Open",
    "XXR nine",
    "062 7",
    row(1, "2 w 1", "9 w 1"),
    row(2, "1 w 0", "0000 - U"),
    row(3, "4 w 5", "0000 - U", rating="abcd"),
    row(4, "3 b 0"),
    row(4),
    "260 001 002    1   77",
    "240 Q 003    1",
    "XXS W=x",
    "152 green",
    "250       1.0 002 001    1    1",
    "299 ?",
)


def test_every_problem_is_told_in_the_order_of_the_lines() -> None:
    problems = refused(*BROKEN)
    assert [problem.where.line for problem in problems] == [2, 4, 4, 6, 6, 6, 8, 9, 10, 11, 12, 13, 14]
    assert all(problem.what for problem in problems)
    assert all(problem.remedy for problem in problems)


def test_the_exception_carries_them_all() -> None:
    _, problems = parse_trf(report(*BROKEN))
    with pytest.raises(InvalidTournament) as caught:
        read_trf(report(*BROKEN))
    assert caught.value.problems == problems
    assert caught.value.exit_code == 3
    assert all(str(problem) in str(caught.value) for problem in problems)


def test_beyond_the_limit_they_are_counted() -> None:
    problems = refused(*(row(n, "9999 w 1") for n in range(1, 251)))
    assert len(problems) == MAX_PROBLEMS + 1
    assert "150 more" in problems[-1].what


def test_a_file_that_is_nothing_but_errors_is_not_read_to_the_end() -> None:
    problems = refused(*(row(n, *["? ? ?"] * 100) for n in range(1, 500)))
    assert len(problems) == MAX_PROBLEMS + 1
    assert "9,900 more" in problems[-1].what
    assert "not read further" in problems[-1].what


def test_neither_are_its_records() -> None:
    problems = refused(row(1), *["XXR 0"] * 20_000)
    assert "9,900 more" in problems[-1].what


def test_a_contradiction_that_only_the_model_sees_has_the_line_of_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def stricter(*args: object, **facts: object) -> Tournament:
        raise InvalidTournament("No.", (Problem("something is wrong", where=Where(player=2)),))

    monkeypatch.setattr(Tournament, "build", stricter)
    (problem,) = refused(row(1), row(2))
    assert problem.where == (2, 0, 2, 0)


def test_warnings_do_not_crowd_out_errors() -> None:
    lines = [row(n, points="5.0", name="x\ty") for n in range(1, 201)]
    _, problems = parse_trf(report(*lines, "XXR 0"))
    assert [problem.where.line for problem in problems if problem.severity is Severity.ERROR] == [201]
    assert len(problems) == MAX_PROBLEMS + 1
    assert problems[-1].severity is Severity.WARNING


def test_many_warnings_alone_do_not_refuse_the_file() -> None:
    tournament, problems = parse_trf(report(*(row(n, points="5.0") for n in range(1, 201))))
    assert tournament is not None
    assert "100 more" in problems[-1].what


@pytest.mark.parametrize("code", ["O01", "OOl", "002", "0O1", "GER", " 01"])
def test_a_line_that_looks_like_a_player_under_another_code_is_told(code: str) -> None:
    tournament, (problem,) = warned(row(1), row(2, code=code))
    assert [player.number for player in tournament.players] == [1]
    assert tournament.extra == (row(2, code=code),)
    assert f"{code!r} is not the code of one" in problem.what
    assert problem.where.line == 2


def test_an_indented_player_is_told_too() -> None:
    _, (problem,) = warned(row(1), f" {row(2)}")
    assert "looks like a player" in problem.what


@pytest.mark.parametrize(
    "line",
    [
        "### 001    2 m    Somebody",
        f"### {row(2)}",
        "801    2      Rooks                             2000",
        "XXF 2",
        row(1, code="GER"),
    ],
)
def test_other_lines_are_kept_in_silence(line: str) -> None:
    accepted(row(1), line)
