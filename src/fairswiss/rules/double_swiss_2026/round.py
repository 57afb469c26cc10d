"""Article 3: a whole round: the bye, the brackets from the top, the colours, and the reasons."""

from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.edition import Engine, Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filled_edition import FilledEdition
from fairswiss.model.tournament import Tournament
from fairswiss.rules.double_swiss_2026.colours import COLOUR_RULES, LAW
from fairswiss.rules.double_swiss_2026.criteria import AIMS, CRITERIA, WORDS
from fairswiss.rules.double_swiss_2026.definitions import colours_of, floaters_of, players_of

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
FILLED = FilledEdition(
    lambda tournament, options: players_of(tournament),
    floaters_of,
    colours_of,
    CRITERIA,
    CITATIONS,
    bye="3.4",
    impossible="3.3",
)


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """3.3: the bye, then bracket after bracket, then the colours; boards by score and pairing number (reading 9)."""
    return FILLED.pair(tournament, options, explain)


ENGINE = Engine(
    pair=pair_next_round,
    questions=FILLED.questions,
    published_list=FILLED.published_list,
    shown_lot=FILLED.shown_lot,
    criteria=WORDS,
    aims=AIMS,
)
