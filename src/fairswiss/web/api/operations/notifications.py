"""Messages for those who asked: their number, and sending."""

from django.http import HttpRequest

from fairswiss.desk import journals
from fairswiss.desk.subscriptions import audience
from fairswiss.web.access import Action
from fairswiss.web.api.closing_shapes import Notifying
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.notifications.links import address_for
from fairswiss.web.notifications.sending import is_on, notify


@router.get("t/{tournament}/notifications", auth=Allowed(Action.PUBLISH), response=Data)
def show_notifications(request: HttpRequest, tournament: str) -> Data:
    """The numbers of people who asked for messages and who have not had the newest news; never an address."""
    found = audience(journals.read(tournament))
    return {
        "on": is_on(), "subscribed": found.subscribed, "due": len(found.due),
        "news": found.news._asdict() if found.news else None,
    }  # fmt: skip


@router.post("t/{tournament}/notifications", auth=Allowed(Action.PUBLISH), response=Data)
def send_notifications(request: HttpRequest, tournament: str, sent: Notifying) -> Data:
    """Send the newest news to everyone who has not had it; `mark`, if stated, is the news that is meant."""
    event = journals.read(tournament)
    return notify(event, address_for(request, event), sent.mark)._asdict()
