"""The files other programs wrote, where they are at hand."""

from pathlib import Path

import pytest

from fairswiss.formats import parse_trf, read_trf, write_trf

SHARED = Path(__file__).resolve().parents[2].parent / "shared"
FILES = sorted((SHARED / "data").rglob("*.trf")) + sorted((SHARED / "data").rglob("*.trfx"))
SAMPLE = 120


@pytest.mark.long
@pytest.mark.skipif(not FILES, reason=f"no report files under {SHARED / 'data'}")
def test_every_file_is_read_without_errors() -> None:
    unread = {
        path: problems for path in FILES for tournament, problems in [parse_trf(path.read_bytes())] if not tournament
    }
    assert not unread


@pytest.mark.skipif(not FILES, reason=f"no report files under {SHARED / 'data'}")
@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_what_was_read_survives_a_round_trip(edition: str) -> None:
    for path in FILES[:: max(len(FILES) // SAMPLE, 1)]:
        tournament = read_trf(path.read_bytes())
        assert read_trf(write_trf(tournament, edition)) == tournament, path


@pytest.mark.long
@pytest.mark.skipif(not FILES, reason=f"no report files under {SHARED / 'data'}")
def test_the_points_in_them_are_the_points_of_the_results() -> None:
    told = {path.name for path in FILES for _, problems in [parse_trf(path.read_bytes())] if problems}
    assert told <= {"javafo.trfx"}  # its XXS is only there to show the layout
