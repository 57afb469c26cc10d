"""Tags that need a little more than an include."""

import secrets
from typing import NamedTuple

from django import template
from django.conf import settings
from django.template import Context
from django.urls import resolve, reverse
from django.utils.functional import Promise
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from fairswiss.keeping import freshness
from fairswiss.model.federations import federation_name, federations
from fairswiss.model.points import in_halves
from fairswiss.rendering.pips import painted
from fairswiss.web import access

register = template.Library()


class Tab(NamedTuple):
    """A page of a tournament: its name and its label."""

    page: str
    label: Promise
    of_teams: bool = False
    """True if only events of teams have it."""


class Place(NamedTuple):
    """One of the few places of a tournament, with its pages; the first is the one it opens with."""

    label: Promise
    pages: tuple[Tab, ...]


PLACES = (
    Place(_("Desk"), (Tab("rounds:index", _("Rounds")),)),
    Place(
        _("Players"),
        (
            Tab("players:index", _("Players")),
            Tab("teams:index", _("Teams"), of_teams=True),
            Tab("arrival:index", _("Arrival")),
        ),
    ),
    Place(
        _("Standings"),
        (
            Tab("standings:index", _("Standings")),
            Tab("standings:ratings", _("Ratings")),
            Tab("standings:norms", _("Norms")),
            Tab("prizes:index", _("Prizes")),
        ),
    ),
    Place(
        _("Publish"),
        (
            Tab("paper:index", _("Print")),
            Tab("hall:index", _("Hall")),
            Tab("public:tournament", _("Public page")),
            Tab("notifications:index", _("Notify")),
            Tab("finish:index", _("Final page")),
            Tab("finish:report", _("Report")),
        ),
    ),
    Place(
        _("More"),
        (
            Tab("tournaments:overview", _("Overview")),
            Tab("explanations:index", _("Why")),
            Tab("journal:index", _("Journal")),
            Tab("tournaments:settings", _("Settings")),
            Tab("people:index", _("People")),
        ),
    ),
)


@register.simple_tag(takes_context=True)
def may(context: Context, action: str, tournament: str | None = None) -> bool:
    """True if the reader may do it: ``{% may "undo" tournament as may_undo %}``. For display; the view decides."""
    user = context.get("user")
    return user is not None and access.may(user, access.Action(action), tournament)


@register.inclusion_tag("parts/tabs.html", takes_context=True)
def tabs(context: Context, tournament: str, current: str = "") -> dict[str, object]:
    """The places of a tournament, ``{% tabs tournament "players:index" %}``, and the pages of the one that is open.

    Only what the reader may see: a place whose first page is not for them opens with the next one.
    """
    places, pages = [], []
    for place in PLACES:
        shown = [_link(tab, tournament, current) for tab in place.pages if _is_seen(context, tab, tournament)]
        if not shown:
            continue
        is_open = any(link["is_current"] for link in shown)
        places.append({"href": shown[0]["href"], "label": place.label, "is_current": is_open})
        if is_open and len(place.pages) > 1:
            pages = shown
    return {"tabs": places, "pages": pages}


def _link(tab: Tab, tournament: str, current: str) -> dict[str, object]:
    address = reverse(tab.page, kwargs={"tournament": tournament})
    return {"href": address, "label": tab.label, "is_current": tab.page == current}


def _is_seen(context: Context, tab: Tab, tournament: str) -> bool:
    if tab.of_teams and not getattr(context.get("state"), "of_teams", False):
        return False
    view = resolve(reverse(tab.page, kwargs={"tournament": tournament})).func
    return may(context, vars(view)["action"], tournament)


@register.inclusion_tag("parts/copies.html", takes_context=True)
def copies(context: Context) -> dict[str, object]:
    """A notice for chief arbiters of every tournament when the last good copy is too old, ``{% copies %}``."""
    user = context.get("user")
    if user is None or not access.is_chief_of_all(user):
        return {}
    return {"too_old": freshness.too_old(settings.DATA_FOLDER)}


@register.simple_tag
def federation(code: str) -> SafeString:
    """A code with the name of its federation for those who point at it, ``{% federation player.federation %}``."""
    name = federation_name(code)
    return format_html('<abbr title="{}">{}</abbr>', name, code) if name else format_html("{}", code)


@register.inclusion_tag("parts/federations.html")
def pick_federation() -> dict[str, object]:
    """The federations to choose from in a field with ``list="federations"``, ``{% pick_federation %}``."""
    return {"federations": federations()}


@register.filter
def halves(points: int) -> str:
    """Points as people write them, ``{{ match.white.points|halves }}``: 2½."""
    return in_halves(points)


@register.filter
def pips(text: str) -> SafeString:
    """Text with colours as squares, ``{{ colours|pips }}``, or markup, ``{% filter pips %}…{% endfilter %}``."""
    return SafeString(painted(conditional_escape(text)))


@register.simple_tag
def token() -> str:
    """A name for the request that a form makes, ``<input type="hidden" name="token" value="{% token %}">``.

    Sent twice, by a double click or after a lost answer, it counts once.
    """
    return secrets.token_urlsafe(16)
