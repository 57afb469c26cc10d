"""Results at the round desk: the addresses of a round, one board, and the small answer to "what is new?"."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from fairswiss.desk.journals import Known
from fairswiss.desk.rounds import RESULTS, result_words, typed_result
from fairswiss.desk.shown import board_of, told_of
from fairswiss.desk.slips import boards_changed
from fairswiss.model.errors import BadRequest
from fairswiss.model.whole import whole_number
from fairswiss.web.access import Action, boards_of, may, page
from fairswiss.web.event_pages import bar_of, event_page, seen
from fairswiss.web.results.rows import current, mark, public_rounds, rows
from fairswiss.web.rounds.views import entry_context, round_page


@page("", Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The round whose results are awaited, at the desk."""
    number = current(seen(request, tournament))
    if not number:
        return redirect("rounds:index", tournament=tournament)
    return redirect("rounds:round", tournament=tournament, number=number)


@page("<int:number>/", Action.SEE_TOURNAMENT, name="round")
def of_round(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """All boards of a round, to be filled in: the desk."""
    return round_page(request, public(request, tournament, number), number)


@page("<int:number>/live", Action.SEE_TOURNAMENT)
def live(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Changes since the entry that the reader names; status 304 if there are none."""
    return news(request, public(request, tournament, number), number)


def news(request: HttpRequest, event: Known, number: int, status: int = 200, **more: Any) -> HttpResponse:
    """The boards that changed since the reader looked, and how far the round has come; after an entry, its outcome."""
    tag = f'"{event.head}"'
    if request.method == "GET" and request.headers.get("If-None-Match") == tag:
        return HttpResponse(status=304, headers={"ETag": tag})
    since = whole_number(request.GET.get("since") or request.POST.get("since") or "")
    changed = None if since is None else boards_changed(event.event, number, since)
    context = (
        bar_of(event)
        | entry_context(request, event, number)
        | {
            "rows": rows(event, number, changed, boards_of(request.user, event.event)),
            **more,
        }
    )
    response = render(request, "results/news.html", context, status=status)
    response["ETag"] = tag
    return response


@page("<int:number>/board/<int:board>/", Action.SEE_TOURNAMENT, name="board")
def of_board(request: HttpRequest, tournament: str, number: int, board: int) -> HttpResponse:
    """One board with every result there is."""
    event = public(request, tournament, number)
    try:
        held = board_of(event, number, board)
    except BadRequest as error:
        raise Http404 from error
    context = entry_context(request, event, number) | {
        "row": rows(event, number, [board])[0],
        "seen": mark(event, number, board),
        "told": told_of(event, number, held) if _enters(request, tournament) else None,
        "may_enter": may(request.user, Action.ENTER_RESULTS, tournament, board),
        "results": [(typed, result_words(*typed_result(typed))) for typed in RESULTS],
    }
    return event_page(request, "results/board.html", event, "rounds:index", **context)


def public(request: HttpRequest, tournament: str, number: int) -> Known:
    """The event, if the round can have results: one that is not there, or a draft, is no page."""
    event = seen(request, tournament)
    if not 1 <= number <= public_rounds(event):
        raise Http404
    return event


def _enters(request: HttpRequest, tournament: str) -> bool:
    return may(request.user, Action.ENTER_RESULTS, tournament)
