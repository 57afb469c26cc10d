"""Tags that need a little more than an include."""

import secrets
from typing import NamedTuple

from django import template
from django.urls import NoReverseMatch, reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

register = template.Library()


class Tab(NamedTuple):
    """One entry of a tournament's navigation: the page behind it and its label."""

    page: str
    label: Promise


TABS = (
    Tab("tournaments:overview", _("Overview")),
    Tab("players:index", _("Players")),
    Tab("rounds:index", _("Rounds")),
    Tab("results:index", _("Results")),
    Tab("standings:index", _("Standings")),
    Tab("explanations:index", _("Why")),
    Tab("journal:index", _("Journal")),
    Tab("tournaments:settings", _("Settings")),
    Tab("paper:index", _("Paper")),
    Tab("public:tournament", _("Public")),
)


@register.inclusion_tag("parts/tabs.html")
def tabs(tournament: str, current: str = "") -> dict[str, object]:
    """The navigation of a tournament, ``{% tabs tournament "players:index" %}``: the pages that are there."""
    shown = []
    for tab in TABS:
        try:
            address = reverse(tab.page, kwargs={"tournament": tournament})
        except NoReverseMatch:
            continue
        shown.append({"href": address, "label": tab.label, "is_current": tab.page == current})
    return {"tabs": shown}


@register.simple_tag
def token() -> str:
    """A name for the request that a form makes, ``<input type="hidden" name="token" value="{% token %}">``.

    Sent twice, by a double click or after a lost answer, it counts once.
    """
    return secrets.token_urlsafe(16)
