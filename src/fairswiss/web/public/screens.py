"""Screens in the playing hall: lists in large letters that take turns and keep themselves fresh for hours."""

import gzip
from datetime import timedelta
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import get_conditional_response
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from fairswiss.desk.hall import start_of
from fairswiss.desk.journals import Known
from fairswiss.model.errors import NotThere
from fairswiss.rendering.codes import qr_data_address
from fairswiss.rendering.html import set_text
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import Sheet, head_of, text_of, title_of
from fairswiss.usecases.single_flight import SingleFlight
from fairswiss.web.access import Action, page
from fairswiss.web.paper.codes import why_address
from fairswiss.web.public.events import public_event, public_sheet

_COLUMNS = {
    "pairings": ("column.board", "column.white", "column.result", "column.black"),
    "names": ("column.name", "column.board", "column.colour"),
    "standings": ("column.place", "column.name", "column.points"),
    "matches": ("column.match", "column.team", "column.result"),
    "teams": ("column.place", "column.team", "column.points"),
}
"""Columns of each list that can be read from afar."""
_CLOCK = "clock"
"""No list, but a part of its own: message, clock and countdown."""
ALL_IN_TURN = (*_COLUMNS, _CLOCK)
"""Parts of which nothing is known, such as matches where players are paired, are passed over."""
_LEAST, _USUAL, _MOST = 4, 12, 120
"""Seconds until the next page of a long list."""


def lists_for_screens(event: Known) -> list[tuple[str, str]]:
    """The lists that a screen can show, each with its address; those of teams first."""
    address = reverse("public:screen", args=[event.event])
    of_teams = [(_("Matches"), f"{address}?show=matches"), (_("Teams"), f"{address}?show=teams")]
    return [
        *(of_teams if event.state.of_teams else ()),
        (_("Pairings"), address),
        (_("By name"), f"{address}?show=names"),
        (_("Standings"), f"{address}?show=standings"),
    ]


class _List(NamedTuple):
    """A list as screens get it."""

    html: SafeString
    packed: bytes
    tag: str
    """Changes with what is shown, and with nothing else: a result does not change who plays whom."""


class _Part(NamedTuple):
    """One of the lists that take turns; without a title while there is nothing to list."""

    show: str
    title: str = ""
    table: SafeString = SafeString("")


_lists: SingleFlight[_List] = SingleFlight(64)


@page("<slug:tournament>/screen/", Action.SEE_PUBLIC)
def screen(request: HttpRequest, tournament: str) -> HttpResponse:
    """The page that a screen shows: ``?show=names,standings``, ``?seconds=20``, ``?theme=light``."""
    event = public_event(tournament)
    show = _asked(request)
    light = request.GET.get("theme") == "light"
    shown, why = _list(event, show), why_address(request, event)
    context = {
        "tournament": tournament, "theme": "light" if light else "dark", "seconds": _seconds(request),
        "now": timezone.now(),
        "ahead": int((timezone.localtime().utcoffset() or timedelta()).total_seconds()),
        "address": f"{reverse('public:screen-list', args=[tournament])}?show={','.join(show)}", "tag": shown.tag,
        "why": why, "why_code": qr_data_address(why) if why else "",
        "list": shown.html, "info": event.state.settings.info, "version": settings.STATIC_URL,
    }  # fmt: skip
    return render(request, "public/screen.html", context)


@page("<slug:tournament>/screen/list", Action.SEE_PUBLIC, name="screen-list")
def fresh(request: HttpRequest, tournament: str) -> HttpResponse:
    """The list alone; 304 while nothing has changed."""
    shown = _list(public_event(tournament), _asked(request))
    headers = {"ETag": shown.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if get_conditional_response(request, etag=shown.tag):
        return HttpResponse(status=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return HttpResponse(shown.packed, headers={**headers, "Content-Encoding": "gzip"})
    return HttpResponse(shown.html, headers=headers)


def _asked(request: HttpRequest) -> tuple[str, ...]:
    """The parts that take turns, each once, in the order in which they are asked for."""
    asked = request.GET.get("show", "").split(",", len(ALL_IN_TURN))
    return tuple(dict.fromkeys(show for show in asked if show in ALL_IN_TURN)) or ("pairings",)


def _seconds(request: HttpRequest) -> int:
    asked = request.GET.get("seconds", "")
    return min(max(int(asked[:4]), _LEAST), _MOST) if asked.isascii() and asked.isdigit() else _USUAL


def _list(event: Known, shows: tuple[str, ...]) -> _List:
    return _lists.of((event.event, shows, get_language()), event.digest, lambda: _made(event, shows))


def _made(event: Known, shows: tuple[str, ...]) -> _List:
    state = event.state
    context = {
        "info": state.settings.info, "version": settings.STATIC_URL, "hall": state.hall, "starts": start_of(state),
        "parts": [_part(event, show) for show in shows if show != _CLOCK], "clock": _CLOCK in shows,
    }  # fmt: skip
    html = render_to_string("public/list.html", context)
    sent = html.encode()
    # Nothing in it is secret, so packing it gives nothing away. The tag is weak: it stands for both writings.
    return _List(html, gzip.compress(sent, 6, mtime=0), f'W/"{blake2b(sent, digest_size=12).hexdigest()}"')


def _part(event: Known, show: str) -> _Part:
    try:
        found = public_sheet(event, show)
    except NotThere:
        return _Part(show)
    return _Part(show, title_of(found, sheet_phrase), _read_from_afar(found))


def _read_from_afar(found: Sheet) -> SafeString:
    """The table, without a template: it is made anew with every result."""
    said = cache(sheet_phrase)  # a thousand players have one of two colours
    wanted = _COLUMNS[found.kind]
    kept = [at for at, column in enumerate(found.columns) if column.word in wanted]
    kinds = [found.columns[at].word.removeprefix("column.") for at in kept]
    heads = [
        f'<th scope="col" class="of-{kind}">{set_text(head_of(found.columns[at], said))}</th>'
        for kind, at in zip(kinds, kept, strict=True)
    ]
    cells = [(f'<td class="of-{kind}">', at) for kind, at in zip(kinds, kept, strict=True)]
    rows = ("".join(f"{opened}{set_text(text_of(row[at], said))}</td>" for opened, at in cells) for row in found.rows)
    body = "".join(f"<tr>{row}</tr>\n" for row in rows)
    return SafeString(f"<thead><tr>{''.join(heads)}</tr></thead><tbody>\n{body}</tbody>") if body else SafeString("")
