"""Ask for the second factor once more before what cannot be undone. Whoever has none is not asked.

Views that are marked ``final`` ask, and so does whatever is confirmed by typing words.
"""

import time

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from fairswiss.model.errors import NotAllowed
from fairswiss.web.credentials import second_factor
from fairswiss.web.handlers import ErrorMiddleware

HEADER = "X-Second-Factor"
FIELD = "second_factor"
FRESH = 5 * 60
"""Seconds for which a code counts."""
_PROVED = "proved"


class ProofNeeded(NotAllowed):
    """A code of the second factor is missing or wrong."""


def remember(request: HttpRequest) -> None:
    """A code was right just now."""
    request.session[_PROVED] = int(time.time())


def require_fresh_proof(request: HttpRequest) -> None:
    """Refuse unless the second factor was shown a moment ago, or comes with the request; nothing without one."""
    user = request.user
    account = User.objects.filter(username=user.get_username()).first()
    if account is None or not second_factor.is_on(account):
        return
    if 0 <= time.time() - request.session.get(_PROVED, 0) <= FRESH:
        return
    code = request.headers.get(HEADER, "") or request.POST.get(FIELD, "")
    found = second_factor.tried(account, code) if code else None
    if found and found.is_right:
        remember(request)
    elif found and found.wait_until:
        raise ProofNeeded(_("Too many wrong codes. Wait a while before the next one."), code="codes-tried-too-often")
    elif code:
        raise ProofNeeded(_("This code is wrong, or was used already. Wait for the next one."), code="code-wrong")
    else:
        words = _("This cannot be undone, so a code from your second factor is required (header {header}).")
        raise ProofNeeded(words.format(header=HEADER), code="code-needed")


class SecondFactorPrompt(ErrorMiddleware):
    """The middleware that asks for the code and sends the form again with it."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """A page with everything that was sent in hidden fields, and a field for the code."""
        if not isinstance(error, ProofNeeded):
            return None
        skipped = ("csrfmiddlewaretoken", FIELD)
        context = {
            "message": error.message if request.POST.get(FIELD) else "",
            "action": request.get_full_path(),
            "sent": [(name, value) for name, held in request.POST.lists() for value in held if name not in skipped],
            "field": FIELD,
            "back": request.headers.get("Referer", "/"),
        }
        return HttpResponse(render_to_string("credentials/prove.html", context, request), status=403)
