"""The page with a small study on the players of an event: how many rounds, which system."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.safestring import mark_safe

from fairswiss.model.errors import BadRequest
from fairswiss.rendering.html import as_html
from fairswiss.studies.own_field import asked_of, own_blocks, own_results
from fairswiss.usecases.pictures import kinds_offered
from fairswiss.usecases.systems import system_name
from fairswiss.web.access import Action, page
from fairswiss.web.event_pages import event_page, known


@page("t/<slug:tournament>/study", Action.CHANGE_SETTINGS)
def study(request: HttpRequest, tournament: str) -> HttpResponse:
    """The question, and with ``?play=1`` the answer."""
    event = known(tournament)
    facts = event.state.tournament()
    offered = kinds_offered(facts) if facts.rounds else ()
    more: dict[str, Any] = {"problem": "", "blocks": "", "asked": None, "has_chances": "chances" in offered}
    try:
        more["asked"] = asked_of(facts, event.state.settings.system)
        more["first"], more["other"] = (f"{system_name(one)} ({one})" for one in more["asked"].systems)
        if request.GET.get("play"):
            more["blocks"] = mark_safe(as_html(own_blocks(own_results(more["asked"])), top=1))
    except BadRequest as error:
        more["problem"] = error.message
    return event_page(request, "tournaments/study.html", event, "tournaments:settings", **more)
