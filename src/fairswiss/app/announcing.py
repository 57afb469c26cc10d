"""What is announced of an event, field by field: as a form asks for it, and as programs state it."""

from collections.abc import Mapping
from typing import Any

from fairswiss.journal.facts import Settings
from fairswiss.model.points import Points
from fairswiss.model.scoring import Scoring
from fairswiss.tiebreaks.catalogue import SETS

_OF_INFO = ("name", "city", "federation", "start", "end", "chief_arbiter", "deputies", "rate_of_play", "tie_breaks")
_OF_SETTINGS = (
    "system", "rounds", "baku", "numbering", "upfloat_limit", "lowest_bracket", "unrated", "public", "phones",
    "short_names_of_minors",
)  # fmt: skip
POINTS = ("win", "draw", "loss", "pab")
"""What a game and the allocated bye are worth, in tenths."""


def stated(settings: Settings) -> dict[str, Any]:
    """Every field as these settings have it; of different points for the colours those of White."""
    info, scoring = settings.info, settings.scoring
    return {
        **{name: getattr(info, name) for name in _OF_INFO},
        **{name: getattr(settings, name) for name in _OF_SETTINGS},
        **dict(zip(POINTS, _worth(scoring), strict=True)),
    }


def announced(before: Settings, fields: Mapping[str, Any]) -> Settings:
    """The settings with these fields; whatever is not among them stays as it was.

    Tie-breaks may be the name of a set. A list that a report brought for the standings ends with other tie-breaks.
    """
    held = stated(before) | {**fields}
    order = SETS.get(held["tie_breaks"].strip().lower(), held["tie_breaks"].strip())
    kept = before.info.standings_order if order == before.info.tie_breaks else ""
    info = before.info._replace(**{name: held[name] for name in _OF_INFO})
    info = info._replace(federation=info.federation.upper(), tie_breaks=order, standings_order=kept)
    scoring = _scored(before.scoring, tuple(held[name] for name in POINTS))
    return before._replace(info=info, scoring=scoring, **{name: held[name] for name in _OF_SETTINGS})


def _worth(scoring: Scoring) -> tuple[Points, ...]:
    return scoring.white_win, scoring.white_draw, scoring.white_loss, scoring.pab


def _scored(before: Scoring, worth: tuple[Points, ...]) -> Scoring:
    """The usual scoring, or what was there when nothing was changed (a report may score colours differently)."""
    return before if worth == _worth(before) else Scoring.of(*worth)
