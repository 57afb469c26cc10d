"""Rate limits of accounts, and the headers that say how much is left.

``RateLimit-Policy`` names the limits that a request counts for, ``RateLimit`` what is left of them (the IETF's draft
*RateLimit header fields for HTTP*). People without an account are limited by address where they can do anything that
counts, see :mod:`fairswiss.web.phones.quotas` and :mod:`fairswiss.web.running.connections`.
"""

from contextvars import ContextVar

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.language import gettext
from fairswiss.model.errors import TooMany
from fairswiss.usecases.long_work import Errand, go
from fairswiss.web.handlers import Handler
from fairswiss.web.quotas import Pace, Quota

MOST_CALLS, MOST_LONG = 3_000, 120
"""In a minute."""
MOST_LARGE = 150
"""In half a minute."""
CALLS = Pace(MOST_CALLS, 60, name="calls")
"""Requests of one account to the JSON API."""
LARGE = Pace(MOST_LARGE, 30, name="large-answers")
"""Explanations, prints and exports that one account asks for, on pages and by the API, kept from before or not."""
LONG_WORK = Pace(MOST_LONG, 60, name="long-work")
"""Pieces of long work that one account has done, on pages and by the API; what was kept from before costs nothing, and
what an event waits for is not counted."""
PACES = (CALLS, LARGE, LONG_WORK)

_spent: ContextVar[dict[Pace, Quota] | None] = ContextVar("spent", default=None)


def spend(pace: Pace, account: str) -> None:
    """Count one more; refused when nothing is left."""
    quota = pace.count(account)
    spent = _spent.get()
    if spent is not None:
        spent[pace] = quota
    if quota.wait:
        words = "Too many requests from your account. Nothing was changed; wait {seconds} s, then try again."
        raise TooMany(gettext(words, seconds=quota.wait), quota.wait)


def rates(handler: Handler) -> Handler:
    """The middleware that adds the headers to an answer that something was counted for."""

    def counted(request: HttpRequest) -> HttpResponseBase:
        spent: dict[Pace, Quota] = {}
        before = _spent.set(spent)
        try:
            response = handler(request)
        finally:
            _spent.reset(before)
            go(Errand())  # what this thread does next is for someone else
        if spent:
            response["RateLimit-Policy"] = ", ".join(f'"{pace.name}";q={pace.most};w={pace.seconds}' for pace in spent)
            response["RateLimit"] = ", ".join(
                f'"{pace.name}";r={quota.left};t={quota.wait or quota.full}' for pace, quota in spent.items()
            )
        return response

    return counted
