"""The public part of the events open to everyone; no session is needed."""

from django.http import HttpRequest

from fairswiss.desk.journals import Known
from fairswiss.rendering.spectators import plain_data
from fairswiss.rendering.text import as_text
from fairswiss.usecases.pictures import kind_asked, picture_of
from fairswiss.usecases.sheets import held
from fairswiss.usecases.spectators import why_blocks
from fairswiss.web.access import Action
from fairswiss.web.api.answers import sheet_data
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.public.events import (
    MOST_FOUND,
    SHEETS,
    directory,
    public_event,
    public_events,
    public_player,
    public_sheet,
    public_view,
)


@router.get("public", auth=Allowed(Action.SEE_PUBLIC), response=list[Data])
def list_public(request: HttpRequest) -> list[Data]:
    """Every public event, the newest first."""
    return [_public(event) for event in public_events()]


@router.get("public/{tournament}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def show_public(request: HttpRequest, tournament: str) -> Data:
    """A public event: its settings, rounds and pages."""
    return {**_public(public_event(tournament)), "sheets": [*SHEETS]}


@router.get("public/{tournament}/find", auth=Allowed(Action.SEE_PUBLIC), response=list[Data])
def find_player(request: HttpRequest, tournament: str, name: str, number: int = 0) -> list[Data]:
    """Players whose names begin like the words given, and their boards of a round (0: the last one published)."""
    event = public_event(tournament)
    registration = {at: player for player, at in event.state.numbers.items()}
    found = directory(event).found(name, number if 0 < number <= public_view(event).rounds else 0)
    return [{**one._asdict(), "registration": registration[one.number]} for one in found[:MOST_FOUND]]


@router.get("public/{tournament}/players/{registration}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def look_up_player(request: HttpRequest, tournament: str, registration: int) -> Data:
    """A player, by registration: figures and games, without what is withheld; points are in tenths."""
    event = public_event(tournament)
    shown = public_player(event, registration)
    why = why_blocks(public_view(event), shown.now.round, (shown.number,)) if shown.now else ()
    return {**plain_data(shown), "why": as_text(why)}


@router.get("public/{tournament}/rounds/{number}/boards/{board}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def look_up_board(request: HttpRequest, tournament: str, number: int, board: int) -> Data:
    """A board of a published round; points are in tenths."""
    event = public_event(tournament)
    shown = directory(event).board(number, board)
    why = why_blocks(public_view(event), number, (shown.white.number, shown.black.number))
    return {**plain_data(shown), "why": as_text(why)}


@router.get("public/{tournament}/pictures/{kind}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def show_public_picture(request: HttpRequest, tournament: str, kind: str, player: int = 0, top: int = 0) -> Data:
    """The numbers of a picture of what was published, with a player, by pairing number, always shown."""
    seen = public_view(public_event(tournament))
    top = max(0, min(top, 200))
    return picture_of(seen.tournament, kind_asked(kind), player=player, top=top, unrated=seen.unrated).data()


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
