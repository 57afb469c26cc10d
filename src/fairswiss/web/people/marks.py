"""The cookie that marks a browser as having signed in to an account before, and says nothing else.

It is signed, names the account by number, and ends with the account's password. It opens nothing.
"""

import secrets

from django.conf import settings
from django.contrib.auth.models import User
from django.core import signing
from django.http import HttpRequest, HttpResponse

_SALT = "fairswiss.web.people.marks"
_LIFETIME = 90 * 24 * 60 * 60


def marked_for(request: HttpRequest, name: str) -> str:
    """The mark of this browser if it has one for the account of this name, else nothing."""
    try:
        account, password, mark = signing.loads(_cookie(request), salt=_SALT, max_age=_LIFETIME)
    except (signing.BadSignature, ValueError, TypeError):
        return ""
    user = User.objects.filter(pk=account, username=name).first()
    return str(mark) if user is not None and password == password_mark(user) else ""


def give_mark(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """Let the browser be known when it comes again."""
    mark = marked_for(request, user.username) or secrets.token_urlsafe(12)
    response.set_cookie(
        settings.KNOWN_COOKIE_NAME,
        signing.dumps([user.pk, password_mark(user), mark], salt=_SALT),
        max_age=_LIFETIME,
        secure=request.is_secure(),
        httponly=True,
        samesite="Lax",
    )


def _cookie(request: HttpRequest) -> str:
    return request.COOKIES.get(settings.KNOWN_COOKIE_NAME, "")


def password_mark(user: User) -> str:
    """Changes with the password and does not tell it."""
    return user.get_session_auth_hash()[:16]
