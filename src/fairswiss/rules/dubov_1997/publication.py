"""Chapter 9: what is published so that players can work out the pairings for themselves."""

from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.definitions import card_line, contenders
from fairswiss.why import CardLine


def published_list(tournament: Tournament, options: Options = Options()) -> tuple[CardLine, ...]:
    """Chapter 9: the list of AROs with score, due colour, c and u flag of everybody taking part, in rank order."""
    del options
    return tuple(card_line(player) for player in contenders(tournament))
