"""Rows that a packing leaves out where they cannot count anything."""

from itertools import combinations

import pytest
from hypothesis import given

from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.vocabulary.entrants import scoregroups
from fairswiss.kernel.vocabulary.ladder import Ladder, Packing, Setting
from fairswiss.model import Tournament
from fairswiss.rules.dutch_2012 import criteria as criteria_2012
from fairswiss.rules.dutch_2012 import round as round_2012
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2017 import round as round_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from fairswiss.rules.dutch_2026 import round as round_2026
from tests.tournaments import histories

LADDERS = {
    "dutch-2012": (criteria_2012.LADDER, round_2012.ROUNDS),
    "dutch-2017": (criteria_2017.LADDER, round_2017.ROUNDS),
    "dutch-2026": (criteria_2026.LADDER, round_2026.ROUNDS),
}


@pytest.mark.parametrize(("rows", "engine"), LADDERS.values(), ids=LADDERS)
@given(tournament=histories(max_players=12))
def test_a_pair_costs_what_all_rows_add_up_to(rows: Ladder, engine: BracketEngine, tournament: Tournament) -> None:
    """Rows about floats and about topscorers too, whether or not somebody in the bracket has moved down."""
    players = engine.players_of(tournament)
    colours = engine.colours_of(tournament, players)
    groups = scoregroups(players)
    for above, residents in zip([[], *groups], groups, strict=False):
        # The greatest digit is a squared difference of scores (D.4).
        setting = Setting(above, residents, [], colours.white_of, len(players) * 1_000_000)
        packing = Packing(rows, setting)
        for one, other in combinations([*above, *residents], 2):
            counted = [row.pair(setting, one, other) if row.pair else 0 for row in rows]
            digits = packing.split(packing.pair(one, other))
            units = [sum(digit << at * setting.bits for at, digit in enumerate(reversed(row))) for row in digits]
            assert units == counted
