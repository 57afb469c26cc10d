"""Request logging: every request gets an ID, a log line and a place in the metrics, by its route, never by its path.

Paths may hold start links and the links of phones, query strings what people typed: neither is written down.
"""

import logging
import time

from django.conf import settings
from django.contrib.auth.signals import user_login_failed
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.urls import Resolver404, resolve

from fairswiss.model.errors import FairswissError
from fairswiss.web.handlers import HANDLED_BY_DJANGO, ErrorMiddleware, Handler
from fairswiss.web.security_log import method_of
from fairswiss.web.watch.numbers import HEADER, number, number_for

UNKNOWN = "unknown"
STATIC = "static"
QUIET = frozenset({"alive", "watch:health", "watch:ready", "watch:metrics", STATIC})
"""Routes that machines poll: logged only when they fail."""
_log = logging.getLogger("fairswiss.request")


class Watched:
    """The outermost middleware: numbers, times, counts and writes down."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler
        if settings.METRICS_TOKEN:
            from fairswiss.web.watch.meters import meters

            meters()  # from the first request on
            user_login_failed.connect(_sign_in_failed, dispatch_uid="fairswiss.watch")

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        mine = number.set(number_for(request.headers.get(HEADER, "") if settings.SERVICE else ""))
        began = time.perf_counter()
        try:
            response = self.handler(request)
            seconds = time.perf_counter() - began
            response.headers[HEADER] = number.get()
            route = route_of(request)
            method = method_of(request)
            _write(request, route, method, response.status_code, seconds)
            if settings.METRICS_TOKEN:
                from fairswiss.web.watch.meters import meters

                meters().answered(route, method, response.status_code, seconds)
            return response
        finally:
            number.reset(mine)


class FaultCount(ErrorMiddleware):
    """The innermost middleware: sees what views raise before it becomes a page."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Count it; others answer."""
        if settings.METRICS_TOKEN and not isinstance(error, (FairswissError, *HANDLED_BY_DJANGO)):
            from fairswiss.web.watch.meters import meters

            meters().failed(error)
        return None


def route_of(request: HttpRequest) -> str:
    """The name of the page that was asked for, whoever it was that answered."""
    if request.path_info.startswith(settings.STATIC_URL):
        return STATIC
    try:
        match = request.resolver_match or resolve(request.path_info)
    except Resolver404:
        return UNKNOWN
    return match.view_name


def _write(request: HttpRequest, route: str, method: str, status: int, seconds: float) -> None:
    if route in QUIET and status < 400:
        return
    ms = round(seconds * 1000)
    fields = {"route": route, "method": method, "status": status, "ms": ms, "account": _account(request)}
    level = logging.WARNING if status >= 500 else logging.INFO
    _log.log(level, "%s %s: %d in %d ms", method, route, status, ms, extra=fields)


def _account(request: HttpRequest) -> int | None:
    """The number of the account, if the request needed to know it; its name is nobody's business here."""
    user = getattr(request, "_cached_user", None)
    return user.pk if user is not None else None


def _sign_in_failed(**said: object) -> None:
    from fairswiss.web.watch.meters import meters

    meters().sign_in_failed()
