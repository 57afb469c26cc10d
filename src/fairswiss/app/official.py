"""What an official program keeps, in words: what is announced, what is typed to change it, what a report says of it."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.journal.facts import LEFT_FIDE_MODE, Settings
from fairswiss.model.points import format_points
from fairswiss.model.scoring import Scoring
from fairswiss.model.tournament import Tournament

LEAVE_IT = "leave FIDE mode"
"""What is typed to do so."""
CHANGE_IT = "change the announcement"
"""What is typed to do so in FIDE mode, once the event is under way."""
LIFT_IT = "lift the forbidden pairing"
"""What is typed to do so in FIDE mode, once the event is under way."""


class Announced(NamedTuple):
    """Something that is announced: in the words of a sentence, in those of the report, and how it is read off."""

    words: str
    reported: str
    read: Callable[[Settings], str]
    fixed: bool = False
    """Whether it cannot be changed in FIDE mode once a round is paired, whoever confirms it."""


def _worth(scoring: Scoring) -> str:
    usual = (scoring.white_win, scoring.white_draw, scoring.white_loss, scoring.pab)
    text = "win {} draw {} loss {} PAB {}".format(*(format_points(points) for points in usual))
    return text if scoring == Scoring.of(*usual) else f"{text} and others"


def _order(settings: Settings) -> str:
    return settings.info.standings_order or settings.info.tie_breaks or "none"


ANNOUNCED = (
    Announced("the pairing system", "Pairing system", lambda settings: settings.system, fixed=True),
    Announced("the acceleration", "Acceleration", lambda settings: "Baku" if settings.baku else "none", fixed=True),
    Announced("the limit of upfloaters", "Upfloat limit", lambda settings: settings.upfloat_limit, fixed=True),
    Announced("the lowest bracket", "Lowest bracket", lambda settings: settings.lowest_bracket, fixed=True),
    Announced("the number of rounds", "Number of rounds", lambda settings: str(settings.rounds)),
    Announced("what a game is worth", "Scoring", lambda settings: _worth(settings.scoring)),
    Announced("the tie-breaks", "Tie-breaks", _order),
)
"""What is frozen once a round is paired."""


def says_left(tournament: Tournament) -> bool:
    """Whether a report says that its event has left FIDE mode."""
    return any(line.startswith(LEFT_FIDE_MODE) for line in tournament.extra)
