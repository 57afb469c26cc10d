"""The type that a middleware wraps, one that looks at errors alone, and the errors that Django answers itself."""

from collections.abc import Callable

from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest
from django.http.multipartparser import MultiPartParserError
from django.http.response import HttpResponseBase

Handler = Callable[[HttpRequest], HttpResponseBase]
HANDLED_BY_DJANGO = (Http404, PermissionDenied, SuspiciousOperation, BadRequest, MultiPartParserError)


class ErrorMiddleware:
    """A middleware that lets every request through, and looks at what views raise: ``process_exception``."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.handler(request)
