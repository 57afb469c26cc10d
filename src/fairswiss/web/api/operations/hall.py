"""The playing hall: the announcement on every screen."""

from django.http import HttpRequest
from pydantic import AwareDatetime, Field

from fairswiss.desk import hall, journals
from fairswiss.desk.journals import Known
from fairswiss.web.access import Action
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent


class Announcement(Sent):
    """A message, and the start of the next round with its time zone; either may be left out."""

    message: str = Field("", max_length=hall.LONGEST_MESSAGE)
    starts: AwareDatetime | None = None


@router.get("t/{tournament}/hall", auth=Allowed(Action.PUBLISH), response=Data)
def show_hall(request: HttpRequest, tournament: str) -> Data:
    """The message on all screens, and the round that is announced with its start."""
    return _data(journals.read(tournament))


@router.post("t/{tournament}/hall", auth=Allowed(Action.PUBLISH), response=Data)
def announce(request: HttpRequest, tournament: str, sent: Announcement) -> Data:
    """Say this on all screens, instead of what they said; nothing at all takes everything back."""
    return _data(hall.announce(tournament, sender(request, sent), sent.message, sent.starts))


def _data(event: Known) -> Data:
    return event.state.hall._asdict()
