"""Somebody who was appointed, with a browser that is signed in."""

from django.contrib.auth.models import User

from fairswiss.web.access import Role
from fairswiss.web.people.appointments import Task, appoint
from tests.web.visitors import Visitor

_BACKEND = "django.contrib.auth.backends.ModelBackend"


def account(name: str) -> User:
    """An account that no password opens: to make one takes Argon2 its time."""
    user, is_new = User.objects.get_or_create(username=name)
    if is_new:
        user.set_unusable_password()
        user.save()
    return user


def signed_in(name: str) -> Visitor:
    """A browser of that account."""
    visitor = Visitor()
    visitor.force_login(account(name), _BACKEND)
    return visitor


def appointed(role: Role, tournament: str = "", boards: tuple[int, int] | None = None, name: str = "") -> Visitor:
    """A browser of somebody with that role; in every tournament if none is named."""
    appoint(account(name or role.value), tournament, Task(role, *(boards or ())), "test")
    return signed_in(name or role.value)
