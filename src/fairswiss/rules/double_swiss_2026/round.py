"""Article 3: a whole round: the bye, the brackets from the top, the colours, and the reasons."""

from fairswiss.kernel.brackets.bracket_trace import Citations, card_line, colour_reason
from fairswiss.kernel.brackets.colouring import boards, lot_by_colours
from fairswiss.kernel.edition import Engine, Pairing, Questions, require_ready
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filling import Filled, bye_of, fill
from fairswiss.kernel.upfloats.judging import Judge, pab_step
from fairswiss.kernel.upfloats.sets import Floated
from fairswiss.model.tournament import Tournament
from fairswiss.rules.double_swiss_2026.colours import COLOUR_RULES, ID, LAW
from fairswiss.rules.double_swiss_2026.criteria import AIMS, CRITERIA, WORDS
from fairswiss.rules.double_swiss_2026.definitions import colours_of, floaters_of, players_of
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
    """3.3: the bye, then bracket after bracket, then the colours; boards by score and pairing number (reading 9)."""
    del options
    coming = require_ready(tournament)
    players, floated = players_of(tournament), floaters_of(tournament)
    colours = colours_of(tournament, players)
    bye = bye_of(players, IMPOSSIBLE)
    filled = list(fill([player for player in players if player is not bye], floated, IMPOSSIBLE, CRITERIA.faults))
    claims, placed = boards([pair for bracket in filled for pair in bracket.pairs], colours.claim)
    if 2 * len(placed) + (bye is not None) != len(players):
        raise AssertionError("not everybody was paired, although the round was proven to be completable")
    explanation = None
    if explain:
        explanation = Explanation(
            ID,
            coming,
            tuple(map(card_line, players)),
            (pab_step(bye, players, CITATIONS, BYE),) if bye else (),
            tuple(judged(bracket, floated).trace() for bracket in filled),
            tuple(colour_reason(claim, CITATIONS) for claim in claims),
            Layout.BRACKETS,
        )
    return Pairing(ID, coming, placed, bye.number if bye else None, explanation)


def judged(filled: Filled, floated: Floated) -> Judge:
    """The criteria for a bracket."""
    return Judge(filled, CRITERIA, CITATIONS, floated)


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks why two players are not paired: the best round with this pair and the same bye is compared."""
    from fairswiss.kernel.upfloats.questions import Answers, Asked  # a round that is only paired needs none

    del options, pairing
    players, floated = players_of(tournament), floaters_of(tournament)
    return Answers(
        Asked(
            ID,
            CITATIONS,
            BYE,
            players,
            bye_of(players, IMPOSSIBLE),
            lambda members: fill(members, floated, IMPOSSIBLE, CRITERIA.faults),
            lambda filled: judged(filled, floated),
        )
    )


def published_list(tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
    """Score, floats and colours of everybody taking part."""
    del options
    return tuple(map(card_line, players_of(tournament)))


def shown_lot(tournament: Tournament) -> str:
    """4.3.1: the lot that the first colours show."""
    return lot_by_colours(tournament, players_of, colours_of)


ENGINE = Engine(
    pair=pair_next_round,
    questions=questions,
    published_list=published_list,
    shown_lot=shown_lot,
    criteria=WORDS,
    aims=AIMS,
)
