"""Journals in the database: told under a lock, all or nothing, read again from where the last reader stopped."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from hashlib import sha256

from django.db import DatabaseError, IntegrityError, connection, transaction

from fairswiss.desk import memory
from fairswiss.desk.memory import Known
from fairswiss.desk.signals import ENTRY, noticed
from fairswiss.desk.soundness import checked, goes_on, refuse_final, sound, unreadable
from fairswiss.journal.audit import Continued
from fairswiss.journal.chain import Entry, first_digest, next_entry
from fairswiss.journal.codec import text_of
from fairswiss.journal.facts import Anonymised, Fact, Undone
from fairswiss.journal.fold import NoLongerFits, apply, folded
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.store import audit, recent, rows
from fairswiss.store.models import EventRow
from fairswiss.store.rows import entries, row_of
from fairswiss.store.signing import Head, Whose, provenance, sign

__all__ = ["Known", "Telling", "create", "new_name", "read", "take_over", "tell", "together", "undo"]

_HEAD = "SELECT head_number, head_digest FROM fairswiss_event WHERE id = %s"
"""Asked by every page that polls: Django's models would take longer to write the question than to have it answered."""

Telling = Callable[[State], Sequence[Fact]]
"""A function from the state of the event to the facts to record; called under the lock."""


def together() -> AbstractContextManager[None]:
    """A transaction: everything recorded within it is saved as a whole, or not at all."""
    return transaction.atomic()


# -- new events --------------------------------------------------------------------------------------------------------


def create(fact: Fact, who: str, why: str = "", token: str = "") -> Known:
    """A new event with its first fact. A ``token`` names the request: sent twice, it makes one event."""
    name = new_name(who, token, text_of(fact))
    return take_over(name, [next_entry(first_digest(name), 1, fact, who, rows.now(), why)], name, token)


def new_name(who: str, token: str, what: str) -> str:
    """The name of an event to be made. It follows from who asks for what by which ``token``, if there is one, so that
    the same request sent twice, even at the same moment, cannot make two."""
    return sha256(f"{who}\n{token}\n{what}".encode()).hexdigest()[:12] if token else secrets.token_hex(6)


def take_over(origin: str, told: Sequence[Entry], name: str, token: str = "") -> Known:
    """An event with a journal that was begun elsewhere, or here and kept in a file: another event beside all others."""
    if rows.was_told(name, token):
        return read(name)
    state = checked(origin, told)
    head = told[-1]
    try:
        with transaction.atomic():
            EventRow(
                id=name,
                origin=origin,
                name=state.title,
                created=told[0].when,
                head_number=head.number,
                head_digest=head.digest,
                signature=sign(Head(origin, head.number, head.digest)),
            ).save(force_insert=True)
            rows.add(name, told, token)
            _remember(name, origin, told, token)
    except IntegrityError:
        if rows.was_told(name, token):
            return read(name)
        raise
    return memory.remembered(Known(name, head.number, head.digest, state))


# -- reading -----------------------------------------------------------------------------------------------------------


def read(event: str) -> Known:
    """An event as it is now; :class:`Unreadable` when its journal does not tell it any more."""
    with connection.cursor() as cursor:
        cursor.execute(_HEAD, (rows.named(event),))
        head = cursor.fetchone()
    if head is None:
        raise rows.not_there(event)
    return memory.current(event, *head) or _read(row_of(event))


def _read(row: EventRow) -> Known:
    try:
        return memory.current(row.pk, row.head_number, row.head_digest) or _known(row)
    except DatabaseError:
        raise
    except Exception as error:  # whatever a damaged entry brings about, or one that a newer program wrote
        raise unreadable(row, error) from error


def _known(row: EventRow) -> Known:
    """From what is in memory, with the entries that came since; else from the first entry on."""
    known = memory.recalled(row.pk)
    after = known.head if known and known.head < row.head_number else 0
    told = entries(row.pk, after, row.head_number)
    if known and after and goes_on(row, told, known) and not any(map(_looks_back, told)):
        state = known.state.copy()
        for entry in told:
            apply(state, entry.fact, entry.number)
    else:
        state = folded(sound(row, entries(row.pk, last=row.head_number) if after else told))
    return memory.remembered(Known(row.pk, row.head_number, row.head_digest, state))


def _looks_back(entry: Entry) -> bool:
    """True if an entry changes the effect of those before it."""
    return isinstance(entry.fact, Undone | Anonymised)


# -- telling -----------------------------------------------------------------------------------------------------------


def tell(event: str, telling: Telling, who: str, why: str = "", *, seen: int | None = None, token: str = "") -> Known:
    """Add facts to a journal: all of them or, when one cannot be true, none.

    ``seen`` is the number of the last entry the teller knew, when nothing may have happened since. A ``token`` names
    the request: told twice, it counts once.
    """
    with transaction.atomic():
        row = row_of(event, locked=True)
        known = _read(row)
        if rows.was_told(event, token):
            return known
        if seen is not None and seen != known.head:
            words = "Something was changed meanwhile. Check it, then try again."
            raise Conflict(gettext(words), code="event-changed")
        told, state = _told(known, telling, who, why)
        if not told:
            return known
        _record_foreign_head(row, who)
        rows.add(event, told, token)
        rows.set_head(row, state.title, told[-1])
        _remember(event, row.origin, told, token)
    for entry in told:
        noticed(ENTRY, entry.kind)
    return memory.remembered(Known(event, told[-1].number, told[-1].digest, state))


def _record_foreign_head(row: EventRow, who: str) -> None:
    """Have the audit log say where a journal goes on from a head that was not signed here: the next one is."""
    signed = provenance(row.signature, rows.head_of(row))
    if signed.whose is not Whose.OURS:
        audit.record(Continued(row.pk, row.head_number, signed.whose, signed.key), who)


def _remember(event: str, origin: str, told: Sequence[Entry], token: str) -> None:
    """Keep what was told in memory as well, once it is committed: the file may be overwritten under us."""
    if connection.vendor == "sqlite":
        transaction.on_commit(partial(recent.keep, event, origin, told, token))


def _told(known: Known, telling: Telling, who: str, why: str) -> tuple[list[Entry], State]:
    """The new entries and the event after them."""
    facts = telling(known.state)
    told: list[Entry] = []
    before, when = known.digest, rows.now()
    for number, fact in enumerate(facts, known.head + 1):
        told.append(next_entry(before, number, fact, who, when, why))
        before = told[-1].digest
    if any(isinstance(fact, Undone) for fact in facts):
        refuse_final(known, facts)
        state = folded([*entries(known.event, last=known.head), *told])
    else:
        state = known.state.copy()
        for entry, fact in zip(told, facts, strict=True):
            apply(state, fact, entry.number)
    state.tournament(with_draft=True)  # proves that the facts do not contradict each other
    return told, state


def undo(event: str, numbers: Sequence[int], who: str, why: str = "", token: str = "") -> Known:
    """Make entries count no more, together. Refused while later entries need one: the first of those is named."""
    try:
        return tell(event, lambda state: [Undone(number) for number in numbers], who, why, token=token)
    except NoLongerFits as error:
        words = "Entry {number} cannot be undone while entry {later} depends on it: {reason} Undo that one first."
        raise BadRequest(
            gettext(words, number=numbers[-1], later=error.entry, reason=error.reason), code="entry-needed"
        ) from error
