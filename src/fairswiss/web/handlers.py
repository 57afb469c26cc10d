"""The type that a middleware wraps, and the errors that Django answers itself."""

from collections.abc import Callable

from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest
from django.http.multipartparser import MultiPartParserError
from django.http.response import HttpResponseBase

Handler = Callable[[HttpRequest], HttpResponseBase]
HANDLED_BY_DJANGO = (Http404, PermissionDenied, SuspiciousOperation, BadRequest, MultiPartParserError)
