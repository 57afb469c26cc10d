"""Programs at the JSON API: ``Authorization: Bearer TOKEN`` instead of a session.

A request with this header is the token's and nobody's else: cookies do not count, so neither an ``Origin`` nor a CSRF
token is needed. No web site can make a browser send the header here without asking first, which is never allowed.
"""

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, JsonResponse
from django.http.response import HttpResponseBase

from fairswiss.language import gettext
from fairswiss.web.credentials.tokens import holder
from fairswiss.web.handlers import Handler
from fairswiss.web.request_checks import bearer_of
from fairswiss.web.security_log import refused


def by_token(handler: Handler) -> Handler:
    """The middleware that lets a program act for the account of its token."""

    def identified(request: HttpRequest) -> HttpResponseBase:
        secret = bearer_of(request)
        if secret is None:
            return handler(request)
        user = holder(secret)
        request.user = user or AnonymousUser()
        if user is None:
            refused(request, "token-refused")
            words = gettext("This token is unknown, expired or revoked. Create a new one on the page of your account.")
            answer = JsonResponse({"error": words, "problems": []}, status=401)
            answer["WWW-Authenticate"] = 'Bearer error="invalid_token"'
            return answer
        vars(request)["_dont_enforce_csrf_checks"] = True  # what Django and ninja look at
        return handler(request)

    return identified
