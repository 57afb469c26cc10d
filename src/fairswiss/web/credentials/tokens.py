"""API tokens: issued once, looked up by digest, ended by expiry, by hand, or with the password of their account."""

import secrets
from datetime import datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from fairswiss.desk.events import name_of
from fairswiss.desk.telling import one_line
from fairswiss.journal.audit import TokenIssued, TokenRevoked
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import audit
from fairswiss.web.access import Grant, Scope
from fairswiss.web.credentials.models import ApiToken
from fairswiss.web.people.marks import password_mark
from fairswiss.web.security_log import noted

PREFIX = "fairswiss_"
"""The prefix of every token, so that scanners for leaked secrets can find one."""
LONGEST_LABEL = 60
USUAL_DAYS, MOST_DAYS = 90, 366
MOST_TOKENS = 50
"""Tokens of one account that are in use."""
_NOTICED = timedelta(hours=1)


class Issued(NamedTuple):
    """A token, and its secret, which is in this value and nowhere else."""

    token: ApiToken
    secret: str


def issue(user: User, label: str, scope: Scope, tournament: str, days: int, by: str) -> Issued:
    """A new token for programs that act for this account."""
    if not 1 <= days <= MOST_DAYS:
        words = _("A token can be valid for 1 to {most} days.")
        raise BadRequest(filled(words, most=MOST_DAYS), code="duration-out-of-range")
    if tournament:
        name_of(tournament)  # refuses an event that is not there
    if sum(token.is_alive for token in of_account(user)) >= MOST_TOKENS:
        words = _("This account has {most} tokens already. Revoke one first.")
        raise BadRequest(filled(words, most=MOST_TOKENS), code="too-many-open")
    now = timezone.now()
    secret = PREFIX + secrets.token_urlsafe(32)
    with transaction.atomic():
        token = ApiToken.objects.create(
            user=user,
            label=one_line(label, LONGEST_LABEL) or _("unnamed"),
            scope=scope,
            tournament=tournament,
            digest=_digest(secret),
            password_mark=password_mark(user),
            made=now,
            expires=now + timedelta(days=days),
        )
        audit.record(TokenIssued(user.username, token.pk, scope.value, tournament), by)
    noted("token-issued", user.username, by=by, number=token.pk, scope=scope.value, tournament=tournament or "every")
    return Issued(token, secret)


class Listed(NamedTuple):
    """A token as its owner sees it."""

    number: int
    label: str
    scope: Scope
    tournament: str
    made: datetime
    expires: datetime
    used: datetime | None
    is_alive: bool


def of_account(user: User) -> list[Listed]:
    """The tokens of an account, the newest first; those that have ended too."""
    now, mark = timezone.now(), password_mark(user)
    return [
        Listed(
            token.pk,
            token.label,
            Scope(token.scope),
            token.tournament,
            token.made,
            token.expires,
            token.used,
            token.revoked is None and token.expires > now and token.password_mark == mark,
        )
        for token in ApiToken.objects.filter(user=user, scope__in=[*Scope])
    ]


def revoke(user: User, number: int, by: str) -> None:
    """End a token at once; once more is no harm."""
    token = ApiToken.objects.filter(user=user, pk=number).first()
    if token is None:
        raise NotThere(_("There is no such token."), code="no-such-token")
    if token.revoked is None:
        token.revoked = timezone.now()
        with transaction.atomic():
            token.save(update_fields=("revoked",))
            audit.record(TokenRevoked(user.username, number), by)
        noted("token-revoked", user.username, by=by, number=number)


def holder(secret: str) -> User | None:
    """The account that a program acts for, limited to what its token grants; None when the token is not good."""
    now = timezone.now()
    token = (
        ApiToken.objects.select_related("user")
        .filter(digest=_digest(secret), revoked=None, expires__gt=now, scope__in=[*Scope], user__is_active=True)
        .first()
    )
    if token is None or token.password_mark != password_mark(token.user):
        return None
    if token.used is None or now - token.used > _NOTICED:
        ApiToken.objects.filter(pk=token.pk).update(used=now.replace(minute=0, second=0, microsecond=0))
    Grant(Scope(token.scope), token.tournament).give(token.user)
    return token.user


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
