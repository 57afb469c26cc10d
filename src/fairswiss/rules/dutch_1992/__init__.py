"""The Dutch system, edition of 1992.

``criteria`` has the measures, ``bracket`` who is in a bracket and how a candidate fares, ``choice`` the steps C6 to
C14, ``round`` the definitions, C13 and the colours; the search is the kernel's. Where to find an article: ``articles``.
"""

from fairswiss.rules.dutch_1992.articles import ARTICLES
from fairswiss.rules.dutch_1992.round import ID, pair_next_round, published_list, questions

NAME = "Dutch system"
APPROVED = "FIDE 1992, in force until 30 June 2012"
OPTIONS: dict[str, str] = {}

__all__ = ["APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions"]
