"""The audit log in the database: entries written in the transaction of what they record, chained and signed."""

from collections.abc import Iterator, Sequence

from django.db import connection, transaction

from fairswiss.journal.audit import AUDITED, ORIGIN, Audited, Continued
from fairswiss.journal.chain import Break, Entry, breaks, next_entry
from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError
from fairswiss.store import rows
from fairswiss.store.damage import of_damage
from fairswiss.store.models import AuditHead, AuditRow
from fairswiss.store.signing import Head, Provenance, Whose, provenance, sign

_LONGEST_WHO = 150


def record(fact: Audited, who: str) -> None:
    """Add an entry; only inside the transaction of what it records, so that neither is there without the other."""
    if not connection.in_atomic_block:
        raise RuntimeError("an audit entry is written in the transaction of what it records")
    head = AuditHead.objects.select_for_update().get()
    for each in (*_continued(head), fact):
        entry = next_entry(head.digest, head.number + 1, each, who[:_LONGEST_WHO], rows.now())
        AuditRow(**entry._asdict()).save(force_insert=True)
        head.number, head.digest = entry.number, entry.digest
    head.signature = sign(_head(head))
    head.save()


def _continued(head: AuditHead) -> Iterator[Audited]:
    """The entry that must come first where the log ends with a head that is not signed here; refuse an altered one."""
    if not head.number:
        return
    signed = provenance(head.signature, _head(head))
    if signed.whose is Whose.ALTERED:
        raise of_damage(gettext("in the audit log, {what}", what=signed.words))
    if signed.whose is not Whose.OURS:
        yield Continued("", head.number, signed.whose, signed.key)


def _head(head: AuditHead) -> Head:
    return Head(ORIGIN, head.number, head.digest)


def entries(last: int = 0) -> list[Entry]:
    """The whole log in order, or its last entries."""
    found = AuditRow.objects.order_by("-number").values_list(*Entry._fields)
    return [Entry(*values) for values in (found[:last] if last else found)][::-1]


def verify() -> list[Break]:
    """Every place where the log is not what was written; empty when it is intact."""
    with transaction.atomic():  # the head and the entries of one moment
        head = AuditHead.objects.get()
        told = entries()
    return found_in(told, _head(head), head.signature)


def found_in(told: Sequence[Entry], head: Head, signature: str) -> list[Break]:
    """The same of a log that was read from elsewhere, such as a copy of the database."""
    found = list(breaks(ORIGIN, told, (head.number, head.digest)))
    if told and (signed := provenance(signature, head)).whose is Whose.ALTERED:
        found.append(Break(head.number, signed.words))
    for entry in () if found else told:
        try:
            entry.read(AUDITED)
        except FairswissError as error:
            found.append(Break(entry.number, str(error)))
    return found


def signed_by() -> Provenance:
    """The provenance of the audit log: its signature, checked."""
    head = AuditHead.objects.get()
    return provenance(head.signature, _head(head))
