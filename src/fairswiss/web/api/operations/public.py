"""The public part of the events open to everyone; no session is needed."""

from django.http import HttpRequest

from fairswiss.desk.journals import Known
from fairswiss.usecases.sheets import held
from fairswiss.web.access import Action
from fairswiss.web.api.answers import sheet_data
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.service import Allowed
from fairswiss.web.public.events import SHEETS, public_event, public_events, public_sheet, public_view


@router.get("public", auth=Allowed(Action.SEE_PUBLIC), response=list[Data])
def list_public(request: HttpRequest) -> list[Data]:
    """Every event that is shown to everybody, the newest first."""
    return [_public(event) for event in public_events()]


@router.get("public/{tournament}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def show_public(request: HttpRequest, tournament: str) -> Data:
    """What is to be known of such an event."""
    return {**_public(public_event(tournament)), "sheets": [*SHEETS]}


@router.get("public/{tournament}/{sheet}/{number}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def show_public_sheet(request: HttpRequest, tournament: str, sheet: str, number: int) -> Data:
    """A public sheet of a round, or (0) of the last one that was published."""
    return sheet_data(public_sheet(public_event(tournament), sheet, number))


def _public(event: Known) -> Data:
    seen, info = public_view(event), event.state.settings.info
    return {
        "id": event.event,
        "name": info.name,
        "city": info.city,
        "held": held(seen),
        "chief_arbiter": info.chief_arbiter,
        "rate_of_play": info.rate_of_play,
        "system": seen.system,
        "rounds": event.state.settings.rounds,
        "published": seen.rounds,
        "players": len(seen.tournament.players),
    }
