"""Pages outside the areas: sign in and out, theme, density, language."""

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.i18n import set_language

from fairswiss.web import links
from fairswiss.web.access import POST, Action, page
from fairswiss.web.credentials.admission import Way, admit
from fairswiss.web.error_pages import elsewhere, used_link
from fairswiss.web.page_context import DENSITIES, DENSITY_COOKIE, THEME_COOKIE, THEMES
from fairswiss.web.people.accounts import owner
from fairswiss.web.proxies import at_this_machine
from fairswiss.web.security_log import refused

_YEAR = 365 * 24 * 60 * 60


@page("start/<str:token>", Action.ENTER, ("GET",))
def start(request: HttpRequest, token: str) -> HttpResponse:
    """Exchange a start link for a session of the owner."""
    if "prefetch" in request.headers.get("Sec-Purpose", ""):
        return HttpResponse(status=503)  # nobody has clicked yet
    if not at_this_machine(request):
        links.redeem(settings.DATA_FOLDER, token)  # the network has seen it: it is no secret any more
        refused(request, "start-link-elsewhere")
        return elsewhere(request)
    if not links.redeem(settings.DATA_FOLDER, token):
        return redirect("tournaments:index") if request.user.is_authenticated else used_link(request)
    return admit(request, owner(), Way.LINK)


@page("alive", Action.ENTER)
def alive(request: HttpRequest) -> HttpResponse:
    """Tells other processes of this machine that it is this data folder's manager that answers here."""
    return HttpResponse(f"fairswiss {settings.FINGERPRINT}", content_type="text/plain")


@page("leave", Action.LEAVE, POST)
def leave(request: HttpRequest) -> HttpResponse:
    """End the session."""
    logout(request)
    messages.success(request, _("You have signed out."))
    return redirect("tournaments:index")


@page("theme", Action.ENTER, POST)
def theme(request: HttpRequest) -> HttpResponse:
    """Remember light or dark; anything else means: as the system has it."""
    return _remember(request, THEME_COOKIE, request.POST.get("theme", ""), THEMES)


@page("density", Action.ENTER, POST)
def density(request: HttpRequest) -> HttpResponse:
    """Remember whether this browser shows many rows; anything else means: large ones."""
    return _remember(request, DENSITY_COOKIE, request.POST.get("density", ""), DENSITIES)


def _remember(request: HttpRequest, cookie: str, chosen: str, known: tuple[str, ...]) -> HttpResponse:
    """Keep a choice in a cookie, or none, and go back."""
    back = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(back, {request.get_host()})
    response = redirect(back if is_ours else "tournaments:index")
    if chosen in known:
        response.set_cookie(cookie, chosen, max_age=_YEAR, secure=settings.REACH.https, samesite="Lax")
    else:
        response.delete_cookie(cookie, samesite="Lax")
    return response


@page("language", Action.ENTER, POST)
def language(request: HttpRequest) -> HttpResponseBase:
    return set_language(request)
