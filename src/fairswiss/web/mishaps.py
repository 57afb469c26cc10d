"""What goes wrong, as a page or a fragment: what, why, and what to do. Never a traceback."""

import logging
import secrets
from typing import NamedTuple

from django.core.exceptions import BadRequest as DjangoBadRequest
from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse
from django.http.multipartparser import MultiPartParserError
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from fairswiss.model.errors import (
    BadRequest,
    Conflict,
    FairswissError,
    FileAccess,
    InvalidFile,
    InvalidTournament,
    NoPairing,
    NotAllowed,
    NotThere,
    TooLarge,
    Unconfirmed,
)
from fairswiss.model.problems import Problem
from fairswiss.web.handlers import Handler
from fairswiss.web.security_log import refused

_log = logging.getLogger("fairswiss.web")
_HANDLED_BY_DJANGO = (Http404, PermissionDenied, SuspiciousOperation, DjangoBadRequest, MultiPartParserError)
_AMONG_MESSAGES = {"HX-Retarget": "#flash", "HX-Reswap": "innerHTML", "HX-Reselect": ".note"}
_STATUS: dict[type[FairswissError], int] = {
    NotThere: 404,
    NotAllowed: 403,
    Conflict: 409,
    Unconfirmed: 409,
    BadRequest: 400,
    InvalidTournament: 422,
    InvalidFile: 422,
    TooLarge: 413,
    FileAccess: 500,
    NoPairing: 409,
}


class Mishap(NamedTuple):
    """What a page about something that went wrong says."""

    status: int
    title: str
    what: str
    remedy: str = ""
    problems: tuple[Problem, ...] = ()
    reference: str = ""
    asks_for_link: bool = False
    """A new link is needed; the page says how to get one."""
    sign_in: str = ""
    """Where to sign in instead, and come back."""


class Mishaps:
    """The middleware that turns exceptions of views into pages."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.handler(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Our own errors say what to do; Django's have their pages; the rest is a fault with a reference number."""
        if isinstance(error, FairswissError):
            tell_refusal(request, error)
            return shown(request, _of(error))
        return None if isinstance(error, _HANDLED_BY_DJANGO) else _fault(request, error)


def shown(request: HttpRequest | None, mishap: Mishap) -> HttpResponse:
    """The mishap as a page, or as a fragment for htmx, which puts it among the messages."""
    fragment = request is not None and request.headers.get("HX-Request") == "true"
    template = "parts/mishap.html" if fragment else "errors/page.html"
    text = render_to_string(template, {"mishap": mishap}, request)
    return HttpResponse(text, status=mishap.status, headers=_AMONG_MESSAGES if fragment else None)


def tell_refusal(request: HttpRequest, error: FairswissError) -> None:
    """Tell the security log if somebody asked for what is not theirs."""
    if isinstance(error, NotAllowed):
        match = request.resolver_match
        refused(request, "access-denied", page=match.view_name if match else "")


def status_of(error: FairswissError) -> int:
    """The status of an answer that tells of this error."""
    return next((code for kind, code in _STATUS.items() if isinstance(error, kind)), 500)


def _of(error: FairswissError) -> Mishap:
    status = status_of(error)
    titles = {
        400: _("This cannot be done"),
        403: _("Not allowed"),
        404: _("Page not found"),
        409: _("No pairing exists") if isinstance(error, NoPairing) else _("Somebody was faster"),
        413: _("Too large"),
        422: _("This does not fit together"),
    }
    title = titles.get(status, _("Something went wrong"))
    return Mishap(status, title, error.message, problems=error.problems)


def _fault(request: HttpRequest, error: BaseException | None) -> HttpResponse:
    reference = secrets.token_hex(4).upper()
    _log.error("Fault %s at %s %s", reference, request.method, request.path, exc_info=error or True)
    what = _("The program made a mistake. What was saved before is safe.")
    remedy = _("Look whether this step was saved before you repeat it. If it fails again, please report this number.")
    return shown(request, Mishap(500, _("Something went wrong"), what, remedy, reference=reference))


def fault(request: HttpRequest) -> HttpResponse:
    """Status 500: a fault outside of the views."""
    return _fault(request, None)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Status 400, or 413 for a form that is too large."""
    if isinstance(exception, RequestDataTooBig):
        return too_large(request)
    what = _("The request cannot be understood, or it was sent to an address that the program does not go by.")
    remedy = _("Open the program by the link that it printed in the terminal.")
    return shown(request, Mishap(400, _("Bad request"), what, remedy))


def too_large(request: HttpRequest | None) -> HttpResponse:
    """Status 413."""
    what = _("What was sent is larger than the program takes.")
    return shown(request, Mishap(413, _("Too large"), what, _("Send a smaller file, or less text at once.")))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Status 404."""
    what = _("There is no such page. It may have been deleted, or the address has a typing mistake.")
    return shown(request, Mishap(404, _("Page not found"), what, _("Start again from the first page.")))


def wrong_method(request: HttpRequest, methods: tuple[str, ...]) -> HttpResponse:
    """Status 405."""
    what = _("This address cannot be used in this way.")
    response = shown(request, Mishap(405, _("Bad request"), what, _("Go back and use the buttons of the page.")))
    response["Allow"] = ", ".join(methods)
    return response


def denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Status 403: somebody who is signed in, but may not do this."""
    what = _("Your role does not allow this.")
    return shown(request, Mishap(403, _("Not allowed"), what, _("Ask the chief arbiter to do it, or for the role.")))


def foreign(request: HttpRequest) -> HttpResponse:
    """Status 403: a write that another site asked for."""
    what = _("This request does not come from a page of this program, so nothing was changed.")
    return shown(request, Mishap(403, _("Not allowed"), what, _("Go back, load the page again and repeat the step.")))


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Status 403: the form has no valid token, mostly because it is old."""
    refused(request, "forged-form")
    what = _("The form is too old, or it was not made by this program. Nothing was changed.")
    return shown(request, Mishap(403, _("Not allowed"), what, _("Go back, load the page again and repeat the step.")))


def no_session(request: HttpRequest) -> HttpResponse:
    """Status 403: nobody is signed in, so nothing is shown."""
    what = _("This browser has not been let in yet. Sign in with your name and password.")
    remedy = _("At the machine itself, open the link from the terminal. For a new one, run this command there:")
    target = request.get_full_path() if request.method == "GET" else "/"
    address = f"{reverse('people:sign-in')}?{urlencode({'next': target})}"
    return shown(request, Mishap(403, _("Please sign in"), what, remedy, asks_for_link=True, sign_in=address))


def used_link(request: HttpRequest) -> HttpResponse:
    """Status 403: the start link was used before, or is too old."""
    refused(request, "used-link")
    what = _("Each link works once, and for an hour at most. This one has been used, or its time is over.")
    remedy = _("For a new one, run this command in a terminal:")
    return shown(request, Mishap(403, _("This link is used up"), what, remedy, asks_for_link=True))


def elsewhere(request: HttpRequest) -> HttpResponse:
    """Status 403: a start link that came over the network."""
    what = _("Start links are for the machine that the program runs on. This one does not work any more.")
    remedy = _("On other machines, sign in with your name and password.")
    return shown(request, Mishap(403, _("This link does not work here"), what, remedy))
