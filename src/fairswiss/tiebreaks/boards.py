"""Prizes for boards: who did best at each board of an event of teams, and who played too few games for it."""

from collections import Counter
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.matches import Board, sides_of
from fairswiss.model.points import Points
from fairswiss.model.rounding import half_up
from fairswiss.model.tournament import Tournament
from fairswiss.rating.performance import performance

SHARE, RESERVES_SHARE = Fraction(7, 10), Fraction(1, 2)
"""The part of the rounds that somebody has to have played at a board; reserves need fewer."""


class BoardRow(NamedTuple):
    """One player of a board, over the games that were played."""

    player: int
    team: int
    board: int
    """The one most often played; the boards of a match plus one stand for the reserves."""
    games: int
    points: Points
    performance: int | None
    """TPR; None without a rated opponent."""
    enough: bool
    """True if there were enough games for a prize."""


class BoardList(NamedTuple):
    """Everybody of an event of teams by board, the best first."""

    round: int
    boards: int
    rows: tuple[BoardRow, ...]


def board_prizes(tournament: Tournament, round: int | None = None) -> BoardList:
    """By board, those who played enough first: performance, the game of two that tie, games, points, rank of the team.

    A player on the list of a team below its boards is a reserve.
    """
    event = tournament.team_event
    if not event.teams:
        words = "This event has no teams, so there are no boards to compare."
        raise BadRequest(gettext(words), code="no-teams")
    rounds = len(tournament.rounds) if round is None else round
    sides = sides_of(tournament, rounds)
    rating = {player.number: player.rating for player in tournament.players}
    played: dict[int, list[Board]] = {}
    team_of = event.team_of
    for row in sides.rounds.values():
        for turn in row:
            for board in turn.boards:
                if board.played:
                    played.setdefault(board.player, []).append(board)
    places = {player: at for team in event.teams for at, player in enumerate(team.players, 1)}
    rows = [
        _row(player, team_of[player], boards, places[player] > sides.boards, rounds, sides.boards, rating)
        for player, boards in played.items()
    ]
    rank = {team.number: team.rank or team.number for team in event.teams}

    def tied(row: BoardRow) -> tuple[int, ...]:
        return row.board, not row.enough, -(row.performance or 0)

    def order(row: BoardRow) -> tuple[int, ...]:
        return *tied(row), -row.games, -row.points, rank[row.team], row.player

    listed: list[BoardRow] = []
    for _, group in groupby(sorted(rows, key=order), tied):
        listed += _by_their_game(list(group), played)
    return BoardList(rounds, sides.boards, tuple(listed))


def _by_their_game(tied: list[BoardRow], played: dict[int, list[Board]]) -> list[BoardRow]:
    """Two players of the same performance: the one who won when they met comes first."""
    if len(tied) == 2:
        one, other = (row.player for row in tied)
        won = sum(board.points for board in played[one] if board.opponent == other)
        lost = sum(board.points for board in played[other] if board.opponent == one)
        if won < lost:
            return tied[::-1]
    return tied


def _row(
    player: int, team: int, boards: list[Board], reserve: bool, rounds: int, count: int, rating: dict[int, int]
) -> BoardRow:
    often = Counter(board.number for board in boards)
    usual = min(often, key=lambda number: (-often[number], number))
    rated = [board for board in boards if rating.get(board.opponent)]
    halves = sum(2 if board.code in "1W" else 1 if board.code in "=D" else 0 for board in rated)
    least = half_up((RESERVES_SHARE if reserve else SHARE) * rounds)
    return BoardRow(
        player, team, count + 1 if reserve else usual, len(boards), sum(board.points for board in boards),
        performance([rating[board.opponent] for board in rated], halves), len(boards) >= least,
    )  # fmt: skip
