"""FIDE mode in words: the announced settings, the phrases typed to change them, the remarks in the report."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.desk.announcing import decided
from fairswiss.journal.facts import Settings
from fairswiss.kernel.options import Announceable
from fairswiss.model.decisions import OF_TIE_BREAKS
from fairswiss.model.points import format_points
from fairswiss.model.scoring import Scoring
from fairswiss.rules import choices

LEAVE_IT = "leave FIDE mode"
"""The phrase typed to leave FIDE mode."""
CHANGE_IT = "change the announcement"
"""The phrase typed to change the announcement in FIDE mode, once the event is under way."""
LIFT_IT = "lift the forbidden pairing"
"""The phrase typed to lift a forbidden pairing in FIDE mode, once the event is under way."""


class Announced(NamedTuple):
    """Something that is announced: in the words of a sentence, in those of the report, and how it is read off."""

    words: str
    reported: str
    read: Callable[[Settings], str]
    fixed: bool = False
    """True if it cannot be changed in FIDE mode once a round is paired, even with a confirmation."""


def _worth(scoring: Scoring) -> str:
    usual = (scoring.white_win, scoring.white_draw, scoring.white_loss, scoring.pab)
    text = "win {} draw {} loss {} PAB {}".format(*(format_points(points) for points in usual))
    return text if scoring == Scoring.of(*usual) else f"{text} and others"


def _order(settings: Settings) -> str:
    listed = settings.info.standings_order or settings.info.tie_breaks or "none"
    chosen = [name.replace("_", " ") for name in OF_TIE_BREAKS if getattr(settings, name)]
    return f"{listed} ({', '.join(chosen)})" if chosen else listed


_OF_SYSTEM = (
    Announced("the pairing system", "Pairing system", lambda settings: settings.system, fixed=True),
    Announced("the acceleration", "Acceleration", lambda settings: "Baku" if settings.baku else "none", fixed=True),
)
_OF_EVENT = (
    Announced("the number of rounds", "Number of rounds", lambda settings: str(settings.rounds)),
    Announced("what a game is worth", "Scoring", lambda settings: _worth(settings.scoring)),
    Announced("the tie-breaks", "Tie-breaks", _order),
)


def announced_things(*systems: str) -> tuple[Announced, ...]:
    """The settings that are frozen once a round is paired, in events by these systems or by all."""
    return (*_OF_SYSTEM, *map(_announced_option, choices(*systems).values()), *_OF_EVENT)


def _announced_option(choice: Announceable) -> Announced:
    reported = choice.name.replace("_", " ").capitalize()
    return Announced(choice.called, reported, lambda settings: decided(settings, choice), fixed=True)
