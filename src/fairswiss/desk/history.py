"""The journal of an event: read in words, verified, undone."""

from itertools import takewhile

from fairswiss.desk import journals, soundness
from fairswiss.desk.journals import Known
from fairswiss.desk.telling import TOKEN, By, one_line
from fairswiss.journal.chain import Break, Entry
from fairswiss.journal.facts import PHONES
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.rendering.journal import Line, journal_lines
from fairswiss.store import rows

_FOR_GOOD = "fide-mode-left"
_REGISTERED = "registered"
_NEVER_UNDONE = ("undone", "anonymised", _FOR_GOOD)


def history(event: str) -> list[Line]:
    """Every entry in words, the first one first."""
    known = journals.read(event)
    return journal_lines(rows.entries(event, last=known.head))


def entries_after(event: str, number: int) -> list[Entry]:
    return rows.entries(event, number)


def undo(event: str, number: int, by: By) -> Known:
    """Make an entry count no more; it stays readable. The way out of FIDE mode is the one that leads only out."""
    if any(entry.kind == _FOR_GOOD for entry in rows.entries(event, number - 1, last=number)):
        words = "FIDE mode was left permanently: this entry cannot be undone."
        raise BadRequest(gettext(words), code="fide-mode-not-undone")
    return journals.undo(event, [number], one_line(by.who, 150), one_line(by.why, 1000), one_line(by.token, TOKEN))


def undo_last(event: str, by: By) -> Known:
    """Undo the last step of an arbiter that counts: neither an undoing, nor what a player just said from a phone.

    Players who were registered together, such as by an import, are one step.
    """
    passed = (*_NEVER_UNDONE, "result-claimed")
    by_phone = ("checked-in", gettext(PHONES["p"]))
    told = (line for line in reversed(history(event)) if line.counts and line.kind not in passed)
    counting = [line for line in told if (line.kind, line.who) != by_phone]
    last = next((line for line in counting), None)
    if last is None or last.kind != _REGISTERED:
        return undo(event, last.number if last else 1, by)
    together = takewhile(lambda line: (line.kind, line.when, line.who) == (last.kind, last.when, last.who), counting)
    numbers = [line.number for line in together]
    who, why, token = one_line(by.who, 150), one_line(by.why, 1000), one_line(by.token, TOKEN)
    return journals.undo(event, numbers, who, why, token)


def verify(event: str) -> list[Break]:
    """Every place where the journal is not what was told; none when it is sound."""
    return soundness.verify(event)


def made_anew(event: str) -> list[Line]:
    """The entries that tell that the chain before them was made anew, because somebody was anonymised."""
    return [line for line in history(event) if line.kind == "anonymised"]
