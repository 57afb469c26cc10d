"""Entries chained by digests: changing, removing or inserting one breaks the chain from there on."""

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from fairswiss.journal.codec import text_of, value_of
from fairswiss.journal.facts import KINDS, Fact, word_of
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.problems import Problem


class Entry(NamedTuple):
    """One line of a journal."""

    number: int
    """From 1, without gaps."""
    kind: str
    data: str
    """The fact, in the one way in which it is written."""
    who: str
    when: str
    """ISO 8601, UTC."""
    why: str
    digest: str
    """Over everything above and the digest of the entry before."""

    @property
    def fact(self) -> Fact:
        """The fact of an event."""
        fact: Fact = self.read(KINDS)
        return fact

    def read(self, kinds: Mapping[str, type]) -> Any:
        """The value of the entry, which is of one of these kinds."""
        import json

        kind = kinds.get(self.kind)
        if kind is None:
            raise InvalidTournament(
                gettext(
                    "Entry {number} of the journal has the unknown type {kind!r:.40}.",
                    number=self.number,
                    kind=self.kind,
                ),
                (
                    Problem(
                        gettext("it was written by a newer program, or it is damaged"),
                        remedy=gettext("upgrade, or verify"),
                    ),
                ),
                code="entry-unknown",
            )
        try:
            data = json.loads(self.data)
        except (ValueError, RecursionError) as error:
            words = "Entry {number} of the journal is damaged."
            raise InvalidTournament(gettext(words, number=self.number), code="entry-damaged") from error
        return value_of(kind, data)


class Break(NamedTuple):
    """A place where a journal is not what it was."""

    number: int
    what: str


def first_digest(event: str) -> str:
    """The digest that the first entry is chained to: the identity of the event."""
    return sha256(_bytes(f"fairswiss {event}")).hexdigest()


def next_entry(before: str, number: int, fact: Any, who: str, when: str, why: str = "") -> Entry:
    """The entry that follows the one with the digest ``before``."""
    unsigned = Entry(number, word_of(type(fact)), text_of(fact), who, when, why, "")
    return unsigned._replace(digest=_digest(before, unsigned))


def _digest(before: str, entry: Entry) -> str:
    return sha256(_bytes(text_of((before, *entry[:-1])))).hexdigest()


def _bytes(text: str) -> bytes:
    """UTF-8, of texts too that are none: a damaged entry has a digest that does not fit, and not an error."""
    return text.encode("utf-8", "surrogatepass")


def signed_words(origin: str, number: int, digest: str) -> bytes:
    """The bytes that a signature covers: where a journal began and the entry it ends with, and so the whole chain."""
    return _bytes(text_of(("fairswiss-journal", origin, number, digest)))


def breaks(
    event: str, entries: Iterable[Entry], head: tuple[int, str] | None = None, follows: tuple[int, str] | None = None
) -> Iterator[Break]:
    """Every place where the chain does not hold; ``head`` is the number and digest the last entry must have.

    ``follows`` is the number and digest of the entry before the first one, when that is not the beginning.
    """
    told, before = follows or (0, first_digest(event))
    count = told
    for count, entry in enumerate(entries, told + 1):
        if entry.number != count:
            words = "entry {number} is missing or out of place: {found} found instead"
            yield Break(count, gettext(words, number=count, found=entry.number))
            return
        if _digest(before, entry) != entry.digest:
            words = "entry {number} or the one before it was changed after it was written"
            yield Break(count, gettext(words, number=count))
        before = entry.digest
    if head is not None and head != (count, before):
        words = "the journal ends with entry {number}, but entry {last} was written"
        yield Break(count, gettext(words, number=count, last=head[0]))
