"""Host and origin checks (CSRF): middleware that refuses and logs unknown hosts and writes from other sites."""

import re
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.web.error_pages import foreign
from fairswiss.web.handlers import Handler
from fairswiss.web.reach import is_loopback
from fairswiss.web.security_log import refused

_TELLABLE = re.compile(r"[A-Za-z0-9.:\[\]-]{1,80}")
API = "/api/"
UNSUBSCRIBE = "/unsubscribe/"
SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")


def known_host(handler: Handler) -> Handler:
    """Refuse other names and ports for this machine: a hostile page could give a name of its own to our address."""

    def gate(request: HttpRequest) -> HttpResponseBase:
        host = request.META.get("HTTP_HOST", "")
        if settings.REACH.knows(host, here=is_loopback(request.META.get("REMOTE_ADDR"))):
            return handler(request)
        refused(request, "foreign-host", host=host if _TELLABLE.fullmatch(host) else "odd")
        raise DisallowedHost  # becomes a page with status 400

    return gate


def same_origin(handler: Handler) -> Handler:
    """Refuse writes unless the browser says that they come from this very address, port included."""

    def gate(request: HttpRequest) -> HttpResponseBase:
        if request.method in SAFE or bearer_of(request) is not None or _is_one_click(request):
            return handler(request)
        if _origin(request) == f"{request.scheme}://{request.get_host()}":
            return handler(request)
        refused(request, "foreign-origin")
        return foreign(request)

    return gate


def bearer_of(request: HttpRequest) -> str | None:
    """The token that a program sends to the JSON API; such a request is never answered by the cookies it carries."""
    scheme, _space, token = request.headers.get("Authorization", "").partition(" ")
    is_token = request.path.startswith(API) and scheme.casefold() == "bearer"
    return token.strip() if is_token else None


def _is_one_click(request: HttpRequest) -> bool:
    """True for a mail program that ends a subscription (RFC 8058): no browser, no session, its link proves it."""
    return request.path.startswith(UNSUBSCRIBE) and "Origin" not in request.headers and not request.COOKIES


def _origin(request: HttpRequest) -> str:
    """Origin of the request; the Referer header is read only if there is no Origin header."""
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin
    try:
        referer = urlsplit(request.headers.get("Referer", ""))
    except ValueError:
        return ""
    return f"{referer.scheme}://{referer.netloc}"
