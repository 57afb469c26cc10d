"""Journals in the database: told under a lock, all or nothing, read again from where the last reader stopped."""

import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from hashlib import sha256
from threading import Lock
from typing import NamedTuple

from django.db import DatabaseError, IntegrityError, connection, transaction

from fairswiss.journal.chain import Break, Entry, breaks, first_digest, next_entry
from fairswiss.journal.codec import text_of
from fairswiss.journal.facts import WORDS, Anonymised, Fact, Undone
from fairswiss.journal.fold import NoLongerFits, apply, folded
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, Conflict, FairswissError, InvalidTournament, NotThere, Unreadable
from fairswiss.model.problems import Problem
from fairswiss.store.models import EntryRow, EventRow
from fairswiss.store.notices import ENTRY, noticed
from fairswiss.store.trouble import of_damage

_KEPT = 16
"""How many events are kept in memory by a process."""
_FIELDS = Entry._fields
_LONGEST_REASON = 500
_LONGEST_NAME = 16
_log = logging.getLogger("fairswiss.store")
_HEAD = "SELECT head_number, head_digest FROM fairswiss_event WHERE id = %s"
"""Asked by every page that polls: Django's models would take longer to write the question than to have it answered."""


class Known(NamedTuple):
    """An event as far as its journal had been told when it was read. Nobody changes the state."""

    event: str
    head: int
    digest: str
    state: State


_memory: dict[str, Known] = {}
_memory_lock = Lock()

Telling = Callable[[State], Sequence[Fact]]
"""What is to be told, given where the event stands; asked under the lock, so that nobody comes between."""


def together() -> AbstractContextManager[None]:
    """What is told within is told as a whole: a power cut in the middle leaves nothing of it."""
    return transaction.atomic()


def create(fact: Fact, who: str, why: str = "", token: str = "") -> Known:
    """A new event with its first fact. A ``token`` names the request: sent twice, it makes one event."""
    name = new_name(who, token, text_of(fact))
    return take_over(name, [next_entry(first_digest(name), 1, fact, who, _now(), why)], name, token)


def new_name(who: str, token: str, what: str) -> str:
    """The name of an event to be made. It follows from who asks for what by which ``token``, if there is one, so that
    the same request sent twice, even at the same moment, cannot make two."""
    return sha256(f"{who}\n{token}\n{what}".encode()).hexdigest()[:12] if token else secrets.token_hex(6)


def take_over(origin: str, told: Sequence[Entry], name: str, token: str = "") -> Known:
    """An event with a journal that was begun elsewhere, or here and kept in a file: another event beside all others."""
    if made := _made_by(name, token):
        return made
    state = checked(origin, told)
    row = EventRow(
        id=name,
        origin=origin,
        name=_title(state),
        created=told[0].when,
        head_number=told[-1].number,
        head_digest=told[-1].digest,
    )
    try:
        with transaction.atomic():
            row.save(force_insert=True)
            rows = [_row(row.id, entry) for entry in told]
            rows[-1].token = token or None
            EntryRow.objects.bulk_create(rows, batch_size=500)
    except IntegrityError:
        if made := _made_by(name, token):
            return made
        raise
    return _remembered(Known(row.id, row.head_number, row.head_digest, state))


def checked(origin: str, told: Sequence[Entry]) -> State:
    """The event of a journal from elsewhere; refused when its chain is broken or its entries contradict each other."""
    if found := next(breaks(origin, told), None):
        raise InvalidTournament(
            spoken("This journal is not what it was:"), (Problem(found.what, remedy=spoken("use another copy")),)
        )
    return _proven(told)


def _made_by(name: str, token: str) -> Known | None:
    """The event that this request has made before."""
    made = token and EntryRow.objects.filter(event_id=name, token=token).exists()
    return read(name) if made else None


def told_by(event: str, token: str) -> list[Entry]:
    """The entries that this request has told before, if it did: its answer was lost, and it was sent again."""
    last = EntryRow.objects.filter(event_id=event, token=token).first() if token else None
    if last is None:
        return []
    told = EntryRow.objects.filter(event_id=event, number__lte=last.number, when=last.when, who=last.who)
    return [Entry(*values) for values in told.order_by("number").values_list(*_FIELDS)]


def events(archived: bool = False) -> list[EventRow]:
    """The events, the newest first."""
    return list(EventRow.objects.filter(archived=archived))


def names() -> list[str]:
    """The names of all events, put away or not."""
    return list(EventRow.objects.values_list("id", flat=True))


def archive(event: str, archived: bool = True) -> None:
    """Put an event away, or fetch it back. Nothing of it is lost."""
    if not EventRow.objects.filter(pk=_name(event)).update(archived=archived):
        raise not_there(event)


def is_archived(event: str) -> bool:
    """Whether an event was put away; one that is not there counts as put away."""
    return not EventRow.objects.filter(pk=event, archived=False).exists()


def row_of(event: str) -> EventRow:
    """What is kept beside the journal of an event."""
    row = EventRow.objects.filter(pk=_name(event)).first()
    if row is None:
        raise not_there(event)
    return row


def read(event: str) -> Known:
    """An event as it is now; :class:`Unreadable` when its journal does not tell it any more."""
    with connection.cursor() as cursor:
        cursor.execute(_HEAD, (_name(event),))
        head = cursor.fetchone()
    if head is None:
        raise not_there(event)
    return _kept(event, *head) or _read(row_of(event))


def entries(event: str, after: int = 0, last: int | None = None) -> list[Entry]:
    """The lines of a journal in order, or only those that follow a number."""
    rows = EntryRow.objects.filter(event_id=event, number__gt=after).order_by("number")
    if last is not None:
        rows = rows.filter(number__lte=last)
    return [Entry(*values) for values in rows.values_list(*_FIELDS)]


def tell(event: str, telling: Telling, who: str, why: str = "", *, seen: int | None = None, token: str = "") -> Known:
    """Add facts to a journal: all of them or, when one cannot be true, none.

    ``seen`` is the number of the last entry the teller knew, when nothing may have happened since. A ``token`` names
    the request: told twice, it counts once.
    """
    with transaction.atomic():
        row = EventRow.objects.select_for_update().filter(pk=_name(event)).first()
        if row is None:
            raise not_there(event)
        known = _read(row)
        if token and EntryRow.objects.filter(event_id=event, token=token).exists():
            return known
        if seen is not None and seen != known.head:
            words = "Something was changed in the meantime. Look at it again, then repeat what you wanted."
            raise Conflict(spoken(words))
        told, state = _told(known, telling, who, why)
        if not told:
            return known
        rows = [_row(event, entry) for entry in told]
        rows[-1].token = token or None
        EntryRow.objects.bulk_create(rows, batch_size=500)
        head = told[-1]
        row.name, row.head_number, row.head_digest = _title(state), head.number, head.digest
        row.save(update_fields=("name", "head_number", "head_digest"))
    for entry in told:
        noticed(ENTRY, entry.kind)
    return _remembered(Known(event, head.number, head.digest, state))


def undo(event: str, number: int, who: str, why: str = "", token: str = "") -> Known:
    """Make an entry count no more. Refused while later entries need it: the first of those is named."""
    try:
        return tell(event, lambda state: [Undone(number)], who, why, token=token)
    except NoLongerFits as error:
        words = "Entry {number} cannot be undone while entry {later} needs it: {reason} Undo that first."
        raise BadRequest(spoken(words, number=number, later=error.entry, reason=error.reason)) from error


def verify(event: str) -> list[Break]:
    """Every place where a journal is not what was told; empty when it is sound."""
    row = row_of(event)
    told = entries(event)
    found = list(breaks(row.origin, told, (row.head_number, row.head_digest)))
    if found:
        return found
    try:
        state = _proven(told)
    except FairswissError as error:
        return [Break(0, str(error))]
    return [] if row.name == _title(state) else [Break(0, spoken("the name in the list of events is not the one told"))]


def _proven(told: Sequence[Entry]) -> State:
    """The event after its entries, which do not contradict each other, whoever wrote them."""
    try:
        state = folded(told)
        state.tournament(with_draft=True)
    except FairswissError:
        raise
    except Exception as error:
        words = "The entries of the journal do not fit together ({error})."
        raise InvalidTournament(spoken(words, error=type(error).__name__)) from error
    return state


def _unreadable(row: EventRow, error: Exception) -> Unreadable:
    _log.warning("The event %s cannot be read", row.pk, exc_info=error)
    what = str(error) if isinstance(error, FairswissError) else type(error).__name__
    words = "The tournament {name!r:.60} cannot be read. All others are not affected."
    return Unreadable(
        spoken(words, name=row.name),
        (
            Problem(" ".join(what.split())[:_LONGEST_REASON]),
            Problem(
                spoken("To see every place that is not what it was: fairswiss journal verify {event}", event=row.pk),
            ),
            Problem(
                spoken(
                    "To have it back: fairswiss journal restore FILE, with the newest sound copy in the folder "
                    "snapshots/{event} of the data folder",
                    event=row.pk,
                )
            ),
        ),
    )


def _told(known: Known, telling: Telling, who: str, why: str) -> tuple[list[Entry], State]:
    """The new entries and the event after them."""
    facts = telling(known.state)
    told: list[Entry] = []
    before, when = known.digest, _now()
    for number, fact in enumerate(facts, known.head + 1):
        told.append(next_entry(before, number, fact, who, when, why))
        before = told[-1].digest
    if any(isinstance(fact, Undone) for fact in facts):
        _refuse_unknown(known, facts)
        state = folded([*entries(known.event, last=known.head), *told])
    else:
        state = known.state.copy()
        for entry, fact in zip(told, facts, strict=True):
            apply(state, fact, entry.number)
    state.tournament(with_draft=True)  # proves that the facts do not contradict each other
    return told, state


def _refuse_unknown(known: Known, facts: Iterable[Fact]) -> None:
    for fact in facts:
        if isinstance(fact, Undone) and not 1 < fact.entry <= known.head:
            if fact.entry == 1:
                raise BadRequest(spoken("Entry 1 cannot be undone: the first entry is the event itself."))
            raise BadRequest(spoken("Entry {number} cannot be undone: there is no such entry.", number=fact.entry))
        if isinstance(fact, Undone) and _is_of(known.event, fact.entry, Anonymised):
            words = "Entry {number} cannot be undone: what was taken out of the journal is gone."
            raise BadRequest(spoken(words, number=fact.entry))


def _is_of(event: str, number: int, kind: type) -> bool:
    return EntryRow.objects.filter(event_id=event, number=number, kind=WORDS[kind]).exists()


def _read(row: EventRow) -> Known:
    try:
        return _kept(row.pk, row.head_number, row.head_digest) or _known(row)
    except DatabaseError:
        raise
    except Exception as error:  # whatever a damaged entry brings about, or one that a newer program wrote
        raise _unreadable(row, error) from error


def _kept(event: str, head: int, digest: str) -> Known | None:
    """From memory, if nothing came since."""
    with _memory_lock:
        known = _memory.get(event)
    return known if known and (known.head, known.digest) == (head, digest) else None


def _known(row: EventRow) -> Known:
    """From what is in memory, with the entries that came since; else from the first entry on."""
    with _memory_lock:
        known = _memory.get(row.pk)
    after = known.head if known and known.head < row.head_number else 0
    told = entries(row.pk, after, row.head_number)
    # What is kept counts only if the journal goes on from it: somebody may have put an older database back.
    goes_on = known is not None and after > 0 and _broken(row, told, known) is None
    if known and goes_on and not any(isinstance(entry.fact, Undone | Anonymised) for entry in told):
        state = known.state.copy()
        for entry in told:
            apply(state, entry.fact, entry.number)
    else:
        state = folded(_refused_damaged(row, entries(row.pk, last=row.head_number) if after else told))
    return _remembered(Known(row.pk, row.head_number, row.head_digest, state))


def _refused_damaged(row: EventRow, told: list[Entry]) -> list[Entry]:
    """What the disk gives back is what was written, or nobody is shown anything of it."""
    if found := _broken(row, told, None):
        raise of_damage(spoken("in the journal of {event}, {what}", event=row.name or row.pk, what=found.what))
    return told


def _broken(row: EventRow, told: Sequence[Entry], known: Known | None) -> Break | None:
    """The first place where these entries do not lead from what is known to the head."""
    follows = (known.head, known.digest) if known else None
    return next(breaks(row.origin, told, (row.head_number, row.head_digest), follows), None)


def _remembered(known: Known) -> Known:
    with _memory_lock:
        _memory.pop(known.event, None)
        _memory[known.event] = known
        while len(_memory) > _KEPT:
            del _memory[next(iter(_memory))]
    return known


def forget() -> None:
    """Read everything from the database again."""
    with _memory_lock:
        _memory.clear()


def _row(event: str, entry: Entry) -> EntryRow:
    return EntryRow(event_id=event, **entry._asdict())


def _name(event: str) -> str:
    """What can be the name of an event: no database is asked about anything else."""
    if not (event.isascii() and event.isalnum() and len(event) <= _LONGEST_NAME):
        raise not_there(event)
    return event


def _title(state: State) -> str:
    return state.settings.info.name[:200]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def not_there(event: str) -> NotThere:
    """There is no such event."""
    return NotThere(spoken("There is no event {event!r:.40} in the store.", event=event))
