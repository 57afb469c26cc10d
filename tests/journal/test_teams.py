"""Events of teams as the journal tells them: entered, paired, lined up, forfeited."""

import pytest

from fairswiss.journal import facts, team_facts
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import apply, opened
from fairswiss.journal.state import State
from fairswiss.model.errors import BadRequest
from fairswiss.model.matches import matches_of
from fairswiss.model.player import Player
from fairswiss.model.teams import LineUp, TeamMatch

SETTINGS = Settings("swiss-team-2026", 3, board_colours="WB")


def after(*told: Fact) -> State:
    state = opened(facts.Created(SETTINGS))
    for fact in told:
        apply(state, fact)
    return state


def field() -> list[Fact]:
    """Four teams of three; team 2 is the strongest."""
    strength = {1: 1800, 2: 2400, 3: 2000, 4: 1600}
    people: list[Fact] = [
        facts.Registered(3 * team + at - 2, Player(0, f"Player {team}-{at}", rating - 50 * at))
        for team, rating in strength.items()
        for at in range(3)
    ]
    teams = [team_facts.TeamEntered(team, f"Team {team}", (3 * team - 2, 3 * team - 1, 3 * team)) for team in strength]
    return [*people, *teams]


def paired() -> list[Fact]:
    drafted = facts.Drafted(1, ((2, 3), (1, 4)), None, "swiss-team-2026", "fairswiss")
    return [*field(), drafted, facts.Published(1)]


def test_teams_are_numbered_by_the_ratings_of_their_first_boards() -> None:
    assert after(*field()).seeds == {2: 1, 3: 2, 1: 3, 4: 4}


def test_a_paired_round_has_matches_before_it_has_boards() -> None:
    state = after(*paired())
    assert state.tournament().team_event.matches == (TeamMatch(1, 1, 2), TeamMatch(1, 3, 4))
    assert (state.round(1).boards, state.round(1).open_boards) == ([], 2)


def test_the_boards_of_a_match_are_made_when_both_line_ups_are_in() -> None:
    one = team_facts.LineUpGiven(1, 2, (4, 5))
    state = after(*paired(), one)
    assert state.round(1).boards == []
    assert state.tournament().team_event.line_ups == (LineUp(1, 1, 2, (1, 2)),)
    state = after(*paired(), one, team_facts.LineUpGiven(1, 3, (7, 9)))
    assert [(board.white, board.black) for board in state.round(1).boards] == [(4, 7), (9, 5)]
    match = matches_of(state.tournament(), 1)[0]
    assert ([board.player for board in match.sides[0].boards], match.sides[1].colour) == ([1, 2], "b")


def test_an_empty_board_is_a_point_for_the_other_side() -> None:
    lined = team_facts.LineUpGiven(1, 2, (4, 5)), team_facts.LineUpGiven(1, 3, (7, 0))
    state = after(*paired(), *lined, facts.ResultEntered(1, 4, 7, "0", "1"))
    match = matches_of(state.tournament(), 1)[0]
    assert [side.game_points for side in match.sides] == [10, 10]
    assert [side.code for side in match.sides] == ["=", "="]


def test_a_match_with_a_result_keeps_its_line_up() -> None:
    lined = team_facts.LineUpGiven(1, 2, (4, 5)), team_facts.LineUpGiven(1, 3, (7, 8))
    with pytest.raises(BadRequest, match="can no longer be changed"):
        after(*paired(), *lined, facts.ResultEntered(1, 4, 7, "1", "0"), team_facts.LineUpGiven(1, 3, (7, 9)))


def test_a_changed_line_up_moves_only_its_own_match() -> None:
    every = [team_facts.LineUpGiven(1, team, (3 * team - 2, 3 * team - 1)) for team in (1, 2, 3, 4)]
    result = facts.ResultEntered(1, 4, 7, "1", "0")
    state = after(*paired(), *every, result, team_facts.LineUpGiven(1, 1, (1, 3)))
    assert [board.white_result for board in state.round(1).boards] == ["1", " ", " ", " "]
    assert state.round(1).board_of[3] == 3


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (team_facts.LineUpGiven(1, 2, (4, 7)), "not-of-this-team"),
        (team_facts.LineUpGiven(1, 2, (4, 4)), "player-twice-in-line-up"),
        (team_facts.LineUpGiven(1, 2, (4,)), "line-up-size"),
        (team_facts.LineUpGiven(1, 2, (0, 0)), "line-up-empty"),
        (team_facts.LineUpGiven(1, 9, (4, 5)), "no-such-team"),
        (team_facts.TeamEntered(5, "Team 1"), "team-name-taken"),
        (team_facts.TeamEntered(5, "New", (1,)), "player-of-another-team"),
        (team_facts.TeamEntered(4, "Newer"), "team-taken"),
        (team_facts.TeamRemoved(1), "team-has-played"),
        (team_facts.MatchForfeited(1, 2, 4, "+", "-"), "not-a-match"),
        (team_facts.MatchForfeited(1, 2, 3, "1", "0"), "not-a-forfeit"),
        (team_facts.LineUpsDue(1, "soon"), "hall-start-unknown"),
        (team_facts.TeamReturned(1, 2), "team-not-withdrawn"),
        (team_facts.TeamByeDropped(1, 2), "team-bye-not-requested"),
        (facts.Closed(1), "results-open"),
        (facts.Removed(4), "player-still-named"),
    ],
)
def test_what_cannot_be_true_is_refused_with_its_own_code(wrong: Fact, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        after(*paired(), wrong)
    assert refused.value.code == code


def test_a_forfeited_match_needs_no_line_up_and_can_be_taken_back() -> None:
    gone = team_facts.MatchForfeited(1, 2, 3, "+", "-")
    state = after(*paired(), gone)
    assert [(one.white_result, one.black_result) for one in state.tournament().team_event.forfeits] == [("+", "-")]
    assert state.round(1).open_boards == 1
    back = after(*paired(), gone, team_facts.MatchForfeited(1, 2, 3, " ", " "))
    assert back.round(1).open_boards == 2


def test_a_team_with_a_bye_or_gone_is_not_there() -> None:
    away = team_facts.TeamByeAsked(1, 1, "H"), team_facts.TeamWithdrawn(4, 1)
    state = after(*field(), *away)
    assert state.squads.absent(1) == {1: "H", 4: "Z"}
    drafted = facts.Drafted(1, ((2, 3),), None, "swiss-team-2026", "fairswiss")
    assert after(*field(), *away, drafted).round(1).matches.byes == {4: "Z", 1: "H"}  # type: ignore[union-attr]
    with pytest.raises(BadRequest, match="absent"):
        after(*field(), *away, facts.Drafted(1, ((2, 1),), None, "swiss-team-2026", "fairswiss"))


def test_matches_changed_by_hand_keep_the_line_ups_of_those_that_stay() -> None:
    lined = team_facts.LineUpGiven(1, 2, (4, 5)), team_facts.LineUpGiven(1, 1, (1, 2))
    by_hand = facts.HandStarted(1), facts.Rearranged(1, ((2, 3), (4, 1)), None)
    matches = after(*paired(), *lined, *by_hand).round(1).matches
    assert matches is not None
    assert (matches.line_ups, [pair[:2] for pair in matches.pairs]) == ({2: (4, 5)}, [(2, 3), (4, 1)])


def test_a_dropped_draft_numbers_the_teams_by_strength_again() -> None:
    drafted = facts.Drafted(1, ((2, 3), (1, 4)), None, "swiss-team-2026", "fairswiss")
    stronger: list[Fact] = [facts.Registered(at, Player(0, f"Player 5-{at}", 2700)) for at in (13, 14)]
    more: list[Fact] = [*stronger, team_facts.TeamEntered(5, "Team 5", (13, 14))]
    assert after(*field(), drafted, *more).seeds[5] == 5
    assert after(*field(), drafted, facts.DraftDropped(1), *more).seeds[5] == 1


def test_an_event_taken_over_from_a_report_has_the_same_matches() -> None:
    every = [team_facts.LineUpGiven(1, team, (3 * team - 2, 3 * team)) for team in (2, 3)]
    forfeited = team_facts.MatchForfeited(1, 1, 4, "-", "+")
    report = after(*paired(), *every, facts.ResultEntered(1, 4, 7, "1", "0"), forfeited).tournament()
    taken = opened(facts.Imported(SETTINGS, report))
    assert taken.tournament().team_event == report.team_event
    assert taken.tournament().rounds == report.rounds
    lined = taken.round(1).matches
    assert lined is not None
    assert lined.line_ups == {1: (1, 3), 2: (4, 6)}
