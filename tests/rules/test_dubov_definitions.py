"""The Dubov system since 2018: definitions, the bye, and colours, of both editions."""

import pytest

from fairswiss import pair
from fairswiss.kernel.options import Options
from fairswiss.kernel.seekers.players import Coming, average, upfloats
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.kernel.vocabulary.colours import BLACK, WHITE
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, MILD, STRONG
from fairswiss.model import Absence, Acceleration, Adjustment, Bye, Game, NoPairing, Player, Round, Tournament
from fairswiss.rules import edition
from tests.literal.dubov_2026 import article_1_7, article_1_8
from tests.literal.dutch_cases import event
from tests.rules.dubov_positions import EDITIONS, bye, groups, pairs, who

both = pytest.mark.parametrize("system", EDITIONS)


@pytest.mark.rule("dubov_2018", "A.1", "A.6")
@pytest.mark.rule("dubov_2026", "1.1", "1.7")
def test_the_average_is_rounded_to_the_nearest_a_half_upwards() -> None:
    for ratings, mean in (([1500, 1501], 1501), ([1500, 1500, 1501], 1500), ([], 0)):
        assert average(ratings) == article_1_7(ratings) == mean


@pytest.mark.rule("dubov_2018", "A.7")
@pytest.mark.rule("dubov_2026", "1.8")
def test_the_number_of_upfloats_that_is_the_most() -> None:
    most = [Coming(1, planned).most_upfloats for planned in (4, 5, 9, 10, 11)]
    assert most == [article_1_8(planned) for planned in (4, 5, 9, 10, 11)] == [2, 3, 3, 4, 4]


@both
@pytest.mark.rule("dubov_2018", "A.2")
@pytest.mark.rule("dubov_2026", "1.2")
def test_pairing_numbers_are_those_of_the_tournament(system: str) -> None:
    turned = event(4, planned=3).revised(order=(4, 3, 2, 1))
    assert pair(turned, system).games() == [(4, 2), (1, 3)]


@pytest.mark.rule("dubov_2018", "A.5")
@pytest.mark.rule("dubov_2026", "1.5", "1.6")
def test_preferences_by_difference_and_by_the_last_games() -> None:
    seen = {colours: (who(1, colours=colours).preference, who(1, colours=colours).strength) for colours in (
        "", "wb", "bw", "w", "wbb", "ww", "wwb", "wwbw", "bbwbb",
    )}  # fmt: skip
    assert seen == {
        "": (BLACK, MILD),
        "wb": (WHITE, MILD),
        "bw": (BLACK, MILD),
        "w": (BLACK, STRONG),
        "wbb": (WHITE, ABSOLUTE),
        "ww": (BLACK, ABSOLUTE),
        "wwb": (BLACK, STRONG),
        "wwbw": (BLACK, ABSOLUTE),
        "bbwbb": (WHITE, ABSOLUTE),
    }


@pytest.mark.rule("dubov_2018", "A.3", "A.8")
@pytest.mark.rule("dubov_2026", "1.3", "1.9")
def test_groups_from_the_top_take_players_from_below_and_leave_nobody() -> None:
    first, second = groups(who(1, 20), who(2, 10, "bw"), who(3, 10), who(4, 10, "bw"))
    assert [player.number for player in first.upfloaters] == [2]
    assert (pairs(first), pairs(second)) == ([(1, 2)], [(3, 4)])


@pytest.mark.rule("dubov_2018", "A.8")
@pytest.mark.rule("dubov_2026", "1.9")
def test_a_round_that_cannot_be_completed_is_the_arbiters() -> None:
    with pytest.raises(NoPairing) as refused:
        groups(who(1, met=(2,)), who(2, met=(1,)))
    assert refused.value.code == "no-complete-round"


@both
@pytest.mark.rule("dubov_2018", "A.4", "B.0", "reading 6")
@pytest.mark.rule("dubov_2026", "1.4", "3.1", "reading 6")
def test_the_bye_goes_to_the_lowest_score_then_to_most_games_then_to_the_largest_number(system: str) -> None:
    assert bye(who(1, 10), who(2, 0), who(3, 0)) == 3
    assert bye(who(1, 10), who(2, 0), who(3, 0, "w", unplayed="Z")) == 2
    assert bye(who(1, 10), who(2, 0), who(3, 5)) == 2
    forfeited = Round.of([Game(1, 2, "1", "0"), Game(3, 5, "+", "-")], [Bye(4, "Z")])
    assert pair(event(5, forfeited, planned=3), system).bye == 2  # 5 has no points either, and no game


@pytest.mark.rule("dubov_2018", "B.0", "C.4")
@pytest.mark.rule("dubov_2026", "3.1", "2.2.1")
def test_whom_the_others_need_does_not_have_the_bye() -> None:
    assert bye(who(1, 10, met=(2,)), who(2, 10, met=(1,)), who(3, 0)) == 2


@pytest.mark.rule("dubov_2018", "C.2")
@pytest.mark.rule("dubov_2026", "2.1.2")
def test_no_bye_after_a_bye_or_a_forfeit_win_and_since_2026_after_any_full_point() -> None:
    played = [Game(1, 2, "1", "0"), Game(3, 4, "1", "0")]
    taker = {}
    for code in "UFH":
        lowest = (Adjustment((5,), -20, "", 1),)
        history = event(5, Round.of(played, [Bye(5, code)]), planned=2, adjustments=lowest)
        taker[code] = tuple(pair(history, system).bye for system in EDITIONS)
    assert taker == {"U": (4, 4), "F": (5, 4), "H": (5, 5)}
    won = Round.of([*played, Game(5, 6, "+", "-")])
    after = event(6, won, planned=2, absences=(Absence(2, 6),), adjustments=(Adjustment((5,), -20, "", 1),))
    assert {pair(after, system).bye for system in EDITIONS} == {4}


@both
@pytest.mark.rule("dubov_2018", "reading 1")
@pytest.mark.rule("dubov_2026", "reading 1")
def test_a_forfeited_game_is_an_upfloat_only_if_pairings_count(system: str) -> None:
    first = Round.of([Game(1, 5, "1", "0"), Game(3, 2, "0", "1"), Game(4, 6, "1", "0")])
    second = Round.of([Game(1, 2, "1", "0"), Game(4, 3, "-", "+"), Game(6, 5, "=", "=")])
    history = event(6, first, second)
    card = cards_before_next_round(history)[3]
    assert [upfloats(card, counted) for counted in ("played", "paired")] == [[], [2]]
    # 1 has met 2, so 3 or 4 comes up; who was paired up in the round before should not.
    found = (pair(history, system, options=Options(upfloats=counted)).games() for counted in ("played", "paired"))
    assert [next(set(game) for game in games if 1 in game) for games in found] == [{1, 3}, {1, 4}]


@both
@pytest.mark.rule("dubov_2018", "reading 10")
@pytest.mark.rule("dubov_2026", "reading 10")
def test_virtual_points_count_for_groups_and_not_for_the_average(system: str) -> None:
    first = Round.of([Game(1, 3, "1", "0"), Game(4, 2, "0", "1")])
    level = tuple(Acceleration(number, (0, 10)) for number in (3, 4))
    lines = {line.number: line for line in edition(system).published_list(event(4, first, accelerations=level))}
    assert {line.score for line in lines.values()} == {10}
    assert lines[1].aro_tenths == 10 * (2000 - 3)


@both
@pytest.mark.rule("dubov_2018", "E", "E.1", "reading 7")
@pytest.mark.rule("dubov_2026", "5.1", "5.2.1", "reading 7")
def test_two_without_a_game_have_the_initial_colour_by_parity(system: str) -> None:
    assert pair(event(4), system).games() == [(1, 3), (4, 2)]
    assert pair(event(4, first_colour="b"), system).games() == [(3, 1), (2, 4)]
    absent = event(5, absences=(Absence(1, 1),))  # 1 has never been taken into a pairing: 2 is the first
    assert pair(absent, system).games() == [(2, 4), (5, 3)]


@both
@pytest.mark.rule("dubov_2018", "E.2", "E.3", "E.4", "E.5")
@pytest.mark.rule("dubov_2026", "5.2.2", "5.2.3", "5.2.4", "5.2.5")
def test_the_rules_of_colours_in_turn(system: str) -> None:
    def rule(one: str, other: str) -> tuple[str, int]:
        """The article that decides between two histories, and who has White; 1 is ranked higher."""
        rounds = []
        for number in range(max(len(one), len(other))):
            games = [
                Game(*((player, guest) if history[number] == "w" else (guest, player)), "=", "=")
                for player, history in ((1, one), (2, other))
                if number < len(history)
                for guest in [10 * player + number]
            ]
            rounds.append(Round.of(games))
        players = [Player(n, f"Player {n}", 3000 - n) for n in (1, 2, *range(10, 14), *range(20, 24))]
        away = tuple(Absence(len(rounds) + 1, player.number) for player in players[2:])
        history = Tournament.build(players, rounds=rounds, rounds_planned=9, first_colour="w", absences=away)
        level = tuple(Adjustment((n,), 100 - 5 * len(h), "", 1) for n, h in ((1, one), (2, other)))
        found = pair(history.revised(adjustments=level), system, explain=True)
        assert found.explanation
        (reason,) = found.explanation.colours
        return reason.articles[0].number, reason.white

    by_year = {"dubov-2018": ("E.2", "E.3", "E.4", "E.5"), "dubov-2026": ("5.2.2", "5.2.3", "5.2.4", "5.2.5")}[system]
    assert rule("w", "b") == (by_year[0], 2)
    assert rule("wb", "b") == (by_year[1], 2)
    assert rule("bwwb", "wbwb") == (by_year[2], 2)
    assert rule("wb", "wb") == (by_year[3], 1)


@both
@pytest.mark.rule("dubov_2018", "reading 8")
@pytest.mark.rule("dubov_2026", "reading 8")
def test_boards_are_in_the_order_of_scores(system: str) -> None:
    first = Round.of([Game(1, 3, "0", "1"), Game(4, 2, "1", "0")])
    found = pair(event(4, first), system)
    assert [set(game) for game in found.games()] == [{3, 4}, {1, 2}]
