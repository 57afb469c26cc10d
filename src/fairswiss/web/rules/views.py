"""The pages: the editions, one of them article by article, and the glossary."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from fairswiss.model.errors import BadRequest
from fairswiss.rendering.glossary import glossary
from fairswiss.rendering.rulebook import RulePage, rule_page, rule_pages
from fairswiss.web.access import Action, page


def known_page(system: str) -> RulePage:
    """The page of an edition; 404 if there is none of that name."""
    try:
        return rule_page(system)
    except BadRequest as error:
        raise Http404 from error


@page("", Action.SEE_PUBLIC)
def index(request: HttpRequest) -> HttpResponse:
    return render(request, "rules/index.html", {"pages": rule_pages()})


@page("<slug:system>", Action.SEE_PUBLIC)
def edition(request: HttpRequest, system: str) -> HttpResponse:
    """The articles and readings of an edition."""
    return render(request, "rules/edition.html", {"shown": known_page(system)})


@page("glossary", Action.SEE_PUBLIC, name="glossary")
def terms(request: HttpRequest) -> HttpResponse:
    """The terms in plain words."""
    return render(request, "rules/glossary.html", {"terms": glossary()})
