"""The enumerator of each system that tries the claims of its answers."""

from typing import Any

from fairswiss.kernel.edition import Pairing
from fairswiss.model.tournament import Tournament
from tests.answers.trial import Trial
from tests.answers.tried import Tried
from tests.answers.tried_filled import FILLED, TriedFilled
from tests.answers.tried_ladder import TriedLadder
from tests.answers.tried_lim import TriedLim
from tests.answers.tried_tables import TABLES, TriedTable
from tests.comparison import DUBOV, KEIZER, LIM, LITERAL

SMALL = 10
"""The enumerators try everything: so many players at most."""


def trial_of(before: Tournament, system: str, pairing: Pairing) -> Trial[Any] | None:
    """The claims about a round, to be tried; None where the system has no enumerator."""
    by_system: dict[str, type[Trial[Any]]] = {
        **dict.fromkeys(FILLED, TriedFilled),
        **dict.fromkeys((DUBOV, *LITERAL), Tried),
        **dict.fromkeys(TABLES, TriedTable),
        KEIZER: TriedLadder,
        LIM: TriedLim,
    }
    return by_system[system](before, system, pairing) if system in by_system else None
