"""A round of teams: matches before line-ups, boards of two line-ups, what is not played."""

import pytest

from fairswiss import check, pair
from fairswiss.formats.trf import read_trf, write_trf
from fairswiss.model import BadRequest, Bye, ForfeitedMatch, Game, LineUp, Round, TeamBye, TeamMatch, Tournament
from fairswiss.model.line_ups import BoardOrder, EmptyBoards, LineUpRules, faults_of, usual_line_up
from fairswiss.model.matches import matches_of
from fairswiss.model.team_rounds import with_forfeited_match, with_line_ups, with_team_round, withdraw_team
from fairswiss.model.team_table import as_teams, secondary_points
from tests.teams.events import event


@pytest.fixture
def paired() -> Tournament:
    """Round 1 of three teams: 1 has White against 2, 3 has the bye."""
    return with_team_round(event(3), [(1, 2)], 3)


def test_a_paired_match_is_a_fact_before_anybody_is_seated(paired: Tournament) -> None:
    assert paired.team_event.matches == (TeamMatch(1, 1, 2),)
    assert paired.rounds == (Round(()),)
    (match,) = matches_of(paired, 1)
    assert (match.white, match.black, [side.code for side in match.sides]) == (1, 2, [" ", " "])
    assert read_trf(write_trf(paired)) == paired


def test_one_line_up_waits_for_the_other(paired: Tournament) -> None:
    waiting = with_line_ups(paired, {2: (6, 7, 9, 10)})
    assert waiting.team_event.line_ups == (LineUp(1, 2, 1, (6, 7, 9, 10)),)
    assert waiting.team_event.matches
    assert not waiting.rounds[0].games
    assert read_trf(write_trf(waiting)) == waiting


def test_a_line_up_without_anybody_waits_too(paired: Tournament) -> None:
    waiting = with_line_ups(paired, {2: ()})
    assert waiting.team_event.line_ups == (LineUp(1, 2, 1, (0,)),)
    assert read_trf(write_trf(waiting)) == waiting


def test_two_line_ups_make_boards_by_the_announced_colours(paired: Tournament) -> None:
    seated = with_line_ups(paired, {1: (1, 2, 3, 4), 2: (6, 7, 9, 10)})
    assert seated.rounds[0].games == (Game(1, 6), Game(7, 2), Game(3, 9), Game(10, 4))
    assert not seated.team_event.matches
    assert not seated.team_event.line_ups
    assert read_trf(write_trf(seated)) == seated


def test_an_empty_board_is_a_point_for_the_other_side(paired: Tournament) -> None:
    seated = with_line_ups(paired, {1: (1, 2, 3, 4), 2: (6, 0, 8)})
    assert seated.rounds[0].games == (Game(1, 6), Game(3, 8))
    assert seated.rounds[0].byes == (Bye(2, "F"), Bye(4, "F"))
    assert seated.team_event.line_ups == (LineUp(1, 2, 1, (6, 0, 8)),)
    done = seated.with_results({(1, 6): ("0", "1"), (3, 8): ("=", "=")})
    (match,) = matches_of(done, 1)
    assert [side.game_points for side in match.sides] == [25, 15]
    assert read_trf(write_trf(done)) == done


def test_a_line_up_can_be_changed_until_the_first_result(paired: Tournament) -> None:
    seated = with_line_ups(paired, {1: (1, 2, 3, 4), 2: (6, 7, 8, 9)})
    assert with_line_ups(seated, {2: (6, 7, 8, 10)}).rounds[0].games[-1] == Game(10, 4)
    begun = seated.with_results({(1, 6): ("1", "0")})
    with pytest.raises(BadRequest) as refused:
        with_line_ups(begun, {2: (6, 7, 8, 10)})
    assert refused.value.code == "match-begun"


def test_a_match_without_a_game_is_forfeited(paired: Tournament) -> None:
    absent = with_line_ups(paired, {1: (1, 2, 3, 4), 2: ()})
    assert absent.team_event.forfeits == (ForfeitedMatch(1, 1, 2, "+", "-"),)
    assert absent == with_forfeited_match(paired, 1, 2, "+-")
    assert as_teams(absent).rounds[0].games == (Game(1, 2, "+", "-"),)
    nobody = with_line_ups(paired, {1: (), 2: (0, 0)})
    assert nobody.team_event.forfeits == (ForfeitedMatch(1, 1, 2, "-", "-"),)


@pytest.mark.parametrize(
    ("line_up", "code"),
    [({2: (6, 7, 8, 9, 10)}, "line-up-wrong"), ({2: (1,)}, "line-up-wrong"), ({2: (6, 6)}, "line-up-wrong"),
     ({3: (11,)}, "no-such-match"), ({9: (11,)}, "no-such-team")],
)  # fmt: skip
def test_a_line_up_that_cannot_be_is_refused(
    paired: Tournament, line_up: dict[int, tuple[int, ...]], code: str
) -> None:
    with pytest.raises(BadRequest) as refused:
        with_line_ups(paired, line_up)
    assert refused.value.code == code


def test_a_round_needs_the_number_of_boards() -> None:
    teams = event(2)
    with pytest.raises(BadRequest) as refused:
        with_team_round(teams.revised(team_event=teams.team_event._replace(board_colours="")), [(1, 2)])
    assert refused.value.code == "boards-unknown"


def test_a_withdrawn_team_is_absent_from_every_round_to_come(paired: Tournament) -> None:
    gone = withdraw_team(paired, 2)
    assert [bye for bye in gone.team_event.byes if bye.team == 2] == [TeamBye(2, 2, "Z"), TeamBye(3, 2, "Z")]
    # In a schedule fixed beforehand the match stands, and is forfeited.
    next_round = with_team_round(with_forfeited_match(gone, 1, 2, "+-"), [(2, 3)])
    assert next_round.team_event.forfeits[-1] == ForfeitedMatch(2, 2, 3, "-", "+")


def test_told_team_by_team_a_match_is_a_game_and_game_points_count_second(paired: Tournament) -> None:
    seated = with_line_ups(paired, {1: (1, 2, 3, 4), 2: (6, 7, 8, 9)})
    done = seated.with_results({(1, 6): ("1", "0"), (7, 2): ("=", "="), (3, 8): ("=", "="), (9, 4): ("-", "+")})
    told = as_teams(done)
    assert told.rounds == (Round((Game(1, 2, "1", "0"),), (Bye(3, "U"),)),)
    assert secondary_points(told) == {1: 30, 2: 10, 3: 20}
    assert as_teams(told) == told
    by_games = as_teams(done.revised(info=done.info._replace(encoded_type="FIDE_TEAM_TYPEB_GP_MP")))
    assert secondary_points(by_games) == {1: 20, 2: 0, 3: 10}
    assert {change.players[0]: change.points for change in by_games.adjustments} == {1: 30, 2: 10}


class TestOrder:
    """Section e of the formats: the order of players, reserves, empty boards."""

    TEAM = event(1).team_event.teams[0]

    def said(self, players: tuple[int, ...], **rules: object) -> list[str]:
        return [fault.what for fault in faults_of(self.TEAM, players, LineUpRules(4, **rules))]  # type: ignore[arg-type]

    def test_any_subset_in_the_order_of_the_list(self) -> None:
        assert self.said((1, 3, 4, 5)) == []
        assert self.said((2, 1, 3, 4)) == [f"player {one} is not at the board of the list's order" for one in (2, 1)]

    def test_one_place_up_or_down_where_it_is_announced(self) -> None:
        assert self.said((2, 1, 3, 4), order=BoardOrder.ONE_PLACE) == []
        assert self.said((3, 1, 2, 4), order=BoardOrder.ONE_PLACE) == [
            "player 3 is not at the board of the list's order"
        ]
        assert self.said((4, 3, 2, 1), order=BoardOrder.FREE) == []

    def test_short_teams_leave_the_bottom_boards_empty(self) -> None:
        assert self.said((1, 2, 3, 0)) == self.said((1, 2, 3)) == []
        assert self.said((1, 0, 3)) == ["a board above others is empty"]
        assert self.said((1, 0, 3), empty=EmptyBoards.ANYWHERE) == []

    def test_reserves_can_be_limited(self) -> None:
        assert self.said((1, 2, 3, 5), reserves=0) == ["player 5 is number 5 of the list"]
        assert self.said((1, 2, 3, 5), reserves=1) == []

    def test_without_a_line_up_the_first_players_sit(self) -> None:
        assert usual_line_up(self.TEAM, 4) == (1, 2, 3, 4)


@pytest.mark.rule("swiss_team_2026", "4.1", "reading 16")
@pytest.mark.parametrize("system", ["swiss-team-2026", "team-round-robin"])
@pytest.mark.parametrize("colours", ["WBBW", "BWWB"])
def test_white_in_the_pairing_is_white_on_the_first_board_however_the_sequence_begins(
    system: str, colours: str
) -> None:
    teams = event(4)
    teams = teams.revised(team_event=teams.team_event._replace(board_colours=colours))
    for _ in range(2):
        paired = pair(teams, system)
        teams = with_team_round(teams, paired.games(), paired.bye)
        teams = with_line_ups(teams, {team.number: team.players[:4] for team in teams.team_event.teams})
        lists = {team.number: team.players for team in teams.team_event.teams}
        for white, black in paired.games():
            boards = zip(lists[white][:4], lists[black][:4], strict=True)
            wanted = {one if at in (0, 3) else one[::-1] for at, one in enumerate(boards)}
            assert wanted <= {(game.white, game.black) for game in teams.rounds[-1].games}
        teams = teams.with_results({(game.white, game.black): ("1", "0") for game in teams.rounds[-1].games})
    assert [found.agrees for found in check(teams, system=system)] == [True, True]
