"""The events that are shown to everybody, as everybody sees them."""

from contextlib import suppress
from functools import lru_cache

from django.http import Http404

from fairswiss.app import sheets
from fairswiss.app.events import events
from fairswiss.app.sheets import Seen
from fairswiss.model.errors import Unreadable
from fairswiss.rendering.sheets import Sheet
from fairswiss.store import journals
from fairswiss.store.journals import Known
from fairswiss.web.event_pages import known

SHEETS = ("pairings", "names", "standings", "cross", "players")
"""No slips, no list with ratings of the pairing, and no explanation: those are for the arbiters to hand out."""


def public_events() -> list[Known]:
    """Those that are shown to everybody and were not put away, the newest first."""
    found = []
    for listed in events():
        with suppress(Unreadable):  # the arbiters see it in their list
            found.append(journals.read(listed.id))
    return [event for event in found if event.state.settings.public]


def public_event(tournament: str) -> Known:
    """The event of an address; one that is not public is not there."""
    event = known(tournament)
    if not event.state.settings.public:
        raise Http404
    return event


def public_sheet(event: Known, kind: str, number: int = 0) -> Sheet:
    """A sheet of what was published. Many look at the same one, so the last ones are kept."""
    if kind not in SHEETS:
        raise Http404
    return _kept(_Once(event), kind, number)


class _Once:
    """An event that is the same as long as its journal is."""

    def __init__(self, event: Known) -> None:
        self.event = event

    def __hash__(self) -> int:
        return hash(self.event.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Once) and other.event.digest == self.event.digest


@lru_cache(64)
def _kept(once: _Once, kind: str, number: int) -> Sheet:
    return sheets.sheet(public_view(once.event), kind, number)


def public_view(event: Known) -> Seen:
    """What was published of it, and nothing else."""
    return sheets.of_state(event.state, public=True)
