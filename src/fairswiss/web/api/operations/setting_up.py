"""Material for a new event: kinds of events, tie-breaks by name, one's own lists of them, advice on rounds."""

from django.http import HttpRequest
from pydantic import Field

from fairswiss.desk.intents import intents
from fairswiss.desk.presets import LONGEST_NAME, forget_preset, keep_preset, presets_of
from fairswiss.tiebreaks.naming import offered, sets
from fairswiss.usecases.advice import rounds_for
from fairswiss.web.access import Action
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.shapes import Sent


class Preset(Sent):
    """A list of tie-breaks to keep, or to delete with an empty order."""

    name: str = Field(max_length=LONGEST_NAME)
    tie_breaks: str = Field("", max_length=200, description="In their order; empty: the list is deleted.")


@router.get("intents", auth=Allowed(Action.CREATE_TOURNAMENT), response=list[Data])
def list_intents(request: HttpRequest) -> list[Data]:
    """The kinds of events, with the settings each begins with."""
    return [{**one._asdict(), "fields": dict(one.fields), "rhythm": one.rhythm.value} for one in intents()]


@router.get("advice", auth=Allowed(Action.LIST_TOURNAMENTS), response=Data)
def advise(request: HttpRequest, players: int, system: str = "dutch-2026") -> Data:
    """The number of rounds to plan for a number of players, and the reason."""
    return rounds_for(players, system)._asdict()


@router.get("tie-breaks", auth=Allowed(Action.LIST_TOURNAMENTS), response=Data)
def list_tie_breaks(request: HttpRequest) -> Data:
    """Every tie-break by name with its meaning, the usual lists, and those that the account keeps."""
    return {
        "tie_breaks": [one._asdict() for one in offered()],
        "lists": dict(sets()),
        "own": presets_of(request.user.get_username()),
    }


@router.put("tie-breaks/own", auth=Allowed(Action.CREATE_TOURNAMENT), response=Data)
def keep_list(request: HttpRequest, sent: Preset) -> Data:
    """Keep a list of tie-breaks under a name, or delete the one of that name; all lists of the account afterwards."""
    account = request.user.get_username()
    return (
        forget_preset(account, sent.name) if not sent.tie_breaks else keep_preset(account, sent.name, sent.tie_breaks)
    )
