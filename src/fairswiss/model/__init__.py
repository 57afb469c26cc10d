"""FACTS: what happened in a tournament, as immutable values.

May import: language. Must never derive a pairing, read a file, ask the clock or draw a lot:
scores, colours, floats and everything else that follows from the facts is computed by the rooms above.
"""

from fairswiss.model.categories import Category
from fairswiss.model.errors import (
    BadRequest,
    FairswissError,
    FileAccess,
    InvalidFile,
    InvalidTournament,
    NoPairing,
    TooLarge,
)
from fairswiss.model.facts import Bond
from fairswiss.model.player import NationalRecord, Player
from fairswiss.model.points import Points, format_points, parse_points
from fairswiss.model.problems import Problem, Remedy, Severity, Where
from fairswiss.model.results import OUTCOMES, Outcome
from fairswiss.model.rounds import Absence, Bye, Game, Round
from fairswiss.model.scoring import Scoring
from fairswiss.model.teams import (
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    TeamMatch,
)
from fairswiss.model.tournament import Acceleration, Adjustment, EventInfo, Prohibition, Tournament

__all__ = [
    "OUTCOMES",
    "Absence",
    "Acceleration",
    "Adjustment",
    "BadRequest",
    "Bond",
    "Bye",
    "Category",
    "EventInfo",
    "FairswissError",
    "FileAccess",
    "ForfeitedMatch",
    "Game",
    "InvalidFile",
    "InvalidTournament",
    "LineUp",
    "MatchScoring",
    "NationalRecord",
    "NoPairing",
    "Outcome",
    "Player",
    "Points",
    "Problem",
    "Prohibition",
    "Remedy",
    "Round",
    "Scoring",
    "Severity",
    "Team",
    "TeamAdjustment",
    "TeamBye",
    "TeamEvent",
    "TeamMatch",
    "TooLarge",
    "Tournament",
    "Where",
    "format_points",
    "parse_points",
]
