"""The sessions of an account: listed, and ended from another browser."""

from datetime import UTC, datetime
from hashlib import blake2b
from typing import NamedTuple

from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _

from fairswiss.model.errors import NotThere
from fairswiss.web.credentials.engine import SessionStore
from fairswiss.web.credentials.models import BrowserSession
from fairswiss.web.people.sessions import Visit
from fairswiss.web.security_log import noted


class Listed(NamedTuple):
    """A session as its owner sees it."""

    id: str
    """A digest: the key itself would let someone in."""
    browser: str
    way: str
    since: datetime | None
    seen: datetime | None
    is_this: bool


def of_account(request: HttpRequest, user: User) -> list[Listed]:
    """The sessions that are alive, this one first, then the one seen last."""
    rows = BrowserSession.objects.filter(account=user.pk, expire_date__gt=timezone.now())
    found = [_listed(row, row.session_key == request.session.session_key) for row in rows if _is_of(row, user)]
    return sorted(found, key=lambda one: (one.is_this, one.seen or datetime.min.replace(tzinfo=UTC)), reverse=True)


def end(user: User, named: str) -> None:
    """End one session of this account."""
    for row in BrowserSession.objects.filter(account=user.pk):
        if _id(row.session_key) == named:
            SessionStore(row.session_key).delete()
            noted("session-ended", user.username)
            return
    raise NotThere(_("This session has already ended."), code="ended-already")


def end_others(request: HttpRequest, user: User) -> int:
    """End every session of this account but the one that asks; how many there were."""
    ended, _by_table = (
        BrowserSession.objects.filter(account=user.pk).exclude(session_key=request.session.session_key).delete()
    )
    noted("sessions-ended", user.username, count=ended)
    return ended


def _is_of(row: BrowserSession, user: User) -> bool:
    """True if the session is still valid: it ends when the password changes."""
    from django.contrib.auth import HASH_SESSION_KEY

    return bool(row.get_decoded().get(HASH_SESSION_KEY) == user.get_session_auth_hash())


def _listed(row: BrowserSession, is_this: bool) -> Listed:
    visit = Visit.of(row.get_decoded())
    return Listed(_id(row.session_key), visit.browser, visit.way, _moment(visit.since), _moment(visit.seen), is_this)


def _moment(seconds: int) -> datetime | None:
    return datetime.fromtimestamp(seconds, UTC) if seconds else None


def _id(key: str) -> str:
    return blake2b(key.encode(), digest_size=12, person=b"session").hexdigest()
