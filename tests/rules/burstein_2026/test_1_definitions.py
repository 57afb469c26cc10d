"""Article 1: seeding rounds, the opposition, the order inside a bracket."""

import pytest

from fairswiss import pair, published_list
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    BadRequest,
    Bye,
    Game,
    NoPairing,
    Prohibition,
    Round,
    Scoring,
    Tournament,
)
from fairswiss.rules import edition
from fairswiss.rules.burstein_2026.definitions import Players, seeding_rounds
from fairswiss.rules.burstein_2026.opposition import oppositions
from tests.literal.dutch_cases import event
from tests.rules.burstein_2026.positions import brackets, who

SYSTEM = "burstein-2026"
FIRST = Round.of([Game(1, 4, "1", "0"), Game(5, 2, "=", "="), Game(3, 6, "0", "1")])
SECOND = Round.of([Game(6, 1, "0", "1"), Game(2, 3, "1", "0"), Game(4, 5, "-", "+")])


def index(tournament: Tournament) -> dict[int, tuple[int, int]]:
    found = oppositions(tournament, cards_before_next_round(tournament))
    return {number: tuple(one) for number, one in found.items()}  # type: ignore[misc]


@pytest.mark.rule("burstein_2026", "1.6")
def test_half_of_the_rounds_and_four_at_most_are_seeding_rounds() -> None:
    assert [seeding_rounds(planned) for planned in (1, 2, 5, 7, 8, 9, 13)] == [0, 1, 2, 3, 4, 4, 4]


@pytest.mark.rule("burstein_2026", "1.6", "reading 4")
def test_a_seeding_round_is_a_dutch_one_and_the_next_is_not() -> None:
    before = event(6, FIRST, SECOND, planned=6)
    seeding = pair(before, SYSTEM, explain=True)
    dutch = pair(before, "dutch-2026", explain=True)
    assert (seeding.pairs, seeding.bye, seeding.explanation) == (dutch.pairs, dutch.bye, dutch.explanation)
    assert seeding.system == SYSTEM
    after = pair(before.revised(rounds_planned=5), SYSTEM, explain=True)
    assert after.explanation is not None
    assert after.explanation.system == SYSTEM


@pytest.mark.rule("burstein_2026", "1.7.1")
def test_buchholz_adds_the_scores_that_the_opponents_have_now_and_sonneborn_berger_weighs_them() -> None:
    found = index(event(6, FIRST, Round.of([Game(6, 1, "0", "1"), Game(2, 3, "1", "0"), Game(4, 5, "0", "1")])))
    # points: 1 has 2, 2 and 5 have 1.5, 6 has 1, 3 and 4 have none
    assert found[1] == (0 + 10, 0 * 10 + 10 * 10)
    assert found[2] == (15 + 0, 15 * 5 + 0 * 10)
    assert found[6] == (0 + 20, 0 * 10 + 20 * 0)


@pytest.mark.rule("burstein_2026", "1.7.2")
def test_an_unplayed_round_is_a_game_against_oneself() -> None:
    found = index(event(6, FIRST, SECOND))
    assert found[5] == (15 + 15, 15 * 5 + 15 * 10)  # a draw with 2, then the own 1.5 points with a win
    assert found[4] == (20 + 0, 0)  # lost to 1, then the own 0 points with a loss


@pytest.mark.rule("burstein_2026", "1.7.2", "reading 1", "reading 2")
def test_zero_point_byes_up_to_now_are_draws_for_the_opponents_alone() -> None:
    gone = Round.of([Game(6, 2, "1", "0"), Game(3, 5, "1", "0")], [Bye(1, "Z"), Bye(4, "H")])
    found = index(event(6, FIRST, SECOND, gone))
    assert found[6][0] == 10 + (20 + 5) + 15  # 3 has 1 point, 1 counts 2.5, 2 has 1.5
    assert found[1][0] == 5 + 20 + 20  # 4 has half a point, 6 has 2, and the own 2 points are not raised
    back = Round.of([Game(1, 5, "1", "0"), Game(2, 4, "1", "0")], [Bye(3, "Z")])
    again = index(event(6, FIRST, SECOND, gone, back))
    assert again[6][0] == (10 + 5) + 30 + 25 + 20  # the bye of 1 counts no more; 3 is away now; 6 is not mentioned
    late = index(event(6, Round.of([Game(1, 2, "1", "0")], [Bye(3, "Z")]), Round.of([Game(3, 1, "0", "1")])))
    assert late[1][0] == (0 + 5) + 0  # 3 has played since; 2 has not


@pytest.mark.rule("burstein_2026", "reading 2")
def test_a_draw_is_worth_what_the_event_says_and_the_lesser_where_colours_differ() -> None:
    scoring = Scoring.of(30, 10)._replace(black_draw=15)
    away = Round.of([Game(3, 4, "1", "0")], [Bye(1, "Z"), Bye(2, "Z")])
    found = index(event(4, Round.of([Game(1, 2, "1", "0")]), away, scoring=scoring))
    assert found[2] == ((30 + 10) + 0, 0)


@pytest.mark.rule("burstein_2026", "1.7.1", "reading 2")
def test_what_the_arbiter_makes_a_result_worth_counts_for_that_round_alone() -> None:
    stated = Adjustment((1,), 5, "W", 1)
    found = index(event(6, FIRST, Round.of([Game(6, 1, "0", "1")]), adjustments=(stated,)))
    # 4 is away since and counts half a point; that win is worth half a point too, the one over 6 a whole one
    assert found[1][1] == 5 * 5 + 10 * 10
    away = Scoring()._replace(zero_bye=5)
    gone = Round.of([Game(3, 4, "1", "0")], [Bye(1, "Z"), Bye(2, "Z")])
    level = index(event(4, Round.of([Game(1, 2, "1", "0")]), gone, scoring=away))
    assert level[2][0] == 15 + 5  # an absence worth a draw is not raised; the own one counts as it is
    twice = [
        Round.of([Game(3, 4, "1", "0")], [Bye(1, "Z"), Bye(2, "H")]),
        Round.of([Game(4, 2, "1", "0")], [Bye(1, "Z")]),
    ]
    assert index(event(4, Round.of([Game(1, 2, "1", "0")]), *twice))[2][0] == (10 + 5 + 5) + 5 + 10  # both of 1's


@pytest.mark.rule("burstein_2026", "1.7.1")
def test_the_list_of_a_seeding_round_has_the_opposition_too() -> None:
    seeding, later = (
        {line.number: line.own for line in published_list(event(6, FIRST, SECOND, planned=planned), SYSTEM)}
        for planned in (6, 4)
    )
    assert seeding == later
    assert None not in seeding.values()


@pytest.mark.rule("burstein_2026", "reading 3")
def test_bonuses_count_in_the_opposition_and_virtual_points_do_not() -> None:
    plain = index(event(6, FIRST))
    assert index(event(6, FIRST, accelerations=(Acceleration(1, (10, 10)),))) == plain
    assert index(event(6, FIRST, adjustments=(Adjustment((1,), 5, "", 1),)))[4][0] == plain[4][0] + 5
    accelerated = event(4, planned=1, accelerations=(Acceleration(3, (10,)), Acceleration(4, (10,))))
    assert {frozenset(game) for game in pair(accelerated, SYSTEM).games()} == {frozenset({3, 4}), frozenset({1, 2})}


@pytest.mark.rule("burstein_2026", "1.1", "1.8")
def test_buchholz_then_sonneborn_berger_then_the_pairing_number_rank_and_the_score_does_not() -> None:
    players = Players(event(6, FIRST, SECOND))
    ranked = sorted(players.all, key=players.rank)
    assert [player.number for player in ranked] == [5, 3, 4, 6, 2, 1]  # 4 and 6 by their numbers
    figures = [players.rank.of[player.number] for player in ranked]
    assert figures == sorted(figures, reverse=True)
    level = Players(event(6))
    assert [player.number for player in sorted(level.all, key=level.rank)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("burstein_2026", "1.2", "1.9")
def test_who_is_left_over_joins_the_next_bracket() -> None:
    assert brackets(who(1, 20), who(2, 20), who(3, 20), who(4, 10)) == [([(1, 3)], [2]), ([(2, 4)], [])]


@pytest.mark.rule("burstein_2026", "1.9")
def test_a_round_that_cannot_be_completed_is_refused() -> None:
    with pytest.raises(NoPairing, match=r"1\.9\.3"):
        pair(event(4, planned=1, prohibitions=(Prohibition((1, 2, 3)),)), SYSTEM)
    with pytest.raises(NoPairing, match=r"1\.9\.3"):
        pair(
            event(
                3,
                Round.of([Game(1, 2, "+", "-")], [Bye(3, "U")]),
                Round.of([Game(2, 3, "+", "-")], [Bye(1, "U")]),
                planned=3,
            ),
            SYSTEM,
        )
    with pytest.raises(BadRequest, match="planned number of rounds"):
        pair(event(4).revised(rounds_planned=None), SYSTEM)


@pytest.mark.rule("burstein_2026", "1.3")
def test_an_odd_number_leaves_one_with_the_bye() -> None:
    assert pair(event(5, planned=1), SYSTEM).bye == 5
    assert pair(event(5, planned=1, absences=(Absence(1, 5),)), SYSTEM).bye is None


@pytest.mark.rule("burstein_2026", "1.4", "1.5")
def test_preferences_are_those_of_the_colours_played() -> None:
    lines = {line.number: (line.strength, line.due) for line in edition(SYSTEM).published_list(event(6, FIRST, SECOND))}
    assert lines[1] == ("mild", "w")
    assert lines[2] == ("mild", "b")
    assert lines[4] == ("strong", "w")  # the forfeit has no colour
    twice = event(4, Round.of([Game(1, 2, "1", "0")]), Round.of([Game(1, 3, "1", "0")]))
    strengths = {line.number: line.strength for line in edition(SYSTEM).published_list(twice)}
    assert (strengths[1], strengths[4]) == ("absolute", "")
