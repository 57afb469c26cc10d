"""The second factor as pages: setting it up, switching it off, and the second step of signing in."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _

from fairswiss.rendering.codes import qr_data_address
from fairswiss.web.access import BOTH, POST, Action, page
from fairswiss.web.credentials import second_factor, step_up
from fairswiss.web.credentials.admission import complete, waiting
from fairswiss.web.credentials.forms import CodeForm
from fairswiss.web.credentials.second_factor import Tried
from fairswiss.web.credentials.views import done, own_account
from fairswiss.web.security_log import refused


@page("sign-in/code", Action.ENTER, BOTH)
def second_step(request: HttpRequest) -> HttpResponse:
    """Ask who has passed the first step for a code."""
    found = waiting(request)
    if found is None:
        return redirect("people:sign-in")
    form = CodeForm(request.POST if request.method == "POST" else None)
    if request.method != "POST" or not form.is_valid():
        return render(request, "credentials/second_step.html", {"form": form}, status=422 if form.errors else 200)
    tried = second_factor.tried(found.user, form.cleaned_data["code"])
    if tried.is_right:
        return complete(request, found)
    refused(request, "second-factor-failed", account=found.user.username)
    return _wrong(request, "credentials/second_step.html", form, tried)


@page("my-account/second-factor", Action.SECURE_ACCOUNT, BOTH)
def set_up(request: HttpRequest) -> HttpResponse:
    """Show the key to an authenticator app, and ask for a first code of it."""
    user = own_account(request)
    if second_factor.is_on(user):
        return done(request, _("The second factor is already on."))
    setup = second_factor.begun(user) or second_factor.begin(user)
    form = CodeForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        codes = second_factor.confirm(user, form.cleaned_data["code"])
        if codes:
            step_up.remember(request)
            return render(request, "credentials/recovery_codes.html", {"codes": codes})
        form.add_error("code", _("This code is wrong. Is the clock of the phone right?"))
    shown = {"form": form, "setup": setup, "code": qr_data_address(setup.address)}
    return render(request, "credentials/set_up.html", shown, status=422 if form.errors else 200)


@page("my-account/second-factor/off", Action.SECURE_ACCOUNT, POST, final=True)
def switch_off(request: HttpRequest) -> HttpResponse:
    """Ask for the password alone again."""
    user = own_account(request)
    second_factor.switch_off(user, user.username)
    return done(request, _("The second factor is off."))


def _wrong(request: HttpRequest, template: str, form: CodeForm, tried: Tried) -> HttpResponse:
    if tried.wait_until:
        words = _("Too many wrong codes. Try again at {time}.")
        form.add_error("code", words.format(time=f"{timezone.localtime(tried.wait_until):%H:%M}"))
        response = render(request, template, {"form": form}, status=429)
        response["Retry-After"] = str(max(1, int((tried.wait_until - timezone.now()).total_seconds()) + 1))
        return response
    form.add_error("code", _("This code is wrong, or was used already. Wait for the next one."))
    return render(request, template, {"form": form}, status=403)
