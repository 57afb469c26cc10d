"""Error handlers: every error as a page or a fragment with cause and remedy, never a traceback."""

import logging
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from fairswiss.keeping.trouble import trouble
from fairswiss.model import errors
from fairswiss.model.errors import FairswissError, FileAccess
from fairswiss.model.problems import Problem
from fairswiss.web.api.remedies import remedies_data
from fairswiss.web.handlers import HANDLED_BY_DJANGO, ErrorMiddleware
from fairswiss.web.page_context import frame
from fairswiss.web.remedies import Way, ways_out
from fairswiss.web.security_log import refused
from fairswiss.web.typed import SentForm, came_from, typed_in
from fairswiss.web.watch.numbers import number
from fairswiss.web.watch.requests import route_of

_log = logging.getLogger("fairswiss.web")
_AMONG_MESSAGES = {"HX-Retarget": "#flash", "HX-Reswap": "innerHTML", "HX-Reselect": ".note"}
RETRY_AFTER = 5
"""Seconds after which it is worth asking again: what could not be done or saved now may then be."""
_STATUS: dict[type[FairswissError], int] = {
    errors.NotThere: 404,
    errors.NotAllowed: 403,
    errors.KeyReused: 422,
    errors.Conflict: 409,
    errors.Unconfirmed: 409,
    errors.BadRequest: 400,
    errors.Unreadable: 500,
    errors.InvalidTournament: 422,
    errors.InvalidFile: 422,
    errors.TooLarge: 413,
    errors.TooLong: 422,
    errors.TooMany: 429,
    errors.Busy: 503,
    errors.NoRoom: 507,
    FileAccess: 503,
    errors.NoPairing: 409,
}


class ErrorPage(NamedTuple):
    """The content of an error page."""

    status: int
    title: str
    what: str
    remedy: str = ""
    problems: tuple[Problem, ...] = ()
    reference: str = ""
    asks_for_link: bool = False
    """A new link is needed; the page says how to get one."""
    apart: bool = False
    """The page must not ask the database for anything, not even who is there: that is what went wrong."""
    sign_in: str = ""
    """Address of the sign-in page that leads back here."""
    ways: Sequence[Way] = ()
    """Ways out, with links where there is a page."""
    typed: SentForm | None = None
    """The form that was refused, to be corrected and sent again."""
    back: str = ""
    """Address of the page on which the form was."""


class ErrorPages(ErrorMiddleware):
    """The middleware that turns exceptions of views into pages."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Our own errors say what to do; Django's have their pages; the rest is a fault with a reference number."""
        if isinstance(error, FairswissError):
            tell_refusal(request, error)
            return _refused(request, error)
        if isinstance(error, HANDLED_BY_DJANGO):
            return None
        meant = trouble(error)
        return _refused(request, meant) if meant else _fault(request, error)


def shown(request: HttpRequest | None, mishap: ErrorPage) -> HttpResponse:
    """The error as a page, or as a fragment that htmx puts among the messages."""
    fragment = request is not None and request.headers.get("HX-Request") == "true"
    template = "parts/mishap.html" if fragment else "errors/page.html"
    if request is not None and mishap.apart:
        text = render_to_string(template, {"mishap": mishap, **frame(request)})
    else:
        text = render_to_string(template, {"mishap": mishap}, request)
    return waiting(HttpResponse(text, status=mishap.status, headers=_AMONG_MESSAGES if fragment else None))


def _refused(request: HttpRequest, error: FairswissError) -> HttpResponse:
    for_a_program = isinstance(error, FileAccess) and request.path.startswith("/api/")
    if for_a_program:
        data = {"code": error.code, "facts": error.facts, "remedies": remedies_data(request, error), "problems": []}
        response: HttpResponse = JsonResponse({"error": outward(error), **data}, status=status_of(error))
    else:
        page = _of(error)._replace(ways=ways_out(request, error))
        response = shown(
            request, page if page.apart else page._replace(typed=typed_in(request), back=came_from(request))
        )
    return waiting(response, error)


def waiting(response: HttpResponse, error: FairswissError | None = None) -> HttpResponse:
    """The answer, with the time after which to ask again where that may help."""
    if isinstance(error, errors.TooMany):
        response["Retry-After"] = str(error.seconds)
    elif response.status_code == 503 or isinstance(error, errors.InProgress):
        response["Retry-After"] = str(RETRY_AFTER)
    return response


def tell_refusal(request: HttpRequest, error: FairswissError) -> None:
    """Tell the security log if somebody asked for what is not theirs."""
    if isinstance(error, errors.NotAllowed):
        match = request.resolver_match
        refused(request, "access-denied", page=match.view_name if match else "")


def status_of(error: FairswissError) -> int:
    """The status of an answer that tells of this error."""
    return next((code for kind, code in _STATUS.items() if isinstance(error, kind)), 500)


def outward(error: FairswissError) -> str:
    """The message of an error for the outside: paths relative to the data folder, whose place is nobody's business."""
    return _without_folder(error.message)


def outward_facts(error: FairswissError) -> dict[str, object]:
    """The facts of an error for the outside, in the same way."""
    return {name: _without_folder(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}


def _without_folder(text: str) -> str:
    return text.replace(f"{settings.DATA_FOLDER}{os.sep}", "")


def _of(error: FairswissError) -> ErrorPage:
    status, unpaired = status_of(error), isinstance(error, errors.NoPairing)
    titles = {
        400: _("This cannot be done"),
        403: _("Not allowed"),
        404: _("Page not found"),
        409: _("No pairing exists") if unpaired else _("Someone else changed this meanwhile"),
        413: _("Too large"),
        429: _("Too much at once"),
        422: _("This takes too long here") if isinstance(error, errors.TooLong) else _("This is inconsistent"),
        503: _("Too much at once"),
    }
    if isinstance(error, FileAccess):
        return ErrorPage(status, _of_store(error), outward(error), problems=error.problems, apart=True)
    title = titles.get(status, _("Something went wrong"))
    if isinstance(error, errors.Unreadable):
        title = _("This tournament cannot be read")
    return ErrorPage(status, title, outward(error), problems=error.problems)


def _of_store(error: FileAccess) -> str:
    if isinstance(error, errors.NoRoom):
        return _("The disk is full")
    return _("The database is damaged") if isinstance(error, errors.Damaged) else _("This cannot be saved now")


def _fault(request: HttpRequest, error: BaseException | None) -> HttpResponse:
    reference = number.get()  # the same as in every line of log about this request; the path may hold a secret
    _log.error("Fault %s at %s", reference, route_of(request), exc_info=error or True, extra={"reference": reference})
    what = _("The program made an error. Everything saved before is safe.")
    remedy = _("Check whether this step was saved before you repeat it. If it fails again, please report this number.")
    return shown(request, ErrorPage(500, _("Something went wrong"), what, remedy, reference=reference))


def fault(request: HttpRequest) -> HttpResponse:
    """Status 500: a fault outside of the views; or what the database did there, such as while a session is kept."""
    error = sys.exc_info()[1]
    meant = trouble(error) if error else None
    return _refused(request, meant) if meant else _fault(request, error)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Status 400, or 413 for a form that is too large or has too many parts."""
    if isinstance(exception, (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)):
        return too_large(request)
    what = _("The request cannot be understood, or it was sent to an unknown host name.")
    remedy = _("Open the program with the link printed in the terminal.")
    return shown(request, ErrorPage(400, _("Bad request"), what, remedy))


def too_large(request: HttpRequest | None) -> HttpResponse:
    what = _("The request is too large.")
    return shown(request, ErrorPage(413, _("Too large"), what, _("Send a smaller file, or less text at once.")))


def too_busy(request: HttpRequest | None) -> HttpResponse:
    """Status 503: all places are taken, and stay so."""
    what = _("The program is overloaded at the moment. Nothing was changed.")
    remedy = _("Wait a few seconds, then load the page again.")
    return shown(request, ErrorPage(503, _("Too much at once"), what, remedy))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    what = _("There is no such page. It may have been deleted, or the address has a typing mistake.")
    return shown(request, ErrorPage(404, _("Page not found"), what, _("Start again from the first page.")))


def wrong_method(request: HttpRequest, methods: tuple[str, ...]) -> HttpResponse:
    what = _("This address cannot be used in this way.")
    response = shown(request, ErrorPage(405, _("Bad request"), what, _("Go back and use the buttons of the page.")))
    response["Allow"] = ", ".join(methods)
    return response


def denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Status 403: somebody who is signed in, but may not do this."""
    what = _("Your role does not allow this.")
    remedy = _("Ask the chief arbiter to do it, or to give you the role.")
    return shown(request, ErrorPage(403, _("Not allowed"), what, remedy))


def foreign(request: HttpRequest) -> HttpResponse:
    """Status 403: a write that another site asked for."""
    what = _("This request does not come from a page of this program, so nothing was changed.")
    remedy = _("Go back, load the page again and repeat the step.")
    return shown(request, ErrorPage(403, _("Not allowed"), what, remedy))


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Status 403: the form has no valid token, mostly because it is old."""
    refused(request, "forged-form")
    what = _("The form has expired or does not belong to this program. Nothing was changed.")
    remedy = _("Go back, load the page again and repeat the step.")
    return shown(request, ErrorPage(403, _("Not allowed"), what, remedy))


def no_session(request: HttpRequest) -> HttpResponse:
    """Status 403: nobody is signed in, so nothing is shown."""
    what = _("This browser is not signed in yet. Sign in with your name and password.")
    remedy = _(
        "On the machine itself, open the link printed in the terminal. To get a new one, run this command there:"
    )
    target = request.get_full_path() if request.method == "GET" else "/"
    address = f"{reverse('people:sign-in')}?{urlencode({'next': target})}"
    return shown(request, ErrorPage(403, _("Please sign in"), what, remedy, asks_for_link=True, sign_in=address))


def used_link(request: HttpRequest) -> HttpResponse:
    """Status 403: the start link was used before, or is too old."""
    refused(request, "used-link")
    what = _("Each link works once and expires after an hour. This one was used or has expired.")
    remedy = _("For a new one, run this command in a terminal:")
    return shown(request, ErrorPage(403, _("This link was used already"), what, remedy, asks_for_link=True))


def elsewhere(request: HttpRequest) -> HttpResponse:
    """Status 403: a start link that came over the network."""
    what = _("Start links work only on the machine the program runs on. This one has expired.")
    remedy = _("On other machines, sign in with your name and password.")
    return shown(request, ErrorPage(403, _("This link does not work here"), what, remedy))
