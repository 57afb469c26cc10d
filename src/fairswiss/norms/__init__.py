"""TITLE NORMS: what a player's games are worth for GM, IM, WGM and WIM by B.01 of 2024, and what is still missing.

May import: model, rating. Of rating it takes the tables and the conditions of an event. Must never use a float, read a
file, ask the clock, or guess what is not known: federations, sexes and the kind of the event are handed in, and what is
missing is said.
"""

from fairswiss.norms.check import Applicant, Check, Need, Requirement, Verdict
from fairswiss.norms.circumstances import Championship, Circumstance, Stated
from fairswiss.norms.field import Exemption, RoundField
from fairswiss.norms.forecast import Forecast, Lacking, Wanted
from fairswiss.norms.games import NormGame
from fairswiss.norms.report import Lack, NormReport, PlayerNorm, Standing, normed
from fairswiss.norms.thresholds import NORMS, Norm

__all__ = [
    "NORMS",
    "Applicant",
    "Championship",
    "Check",
    "Circumstance",
    "Exemption",
    "Forecast",
    "Lack",
    "Lacking",
    "Need",
    "Norm",
    "NormGame",
    "NormReport",
    "PlayerNorm",
    "Requirement",
    "RoundField",
    "Standing",
    "Stated",
    "Verdict",
    "Wanted",
    "normed",
]
