"""The rule pages of the editions, and the glossary."""

from django.http import HttpRequest

from fairswiss.rendering.glossary import glossary
from fairswiss.rendering.rulebook import page_data, rule_pages
from fairswiss.web.access import Action
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.rules.views import known_page


@router.get("rules", auth=Allowed(Action.SEE_PUBLIC), response=list[Data])
def list_rules(request: HttpRequest) -> list[Data]:
    """Every edition that has a rule page."""
    return [{"system": page.system, "name": page.name, "approved": page.approved} for page in rule_pages()]


@router.get("glossary", auth=Allowed(Action.SEE_PUBLIC), response=list[Data])
def list_terms(request: HttpRequest) -> list[Data]:
    """The terms of pairings and standings in plain words, in the language of the request."""
    return [{"key": term.key, "term": term.name, "forms": term.forms, "meaning": term.meaning} for term in glossary()]


@router.get("rules/{system}", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def show_rules(request: HttpRequest, system: str) -> Data:
    """The articles and readings of an edition: what each means, its code, its tests, the readings about it."""
    return page_data(known_page(system))
