"""The events that are shown to everybody, as everybody sees them."""

from contextlib import suppress

from django.http import Http404
from django.urls import reverse

from fairswiss.desk import journals
from fairswiss.desk.events import events
from fairswiss.desk.journals import Known
from fairswiss.desk.sheets import of_state
from fairswiss.model.errors import BadRequest, Unreadable
from fairswiss.rendering.final import FinalPage
from fairswiss.rendering.sheets import Places, Sheet
from fairswiss.rendering.spectators import PlayerShown
from fairswiss.usecases import sheets
from fairswiss.usecases.cache_keys import looked_at
from fairswiss.usecases.sheets import Seen
from fairswiss.usecases.sheets.of_final import final_page
from fairswiss.usecases.single_flight import SingleFlight
from fairswiss.usecases.spectators import Directory
from fairswiss.usecases.standings import kept_standings
from fairswiss.web.event_pages import known

SHEETS = ("pairings", "names", "standings", "cross", "players", "matches", "teams", "team-cross", "boards")
"""No slips, no list with ratings of the pairing, and no explanation: those are for the arbiters to hand out."""

MOST_FOUND = 60
"""Names found that are listed; people with a more common one type more of it."""


def public_events() -> list[Known]:
    """The public events that are not archived, the newest first."""
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
    """A sheet of what was published."""
    if kind not in SHEETS:
        raise Http404
    part = looked_at(public_view(event), kind, number)
    return _sheets.of((event.event, kind, number), part, lambda: sheets.sheet(part, kind, number))


def public_view(event: Known) -> Seen:
    """The published part of an event, and nothing else."""
    return _views.of(event.event, event.digest, lambda: of_state(event.state, public=True))


def public_places(event: Known) -> Places:
    """The public pages of players and boards; one address is looked up, the others are derived from it."""
    named = {"tournament": event.event}
    registration = {number: player for player, number in event.state.numbers.items()}
    player = reverse("public:player", kwargs={**named, "registration": 0}).removesuffix("0/")
    board = reverse("public:board", kwargs={**named, "round": 0, "board": 0}).removesuffix("0/0/")
    return Places(lambda at: f"{player}{registration[at]}/", lambda number, at: f"{board}{number}/{at}/")


def directory(event: Known) -> Directory:
    """The players and boards that everyone may look up."""
    return _directories.of(event.event, event.digest, lambda: _indexed(public_view(event)))


def public_final(tournament: str) -> tuple[Known, FinalPage]:
    """A public event with its final page; one that is not published is not there."""
    event = public_event(tournament)
    if not event.state.final.shown:
        raise Http404
    return event, _finals.of(event.event, event.digest, lambda: final_page(public_view(event)))


def public_player(event: Known, registration: int) -> PlayerShown:
    """A player, by registration, as everyone may see them; one who is not there is not found."""
    number = event.state.numbers.get(registration)
    if number is None:
        raise Http404
    return directory(event).player(number)


def _indexed(seen: Seen) -> Directory:
    part = looked_at(seen, "standings")
    try:
        ranked = kept_standings(part.tournament, unrated=part.unrated)
    except BadRequest:  # tie-breaks that nobody knows: the page of the standings says so
        ranked = None
    return Directory(seen, ranked)


# Views are made of the journal, which its digest stands for; sheets of what they look at: a result that comes in does
# not have the standings of the rounds before worked out again.
_views: SingleFlight[Seen] = SingleFlight(16)
_sheets: SingleFlight[Sheet] = SingleFlight(64)
_directories: SingleFlight[Directory] = SingleFlight(16)
_finals: SingleFlight[FinalPage] = SingleFlight(16)
