"""What is written is read again as it was."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.formats import parse_trf, read_trf, unwritable, write_trf
from fairswiss.model import EventInfo, Player, Severity, Tournament
from tests.formats.strategies import tournaments

EDITIONS = ("trf16", "trf26")


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
@given(tournament=tournaments(), blanks=st.sampled_from(("", "   ")))
@settings(max_examples=35, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_fact_survives_a_round_trip(end: str, tournament: Tournament, blanks: str) -> None:
    """In both editions; drawing a tournament takes longest, so that every check is made of the same ones."""
    assert unwritable(tournament) == ()
    for edition in EDITIONS:
        text = write_trf(tournament, edition)
        back, problems = parse_trf(text)
        assert back == tournament
        assert not [problem for problem in problems if "points" in problem.what and "share" not in problem.why]
        assert write_trf(back, edition) == text
        assert_line_ends_do_not_matter(text.replace("\n", blanks + end), tournament)


def assert_line_ends_do_not_matter(text: str, tournament: Tournament) -> None:
    assert read_trf(text) == tournament
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert read_trf(text.encode(encoding)) == tournament


anything = st.text(st.characters(), max_size=50)


@st.composite
def careless_tournaments(draw: st.DrawFn) -> Tournament:
    """Valid tournaments that nobody prepared for a file: long texts, line ends in them, records among the remarks."""
    number = draw(st.integers(1, 99_999))
    name = draw(anything.map(lambda text: "".join(c for c in text if c >= " ")))
    title, federation, fide_id, birth, sex = (draw(anything) for _ in range(5))
    player = Player(number, name, 0, title, federation, fide_id, birth, sex, draw(st.integers(-5, 10**7)))
    lines = st.sampled_from(
        ("001    1", "012 Other", "XXR 7", "XXC white1", "310   1 Team", "240 H 003    1", "a\n001")
    )
    return Tournament.build(
        [player],
        info=EventInfo(name=draw(anything), deputies=(draw(anything),), round_dates=(draw(anything),)),
        extra=tuple(draw(st.lists(anything | lines, max_size=4))),
    )


@given(tournament=careless_tournaments())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_in_the_texts_the_file_is_sound_and_losses_are_told(tournament: Tournament) -> None:
    told = unwritable(tournament)
    assert all(problem.severity is Severity.WARNING for problem in told)
    for edition in EDITIONS:
        text = write_trf(tournament, edition)
        text.encode()
        back = read_trf(text)
        assert [player.number for player in back.players] == [player.number for player in tournament.players]
        assert told or back == tournament
        assert back.rounds_planned is None
        assert not back.first_colour
