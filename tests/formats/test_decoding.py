"""Encodings, line ends, control characters."""

import pytest

from fairswiss.formats import parse_trf, read_trf
from fairswiss.model import Severity
from tests.formats.lines import report, row

NAME = "Müller, Jürgen"
TEXT = report("012 Zürich", row(1, "2 w 1", name=NAME), row(2, "1 b 0"))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_unicode_with_and_without_mark(encoding: str) -> None:
    source = TEXT.encode(encoding)
    if encoding.startswith("utf-16-"):
        source = "\ufeff".encode(encoding) + source
    tournament, problems = parse_trf(source)
    assert not problems
    assert tournament == read_trf(TEXT)


def test_a_text_may_start_with_a_mark() -> None:
    assert read_trf("\ufeff" + TEXT) == read_trf(TEXT)


@pytest.mark.parametrize(
    ("encoding", "name", "called"),
    [("cp1252", "Müller, Œuf €", "Windows-1252"), ("latin-1", "Müller, \x81x", "Latin-1")],
)
def test_older_encodings_are_told(encoding: str, name: str, called: str) -> None:
    tournament, (warning,) = parse_trf(report("012 x", row(1, name=name)).encode(encoding))
    assert tournament is not None
    assert tournament.players[0].name == name
    assert called in warning.what
    assert warning.where.line == 2


def test_utf_16_cut_in_half_is_an_error() -> None:
    tournament, problems = parse_trf(TEXT.encode("utf-16") + b"\x00")
    assert tournament is None
    assert any("UTF-16" in problem.what for problem in problems)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\r\n\r\n", "   \r", "\n\x1a"])
def test_line_ends(end: str) -> None:
    source = TEXT.replace("\n", end) if end != "\n\x1a" else TEXT + "\x1a"
    assert read_trf(source) == read_trf(TEXT)
    assert read_trf(source.encode()) == read_trf(TEXT)


def test_the_last_line_needs_no_end() -> None:
    assert read_trf(TEXT.rstrip("\n")) == read_trf(TEXT)


@pytest.mark.parametrize("character", ["\u0085", "\u2028", "\u2029", "\u00a0x"])
def test_a_name_is_not_torn_at_a_separator_of_unicode(character: str) -> None:
    assert read_trf(report(row(1, name=f"a{character}b"))).players[0].name == f"a{character}b"


def test_a_tab_is_a_blank_and_told() -> None:
    tournament, (warning,) = parse_trf(report("012\tOpen", row(1)))
    assert tournament is not None
    assert tournament.info.name == "Open"
    assert warning.severity is Severity.WARNING
    assert warning.where[:2] == (1, 4)


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x0b", "\x0c", "\x1b", "\x1c", "\x1f", "\ud800"])
@pytest.mark.parametrize("code", ["001    1      ", "012 ", "### ", "XYZ    1      "])
def test_any_other_control_character_is_an_error_with_its_place(character: str, code: str) -> None:
    tournament, problems = parse_trf(report(row(2), f"{code}ab{character}{character}c"))
    assert tournament is None
    (problem,) = problems
    assert problem.where[:2] == (2, len(code) + 3)
    assert f"U+{ord(character):04X}" in problem.what


@pytest.mark.parametrize(
    "source", ["", "\n\n", "   ", "Dear arbiter,\nplease find enclosed", b"", b"\x89PNG\r\n\x1a\n\x00"]
)
def test_what_is_no_report_is_told_what_one_is(source: str | bytes) -> None:
    tournament, problems = parse_trf(source)
    assert tournament is None
    assert any("001" in problem.why for problem in problems)
