"""Events of teams, and everything that can be shown of them."""

import random
from collections.abc import Iterator

from fairswiss.kernel.options import Options
from fairswiss.tiebreaks.boards import board_prizes
from fairswiss.usecases.member_schedule import member_schedule
from fairswiss.usecases.remarks import as_paired
from fairswiss.usecases.rounds import check
from tests.literal.swiss_team_2026_cases import team_history
from tests.rendering.samples import Shown, asked_about
from tests.tiebreaks.test_boards import FIRST, SECOND, with_reserves

SYSTEM = "swiss-team-2026"
WITH_A_LATE_TEAM = 625
"""By this seed only one of two opponents has had a colour."""


def by_teams(seed: int) -> Iterator[Shown]:
    """A round of teams by the Swiss system, what can be asked about it, the check of the rounds before, the boards."""
    event = team_history(random.Random(seed))
    by_team = as_paired(event, SYSTEM)
    yield from asked_about(seed, by_team, SYSTEM, Options())
    yield Shown(tuple(check(event, SYSTEM)), by_team)
    yield Shown(board_prizes(event), event)


def of_teams() -> Iterator[Shown]:
    """A late team that has had no colour, a reserve, and the tables by which the members of teams meet."""
    yield from by_teams(WITH_A_LATE_TEAM)
    reserve = with_reserves(FIRST, SECOND)
    yield Shown(board_prizes(reserve), reserve)
    for kind, field in (("scheveningen", (2, 4)), ("molter", (4, 4)), ("schiller", (4, 3))):
        for double in (False, True):
            yield Shown(member_schedule(kind, field, double=double), None)
