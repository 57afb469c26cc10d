"""The articles of B.02 (2024) one by one, each with its derivation by hand."""

from fractions import Fraction
from typing import Any

import pytest

from fairswiss import Bye, Game, Player, RatingReport, Round, Tournament, ratings
from fairswiss.model import BadRequest, EventInfo
from fairswiss.rating import Initial, PlayerRating
from fairswiss.rating.factors import Factor
from fairswiss.rating.performance import perfect_performance, performance
from fairswiss.rating.tables import EXPECTED, rating_difference

NOW = EventInfo(start="2026/03/07")


def met(own: int, *games: tuple[int, str], info: EventInfo = NOW, **about: Any) -> Tournament:
    """Player 1 of some rating, and a round for each opponent (rating, result of player 1) of his own."""
    others = [Player(number, f"Opponent {number}", rating) for number, (rating, _) in enumerate(games, 2)]
    answers = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "W": "L", "?": "?"}
    rounds = [Round.of([Game(1, number, code, answers[code])]) for number, (_, code) in enumerate(games, 2)]
    people = [Player(1, "The one", own, **about), *others]
    return Tournament.build(people, rounds=tuple(rounds), rounds_planned=len(rounds), info=info)


def first(report: RatingReport) -> PlayerRating:
    row = report.row(1)
    assert row is not None
    return row


def won_by(own: int, opponent: int, info: EventInfo = NOW, **options: Any) -> PlayerRating:
    return first(ratings(met(own, (opponent, "1"), info=info), **options))


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("b02_2024", "8.1.1", "8.1.2")
def test_the_tables_at_their_ends_and_in_the_middle() -> None:
    assert [rating_difference(Fraction(percent, 100)) for percent in (0, 1, 25, 50, 57, 99, 100)] == [
        -800, -677, -193, 0, 50, 677, 800,
    ]  # fmt: skip
    assert [EXPECTED[difference] for difference in (0, 3, 4, 150, 392, 400, 735, 736)] == [
        50, 50, 51, 70, 92, 92, 99, 100,
    ]  # fmt: skip
    assert all(EXPECTED[difference] + EXPECTED[-difference] == 100 for difference in range(1, 3000))


# -- the change of a rating --------------------------------------------------------------------------------------------


@pytest.mark.rule("b02_2024", "8.3", "8.3.1", "8.3.4")
def test_the_worked_example() -> None:
    # 2000 beats 2150: D -150, PD .30, +.70. Draws with 1550: D 450 counts as 400, PD .92, -.42. Together +.28, times
    # 20 = 5.6, so 2006 at the end of the period.
    row = first(ratings(met(2000, (2150, "1"), (1550, "="))))
    assert [(g.difference, g.used, g.expected, g.change) for g in row.games] == [
        (-150, -150, 30, Fraction(70, 100)),
        (450, 400, 92, Fraction(-42, 100)),
    ]
    assert [game.articles for game in row.games] == [("8.1.2",), ("8.3.1", "8.1.2")]
    assert (row.score, row.expected, row.change) == (Fraction(3, 2), Fraction(122, 100), Fraction(56, 10))
    assert row.new_rating == 2006


@pytest.mark.rule("b02_2024", "8.3.4")
@pytest.mark.parametrize(("result", "change", "new"), [("1", Fraction(5, 2), 2003), ("0", Fraction(-5, 2), 1997)])
def test_halves_are_rounded_away_from_zero(result: str, change: Fraction, new: int) -> None:
    # Equal ratings: half a point times K 5 is 2½.
    row = first(ratings(met(2000, (2000, result)), k=5))
    assert (row.change, row.new_rating) == (change, new)


@pytest.mark.rule("b02_2024", "8.3.1")
def test_from_october_2025_nobody_of_2650_is_cut_and_the_two_may_use_different_differences() -> None:
    for own, start, used in (
        (2650, "2025/10/01", 650),
        (2649, "2025/10/01", 400),
        (2650, "2025/09/30", 400),
        (2700, "", 700),
    ):
        assert won_by(own, 2000, EventInfo(start=start)).games[0].used == used
    report = ratings(met(2700, (2200, "=")))
    assert [row.games[0].used for row in report.rows] == [500, -400]
    # .96 expected of the one, but 1 - .92 of the other: the game gives away .04.
    assert [row.games[0].expected for row in report.rows] == [96, 8]


@pytest.mark.rule("b02_2024", "8.3.1", "RB")
def test_in_rapid_and_blitz_everybody_is_cut() -> None:
    assert won_by(2700, 2200, kind="rapid").games[0].used == 400
    assert won_by(2700, 2200, kind="standard").games[0].used == 500


# -- which games count -------------------------------------------------------------------------------------------------


@pytest.mark.rule("b02_2024", "5.1", "8.3")
def test_what_was_not_played_and_unrated_opponents_do_not_count() -> None:
    row = first(ratings(met(2000, (2000, "+"), (2000, "-"), (2000, "W"), (2000, "?"), (0, "1"), (2000, "="))))
    assert [game.left_out for game in row.games] == ["forfeit", "forfeit", "short", "open", "unrated-opponent", ""]
    assert (row.counted, row.score, row.change) == (1, Fraction(1, 2), Fraction(0))


@pytest.mark.rule("b02_2024", "5.1")
def test_byes_are_no_games_and_odd_results_count_as_each_side_has_them() -> None:
    people = [Player(1, "A", 2000), Player(2, "B", 2000), Player(3, "C", 2000)]
    odd = Round.of([Game(1, 2, "=", "0")], [Bye(3, "U")])
    rows = ratings(Tournament.build(people, rounds=(odd,), rounds_planned=1, info=NOW)).rows
    assert [(row.counted, row.change) for row in rows] == [(1, Fraction(0)), (1, Fraction(-10)), (0, Fraction(0))]


@pytest.mark.rule("b02_2024", "1.1")
@pytest.mark.parametrize(
    ("seconds", "higher", "reason"),
    [(3600, 1799, ""), (3600, 1800, "too-fast"), (5400, 2399, ""), (5400, 2400, "too-fast"), (7200, 2400, "")],
)
def test_the_higher_rating_of_the_two_asks_for_time(seconds: int, higher: int, reason: str) -> None:
    info = NOW._replace(time_control=str(seconds))
    assert won_by(1700, higher, info).games[0].left_out == reason
    assert won_by(1700, higher, info, kind="standard").games[0].left_out == ""  # who states the kind answers for it


@pytest.mark.rule("b02_2024", "RB")
@pytest.mark.parametrize(
    ("record", "kind"),
    [
        ({"time_control": "3600"}, "standard"),
        ({"time_control": "3599"}, "rapid"),
        ({"time_control": "601"}, "rapid"),
        ({"time_control": "600"}, "blitz"),
        ({"time_control": "180+2"}, "blitz"),
        ({"time_control": "40/6000+30:900+30"}, "standard"),
        ({"time_control": "40/600:1000+30"}, "rapid"),  # 1600 s, and 30 s for the last 20 moves: 2200 s
        ({"rate_of_play": "90 min + 30 s"}, "standard"),
        ({"rate_of_play": "15' + 10''"}, "rapid"),
        ({"rate_of_play": "1 h 30 min"}, "standard"),
        ({"rate_of_play": "3+2"}, "blitz"),
        ({"rate_of_play": "150+30"}, "standard"),
        ({"rate_of_play": "600+5"}, "rapid"),  # nobody plays ten hours: 600 s and 5 s a move are 15 minutes
        ({"rate_of_play": "40 moves in 90 minutes, then 30 minutes, 30 seconds a move"}, "standard"),
    ],
)
def test_the_kind_follows_from_the_time_for_60_moves(record: dict[str, Any], kind: str) -> None:
    conditions = ratings(met(1500, (1500, "1"), info=NOW._replace(**record))).conditions
    assert (conditions.kind, conditions.because) == (kind, "time-control")


@pytest.mark.parametrize("words", ["", "quick", "W300-B", "5400++30", "1:2:x"])
def test_what_cannot_be_read_is_standard_and_said_to_be_assumed(words: str) -> None:
    conditions = ratings(met(1500, (1500, "1"), info=NOW._replace(time_control=words, rate_of_play=words))).conditions
    assert (conditions.kind, conditions.because, conditions.allowance) == ("standard", "assumed", None)


@pytest.mark.rule("b02_2024", "RB")
def test_rapid_and_blitz_leave_out_unequal_times_no_time_at_all_and_wide_gaps() -> None:
    assert won_by(1500, 1500, NOW._replace(time_control="W300-B240")).games[0].left_out == "unequal-times"
    assert won_by(1500, 1500, NOW._replace(time_control="W7200-B5400")).games[0].left_out == ""
    assert won_by(1500, 1500, NOW._replace(time_control="120+1")).games[0].left_out == "too-fast"
    rapid = EventInfo(start="2024/12/01", time_control="900+10")
    assert won_by(2601, 2001, rapid).games[0].left_out == "wide-gap"
    assert won_by(2601, 2002, rapid).games[0].left_out == ""
    assert won_by(2600, 2000, rapid).games[0].left_out == ""
    assert won_by(2601, 2001, rapid._replace(start="2024/11/30")).games[0].left_out == ""
    assert won_by(2601, 2001).games[0].left_out == ""  # not in standard


# -- K -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("b02_2024", "8.3.3")
@pytest.mark.parametrize(
    ("own", "birth", "careers", "factor"),
    [
        (2399, "", {}, Factor(20, "assumed", 20)),
        (2400, "", {}, Factor(10, "top", 10)),
        (2000, "", {1: 29}, Factor(40, "new", 40)),
        (2000, "", {1: 30}, Factor(20, "usual", 20)),
        (2299, "2008/00/00", {}, Factor(40, "junior", 40)),  # 18 in 2026
        (2300, "2008/00/00", {}, Factor(20, "assumed", 20)),
        (2299, "2007/12/31", {}, Factor(20, "assumed", 20)),
        (2299, "19?8", {}, Factor(20, "assumed", 20)),
    ],
)
def test_k_follows_from_rating_birth_and_games(own: int, birth: str, careers: dict[int, int], factor: Factor) -> None:
    assert first(ratings(met(own, (2200, "1"), birth=birth), careers=careers)).factor == factor


@pytest.mark.rule("b02_2024", "8.3.3")
def test_k_can_be_stated_for_all_and_for_one() -> None:
    report = ratings(met(2000, (2100, "1")), k=15, factors={2: 30})
    assert [row.factor for row in report.rows] == [Factor(15, "stated", 15), Factor(30, "stated", 30)]


@pytest.mark.rule("b02_2024", "8.3.3")
@pytest.mark.parametrize(("games", "k"), [(17, 40), (18, 38), (35, 20), (36, 19)])
def test_k_times_games_is_at_most_700(games: int, k: int) -> None:
    # 40 x 17 = 680; 40 x 18 = 720, so 700 / 18 = 38; 20 x 35 = 700; 700 / 36 = 19.
    whole = 40 if games < 20 else 20
    row = first(ratings(met(2000, *[(2000, "1")] * games), factors={1: whole}))
    assert row.factor == Factor(k, "stated", whole)
    assert row.change == k * Fraction(games, 2)


def test_what_cannot_be_stated_is_refused() -> None:
    event = met(2000, (2100, "1"))
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"kind": "bullet"}, "Known: standard, rapid, blitz"),
        ({"k": 101}, "0 to 100"),
        ({"factors": {9: 20}}, "player 9"),
        ({"careers": {1: -1}}, "-1"),
        ({"after_round": 2}, "1 rounds are recorded"),
    ]
    for options, message in wrong:
        with pytest.raises(BadRequest, match=message):
            ratings(event, **options)


# -- the first rating --------------------------------------------------------------------------------------------------


@pytest.mark.rule("b02_2024", "8.2")
def test_the_worked_example_of_a_first_rating() -> None:
    # 3 out of 5 against 1700 on average: (5 x 1700 + 2 x 1800) / 7 = 1728 4/7; 4 out of 7 is 57 %: +50; 1778 4/7.
    games = [(1600, "1"), (1650, "1"), (1700, "1"), (1750, "0"), (1800, "0")]
    row = first(ratings(met(0, *games)))
    average = Fraction(12100, 7)
    assert row.initial == Initial(5, 6, average, 57, 50, average + 50, 1779)
    assert (row.factor, row.new_rating, row.change) == (None, 1779, Fraction(0))


@pytest.mark.rule("b02_2024", "7.1.4", "8.2")
@pytest.mark.parametrize(
    ("games", "rating", "because"),
    [
        ([(1700, "1")] * 4, None, "few-games"),
        ([(1700, "0")] * 5, None, "zero-score"),
        # 6 out of 7 (86 %: +309) at (5 x 2100 + 3600) / 7 = 2014.3: 2323, so 2200.
        ([(2100, "1")] * 5, 2200, "capped"),
        # 1½ out of 7 (21 %: -230) at (5 x 1410 + 3600) / 7 = 1521.4: 1291.
        ([(1410, "0")] * 4 + [(1410, "=")], None, "below-floor"),
        # The unrated opponent does not count, so there are only four games.
        ([(1700, "1")] * 4 + [(0, "1")], None, "few-games"),
    ],
)
def test_when_the_event_gives_none(games: list[tuple[int, str]], rating: int | None, because: str) -> None:
    row = first(ratings(met(0, *games)))
    assert row.initial is not None
    assert (row.initial.rating, row.initial.because, row.new_rating) == (rating, because, rating)


def test_without_any_game_there_is_nothing_to_say() -> None:
    assert first(ratings(met(0, (0, "1")))).initial is None


# -- performances and norms --------------------------------------------------------------------------------------------


def test_performances_are_those_of_the_tie_breaks() -> None:
    # 2 out of 3 against 1990, 2000, 2011: ARO 2000.33, 67 %: +125.
    row = first(ratings(met(2000, (1990, "1"), (2000, "1"), (2011, "0"))))
    assert row.performance == 2125
    assert row.perfect_performance == perfect_performance([1990, 2000, 2011], 4)
    assert performance([], 0) is perfect_performance([], 0) is None
    # No point: 800 below the lowest. All points: 736 above the highest, where 1.00 is expected of every game.
    assert perfect_performance([1500, 2000], 0) == 700
    assert perfect_performance([1500, 2000], 4) == 2736


def test_an_event_before_the_text_is_told_and_after_an_earlier_round_there_are_fewer_games() -> None:
    event = met(2000, (2100, "1"), (2100, "1"), info=EventInfo(start="2024/02/29"))
    assert ratings(event).conditions.before_the_text
    assert not ratings(met(2000, (2100, "1"))).conditions.before_the_text
    assert first(ratings(event, 1)).counted == 1
