"""Pages about one event: they show where it stands, and every one of them has its navigation."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from fairswiss.desk import journals
from fairswiss.desk.journals import Known
from fairswiss.desk.overview import Overview
from fairswiss.model.errors import NotThere
from fairswiss.web.access import as_seen_by
from fairswiss.web.presence import others_here


def known(tournament: str) -> Known:
    """The event of an address as it is now; a page that says so when there is none."""
    try:
        return journals.read(tournament)
    except NotThere as error:
        raise Http404(error.message) from error


def seen(request: HttpRequest, tournament: str) -> Known:
    """The same as whoever asks may see it."""
    return as_seen_by(request.user, known(tournament))


def event_page(request: HttpRequest, template: str, event: Known, current: str, **more: Any) -> HttpResponse:
    """A page that extends ``tournament.html``; ``current`` is what it belongs to, such as ``players:index``.

    Templates know ``tournament`` (for addresses), ``state``, ``head`` (the last entry that is shown) and ``current``.
    """
    context = bar_of(event) | {"head": event.head, "current": current}
    context["here"] = others_here(request.user, event.event)
    return render(request, template, context | more)


def bar_of(event: Known) -> dict[str, Any]:
    """The context of ``parts/bar.html``, which says where an event stands."""
    return {"tournament": event.event, "state": event.state, "glance": Overview.of(event)}


def done(request: HttpRequest, said: str, page: str, **named: Any) -> HttpResponse:
    """After something was done: say so, and go to a page, so that loading it again does nothing twice."""
    messages.success(request, said)
    response: HttpResponse = redirect(page, **named)
    return response
