"""The first colours that were given: they show the lot of a tournament that does not record it."""

from fairswiss.model.results import PLAYED
from fairswiss.model.rounds import Game, Round
from fairswiss.model.tournament import Tournament


def games_with_colours(played: Round) -> list[Game]:
    """The games over the board; forfeits, whose colours a report may lack, only where there is nothing else."""
    return [game for game in played.games if game.white_result in PLAYED] or list(played.games)


def round_with_colours(tournament: Tournament) -> int:
    """The first round with a game over the board, else the first with a pair; 0 when there is neither."""
    rounds = tuple(enumerate(tournament.rounds, 1))
    over_the_board = (n for n, played in rounds if any(game.white_result in PLAYED for game in played.games))
    return next(over_the_board, next((number for number, played in rounds if played.games), 0))
