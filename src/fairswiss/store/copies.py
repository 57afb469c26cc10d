"""A journal as a file: a line that names it, a line for each entry, a line that ends it. Nothing else is needed to have
the event back."""

import gzip
import json
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from django.conf import settings

from fairswiss.journal.chain import Entry
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament, TooLarge
from fairswiss.model.problems import Problem, Where
from fairswiss.store import rows
from fairswiss.store.models import EventRow
from fairswiss.store.signing import LONGEST, Head, Provenance, Whose, provenance

FORMAT = "fairswiss-journal"
MAX_BYTES = 64 << 20
"""The maximum size of an unpacked journal; an event of 10,000 players and 20 rounds has less than half of it."""


def data_folder() -> str:
    """The folder of this machine with everything that belongs to the store."""
    return str(settings.DATA_FOLDER)


class Copy(NamedTuple):
    """A journal as a file has it."""

    origin: str
    """The name under which it was begun."""
    entries: list[Entry]
    signature: str
    """Empty: the file is not signed."""

    @property
    def provenance(self) -> Provenance:
        """The provenance of the journal: its signature, checked against its last entry."""
        last = self.entries[-1]
        return provenance(self.signature, Head(self.origin, last.number, last.digest))


def copied(event: str, *, signed: bool = True) -> bytes:
    """The journal of an event as it is, packed without understanding it, with the signature of its head.

    It may be of an older or newer program, or damaged, to be kept for repair: restoring checks it. Not ``signed``, it
    asks for nothing but what the first version of the tables had: for copies that are made before an upgrade.
    """
    asked = ("origin", "head_number", "head_digest", *(("signature",) if signed else ()))
    found = EventRow.objects.values_list(*asked).filter(pk=event).first()
    if found is None:
        raise rows.not_there(event)
    origin, head, digest, *signature = found
    return packed(Head(origin, head, digest), rows.entries(event, last=head), "".join(signature))


def packed(head: Head, told: Sequence[Entry], signature: str) -> bytes:
    """A journal as such a file: its entries, the head that its last line names, and the signature of that."""
    lines = [
        json.dumps({"format": FORMAT, "version": 1, "event": head.origin, "signature": signature}),
        *(json.dumps(entry, ensure_ascii=False) for entry in told),
        json.dumps({"entries": head.number, "digest": head.digest}),
    ]
    return gzip.compress("\n".join([*lines, ""]).encode(), 3, mtime=0)


def unpacked(content: bytes) -> tuple[str, list[Entry]]:
    """The name under which the journal of such a file was begun, and its entries; the chain is not checked."""
    copy = opened(content)
    return copy.origin, copy.entries


def opened(content: bytes) -> Copy:
    """Everything such a file says, the chain not checked; refuses one whose signature does not fit."""
    lines = [*_lines(content)]
    if len(lines) < 3 or not isinstance(lines[0], dict) or lines[0].get("format") != FORMAT:
        raise _unfit(gettext("it is not a journal of fairswiss"))
    if lines[0].get("version") != 1:
        raise _unfit(gettext("it was written by a newer program"), gettext("upgrade fairswiss first"))
    told = [_entry(line, number) for number, line in enumerate(lines[1:-1], 2)]
    end = {"entries": len(told), "digest": told[-1].digest}
    if lines[-1] != end:
        raise _unfit(gettext("its end is missing"))
    origin = str(lines[0].get("event"))[:16]
    if not (origin.isascii() and origin.isalnum()):
        raise _unfit(gettext("it is not a journal of fairswiss"))
    copy = Copy(origin, told, str(lines[0].get("signature") or "")[:LONGEST])
    if copy.provenance.whose is Whose.ALTERED:
        raise _unfit(copy.provenance.words)
    return copy


def _entry(line: Any, number: int) -> Entry:
    kinds = (int, str, str, str, str, str, str)
    if not isinstance(line, list) or [type(held) for held in line] != [*kinds]:
        raise _unfit(gettext("this line is not an entry"), line=number)
    return Entry(*line)


def _lines(content: bytes) -> Iterator[Any]:
    for number, line in enumerate(_unpacked(content).splitlines(), 1):
        try:
            yield json.loads(line)
        except (ValueError, RecursionError):
            raise _unfit(gettext("this line is damaged"), line=number) from None


def _unpacked(content: bytes) -> bytes:
    """Never more than a journal may have, whatever the packed file claims."""
    unpacking = zlib.decompressobj(wbits=31)
    try:
        text = unpacking.decompress(content, MAX_BYTES)
    except zlib.error:
        raise _unfit(gettext("it cannot be unpacked")) from None
    if unpacking.unconsumed_tail:
        words = "The journal would have more than {most:,} bytes. Is it a backup of fairswiss at all?"
        raise TooLarge(gettext(words, most=MAX_BYTES), code="journal-too-large")
    if not unpacking.eof:
        raise _unfit(gettext("its end is missing"))
    return text


def _unfit(what: str, remedy: str = "", line: int = 0) -> InvalidTournament:
    problem = Problem(what, remedy=remedy or gettext("use another copy"), where=Where(line=line))
    return InvalidTournament(gettext("This file cannot be restored:"), (problem,), code="copy-unusable")
