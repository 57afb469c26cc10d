"""Password check: does a password belong to a name? Used by every page that takes a password."""

import threading
from datetime import datetime
from typing import NamedTuple

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.http import HttpRequest

from fairswiss.web.people.accounts import same_writing
from fairswiss.web.people.names import typed_name
from fairswiss.web.people.throttle import blocked_until
from fairswiss.web.security_log import NOBODY, refused

_PATIENCE = 10.0
_one_at_a_time = threading.Lock()
"""Argon2 takes a hundred megabytes for each password it looks at, and two tries at once must not count as one."""


class Proof(NamedTuple):
    """The result of a sign-in attempt: the account, or the time to retry, or neither for a wrong name or password."""

    user: User | None = None
    blocked_until: datetime | None = None
    is_busy: bool = False
    """True if so many sign in at once that this attempt was not checked."""


def proof(request: HttpRequest, name: str, password: str) -> Proof:
    """Check one attempt. An unknown name takes as long as a known one, and gets the same answer."""
    wanted = typed_name(name)
    if not _one_at_a_time.acquire(timeout=_PATIENCE):
        return Proof(is_busy=True)
    try:
        until = blocked_until(request, wanted)
        if until is not None:
            refused(request, "sign-in-throttled", account=_known(wanted))
            return Proof(blocked_until=until)
        user = authenticate(request, username=wanted, password=same_writing(password))
    finally:
        _one_at_a_time.release()
    if not isinstance(user, User):
        refused(request, "sign-in-failed", account=_known(wanted))
        return Proof()
    return Proof(user)


def _known(name: str) -> str:
    """The name if there is such an account: whatever else people type may be a password in the wrong field."""
    return name if User.objects.filter(username=name).exists() else NOBODY
