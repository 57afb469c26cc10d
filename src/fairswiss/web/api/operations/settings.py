"""The settings of an event."""

from django.http import HttpRequest

from fairswiss.desk import events, fide_mode, journals
from fairswiss.desk.announcing import announced
from fairswiss.desk.journals import Known
from fairswiss.desk.privacy import kept_back
from fairswiss.studies.own_field import asked_of, own_data, own_results
from fairswiss.web.access import Action
from fairswiss.web.api.answers import event_data, settings_data
from fairswiss.web.api.event_shapes import Announced, fields_of
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent


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


@router.get("t/{tournament}/study", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def show_study(request: HttpRequest, tournament: str) -> Data:
    """A small study on the players of the event: several numbers of rounds and two systems, with 95 % intervals."""
    state = journals.read(tournament).state
    return own_data(own_results(asked_of(state.tournament(), state.settings.system)))


@router.post("t/{tournament}/leave-fide-mode", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def leave_fide_mode(request: HttpRequest, tournament: str, sent: Sent) -> Data:
    """Do also what an official program refuses, from now on and for good; confirmed twice."""
    return event_data(fide_mode.leave(tournament, sender(request, sent)))


def _shown(known: Known) -> Data:
    return {**settings_data(known), "kept_back": kept_back(known.state)._asdict()}
