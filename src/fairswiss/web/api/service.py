"""The service: who may call it, how errors look, and where the operations are."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.security import SessionAuth

from fairswiss import __version__
from fairswiss.model.errors import FairswissError, Unconfirmed
from fairswiss.web.access import Action, may, refuse
from fairswiss.web.mishaps import status_of, tell_refusal

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
    return _answer(request, status_of(error), error.message, problems, isinstance(error, Unconfirmed))


def _answer(
    request: HttpRequest, status: int, message: str, problems: list[dict[str, Any]] | None = None, ask: bool = False
) -> HttpResponse:
    content: dict[str, Any] = {"error": message, "problems": problems or []}
    if ask:
        content["confirm"] = "Send the same request again with confirmed=true."
    return service.create_response(request, content, status=status)
