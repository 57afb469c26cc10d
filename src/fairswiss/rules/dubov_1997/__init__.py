"""The Dubov system, text of 1997.

Chapter by chapter: ``definitions`` (1), ``limitations`` (2), ``colours`` (3), ``bye`` (4), ``first_round`` (5),
``columns`` (6.2, 6.3), ``floaters`` (6.4, 8), ``transfers`` (7), ``publication`` (9); ``round`` puts them in order
(6.1), ``impossible`` speaks when there is no way. Where to find an article: ``articles``.
"""

from fairswiss.rules.dubov_1997.articles import ARTICLES
from fairswiss.rules.dubov_1997.first_round import shown_lot
from fairswiss.rules.dubov_1997.publication import published_list
from fairswiss.rules.dubov_1997.questions import questions
from fairswiss.rules.dubov_1997.round import ID, pair_next_round

NAME = "Dubov system"
APPROVED = "FIDE General Assembly 1997"
OPTIONS = {
    "upfloat_limit": "strict (default): when 2.5 bars everybody in the next group, look further down; "
    "yield: lift 2.5 in that group first, as Vega does",
    "waivers": "2.2, 2.3 and 2.4 can be waived by the arbiter when no legal pairing exists",
}

__all__ = [
    "APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions", "shown_lot",
]  # fmt: skip
