"""Tags that need a little more than an include."""

import secrets
from typing import NamedTuple

from django import template
from django.conf import settings
from django.template import Context
from django.urls import NoReverseMatch, resolve, reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from fairswiss.keeping import freshness
from fairswiss.web import access

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
    Tab("people:index", _("People")),
    Tab("paper:index", _("Print")),
    Tab("hall:index", _("Hall")),
    Tab("public:tournament", _("Public")),
)


@register.simple_tag(takes_context=True)
def may(context: Context, action: str, tournament: str | None = None) -> bool:
    """True if the reader may do it: ``{% may "undo" tournament as may_undo %}``. For display; the view decides."""
    user = context.get("user")
    return user is not None and access.may(user, access.Action(action), tournament)


@register.inclusion_tag("parts/tabs.html", takes_context=True)
def tabs(context: Context, tournament: str, current: str = "") -> dict[str, object]:
    """The navigation of a tournament, ``{% tabs tournament "players:index" %}``: the pages that the reader may see."""
    user = context.get("user")
    shown = []
    for tab in TABS:
        try:
            address = reverse(tab.page, kwargs={"tournament": tournament})
        except NoReverseMatch:
            continue
        action = getattr(resolve(address).func, "action", None)
        if user is None or action is None or not access.may(user, action, tournament):
            continue
        shown.append({"href": address, "label": tab.label, "is_current": tab.page == current})
    return {"tabs": shown}


@register.inclusion_tag("parts/copies.html", takes_context=True)
def copies(context: Context) -> dict[str, object]:
    """A notice for chief arbiters of every tournament when the last good copy is too old, ``{% copies %}``."""
    user = context.get("user")
    if user is None or not access.is_chief_of_all(user):
        return {}
    return {"too_old": freshness.too_old(settings.DATA_FOLDER)}


@register.simple_tag
def token() -> str:
    """A name for the request that a form makes, ``<input type="hidden" name="token" value="{% token %}">``.

    Sent twice, by a double click or after a lost answer, it counts once.
    """
    return secrets.token_urlsafe(16)
