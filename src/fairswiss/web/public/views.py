"""Public pages: the events, one event, its sheets."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.model.arbiters import arbiter_of
from fairswiss.usecases.sheets import held
from fairswiss.usecases.single_flight import SingleFlight
from fairswiss.usecases.systems import system_name
from fairswiss.usecases.timetable import Slot
from fairswiss.web.access import Action, may, page
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.paper.pages import shown
from fairswiss.web.public.events import public_event, public_events, public_places, public_sheet, public_view
from fairswiss.web.public.following import news_tag, next_start, preview_of, shared_of
from fairswiss.web.public.screens import lists_for_screens

_shown: SingleFlight[dict[str, object]] = SingleFlight(64)


@page("", Action.SEE_PUBLIC)
def index(request: HttpRequest) -> HttpResponse:
    """Every event that is shown to everybody."""
    found = [(event, held(public_view(event))) for event in public_events()]
    return render(request, "public/index.html", {"events": found})


@page("<slug:tournament>/", Action.SEE_PUBLIC)
def tournament(request: HttpRequest, tournament: str) -> HttpResponse:
    """The public page of an event; those who may see it before it is public learn how to make it so."""
    event = _shown_or_offered(request, tournament)
    if isinstance(event, HttpResponse):
        return event
    seen = public_view(event)
    starting, starts = next_start(event) or (0, None)
    more = {
        "starting": starting,
        "starts": starts,
        "planned": _planned(event),
        "seen": seen,
        "held": held(seen),
        "system": system_name(seen.system),
        "players": len(seen.tournament.players),
        "teams": len(seen.tournament.team_event.teams) if event.state.of_teams else 0,
        "screens": lists_for_screens(event),
        "arbiter": arbiter_of(event.state.settings.info.chief_arbiter).name,
    }
    return public_page(request, "public/tournament.html", event, "", 0, **more)


@page("<slug:tournament>/<slug:sheet>/<int:round>/", Action.SEE_PUBLIC)
def sheet(request: HttpRequest, tournament: str, sheet: str, round: int) -> HttpResponse:
    event = public_event(tournament)
    found = public_sheet(event, sheet, round)
    held = _shown.of(
        (tournament, sheet, round, get_language()), event.digest, lambda: shown(found, public_places(event))
    )
    return public_page(request, "public/sheet.html", event, sheet, found.round, **held)


def _planned(event: Known) -> list[tuple[int, Slot, str]]:
    """The rounds with a day: number, day and time, and the page of those that are published."""
    told, kind = shared_of(event), "matches" if event.state.of_teams else "pairings"
    return [
        (number, slot, reverse("public:sheet", args=[event.event, kind, number]) * (number <= told.published))
        for number, slot in enumerate(told.planned, 1)
        if slot.day
    ]


def _shown_or_offered(request: HttpRequest, tournament: str) -> Known | HttpResponse:
    try:
        return public_event(tournament)
    except Http404:
        if not may(request.user, Action.SEE_TOURNAMENT, tournament):
            raise
        response = event_page(request, "public/hidden.html", seen(request, tournament), "public:tournament")
        response.status_code = 404
        return response


def public_page(
    request: HttpRequest, template: str, event: Known, current: str, number: int, **more: object
) -> HttpResponse:
    """A page that extends ``public/frame.html``; ``current`` is the tab it belongs to."""
    published = public_view(event).rounds
    of_teams = event.state.of_teams
    tabs = [
        *([("matches", published, _("Matches"))] if published and of_teams else []),
        *([("teams", 0, _("Teams")), ("team-cross", 0, _("Cross table"))] if of_teams else []),
        *([("boards", 0, _("Best boards"))] if published and of_teams else []),
        *([("pairings", published, _("Pairings")), ("names", published, _("By name"))] if published else []),
        ("standings", 0, _("Standings")),
        *([] if of_teams else [("cross", 0, _("Cross table"))]),
        ("players", 0, _("Players")),
    ]
    context = {
        "tournament": event.event, "info": event.state.settings.info, "pages": tabs, "current": current,
        "number": number, "rounds": range(1, published + 1), "last": published,
        "is_outside": not event.state.fide_mode, "has_final": event.state.final.shown,
        "news_tag": news_tag(event), "preview": preview_of(request, event, str(more.get("title", ""))),
        "has_mail": settings.MAIL is not None,
        "is_known": may(request.user, Action.SEE_TOURNAMENT, event.event),
    }  # fmt: skip
    return render(request, template, context | more)
