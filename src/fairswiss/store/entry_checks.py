"""Validation of imported journal entries: those that this program cannot have written are refused.

Anyone can recompute a chain of digests. The content of each fact is validated by its type and by the fold; this
validates the rest: timestamp, account and reason, and texts that no page, file or database can hold.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from fairswiss.journal.chain import Entry
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.problems import Problem

LONGEST_WHO, LONGEST_WHY = 150, 1000
_YEARS = range(2000, 2200)
_LONGEST_WHEN = 40
_DIGEST = re.compile("[0-9a-f]{64}")
_NEVER = ("Cc", "Cs")
"""Controls, and halves of characters, which UTF-8 cannot write."""


def expect_written_here(entries: Sequence[Entry]) -> None:
    """Refuse entries of a file that no version of this program has written; name the first few."""
    found = [
        Problem(gettext("entry {number}: {what}", number=at, what=what), remedy=gettext("use another copy"))
        for at, entry in enumerate(entries, 1)
        for what in _odd(entry)
    ]
    if found:
        raise InvalidTournament(gettext("This file cannot be restored:"), tuple(found[:5]), code="copy-unusable")


def _odd(entry: Entry) -> Iterator[str]:
    if not _is_moment(entry.when):
        yield gettext("{when!r:.50} is not a moment in UTC, such as 2026-11-16T10:00:00+00:00", when=entry.when)
    if not 0 < len(entry.who) <= LONGEST_WHO or _unwritable(entry.who):
        yield gettext("the account {who!r:.50} is empty, too long or has control characters", who=entry.who)
    if len(entry.why) > LONGEST_WHY or _unwritable(" ".join(entry.why.split())):
        yield gettext("the reason {why!r:.50} is too long or has control characters", why=entry.why)
    if not _DIGEST.fullmatch(entry.digest):
        yield gettext("{digest!r:.50} is not a digest", digest=entry.digest)
    if text := next(filter(_unencodable, _texts(entry.fact)), ""):
        yield gettext("the text {text!r:.50} cannot be written to any file", text=text)


def _is_moment(text: str) -> bool:
    """True if this is a timestamp as this program writes it: with its time zone, which is UTC."""
    try:
        moment = datetime.fromisoformat(text) if len(text) <= _LONGEST_WHEN else None
    except ValueError:
        return False
    return moment is not None and moment.utcoffset() == timedelta() and moment.astimezone(UTC).year in _YEARS


def _unwritable(text: str) -> bool:
    return any(unicodedata.category(character) in _NEVER for character in text)


def _unencodable(text: str) -> bool:
    """True if neither UTF-8 nor a database can hold it."""
    return "\0" in text or any("\ud800" <= character <= "\udfff" for character in text)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for held in value:
            yield from _texts(held)
