"""The arbiters' page: the number of people who wait for news, and the button that sends it."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import ngettext

from fairswiss.desk.subscriptions import audience
from fairswiss.web.access import POST, Action, page
from fairswiss.web.event_pages import event_page, known
from fairswiss.web.notifications.links import address_for
from fairswiss.web.notifications.sending import Sent, is_on, notify
from fairswiss.web.reach import loopback_name


@page("t/<slug:tournament>/notify/", Action.PUBLISH)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The number of those who asked, the news for them, and a plain word if this manager sends no mail."""
    event = known(tournament)
    address = address_for(request, event)
    here = loopback_name(address.split("://")[-1])
    return event_page(
        request, "notifications/index.html", event, "notifications:index",
        found=audience(event), is_on=is_on(), address=address, only_here=here,
    )  # fmt: skip


@page("t/<slug:tournament>/notify/send", Action.PUBLISH, POST)
def send(request: HttpRequest, tournament: str) -> HttpResponse:
    """Send the newest news to those who have not had it."""
    event = known(tournament)
    _tell(request, notify(event, address_for(request, event), request.POST.get("mark", "")[:60]))
    return redirect("notifications:index", tournament=tournament)


def _tell(request: HttpRequest, done: Sent) -> None:
    sent = ngettext("%(count)s person was notified.", "%(count)s people were notified.", done.sent)
    messages.success(request, sent % {"count": done.sent})
    if done.failed:
        words = ngettext(
            "%(count)s message could not be sent (%(reason)s). Press the button again to retry.",
            "%(count)s messages could not be sent (%(reason)s). Press the button again to retry.",
            done.failed,
        )
        messages.error(request, words % {"count": done.failed, "reason": done.reason})
    if done.left:
        words = ngettext(
            "%(count)s person is still to be notified. Press the button again.",
            "%(count)s people are still to be notified. Press the button again.",
            done.left,
        )
        messages.warning(request, words % {"count": done.left})
