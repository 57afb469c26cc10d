"""What results are worth: 162, XXS, BB."""

import pytest

from fairswiss.formats import read_trf, write_trf
from fairswiss.model import Scoring
from tests.formats.lines import accepted, refused, report, row

THREE_ONE = Scoring.of(30, 10, 0)


def scoring(*lines: str) -> Scoring:
    return accepted(*lines, row(1)).scoring


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5", Scoring()),
        ("162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 1.0", Scoring.of(30, 10, 0, 10)),
        ("162  W 3.0    D 1.0", THREE_ONE),
        ("162 W 3.0  D 1.0", THREE_ONE),
        ("162 W=3 D=1", THREE_ONE),
        ("162  W10.0", Scoring.of(100, 5)),
        ("162  W-1.0", Scoring.of(-10, 5)),
        ("162  A 0.5", Scoring(zero_bye=5, forfeit_loss=5)),
        ("162  Z 0.5", Scoring(zero_bye=5, forfeit_loss=5)),
        ("162  P 0.5", Scoring(pab=5)),
        ("162  X 0.0", Scoring(unknown=0)),
        ("162", Scoring()),
        ("XXS W=3 D=1 PAB=3", THREE_ONE),
        ("XXS W=3.0 D=1,0", THREE_ONE._replace(pab=10)),
        ("XXS WW=1.5", Scoring(white_win=15)),
        ("XXS BW=1.5", Scoring(black_win=15)),
        ("XXS WD=0.4 BD=0.6", Scoring(white_draw=4, black_draw=6)),
        ("XXS WL=0.1 BL=0.2", Scoring(white_loss=1, black_loss=2)),
        ("XXS L=0.2", Scoring(white_loss=2, black_loss=2)),
        ("XXS ZPB=0.1 HPB=0.2 FPB=0.3 PAB=0.4 FW=0.6 FL=0.7", Scoring()._replace(
            zero_bye=1, half_bye=2, full_bye=3, pab=4, forfeit_win=6, forfeit_loss=7)),
        ("XXS HPB=0 D=1", Scoring()._replace(white_draw=10, black_draw=10, half_bye=0, unknown=10)),
        ("BBW  3.0", Scoring.of(30, 5)),
        ("BBD  0.4", Scoring.of(10, 4)),
        ("BBL  0.1", Scoring(white_loss=1, black_loss=1)),
        ("BBZ  0.2", Scoring(zero_bye=2)),
        ("BBF  0.3", Scoring(forfeit_loss=3)),
        ("BBU  0.5", Scoring(pab=5)),
    ],
)  # fmt: skip
def test_one_record(line: str, expected: Scoring) -> None:
    assert scoring(line) == expected


def test_the_order_of_general_and_particular_does_not_matter() -> None:
    assert scoring("162  X 0.0", "XXS D=1") == scoring("XXS D=1", "162  X 0.0")
    assert scoring("BBU  0.5", "BBW  3.0") == Scoring.of(30, 5, 0, 5)


def test_twice_the_same_is_fine() -> None:
    assert scoring("162  W 3.0    D 1.0", "XXS W=3 D=1", "BBW  3.0") == THREE_ONE


def test_a_contradiction_names_both_lines() -> None:
    (problem,) = refused("162  W 3.0", row(1), "XXS W=2")
    assert problem.where.line == 3
    assert "3.0 in line 1" in problem.what


@pytest.mark.parametrize(
    "line",
    [
        "162  W",
        "162  Q 1.0",
        "162  W 1.0.0",
        "162 3.0",
        "XXS W",
        "XXS W=",
        "XXS Q=1",
        "XXS =1",
        "BBW",
        "BBW x",
        "XXS W=1000",
    ],
)
def test_what_cannot_be_read_is_an_error(line: str) -> None:
    (problem,) = refused(line, row(1))
    assert problem.where.line == 1
    assert "cannot be read" in problem.what


@pytest.mark.parametrize(
    ("worth", "trf26", "trf16"),
    [
        (Scoring(), [], []),
        (THREE_ONE, ["162  W 3.0    D 1.0"], ["XXS W=3.0 D=1.0 PAB=3.0"]),
        (Scoring.of(30, 10, 0, 10), ["162  W 3.0    D 1.0    P 1.0"], ["XXS W=3.0 D=1.0 PAB=1.0"]),
        (Scoring(unknown=0), ["162  X 0.0"], ["162  X 0.0"]),
        (Scoring(zero_bye=5, forfeit_loss=5), ["162  A 0.5"], ["XXS ZPB=0.5 FL=0.5"]),
        (Scoring(black_win=15), ["XXS BW=1.5"], ["XXS BW=1.5"]),
        (Scoring(pab=5, half_bye=0), ["162  P 0.5", "XXS HPB=0.0"], ["XXS PAB=0.5 HPB=0.0"]),
    ],
)
def test_how_it_is_written(worth: Scoring, trf26: list[str], trf16: list[str]) -> None:
    tournament = read_trf(report(row(1))).revised(scoring=worth)
    for edition, lines in (("trf26", trf26), ("trf16", trf16)):
        written = write_trf(tournament, edition).splitlines()
        assert [line for line in written if line.startswith(("162", "XXS"))] == lines
