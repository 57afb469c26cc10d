"""Team events as they are run survive their files, and files of teams read as they are meant."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from fairswiss.formats import parse_trf, read_trf, unwritable, write_trf
from fairswiss.model import (
    Acceleration,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    Tournament,
)
from fairswiss.model.matches import all_matches, sides_of, team_points
from tests.formats.team_strategies import team_tournaments


@given(tournament=team_tournaments())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_team_event_survives_a_round_trip(tournament: Tournament) -> None:
    assert unwritable(tournament) == ()
    for edition in ("trf16", "trf26"):
        text = write_trf(tournament, edition)
        back = read_trf(text)
        assert back == tournament
        assert all_matches(back) == all_matches(tournament)
        assert team_points(sides_of(back)) == team_points(sides_of(tournament))
        assert write_trf(back, edition) == text


RECORDS = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "trf-examples" / "records.txt"
PEOPLE = "".join(f"001 {number:>4}      Player {number:02}\n" for number in range(1, 17))
TEAMS = "".join(f"310 {number:>3} {f'Team {number}':<68} {number + 7:>4}\n" for number in range(2, 10))
ALPHA = Team(1, "Alpha Club", (1, 4, 5, 8))
MEANT: dict[str, tuple[str, object]] = {
    "352": ("board_colours", "WBWB"),
    "362": ("scoring", MatchScoring(30, 10, 0)),
    "250": ("accelerations", tuple(Acceleration(team, (20, 20, 20)) for team in range(1, 10))),
    "240": ("byes", (TeamBye(3, 2, "H"), TeamBye(3, 7, "H"))),
    "320": ("pab", (10, 20)),
    "330": ("forfeits", (ForfeitedMatch(4, 3, 6, "+", "-"),)),
    "300": ("line_ups", (LineUp(2, 1, 6, (1, 5, 0, 8)),)),
    "299": ("adjustments", (TeamAdjustment((6,), 0, 15, "-", 4),)),
}


@pytest.mark.skipif(not RECORDS.exists(), reason=f"no records of teams at {RECORDS}")
def test_the_sample_records_of_teams_are_read_as_they_are_meant() -> None:
    samples = {line[:3]: line for line in reversed(RECORDS.read_text("utf-8").splitlines()) if "250       " not in line}
    assert read_trf(PEOPLE + samples["013"]).team_event == TeamEvent((ALPHA,), numbered=False)
    known = PEOPLE + TEAMS + samples["310"] + "\n"
    assert read_trf(known).team_event.teams[0] == ALPHA._replace(nickname="ALPHA", strength="2251", rank=1)
    for code, (name, fact) in MEANT.items():
        back, problems = parse_trf(known + samples[code])
        assert back is not None
        assert getattr(back.team_event, name) == fact, code
        assert not [problem for problem in problems if problem.where.line == len(known.splitlines()) + 1], code
    byes = read_trf(known + samples["320"]).team_event.byes
    assert byes == (TeamBye(1, 9, "U"), TeamBye(3, 8, "U"))
    assert read_trf(known + samples["802"]).extra == (samples["802"],)
