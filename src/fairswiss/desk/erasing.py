"""Take one player, or everybody, out of the journal of an event. Copies are looked after by the manager."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from fairswiss.desk import backups, journals
from fairswiss.desk.anonymous import anonymous, named_in
from fairswiss.desk.journals import Known
from fairswiss.desk.overview import Overview
from fairswiss.desk.remaking import remake
from fairswiss.desk.telling import By, one_line, required
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import requests, rows, subscribers
from fairswiss.usecases.systems import day_of

_QUIET = timedelta(days=30)
"""An event in which nothing was told for so long is over, whatever was planned."""


class Stored(NamedTuple):
    """The personal data that an event holds, in figures."""

    births: int
    ids: int
    """Of FIDE."""
    copies: int
    """Of the journal, kept beside it."""
    twins: tuple[str, ...]
    """Other events with the same beginning."""
    is_running: bool
    """True if it has to end, or to be archived, before anybody is anonymised."""


def stored(known: Known) -> Stored:
    """Count the personal data of an event."""
    players = known.state.players.values()
    return Stored(
        sum(bool(player.birth) for player in players),
        sum(bool(player.fide_id) for player in players),
        len(backups.snapshots(known.event)),
        twins(known.event),
        is_running(known),
    )


class Person(NamedTuple):
    """A person to erase, and the event."""

    event: str
    registration: int = 0
    """0 means everybody."""


def expect_erasable(who: Person, typed: str) -> None:
    """Refuse an erasure that is not meant, or comes too early; ``typed`` is the name of the event."""
    event, registration = who
    known = journals.read(event)
    title = known.state.settings.info.name
    if one_line(typed).casefold() != one_line(title).casefold():
        words = "This cannot be undone. Type the name of the event to confirm it: {name}"
        raise BadRequest(gettext(words, name=title), code="name-not-typed")
    if is_running(known):
        words = "The event is still running. Anonymise it when it is over, or archive it first."
        raise BadRequest(gettext(words), code="event-running")
    if registration and registration not in known_registrations(event):
        words = "There is no registration {registration} in this event."
        raise NotThere(gettext(words, registration=registration), code="no-such-registration")


def erase(who: Person, by: By) -> Known:
    """Take somebody, or everybody, out of the journal for ever. Nothing is looked at beside the journal."""
    event, registration = who
    made = remake(
        event,
        lambda origin, entries: anonymous(origin, entries, registration),
        registration,
        required(by.who, gettext("Who does it"), 150),
        one_line(by.why, 1000),
        by.token[:64],
    )
    requests.forget_answers()
    subscribers.remove_all(event, registration)
    return made


def known_registrations(event: str) -> set[int]:
    """Everybody who was ever in the list, those struck off included."""
    return {one for entry in rows.entries(event) for one, _ in named_in(entry.fact)}


def is_running(known: Known) -> bool:
    """True if rounds are still to be played: not if it is archived, has ended or has had no entry for a month."""
    if Overview.of(known).next_step == "over" or rows.row_of(known.event).archived:
        return False
    quiet_since = datetime.now(UTC) - _QUIET
    ended = day_of(known.state.settings.info.end)
    if ended and ended < quiet_since.timetuple()[:3]:
        return False
    last = rows.entries(known.event, known.head - 1)[-1]
    return datetime.fromisoformat(last.when) > quiet_since


def twins(event: str) -> tuple[str, ...]:
    """Other events whose journals began as this one did."""
    origin = rows.row_of(event).origin
    every = (*rows.events(), *rows.events(archived=True))
    return tuple(sorted(row.id for row in every if row.origin == origin and row.id != event))
