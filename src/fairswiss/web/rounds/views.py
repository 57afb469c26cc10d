"""The pages of the round desk."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import NoReverseMatch, reverse

from fairswiss.desk.history import entries_after
from fairswiss.desk.journals import Known
from fairswiss.desk.notices import notices
from fairswiss.desk.shown import round_shown
from fairswiss.model.facts import Prohibition
from fairswiss.model.whole import whole_number
from fairswiss.web.access import Action, may, page
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.rounds.boards import STAGES, beside, board_rows, coming, seats, steps

_RESULTS_ALONE = frozenset({"result-entered", "result-corrected", "corrected-for-rating", "result-claimed"})


@page(action=Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The round at hand: the one to be paired, else the one under way, else the last."""
    return desk(request, seen(request, tournament))


def desk(request: HttpRequest, event: Known, status: int = 200, **more: Any) -> HttpResponse:
    """The first page of the desk, with ``more`` above it."""
    state = event.state
    last = len(state.rounds)
    expected = coming(event) if may(request.user, Action.PAIR, event.event) else None
    shown = {} if expected or not last else _round(request, event, last)
    told = notices(state) if expected else []
    context = _frame(request, event) | shown | {"coming": expected, "notices": told, "watched": last} | more
    response = event_page(request, "rounds/desk.html", event, "rounds:index", **context)
    response.status_code = status
    return response


@page(action=Action.SEE_TOURNAMENT)
def of_round(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """A round that was paired; a draft is no page for those who may not see drafts."""
    event = seen(request, tournament)
    _refuse_missing(event, number)
    context = _frame(request, event) | _round(request, event, number) | {"watched": number}
    return event_page(request, "rounds/desk.html", event, "rounds:index", **context)


@page(action=Action.SEE_TOURNAMENT)
def live(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Progress of the rounds, and the boards if they changed; status 204 if nothing did."""
    event = seen(request, tournament)
    since = request.GET.get("since", "")
    if since == str(event.head):
        return HttpResponse(status=204)
    after = whole_number(since)
    told = [] if after is None else entries_after(event.event, after)
    context: dict[str, Any] = {"tournament": event.event, "head": event.head, "watched": number}
    context |= _frame(request, event)
    if number > len(event.state.rounds) or not all(entry.kind in _RESULTS_ALONE for entry in told):
        names = {entry.who for entry in told} if may(request.user, Action.SEE_JOURNAL, tournament) else set()
        context |= {"is_changed": True, "changed_by": sorted(names)}
    else:
        _refuse_missing(event, number)
        context |= _round(request, event, number) if not event.state.round(number).by_hand else {}
    return render(request, "rounds/news.html", context)


def _refuse_missing(event: Known, number: int) -> None:
    if not 1 <= number <= len(event.state.rounds):
        raise Http404


def _frame(request: HttpRequest, event: Known) -> dict[str, Any]:
    return {
        "steps": steps(event),
        "planned": event.state.settings.rounds,
        "to_come": coming(event),
        "may_pair": may(request.user, Action.PAIR, event.event),
        "may_publish": may(request.user, Action.PUBLISH, event.event),
        "may_enter": may(request.user, Action.ENTER_RESULTS, event.event),
    }


def _round(request: HttpRequest, event: Known, number: int) -> dict[str, Any]:
    shown = round_shown(event, number)
    seated = seats(event, number)
    kind, words = STAGES[shown.stage]
    aside = beside(shown, seated)
    return {
        "number": number,
        "played": shown,
        "kind": kind,
        "stage": words,
        "is_draft": shown.stage == "draft",
        "is_published": shown.stage == "published",
        "is_last": number == len(event.state.rounds),
        "in_hand": shown.by_hand and may(request.user, Action.PAIR, event.event),
        "waived": shown.waivers,
        "gave_way": [_group_words(event, group) for group in shown.gave_way],
        "rows": board_rows(shown, seated),
        "beside": aside,
        "bye": next((one.seat for one in aside if one.code == "U"), None),
        "unplaced": [one.seat for one in aside if not one.code],
        "open_boards": shown.open_boards,
        "why": _why(event.event, number),
        "what_if": reverse("explanations:what-if", kwargs={"tournament": event.event, "number": _next(event, number)}),
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


def _why(tournament: str, number: int) -> str:
    """The page that explains a round, if there is one."""
    try:
        return reverse("explanations:round", kwargs={"tournament": tournament, "number": number})
    except NoReverseMatch:
        return ""
