"""A journal made anew: every entry written again without what named somebody, in a new chain that says so."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from django.db import transaction
from django.utils.crypto import salted_hmac

from fairswiss.journal.chain import Entry, breaks, next_entry
from fairswiss.journal.facts import Anonymised
from fairswiss.journal.fold import folded
from fairswiss.language import spoken
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.problems import Problem
from fairswiss.store import journals
from fairswiss.store.guards import unguarded
from fairswiss.store.journals import Known
from fairswiss.store.models import EntryRow, EventRow

Rewriting = Callable[[str, Sequence[Entry]], Sequence[Entry]]
"""The same entries in a new chain from the same origin; asked under the lock."""


def remake(event: str, rewriting: Rewriting, registration: int, who: str, why: str = "", token: str = "") -> Known:
    """Put new entries in the place of all old ones, in one transaction, with a last one that tells it.

    Refused for a journal that is damaged: what is wrong with it must not be hidden in a new chain. The new entries
    must tell the same kinds of facts at the same times; only their words may differ.
    """
    with transaction.atomic(durable=True):
        row = EventRow.objects.select_for_update().get(pk=event)
        if token and EntryRow.objects.filter(event_id=event, token=token).exists():
            return journals.read(event)
        before = journals.entries(event)
        if found := next(breaks(row.origin, before, (row.head_number, row.head_digest)), None):
            problem = Problem(found.what, remedy=spoken("restore it from a copy first"))
            raise InvalidTournament(spoken("This journal is not what it was:"), (problem,))
        anew = list(rewriting(row.origin, before))
        _expect_same_course(row.origin, before, anew)
        fact = Anonymised(registration, len(before), seal(row.head_digest))
        when = datetime.now(UTC).isoformat(timespec="microseconds")
        anew.append(next_entry(anew[-1].digest, len(anew) + 1, fact, who, when, why))
        with unguarded():
            EntryRow.objects.filter(event_id=event).delete()
            rows = [EntryRow(event_id=event, **entry._asdict()) for entry in anew]
            rows[-1].token = token or None
            EntryRow.objects.bulk_create(rows, batch_size=500)
        row.name = folded(anew).settings.info.name[:200]
        row.head_number, row.head_digest = anew[-1].number, anew[-1].digest
        row.save(update_fields=("name", "head_number", "head_digest"))
    return journals.read(event)


def seal(digest: str) -> str:
    """A digest under the key of this data folder."""
    return str(salted_hmac("fairswiss journal made anew", digest, algorithm="sha256").hexdigest())


def _expect_same_course(origin: str, before: Sequence[Entry], anew: Sequence[Entry]) -> None:
    course = [[(entry.number, entry.kind, entry.when) for entry in told] for told in (before, anew)]
    if course[0] != course[1] or next(breaks(origin, anew), None):
        raise InvalidTournament(spoken("The journal cannot be made anew: the new one would tell something else."))
