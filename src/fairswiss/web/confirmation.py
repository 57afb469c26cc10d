"""Confirmation of actions with consequences: the same form again, with the consequences, where it was pressed."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

from fairswiss.desk.telling import By
from fairswiss.model.errors import Unconfirmed
from fairswiss.web.access import InPlace, boards_of
from fairswiss.web.credentials.step_up import require_fresh_proof
from fairswiss.web.handlers import ErrorMiddleware
from fairswiss.web.request_names import form_name

_CONFIRMED, _TYPED = "confirmed", "typed"
_NOT_AGAIN = ("csrfmiddlewaretoken", _CONFIRMED, _TYPED)


def by(request: HttpRequest) -> By:
    """The author of a change: account, reason, name of the request, and any confirmation of the consequences.

    Forms may carry ``why``, ``token`` (see the tag ``token``) and, from the page below, ``confirmed`` and ``typed``.
    """
    form = request.POST
    return told_by(
        request, form.get("why", ""), form_name(request), form.get(_CONFIRMED, "") == "yes", form.get(_TYPED, "")
    )


def told_by(request: HttpRequest, why: str, token: str, confirmed: bool, typed: str = "") -> By:
    """The sender of this request, with the boards that are theirs: the only way of pages and the JSON API to facts."""
    if typed:  # words are typed to confirm what cannot be undone
        require_fresh_proof(request)
    match = request.resolver_match
    tournament = match.kwargs.get("tournament", "") if match else ""
    return By(request.user.get_username(), why, token, confirmed, boards_of(request.user, tournament), typed)


class Confirmation(ErrorMiddleware):
    """The middleware that shows the consequences and sends the form again when they are confirmed."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """The page that was left, one of its own, or for htmx a fragment, with everything sent in hidden fields."""
        if not isinstance(error, Unconfirmed):
            return None
        again = {name: values for name, values in request.POST.lists() if name not in _NOT_AGAIN}
        asking: dict[str, Any] = {
            "question": error.message,
            "consequences": [problem.what for problem in error.problems],
            "action": request.get_full_path(),
            "sent": [*((name, value) for name, values in again.items() for value in values), (_CONFIRMED, "yes")],
            "typing": error.typing,
            "mistyped": request.POST.get(_TYPED, ""),
            "back": request.headers.get("Referer", "/"),
        }
        fragment = request.headers.get("HX-Request") == "true"
        match = request.resolver_match
        shown: InPlace | None = getattr(match.func, "asks_on", None) if match and not fragment else None
        if match and shown:
            return shown(request, asking, **match.kwargs)
        text = render_to_string("parts/asking.html" if fragment else "asking.html", {"asking": asking}, request)
        return HttpResponse(text, status=409)
