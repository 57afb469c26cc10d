"""A journal made anew: every entry written again without what named somebody, in a new chain that says so."""

from collections.abc import Callable, Sequence

from django.db import transaction
from django.utils.crypto import salted_hmac

from fairswiss.desk import journals
from fairswiss.desk.memory import Known
from fairswiss.desk.soundness import altered, first_break
from fairswiss.journal.audit import Erased
from fairswiss.journal.chain import Entry, breaks, next_entry
from fairswiss.journal.facts import Anonymised
from fairswiss.journal.fold import folded
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.store import audit, recent, rows
from fairswiss.store.guards import unguarded
from fairswiss.store.models import EntryRow

Rewriting = Callable[[str, Sequence[Entry]], Sequence[Entry]]
"""The same entries in a new chain from the same origin; asked under the lock."""


def remake(event: str, rewriting: Rewriting, registration: int, who: str, why: str = "", token: str = "") -> Known:
    """Put new entries in the place of all old ones, in one transaction, with a last one that tells it.

    Refused for a journal that is damaged: what is wrong with it must not be hidden in a new chain. The new entries
    must tell the same kinds of facts at the same times; only their words may differ.
    """
    with transaction.atomic(durable=True):
        row = rows.row_of(event, locked=True)
        if rows.was_told(event, token):
            return journals.read(event)
        before = rows.entries(event)
        if found := first_break(row, before):
            raise altered(found, gettext("restore it from a copy first"))
        anew = list(rewriting(row.origin, before))
        _expect_same_course(row.origin, before, anew)
        fact = Anonymised(registration, len(before), seal(row.head_digest))
        anew.append(next_entry(anew[-1].digest, len(anew) + 1, fact, who, rows.now(), why))
        with unguarded():
            EntryRow.objects.filter(event_id=event).delete()
            rows.add(event, anew, token)
        rows.set_head(row, folded(anew).title, anew[-1])
        audit.record(Erased(event, registration), who)
    recent.forget(event)
    return journals.read(event)


def seal(digest: str) -> str:
    """A digest under the key of this data folder."""
    return str(salted_hmac("fairswiss journal made anew", digest, algorithm="sha256").hexdigest())


def course(told: Sequence[Entry]) -> list[tuple[int, str, str]]:
    """The part of a journal that stays the same when people are anonymised."""
    return [(entry.number, entry.kind, entry.when) for entry in told]


def _expect_same_course(origin: str, before: Sequence[Entry], anew: Sequence[Entry]) -> None:
    if course(before) != course(anew) or next(breaks(origin, anew), None):
        words = "The journal cannot be rewritten: the new one would not say the same."
        raise InvalidTournament(gettext(words), code="rewrite-differs")
