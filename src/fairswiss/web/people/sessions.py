"""Lifetime of a session: a working day without a request, a week at most; and the record of its start and last use."""

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.web.handlers import Handler

IDLE = 14 * 60 * 60
WHOLE = 7 * 24 * 60 * 60
_NOTICED = 15 * 60
"""A session is written again this rarely, so that pages that ask for news all day do not write all day."""
_BACKEND = "django.contrib.auth.backends.ModelBackend"
_SINCE, _SEEN, _BEGAN, _WAY, _BROWSER = "since", "seen", "began", "way", "browser"
_PROGRAMS = ("Edg", "OPR", "Firefox", "SamsungBrowser", "Chrome", "Safari")
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
_NAMES = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Mac OS": "macOS", "CrOS": "ChromeOS"}


class Visit(NamedTuple):
    """The start and the last use of a session; times in seconds, 0 if unknown."""

    way: str
    browser: str
    since: int
    seen: int

    @classmethod
    def of(cls, session: Mapping[str, Any]) -> "Visit":
        """Of the data of a session."""
        return cls(session.get(_WAY, ""), session.get(_BROWSER, ""), session.get(_BEGAN, 0), session.get(_SEEN, 0))


def begin(request: HttpRequest, user: User, way: str) -> None:
    """Sign someone in who has passed every step; the session gets another key."""
    lasts_long = way == "start-link"  # at the machine itself: as long as the cookie does
    login(request, user, backend=_BACKEND)
    now = int(time.time())
    request.session.update({_WAY: way, _BROWSER: browser_of(request), _BEGAN: now, _SEEN: now})
    if not lasts_long:
        request.session[_SINCE] = now
        request.session.set_expiry(IDLE)


def browser_of(request: HttpRequest) -> str:
    """The program and the system that a browser claims to be, in two words; nothing else of the header is kept."""
    said = request.headers.get("User-Agent", "")[:400]
    found = [next((name for name in names if name in said), "") for names in (_PROGRAMS, _SYSTEMS)]
    return " · ".join(_NAMES.get(name, name) for name in found if name)


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
