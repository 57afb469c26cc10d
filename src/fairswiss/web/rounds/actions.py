"""Actions of the round desk. Each is recorded in the journal; those with consequences ask for confirmation first.

A round that cannot be paired says who stands in the way, by name.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from fairswiss.desk import registration, rounds
from fairswiss.desk.journals import Known
from fairswiss.desk.registration.no_shows import StillIn, answer
from fairswiss.desk.seating import move_of
from fairswiss.desk.telling import By
from fairswiss.desk.waiving import choices
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.whole import whole_number
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, known
from fairswiss.web.rounds.views import desk as desk_page
from fairswiss.web.rounds.views import round_page

_MOST, _LONGEST = 10, 10
"""No edition has more articles to waive, or longer numbers."""


_PLACES = {"change": "hand", "end-hand": "hand", "bye": "byes"}


def _ask_here(request: HttpRequest, asking: dict[str, Any], tournament: str, number: int = 0) -> HttpResponse:
    """The desk, with the question at the thing it is about."""
    match = request.resolver_match
    asking["place"] = _PLACES.get(match.url_name or "", "head") if match else "head"
    event = known(tournament)
    if number:
        return round_page(request, event, number, 409, asking=asking)
    return desk_page(request, event, 409, asking=asking)


@page("lot", Action.PAIR, POST, asks_on=_ask_here)
def lot(request: HttpRequest, tournament: str) -> HttpResponse:
    """Draw the first colour, or record the one drawn in the hall."""
    event = rounds.draw_lot(known(tournament).event, by(request), request.POST.get("colour", ""))
    drawn = _("white") if event.state.first_colour == "w" else _("black")
    return done(request, _("The lot: {colour}.").format(colour=drawn), "rounds:index", tournament=tournament)


@page("pair", Action.PAIR, POST, asks_on=_ask_here)
def pair(request: HttpRequest, tournament: str) -> HttpResponse:
    """Pair the next round; when the rules allow no pairing, say who is blocked and what can be done."""
    try:
        event = rounds.draft(known(tournament).event, by(request), waivers_of(request))
    except NoPairing as error:
        event = known(tournament)
        more = {"blocked": blocked(event, error), "choices": choices(event.state, error)}
        return desk_page(request, event, 409, impossible=error, **more)
    number = len(event.state.rounds)
    said = _("Round {number} is paired. It is a draft: only arbiters see it.").format(number=number)
    return done(request, said, "rounds:round", tournament=tournament, number=number)


@page("pair-by-hand", Action.PAIR, POST, asks_on=_ask_here)
def pair_by_hand(request: HttpRequest, tournament: str) -> HttpResponse:
    """Begin the next round with neighbours at the boards, and change it by hand."""
    event = rounds.draft_by_hand(known(tournament).event, by(request))
    said = _(
        "To begin with, neighbours in the standings are paired. Change the boards as the rules and the players allow."
    )
    return done(request, said, "rounds:round", tournament=tournament, number=len(event.state.rounds))


@page("<int:number>/drop", Action.PAIR, POST, asks_on=_ask_here)
def drop(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Throw the draft away."""
    rounds.drop_draft(known(tournament).event, number, by(request))
    said = _("The draft of round {number} was discarded.").format(number=number)
    return done(request, said, "rounds:index", tournament=tournament)


def _step(
    request: HttpRequest, tournament: str, number: int, what: Callable[[str, int, By], Known], said: str
) -> HttpResponse:
    what(known(tournament).event, number, by(request))
    return done(request, said.format(number=number), "rounds:round", tournament=tournament, number=number)


@page("<int:number>/publish", Action.PUBLISH, POST, asks_on=_ask_here)
def publish(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Make the round public."""
    return _step(request, tournament, number, rounds.publish, _("Round {number} is published."))


@page("<int:number>/close", Action.PUBLISH, POST, asks_on=_ask_here)
def close(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """All results are in; the next round can be paired."""
    rounds.close(known(tournament).event, number, by(request))
    return done(request, _("Round {number} is closed.").format(number=number), "rounds:index", tournament=tournament)


@page("<int:number>/reopen", Action.PUBLISH, POST, asks_on=_ask_here)
def reopen(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Take results again."""
    return _step(request, tournament, number, rounds.reopen, _("Round {number} is open for results again."))


@page("<int:number>/hand/start", Action.PAIR, POST, asks_on=_ask_here)
def start_hand(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Begin to change the pairing by hand."""
    said = _("Round {number} is being changed by hand. Press Finish and compare when you are done.")
    return _step(request, tournament, number, rounds.start_hand, said)


@page("<int:number>/hand/change", Action.PAIR, POST, asks_on=_ask_here)
def change(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """One move: ``do`` names it, with its players behind it, else those that were chosen."""
    kind, *named = request.POST.get("do", "").split() or [""]
    players = named or request.POST.getlist("chosen")
    if not all(player.isdecimal() and len(player) < 10 for player in players):
        raise BadRequest(_("The form is incomplete. Reload the page."), code="form-incomplete")
    rounds.change(known(tournament).event, number, move_of(kind, [int(player) for player in players]), by(request))
    return done(request, _("Changed."), "rounds:round", tournament=tournament, number=number)


@page("<int:number>/hand/end", Action.PAIR, POST, asks_on=_ask_here)
def end_hand(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Compare with the rules and leave."""
    said = _("Round {number} is no longer being changed by hand.")
    return _step(request, tournament, number, rounds.end_hand, said)


@page("bye", Action.CHANGE_PLAYERS, POST, asks_on=_ask_here)
def bye(request: HttpRequest, tournament: str) -> HttpResponse:
    """Grant a bye in the next round, or note an absence; without a kind, the player comes after all."""
    player, code = _player_of(request), request.POST.get("code", "")
    event = known(tournament)
    number = len(event.state.rounds) + 1
    name = event.state.player(player).name
    if code:
        registration.ask_bye(event.event, player, number, code, by(request))
        said = _("{name} is not paired in round {number}.")
    elif player in event.state.withdrawn:
        registration.take_back(event.event, player, by(request))
        said = _("{name} is paired again in round {number}.")
    else:
        registration.drop_bye(event.event, player, number, by(request))
        said = _("{name} is paired again in round {number}.")
    return done(request, said.format(name=name, number=number), "rounds:index", tournament=tournament)


@page("still-in", Action.CHANGE_PLAYERS, POST, asks_on=_ask_here)
def still_in(request: HttpRequest, tournament: str) -> HttpResponse:
    """Record that somebody who did not come is out, absent from the next round, or still in."""
    still = request.POST.get("still", "")
    player = _player_of(request)
    event = answer(known(tournament).event, player, still, by(request))
    words = {
        StillIn.OUT: _("{name} is out and no longer paired; the players page can change that."),
        StillIn.ABSENT_NEXT: _("{name} is absent from the next round, and is paired again after it."),
        StillIn.IN: _("{name} is still in and will be paired in the next round."),
    }
    said = words[StillIn(still)].format(name=event.state.player(player).name)
    return done(request, said, "rounds:index", tournament=tournament)


def _player_of(request: HttpRequest) -> int:
    player = whole_number(request.POST.get("player", ""))
    if player is None:
        raise BadRequest(_("Choose a player first."), code="form-incomplete")
    return player


class Blocked(NamedTuple):
    """The witness of an impossible round: groups that each need an opponent among too few."""

    groups: list[list[str]]
    competing_for: list[str]


def waivers_of(request: HttpRequest) -> frozenset[str]:
    """The articles that the arbiter waives with a form."""
    return frozenset(article[:_LONGEST] for article in request.POST.getlist("waive")[:_MOST])


def blocked(event: Known, error: NoPairing) -> Blocked:
    """The witness with names instead of numbers."""
    names = {event.state.numbers[player]: held.name for player, held in event.state.players.items()}
    witness: dict[str, Any] = error.witness

    def called(numbers: list[int]) -> list[str]:
        return [f"{number} {names.get(number, '')}".strip() for number in numbers]

    return Blocked([called(group) for group in witness.get("groups", [])], called(witness.get("competing_for", [])))
