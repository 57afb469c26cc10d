"""Sign-in by password, and the change of one's own password."""

import math
from datetime import datetime

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import update_session_auth_hash
from django.contrib.auth.models import User
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from fairswiss.model.errors import BadRequest
from fairswiss.web.access import BOTH, OWNER, Action, page
from fairswiss.web.credentials.admission import Way, admit, inside
from fairswiss.web.people import accounts
from fairswiss.web.people.forms import OwnPasswordForm, SignInForm
from fairswiss.web.people.password_check import Proof, proof

_A_MOMENT = 10


@page("sign-in", Action.ENTER, BOTH)
def sign_in(request: HttpRequest) -> HttpResponse:
    """Exchange a name and a password for a session."""
    target = inside(request, request.POST.get("next") or request.GET.get("next", ""))
    if request.method != "POST" and request.user.is_authenticated:
        return _to(target)
    form = SignInForm(request.POST if request.method == "POST" else None)
    if request.method != "POST" or not form.is_valid():
        return _asked(request, form, target, 422 if form.errors else 200)
    found = proof(request, form.cleaned_data["name"], form.cleaned_data["password"])
    if found.user is None:
        return _not_yet(request, form, target, found)
    return admit(request, found.user, Way.PASSWORD, target)


def _not_yet(request: HttpRequest, form: SignInForm, target: str, found: Proof) -> HttpResponse:
    """The same words for every name, whether somebody has it or not."""
    status, seconds = refusal(form, found)
    if status == 403:
        form.add_error(None, _("Wrong name or password."))
    response = _asked(request, form, target, status)
    if seconds:
        response["Retry-After"] = str(seconds)
    return response


def refusal(form: Form, found: Proof) -> tuple[int, int]:
    """Add the reason for a blocked attempt to the form's errors; return the status, and the seconds to wait."""
    if found.is_busy:
        form.add_error(None, _("Many people are signing in right now. Try again in a moment."))
        return 503, _A_MOMENT
    if found.blocked_until:
        seconds = max(1, math.ceil((found.blocked_until - timezone.now()).total_seconds()))
        form.add_error(None, _wait(found.blocked_until, math.ceil(seconds / 60)))
        return 429, seconds
    return 403, 0


def _wait(until: datetime, minutes: int) -> str:
    words = ngettext(
        "Too many failed attempts. Try again in {count} minute, at {time}.",
        "Too many failed attempts. Try again in {count} minutes, at {time}.",
        minutes,
    )
    return words.format(count=minutes, time=f"{timezone.localtime(until):%H:%M}")


def _asked(request: HttpRequest, form: SignInForm, target: str, status: int) -> HttpResponse:
    return render(
        request, "people/sign_in.html", {"form": form, "next": target, "openid": settings.OPENID}, status=status
    )


def _to(target: str) -> HttpResponse:
    return redirect(target)


@page("my-password", Action.CHANGE_PASSWORD, BOTH)
def my_password(request: HttpRequest) -> HttpResponse:
    """Another password: the old one is asked for, and every other session of the account ends."""
    user = request.user
    assert isinstance(user, User)
    has_old = user.has_usable_password()
    form = OwnPasswordForm(request.POST if request.method == "POST" else None, has_old=has_old)
    status = 200
    if request.method == "POST":
        status = _changed(request, user, form, has_old) if form.is_valid() else 422
        if status == 200:
            messages.success(request, _("The password was changed. Other browsers have to sign in again."))
            return _to("/")
    shown = {"form": form, "has_old": has_old, "is_owner": user.username == OWNER}
    return render(request, "people/my_password.html", shown, status=status)


def _changed(request: HttpRequest, user: User, form: OwnPasswordForm, has_old: bool) -> int:
    if has_old:
        found = proof(request, user.username, form.cleaned_data["old"])
        if found.user is None:
            status, _seconds = refusal(form, found)
            if status == 403:
                form.add_error("old", _("The current password is wrong."))
            return status
    try:
        accounts.set_password(user, form.cleaned_data["new"], user.username)
    except BadRequest as error:
        for problem in error.problems or (error.message,):
            form.add_error("new", getattr(problem, "what", str(problem)))
        return 422
    update_session_auth_hash(request, user)
    return 200
