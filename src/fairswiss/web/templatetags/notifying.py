"""The button that notifies those who asked, for every page after which there is news."""

from django import template
from django.template import Context

from fairswiss.desk.subscriptions import audience
from fairswiss.web.access import Action, may
from fairswiss.web.event_pages import known
from fairswiss.web.notifications.sending import is_on

register = template.Library()


@register.inclusion_tag("notifications/button.html", takes_context=True)
def notify_button(context: Context, tournament: str) -> dict[str, object]:
    """``{% notify_button tournament %}``: nothing where no mail is sent, or everyone has had the news."""
    user = context.get("user")
    if not is_on() or user is None or not may(user, Action.PUBLISH, tournament):
        return {}
    found = audience(known(tournament))
    return {
        "notify_due": len(found.due), "notify_mark": found.news.mark if found.news else "", "tournament": tournament,
        "request": context["request"], "csrf_token": context.get("csrf_token"),
    }  # fmt: skip
