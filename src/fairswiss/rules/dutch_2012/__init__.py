"""The Dutch system, edition of 2012, with the rule for the lowest bracket that was written down in 2013 (D.4).

``criteria`` has a row for each requirement that C.10 gives up, ``bracket`` a bracket with others below it and the
look at the next one (C.12), ``ending`` the penultimate and the last bracket (C.13, C.14), ``round`` the definitions,
the walk from the top and the colours. The search is the kernel's. Where to find an article: ``articles``.
"""

from fairswiss.rules.dutch_2012.articles import ARTICLES
from fairswiss.rules.dutch_2012.round import ID, pair_next_round, published_list, questions, shown_lot

NAME = "Dutch system"
APPROVED = "FIDE Congress Istanbul 2012, with D.4 of 2013, in force until 30 June 2017"
OPTIONS = {
    "lowest_bracket": "2013 (default): a merged lowest bracket has the least sum of squared score differences (D.4); "
    "2012: as printed in 2012, it is ruled like any other last bracket",
}

__all__ = [
    "APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions", "shown_lot",
]  # fmt: skip
