"""Matchings in graphs of numbered vertices: complete, kept, weighted, row by row.

May import the standard library alone. Must never know a player, a score or a colour: who may meet whom is handed in.

This is its door; nobody outside imports what is behind it.
"""

from fairswiss.kernel.matchings.bits import members, places
from fairswiss.kernel.matchings.cheapest_pairs import CheapestPairs
from fairswiss.kernel.matchings.columns import Columns
from fairswiss.kernel.matchings.completion import (
    Completion,
    KeptCompletion,
    ThriftyCompletion,
    barrier,
    can_do_without,
)
from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.leaving import players_to_leave, players_to_leave_at_a_price
from fairswiss.kernel.matchings.matching import Matching
from fairswiss.kernel.matchings.paired_sets import all_paired, paired_apart, paired_but_one, some_paired
from fairswiss.kernel.matchings.partners import Partners
from fairswiss.kernel.matchings.quota import Quota
from fairswiss.kernel.matchings.rows import first_perfect_rows, most_placed, rows_with_fewest_on_one_side
from fairswiss.kernel.matchings.sparing import Sparing
from fairswiss.kernel.matchings.typed_rows import first_rows_of_halves, first_typed_rows
from fairswiss.kernel.matchings.weighted import (
    Costs,
    Priced,
    best_perfect_matching,
    cost_of_missing,
    priced_perfect_matching,
)

__all__ = [
    "CheapestPairs",
    "Columns",
    "Completion",
    "Costs",
    "KeptCompletion",
    "Matching",
    "MeetingGraph",
    "Partners",
    "Priced",
    "Quota",
    "Sparing",
    "ThriftyCompletion",
    "all_paired",
    "barrier",
    "best_perfect_matching",
    "can_do_without",
    "cost_of_missing",
    "first_perfect_rows",
    "first_rows_of_halves",
    "first_typed_rows",
    "members",
    "most_placed",
    "paired_apart",
    "paired_but_one",
    "places",
    "players_to_leave",
    "players_to_leave_at_a_price",
    "priced_perfect_matching",
    "rows_with_fewest_on_one_side",
    "some_paired",
]
