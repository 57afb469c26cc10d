"""The pages about a round: as a whole, group by group, board by board, the two who do not meet, and appeals."""

from contextlib import suppress
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from fairswiss.desk import reasons
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import matches_shown
from fairswiss.desk.seating import entrants
from fairswiss.desk.shown import board_explained, board_of
from fairswiss.model.errors import BadRequest, NoPairing, NotThere
from fairswiss.model.rounds import Seated, seats_of
from fairswiss.rendering import fragment, paper
from fairswiss.rendering.appeals import Appeal, appeal_title
from fairswiss.rendering.drawing import Addresses
from fairswiss.rendering.sections import Section, Sections
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases.answered import without_the_verdict
from fairswiss.usecases.appeals import appeal_sheet, place_of
from fairswiss.usecases.long_work import worked_out
from fairswiss.web.access import Action, page
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import event_page, seen

TAB = "explanations:index"
_AT_ONCE = 48
"""So many players are shown at once; the groups after them open when they are asked for."""
_LARGE = 250
"""A picture of more players is drawn only when it is asked for."""


@page("", Action.SEE_EXPLANATIONS, name="index")
def latest(request: HttpRequest, tournament: str) -> HttpResponse:
    """The last round that was paired."""
    event = seen(request, tournament)
    last = len(event.state.rounds)
    if not last:
        return event_page(request, "explanations/none.html", event, TAB)
    return _round_page(request, event, last)


@page("<int:number>/", Action.SEE_EXPLANATIONS, name="round")
def one_round(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """A round with all its groups."""
    return _round_page(request, *_seen(request, tournament, number))


@page("<int:number>/group/<int:place>", Action.SEE_EXPLANATIONS)
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


@page("<int:number>/board/<int:board>", Action.SEE_EXPLANATIONS)
def board(request: HttpRequest, tournament: str, number: int, board: int) -> HttpResponse:
    """The answers for the two at a board; before them, if the rules would not pair the two, the reasons against it."""
    event, number = _seen(request, tournament, number)
    boards = len(event.state.round(number).boards)
    if not 1 <= board <= boards:
        raise Http404
    if event.state.of_teams:
        at = next(one.match for one in matches_shown(event, number) if board in one.boards)
        return redirect("explanations:match", tournament=tournament, number=number, match=at)
    return _pair_page(request, event, number, board_of(event, number, board), board=board, boards=boards)


@page("<int:number>/match/<int:match>", Action.SEE_EXPLANATIONS)
def match(request: HttpRequest, tournament: str, number: int, match: int) -> HttpResponse:
    """The answers for the two teams of a match."""
    event, number = _seen(request, tournament, number)
    matches = event.state.round(number).matches
    if matches is None or not 1 <= match <= len(matches.pairs):
        raise Http404
    return _pair_page(request, event, number, matches.pairs[match - 1], match=match, boards=len(matches.pairs))


def _pair_page(request: HttpRequest, event: Known, number: int, held: Seated, **more: Any) -> HttpResponse:
    """The answers for two players, or teams, who meet."""
    state, tournament, facts = event.state, event.event, entrants(event.state, with_draft=True)
    people = {player.number: player for player in facts.players}
    white, black = (people[state.seeds[entrant]] for entrant in seats_of(held))
    more |= {"number": number, "white": white, "black": black}
    try:
        found = board_explained(event, number, held)
        if found.otherwise:
            more["otherwise"] = mark_safe(fragment(found.otherwise, facts, top=2, rules=rules_address))
        with suppress(NotThere):  # a round that is paired from a list has no groups
            place = place_of(reasons.explained(state, number).pairing, white.number)
            more["appeal"] = reverse("explanations:appeal", args=[tournament, number, place])
        sides = [found.white, found.black]
        if found.otherwise:
            sides = [without_the_verdict(side) for side in sides]
        more["sides"] = [mark_safe(fragment(side, facts, top=2, rules=rules_address)) for side in sides]
    except NoPairing as error:
        more["impossible"] = error.message
    more["corrections"] = reasons.corrections_of(state, number)
    return event_page(request, "explanations/board.html", event, TAB, **more)


@page("<int:number>/why-not", Action.SEE_EXPLANATIONS)
def why_not(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The reasons why two players do not meet."""
    event, number = _seen(request, tournament, number)
    state = event.state
    facts = entrants(state, with_draft=True)
    typed = request.GET.get("one", ""), request.GET.get("other", "")
    more: dict[str, Any] = {"number": number, "one": typed[0], "other": typed[1], "people": facts.players}
    if any(typed):
        try:
            one, other = (reasons.number_meant(facts, text) for text in typed)
            answered = reasons.why_not_in(state, number, one, other)
            more["answer"] = mark_safe(fragment(answered, facts, top=2, rules=rules_address))
        except (BadRequest, NoPairing) as error:
            more["problem"] = error.message
    if request.headers.get("HX-Request") == "true":
        return render(request, "explanations/answer.html", {"tournament": tournament, **more})
    return event_page(request, "explanations/why_not.html", event, TAB, **more)


@page("<int:number>/list", Action.SEE_EXPLANATIONS, name="list")
def published(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The list that players need to work out the pairings for themselves."""
    event, number = _seen(request, tournament, number)
    shown = fragment(reasons.list_before(event.state, number), entrants(event.state, with_draft=True), top=2)
    return event_page(request, "explanations/list.html", event, TAB, number=number, list=mark_safe(shown))


# -- what the pages are made of ----------------------------------------------------------------------------------------


def rules_address(system: str) -> str:
    """The rule page of a pairing system."""
    return reverse("rules:edition", kwargs={"system": system})


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
    more["people"] = entrants(state, with_draft=True).players
    more["stage"] = {"draft": _("draft"), "published": _("published"), "closed": _("closed")}[played.stage]
    try:
        shown = reasons.explained(state, number)
    except NoPairing as error:
        return event_page(request, "explanations/round.html", event, TAB, impossible=error.message, **more)
    if not reasons.is_by_the_rules(state, number, shown.pairing):
        check = reasons.compared(state, number)
        more["difference"] = mark_safe(fragment(check, entrants(state, with_draft=True), top=2, rules=rules_address))
    more["corrections"] = reasons.corrections_of(state, number)
    more |= {"flow": mark_safe(shown.flow()), "pieces": _pieces(event, number, shown), "system": shown.pairing.system}
    return event_page(request, "explanations/round.html", event, TAB, **more)


_BADGES = {"draft": "warn", "published": "good", "closed": "quiet"}


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
        piece["picture"] = mark_safe(shown.picture(place, _addresses(event, number)))
        piece["words"] = mark_safe(shown.words(place, top=2, rules=rules_address))
    return piece


def _addresses(event: Known, number: int) -> Addresses:
    """Links of players and boards in a picture. One address is looked up, the others are derived from it."""
    state, named = event.state, {"tournament": event.event}
    registration = {at: entrant for entrant, at in state.seeds.items()}
    seats = {frozenset(seats_of(pair)): place for place, pair in enumerate(state.round(number).paired, 1)}
    if state.of_teams:
        player = reverse("teams:index", kwargs=named)
        board = reverse("explanations:match", kwargs={**named, "number": number, "match": 0}).removesuffix("0")
    else:
        player = reverse("explanations:player", kwargs={**named, "registration": 0}).removesuffix("0")
        board = reverse("explanations:board", kwargs={**named, "number": number, "board": 0}).removesuffix("0")
    end = "/" if state.of_teams else ""
    games = reasons.explained(state, number).pairing.pairs
    places = {pair.board: seats.get(frozenset((registration[pair.white], registration[pair.black]))) for pair in games}
    return Addresses(
        lambda at: f"{player}{registration[at]}{end}", lambda at: f"{board}{places[at]}" if places.get(at) else ""
    )


@page("<int:number>/appeal/<int:place>", Action.SEE_EXPLANATIONS)
def appeal(request: HttpRequest, tournament: str, number: int, place: int) -> HttpResponse:
    """The derivation of a group, counted from 1 at the top, or (0) of the bye."""
    event, found = _derived(request, tournament, number, place)
    shown = fragment(found, rules=rules_address)
    more = {"number": number, "place": place, "title": appeal_title(found), "shown": mark_safe(shown)}
    return event_page(request, "explanations/appeal.html", event, TAB, **more)


@page("<int:number>/appeal/<int:place>.pdf", Action.SEE_EXPLANATIONS)
def appeal_pdf(request: HttpRequest, tournament: str, number: int, place: int) -> HttpResponse:
    event, found = _derived(request, tournament, number, place)
    content = paper.content(appeal_sheet(found), sheet_phrase, get_language() or "en")
    name = f"{event.state.settings.info.name} {appeal_title(found)}"
    return download(worked_out(paper.typeset, *content), name, "pdf")


def _derived(request: HttpRequest, tournament: str, number: int, place: int) -> tuple[Known, Appeal]:
    event = seen(request, tournament)
    if not 1 <= number <= len(event.state.rounds):
        raise Http404
    return event, reasons.appeal_in(event.state, number, place)
