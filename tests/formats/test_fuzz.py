"""Damaged files are read or refused with a clear word, and never anything else."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.formats import parse_trf, read_trf, unwritable, write_trf
from fairswiss.model import Severity, TooLarge
from tests.formats.test_numbered_records import KEPT
from tests.formats.test_writing import TRF16, TRF26

# Every record is in these two, so that damage can hit every reader.
RECORDS = """\
162  W 3.0    D 1.0    P 1.0    X 1.0
172 XYZ FIDON
112 Deputy
BBU  1.0
XXS L=0.0 FW=3.0
299 -         1.5  001    2
260 002 003    2    3
XXZ 3
"""
FILES = ((TRF26 + RECORDS).encode(), (TRF16 + RECORDS + "\n".join(KEPT)).encode("cp1252"))
BYTES = b" 0123456789+-=.wb-UHFZ\t\r\n\x00\x1a\x81\xc3\xe9\xffX"
_TROUBLE = (b"001", b"\n001    2", b"\n250       1.0 001 999    1 9999\n", b"\n240 H 999    1\n", b"\xef\xbb\xbf")
JUNK = st.sampled_from(_TROUBLE) | st.binary(max_size=12)


@st.composite
def damaged_files(draw: st.DrawFn) -> bytes:
    lines = draw(st.sampled_from(FILES)).split(b"\n")
    for _ in range(draw(st.integers(1, 6))):
        i, j = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        line, at = lines[i], draw(st.integers(0, 130))
        match draw(st.sampled_from(("byte", "byte", "byte", "cut", "swap", "double", "insert", "shift", "drop"))):
            case "byte":
                lines[i] = line[:at] + bytes([draw(st.sampled_from(BYTES))]) + line[at + 1 :]
            case "cut":
                lines[i] = line[:at]
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
            case "double":
                lines.insert(j, line)
            case "insert":
                lines[i] = line[:at] + draw(JUNK) + line[at:]
            case "shift":
                lines[i] = line[:at] + b" " + line[at:]
            case _:
                lines[i] = b""
    return b"\n".join(lines)


@given(source=damaged_files())
@settings(max_examples=500, deadline=None)
def test_a_damaged_file_raises_nothing_of_its_own(source: bytes) -> None:
    started = time.process_time()
    try:
        tournament, problems = parse_trf(source)
    except TooLarge:
        return
    assert time.process_time() - started < 5  # far above what it takes; a hang would be far above this
    assert all(problem.what for problem in problems)
    if tournament is None:
        assert any(problem.severity is Severity.ERROR for problem in problems)
        return
    for edition in ("trf16", "trf26"):
        assert read_trf(write_trf(tournament, edition)) == tournament
    assert unwritable(tournament) == ()


@pytest.mark.long
@given(source=st.binary(max_size=300) | st.text(max_size=300))
@settings(max_examples=300, deadline=None)
def test_neither_does_anything_else(source: bytes | str) -> None:
    parse_trf(source)
