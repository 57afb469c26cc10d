"""The derivation of one group for an appeal: a page to print, and the same as PDF."""

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.safestring import mark_safe
from django.utils.translation import get_language

from fairswiss.desk import reasons
from fairswiss.desk.journals import Known
from fairswiss.rendering import fragment, paper
from fairswiss.rendering.appeals import Appeal, appeal_title
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases.appeals import appeal_sheet
from fairswiss.usecases.long_work import worked_out
from fairswiss.web.access import Action, page
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.explanations.views import TAB, rules_address


@page(action=Action.SEE_EXPLANATIONS)
def appeal(request: HttpRequest, tournament: str, number: int, place: int) -> HttpResponse:
    """The derivation of a group, counted from 1 at the top, or (0) of the bye."""
    event, found = _derived(request, tournament, number, place)
    shown = fragment(found, rules=rules_address)
    more = {"number": number, "place": place, "title": appeal_title(found), "shown": mark_safe(shown)}
    return event_page(request, "explanations/appeal.html", event, TAB, **more)


@page(action=Action.SEE_EXPLANATIONS)
def pdf(request: HttpRequest, tournament: str, number: int, place: int) -> HttpResponse:
    """The same as PDF."""
    event, found = _derived(request, tournament, number, place)
    content = paper.content(appeal_sheet(found), sheet_phrase, get_language() or "en")
    name = f"{event.state.settings.info.name} {appeal_title(found)}"
    return download(worked_out(paper.typeset, *content), name, "pdf", "application/pdf")


def _derived(request: HttpRequest, tournament: str, number: int, place: int) -> tuple[Known, Appeal]:
    event = seen(request, tournament)
    if not 1 <= number <= len(event.state.rounds):
        raise Http404
    return event, reasons.appeal_in(event.state, number, place)
