"""The announced settings of an event, field by field: as a form asks for them, and as programs state them."""

from collections.abc import Mapping
from typing import Any

from fairswiss.journal.facts import Settings as Settings
from fairswiss.kernel.options import Announceable as Announceable
from fairswiss.kernel.options import Choice as Choice
from fairswiss.kernel.options import Proportion as Proportion
from fairswiss.kernel.options import WholeNumber as WholeNumber
from fairswiss.language import gettext
from fairswiss.model.decisions import OF_TIE_BREAKS
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import Points, format_points, parse_points
from fairswiss.model.scoring import Scoring
from fairswiss.model.teams import MatchScoring
from fairswiss.rules import SHELF, edition
from fairswiss.rules import choices as choices
from fairswiss.tiebreaks.catalogue import SETS

_OF_INFO = (
    "name", "city", "federation", "start", "end", "chief_arbiter", "deputies", "rate_of_play", "tie_breaks",
    "round_dates",
)  # fmt: skip
_OF_SETTINGS = (
    "system", "rounds", "baku", "numbering", "unrated", "public", "phones", "short_names_of_minors", "round_times",
    "roof", "board_colours", *OF_TIE_BREAKS,
)  # fmt: skip
OF_TEAMS = ("board_colours", "match_points")
"""The fields that only events of teams have."""
USUAL_COLOURS = "WBWB"
POINTS = ("win", "draw", "loss", "pab")
"""The points for a game and for the pairing-allocated bye, in tenths."""


def new_settings(system: str, rounds: int) -> Settings:
    """The announcement of an event of which nothing else is known yet."""
    return Settings(system, rounds)


def not_for(system: str) -> frozenset[str]:
    """The fields that mean nothing in an event by this system: no form asks for them."""
    known = edition(system)
    inapplicable = {"baku": "baku" not in known.accelerations, "pab": known.cycles > 0, "phones": known.games > 1}
    inapplicable |= dict.fromkeys(OF_TEAMS, not known.teams)
    return frozenset(name for name, beside_the_point in inapplicable.items() if beside_the_point)


def stated(settings: Settings) -> dict[str, Any]:
    """Every field as these settings have it; of different points for the colours those of White."""
    info, scoring = settings.info, settings.scoring
    return {
        **{name: getattr(info, name) for name in _OF_INFO},
        **{name: getattr(settings, name) for name in _OF_SETTINGS},
        **{name: decided(settings, choice) for name, choice in choices().items()},
        **dict(zip(POINTS, _worth(scoring), strict=True)),
        "match_points": "-".join(map(format_points, settings.match_scoring)),
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
    info = info._replace(round_dates=tuple(info.round_dates[: held["rounds"]]))
    scoring = _scored(before.scoring, tuple(held[name] for name in POINTS))
    stays = {name: held[name] for name in _OF_SETTINGS}
    stays["round_times"] = tuple(held["round_times"][: held["rounds"]])
    of_teams = held["system"] in SHELF and edition(held["system"]).teams
    stays["board_colours"] = (held["board_colours"].strip().upper() or USUAL_COLOURS) if of_teams else ""
    stays["match_scoring"] = match_scoring_of(held["match_points"])
    return before._replace(info=info, scoring=scoring, options=_options(held, fields), **stays)


def match_scoring_of(text: str) -> MatchScoring:
    """``2-1-0``: what a won, a drawn and a lost match are worth."""
    points = [parse_points(part.strip()) for part in text.replace(",", ".").split("-")]
    if len(points) != len(MatchScoring._fields) or None in points:
        words = "{text!r:.20} does not say what a won, a drawn and a lost match are worth, such as 2-1-0."
        raise BadRequest(gettext(words, text=text), code="match-points-unreadable")
    found = MatchScoring(*(value or 0 for value in points))
    if not found.win >= found.draw >= found.loss:
        words = "A won match is worth at least as much as a drawn one, and that as much as a lost one."
        raise BadRequest(gettext(words), code="match-points-inverted")
    return found


def decided(settings: Settings, choice: Announceable) -> str:
    """The decision of an option, which is the usual one if nothing was decided."""
    return dict(settings.options).get(choice.name, choice.default)


def _options(held: Mapping[str, Any], said: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The unusual decisions; those for another system end with it, unless they were stated just now."""
    known = choices(held["system"]) if held["system"] in SHELF else {}
    unusual = [name for name, choice in choices().items() if held[name] != choice.default]
    return tuple(sorted((name, held[name]) for name in unusual if name in known or name in said))


def _worth(scoring: Scoring) -> tuple[Points, ...]:
    return scoring.white_win, scoring.white_draw, scoring.white_loss, scoring.pab


def _scored(before: Scoring, worth: tuple[Points, ...]) -> Scoring:
    """The usual scoring, or what was there when nothing was changed (a report may score colours differently)."""
    return before if worth == _worth(before) else Scoring.of(*worth)
