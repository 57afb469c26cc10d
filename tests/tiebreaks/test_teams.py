"""Tie-breaks of teams (articles 11 to 13), by hand and against the words of the text."""

import random
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss import parse_trf, write_trf
from fairswiss.model import (
    BadRequest,
    Bye,
    EventInfo,
    ForfeitedMatch,
    Game,
    LineUp,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    Tournament,
)
from fairswiss.model.matches import sides_of, team_points
from fairswiss.model.problems import Severity
from fairswiss.tiebreaks import EDITIONS, Announced, parse_tie_breaks
from fairswiss.tiebreaks.sides import TeamsEvent
from fairswiss.tiebreaks.teams import extended_encounter
from fairswiss.usecases.standings import primary_score, standings
from tests.tiebreaks.team_events import FOUR, THREE, any_league, league, round_of

some = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
leagues = st.integers(0, 10**6).map(lambda seed: any_league(random.Random(seed)))


def values(event: Tournament, code: str, primary: str = "MP", **more: object) -> list[Fraction | None]:
    """The amounts of all teams by number; codes among the tied are asked behind nothing but the points."""
    table = standings(event, len(event.rounds), code, teams=True, primary=primary, edition="2026", **more)  # type: ignore[arg-type]
    (tie_break,) = parse_tie_breaks(code)
    assert tie_break in table.order, table.dropped
    at = table.order.index(tie_break)
    return [row.values[at].amount for row in sorted(table.rows, key=lambda row: row.player)]


def listed(text: str) -> list[Fraction]:
    return [Fraction(word) for word in text.split()]


@pytest.mark.rule("c07_2026", "11.1")
def test_match_points_and_game_points() -> None:
    assert team_points(sides_of(FOUR)) == {1: (30, 25), 2: (30, 30), 3: (20, 25), 4: (40, 40)}
    assert values(FOUR, "PTS") == listed("3 3 2 4")
    assert values(FOUR, "PTS", "GP") == listed("2.5 3 2.5 4")


@pytest.mark.rule("c07_2026", "13.1")
def test_the_score_that_is_not_the_primary_one() -> None:
    assert values(FOUR, "MPvGP") == listed("2.5 3 2.5 4")
    assert values(FOUR, "MPvGP", "GP") == listed("3 3 2 4")


@pytest.mark.rule("c07_2026", "13")
@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("BH", "9 9 10 8"),  # 1: 3 + 2 + 4; 2: 3 + 4 + 2; 3: 4 + 3 + 3; 4: 2 + 3 + 3
        ("BH:MP", "9 9 10 8"),
        ("BH:GP", "9.5 9 9.5 8"),  # 1: 3 + 2½ + 4; 2: 2½ + 4 + 2½; 3: 4 + 2½ + 3; 4: 2½ + 3 + 2½
        ("BH/C1", "7 7 7 6"),
        ("SB", "8 8 7 11"),
        ("PS", "8 4 5 7"),  # 1: 2 3 3; 2: 0 1 3; 3: 1 2 2; 4: 1 2 4
        ("PS:GP", "6.5 5 5.5 7"),  # 1: 1½ 2½ 2½; 2: ½ 1½ 3; 3: 1 2 2½; 4: 1 2 4
        ("WIN", "1 1 0 1"),
        ("WON:GP", "1 2 1 4"),  # games won on the boards
        ("FB", "8 10 9 9"),  # 3 v 2 and 1 v 4 drawn: MP 4, 2, 3, 3; 1: 2 + 3 + 3; 2: 4 + 3 + 3
    ],
)
def test_the_tie_breaks_of_players_for_teams(code: str, wanted: str) -> None:
    assert values(FOUR, code) == listed(wanted)


@pytest.mark.rule("c07_2026", "13.2")
@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("EMMSB", "8 8 7 11"),  # 1: 3x2 + 2x1 + 4x0
        ("EMGSB", "6.5 8.5 8.5 11"),  # 1: 3x1½ + 2x1 + 4x0
        ("EGMSB", "8.5 9 6.5 10.5"),  # 1: 3x2 + 2½x1 + 4x0
        ("EGGSB", "7 9 8 10.5"),  # 1: 3x1½ + 2½x1 + 4x0
        ("EMGSB/C1", "4.5 5.5 7 9"),  # without the opponent with the fewest MP: 1: 3; 2: 3; 3: 2 (½x3 < 1x3); 4: 3
        ("EGMSB/C1", "6 9 4 8"),  # 2: opponents 1 and 3 both have 2½: the lower product, 0, goes; 4: 2½x1 of 3 and 1
    ],
)
def test_extended_sonneborn_berger(code: str, wanted: str) -> None:
    assert values(FOUR, code) == listed(wanted)


@pytest.mark.rule("c07_2026", "13.4")
def test_scores_and_schedule_strength() -> None:
    """K = trunc(2 MP x 3 rounds / 2 GP) = 3; with game points first trunc(2 GP x 3 / 2 MP) = 3."""
    assert values(FOUR, "SSSC") == [Fraction(11, 2), 6, Fraction(5, 2) + Fraction(10, 3), 4 + Fraction(8, 3)]
    assert values(FOUR, "SSSC/K2") == listed("7 7.5 7.5 8")
    assert values(FOUR, "SSSC", "GP")[0] == 3 + Fraction(19, 6)
    assert values(FOUR, "SSSC/F")[0] == Fraction(5, 2) + Fraction(8, 3)


def test_two_decimals_are_a_switch_for_comparisons() -> None:
    assert values(FOUR, "SSSC", announced=Announced(two_decimals=True)) == listed("5.5 6 5.83 6.67")


@pytest.mark.rule("c07_2026", "12.1", "12.2", "12.3")
def test_breakers_by_boards() -> None:
    """1 and 3 have 2½ game points each: 1x1½ + 2x1 = 3½ is less than 1x½ + 2x2 = 4½; on board 1 it is 1½ to ½."""
    assert values(FOUR, "BC", "GP") == [Fraction(7, 2), None, Fraction(9, 2), None]
    assert values(FOUR, "TBR", "GP") == [1, None, 2, None]
    assert values(FOUR, "BBE", "GP") == [1, None, 2, None]
    places = {row.player: row.place for row in standings(FOUR, 3, "BC", teams=True, primary="GP").rows}
    assert places == {4: 1, 2: 2, 1: 3, 3: 4}


@pytest.mark.rule("c07_2026", "12.1")
def test_board_count_needs_equal_game_points() -> None:
    """1 and 2 have 3 match points each, but 2½ and 3 game points: nothing is said, they stay tied."""
    assert values(FOUR, "BC") == [None] * 4
    assert [row.place for row in standings(FOUR, 3, "BC", teams=True).rows] == [1, 2, 2, 4]


@pytest.mark.rule("c07_2026", "12")
def test_a_bye_of_the_pairing_is_a_win_on_every_board_and_forfeits_are_results() -> None:
    sides = TeamsEvent(THREE, EDITIONS["2026"], 2)
    assert sides.board_points(3) == [10, 10]
    assert sides.board_points(1) == [20, 20]


def encounter(event: Tournament, group: list[int], code: str, primary: str = "MP") -> dict[int, Fraction | None]:
    sides = TeamsEvent(event, EDITIONS["2026"], len(event.rounds), primary=primary)
    (tie_break,) = parse_tie_breaks(code)
    return {team: value.amount for team, value in extended_encounter(sides, group, tie_break).items()}


@pytest.mark.rule("c07_2026", "13.3")
def test_extended_direct_encounter() -> None:
    """1 beat 2. 3 and 4 won a board each, 4 the first: board count 2 to 1, the lower wins. 1 and 3 drew both boards."""
    assert encounter(FOUR, [1, 2], "EDE") == {1: 1, 2: 2}
    assert encounter(FOUR, [3, 4], "EDE") == {3: 1, 4: 1}
    for code in ("EDEBT", "EDEBB", "EDET", "EDEB"):
        assert encounter(FOUR, [3, 4], code) == {4: 1, 3: 2}
        assert encounter(FOUR, [1, 3], code) == {1: 1, 3: 1}


FORFEITED = league(round_of("1-2 -+ -+", "3-4 == =="), round_of("1-3 10 10", "2-4 01 01"))
"""1 did not come to the match with 2, beat 3, and has 2 match points as 2, who lost to 4."""
BREAKERS = ("EDEBT", "EDEBB", "EDET", "EDEB")


@pytest.mark.rule("c07_2026", "13.3", "6.1.1")
@pytest.mark.parametrize("code", BREAKERS)
def test_a_match_forfeited_as_a_whole_is_no_encounter_for_the_boards_either(code: str) -> None:
    """Board count would be 0 for the absent team and 30 for the other, and the lower one wins: so it must not count."""
    assert encounter(FORFEITED, [1, 2], code) == {1: 1, 2: 1}
    places = {row.player: row.place for row in standings(FORFEITED, 2, f"PTS,{code}", teams=True).rows}
    assert places[1] == places[2] == 2


@pytest.mark.rule("c07_2026", "13.3", "15.2")
@pytest.mark.parametrize("code", BREAKERS)
def test_where_forfeits_count_the_team_that_came_is_ahead(code: str) -> None:
    assert encounter(FORFEITED, [1, 2], f"{code}/P") == {2: 1, 1: 2}
    table = standings(FORFEITED, 2, f"PTS,{code}", teams=True, round_robin=True)
    assert [row.player for row in table.rows if row.player in (1, 2)] == [2, 1]


@pytest.mark.rule("c07_2026", "13.3", "12")
@pytest.mark.parametrize("code", BREAKERS)
def test_of_two_matches_the_played_one_decides_and_its_single_forfeits_count(code: str) -> None:
    """Over the board 1-1: 2 won the first board by forfeit, so 2 is ahead. Then 2 stayed away, which counts nowhere."""
    twice = league(round_of("1-2 -+ 10"), round_of("1-2 +- +-"), teams=2)
    assert encounter(twice, [1, 2], code) == {2: 1, 1: 2}


@pytest.mark.rule("c07_2026", "13.3")
def test_the_secondary_score_is_asked_when_the_primary_breaks_nothing() -> None:
    """1-2 and 2-3 and 3-1 won each, by 2, 1½ and 1½: match points level, game points 2½, 1½, 2."""
    ring = league(round_of("1-2 10 10"), round_of("2-3 10 =="), round_of("3-1 10 =="), teams=3)
    assert encounter(ring, [1, 2, 3], "EDE") == {1: 1, 3: 2, 2: 3}
    assert encounter(ring, [1, 2, 3], "EDE", "GP") == {1: 1, 3: 2, 2: 3}


def test_unplayed_matches() -> None:
    """Match points 4, 1, 1. BH: 1: 1 + min(4, 1); 2: 4 + min(1, 2); 3: min(1, 2) + min(1, 4)."""
    assert team_points(sides_of(THREE)) == {1: (40, 40), 2: (10, 10), 3: (10, 10)}
    assert values(THREE, "BH") == listed("2 5 2")
    assert values(THREE, "BH/P") == listed("2 5 5")
    assert values(THREE, "WON") == listed("1 0 0")
    assert values(THREE, "WIN") == listed("2 0 0")


def test_a_bye_that_only_the_players_have() -> None:
    """Old files say it in the columns of the players alone; without a value of its own it is worth a draw."""
    rounds = (FOUR.rounds[0]._replace(games=FOUR.rounds[0].games[:2], byes=(Bye(5, "U"), Bye(6, "U"), Bye(7, "H"))),)
    assert team_points(sides_of(FOUR._replace(rounds=rounds))) == {1: (20, 15), 2: (0, 5), 3: (10, 10), 4: (10, 10)}


def test_an_empty_board_and_a_line_up() -> None:
    """Players 1 and 2 changed boards; nobody sat on board 1 of team 2, whose player 4 beat player 1 on board 2."""
    games = (Game(4, 1, "1", "0"), *FOUR.rounds[0].games[2:])
    played = FOUR.rounds[0]._replace(games=games, byes=(Bye(2, "F"),))
    line_ups = (LineUp(1, 1, 2, (2, 1)), LineUp(1, 2, 1, (0, 4)))
    event = FOUR._replace(rounds=(played,), team_event=FOUR.team_event._replace(line_ups=line_ups))
    sides = TeamsEvent(event, EDITIONS["2026"], 1)
    assert sides.board_points(1) == listed("10 0")
    assert sides.board_points(2) == listed("0 10")
    assert team_points(sides.sides)[1] == team_points(sides.sides)[2] == (10, 10)


def test_forfeits_and_adjustments() -> None:
    changed = FOUR.team_event._replace(
        adjustments=(
            TeamAdjustment((1,), -10, None, "", 2),
            TeamAdjustment((4,), 30, 35, "W", 3),
            TeamAdjustment((2,), None, 5, "D", 0),
        )
    )
    points = team_points(sides_of(FOUR._replace(team_event=changed)))
    assert points == {1: (20, 25), 2: (30, 25), 3: (20, 25), 4: (50, 55)}


def test_players_who_meet_several_teams_play_no_matches() -> None:
    mixed = TeamEvent((Team(1, "A", (1, 3)), Team(2, "B", (2, 5)), Team(3, "C", (4, 6, 7, 8))))
    with pytest.raises(BadRequest, match="not matches"):
        standings(FOUR._replace(team_event=mixed), teams=True)
    with pytest.raises(BadRequest, match="no teams"):
        standings(FOUR._replace(team_event=TeamEvent()), teams=True)


@pytest.mark.parametrize(
    ("encoded", "asked", "primary"),
    [
        ("", "", "MP"),
        ("FIDE_TEAM_TYPEB_GP_MP", "", "GP"),
        ("FIDE_TEAM", "", "MP"),
        ("CUSTOM_TEAM_SWISS_GP", "", "GP"),
        ("FIDE_TEAM_MP_GP", "gp", "GP"),
    ],
)
def test_the_primary_score(encoded: str, asked: str, primary: str) -> None:
    assert primary_score(FOUR._replace(info=EventInfo(encoded_type=encoded)), asked) == primary


def test_what_is_for_individuals_is_dropped() -> None:
    table = standings(FOUR, 3, "ARO,RTNG,EDE,OTHER_x", teams=True, edition="2026")
    assert [(str(drop.tie_break), drop.reason) for drop in table.dropped] == [
        ("ARO", "individuals"),
        ("RTNG", "individuals"),
        ("OTHER_X", "own-system"),
    ]


# -- for every league --------------------------------------------------------------------------------------------------

ALL = "MPVGP,EDE,BH,BH:GP,EMMSB,EGGSB,SB:MP,SB:GP,EMGSB/C1,SSSC,BC,TBR,BBE,FB,WIN:GP,PS,STD,KS,DE:GP,PTS:MP,PTS:GP"


@some
@given(leagues, st.sampled_from(["MP", "GP"]))
def test_what_holds_for_every_league(event: Tournament, primary: str) -> None:
    table = standings(event, len(event.rounds), ALL, teams=True, primary=primary, edition="2026")
    at = {str(tie_break): place for place, tie_break in enumerate(table.order)}
    for row in table.rows:
        amount = {code: row.values[place].amount for code, place in at.items()}
        assert amount["EMMSB"] == amount["SB:MP"]
        assert amount["EGGSB"] == amount["SB:GP"]
        assert amount["MPVGP"] == amount["PTS:GP" if primary == "MP" else "PTS:MP"]
    points = team_points(sides_of(event))
    played = list(sides_of(event).rounds.values())
    sums = sum(turn.match_points for row in played for turn in row if turn.code in "1=0")
    assert sums == 10 * sum(turn.code in "1=0" for row in played for turn in row)
    assert {row.player: row.points for row in table.rows} == {
        team: score[0 if primary == "MP" else 1] for team, score in points.items()
    }


def scored(event: Tournament, group: list[int], at: int) -> dict[tuple[int, int], Fraction]:
    """The mean points of each team against each other one in matches that were played."""
    found: dict[tuple[int, int], list[int]] = {}
    for team, row in sides_of(event).rounds.items():
        for turn in row:
            if team in group and turn.opponent in group and turn.code in "1=0":
                found.setdefault((team, turn.opponent), []).append((turn.match_points, turn.game_points)[at])
    return {pair: Fraction(sum(points), len(points)) for pair, points in found.items()}


def literal_ede(event: Tournament, group: list[int], primary: int) -> list[list[int]]:
    """13.3 word for word, for teams that all met: by one score, by the other, and each smaller tie from the start."""
    for at in (primary, 1 - primary):
        means = scored(event, group, at)
        sums = {one: sum((means[one, other] for other in group if other != one), Fraction()) for one in group}
        tiers = [[n for n in group if sums[n] == points] for points in sorted(set(sums.values()), reverse=True)]
        if len(tiers) > 1:
            return [part for tier in tiers for part in literal_ede(event, tier, primary)]
    return [group]


@some
@given(st.integers(0, 10**6), st.sampled_from([0, 1]))
def test_extended_direct_encounter_is_what_the_text_says(seed: int, primary: int) -> None:
    chance = random.Random(seed)
    codes = ["10", "01", "=="]
    pairs = ((1, 2, 3, 4), (1, 3, 4, 2), (1, 4, 2, 3))
    rounds = [
        round_of(*(f"{a}-{b} {chance.choice(codes)} {chance.choice(codes)}" for a, b in ((w, x), (y, z))))
        for w, x, y, z in pairs
    ]
    event = league(*rounds)
    group = sorted(chance.sample([1, 2, 3, 4], chance.randint(2, 4)))
    wanted: dict[int, int] = {}
    place = 1
    for tier in literal_ede(event, group, primary):
        wanted |= dict.fromkeys(tier, place)
        place += len(tier)
    assert encounter(event, group, "EDE", ("MP", "GP")[primary]) == wanted


def test_a_team_without_a_match_and_without_a_bye_is_told() -> None:
    """Round 2: team 1 met team 3, and nothing is said of team 2; a bye, even without points, says it."""
    rounds = round_of("1-2 10 10"), round_of("1-3 10 ==")
    silent = league(*rounds, teams=3, byes=(TeamBye(1, 3, "U"),))
    (told,) = [problem for problem in parse_trf(write_trf(silent))[1] if "nothing is recorded" in problem.what]
    assert (told.severity, told.where.round) == (Severity.WARNING, 2)
    assert told.what.endswith(": 2")
    assert "330" in told.remedy
    byes = (TeamBye(1, 3, "U"),)
    told_by_bye = league(*rounds, teams=3, byes=(*byes, TeamBye(2, 2, "Z")))
    told_by_forfeit = league(*rounds, teams=3, byes=byes, forfeits=(ForfeitedMatch(2, 2, 3, "+", "-"),))
    for other in (told_by_bye, told_by_forfeit):
        assert not [problem for problem in parse_trf(write_trf(other))[1] if "nothing is recorded" in problem.what]
