"""Rate limit of sign-in attempts: by address and by name, so that no one can guess passwords or lock others out.

Failures count for a quarter of an hour. A stranger has few tries for a name, an address some more for all names, and
all strangers together some more for a name. A browser that has signed in to the account before carries a mark of its
own and has its own tries, which strangers cannot use up. See docs/decisions/0017-people-and-roles.md.
"""

import contextlib
import ipaddress
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from axes.handlers.database import AxesDatabaseHandler
from axes.models import AccessAttempt
from django.db import IntegrityError, transaction
from django.db.models import F, Max, Q, Sum
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from fairswiss.web.people.marks import marked_for

WINDOW = timedelta(minutes=15)
A_STRANGER = 5
AN_ADDRESS = 20
ALL_STRANGERS = 25
A_KNOWN_BROWSER = 10
_NOWHERE = ""


class Knock(NamedTuple):
    """Somebody at the door: the name they give, where they stand, and the mark of their browser, if it has one."""

    name: str
    address: str | None
    mark: str

    @classmethod
    def of(cls, request: HttpRequest, name: str) -> "Knock":
        """Of a request that asks for this account."""
        mark = marked_for(request, name)
        return cls(name, None if mark else address_of(request), mark)


def blocked_until(request: HttpRequest, name: str) -> datetime | None:
    """The end of the block; None if this attempt is allowed."""
    since = timezone.now() - WINDOW
    recent = AccessAttempt.objects.filter(attempt_time__gt=since)
    ends = [_end(recent.filter(which), most) for which, most in _limits(request, name)]
    return max((end for end in ends if end is not None), default=None)


def _limits(request: HttpRequest, name: str) -> Iterator[tuple[Q, int]]:
    knock = Knock.of(request, name)
    if knock.mark:
        yield Q(username=name, user_agent=knock.mark), A_KNOWN_BROWSER
        return
    strangers = Q(user_agent=_NOWHERE)
    yield strangers & Q(username=name, ip_address=knock.address), A_STRANGER
    yield strangers & Q(ip_address=knock.address), AN_ADDRESS
    yield strangers & Q(username=name), ALL_STRANGERS


def _end(failures: Any, most: int) -> datetime | None:
    found = failures.aggregate(count=Sum("failures_since_start"), last=Max("attempt_time"))
    if (found["count"] or 0) < most:
        return None
    last: datetime = found["last"]
    return last + WINDOW


def forget(name: str) -> None:
    """Nobody has failed for this name; after its password was changed."""
    AccessAttempt.objects.filter(username=name).delete()


def address_of(request: HttpRequest) -> str | None:
    """The client's address; of IPv6 the network that a provider gives to one customer."""
    try:
        address = ipaddress.ip_address(str(request.META.get("REMOTE_ADDR", "")).partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def answered(request: HttpRequest, response: HttpResponse, credentials: object) -> HttpResponse:
    """The response to a blocked attempt: the page's own, which says when to try again."""
    return response


class Throttle(AxesDatabaseHandler):  # type: ignore[misc]
    """The handler of django-axes: asked before a password is checked, notified after a wrong one."""

    def is_locked(self, request: HttpRequest, credentials: dict[str, Any] | None = None) -> bool:
        """True if this attempt is blocked."""
        return blocked_until(request, str((credentials or {}).get("username", ""))) is not None

    def user_login_failed(
        self, sender: object, credentials: dict[str, Any], request: HttpRequest | None = None, **more: object
    ) -> None:
        """Count a wrong password; a try that was not looked at does not count. Nothing of the form is kept."""
        if request is None or getattr(request, "axes_locked_out", False):
            return
        now = timezone.now()
        name, address, mark = Knock.of(request, str(credentials.get("username", "")))
        AccessAttempt.objects.filter(attempt_time__lte=now - WINDOW).delete()
        held = AccessAttempt.objects.filter(username=name, ip_address=address, user_agent=mark)
        if not held.update(failures_since_start=F("failures_since_start") + 1, attempt_time=now):
            with contextlib.suppress(IntegrityError), transaction.atomic():  # another worker may be faster
                AccessAttempt.objects.create(username=name, ip_address=address, user_agent=mark, failures_since_start=1)

    def user_logged_in(self, sender: object, request: HttpRequest, user: Any, **more: object) -> None:
        """Someone who signed in has no failures left; those of others stay."""
        name, address, mark = Knock.of(request, user.get_username())
        AccessAttempt.objects.filter(username=name, ip_address=address, user_agent=mark).delete()

    def user_logged_out(self, sender: object, request: HttpRequest, user: Any, **more: object) -> None:
        """Nothing is kept about that."""
