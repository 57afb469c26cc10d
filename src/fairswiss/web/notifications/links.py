"""The signed links in messages, by which somebody confirms a request or unsubscribes."""

from django.core.signing import BadSignature, Signer
from django.http import HttpRequest
from django.urls import reverse

from fairswiss.desk.journals import Known
from fairswiss.desk.subscriptions import Subscriber, subscriber
from fairswiss.web.public.following import home_of

CONFIRM, UNSUBSCRIBE = "confirm", "unsubscribe"
_SIGNED = "fairswiss.notifications"


def address_for(request: HttpRequest, event: Known) -> str:
    """The beginning of every address in a message, as others reach this manager."""
    return home_of(request, event).removesuffix(reverse("public:tournament", args=[event.event]))


def link_of(purpose: str, number: int) -> str:
    """The path of the page that a link opens."""
    return reverse(f"notifications:{purpose}", args=[_signer(purpose).sign(str(number))])


def meant_by(purpose: str, link: str) -> tuple[bool, Subscriber | None]:
    """True if the link is ours, and the subscriber that it is about, unless forgotten."""
    try:
        number = int(_signer(purpose).unsign(link))
    except (BadSignature, ValueError):
        return False, None
    return True, subscriber(number)


def _signer(purpose: str) -> Signer:
    return Signer(salt=f"{_SIGNED}.{purpose}")
