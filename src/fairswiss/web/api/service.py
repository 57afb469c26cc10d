"""The service: what it is called, and how errors look."""

from typing import Any

from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.db import Error as DatabaseError
from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.operation import Operation

from fairswiss import __version__
from fairswiss.keeping.trouble import trouble
from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError, Unconfirmed
from fairswiss.model.problems import Severity, Where
from fairswiss.web.api.answers import problem_data
from fairswiss.web.api.remedies import remedies_data
from fairswiss.web.api.senders import counting_once
from fairswiss.web.error_pages import outward, outward_facts, status_of, tell_refusal, waiting

_MOST_PROBLEMS = 20
_PLACE, _WORDS = 100, 300
_CODES = {401: "not-signed-in", 403: "not-allowed", 404: "not-there", 413: "too-large", 422: "not-as-described"}
"""The codes of what is refused before the program looks at it."""


class Service(NinjaAPI):
    """Operations are called by the name of their function, which is theirs alone."""

    def get_openapi_operation_id(self, operation: Operation) -> str:
        """The name that clients are generated with."""
        return operation.view_func.__name__


service = Service(
    title="fairswiss",
    version=__version__,
    description="Everything the manager shows and does, with the permissions of the session or token.",
    docs_url=None,
    openapi_url=None,
    urls_namespace="service",
)
service.add_decorator(counting_once, mode="operation")


@service.exception_handler(AuthenticationError)
def _unknown(request: HttpRequest, error: Exception) -> HttpResponse:
    words = "Not signed in: no session and no token. Sign in, or send Authorization: Bearer TOKEN."
    return _answer(request, 401, gettext(words))


@service.exception_handler(Http404)
def _nowhere(request: HttpRequest, error: Exception) -> HttpResponse:
    return _answer(request, 404, gettext("Not found."))


@service.exception_handler(HttpError)
def _not_json(request: HttpRequest, error: Exception) -> HttpResponse:
    assert isinstance(error, HttpError)
    return _answer(request, error.status_code, gettext("The body is not valid JSON."))


@service.exception_handler(RequestDataTooBig)
def _too_large(request: HttpRequest, error: Exception) -> HttpResponse:
    return _answer(request, 413, gettext("The request is too large. Send less at once."))


@service.exception_handler(ValidationError)
def _unfit(request: HttpRequest, error: Exception) -> HttpResponse:
    assert isinstance(error, ValidationError)
    told = [
        {
            "what": f"{'.'.join(str(part) for part in found['loc'])[:_PLACE]}: {found['msg']}"[:_WORDS],
            "why": "",
            "remedy": gettext("see the description of the operation"),
            "where": Where()._asdict(),
            "severity": Severity.ERROR.value,
        }
        for found in error.errors[:_MOST_PROBLEMS]
    ]
    return _answer(request, 422, gettext("The request does not match the description of the operation."), told)


@service.exception_handler(PermissionDenied)
def _denied(request: HttpRequest, error: Exception) -> HttpResponse:
    return _answer(request, 403, gettext("Your role does not allow this."))


@service.exception_handler(FairswissError)
def _refused(request: HttpRequest, error: Exception) -> HttpResponse:
    assert isinstance(error, FairswissError)
    tell_refusal(request, error)
    problems = [problem_data(problem) for problem in error.problems]
    more: dict[str, Any] = {
        "code": error.code,
        "facts": outward_facts(error),
        "remedies": remedies_data(request, error),
    }
    if error.witness:
        more["witness"] = error.witness
    if isinstance(error, Unconfirmed):
        more["confirm"] = _how_to_confirm(error)
    response = _answer(request, status_of(error), outward(error), problems, **more)
    return waiting(response, error)


def _how_to_confirm(error: Unconfirmed) -> str:
    """The request that confirms the consequences, in words."""
    if error.typing:
        return gettext("Send the same request again with confirmed=true and typed={typing!r}.", typing=error.typing)
    return gettext("Send the same request again with confirmed=true.")


@service.exception_handler(DatabaseError)
@service.exception_handler(OSError)
def _in_trouble(request: HttpRequest, error: Exception) -> HttpResponse:
    """The disk or the database: the same words as on a page."""
    meant = trouble(error)
    if meant is None:
        raise error
    return _refused(request, meant)


def _answer(
    request: HttpRequest, status: int, message: str, problems: list[dict[str, Any]] | None = None, **more: Any
) -> HttpResponse:
    usual = {"error": message, "code": _CODES.get(status, "bad-request"), "facts": {}, "remedies": []}
    content: dict[str, Any] = {**usual, "problems": problems or [], **more}
    return service.create_response(request, content, status=status)
