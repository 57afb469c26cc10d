"""The round robin: everybody meets everybody once, in the order of Berger's tables.

The tables and the round made from them are the kernel's (``berger``, ``table_round``, ``table_edition``); ``round``
says that there is one cycle. Where to find an article or a reading: ``articles``.
"""

from fairswiss.rules.round_robin.articles import ARTICLES
from fairswiss.rules.round_robin.round import ID, pair_next_round, published_list, questions, shown_lot

NAME = "Round robin"
APPROVED = "Berger tables, C.05 Annex 1"
OPTIONS: dict[str, str] = {}

__all__ = [
    "APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions", "shown_lot",
]  # fmt: skip
