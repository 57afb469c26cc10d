"""The Dutch system, edition of 1992.

``criteria`` has the measures, ``bracket`` who is in a bracket and how a candidate fares. The steps: ``requirements``
(C6 to C11), ``backtracking`` (C12), ``fewer_pairs`` (C14), over ``search``, which asks the kernel's; ``round`` has
the definitions, C13 and the colours. Where to find an article: ``articles``.
"""

from fairswiss.rules.dutch_1992.articles import ARTICLES
from fairswiss.rules.dutch_1992.round import ID, pair_next_round, published_list, questions, shown_lot

NAME = "Dutch system"
APPROVED = "FIDE 1992, in force until 30 June 2012"
OPTIONS: dict[str, str] = {}

__all__ = [
    "APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions", "shown_lot",
]  # fmt: skip
