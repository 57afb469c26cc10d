"""Article 3: a whole round: the bye, the brackets from the top, the colours, and the reasons."""

from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.edition import Engine, Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filled_edition import FilledEdition
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.team_types import TeamPoints, team_type
from fairswiss.model.tournament import Tournament
from fairswiss.rules.swiss_team_2026.colours import COLOUR_RULES, LAW
from fairswiss.rules.swiss_team_2026.criteria import AIMS, CRITERIA, WORDS
from fairswiss.rules.swiss_team_2026.definitions import colours_of, floaters_of, teams_of

CITATIONS = Citations(
    LAW,
    halves="3.6",
    perfect="3.6",
    best="3.6",
    met="C1",
    clash="",
    completion="C3",
    downfloat="",
    colours=COLOUR_RULES,
    sets="3.5",
    exchanges="",
    transpositions="",
    barred="C2",
    has_limbo=False,
)
FILLED = FilledEdition(teams_of, floaters_of, colours_of, CRITERIA, CITATIONS, bye="3.4", impossible="3.3")


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """3.3: the bye, then bracket after bracket, then the colours; tables by score and number (reading 11)."""
    refuse_acceleration(tournament)
    return FILLED.pair(tournament, options, explain)


def refuse_acceleration(tournament: Tournament) -> None:
    """C.04.7 adds match points, so an event in which game points count first has none (reading 8)."""
    if tournament.accelerations and team_type(tournament.info).primary is TeamPoints.GAME:
        words = "Virtual points are match points, and in this event game points count first: it cannot be accelerated."
        raise BadRequest(gettext(words), code="not-accelerated")


ENGINE = Engine(
    pair=pair_next_round,
    questions=FILLED.questions,
    published_list=FILLED.published_list,
    shown_lot=FILLED.shown_lot,
    criteria=WORDS,
    aims=AIMS,
)
