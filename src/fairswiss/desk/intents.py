"""The kinds of events people set up, each with good defaults: the one place that lists them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.tiebreaks.catalogue import SETS
from fairswiss.usecases.timetable import Rhythm

_SWISS = "dutch-2026"


class Intent(NamedTuple):
    """A kind of event: how it is called, what it begins with, and what is asked about it at once."""

    id: str
    title: str
    meaning: str
    """One line: for whom, and what it will be."""
    fields: Mapping[str, Any]
    """The announced fields that it begins with; all others have their usual value."""
    asked: tuple[str, ...] = ()
    """The fields that its first questions are, after the name and the rounds; the rest is behind *more*."""
    rhythm: Rhythm = Rhythm.MINUTES
    """The usual distance of its rounds."""
    minutes: int = 60
    """The usual minutes from round to round, where all are played on one day."""


INTENTS = (
    Intent(
        "club-night",
        "Club night",
        "One evening, five rounds of Swiss. Start in a minute.",
        {"system": _SWISS, "rounds": 5, "tie_breaks": SETS["swiss"], "rate_of_play": "10 min + 5 s"},
        minutes=30,
    ),
    Intent(
        "fide-open",
        "FIDE-rated open",
        "Several days, nine rounds by the FIDE Dutch system, with everything the rating officer asks for.",
        {
            "system": _SWISS,
            "rounds": 9,
            "tie_breaks": SETS["fide-swiss"],
            "rate_of_play": "40 moves/90 min + 30 min, 30 s per move",
        },
        ("city", "federation", "start", "end", "chief_arbiter"),
        Rhythm.DAILY,
    ),
    Intent(
        "rapid-blitz",
        "Rapid or blitz",
        "One day, seven quick rounds of Swiss.",
        {"system": _SWISS, "rounds": 7, "tie_breaks": SETS["swiss"], "rate_of_play": "15 min + 10 s"},
        ("rate_of_play", "start", "begins", "minutes"),
    ),
    Intent(
        "youth",
        "Youth or school",
        "Seven rounds of Swiss. The public sees short names only.",
        {
            "system": _SWISS,
            "rounds": 7,
            "tie_breaks": SETS["swiss"],
            "rate_of_play": "20 min",
            "short_names_of_minors": True,
        },
        ("start", "begins", "minutes", "public", "short_names_of_minors"),
        minutes=50,
    ),
    Intent(
        "round-robin",
        "Round robin",
        "Everyone plays everyone. The number of rounds follows from the number of players.",
        {
            "system": "round-robin",
            "rounds": 9,
            "tie_breaks": SETS["round-robin"],
            "rate_of_play": "90 min + 30 s",
            "numbering": "entry",
        },
        ("numbering",),
        Rhythm.WEEKLY,
    ),
    Intent(
        "team-event",
        "Team event",
        "Teams of four boards, seven rounds of Swiss. Captains hand in line-ups from their phones.",
        {
            "system": "swiss-team-2026",
            "rounds": 7,
            "tie_breaks": "",
            "rate_of_play": "90 min + 30 s",
            "board_colours": "WBWB",
            "match_points": "2-1-0",
        },
        ("system", "board_colours", "match_points"),
        Rhythm.DAILY,
    ),
    Intent(
        "other",
        "Something else",
        "Every system and every setting, on one page.",
        {"system": _SWISS, "rounds": 5, "tie_breaks": SETS["swiss"]},
        ("system", "start", "end"),
    ),
)
"""In the order in which they are offered."""


def intents() -> tuple[Intent, ...]:
    """All of them, in the language of the reader."""
    return tuple(one._replace(title=gettext(one.title), meaning=gettext(one.meaning)) for one in INTENTS)


def intent(name: str) -> Intent:
    """The one of that id, in the language of the reader."""
    for one in intents():
        if one.id == name:
            return one
    known = ", ".join(one.id for one in INTENTS)
    words = "Unknown kind of event {name!r:.40}. Known: {known}."
    raise NotThere(gettext(words, name=name, known=known), code="intent-unknown")
