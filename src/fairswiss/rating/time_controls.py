"""The time of the players on the basis of 60 moves: from the encoded record 222, else from the words of 122."""

import re
from typing import NamedTuple

from fairswiss.model.tournament import EventInfo

BASIS = 60
"""Moves of the game that is assumed (1.1)."""
_PERIOD = re.compile(r"(?:(\d{1,3})/)?(\d{1,6})(?:\+(\d{1,4}))?")
_SIDES = re.compile(r"W(?P<white>[0-9:/+]+)-B(?P<black>[0-9:/+]+)")
_HOURS = re.compile(r"(\d{1,2})\s*(?:h\b|hours?\b|hrs?\b)")
_SECONDS = re.compile(r"(\d{1,4})\s*(?:s\b|secs?\b|seconds?\b|''|″|\")")
_MINUTES = re.compile(r"(\d{1,4})\s*(?:m\b|mins?\b|minutes?\b|'(?!')|′(?!′))")
_SHORT = re.compile(r"(\d{1,3})\s*\+\s*(\d{1,3})")
_MOST_MINUTES = 150
"""``90+30`` are minutes and seconds, ``180+2`` are seconds and seconds."""
_MOST = 200
"""No description of a rate of play is longer."""


class Allowance(NamedTuple):
    """Seconds of each side for 60 moves."""

    white: int
    black: int

    @property
    def least(self) -> int:
        """The shorter of the two sides' times."""
        return min(self)


def allowance_of(info: EventInfo) -> Allowance | None:
    """The time stated for the event; None if nothing readable is stated."""
    return encoded(info.time_control) or in_words(info.rate_of_play) or encoded(info.rate_of_play)


def encoded(text: str) -> Allowance | None:
    """``5400+30``, ``40/6000+30:900+30`` or ``W300-B240``: seconds, and the increment after ``+``."""
    text = "".join(text[:_MOST].upper().split())
    sides = _SIDES.fullmatch(text)
    white, black = (_seconds(side) for side in ((sides["white"], sides["black"]) if sides else (text, text)))
    return Allowance(white, black) if white and black else None


def _seconds(text: str) -> int:
    """The seconds of one side for 60 moves; 0 when the text is something else."""
    total, left = 0, BASIS
    for period in text.split(":"):
        found = _PERIOD.fullmatch(period)
        if not found:
            return 0
        moves = min(int(found[1]), left) if found[1] else left
        total += int(found[2]) + moves * int(found[3] or 0)
        left -= moves
    return total


def in_words(text: str) -> Allowance | None:
    """``90 min + 30 s``, ``15' + 10''``, ``2 hours``, ``90+30`` (minutes and seconds)."""
    text = text[:_MOST].casefold()
    short = _SHORT.fullmatch(text.strip())
    if short and int(short[1]) <= _MOST_MINUTES:
        total = 60 * int(short[1]) + BASIS * int(short[2])
        return Allowance(total, total)
    minutes = sum(map(int, _MINUTES.findall(text))) + 60 * sum(map(int, _HOURS.findall(text)))
    increment = next(map(int, _SECONDS.findall(text)), 0)
    total = 60 * minutes + BASIS * increment
    return Allowance(total, total) if minutes else None
