"""How long a session lasts: a working day without a word, and a week at most."""

import time

from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.web.handlers import Handler

IDLE = 14 * 60 * 60
WHOLE = 7 * 24 * 60 * 60
_NOTICED = 15 * 60
"""A session is written again this rarely, so that pages that ask for news all day do not write all day."""
_SINCE, _SEEN = "since", "seen"


def begin(request: HttpRequest, user: User) -> None:
    """Sign somebody in who proved to know the password; the session gets another key."""
    login(request, user)
    request.session[_SINCE] = request.session[_SEEN] = int(time.time())
    request.session.set_expiry(IDLE)


def lasting(handler: Handler) -> Handler:
    """The middleware that lets a session in use last longer."""

    def noticed(request: HttpRequest) -> HttpResponseBase:
        response = handler(request)
        session = request.session
        if session.accessed and _SINCE in session:
            now = int(time.time())
            if now - session[_SEEN] > _NOTICED and now - session[_SINCE] < WHOLE:
                session[_SEEN] = now
        return response

    return noticed
