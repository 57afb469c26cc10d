"""The engine for teams against the enumerator that tries everything; shared with the long runs."""

from fairswiss.kernel.options import Options
from fairswiss.model import NoPairing, Tournament
from fairswiss.rules import edition
from tests.literal import swiss_team_2026
from tests.literal.double_swiss_2026 import LiteralImpossible

SWISS_TEAM = "swiss-team-2026"
Answer = tuple[list[tuple[int, int]], int | None] | None
"""Pairs (white, black) in order and the bye; None when the round is impossible."""


def by_engine(tournament: Tournament, *, explain: bool = False, strong_stays: bool = True) -> Answer:
    """What the engine says."""
    options = Options(level_in_last_round="strong-stays" if strong_stays else "none")
    try:
        pairing = edition(SWISS_TEAM).pair(tournament, options, explain)
    except NoPairing:
        return None
    return sorted(pairing.games()), pairing.bye


def by_enumerator(tournament: Tournament, *, strong_stays: bool = True) -> Answer:
    """What the text says, tried out."""
    try:
        literal = swiss_team_2026.pair_round(tournament, strong_stays=strong_stays)
    except LiteralImpossible:
        return None
    return sorted(literal.pairs), literal.bye
