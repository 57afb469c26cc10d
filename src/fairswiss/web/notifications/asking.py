"""Public pages: ask for messages, confirm the address, unsubscribe."""

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt

from fairswiss.desk import subscriptions
from fairswiss.desk.journals import Known
from fairswiss.desk.privacy import public_names
from fairswiss.model.errors import NotThere
from fairswiss.model.whole import whole_number
from fairswiss.web.access import BOTH, Action, page
from fairswiss.web.event_pages import known
from fairswiss.web.notifications import quotas
from fairswiss.web.notifications.links import CONFIRM, UNSUBSCRIBE, address_for, meant_by
from fairswiss.web.notifications.messages import confirmation
from fairswiss.web.notifications.sending import deliver, is_on
from fairswiss.web.people.throttle import address_of
from fairswiss.web.phones.refusals import too_fast
from fairswiss.web.public.events import public_event
from fairswiss.web.public.views import public_page
from fairswiss.web.security_log import refused

LONGEST = 254
"""Letters of an e-mail address."""


@page("public/<slug:tournament>/notify/", Action.SUBSCRIBE, BOTH)
def ask(request: HttpRequest, tournament: str) -> HttpResponse:
    """The form; what it says afterwards is the same whether the address was known or not."""
    event = public_event(tournament)
    given = request.POST if request.method == "POST" else request.GET
    names = public_names(event.state)
    player = whole_number(given.get("player", "")) or 0
    player = player if player in names else 0
    context: dict[str, object] = {
        "is_on": is_on(), "player": player, "name": names.get(player, ""),
        "longest": LONGEST, "typed": "", "wrong": "", "asked": False,
    }  # fmt: skip
    if request.method != "POST" or not is_on():
        return _shown(request, event, context)
    typed = request.POST.get("address", "").strip()[: LONGEST + 1]
    if not _is_address(typed):
        return _shown(request, event, context | {"typed": typed, "wrong": _("This is not an e-mail address.")}, 422)
    wait = quotas.FROM_ADDRESS.wait(address_of(request) or "") or quotas.OF_EVENT.wait(tournament)
    if wait:
        return too_fast(request, wait)
    if not _is_sent(request, event, player, typed):
        wrong = _("The message could not be sent. Try again later.")
        return _shown(request, event, context | {"typed": typed, "wrong": wrong}, 502)
    return _shown(request, event, context | {"asked": True})


def _is_address(typed: str) -> bool:
    try:
        validate_email(typed)
    except ValidationError:
        return False
    return len(typed) <= LONGEST and typed.isascii()


def _is_sent(request: HttpRequest, event: Known, player: int, typed: str) -> bool:
    """Send the message to confirm, unless this address had enough of them today; False if that failed."""
    if quotas.TO_ONE.wait(typed.casefold()):
        return True
    number = subscriptions.ask(event, player, typed, get_language() or "en", timezone.now())
    asked = subscriptions.subscriber(number)
    return asked is None or not deliver(confirmation(event, asked, address_for(request, event)))


def _shown(request: HttpRequest, event: Known, context: dict[str, object], status: int = 200) -> HttpResponse:
    response = public_page(request, "notifications/ask.html", event, "notify", 0, **context)
    response.status_code = status
    return response


@page("subscribe/<str:link>", Action.SUBSCRIBE, BOTH)
def confirm(request: HttpRequest, link: str) -> HttpResponse:
    """The link that was sent; only the button confirms, for programs open links too."""
    return _by_link(request, CONFIRM, link)


# No CSRF token: the signed link proves more than a token would, and mail programs send none (RFC 8058).
@csrf_exempt
@page("unsubscribe/<str:link>", Action.SUBSCRIBE, BOTH)
def unsubscribe(request: HttpRequest, link: str) -> HttpResponse:
    """The link below every message: one button, or one click in the mail program."""
    return _by_link(request, UNSUBSCRIBE, link)


def _by_link(request: HttpRequest, purpose: str, link: str) -> HttpResponse:
    is_ours, one = meant_by(purpose, link)
    if not is_ours:
        refused(request, "mail-link-wrong")
        return render(request, "notifications/link.html", {"purpose": "wrong"}, status=403)
    if request.method == "POST" and one:
        if purpose == UNSUBSCRIBE:
            subscriptions.unsubscribe(one.id)
        else:
            subscriptions.confirm(one.id)
    is_over = one is None or request.method == "POST"
    context = {"purpose": purpose, "done": is_over, "one": one, "link": link, "about": _about(one) if one else ""}
    status = 410 if one is None and purpose == CONFIRM else 200
    return render(request, "notifications/link.html", context, status=status)


def _about(one: subscriptions.Subscriber) -> str:
    """The name of the player or of the event that the messages are about."""
    try:
        event = known(one.event)
    except (Http404, NotThere):
        return ""
    return public_names(event.state).get(one.registration, event.state.settings.info.name)
