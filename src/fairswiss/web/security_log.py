"""What the security log is told: an event by its name, and the account. No addresses, no texts that strangers typed.

The logger is ``fairswiss.security``. A line reads ``foreign-origin account=anna method=POST``; the same facts are in
the record's ``security`` for handlers that write them in a form of their own.
"""

import logging

from django.http import HttpRequest

_log = logging.getLogger("fairswiss.security")
NOBODY = "-"


def refused(request: HttpRequest, event: str, **facts: object) -> None:
    """Somebody asked for what they may not have: a warning."""
    _tell(logging.WARNING, event, {"account": account_of(request), "method": request.method, **facts})


def noted(event: str, account: str, **facts: object) -> None:
    """Something happened that whoever looks after the machine may want to find later."""
    _tell(logging.INFO, event, {"account": account, **facts})


def account_of(request: HttpRequest) -> str:
    """The name of the account that asks; a request may be refused before anybody looked who that is."""
    user = getattr(request, "user", None)
    return user.get_username() if user is not None and user.is_authenticated else NOBODY


def _tell(level: int, event: str, facts: dict[str, object]) -> None:
    words = " ".join([event, *(f"{name}={value}" for name, value in facts.items())])
    _log.log(level, "%s", words, extra={"security": {"event": event, **facts}})
