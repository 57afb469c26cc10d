"""Article 3: a whole round: the bye, the brackets from the top, the colours, and the reasons."""

from fairswiss.kernel.brackets.bracket_trace import Citations, card_line
from fairswiss.kernel.brackets.colouring import boards, lot_by_colours
from fairswiss.kernel.edition import Engine, Pairing, Questions, require_ready
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filling import Filled, bye_of, fill
from fairswiss.kernel.upfloats.judging import Judge, pab_step
from fairswiss.kernel.upfloats.sets import Floated
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.team_types import TeamPoints, team_type
from fairswiss.model.tournament import Tournament
from fairswiss.rules.swiss_team_2026.colours import COLOUR_RULES, ID, LAW
from fairswiss.rules.swiss_team_2026.criteria import AIMS, CRITERIA, WORDS
from fairswiss.rules.swiss_team_2026.definitions import colours_of, floaters_of, teams_of
from fairswiss.why import CardLine, Explanation, Layout

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
BYE = "3.4"
IMPOSSIBLE = "3.3"


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """3.3: the bye, then bracket after bracket, then the colours; tables by score and number (reading 11)."""
    refuse_acceleration(tournament)
    coming = require_ready(tournament)
    teams, floated = teams_of(tournament, options), floaters_of(tournament)
    colours = colours_of(tournament, teams)
    bye = bye_of(teams, IMPOSSIBLE)
    filled = list(fill([team for team in teams if team is not bye], floated, IMPOSSIBLE, CRITERIA.faults))
    claims, placed = boards([pair for bracket in filled for pair in bracket.pairs], colours.claim)
    if 2 * len(placed) + (bye is not None) != len(teams):
        raise AssertionError("not every team was paired, although the round was proven to be completable")
    explanation = None
    if explain:
        explanation = Explanation(
            ID,
            coming,
            tuple(map(card_line, teams)),
            (pab_step(bye, teams, CITATIONS, BYE),) if bye else (),
            tuple(judged(bracket, floated).trace() for bracket in filled),
            tuple(map(colours.reason, claims)),
            Layout.BRACKETS,
        )
    return Pairing(ID, coming, placed, bye.number if bye else None, explanation)


def refuse_acceleration(tournament: Tournament) -> None:
    """C.04.7 adds match points, so an event in which game points count first has none (reading 8)."""
    if tournament.accelerations and team_type(tournament.info).primary is TeamPoints.GAME:
        words = "Virtual points are match points, and in this event game points count first: it cannot be accelerated."
        raise BadRequest(gettext(words), code="not-accelerated")


def judged(filled: Filled, floated: Floated) -> Judge:
    """The criteria for a bracket."""
    return Judge(filled, CRITERIA, CITATIONS, floated)


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks why two teams are not paired: the best round with this pair and the same bye is compared."""
    from fairswiss.kernel.upfloats.questions import Answers, Asked  # a round that is only paired needs none

    del pairing
    teams, floated = teams_of(tournament, options), floaters_of(tournament)
    return Answers(
        Asked(
            ID,
            CITATIONS,
            BYE,
            teams,
            bye_of(teams, IMPOSSIBLE),
            lambda members: fill(members, floated, IMPOSSIBLE, CRITERIA.faults),
            lambda filled: judged(filled, floated),
        )
    )


def published_list(tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
    """Score, preference, floats and colours of every team taking part."""
    return tuple(map(card_line, teams_of(tournament, options)))


def shown_lot(tournament: Tournament) -> str:
    """4.3.1: the lot that the first colours show."""
    return lot_by_colours(tournament, teams_of, colours_of)


ENGINE = Engine(
    pair=pair_next_round,
    questions=questions,
    published_list=published_list,
    shown_lot=shown_lot,
    criteria=WORDS,
    aims=AIMS,
)
