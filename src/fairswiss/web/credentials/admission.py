"""The last step of every way in: ask for the second factor if the account has one, then begin the session."""

import time
from enum import StrEnum
from typing import NamedTuple

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme

from fairswiss.web.credentials import second_factor, step_up
from fairswiss.web.people import sessions
from fairswiss.web.people.marks import give_mark, password_mark
from fairswiss.web.security_log import noted

PATIENCE = 10 * 60
"""Seconds in which the second factor has to follow."""
_WAITING = "waiting"


class Way(StrEnum):
    LINK = "start-link"
    PASSWORD = "password"
    INVITATION = "invitation"
    OPENID = "openid"


class Waiting(NamedTuple):
    """Someone who has passed the first step and not yet the second."""

    user: User
    way: Way
    target: str


def admit(request: HttpRequest, user: User, way: Way, target: str = "/") -> HttpResponse:
    """Let someone in who has passed the first step, or ask for the second."""
    if not second_factor.is_on(user):
        return _begun(request, Waiting(user, way, target))
    request.session.flush()
    request.session[_WAITING] = [user.pk, password_mark(user), way.value, target, int(time.time())]
    return redirect("credentials:second-step")


def waiting(request: HttpRequest) -> Waiting | None:
    """The pending sign-in of this browser that needs a second factor; None if expired or if the password changed."""
    held = request.session.get(_WAITING)
    if held is None:
        return None
    number, mark, way, target, since = held
    user = User.objects.filter(pk=number, is_active=True).first()
    if user is None or password_mark(user) != mark or not 0 <= time.time() - since <= PATIENCE:
        return None
    return Waiting(user, Way(way), target)


def complete(request: HttpRequest, found: Waiting) -> HttpResponse:
    """Begin the session of someone who has passed both steps."""
    response = _begun(request, found)
    step_up.remember(request)
    return response


def inside(request: HttpRequest, target: str) -> str:
    """The page to go on with, if it is one of ours; else the first one."""
    ours = url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure())
    return target if ours and target.startswith("/") else "/"


def _begun(request: HttpRequest, found: Waiting) -> HttpResponse:
    sessions.begin(request, found.user, found.way)
    noted("signed-in", found.user.username, way=found.way.value)
    response: HttpResponse = redirect(inside(request, found.target))
    if found.way is not Way.LINK:
        give_mark(request, response, found.user)
    return response
