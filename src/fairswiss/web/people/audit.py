"""The page of the audit log, for chief arbiters of every tournament."""

from datetime import datetime

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from fairswiss.desk.auditing import audit_log, verify_audit_log
from fairswiss.web.access import POST, Action, page

_LINES = 100


@page("audit", Action.MANAGE_ACCOUNTS, name="audit")
def index(request: HttpRequest) -> HttpResponse:
    """The entries, the newest first."""
    shown = Paginator(audit_log()[::-1], _LINES).get_page(request.GET.get("page"))
    rows = [(line, datetime.fromisoformat(line.when)) for line in shown]
    return render(request, "people/audit.html", {"rows": rows, "page": shown})


@page("audit/verify", Action.MANAGE_ACCOUNTS, POST, name="verify-audit")
def verify(request: HttpRequest) -> HttpResponse:
    """Go through the chain of digests, and look at the signature."""
    found, signed = verify_audit_log()
    for broken in found:
        messages.error(request, _("The audit log is damaged: %(what)s") % {"what": broken.what})
    if not found:
        words = _("The audit log is intact: no entry was altered and none is missing. It is %(signed)s.")
        messages.success(request, words % {"signed": signed.words})
    response: HttpResponse = redirect("people:audit")
    return response
