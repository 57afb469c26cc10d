"""Following a public event: news for open pages, the calendar, the feed, the app, the card for messengers."""

import json
from datetime import datetime
from hashlib import blake2b

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import get_conditional_response
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from fairswiss.desk.hall import planned_start, start_of, starting_round
from fairswiss.desk.journals import Known
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import sharing
from fairswiss.usecases.cache_keys import looked_at
from fairswiss.usecases.pictures import can_draw
from fairswiss.usecases.sharing import Shared
from fairswiss.usecases.single_flight import SingleFlight
from fairswiss.usecases.standings import kept_standings
from fairswiss.web.access import Action, page
from fairswiss.web.phones.signing import public_address
from fairswiss.web.public.events import public_event, public_view

_SHELL = ("tokens.css", "page.css", "parts.css", "forms.css", "tables.css", "main.js", "mark.svg")
"""The files that the page for readers without a connection needs: nothing of any event."""
_shared: SingleFlight[Shared] = SingleFlight(16)
_tags: SingleFlight[str] = SingleFlight(32)
_cards: SingleFlight[bytes] = SingleFlight(16)


def shared_of(event: Known) -> Shared:
    """The event as everyone may follow it."""
    return _shared.of((event.event, get_language()), event.digest, lambda: _made(event))


def _made(event: Known) -> Shared:
    seen = public_view(event)
    part = looked_at(seen, "standings")
    try:
        ranked = kept_standings(part.tournament, unrated=part.unrated)
    except BadRequest:  # tie-breaks that nobody knows: the page of the standings says so
        ranked = None
    return sharing.shared(seen, ranked, event.event)


def news_tag(event: Known) -> str:
    """Changes with what everyone may see, and with nothing else."""
    return _tags.of(event.event, event.digest, lambda: _tag(event))


def _tag(event: Known) -> str:
    seen, hall = public_view(event), event.state.hall
    return f'W/"{blake2b(repr((seen, hall)).encode(), digest_size=12).hexdigest()}"'


@page("<slug:tournament>/news", Action.SEE_PUBLIC)
def news(request: HttpRequest, tournament: str) -> HttpResponse:
    """The tag of what is published: 304 while it is the one that the page has."""
    tag = news_tag(public_event(tournament))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    known = get_conditional_response(request, etag=tag)
    return HttpResponse(status=304 if known else 204, headers=headers)


@page("<slug:tournament>/rounds.ics", Action.SEE_PUBLIC)
def calendar(request: HttpRequest, tournament: str) -> HttpResponse:
    """The rounds as a calendar."""
    event = public_event(tournament)
    content = sharing.calendar(shared_of(event), lambda number: _round(request, event, number))
    return HttpResponse(content, content_type="text/calendar; charset=utf-8")


@page("<slug:tournament>/feed.atom", Action.SEE_PUBLIC)
def feed(request: HttpRequest, tournament: str) -> HttpResponse:
    """The published rounds as a feed."""
    event = public_event(tournament)
    home, here = home_of(request, event), request.build_absolute_uri(request.path)
    content = sharing.feed(
        shared_of(event), home, here, lambda number: _round(request, event, number), get_language() or "en"
    )
    return HttpResponse(content, content_type="application/atom+xml; charset=utf-8")


@page("<slug:tournament>/app.webmanifest", Action.SEE_PUBLIC)
def manifest(request: HttpRequest, tournament: str) -> HttpResponse:
    """The event as an app on a home screen."""
    event = public_event(tournament)
    start = reverse("public:tournament", args=[event.event])
    content = sharing.manifest(
        shared_of(event), start, static("fairswiss/mark.svg"), reverse("public:index"), get_language() or "en"
    )
    return HttpResponse(content, content_type="application/manifest+json")


@page("<slug:tournament>/card.png", Action.SEE_PUBLIC)
def card(request: HttpRequest, tournament: str) -> HttpResponse:
    """The picture that messengers show beside a link."""
    event = public_event(tournament)
    if not can_draw():
        raise Http404
    pixels = _cards.of((event.event, get_language()), news_tag(event), lambda: sharing.card(shared_of(event)))
    response = HttpResponse(pixels, content_type="image/png", headers={"Cache-Control": "public, max-age=300"})
    response["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


@page("worker.js", Action.SEE_PUBLIC)
def worker(request: HttpRequest) -> HttpResponse:
    """The script that answers when there is no connection: it keeps our files and one page, and nothing of an event."""
    offline = reverse("public:offline")
    shell = [offline, *(static(f"fairswiss/{name}") for name in _SHELL), static("public/public.css")]
    context = {"shell": mark_safe(json.dumps(shell)), "version": settings.STATIC_URL, "offline": offline}
    response = render(request, "public/worker.js", context, content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = "no-cache"
    return response


@page("offline/", Action.SEE_PUBLIC)
def offline(request: HttpRequest) -> HttpResponse:
    """The page for readers without a connection."""
    return render(request, "public/offline.html")


def home_of(request: HttpRequest, event: Known) -> str:
    """The address of the public page, as others reach it."""
    path = reverse("public:tournament", args=[event.event])
    return f"{public_address(request)}{path}" if public_address(request) else request.build_absolute_uri(path)


def _round(request: HttpRequest, event: Known, number: int) -> str:
    path = reverse("public:sheet", args=[event.event, "pairings", number])
    return home_of(request, event).removesuffix(reverse("public:tournament", args=[event.event])) + path


def preview_of(request: HttpRequest, event: Known, title: str) -> SafeString:
    """The tags for messengers, on every public page of an event."""
    home = home_of(request, event)
    picture = home.removesuffix(reverse("public:tournament", args=[event.event])) + reverse(
        "public:card", args=[event.event]
    )
    told = shared_of(event)
    return mark_safe("\n".join(sharing.preview_tags(told, title or told.name, home, picture if can_draw() else "")))


def next_start(event: Known) -> tuple[int, datetime] | None:
    """The next round and when it starts: as announced in the hall, else as planned."""
    state = event.state.published
    starts = start_of(event.state) or planned_start(state)
    if starts is None:
        return None
    aware = starts if timezone.is_aware(starts) else timezone.make_aware(starts)
    number = event.state.hall.round if start_of(event.state) else starting_round(state)
    return (number, aware) if aware > timezone.now() else None
