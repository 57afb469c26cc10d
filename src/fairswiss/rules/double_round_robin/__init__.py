"""The double round robin: everybody meets everybody twice, the second time with the colours reversed.

The tables and the round made from them are the kernel's (``berger``, ``table_round``, ``table_edition``); ``round``
says how the two cycles follow each other. Where to find an article or a reading: ``articles``.
"""

from fairswiss.rules.double_round_robin.articles import ARTICLES
from fairswiss.rules.double_round_robin.round import ID, pair_next_round, published_list, questions, shown_lot

NAME = "Double round robin"
APPROVED = "Berger tables, C.05 Annex 1"
OPTIONS = {
    "first_cycle": "exchanged (default): the last two rounds of the first cycle change places, so that nobody has the "
    "same colour three times in a row; plain: they stay",
}

__all__ = [
    "APPROVED", "ARTICLES", "ID", "NAME", "OPTIONS", "pair_next_round", "published_list", "questions", "shown_lot",
]  # fmt: skip
