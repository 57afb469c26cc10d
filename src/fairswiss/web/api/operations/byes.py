"""Requested byes for future rounds."""

from django.http import HttpRequest

from fairswiss.desk import registration
from fairswiss.desk.registration import Wish
from fairswiss.web.access import Action
from fairswiss.web.api.answers import player_data
from fairswiss.web.api.player_shapes import Absent, Byes
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed


@router.post("t/{tournament}/players/{player}/bye", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def ask_bye(request: HttpRequest, tournament: str, player: int, sent: Absent) -> Data:
    """Absent from a round to come."""
    known = registration.ask_bye(tournament, player, sent.round, sent.code, sender(request, sent))
    return player_data(known, player)


@router.put("t/{tournament}/players/{player}/byes", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def ask_byes(request: HttpRequest, tournament: str, player: int, sent: Byes) -> Data:
    """The rounds to come that a player will miss, all at once; an empty code takes a bye back."""
    wishes = {wish.round: Wish(wish.seen, wish.code) for wish in sent.byes}
    event = registration.ask_byes(tournament, player, wishes, sender(request, sent))
    asked = [{"round": at, "code": code} for (at, who), code in sorted(event.state.absences.items()) if who == player]
    return {**player_data(event, player), "absences": asked}
