"""Integrity of a journal: its chain, the facts in it, and the error message if it is broken."""

import logging
from collections.abc import Iterable, Iterator, Sequence

from fairswiss.desk.memory import Known
from fairswiss.journal.chain import Break, Entry, breaks
from fairswiss.journal.facts import Anonymised, Fact, Undone
from fairswiss.journal.fold import folded
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError, InvalidTournament, Unreadable
from fairswiss.model.problems import Problem, Remedy
from fairswiss.store import rows
from fairswiss.store.damage import of_damage
from fairswiss.store.models import EventRow
from fairswiss.store.signing import Whose, provenance

_LONGEST_REASON, _MOST_REASONS = 500, 3
_log = logging.getLogger("fairswiss.store")


def verify(event: str) -> list[Break]:
    """Every place where a journal is not what was told; empty when it is sound."""
    row = rows.row_of(event)
    told = rows.entries(event)
    found = list(breaks(row.origin, told, (row.head_number, row.head_digest)))
    found = found or [*_forged(row)]
    if found:
        return found
    try:
        state = _proven(told)
    except FairswissError as error:
        return [Break(0, str(error))]
    words = "the name in the list of events is not the one in the journal"
    return [] if row.name == state.title else [Break(0, gettext(words))]


def altered(found: Break, remedy: str) -> InvalidTournament:
    """The refusal of a journal that is not the one that was told."""
    what = gettext("This journal was altered:")
    return InvalidTournament(what, (Problem(found.what, remedy=remedy),), code="journal-altered")


def checked(origin: str, told: Sequence[Entry]) -> State:
    """The event of a journal from elsewhere; refused when its chain is broken or its entries contradict each other."""
    if found := next(breaks(origin, told), None):
        raise altered(found, gettext("use another copy"))
    return _proven(told)


def _proven(told: Sequence[Entry]) -> State:
    """The event after its entries, which do not contradict each other, whoever wrote them."""
    try:
        state = folded(told)
        state.tournament(with_draft=True)
    except FairswissError:
        raise
    except Exception as error:
        words = "The entries of the journal are inconsistent ({error})."
        raise InvalidTournament(gettext(words, error=type(error).__name__), code="journal-inconsistent") from error
    return state


def goes_on(row: EventRow, told: Sequence[Entry], known: Known) -> bool:
    """True if these entries lead from the known state to the head: an older database may have been restored."""
    return first_break(row, told, (known.head, known.digest)) is None


def sound(row: EventRow, told: list[Entry]) -> list[Entry]:
    """The whole journal as it was written; refused when it is not, so that nobody is shown anything of it."""
    if found := first_break(row, told):
        raise of_damage(gettext("in the journal of {event}, {what}", event=row.name or row.pk, what=found.what))
    return told


def first_break(row: EventRow, told: Sequence[Entry], follows: tuple[int, str] | None = None) -> Break | None:
    """The first place where these entries do not lead to the head, or a head that was not signed as it is."""
    found = breaks(row.origin, told, (row.head_number, row.head_digest), follows)
    return next(found, None) or next(_forged(row), None)


def _forged(row: EventRow) -> Iterator[Break]:
    """A head whose signature does not fit: an attacker can recompute every digest, but not that."""
    signed = provenance(row.signature, rows.head_of(row))
    if signed.whose is Whose.ALTERED:
        yield Break(row.head_number, signed.words)


def refuse_final(known: Known, facts: Iterable[Fact]) -> None:
    """Refuse to undo what cannot be undone: an entry that is not there, the first one, and what is gone."""
    for number in (fact.entry for fact in facts if isinstance(fact, Undone)):
        if number == 1:
            raise BadRequest(gettext("Entry 1 cannot be undone: it created the event."), code="creation-not-undone")
        if not 1 < number <= known.head:
            words = "Entry {number} cannot be undone: there is no such entry."
            raise BadRequest(gettext(words, number=number), code="no-such-entry")
        if rows.is_of(known.event, number, Anonymised):
            words = "Entry {number} cannot be undone: the data were permanently removed from the journal."
            raise BadRequest(gettext(words, number=number), code="entry-erased")


def unreadable(row: EventRow, error: Exception) -> Unreadable:
    """The error for an event that cannot be read, with the remedies."""
    _log.warning("The event %s cannot be read", row.pk, exc_info=error)
    told: tuple[Problem, ...] = (Problem(type(error).__name__),)
    cure: tuple[Remedy, ...] = ()
    if isinstance(error, FairswissError):
        told = (Problem(error.message[:_LONGEST_REASON]), *error.problems[:_MOST_REASONS])
        cure = error.remedies
    words = "The tournament {name!r:.60} cannot be read. All others are not affected."
    return Unreadable(
        gettext(words, name=row.name),
        told,
        facts={"event": row.pk, "name": row.name},
        remedies=(*cure, Remedy.VERIFY_JOURNAL, Remedy.RESTORE_JOURNAL),
        code="event-unreadable",
    )
