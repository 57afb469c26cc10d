"""Chapter 9: what is published so that players can work out the pairings for themselves."""

from fairswiss.explain import CardLine, Passed
from fairswiss.kernel.edition import Obstacles, Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.definitions import card_line, contenders
from fairswiss.rules.dubov_1997.limitations import obstacle


def published_list(tournament: Tournament) -> tuple[CardLine, ...]:
    """The list of AROs with score, due colour, c and u flag of everybody taking part, in rank order."""
    return tuple(card_line(player) for player in contenders(tournament))


def obstacles(tournament: Tournament, options: Options = Options()) -> Obstacles:
    """Asks of two players for the first limitation of chapter 2 that keeps them apart in the next round."""
    players = {player.number: player for player in contenders(tournament)}

    def between(one: int, other: int) -> Passed | None:
        return obstacle(players[one], players[other], waivers=options.waivers)

    return between
