"""The Dutch system, edition of 2017.

``criteria`` has a row for each criterion, ``round`` the definitions, the brackets and the colours; the search for the
best candidate is the kernel's. Where to find an article: ``articles``.
"""

from fairswiss.rules.dutch_2017.articles import ARTICLES
from fairswiss.rules.dutch_2017.round import ID, pair_next_round, published_list, questions, shown_lot

NAME = "Dutch system"
APPROVED = "FIDE 2016/2017, in force until 31 January 2026"
OPTIONS: dict[str, str] = {}

__all__ = [
    "APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions", "shown_lot",
]  # fmt: skip
