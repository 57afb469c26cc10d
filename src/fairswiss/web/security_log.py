"""The security log: lines with the name of an event and the account. No addresses, no texts that strangers typed.

The logger is ``fairswiss.security``. A line reads ``foreign-origin account=anna method=POST``; the same facts are in
the record's ``security`` for handlers that write them in a form of their own. Every refusal is counted for the metrics,
but not every one is a line: ``foreign-origin account=- count=812`` stands for those beyond the first ones of a minute.
"""

import logging
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest

from fairswiss.web.log_limits import Sparing

_log = logging.getLogger("fairswiss.security")
NOBODY = "-"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
MOST_LINES = 20
"""Of one kind of refusal and one account, in an interval."""
INTERVAL = 60
"""Seconds."""


class _Kind(NamedTuple):
    """The key of the log's rate limit. Accounts are those that exist, so there are few keys whatever strangers send."""

    event: str
    account: str
    level: int


sparing: Sparing[_Kind] = Sparing(INTERVAL)
"""Of this process."""


def refused(request: HttpRequest, event: str, **facts: object) -> None:
    """Somebody asked for what they may not have: a warning."""
    said = {"account": account_of(request), "method": method_of(request), **facts}
    _counted(_Kind(event, str(said["account"]), logging.WARNING), said, MOST_LINES)


def turned_away(event: str, level: int) -> None:
    """Somebody was turned away before anybody looked who that is or what they want: the kind is all there is to say."""
    _counted(_Kind(event, NOBODY, level), {}, 1)


def noted(event: str, account: str, **facts: object) -> None:
    """Something happened that whoever looks after the machine may want to find later."""
    _tell(logging.INFO, event, {"account": account, **facts})


def tell_counted() -> None:
    """Write the lines for what was only counted, once the interval is over. Costs nothing when there is none."""
    for kind, count in sparing.due():
        _tell(kind.level, kind.event, {"account": kind.account, "count": count})


def account_of(request: HttpRequest) -> str:
    """The name of the account that asks; a request may be refused before anybody looked who that is."""
    user = getattr(request, "user", None)
    return user.get_username() if user is not None and user.is_authenticated else NOBODY


def method_of(request: HttpRequest) -> str:
    """The method, if it is one that we know: anybody can invent others, of any length."""
    return request.method if request.method in METHODS else "other"


def _counted(kind: _Kind, facts: dict[str, object], most: int) -> None:
    if settings.METRICS_TOKEN:
        from fairswiss.web.watch.meters import meters

        meters().refused(kind.event)
    tell_counted()
    if sparing.may_tell(kind, most):
        _tell(kind.level, kind.event, facts)


def _tell(level: int, event: str, facts: dict[str, object]) -> None:
    words = " ".join([event, *(f"{name}={value}" for name, value in facts.items())])
    _log.log(level, "%s", words, extra={"security": {"event": event, **facts}})
