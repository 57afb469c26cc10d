"""RATINGS: what an event changes in them by B.02, game by game, and what the players performed.

May import: model. Must never use a float, read a file, ask the clock, or judge what it
does not know: career games and rating lists are handed in, and whatever is assumed instead is said.
"""

from fairswiss.rating.factors import Factor
from fairswiss.rating.games import RatedGame
from fairswiss.rating.initial import Initial
from fairswiss.rating.regulations import KINDS, Conditions
from fairswiss.rating.report import PlayerRating, RatingReport, rated

__all__ = [
    "KINDS",
    "Conditions",
    "Factor",
    "Initial",
    "PlayerRating",
    "RatedGame",
    "RatingReport",
    "rated",
]
