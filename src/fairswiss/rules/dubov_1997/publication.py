"""Chapter 9: what is published so that players can work out the pairings for themselves."""

from fairswiss.explain import CardLine, Passed
from fairswiss.kernel.edition import Options
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.definitions import card_line, contenders
from fairswiss.rules.dubov_1997.limitations import obstacle as limitation


def published_list(tournament: Tournament) -> tuple[CardLine, ...]:
    """The list of AROs with score, due colour, c and u flag of everybody taking part, in rank order."""
    return tuple(card_line(player) for player in contenders(tournament))


def obstacle(tournament: Tournament, one: int, other: int, options: Options = Options()) -> Passed | None:
    """The first limitation of chapter 2 that keeps two players apart in the next round; None if they may meet."""
    players = {player.number: player for player in contenders(tournament)}
    for number in (one, other):
        if number not in players:
            raise BadRequest(f"Player {number} does not take part in this round.")
    return limitation(players[one], players[other], waivers=options.waivers)
