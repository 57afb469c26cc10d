"""The lot of a tournament that does not record it: the first colours that were given show which one was drawn."""

from collections.abc import Callable

from fairswiss.kernel.brackets import Colours
from fairswiss.kernel.entrants import Entrant
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


def lot_by_colours(
    tournament: Tournament,
    players_of: Callable[[Tournament], list[Entrant]],
    colours_of: Callable[[Tournament, list[Entrant]], Colours],
) -> str:
    """The lot by which the edition gives the lowest pairing number the colour it had; empty when nobody had one.

    Number 1 in round 1, as a rule. If number 1 had no colour then, the next one shows the lot by the parity that the
    edition counts.
    """
    number = round_with_colours(tournament)
    if not number:
        return ""
    place_of = tournament.places()
    games = games_with_colours(tournament.rounds[number - 1])
    game = min(games, key=lambda game: min(place_of[game.white], place_of[game.black]))
    before = tournament.before_round(number)._replace(first_colour="w")
    players = players_of(before)
    by_number = {player.number: player for player in players}
    white = colours_of(before, players).white_of(by_number[game.white], by_number[game.black])
    return "w" if white.number == game.white else "b"
