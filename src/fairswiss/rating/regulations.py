"""Which rules hold for an event: its kind, the limits of the rate of play, and what a day changed."""

from typing import NamedTuple

from fairswiss.model.tournament import EventInfo
from fairswiss.rating.time_controls import Allowance, allowance_of

Day = tuple[int, int, int]

STANDARD, RAPID, BLITZ = KINDS = ("standard", "rapid", "blitz")
CUT = 400
"""8.3.1: a larger difference counts as this."""
FULL_SCALE = 2650
"""8.3.1: whoever has this rating is not cut."""
SINCE = (2024, 3, 1)
"""The text used here; differences were cut once an event before it."""
FULL_SCALE_SINCE = (2025, 10, 1)
WIDE_GAPS_SINCE = (2024, 12, 1)
WIDE_GAP, WIDE_GAP_ABOVE = 600, 2600
"""Rapid and blitz: a game of so different players, one of them above 2600, is not rated."""
_MINUTE = 60
_LEAST_STANDARD = ((2400, 120 * _MINUTE), (1800, 90 * _MINUTE), (0, 60 * _MINUTE))
"""1.1: by the higher rating of the two."""
_RAPID_BELOW, _BLITZ_UP_TO, _NOTHING_UP_TO = 60 * _MINUTE, 10 * _MINUTE, 3 * _MINUTE


class Conditions(NamedTuple):
    """The conditions that decide how the games of an event are rated."""

    kind: str = STANDARD
    because: str = "assumed"
    """The source of the kind: ``stated``, ``time-control``, or ``assumed`` if nothing states it."""
    allowance: Allowance | None = None
    """None when it is not known, or when the kind was stated."""
    day: Day | None = None
    """The first day; without it the newest rules hold."""

    def since(self, day: Day) -> bool:
        """True if a rule of that day applies."""
        return self.day is None or self.day >= day

    @property
    def before_the_text(self) -> bool:
        """True if the event is older than the text used here."""
        return not self.since(SINCE)

    def difference_used(self, rating: int, opponent: int) -> int:
        """8.3.1: the difference that counts for a player of this rating."""
        difference = rating - opponent
        if self.kind == STANDARD and rating >= FULL_SCALE and self.since(FULL_SCALE_SINCE):
            return difference
        return max(-CUT, min(CUT, difference))

    def obstacle(self, rating: int, opponent: int) -> str:
        """The reason why no game of two such players is rated in this event; empty if it is."""
        if self.allowance and self._too_fast(self.allowance, max(rating, opponent)):
            return "too-fast"
        if self.kind != STANDARD and self.allowance and self.allowance.white != self.allowance.black:
            return "unequal-times"
        wide = abs(rating - opponent) >= WIDE_GAP and max(rating, opponent) > WIDE_GAP_ABOVE
        if self.kind != STANDARD and rating and opponent and wide and self.since(WIDE_GAPS_SINCE):
            return "wide-gap"
        return ""

    def _too_fast(self, allowance: Allowance, higher: int) -> bool:
        if self.kind == STANDARD:
            return allowance.least < next(least for rating, least in _LEAST_STANDARD if higher >= rating)
        return allowance.least <= _NOTHING_UP_TO


def conditions_of(info: EventInfo, day: Day | None, kind: str = "") -> Conditions:
    """The conditions of an event; a kind that is stated goes before what the time control says."""
    if kind:
        return Conditions(kind, "stated", None, day)
    allowance = allowance_of(info)
    if allowance is None:
        return Conditions(day=day)
    quick = RAPID if allowance.least > _BLITZ_UP_TO else BLITZ
    found = quick if allowance.least < _RAPID_BELOW else STANDARD
    return Conditions(found, "time-control", allowance, day)
