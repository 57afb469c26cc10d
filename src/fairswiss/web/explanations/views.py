"""The pages about a round: as a whole, group by group, board by board, and the two who do not meet."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from fairswiss.app import reasons
from fairswiss.journal.state import Stage, State
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.rendering import fragment
from fairswiss.rendering.drawing import Addresses
from fairswiss.rendering.sections import Section, Sections
from fairswiss.store.journals import Known
from fairswiss.web.access import Action, page
from fairswiss.web.event_pages import event_page, seen

TAB = "explanations:index"
_AT_ONCE = 48
"""So many players are shown at once; the groups after them open when they are asked for."""
_LARGE = 250
"""A picture of more players is drawn only when it is asked for."""


@page(action=Action.SEE_EXPLANATIONS)
def latest(request: HttpRequest, tournament: str) -> HttpResponse:
    """The last round that was paired."""
    event = seen(request, tournament)
    last = len(event.state.rounds)
    if not last:
        return event_page(request, "explanations/none.html", event, TAB)
    return _round_page(request, event, last)


@page(action=Action.SEE_EXPLANATIONS)
def one_round(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """A round with all its groups."""
    return _round_page(request, *_seen(request, tournament, number))


@page(action=Action.SEE_EXPLANATIONS)
def group(request: HttpRequest, tournament: str, number: int, place: int) -> HttpResponse:
    """One score group or bracket: as a piece of the page, or as a page of its own."""
    event, number = _seen(request, tournament, number)
    shown = reasons.explained(event.state, number)
    if place >= len(shown.sections):
        raise Http404
    piece = _piece(event, number, shown, shown.sections[place], drawn=True)
    if request.headers.get("HX-Request") == "true":
        return render(request, "explanations/piece.html", {"piece": piece, "tournament": tournament})
    return event_page(request, "explanations/group.html", event, TAB, number=number, piece=piece)


@page(action=Action.SEE_EXPLANATIONS)
def board(request: HttpRequest, tournament: str, number: int, board: int) -> HttpResponse:
    """Why these two meet on this board; or, if the rules would not pair them, why not."""
    event, number = _seen(request, tournament, number)
    state = event.state
    boards = state.round(number).boards
    if not 1 <= board <= len(boards):
        raise Http404
    white, black = (state.numbers[player] for player in boards[board - 1][:2])
    facts = state.tournament(with_draft=True)
    more: dict[str, Any] = {"number": number, "board": board, "boards": len(boards)}
    more |= {"white": state.player(boards[board - 1].white), "black": state.player(boards[board - 1].black)}
    try:
        games = {frozenset(game) for game in reasons.explained(state, number).pairing.games()}
        if frozenset((white, black)) not in games:
            more["otherwise"] = mark_safe(fragment(reasons.why_not_in(state, number, white, black), facts, top=2))
        abouts = [reasons.about_in(state, number, player) for player in (white, black)]
        more["sides"] = [mark_safe(fragment(about, facts, top=2)) for about in abouts]
    except NoPairing as error:
        more["impossible"] = error.message
    return event_page(request, "explanations/board.html", event, TAB, **more)


@page(action=Action.SEE_EXPLANATIONS)
def why_not(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Why two players do not meet."""
    event, number = _seen(request, tournament, number)
    state = event.state
    facts = state.tournament(with_draft=True)
    typed = request.GET.get("one", ""), request.GET.get("other", "")
    more: dict[str, Any] = {"number": number, "one": typed[0], "other": typed[1], "people": facts.players}
    if any(typed):
        try:
            one, other = (reasons.number_meant(facts, text) for text in typed)
            verdict = reasons.why_not_in(state, number, one, other)
            more["answer"] = mark_safe(fragment(verdict, facts, top=2))
        except (BadRequest, NoPairing) as error:
            more["problem"] = error.message
    if request.headers.get("HX-Request") == "true":
        return render(request, "explanations/answer.html", {"tournament": tournament, **more})
    return event_page(request, "explanations/why_not.html", event, TAB, **more)


@page(action=Action.SEE_EXPLANATIONS)
def published(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The list that players need to work out the pairings for themselves."""
    event, number = _seen(request, tournament, number)
    shown = fragment(reasons.list_before(event.state, number), event.state.tournament(with_draft=True), top=2)
    return event_page(request, "explanations/list.html", event, TAB, number=number, list=mark_safe(shown))


# -- what the pages are made of ----------------------------------------------------------------------------------------


def _seen(request: HttpRequest, tournament: str, number: int) -> tuple[Known, int]:
    """The event and the number of a round that this visitor may see."""
    event = seen(request, tournament)
    if not 1 <= number <= len(event.state.rounds):
        raise Http404
    return event, number


def _round_page(request: HttpRequest, event: Known, number: int) -> HttpResponse:
    state = event.state
    played = state.round(number)
    rounds = range(1, len(state.rounds) + 1)
    more: dict[str, Any] = {"number": number, "numbers": rounds, "played": played, "badge": _BADGES[played.stage]}
    more["people"] = state.tournament(with_draft=True).players
    more["stage"] = {Stage.DRAFT: _("draft"), Stage.PUBLISHED: _("published"), Stage.CLOSED: _("closed")}[played.stage]
    try:
        shown = reasons.explained(state, number)
    except NoPairing as error:
        return event_page(request, "explanations/round.html", event, TAB, impossible=error.message, **more)
    if not reasons.is_by_the_rules(state, number, shown.pairing):
        check = reasons.compared(state, number)
        more["difference"] = mark_safe(fragment(check, state.tournament(with_draft=True), top=2))
    more |= {"flow": mark_safe(shown.flow()), "pieces": _pieces(event, number, shown), "system": shown.pairing.system}
    return event_page(request, "explanations/round.html", event, TAB, **more)


_BADGES = {Stage.DRAFT: "warn", Stage.PUBLISHED: "good", Stage.CLOSED: "quiet"}


def _pieces(event: Known, number: int, shown: Sections) -> list[dict[str, Any]]:
    """The groups; those far down a large round are fetched when they are opened."""
    pieces: list[dict[str, Any]] = []
    players = 0
    for section in shown.sections:
        if section.place == 0 and not shown.words(0).count("<li") and not section.boards:
            continue
        players += section.players
        drawn = players <= _AT_ONCE or (not pieces and section.players <= _LARGE)
        pieces.append(_piece(event, number, shown, section, drawn))
    return pieces


def _piece(event: Known, number: int, shown: Sections, section: Section, drawn: bool) -> dict[str, Any]:
    place = section.place
    named = {"tournament": event.event, "number": number, "place": place}
    piece: dict[str, Any] = {"section": section, "address": reverse("explanations:group", kwargs=named)}
    if drawn:
        piece["picture"] = mark_safe(shown.picture(place, _addresses(event.event, event.state, number)))
        piece["words"] = mark_safe(shown.words(place, top=2))
    return piece


def _addresses(event: str, state: State, number: int) -> Addresses:
    """Where players and boards of a picture lead. One address is asked for, the others are written like it."""
    registration = {at: player for player, at in state.numbers.items()}
    seats = {frozenset(b[:2]): place for place, b in enumerate(state.round(number).boards, 1)}
    player = reverse("explanations:player", kwargs={"tournament": event, "registration": 0}).removesuffix("0")
    board = reverse("explanations:board", kwargs={"tournament": event, "number": number, "board": 0}).removesuffix("0")
    games = reasons.explained(state, number).pairing.pairs
    places = {pair.board: seats.get(frozenset((registration[pair.white], registration[pair.black]))) for pair in games}
    return Addresses(
        lambda at: f"{player}{registration[at]}",
        lambda at: f"{board}{places[at]}" if places.get(at) else "",
    )
