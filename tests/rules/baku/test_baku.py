"""C.04.7: who has virtual points, how many, and what they are for."""

import pytest

from fairswiss import pair
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import Absence, Game, Player, Round, Scoring, Tournament
from fairswiss.model.tournament import EventInfo
from fairswiss.rules.baku import (
    last_of_upper_group,
    virtual_points,
    with_announced_acceleration,
    with_baku_acceleration,
)


def event(players: int, **facts: object) -> Tournament:
    people = [Player(number, f"Player {number}", 3000 - number) for number in range(1, players + 1)]
    return Tournament.build(people, **{"rounds_planned": 9, "first_colour": "w", **facts})


@pytest.mark.rule("c047_2026", "1.1")
@pytest.mark.parametrize("scoring", [Scoring(), Scoring(white_win=30, black_win=30, white_draw=15, black_draw=15)])
def test_a_win_is_what_a_win_is_worth_and_a_draw_half_of_it(scoring: Scoring) -> None:
    points = with_baku_acceleration(event(8, scoring=scoring)).accelerations[0].points
    assert points == (scoring.white_win,) * 3 + (scoring.white_draw,) * 2


@pytest.mark.rule("c047_2026", "1.2")
@pytest.mark.parametrize(("players", "last"), [(161, 82), (160, 80), (8, 4), (6, 4), (5, 4), (4, 2), (2, 2), (1, 1)])
def test_the_upper_group_is_the_first_half_rounded_up_to_an_even_number(players: int, last: int) -> None:
    assert last_of_upper_group(event(players)) == last


@pytest.mark.rule("c047_2026", "1.2")
def test_who_misses_round_one_is_not_counted() -> None:
    assert last_of_upper_group(event(8, absences=[Absence(1, 1), Absence(1, 2)])) == 6  # 4 of 3, 4, 5, 6, 7, 8


@pytest.mark.rule("c047_2026", "1.3")
def test_the_last_of_the_upper_group_stays_the_last_when_somebody_comes_late() -> None:
    # 1 did not play in round 1: the upper group is 2 … 5 then, and 1 joins it above them. It is odd now.
    first = Round((Game(2, 6, "1", "0"), Game(7, 3, "0", "1"), Game(4, 8, "1", "0"), Game(9, 5, "0", "1")))
    accelerated = with_baku_acceleration(event(9, rounds=[first]))
    assert [given.player for given in accelerated.accelerations] == [1, 2, 3, 4, 5]


@pytest.mark.rule("c047_2026", "1.4")
@pytest.mark.parametrize(
    ("rounds", "points"), [(9, (10, 10, 10, 5, 5)), (5, (10, 10, 5)), (7, (10, 10, 5, 5)), (1, (10,)), (2, (10,))]
)
def test_a_win_in_the_first_half_of_the_accelerated_rounds_and_half_of_it_in_the_second(
    rounds: int, points: tuple[int, ...]
) -> None:
    assert virtual_points(rounds, 10) == points


@pytest.mark.rule("c047_2026", "1.4")
def test_teams_that_have_two_points_for_a_win() -> None:
    assert virtual_points(11, 20) == (20, 20, 20, 10, 10, 10)


@pytest.mark.rule("c047_2026", "1.5")
def test_the_groups_and_the_boards_go_by_points_and_virtual_points() -> None:
    accelerated = with_baku_acceleration(event(8))
    scores = {number: card.score for number, card in cards_before_next_round(accelerated).items()}
    assert scores == {1: 10, 2: 10, 3: 10, 4: 10, 5: 0, 6: 0, 7: 0, 8: 0}
    assert [{*game} for game in pair(accelerated, "dutch-2026").games()] == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]


def test_what_is_stated_comes_before_what_is_announced() -> None:
    announced = event(8, info=EventInfo(encoded_type="FIDE_DUTCH_2026_BAKU"))
    assert with_announced_acceleration(announced) == with_baku_acceleration(announced)
    stated = announced._replace(accelerations=with_baku_acceleration(event(4)).accelerations)
    assert with_announced_acceleration(stated) == stated
    assert with_announced_acceleration(event(8)) == event(8)
