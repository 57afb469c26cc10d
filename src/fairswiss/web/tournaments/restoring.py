"""An event from a backup: looked at first, then restored."""

from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _

from fairswiss.desk import backups, proof
from fairswiss.formats.trf.limits import MAX_BYTES, too_large
from fairswiss.language import gettext
from fairswiss.web.access import Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done
from fairswiss.web.tournaments.forms import CopyForm


@page(action=Action.CREATE_TOURNAMENT, methods=("GET", "HEAD", "POST"))
def restore(request: HttpRequest) -> HttpResponse:
    """Have an event back from a copy of its journal."""
    form = CopyForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        event = backups.restore(content_of(form.cleaned_data["file"]), by(request))
        return done(request, _("The event is restored."), "tournaments:overview", tournament=event.event)
    return _page(request, form)


@page(action=Action.CREATE_TOURNAMENT, methods=("POST",))
def check(request: HttpRequest) -> HttpResponse:
    """Preview of a backup and its signer; changes nothing. A fragment for the page on which the file is chosen."""
    form = CopyForm(request.POST, request.FILES)
    if not form.is_valid():
        return _page(request, form)
    seen = proof.preview(content_of(form.cleaned_data["file"]))
    more = {"seen": seen, "last": parse_datetime(seen.last), "whose": seen.signed.whose.value}
    if request.headers.get("HX-Request") == "true":
        return render(request, "tournaments/backup.html", more)
    return _page(request, CopyForm(), **more)


def _page(request: HttpRequest, form: CopyForm, **more: Any) -> HttpResponse:
    return render(request, "tournaments/restore.html", {"form": form, **more}, status=422 if form.errors else 200)


def content_of(file: "UploadedFile[bytes]") -> bytes:
    """The bytes of an uploaded file, never more than a report may have."""
    if (file.size or 0) > MAX_BYTES:
        what = gettext("The file has {count:,} bytes", count=file.size or 0)
        raise too_large(what, MAX_BYTES, gettext("Is it the right one?"))
    content: bytes = file.read()
    return content
