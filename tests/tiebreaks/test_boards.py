"""Prizes for boards: who comes first at each board of an event of teams, and who has played enough."""

import pytest

from fairswiss.model import BadRequest, Game, Player, Round, Team, TeamEvent, Tournament
from fairswiss.tiebreaks.boards import board_prizes


def with_reserves(*rounds: tuple[Game, ...], rated: int = 2000) -> Tournament:
    """Two teams of two boards with a reserve each: 1, 2, 3 and 4, 5, 6."""
    return Tournament.build(
        [Player(number, f"Player {number}", rating=rated) for number in range(1, 7)],
        rounds=tuple(map(Round.of, rounds)), rounds_planned=len(rounds),
        team_event=TeamEvent((Team(1, "Oaks", (1, 2, 3)), Team(2, "Elms", (4, 5, 6))), board_colours="WB"),
    )  # fmt: skip


FIRST = (Game(1, 4, "1", "0"), Game(5, 2, "=", "="))
SECOND = (Game(4, 1, "0", "1"), Game(3, 5, "1", "0"))


def test_the_best_performance_of_a_board_comes_first_and_reserves_are_by_themselves() -> None:
    found = board_prizes(with_reserves(FIRST, SECOND))
    assert [(row.board, row.player, row.games, row.points) for row in found.rows] == [
        (1, 1, 2, 20), (1, 4, 2, 0), (2, 2, 1, 5), (2, 5, 2, 5), (3, 3, 1, 10),
    ]  # fmt: skip
    # Two wins, two losses, half of one game, a quarter of two, all of one, against players rated 2000 (table of 1.48).
    assert [row.performance for row in found.rows] == [2800, 1200, 2000, 1807, 2800]


def test_seventy_per_cent_of_the_rounds_are_enough_and_half_of_them_for_a_reserve() -> None:
    found = {row.player: row.enough for row in board_prizes(with_reserves(FIRST, SECOND)).rows}
    assert found == {1: True, 4: True, 5: True, 2: True, 3: True}  # 70 % of two rounds is 1.4: one game
    third = (Game(1, 4, "=", "="), Game(5, 2, "1", "0"))
    found = {row.player: row.enough for row in board_prizes(with_reserves(FIRST, SECOND, third)).rows}
    assert found == {1: True, 4: True, 5: True, 2: True, 3: False}  # 2.1 are two games; half of three, up, two


def test_between_two_of_the_same_performance_their_game_decides() -> None:
    tie = (Game(4, 1, "1", "0"), Game(5, 2, "=", "="))
    again = (Game(4, 1, "=", "="), Game(5, 2, "=", "="))
    found = board_prizes(with_reserves(tie, again, rated=0))  # nobody is rated: no performance
    assert [row.player for row in found.rows if row.board == 1] == [4, 1]
    assert [row.player for row in found.rows if row.board == 2] == [2, 5]  # level: the rank of the team


def test_a_board_that_nobody_played_counts_for_nobody() -> None:
    found = board_prizes(with_reserves((Game(1, 4, "+", "-"), Game(5, 2, "1", "0"))))
    assert {row.player for row in found.rows} == {2, 5}


def test_an_event_without_teams_has_no_boards_to_compare() -> None:
    with pytest.raises(BadRequest) as refused:
        board_prizes(with_reserves(FIRST)._replace(team_event=TeamEvent()))
    assert refused.value.code == "no-teams"
