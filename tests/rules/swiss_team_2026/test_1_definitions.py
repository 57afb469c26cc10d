"""Article 1 and the preface: scores, byes, floaters, colours, preferences; and the readings about them."""

import pytest

from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.colours import LETTERS
from fairswiss.kernel.vocabulary.entrants import MILD, NO_PREFERENCE, STRONG
from fairswiss.model import BadRequest, Bye, ForfeitedMatch, Game, Round, TeamAdjustment, TeamBye
from fairswiss.model.line_ups import boards_of
from fairswiss.model.matches import sides_of, team_points
from fairswiss.model.team_table import as_teams, secondary_points
from fairswiss.model.team_types import TYPES, Preferences, TeamPoints, TeamType, team_type
from fairswiss.rules.baku import with_baku_acceleration
from fairswiss.rules.swiss_team_2026.definitions import floaters_of, preference, teams_of
from tests.rules.swiss_team_2026.positions import paired, told
from tests.teams.events import event

A, B, NONE = Preferences.TYPE_A, Preferences.TYPE_B, Preferences.NONE


def claimed(colours: str, kind: Preferences, *, last: bool = False, strong_stays: bool = True) -> str:
    """The colour preferred, in capitals if strongly."""
    colour, strength = preference(colours, kind, last=last, strong_stays=strong_stays)
    letter = LETTERS[colour]
    assert strength == (NO_PREFERENCE if not letter else strength)
    return letter.upper() if strength == STRONG else letter if strength == MILD else ""


@pytest.mark.rule("swiss_team_2026", "1.7.1", "0")
@pytest.mark.parametrize(
    ("colours", "wanted"),
    [("bbb", "W"), ("wbb", "W"), ("bbwb", "W"), ("wwbb", "W"), ("wb", ""), ("bw", ""), ("bwb", ""), ("bbwwb", ""),
     ("wbw", ""), ("bww", "B"), ("bbww", "B"), ("wwbw", "B"), ("www", "B"), ("bbbww", ""), ("wwwbb", ""), ("w", ""),
     ("", "")],
)  # fmt: skip
def test_type_a_prefers_a_colour_after_two_equal_ones_or_a_difference_of_two(colours: str, wanted: str) -> None:
    # colours never forbid a match: even after three times White there is no more than a preference
    assert claimed(colours, A) == wanted
    assert claimed(colours, NONE) == ""


@pytest.mark.rule("swiss_team_2026", "1.7.2")
@pytest.mark.parametrize(
    ("colours", "wanted"),
    [("bbb", "W"), ("wbb", "W"), ("bwb", "w"), ("wwbb", "W"), ("wb", "w"), ("bw", "b"), ("wbw", "b"), ("bww", "B"),
     ("bbww", "B"), ("www", "B"), ("bbbww", "w"), ("wwwbb", "b"), ("w", "b"), ("", "")],
)  # fmt: skip
def test_type_b_knows_mild_preferences_too(colours: str, wanted: str) -> None:
    assert claimed(colours, B) == wanted


@pytest.mark.rule("swiss_team_2026", "1.7.2", "reading 3")
def test_in_the_last_round_a_level_team_has_no_mild_preference() -> None:
    assert claimed("wb", B, last=True) == claimed("bw", B, last=True) == ""
    assert claimed("bwb", B, last=True) == "w"
    assert claimed("wwbb", B, last=True) == "W"
    assert claimed("wwbb", B, last=True, strong_stays=False) == ""
    assert claimed("wbb", B, last=True, strong_stays=False) == "W"


@pytest.mark.rule("swiss_team_2026", "reading 3")
def test_what_is_announced_about_level_teams_counts_in_the_last_round_of_type_b_alone() -> None:
    rounds = (["1-2 1 0"], ["1-3 1 0"], ["4-1 1 0"], ["5-1 1 0"])
    for code, planned, announced, wanted in (
        ("FIDE_TEAM_TYPEB", 5, "strong-stays", "w"), ("FIDE_TEAM_TYPEB", 5, "none", ""),
        ("FIDE_TEAM_TYPEB", 6, "none", "w"), ("FIDE_TEAM", 5, "none", "w"),
    ):  # fmt: skip
        teams = teams_of(told(6, *rounds, planned=planned, code=code), Options(level_in_last_round=announced))
        assert LETTERS[next(team.preference for team in teams if team.number == 1)] == wanted


@pytest.mark.rule("swiss_team_2026", "1.6", "reading 15")
def test_only_matches_that_were_played_give_a_colour() -> None:
    rounds = (["1-2 1 0", "3-4 1 0"], ["1-3 + -", "2-4 1 0"], ["1-4 1 0", "2-3 1 0"])
    team = next(team for team in teams_of(told(4, *rounds)) if team.number == 1)
    assert team.card.colours == "ww"
    assert LETTERS[team.preference] == "b"


@pytest.mark.rule("swiss_team_2026", "1.5", "reading 4")
def test_a_floater_met_another_score_in_a_match_that_was_played() -> None:
    rounds = (["1-2 1 0", "3-4 1 0", "5-6 = ="], ["1-5 1 0", "3-2 + -", "4-6 = ="])
    floated = floaters_of(told(6, *rounds))
    assert {team.number for team in teams_of(told(6, *rounds)) if floated(team)} == {1, 4, 5, 6}


@pytest.mark.rule("swiss_team_2026", "1.2", "1.3")
def test_match_points_or_game_points_count_first_and_the_others_second() -> None:
    done = event(2, boards=2, members=2).revised(rounds=(Round.of([Game(1, 3, "1", "0"), Game(4, 2, "=", "=")]),))
    by_matches = as_teams(done)
    assert [(t.number, t.score) for t in teams_of(by_matches)] == [(1, 20), (2, 0)]
    assert secondary_points(by_matches) == {1: 15, 2: 5}
    by_games = as_teams(done.revised(info=done.info._replace(encoded_type="FIDE_TEAM_TYPEA_GP_MP")))
    assert [(t.number, t.score) for t in teams_of(by_games)] == [(1, 15), (2, 5)]
    assert secondary_points(by_games) == {1: 20, 2: 0}
    alone = as_teams(done.revised(info=done.info._replace(encoded_type="FIDE_TEAM_TYPEA_MP")))
    assert secondary_points(alone) == {}


@pytest.mark.rule("swiss_team_2026", "1.4", "reading 6")
def test_the_bye_is_worth_a_drawn_match_unless_it_is_announced() -> None:
    done = event(3, boards=4).revised(rounds=(Round.of([Game(1, 6, "1", "0")]),))
    done = done.revised(team_event=done.team_event._replace(byes=(TeamBye(1, 3, "U"),)))
    assert team_points(sides_of(done))[3] == (10, 20)
    announced = done.revised(team_event=done.team_event._replace(pab=(20, 25)))
    assert team_points(sides_of(announced))[3] == (20, 25)
    assert next(team.score for team in teams_of(as_teams(announced)) if team.number == 3) == 20


@pytest.mark.rule("swiss_team_2026", "1.6", "reading 5")
def test_a_match_is_played_if_one_of_its_games_was() -> None:
    two = event(2, boards=2, members=2)
    # nobody came to the first board; the second one, where team 2 has White, was played
    half = two.revised(rounds=(Round.of([Game(1, 3, "-", "+"), Game(4, 2, "=", "=")]),))
    (team, _) = teams_of(as_teams(half))
    assert (team.number, team.card.colours, set(team.card.met)) == (2, "b", {1})
    none = two.revised(rounds=(Round.of([Game(1, 3, "-", "+"), Game(4, 2, "-", "+")]),))
    assert [(t.card.colours, t.card.met) for t in teams_of(as_teams(none))] == [("", {})] * 2


@pytest.mark.rule("swiss_team_2026", "C2", "reading 4")
def test_a_bye_or_a_match_won_by_forfeit_bars_from_the_bye() -> None:
    done = event(6, boards=1, members=1).revised(rounds=(Round.of([Game(1, 2, "1", "0")]),))
    done = done.revised(
        team_event=done.team_event._replace(
            byes=(TeamBye(1, 3, "U"), TeamBye(1, 4, "F")), forfeits=(ForfeitedMatch(1, 5, 6, "+", "-"),)
        )
    )
    assert {t.number for t in teams_of(as_teams(done)) if t.barred_from_pab} == {3, 4, 5}
    # a match without a game in which both have a point: nobody has won it, and nobody has met anybody
    halved = event(2, boards=2, members=2).revised(rounds=(Round.of([Game(1, 3, "+", "-"), Game(4, 2, "+", "-")]),))
    teams = teams_of(as_teams(halved))
    assert [(t.score, t.barred_from_pab, t.card.met) for t in teams] == [(10, False, {})] * 2


@pytest.mark.rule("swiss_team_2026", "reading 14")
def test_the_code_says_the_type() -> None:
    assert TYPES["FIDE_TEAM"] == TYPES["FIDE_TEAM_TYPEA"] == TYPES["FIDE_TEAM_TYPEA_MP_GP"] == TeamType()
    assert TYPES["FIDE_TEAM_GP"] == TeamType(NONE, TeamPoints.GAME, None)
    assert TYPES["FIDE_TEAM_TYPEB_GP_MP"] == TeamType(B, TeamPoints.GAME, TeamPoints.MATCH)
    assert all(TYPES[kind.code] == kind for kind in TYPES.values())
    assert team_type(told(2, code="FIDE_TEAM_TYPEB_BAKU").info).preferences is B
    assert team_type(told(2, code="CUSTOM_TEAM_SWISS_GP").info).primary is TeamPoints.GAME


@pytest.mark.rule("swiss_team_2026", "reading 8")
def test_the_acceleration_adds_match_points() -> None:
    accelerated = with_baku_acceleration(told(8, planned=5))
    assert {given.points for given in accelerated.accelerations} == {(20, 20, 10)}
    assert [given.player for given in accelerated.accelerations] == [1, 2, 3, 4]
    assert {frozenset(pair) for pair in paired(accelerated).games()} == {
        frozenset(two) for two in ((1, 3), (2, 4), (5, 7), (6, 8))
    }  # fmt: skip
    with pytest.raises(BadRequest) as refused:
        paired(with_baku_acceleration(told(8, planned=5, code="FIDE_TEAM_GP")))
    assert refused.value.code == "not-accelerated"


@pytest.mark.rule("swiss_team_2026", "reading 16")
def test_the_other_boards_follow_the_announced_colours() -> None:
    games, alone = boards_of((1, 2, 3, 4), (5, 6, 7, 8), "WBBW")
    assert games == [Game(1, 5), Game(6, 2), Game(7, 3), Game(4, 8)]
    assert boards_of((1, 0), (0, 6), "WB") == ([], [Bye(1, "F"), Bye(6, "F")])
    assert not alone


def test_points_that_differ_from_the_scoring_are_told() -> None:
    done = event(2, boards=1, members=1).revised(rounds=(Round.of([Game(1, 2, "1", "0")]),))
    changes = (TeamAdjustment((1,), -10, None, "", 1), TeamAdjustment((2,), 5, None, "L", 0))
    teams = teams_of(as_teams(done.revised(team_event=done.team_event._replace(adjustments=changes))))
    assert {team.number: team.score for team in teams} == {1: 10, 2: 5}
