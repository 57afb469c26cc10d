"""The Dubov system, text of 1997.

Chapter by chapter: ``definitions`` (1), ``limitations`` (2), ``colours`` (3), ``bye`` (4), ``first_round`` (5),
``columns`` (6.2, 6.3), ``floaters`` (6.4, 8), ``transfers`` (7), ``publication`` (9); ``round`` puts them in order
(6.1), ``impossible`` speaks when there is no way. Where to find an article: ``articles``.
"""

from fairswiss.rules.dubov_1997.round import ID, pair_next_round

__all__ = ["ID", "pair_next_round"]
