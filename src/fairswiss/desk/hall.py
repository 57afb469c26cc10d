"""The announcements on the screens of the playing hall, besides their lists: a message, and the start of a round."""

from contextlib import suppress
from datetime import UTC, datetime

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, one_line, tell
from fairswiss.journal.effects.announcement import LONGEST_MESSAGE as LONGEST_MESSAGE
from fairswiss.journal.facts import Fact, HallAnnounced
from fairswiss.journal.state import Stage, State
from fairswiss.usecases.timetable import slots


def announce(event: str, by: By, message: str = "", starts: datetime | None = None) -> Known:
    """Say this on all screens of the hall, instead of what they said; nothing at all takes everything back."""

    def telling(state: State) -> list[Fact]:
        said = one_line(message, LONGEST_MESSAGE + 1)
        return [_start(starts, starting_round(state))._replace(message=said) if starts else HallAnnounced(said)]

    return tell(event, by, telling)


def starting_round(state: State) -> int:
    """The round that people wait for: a published one of which no game is over, or the one after the last."""
    last = state.rounds[-1] if state.rounds else None
    waits = last is not None and last.stage is not Stage.CLOSED and all(board.open for board in last.boards)
    return len(state.rounds) + (not waits)


def start_of(state: State) -> datetime | None:
    """The moment at which a round was announced to start."""
    with suppress(ValueError):  # a day that its month does not have
        return datetime.fromisoformat(state.hall.starts)
    return None


def planned_start(state: State) -> datetime | None:
    """The moment that the timetable has for the round that people wait for, by the clock of the hall."""
    settings = state.settings
    planned = slots(settings.info.round_dates, settings.round_times, settings.rounds)
    for slot in planned[starting_round(state) - 1 :][:1]:
        with suppress(ValueError):  # a day or a time that no calendar has
            return datetime.fromisoformat(f"{slot.day} {slot.time}") if slot.time else None
    return None


def _start(moment: datetime, number: int) -> HallAnnounced:
    return HallAnnounced("", number, moment.astimezone(UTC).isoformat(timespec="minutes"))
