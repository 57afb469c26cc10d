"""Forbidden pairs."""

from django.http import HttpRequest

from fairswiss.desk import journals, registration
from fairswiss.desk.journals import Known
from fairswiss.web.access import Action
from fairswiss.web.api.player_shapes import KeptApart, Lifted
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed


@router.get("t/{tournament}/forbidden", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def list_forbidden(request: HttpRequest, tournament: str) -> list[Data]:
    """The groups of players, by registration, of whom no two may meet, and in which rounds."""
    return _listed(journals.read(tournament))


@router.post("t/{tournament}/forbidden", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def forbid(request: HttpRequest, tournament: str, sent: KeptApart) -> list[Data]:
    """Keep players apart; after round 1 this has to be confirmed."""
    by = sender(request, sent)
    return _listed(registration.forbid(tournament, sent.players, by, sent.first_round, sent.last_round))


@router.post("t/{tournament}/forbidden/lift", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def lift(request: HttpRequest, tournament: str, sent: Lifted) -> list[Data]:
    """Let a group meet again."""
    return _listed(registration.lift(tournament, sent.players, sender(request, sent)))


def _listed(event: Known) -> list[Data]:
    return [group._asdict() for group in event.state.prohibitions]
