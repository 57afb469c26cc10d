"""Files in which the name was padded by bytes."""

import pytest

from fairswiss.formats import parse_trf, read_trf, write_trf
from tests.formats.lines import report, row

NAMES = ["Müller, Jürgen", "Иванов, Иван", "Łoś", "Zażółć Gęślą-Jaźń", "ж" * 16 + "x", "Plain, Peter"]


def padded_by_bytes(line: str, name: str) -> str:
    """What a program writes that counts the bytes of a name as its columns."""
    return line[:14] + name + " " * (33 - len(name.encode())) + line[47:]


def rows(name: str) -> tuple[str, str]:
    return row(1, "2 w 1", "0000 - H", name=name, points="1.0", rank=1, title="GM"), row(
        2, "1 b 0", points="0.0", rank=2
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_byte_columns_are_found(name: str) -> None:
    right, other = rows(name)
    wrong = padded_by_bytes(right, name)
    tournament, problems = parse_trf(report(wrong, other))
    assert tournament == read_trf(report(right, other))
    if right != wrong:
        (warning,) = problems
        assert "bytes" in warning.what
        assert warning.where.line == 1


@pytest.mark.parametrize("name", ["Мюллер, Ёё", "é" * 33])
def test_right_columns_are_left_alone(name: str) -> None:
    tournament, problems = parse_trf(report(*rows(name)))
    assert tournament is not None
    assert tournament.players[0].name == name
    assert not problems


def test_one_warning_is_enough_for_the_whole_file() -> None:
    lines = [padded_by_bytes(row(n, name=f"Ж{n}", points="0.0", rank=n), f"Ж{n}") for n in range(1, 50)]
    tournament, (warning,) = parse_trf(report(*lines))
    assert tournament is not None
    assert "49 player records" in warning.what


def test_a_line_that_makes_no_sense_either_way_is_reported_by_characters() -> None:
    line = row(1, "2 w 1", name="Мюллер", points="1.0").replace("2000", "2o00")
    _, problems = parse_trf(report(line, row(2, "1 b 0")))
    assert problems[0].where[:2] == (1, 49)


def test_national_records_too() -> None:
    national = row(1, code="XYZ", name="Жук", rating=1800)[:79]
    tournament, _ = parse_trf(report(row(1), padded_by_bytes(national, "Жук")))
    assert tournament is not None
    assert tournament.players[0].national[0].name == "Жук"
    assert read_trf(write_trf(tournament)) == tournament
