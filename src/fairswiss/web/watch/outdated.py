"""Schema version check: a worker whose database is of another version answers with an error and writes nothing."""

import time

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.db import DatabaseError, connection
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _

from fairswiss.keeping.upgrading import Schema, schema
from fairswiss.web.error_pages import ErrorPage, shown
from fairswiss.web.handlers import Handler
from fairswiss.web.watch.requests import QUIET, route_of

KEPT = 5.0
"""Seconds for which the tables are taken to be what they were."""


class Outdated:
    """Asks the database every few seconds whether its tables are still those of this program; of a service alone.

    On a laptop the manager upgrades its database itself before it answers, and there is no other version beside it.
    """

    def __init__(self, handler: Handler) -> None:
        if not settings.SERVICE:
            raise MiddlewareNotUsed
        self.handler = handler
        self._seen = float("-inf")

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if route_of(request) in QUIET or self._is_current():
            return self.handler(request)
        what = _("The database is being upgraded. Nothing was changed.")
        remedy = _("Try again in a minute. If the problem persists, tell the operator of this service.")
        response = shown(None, ErrorPage(503, _("Please wait"), what, remedy))
        response.headers["Retry-After"] = "30"
        return response

    def _is_current(self) -> bool:
        if time.monotonic() - self._seen < KEPT:
            return True
        try:
            if schema() is not Schema.CURRENT:
                return False
        except DatabaseError:
            connection.close()
            return True  # the page that needs the database says what is wrong with it
        self._seen = time.monotonic()
        return True
