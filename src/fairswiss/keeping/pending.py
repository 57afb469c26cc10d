"""Erasures that are not finished: the events, and where copies still have to be cleaned. It names no person.

An event is written down before its people are taken out, so that a crash at any moment leaves a note of what to finish.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fairswiss.usecases.files import write_text_atomically

_FILE = "erasures.json"


class Pending(NamedTuple):
    """The cleaning of copies that is still to be done."""

    here: frozenset[str] = frozenset()
    """Events whose people may still be in files of the data folder."""
    there: frozenset[str] = frozenset()
    """The same of the second place."""
    may_delete: bool = False
    """True if unreadable copies may be deleted: they concern every event."""
    clean: frozenset[str] = frozenset()
    """The names of whole copies that were cleaned since: they are not written again."""

    def joined(self, events: Iterable[str], *, there: bool, may_delete: bool) -> "Pending":
        """With more events, of which no copy is clean yet."""
        more = frozenset(events)
        return Pending(self.here | more, self.there | more if there else self.there, self.may_delete or may_delete)


def read(folder: Path) -> Pending:
    """The note; nothing is pending where there is none."""
    try:
        said = json.loads((folder / _FILE).read_text("utf-8"))
        return Pending(
            frozenset(said["here"]), frozenset(said["there"]), said["may_delete"] is True, frozenset(said["clean"])
        )
    except FileNotFoundError:
        return Pending()
    except (OSError, ValueError, TypeError, KeyError):
        return _every_event()


def write(folder: Path, pending: Pending) -> None:
    """Put the note in the place of the one before; called by the one writer of copies alone."""
    if not pending.here and not pending.there:
        (folder / _FILE).unlink(missing_ok=True)
        return
    said = {name: sorted(held) if isinstance(held, frozenset) else held for name, held in pending._asdict().items()}
    write_text_atomically(str(folder / _FILE), json.dumps(said))


def _every_event() -> Pending:
    """A note that cannot be read: whatever it named is among these, and cleaning a clean copy does no harm."""
    from fairswiss.store import rows

    names = frozenset(rows.names())
    return Pending(names, names)
