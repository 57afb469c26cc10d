"""The arrival desk: who is here, and what late entries get for the rounds they missed."""

from typing import Literal

from django.http import HttpRequest

from fairswiss.desk import arrival, own_arrival
from fairswiss.web.access import Action
from fairswiss.web.api.answers import seen_event
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent


class CheckIn(Sent):
    """A player is here, or not."""

    here: bool = True


class OnlyHere(Sent):
    """True: whoever has not played yet is absent until checked in."""

    on: bool


class ByPhones(Sent):
    """True: players check themselves in by the code on the poster or on their badge."""

    on: bool


class Credit(Sent):
    """The bye for each round missed: half a point, a full one, or none."""

    code: Literal["H", "F", "Z"]


@router.get("t/{tournament}/arrival", auth=Allowed(Action.CHECK_IN), response=Data)
def list_arrivals(request: HttpRequest, tournament: str) -> Data:
    """Everyone by name: who is here, and the rounds that late entries missed."""
    state = seen_event(request, tournament).state
    found, team_of = arrival.arrivals(state), state.squads.team_of()
    players = [
        {
            "registration": one.row.registration,
            "name": one.row.player.name,
            "team": team_of.get(one.row.registration),
            "here": one.here,
            "by_phone": one.by_phone,
            "missed": one.missed,
        }
        for one in found.players
    ]
    switches = {"only_who_is_here": state.settings.check_in, "by_phones": bool(state.settings.self_check_in)}
    return {"here": found.here, **switches, "players": players}


@router.post("t/{tournament}/arrival/only-who-is-here", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def pair_who_is_here(request: HttpRequest, tournament: str, sent: OnlyHere) -> Data:
    """Pair only who is checked in, or everyone in the list."""
    arrival.pair_who_is_here(tournament, sender(request, sent), on=sent.on)
    return list_arrivals(request, tournament)


@router.post("t/{tournament}/arrival/by-phones", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def open_check_in(request: HttpRequest, tournament: str, sent: ByPhones) -> Data:
    """Let players check themselves in by their phones, or no longer; codes printed before end with it."""
    own_arrival.open_check_in(tournament, sender(request, sent), on=sent.on)
    return list_arrivals(request, tournament)


@router.post("t/{tournament}/arrival/team/{team}", auth=Allowed(Action.CHECK_IN), response=Data)
def check_in_team(request: HttpRequest, tournament: str, team: int, sent: Sent) -> Data:
    """Check in all players of a team at once."""
    arrival.check_in_team(tournament, team, sender(request, sent))
    return list_arrivals(request, tournament)


@router.post("t/{tournament}/arrival/{registration}", auth=Allowed(Action.CHECK_IN), response=Data)
def check_in(request: HttpRequest, tournament: str, registration: int, sent: CheckIn) -> Data:
    """Check a player in, or take it back."""
    arrival.check_in(tournament, registration, sender(request, sent), here=sent.here)
    return list_arrivals(request, tournament)


@router.post("t/{tournament}/arrival/{registration}/missed", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def credit_missed(request: HttpRequest, tournament: str, registration: int, sent: Credit) -> Data:
    """Give a late entry byes for the rounds missed; points for them have to be confirmed."""
    arrival.credit_missed(tournament, registration, sent.code, sender(request, sent))
    return list_arrivals(request, tournament)
