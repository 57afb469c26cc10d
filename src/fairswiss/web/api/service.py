"""The service: who may call it, how errors look, and where the operations are."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import Error as DatabaseError
from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.security import SessionAuth

from fairswiss import __version__
from fairswiss.model.errors import FairswissError, Unconfirmed
from fairswiss.model.problems import Severity, Where
from fairswiss.store.trouble import trouble
from fairswiss.web.access import Action, may, refuse
from fairswiss.web.mishaps import RETRY_AFTER, status_of, tell_refusal

_MOST_PROBLEMS = 20
_PLACE, _WORDS = 100, 300

service = NinjaAPI(
    title="fairswiss",
    version=__version__,
    description="Everything the manager shows and does, with the permissions of the session.",
    docs_url=None,
    openapi_url=None,
    urls_namespace="service",
)


class Allowed(SessionAuth):
    """Lets a session call an operation when its user may do the action; writes need the CSRF token as well."""

    def __init__(self, action: Action) -> None:
        super().__init__(csrf=True)
        self.action = action

    def authenticate(self, request: HttpRequest, key: str | None) -> Any:
        """The user; refused with 401 without a session and 403 without the right."""
        match = request.resolver_match
        allowed = may(request.user, self.action, match.kwargs.get("tournament") if match else None)
        if not allowed:
            refuse(request, self.action)
        if not request.user.is_authenticated:
            return None
        if not allowed:
            raise PermissionDenied
        return request.user


@service.exception_handler(AuthenticationError)
def _unknown(request: HttpRequest, error: Exception) -> HttpResponse:
    return _answer(request, 401, "There is no session. Come in by a start link first.")


@service.exception_handler(Http404)
def _nowhere(request: HttpRequest, error: Exception) -> HttpResponse:
    return _answer(request, 404, "There is no such thing.")


@service.exception_handler(HttpError)
def _not_json(request: HttpRequest, error: Exception) -> HttpResponse:
    assert isinstance(error, HttpError)
    return _answer(request, error.status_code, "The body is no JSON that can be read.")


@service.exception_handler(ValidationError)
def _unfit(request: HttpRequest, error: Exception) -> HttpResponse:
    assert isinstance(error, ValidationError)
    told = [
        {
            "what": f"{'.'.join(str(part) for part in found['loc'])[:_PLACE]}: {found['msg']}"[:_WORDS],
            "why": "",
            "remedy": "see the description of the operation",
            "where": Where()._asdict(),
            "severity": Severity.ERROR.value,
        }
        for found in error.errors[:_MOST_PROBLEMS]
    ]
    return _answer(request, 422, "What was sent does not fit the description of the operation.", told)


@service.exception_handler(PermissionDenied)
def _denied(request: HttpRequest, error: Exception) -> HttpResponse:
    return _answer(request, 403, "Your role does not allow this.")


@service.exception_handler(FairswissError)
def _refused(request: HttpRequest, error: Exception) -> HttpResponse:
    assert isinstance(error, FairswissError)
    tell_refusal(request, error)
    problems = [
        {**problem._asdict(), "where": problem.where._asdict(), "severity": problem.severity.value}
        for problem in error.problems
    ]
    return _answer(request, status_of(error), error.message, problems, _how_to_confirm(error))


def _how_to_confirm(error: FairswissError) -> str:
    """What to send to have it done all the same, if that can be."""
    if not isinstance(error, Unconfirmed):
        return ""
    typed = f" and typed={error.typing!r}" if error.typing else ""
    return f"Send the same request again with confirmed=true{typed}."


@service.exception_handler(DatabaseError)
@service.exception_handler(OSError)
def _in_trouble(request: HttpRequest, error: Exception) -> HttpResponse:
    """The disk or the database: the same words as on a page."""
    meant = trouble(error)
    if meant is None:
        raise error
    return _refused(request, meant)


def _answer(
    request: HttpRequest, status: int, message: str, problems: list[dict[str, Any]] | None = None, confirm: str = ""
) -> HttpResponse:
    content: dict[str, Any] = {"error": message, "problems": problems or []}
    if confirm:
        content["confirm"] = confirm
    response = service.create_response(request, content, status=status)
    if status == 503:
        response["Retry-After"] = str(RETRY_AFTER)
    return response
