"""The pages of the round desk."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from fairswiss.desk.history import entries_after
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import due_of, matches_shown, missing_line_ups
from fairswiss.desk.notices import notices
from fairswiss.desk.shown import RoundShown, round_shown
from fairswiss.model.facts import Prohibition
from fairswiss.model.match_play import games_a_round
from fairswiss.model.whole import whole_number
from fairswiss.web.access import Action, boards_of, may, page
from fairswiss.web.event_pages import bar_of, event_page, known, seen
from fairswiss.web.presence import others_here
from fairswiss.web.results.rows import progress, rows
from fairswiss.web.rounds.boards import (
    STAGES,
    BoardRow,
    Seat,
    beside,
    board_rows,
    coming,
    match_rows,
    next_round,
    no_show_seats,
    seats,
    steps,
)

_SHOWN = ("all", "open", "done")
_RESULTS_ALONE = frozenset({"result-entered", "result-corrected", "corrected-for-rating", "result-claimed"})


@page("", Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The round at hand: the one to be paired, else the one under way, else the last."""
    return desk(request, seen(request, tournament))


def desk(request: HttpRequest, event: Known, status: int = 200, **more: Any) -> HttpResponse:
    """The first page of the desk, with ``more`` above it."""
    state = event.state
    last = len(state.rounds)
    expected = coming(event) if may(request.user, Action.PAIR, event.event) else None
    if not expected and last:
        return round_page(request, event, last, status, **more)
    told = notices(state) if expected else []
    context = _frame(request, event) | {"coming": expected, "notices": told, "watched": last} | more
    return _shown(request, event, context, status)


@page("<int:number>/", Action.SEE_TOURNAMENT, name="round")
def of_round(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """A round that was paired; a draft is no page for those who may not see drafts."""
    event = seen(request, tournament)
    _refuse_missing(event, number)
    return round_page(request, event, number)


def round_page(request: HttpRequest, event: Known, number: int, status: int = 200, **more: Any) -> HttpResponse:
    """The desk of a round that was paired; ``more`` is a question or a conflict at the thing it is about."""
    context = _frame(request, event) | _round(request, event, number) | {"watched": number, "whole": True} | more
    return _shown(request, event, context, status)


def _shown(request: HttpRequest, event: Known, context: dict[str, Any], status: int) -> HttpResponse:
    response = event_page(request, "rounds/desk.html", event, "rounds:index", **context)
    response.status_code = status
    return response


@page("<int:number>/live", Action.SEE_TOURNAMENT)
def live(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Progress of the rounds, or that they changed; status 204 if nothing did. The boards have their own news."""
    event = seen(request, tournament)
    since = request.GET.get("since", "")
    if since == str(event.head):
        return HttpResponse(status=204)
    after = whole_number(since)
    told = [] if after is None else entries_after(event.event, after)
    context = bar_of(event) | {"head": event.head, "watched": number, "swapped": True} | _frame(request, event)
    if number > len(event.state.rounds) or not all(entry.kind in _RESULTS_ALONE for entry in told):
        names = {entry.who for entry in told} if may(request.user, Action.SEE_JOURNAL, tournament) else set()
        context |= {"is_changed": True, "changed_by": sorted(names)}
    else:
        _refuse_missing(event, number)
        context |= {"number": number, "is_entered": event.state.round(number).stage != "draft"}
    return render(request, "rounds/news.html", context)


@page("here", Action.SEE_TOURNAMENT)
def here(request: HttpRequest, tournament: str) -> HttpResponse:
    """The others who have this tournament open; to ask is to be here."""
    people = others_here(request.user, known(tournament).event)
    return render(request, "parts/here.html", {"tournament": tournament, "here": people})


def _refuse_missing(event: Known, number: int) -> None:
    if not 1 <= number <= len(event.state.rounds):
        raise Http404


def _frame(request: HttpRequest, event: Known) -> dict[str, Any]:
    may_change = may(request.user, Action.CHANGE_PLAYERS, event.event)
    return {
        "missing_players": no_show_seats(event) if may_change else [],
        "next": next_round(event) if may_change else None,
        "steps": steps(event),
        "planned": event.state.settings.rounds,
        "to_come": coming(event),
        "may_pair": may(request.user, Action.PAIR, event.event),
        "may_publish": may(request.user, Action.PUBLISH, event.event),
        "may_enter": may(request.user, Action.ENTER_RESULTS, event.event),
    }


def entry_context(request: HttpRequest, event: Known, number: int) -> dict[str, Any]:
    """The context in which the boards of a round are shown and filled in."""
    stage = event.state.round(number).stage
    boards = boards_of(request.user, event.event)
    return {
        "number": number,
        "is_draft": stage == "draft",
        "is_closed": stage == "closed",
        "games": games_a_round(event.state.settings.info),
        "progress": progress(event, number),
        "may_enter": may(request.user, Action.ENTER_RESULTS, event.event),
        "may_publish": may(request.user, Action.PUBLISH, event.event),
        "mine": ", ".join(f"{some[0]}–{some[-1]}" for some in boards or ()),
    }


def _round(request: HttpRequest, event: Known, number: int) -> dict[str, Any]:
    shown = round_shown(event, number)
    seated = seats(event, number)
    kind, words = STAGES[shown.stage]
    aside = beside(event, shown, seated)
    in_hand = shown.by_hand and may(request.user, Action.PAIR, event.event)
    asked, mine = request.GET.get("show", ""), boards_of(request.user, event.event)
    return entry_context(request, event, number) | {
        "played": shown,
        "kind": kind,
        "stage": words,
        "is_published": shown.stage == "published",
        "is_last": number == len(event.state.rounds),
        "in_hand": in_hand,
        "is_entered": shown.stage != "draft" and not in_hand,
        "waived": shown.waivers,
        "gave_way": [_group_words(event, group) for group in shown.gave_way],
        "rows": _in_hand(event, shown, seated) if in_hand else rows(event, number, mine=mine),
        **_matches(event, number),
        "show": asked if asked in _SHOWN else "all",
        "beside": aside,
        "bye": next((one.seat for one in aside if one.code == "U"), None),
        "unplaced": [one.seat for one in aside if not one.code],
        "open_boards": shown.open_boards,
        "why": reverse("explanations:round", kwargs={"tournament": event.event, "number": number}),
        "what_if": reverse("explanations:what-if", kwargs={"tournament": event.event, "number": _next(event, number)}),
    }


def _in_hand(event: Known, shown: RoundShown, seated: dict[int, Seat]) -> list[BoardRow]:
    """Everything that can be exchanged by hand: matches in an event of teams, else boards."""
    return match_rows(event, shown.round, seated) if event.state.of_teams else board_rows(shown, seated)


def _matches(event: Known, number: int) -> dict[str, Any]:
    """The matches of a round in an event of teams; nothing where players are paired."""
    matches = event.state.round(number).matches
    if matches is None:
        return {}
    return {
        "matches": matches_shown(event, number),
        "awaiting": len(list(missing_line_ups(event.state, number))),
        "due": due_of(event.state, number),
    }


def _group_words(event: Known, group: Prohibition) -> str:
    """A group by its name, else by its players."""
    names = "; ".join(event.state.players[one].name for one in group.players if one in event.state.players)
    return f"{group.name} ({names})" if group.name else names


def _next(event: Known, number: int) -> int:
    """The round of which a preview is of use: the one after the last that was paired, else the round itself."""
    last = len(event.state.rounds)
    coming = number == last and event.state.drafted is None and last < event.state.settings.rounds
    return number + 1 if coming else number
