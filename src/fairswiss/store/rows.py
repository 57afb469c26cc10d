"""The two tables: a row for each event and one for each entry of its journal. What they mean is not asked here."""

from collections.abc import Sequence
from datetime import UTC, datetime

from django.db import connection

from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import word_of
from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.store.models import EntryRow, EventRow
from fairswiss.store.signing import Head, sign

_LONGEST_NAME = 16
_AT_ONCE = 500
_FIELDS = Entry._fields
_ENTRIES = (
    'SELECT number, kind, data, who, "when", why, digest FROM fairswiss_entry '
    "WHERE event_id = %s AND number > %s AND number <= %s ORDER BY number"
)
"""Asked by every page that polls: Django's models would take longer to write the question than to have it answered."""
_GREATEST = 2**31 - 1
"""No entry has a greater number."""


def events(archived: bool = False) -> list[EventRow]:
    """The events, the newest first."""
    return list(EventRow.objects.filter(archived=archived))


def count(archived: bool) -> int:
    """The number of events, archived or not."""
    return EventRow.objects.filter(archived=archived).count()


def names() -> list[str]:
    """The names of all events, put away or not."""
    return list(EventRow.objects.values_list("id", flat=True))


def archive(event: str, archived: bool = True) -> bool:
    """Archive an event, or put it back into the list; False when it was so already. Nothing of it is lost."""
    if EventRow.objects.filter(pk=named(event), archived=not archived).update(archived=archived):
        return True
    if not EventRow.objects.filter(pk=event).exists():
        raise not_there(event)
    return False


def is_archived(event: str) -> bool:
    """True if an event is archived, or does not exist."""
    return not EventRow.objects.filter(pk=event, archived=False).exists()


def row_of(event: str, *, locked: bool = False) -> EventRow:
    """The row of an event; ``locked``: nobody else may change it until the transaction is over."""
    rows = EventRow.objects.select_for_update() if locked else EventRow.objects.all()
    row = rows.filter(pk=named(event)).first()
    if row is None:
        raise not_there(event)
    return row


def named(event: str) -> str:
    """The same name if it can be that of an event: anything else is refused without asking the database."""
    if not (event.isascii() and event.isalnum() and len(event) <= _LONGEST_NAME):
        raise not_there(event)
    return event


def not_there(event: str) -> NotThere:
    return NotThere(gettext("There is no event {event!r:.40} in the store.", event=event), code="no-such-event")


def entries(event: str, after: int = 0, last: int | None = None) -> list[Entry]:
    """The lines of a journal in order, or only those that follow a number."""
    with connection.cursor() as cursor:
        cursor.execute(_ENTRIES, (event, after, _GREATEST if last is None else last))
        return [Entry(*values) for values in cursor.fetchall()]


def told_by(event: str, token: str) -> list[Entry]:
    """The entries that this request has told before, if it did: its answer was lost, and it was sent again."""
    last = EntryRow.objects.filter(event_id=event, token=token).first() if token else None
    if last is None:
        return []
    told = EntryRow.objects.filter(event_id=event, number__lte=last.number, when=last.when, who=last.who)
    return [Entry(*values) for values in told.order_by("number").values_list(*_FIELDS)]


def was_told(event: str, token: str) -> bool:
    """True if a request with this token has already recorded something in the event."""
    return bool(token) and EntryRow.objects.filter(event_id=event, token=token).exists()


def is_of(event: str, number: int, kind: type) -> bool:
    """True if an entry records a fact of this kind."""
    return EntryRow.objects.filter(event_id=event, number=number, kind=word_of(kind)).exists()


def add(event: str, told: Sequence[Entry], token: str) -> None:
    """Write these entries; the last one carries the name of the request, if it has one."""
    rows = [EntryRow(event_id=event, **entry._asdict()) for entry in told]
    rows[-1].token = token or None
    EntryRow.objects.bulk_create(rows, batch_size=_AT_ONCE)


def set_head(row: EventRow, name: str, head: Entry) -> None:
    """The event has this name now, and its journal ends with this entry; signed."""
    row.name, row.head_number, row.head_digest = name, head.number, head.digest
    row.signature = sign(head_of(row))
    row.save(update_fields=("name", "head_number", "head_digest", "signature"))


def head_of(row: EventRow) -> Head:
    """The head of a journal: the part that its signature covers."""
    return Head(row.origin, row.head_number, row.head_digest)


def now() -> str:
    """The time of an entry."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
