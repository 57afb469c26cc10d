"""Accounts: created, given a password, deactivated. Pages and the command line share these."""

import unicodedata

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext as _

from fairswiss.journal.audit import AccountAdded, AccountEnded, PasswordChanged
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, NotAllowed, NotThere
from fairswiss.model.problems import Problem
from fairswiss.store import audit
from fairswiss.web.access import OWNER, Role
from fairswiss.web.people.names import new_name, skeleton, typed_name
from fairswiss.web.people.passwords import random_password as random_password
from fairswiss.web.people.throttle import forget
from fairswiss.web.security_log import noted

LONGEST_PASSWORD = 200


def chief_has_password() -> bool:
    """True if a chief arbiter of every tournament, the owner included, can sign in by a password."""
    everywhere = Q(appointments__tournament="", appointments__role=Role.CHIEF_ARBITER)
    chiefs = User.objects.filter(Q(username=OWNER) | everywhere, is_active=True).distinct()
    return any(user.has_usable_password() for user in chiefs)


def owner() -> User:
    """The account of whoever opens the link from the terminal; at first without a password."""
    # Made with what stands for none: setting that afterwards would end the session of somebody who came in meanwhile.
    return User.objects.get_or_create(username=OWNER, defaults={"password": make_password(None)})[0]


def accounts() -> list[User]:
    """Every account by name, also deactivated ones."""
    return list(User.objects.order_by("username").prefetch_related("appointments"))


def account(name: str) -> User:
    """The account of that name; the owner has one always."""
    wanted = typed_name(name)
    if wanted == OWNER:
        return owner()
    found = User.objects.filter(username=wanted).first()
    if found is None:
        raise NotThere(filled(_("There is no account {name!r:.60}."), name=name), code="no-such-account")
    return found


def add(name: str, password: str | None, by: str) -> User:
    """A new account without any role; ``by`` names who makes it. Without a password, something else opens it."""
    user = User(username=new_name(name))
    with transaction.atomic():
        alike = next((other for other in _names() if skeleton(other) == skeleton(user.username)), "")
        if alike:
            words = _("The name {name} looks too much like the existing account {other}. Choose another one.")
            raise BadRequest(filled(words, other=alike, name=user.username), code="name-unusable")
        if password is None:
            user.set_unusable_password()
        else:
            _set(user, password)
        user.save(force_insert=True)
        audit.record(AccountAdded(user.username), by)
    noted("account-added", user.username, by=by)
    return user


def set_password(user: User, password: str, by: str) -> None:
    """Another password. Every session of the account is over, and a deactivated account is in use again."""
    _set(user, password)
    user.is_active = True
    with transaction.atomic():
        user.save()
        audit.record(PasswordChanged(user.username), by)
    forget(user.username)
    noted("password-changed", user.username, by=by)


def end(user: User, by: str) -> None:
    """Nobody comes in by this account any more, and its sessions are over. Its name stays taken: journals have it."""
    if user.username == OWNER:
        raise BadRequest(
            _("The owner of this machine signs in with the link from the terminal, and always can."), code="owner-fixed"
        )
    with transaction.atomic():
        user.appointments.all().delete()
        user.is_active = False
        user.set_unusable_password()  # so that no old session comes back together with the account
        user.save()
        audit.record(AccountEnded(user.username), by)
    noted("account-ended", user.username, by=by)


def refuse_own(user: User, asker: object) -> None:
    """Stop whoever would set a password without the old one: their own, or the owner's, changed at the machine."""
    if user.username == OWNER:
        words = _("Only the owner changes the owner's password, or at the machine: fairswiss people password owner")
        raise NotAllowed(words, code="password-not-yours")
    if user == asker:
        raise NotAllowed(
            _("Change your own password on your account page, which asks for the old one."), code="password-not-yours"
        )


def same_writing(password: str) -> str:
    """A password in one writing, whichever keyboard it comes from."""
    return unicodedata.normalize("NFKC", password)


def _set(user: User, password: str) -> None:
    if len(password) > LONGEST_PASSWORD:
        words = _("A password has at most {most} characters.")
        raise BadRequest(filled(words, most=LONGEST_PASSWORD), code="password-unusable")
    try:
        validate_password(same_writing(password), user)
    except ValidationError as error:
        what = _("This password is too easy to guess:")
        raise BadRequest(
            what, tuple(Problem(message) for message in error.messages), code="password-unusable"
        ) from error
    user.set_password(same_writing(password))


def _names() -> list[str]:
    return list(User.objects.values_list("username", flat=True))
