"""Teams by Berger's tables: the same tables, matches instead of games."""

import pytest

from fairswiss.model import BadRequest, ForfeitedMatch, NoPairing, TeamBye, Tournament
from fairswiss.model.matches import matches_of
from fairswiss.model.team_rounds import with_forfeited_match, with_team_round, withdraw_team
from fairswiss.usecases.generation import generate
from fairswiss.usecases.rounds import check, pair, with_pairing
from tests.teams.events import event

SINGLE, DOUBLE = "team-round-robin", "double-team-round-robin"
BOTH = [SINGLE, DOUBLE]


@pytest.mark.rule("team_round_robin", "C.05 Annex 1", "reading 1", "reading 2")
@pytest.mark.rule("double_team_round_robin", "C.05 Annex 1", "reading 1", "reading 2")
@pytest.mark.parametrize("system", BOTH)
def test_the_first_rows_of_the_table(system: str) -> None:
    teams = event(4, rounds=3 if system == SINGLE else 6)
    first = pair(teams, system)
    assert first.games() == [(1, 4), (2, 3)]
    played = with_pairing(teams, first)
    # with two cycles the last two rounds of the first one have changed places
    assert pair(played, system).games() == ([(4, 3), (1, 2)] if system == SINGLE else [(2, 4), (3, 1)])
    assert [(match.white, match.black) for match in played.team_event.matches] == [(1, 4), (2, 3)]


@pytest.mark.rule("team_round_robin", "reading 3", "reading 5")
@pytest.mark.rule("double_team_round_robin", "reading 3", "reading 5")
@pytest.mark.parametrize(("system", "rounds"), [(SINGLE, 5), (DOUBLE, 10)])
def test_with_an_odd_number_one_rests(system: str, rounds: int) -> None:
    teams = event(5, rounds=rounds)
    found = pair(teams, system)
    assert (found.bye, found.resting) == (None, 1)
    assert with_pairing(teams, found).team_event.byes == (TeamBye(1, 1, "Z"),)
    with pytest.raises(BadRequest) as refused:
        pair(event(5, rounds=rounds + 1), system)
    assert refused.value.code == "rounds-differ-from-table"


@pytest.mark.rule("team_round_robin", "reading 4")
@pytest.mark.rule("double_team_round_robin", "reading 4")
def test_an_absent_team_forfeits_its_match() -> None:
    teams = withdraw_team(event(4, rounds=3), 4)
    assert with_pairing(teams, pair(teams, SINGLE)).team_event.forfeits == (ForfeitedMatch(1, 1, 4, "+", "-"),)


@pytest.mark.rule("team_round_robin", "reading 6")
@pytest.mark.rule("double_team_round_robin", "reading 6")
@pytest.mark.parametrize("system", BOTH)
def test_rounds_of_another_table_are_refused(system: str) -> None:
    teams = event(4, rounds=3 if system == SINGLE else 6)
    other = with_team_round(teams, [(1, 2), (3, 4)])
    other = with_forfeited_match(with_forfeited_match(other, 1, 2, "+-"), 3, 4, "+-")
    with pytest.raises(NoPairing):
        pair(other, system)


@pytest.mark.rule("double_team_round_robin", "reading 7")
@pytest.mark.rule("team_round_robin", "reading 7")
@pytest.mark.parametrize("system", BOTH)
def test_whole_events_of_teams_agree_with_their_table(system: str) -> None:
    made = generate(1, system, players=5, boards=2).tournament
    assert all(found.agrees for found in check(made))
    matches = [match for number in range(len(made.rounds)) for match in _teams_of(made, number + 1)]
    assert len(matches) == (10 if system == SINGLE else 20)
    if system == DOUBLE:
        assert {pair[::-1] for pair in matches} == set(matches)


def _teams_of(made: Tournament, number: int) -> list[tuple[int, int]]:
    return [(match.white, match.black) for match in matches_of(made, number)]
