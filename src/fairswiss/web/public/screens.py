"""Screens in the playing hall: one list in large letters, which keeps itself fresh for hours."""

from hashlib import blake2b
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import get_conditional_response
from django.utils.translation import get_language

from fairswiss.model.errors import NotThere
from fairswiss.rendering.sheets import Sheet, head_of, text_of, title_of
from fairswiss.store.journals import Known
from fairswiss.web.access import Action, page
from fairswiss.web.paper.words import words
from fairswiss.web.public.events import public_event, public_sheet

_COLUMNS = {
    "pairings": ("column.board", "column.white", "column.result", "column.black"),
    "names": ("column.name", "column.board", "column.colour"),
    "standings": ("column.place", "column.name", "column.points"),
}
"""What can be read from afar."""
_LEAST, _USUAL, _MOST = 4, 12, 120
"""Seconds until the next page of a long list."""


@page(action=Action.SEE_PUBLIC)
def screen(request: HttpRequest, tournament: str) -> HttpResponse:
    """The page that a screen shows: ``?show=names``, ``?seconds=20``, ``?theme=light``."""
    event = public_event(tournament)
    show = _asked(request)
    light = request.GET.get("theme") == "light"
    context = {
        "tournament": tournament, "theme": "light" if light else "dark", "show": show, "seconds": _seconds(request),
        "address": f"{reverse('public:screen-list', args=[tournament])}?show={show}", "tag": _tag(event, show),
    }  # fmt: skip
    return render(request, "public/screen.html", context | _list(event, show))


@page(action=Action.SEE_PUBLIC)
def fresh(request: HttpRequest, tournament: str) -> HttpResponse:
    """The list alone; 304 while nothing has changed."""
    event = public_event(tournament)
    show = _asked(request)
    tag = _tag(event, show)
    same = get_conditional_response(request, etag=tag)
    response = same or render(request, "public/list.html", _list(event, show))
    response["ETag"] = tag
    response["Cache-Control"] = "no-cache"
    return HttpResponse(status=304, headers=dict(response.headers)) if same else response


def _asked(request: HttpRequest) -> str:
    show = request.GET.get("show", "")
    return show if show in _COLUMNS else "pairings"


def _seconds(request: HttpRequest) -> int:
    asked = request.GET.get("seconds", "")
    return min(max(int(asked[:4]), _LEAST), _MOST) if asked.isascii() and asked.isdigit() else _USUAL


def _tag(event: Known, show: str) -> str:
    """Changes with what is shown: the journal, the language, the program."""
    told = f"{event.event} {event.digest} {show} {get_language()} {settings.STATIC_URL}"
    return f'"{blake2b(told.encode(), digest_size=12).hexdigest()}"'


def _list(event: Known, show: str) -> dict[str, Any]:
    try:
        found = public_sheet(event, show)
    except NotThere:
        found = None
    return {"info": event.state.settings.info, "version": settings.STATIC_URL, "show": show, **_read_from_afar(found)}


def _read_from_afar(found: Sheet | None) -> dict[str, Any]:
    if found is None:
        return {"title": "", "columns": (), "rows": ()}
    wanted = _COLUMNS[found.kind]
    kept = [at for at, column in enumerate(found.columns) if column.word in wanted]
    kinds = [found.columns[at].word.removeprefix("column.") for at in kept]
    heads = [head_of(found.columns[at], words) for at in kept]
    rows = [list(zip(kinds, (text_of(row[at], words) for at in kept), strict=True)) for row in found.rows]
    return {"title": title_of(found, words), "columns": list(zip(kinds, heads, strict=True)), "rows": rows}
