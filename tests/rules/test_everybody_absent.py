"""A round from which everybody is absent: nothing to pair, in every system."""

import pytest

from fairswiss import pair
from fairswiss.model import Absence, Player, Tournament
from tests.comparison import DUBOV, DUTCH


@pytest.mark.rule("dutch_1992", "F5")
@pytest.mark.parametrize("explain", [False, True])
@pytest.mark.parametrize("system", [DUBOV, *DUTCH])
def test_nobody_is_paired_and_nobody_has_the_bye(system: str, explain: bool) -> None:
    players = [Player(number, f"Player {number}", 2000 - number) for number in (1, 2, 3)]
    absent = tuple(Absence(1, number) for number in (1, 2, 3))
    tournament = Tournament.build(players, rounds_planned=3, first_colour="w", absences=absent)
    pairing = pair(tournament, system, explain=explain)
    assert (pairing.pairs, pairing.bye) == ((), None)
