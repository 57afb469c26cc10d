"""A journal as a file: a line that names it, a line for each entry, a line that ends it. Nothing else is needed to have
the event back."""

import gzip
import json
import zlib
from collections.abc import Iterator
from typing import Any

from django.conf import settings

from fairswiss.journal.chain import Entry
from fairswiss.language import spoken
from fairswiss.model.errors import InvalidTournament, TooLarge
from fairswiss.model.problems import Problem, Where
from fairswiss.store import journals
from fairswiss.store.journals import Known
from fairswiss.store.models import EventRow

FORMAT = "fairswiss-journal"
MAX_BYTES = 64 << 20
"""What an unpacked journal may have at most; an event of 10,000 players and 20 rounds has less than half of it."""


def data_folder() -> str:
    """Where this machine keeps everything that belongs to the store."""
    return str(settings.DATA_FOLDER)


def copied(event: str) -> bytes:
    """The journal of an event as it is, packed without understanding it.

    It may be of an older or newer program, or damaged, to be kept for whoever can repair it: having it back checks it.
    Asks for nothing but what the first version of the tables had, for it is called before they are upgraded.
    """
    found = EventRow.objects.values_list("origin", "head_number", "head_digest").filter(pk=event).first()
    if found is None:
        raise journals.not_there(event)
    origin, head, digest = found
    lines = [
        json.dumps({"format": FORMAT, "version": 1, "event": origin}),
        *(json.dumps(entry, ensure_ascii=False) for entry in journals.entries(event, last=head)),
        json.dumps({"entries": head, "digest": digest}),
    ]
    return gzip.compress("\n".join([*lines, ""]).encode(), 3, mtime=0)


def restored(content: bytes, who: str = "", token: str = "") -> Known:
    """The event of such a file, beside all others; refuses a file that is not what was written."""
    origin, told = unpacked(content)
    return journals.take_over(origin, told, journals.new_name(who, token, told[-1].digest), token)


def unpacked(content: bytes) -> tuple[str, list[Entry]]:
    """The name under which the journal of such a file was begun, and its entries; the chain is not looked at."""
    lines = [*_lines(content)]
    if len(lines) < 3 or not isinstance(lines[0], dict) or lines[0].get("format") != FORMAT:
        raise _unfit(spoken("it is no journal of fairswiss"))
    if lines[0].get("version") != 1:
        raise _unfit(spoken("it was written by a newer program"), spoken("upgrade fairswiss first"))
    told = [_entry(line, number) for number, line in enumerate(lines[1:-1], 2)]
    end = {"entries": len(told), "digest": told[-1].digest}
    if lines[-1] != end:
        raise _unfit(spoken("its end is missing"))
    return str(lines[0].get("event"))[:16], told


def _entry(line: Any, number: int) -> Entry:
    kinds = (int, str, str, str, str, str, str)
    if not isinstance(line, list) or [type(held) for held in line] != [*kinds]:
        raise _unfit(spoken("this line is no entry"), line=number)
    return Entry(*line)


def _lines(content: bytes) -> Iterator[Any]:
    for number, line in enumerate(_unpacked(content).splitlines(), 1):
        try:
            yield json.loads(line)
        except (ValueError, RecursionError):
            raise _unfit(spoken("this line is damaged"), line=number) from None


def _unpacked(content: bytes) -> bytes:
    """Never more than a journal may have, whatever the packed file claims."""
    unpacking = zlib.decompressobj(wbits=31)
    try:
        text = unpacking.decompress(content, MAX_BYTES)
    except zlib.error:
        raise _unfit(spoken("it cannot be unpacked")) from None
    if unpacking.unconsumed_tail:
        words = "The journal would have more than {most:,} bytes. Is it a backup of fairswiss at all?"
        raise TooLarge(spoken(words, most=MAX_BYTES))
    if not unpacking.eof:
        raise _unfit(spoken("its end is missing"))
    return text


def _unfit(what: str, remedy: str = "", line: int = 0) -> InvalidTournament:
    problem = Problem(what, remedy=remedy or spoken("use another copy"), where=Where(line=line))
    return InvalidTournament(spoken("This file cannot be restored:"), (problem,))
