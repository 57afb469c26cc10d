"""What is announced of an event."""

from django.http import HttpRequest

from fairswiss.app import events
from fairswiss.app.announcing import announced
from fairswiss.app.privacy import kept_back
from fairswiss.store import journals
from fairswiss.store.journals import Known
from fairswiss.web.access import Action
from fairswiss.web.api.answers import settings_data
from fairswiss.web.api.event_shapes import Announced, fields_of
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed


@router.get("t/{tournament}/settings", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def show_settings(request: HttpRequest, tournament: str) -> Data:
    """Every field of the settings, and how many names are kept from the public."""
    return _shown(journals.read(tournament))


@router.patch("t/{tournament}/settings", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def change_settings(request: HttpRequest, tournament: str, sent: Announced) -> Data:
    """Change the fields that are sent. What was announced before the first round has to be confirmed after it."""
    before = journals.read(tournament).state.settings
    changed = announced(before, fields_of(sent))
    return _shown(events.change_settings(tournament, changed, sender(request, sent)))


def _shown(known: Known) -> Data:
    return {**settings_data(known.state.settings), "kept_back": kept_back(known.state)._asdict()}
