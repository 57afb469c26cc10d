"""Actions of the round desk. Each is recorded in the journal; those with consequences ask for confirmation first.

A round that cannot be paired says who stands in the way, by name.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from fairswiss.desk import rounds
from fairswiss.desk.journals import Known
from fairswiss.desk.seating import move_of
from fairswiss.desk.telling import By
from fairswiss.desk.waiving import choices
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.web.access import Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, known
from fairswiss.web.rounds.views import desk as desk_page

_MOST, _LONGEST = 10, 10
"""No edition has more articles to waive, or longer numbers."""


@page(action=Action.PAIR, methods=("POST",))
def lot(request: HttpRequest, tournament: str) -> HttpResponse:
    """Draw the first colour, or record the one drawn in the hall."""
    event = rounds.draw_lot(known(tournament).event, by(request), request.POST.get("colour", ""))
    drawn = _("white") if event.state.first_colour == "w" else _("black")
    return done(request, _("The lot: {colour}.").format(colour=drawn), "rounds:index", tournament=tournament)


@page(action=Action.PAIR, methods=("POST",))
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


@page(action=Action.PAIR, methods=("POST",))
def pair_by_hand(request: HttpRequest, tournament: str) -> HttpResponse:
    """Begin the next round with neighbours at the boards, and change it by hand."""
    event = rounds.draft_by_hand(known(tournament).event, by(request))
    said = _(
        "To begin with, neighbours in the standings are paired. Change the boards as the rules and the players allow."
    )
    return done(request, said, "rounds:round", tournament=tournament, number=len(event.state.rounds))


@page(action=Action.PAIR, methods=("POST",))
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


@page(action=Action.PUBLISH, methods=("POST",))
def publish(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Make the round public."""
    return _step(request, tournament, number, rounds.publish, _("Round {number} is published."))


@page(action=Action.PUBLISH, methods=("POST",))
def close(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """All results are in; the next round can be paired."""
    rounds.close(known(tournament).event, number, by(request))
    return done(request, _("Round {number} is closed.").format(number=number), "rounds:index", tournament=tournament)


@page(action=Action.PUBLISH, methods=("POST",))
def reopen(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Take results again."""
    return _step(request, tournament, number, rounds.reopen, _("Round {number} is open for results again."))


@page(action=Action.PAIR, methods=("POST",))
def start_hand(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Begin to change the pairing by hand."""
    said = _("Round {number} is being changed by hand. Press Finish and compare when you are done.")
    return _step(request, tournament, number, rounds.start_hand, said)


@page(action=Action.PAIR, methods=("POST",))
def change(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """One move: ``do`` names it, with its players behind it, else those that were chosen."""
    kind, *named = request.POST.get("do", "").split() or [""]
    players = named or request.POST.getlist("chosen")
    if not all(player.isdecimal() and len(player) < 10 for player in players):
        raise BadRequest(_("The form is incomplete. Reload the page."))
    rounds.change(known(tournament).event, number, move_of(kind, [int(player) for player in players]), by(request))
    return done(request, _("Changed."), "rounds:round", tournament=tournament, number=number)


@page(action=Action.PAIR, methods=("POST",))
def end_hand(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Compare with the rules and leave."""
    said = _("Round {number} is no longer being changed by hand.")
    return _step(request, tournament, number, rounds.end_hand, said)


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
