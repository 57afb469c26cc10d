"""The audit log in words."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fairswiss.journal import audit
from fairswiss.journal.audit import AUDITED
from fairswiss.journal.chain import Entry
from fairswiss.language import gettext
from fairswiss.rendering.names import clean


class AuditLine(NamedTuple):
    """An entry of the audit log for people."""

    number: int
    kind: str
    text: str
    who: str
    when: str
    event: str
    """The event it is about; empty: none, or every one."""


def audit_lines(entries: Sequence[Entry]) -> list[AuditLine]:
    """Every entry in words, in order."""
    return [_line(entry, entry.read(AUDITED)) for entry in entries]


def _line(entry: Entry, fact: Any) -> AuditLine:
    said = SENTENCES[type(fact)]
    text = said(fact) if callable(said) else gettext(said, **_values(fact))
    return AuditLine(entry.number, entry.kind, text, clean(entry.who), entry.when, clean(getattr(fact, "event", "")))


def _values(fact: Any) -> dict[str, Any]:
    """The fields of a fact as its sentence names them, the role with its place."""
    values = {name: clean(held) if isinstance(held, str) else held for name, held in fact._asdict().items()}
    return values | {"role": _role(fact)} if "role" in values else values


def _role(fact: audit.Appointed | audit.AppointmentChanged | audit.Dismissed) -> str:
    role = gettext(fact.role)
    where = gettext("event {event}", event=clean(fact.event)) if fact.event else gettext("every event")
    if fact.first_board is None:
        return f"{role}, {where}"
    boards = gettext("boards {first}–{last}", first=fact.first_board, last=fact.last_board)
    return f"{role}, {where}, {boards}"


def _issued(fact: audit.TokenIssued) -> str:
    where = gettext("event {event}", event=clean(fact.event)) if fact.event else gettext("every event")
    words = "API token {number} of {account} created: {scope}, {where}"
    return gettext(words, number=fact.number, account=clean(fact.account), scope=clean(fact.scope), where=where)


def _factor(fact: audit.SecondFactorChanged) -> str:
    words = "second factor of {account} switched on" if fact.is_on else "second factor of {account} switched off"
    return gettext(words, account=clean(fact.account))


def _exported(fact: audit.Exported) -> str:
    what = gettext(EXPORTED[fact.what]) if fact.what in EXPORTED else clean(fact.what)
    if fact.registration:
        words = "exported from event {event}: {what}, registration {number}"
        return gettext(words, event=clean(fact.event), what=what, number=fact.registration)
    return gettext("exported from event {event}: {what}", event=clean(fact.event), what=what)


EXPORTED = {
    "backup": "backup of the journal",
    "copy": "earlier copy of the journal",
    "report": "tournament report",
    "players": "list of players",
    "person": "data of one player",
    "archive": "archive of the event",
    "tables": "tables for Chess-Results",
}


def _archived(fact: audit.Archived) -> str:
    if fact.archived:
        return gettext("event {event} archived", event=clean(fact.event))
    return gettext("event {event} back in the list", event=clean(fact.event))


def _erased(fact: audit.Erased) -> str:
    if fact.registration:
        words = "event {event}: registration {number} anonymised"
        return gettext(words, event=clean(fact.event), number=fact.registration)
    return gettext("event {event}: everyone anonymised", event=clean(fact.event))


def _restored(fact: audit.Restored) -> str:
    words = "event {event} restored from a backup of {entries} entries: {whose}"
    return gettext(words, event=clean(fact.event), entries=fact.entries, whose=_whose(fact))


def _continued(fact: audit.Continued) -> str:
    if not fact.event:
        words = "audit log continued after entry {entries}, which was not signed here: {whose}"
        return gettext(words, entries=fact.entries, whose=_whose(fact))
    words = "journal of event {event} continued after entry {entries}, which was not signed here: {whose}"
    return gettext(words, event=clean(fact.event), entries=fact.entries, whose=_whose(fact))


def _whose(fact: audit.Restored | audit.Continued) -> str:
    return gettext(fact.whose) + (f" ({clean(fact.key)})" if fact.key else "")


SENTENCES: "dict[type, str | Callable[[Any], str]]" = {
    audit.AccountAdded: "account {account} created",
    audit.PasswordChanged: "password of {account} changed",
    audit.AccountEnded: "account {account} ended",
    audit.Appointed: "{account} appointed: {role}",
    audit.AppointmentChanged: "role of {account} changed: {role}",
    audit.Dismissed: "{account} dismissed: {role}",
    audit.TokenIssued: _issued,
    audit.TokenRevoked: "API token {number} of {account} revoked",
    audit.SecondFactorChanged: _factor,
    audit.Exported: _exported,
    audit.Archived: _archived,
    audit.Erased: _erased,
    audit.Restored: _restored,
    audit.Continued: _continued,
}
"""The words of each kind of entry, or how they are found."""
