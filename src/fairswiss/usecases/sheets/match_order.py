"""The matches of a report in their order, and with it the order and the names of their boards."""

from typing import NamedTuple

from fairswiss.model.errors import BadRequest
from fairswiss.model.gains import points_before
from fairswiss.model.matches import Match, all_matches
from fairswiss.model.rounds import Game, board_rank, seats_of
from fairswiss.model.team_table import as_teams
from fairswiss.model.tournament import Tournament


class MatchOrder(NamedTuple):
    """Matches, games and names of boards in their order, round by round: fields of an event that is seen."""

    matches: tuple[tuple[tuple[int, int], ...], ...]
    boards: tuple[tuple[Game, ...], ...]
    board_names: tuple[tuple[str, ...], ...]


def match_order(tournament: Tournament) -> MatchOrder | None:
    """By the points that the teams had before each round; None where the event has no matches between teams."""
    if not tournament.team_event.board_colours:
        return None
    try:
        found, told = all_matches(tournament), as_teams(tournament)
    except BadRequest:  # the players of a team met those of several teams
        return None
    rounds = [_of_round(told, tournament, number, matches) for number, matches in enumerate(found, 1)]
    return MatchOrder(*map(tuple, zip(*rounds, strict=True))) if rounds else MatchOrder((), (), ())


_Round = tuple[tuple[tuple[int, int], ...], tuple[Game, ...], tuple[str, ...]]


def _of_round(told: Tournament, tournament: Tournament, number: int, matches: tuple[Match, ...]) -> _Round:
    points = points_before(told.before_round(number))
    ordered = sorted(matches, key=lambda match: board_rank(points, *seats_of(match)))
    seats = {
        board.player: (at, board.number)
        for at, match in enumerate(ordered, 1)
        for side in match.sides
        for board in side.boards
    }
    last = len(ordered) + 1, 0
    games = sorted(tournament.rounds[number - 1].games, key=lambda game: seats.get(game.white, last))
    names = [f"{match}.{board}" for match, board in (seats.get(game.white, last) for game in games)]
    return tuple(seats_of(match) for match in ordered), tuple(games), tuple(names)
