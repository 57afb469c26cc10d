"""The page behind the code on the poster or a badge: a player finds the own name and says: I am here."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt

from fairswiss.desk import own_arrival, phone_links
from fairswiss.desk.own_arrival import Door, Person
from fairswiss.model.errors import BadRequest
from fairswiss.model.whole import whole_number
from fairswiss.web.access import BOTH, Action, may, page
from fairswiss.web.people.throttle import address_of
from fairswiss.web.phones import quotas
from fairswiss.web.phones.refusals import expired, too_fast, wrong
from fairswiss.web.phones.signing import key

_LONGEST = 80


# No CSRF token, for the same reason as on the pages of games: the secret link in the address stands for it.
@csrf_exempt
@page("here/<str:link>", Action.ARRIVE, BOTH)
def arrive(request: HttpRequest, link: str) -> HttpResponse:
    """A name to be typed, names to choose from, one to be confirmed, and the end of it."""
    door = _open(request, link)
    if isinstance(door, HttpResponse):
        return door
    if request.method == "POST":
        return _come(request, link, door)
    chosen = door.link.player or whole_number(request.GET.get("player", "")) or 0
    if chosen and door.link.player and may(request.user, Action.CHECK_IN, door.link.event):
        return redirect("arrival:player", tournament=door.link.event, registration=chosen)
    typed = request.GET.get("name", "")[:_LONGEST]
    found = door.found(typed) if typed and not chosen else []
    return _shown(
        request,
        link,
        door,
        door.person(chosen) if chosen else None,
        typed=typed,
        found=found,
        done="done" in request.GET,
    )


def _come(request: HttpRequest, link: str, door: Door) -> HttpResponse:
    chosen = door.link.player or whole_number(request.POST.get("player", "")) or 0
    try:
        after = own_arrival.come(door.link, chosen)
    except BadRequest as error:
        return _shown(request, link, door, door.person(chosen), status=409, wrong=error.message)
    if after is None or after.person(chosen) is None:
        return expired(request, "phones/closed.html")
    return HttpResponseRedirect(f"{reverse('phones:arrive', kwargs={'link': link})}?player={chosen}&done=yes")


def _shown(
    request: HttpRequest, link: str, door: Door, person: Person | None, status: int = 200, **more: Any
) -> HttpResponse:
    context = {"link": link, "event": door.event, "person": person, "of_badge": bool(door.link.player), **more}
    context["unnamed"] = bool(door.link.player) and person is None
    return render(request, "phones/arrive.html", context, status=status)


def _open(request: HttpRequest, text: str) -> Door | HttpResponse:
    """The check-in of a link, or the page that refuses it; the signature is looked at before anything else."""
    address = address_of(request) or ""
    link = phone_links.check_in_read(text, key())
    if link is None:
        seconds = quotas.WRONG.wait(address)
        return too_fast(request, seconds) if seconds else wrong(request)
    seconds = quotas.OF_ADDRESS.wait(address) or quotas.OF_CHECK_IN.wait(link.event)
    if seconds:
        return too_fast(request, seconds)
    return own_arrival.door(link) or expired(request, "phones/closed.html")
