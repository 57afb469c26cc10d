"""The best candidate of a bracket, exactly.

May import the vocabulary and the matchings. Must never name an article or know an edition: the ladder is handed in.

This is its door; nobody outside imports what is behind it. ``best_candidate`` and its relatives search,
``scorecard_of`` and ``tally`` judge a candidate that somebody else made, and the rest says what can be completed.
How it works: docs/explanation/how-a-bracket-is-solved.md.
"""

from fairswiss.kernel.solver.feasibility import (
    completes,
    each_has_one,
    finishes,
    leaves_too_few,
    legal_graph,
    lowest_with_bye,
    most_with_one,
    pairs_inside,
    without_opponent,
)
from fairswiss.kernel.solver.packed_order import OrderOfSets, by_smallest_number
from fairswiss.kernel.solver.scorecards import first_candidate, scorecard_of, tally
from fairswiss.kernel.solver.search import Settled, best_by_number, best_candidate, first_that, least_scorecard
from fairswiss.kernel.solver.transport import cheapest

__all__ = [
    "OrderOfSets",
    "Settled",
    "best_by_number",
    "best_candidate",
    "by_smallest_number",
    "cheapest",
    "completes",
    "each_has_one",
    "finishes",
    "first_candidate",
    "first_that",
    "least_scorecard",
    "leaves_too_few",
    "legal_graph",
    "lowest_with_bye",
    "most_with_one",
    "pairs_inside",
    "scorecard_of",
    "tally",
    "without_opponent",
]
