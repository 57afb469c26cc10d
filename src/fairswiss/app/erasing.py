"""Take one player, or everybody, out of the journal of an event. Copies are looked after by the manager."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from fairswiss.app import backups
from fairswiss.app.anonymous import anonymous, named_in
from fairswiss.app.overview import Overview
from fairswiss.app.systems import day_of
from fairswiss.app.telling import By, one_line, required
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import journals, requests
from fairswiss.store.journals import Known
from fairswiss.store.remaking import remake

_QUIET = timedelta(days=30)
"""An event in which nothing was told for so long is over, whatever was planned."""


class Stored(NamedTuple):
    """What an event holds of people, in figures."""

    births: int
    ids: int
    """Of FIDE."""
    copies: int
    """Of the journal, kept beside it."""
    twins: tuple[str, ...]
    """Other events with the same beginning."""
    is_running: bool
    """Whether it has to end, or to be put away, before anybody is anonymised."""


def stored(known: Known) -> Stored:
    """How much there is to be taken out."""
    players = known.state.players.values()
    return Stored(
        sum(bool(player.birth) for player in players),
        sum(bool(player.fide_id) for player in players),
        len(backups.snapshots(known.event)),
        twins(known.event),
        is_running(known),
    )


class Person(NamedTuple):
    """Whom to take out of which event."""

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
        raise BadRequest(spoken(words, name=title))
    if is_running(known):
        words = "The event is still being played. Anonymise when it is over, or put it away first."
        raise BadRequest(spoken(words))
    if registration and registration not in known_registrations(event):
        words = "There is no registration {registration} in this event."
        raise NotThere(spoken(words, registration=registration))


def erase(who: Person, by: By) -> Known:
    """Take somebody, or everybody, out of the journal for ever. Nothing is looked at beside the journal."""
    event, registration = who
    made = remake(
        event,
        lambda origin, entries: anonymous(origin, entries, registration),
        registration,
        required(by.who, spoken("Who does it"), 150),
        one_line(by.why, 1000),
        by.token[:64],
    )
    requests.forget_answers()
    return made


def known_registrations(event: str) -> set[int]:
    """Everybody who was ever in the list, those struck off included."""
    return {one for entry in journals.entries(event) for one, _ in named_in(entry.fact)}


def is_running(known: Known) -> bool:
    """Whether rounds are still to be played: not when it was put away, ended or fell silent a month ago."""
    if Overview.of(known).next_step == "over" or journals.row_of(known.event).archived:
        return False
    quiet_since = datetime.now(UTC) - _QUIET
    ended = day_of(known.state.settings.info.end)
    if ended and ended < quiet_since.timetuple()[:3]:
        return False
    last = journals.entries(known.event, known.head - 1)[-1]
    return datetime.fromisoformat(last.when) > quiet_since


def twins(event: str) -> tuple[str, ...]:
    """Other events whose journals began as this one did."""
    origin = journals.row_of(event).origin
    every = (*journals.events(), *journals.events(archived=True))
    return tuple(sorted(row.id for row in every if row.origin == origin and row.id != event))
