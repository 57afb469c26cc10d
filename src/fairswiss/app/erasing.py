"""Anonymise one player or a whole event: the journal made anew, its copies deleted, what remains named."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from fairswiss.app import backups
from fairswiss.app.anonymous import anonymous, named_in
from fairswiss.app.database_copies import database_copies, forget_regular_copies
from fairswiss.app.overview import Overview
from fairswiss.app.systems import day_of
from fairswiss.app.telling import By, one_line, required
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import copies, guards, journals, requests
from fairswiss.store.journals import Known
from fairswiss.store.remaking import remake

_QUIET = timedelta(days=30)
"""An event in which nothing was told for so long is over, whatever was planned."""


class Erased(NamedTuple):
    """What was done, and what is left to do by hand."""

    known: Known
    copies: int
    """Copies of the journal and of the database that were deleted; a new one was made."""
    twins: tuple[str, ...]
    """Other events with the same beginning: restored from copies, they hold the same people."""
    database_copies: tuple[str, ...]
    """Copies of the whole database that upgrades left."""
    swept: bool
    """Whether the database's own files hold nothing of it any more."""


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


def anonymise(event: str, by: By, *, registration: int = 0, typed: str = "") -> Erased:
    """Take one player, or everybody (0), out of the journal for ever; ``typed`` is the name of the event."""
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
    made = remake(
        event,
        lambda origin, entries: anonymous(origin, entries, registration),
        registration,
        required(by.who, spoken("Who does it"), 150),
        one_line(by.why, 1000),
        by.token[:64],
    )
    requests.forget_answers()
    deleted = backups.forget_snapshots(event) + forget_regular_copies(copies.data_folder())
    backups.snapshot(event, "anonymised")
    return Erased(made, deleted, twins(event), tuple(database_copies(copies.data_folder())), guards.sweep())


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
