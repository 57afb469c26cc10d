"""The timetable of an event: the day and the time of each round, as people plan it and as a report writes it."""

import re
from datetime import date, datetime, time, timedelta
from enum import Enum
from typing import NamedTuple

from fairswiss.usecases.systems import day_of


class Rhythm(Enum):
    """The distance from one round to the next."""

    MINUTES = "minutes"
    DAILY = "daily"
    WEEKLY = "weekly"


class Slot(NamedTuple):
    """The day of a round (``2026-11-07``) and its time (``18:30``); empty where nothing is planned."""

    day: str = ""
    time: str = ""

    def __str__(self) -> str:
        return f"{self.day} {self.time}".strip()


def spread(first: date, begins: time | None, rounds: int, rhythm: Rhythm, minutes: int = 60) -> tuple[Slot, ...]:
    """A slot for every round: the first one as stated, the others in this rhythm."""
    step = {
        Rhythm.MINUTES: timedelta(minutes=minutes if begins else 0),
        Rhythm.DAILY: timedelta(days=1),
        Rhythm.WEEKLY: timedelta(weeks=1),
    }[rhythm]
    moments = [datetime.combine(first, begins or time()) + number * step for number in range(rounds)]
    return tuple(Slot(f"{moment:%Y-%m-%d}", f"{moment:%H:%M}" if begins else "") for moment in moments)


def slots(dates: tuple[str, ...], times: tuple[str, ...], rounds: int) -> tuple[Slot, ...]:
    """The slots of all rounds, from what is kept of them."""
    padded = [(*kept, *[""] * rounds)[:rounds] for kept in (dates, times)]
    return tuple(Slot(iso_day(day), begins) for day, begins in zip(*padded, strict=True))


def written(planned: tuple[Slot, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The days as record 132 of a report has them (``26/11/07``), and the times, which no record has."""
    days = [slot.day[2:].replace("-", "/") for slot in planned]
    return _shortened(days), _shortened([slot.time for slot in planned])


def iso_day(text: str) -> str:
    """``2026-11-07``, of what can be read as a day; two digits are a year of this century. Else the text itself."""
    read = day_of(f"20{text.strip()}" if re.fullmatch(r"\d\d/\d\d/\d\d", text.strip()) else text)
    return "{:04}-{:02}-{:02}".format(*read) if read else text


def _shortened(texts: list[str]) -> tuple[str, ...]:
    """Without the empty ones at the end."""
    while texts and not texts[-1]:
        texts = texts[:-1]
    return tuple(texts)
