"""Standings, and the calculation of every value."""

from django.http import HttpRequest

from fairswiss.desk.shown import ranked
from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.rendering import working_data
from fairswiss.tiebreaks.crosstable import cross_table
from fairswiss.usecases.pictures import kind_asked, picture_of
from fairswiss.web.access import Action
from fairswiss.web.api.answers import data_of, seen_event
from fairswiss.web.api.router import Allowed, Data, router

_LONGEST = 200
"""Of a list of tie-breaks."""


@router.get("t/{tournament}/standings", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_standings(
    request: HttpRequest, tournament: str, after: int | None = None, tie_breaks: str = "", rounds: bool = False
) -> Data:
    """The standings; with ``rounds`` the cross table as well."""
    event = seen_event(request, tournament)
    facts, found = event.state.tournament(), ranked(event, after, tie_breaks[:_LONGEST])
    return data_of(cross_table(facts, found) if rounds else found, facts)


@router.get("t/{tournament}/pictures/{kind}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_picture(
    request: HttpRequest, tournament: str, kind: str, after: int | None = None, player: int = 0, top: int = 0
) -> Data:
    """The numbers of a picture after a round, with a player, by pairing number, always shown; points are in tenths."""
    event = seen_event(request, tournament)
    facts, unrated = event.state.tournament(), event.state.settings.unrated or None
    shown = picture_of(facts, kind_asked(kind), after, player=player, top=max(0, min(top, 200)), unrated=unrated)
    return shown.data()


@router.get("t/{tournament}/standings/{player}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_working(
    request: HttpRequest, tournament: str, player: int, after: int | None = None, tie_breaks: str = ""
) -> Data:
    """The calculation of every value of a player, by registration."""
    event = seen_event(request, tournament)
    found, number = ranked(event, after, tie_breaks[:_LONGEST]), event.state.player(player).number
    if found.row(number) is None:
        raise NotThere(gettext("Player {number} is not in these standings.", number=number), code="no-such-player")
    told = working_data(found, [number], event.state.tournament())
    return {**told, "players": [row for row in told["players"] if row["number"] == number]}
