"""Events as a whole: the list, one imported or restored from a copy, the report."""

from pathlib import PurePath
from typing import Any

from django.contrib import messages
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _

from fairswiss.desk import backups, events, proof
from fairswiss.desk.intents import intents
from fairswiss.desk.overview import Overview, overviews
from fairswiss.desk.samples import sample_event
from fairswiss.desk.sections import sections_of
from fairswiss.desk.shown import reported
from fairswiss.formats.trf import write_trf
from fairswiss.formats.trf.limits import MAX_BYTES, too_large
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases.systems import system_name
from fairswiss.web.access import BOTH, POST, Action, drafts_seen_by, may, page, roles_of
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.forms import told_in
from fairswiss.web.tournaments.forms import CopyForm, ReportForm


@page("", Action.LIST_TOURNAMENTS)
def index(request: HttpRequest) -> HttpResponse:
    """Every event in which the reader has a role, the newest first."""
    found = overviews(drafts_seen_by(request.user))
    begins = all(event.is_sample for event in found)
    return render(request, "tournaments/index.html", {"events": found, "intents": intents() if begins else ()})


@page("archive", Action.LIST_TOURNAMENTS)
def archive(request: HttpRequest) -> HttpResponse:
    """The archived events."""
    put_away = [event for event in events.events(archived=True) if roles_of(request.user, event.id)]
    return render(request, "tournaments/archive.html", {"events": put_away})


@page("import", Action.CREATE_TOURNAMENT, BOTH, name="import")
def take_over(request: HttpRequest) -> HttpResponse:
    """Take an event over from a report."""
    form = ReportForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        data = form.cleaned_data
        called = PurePath(data["file"].name).stem
        with told_in(form, {"plan-missing": "rounds", "system-unknown": "system", "report-unusable": "file"}):
            content = content_of(data["file"])
            event, warnings = events.import_event(content, by(request), data["system"], data["rounds"] or 0, called)
            for problem in warnings[:20]:
                messages.warning(request, str(problem))
            return done(request, _("The event was imported."), "tournaments:overview", tournament=event.event)
    return render(request, "tournaments/import.html", {"form": form}, status=422 if form.errors else 200)


@page("sample", Action.CREATE_TOURNAMENT, POST)
def sample(request: HttpRequest) -> HttpResponse:
    """An event to try things with."""
    event = sample_event(by(request))
    words = _("A sample event was created. Try everything.")
    return done(request, words, "tournaments:overview", tournament=event.event)


@page("t/<slug:tournament>/", Action.SEE_TOURNAMENT)
def overview(request: HttpRequest, tournament: str) -> HttpResponse:
    """Overview of an event: its state, and the next step."""
    event = seen(request, tournament)
    found = Overview.of(event, may(request.user, Action.SEE_DRAFTS, tournament))
    more = {"seen": found, "system": system_name(found.system)}
    return event_page(request, "tournaments/overview.html", event, "tournaments:overview", **more)


@page("t/<slug:tournament>/sections", Action.SEE_TOURNAMENT)
def sections(request: HttpRequest, tournament: str) -> HttpResponse:
    """All sections of the event, as far as the reader has a role in them."""
    event = seen(request, tournament)
    found = sections_of(event, drafts_seen_by(request.user))
    more = {"sections": found, "players": sum(one.overview.players for one in found)}
    return event_page(request, "tournaments/sections.html", event, "tournaments:overview", **more)


@page("t/<slug:tournament>/put-away", Action.DELETE_TOURNAMENT, POST)
def put_away(request: HttpRequest, tournament: str) -> HttpResponse:
    """Out of the list, or back into it; nothing is deleted."""
    away = request.POST.get("back") != "yes"
    events.archive_event(tournament, by(request), away)
    said = _("The event was archived.") if away else _("The event is back in the list.")
    messages.success(request, said)
    return redirect("tournaments:index")


@page("t/<slug:tournament>/report.<str:edition>", Action.EXPORT)
def report(request: HttpRequest, tournament: str, edition: str) -> HttpResponse:
    """The tournament report file for the rating officer or another program."""
    if edition not in ("trf16", "trf26"):
        raise BadRequest(
            _("Unknown report edition {edition!r:.20}. Known: trf16, trf26.").format(edition=edition),
            code="value-unknown",
        )
    event = known(tournament)
    text = write_trf(reported(event), edition)
    name = f"{event.state.settings.info.name} {edition}"
    return download(text, name, "trf")


@page("restore", Action.CREATE_TOURNAMENT, BOTH)
def restore(request: HttpRequest) -> HttpResponse:
    """Have an event back from a copy of its journal."""
    form = CopyForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        with told_in(form):
            event = backups.restore(content_of(form.cleaned_data["file"]), by(request))
            return done(request, _("The event is restored."), "tournaments:overview", tournament=event.event)
    return _page(request, form)


@page("restore/check", Action.CREATE_TOURNAMENT, POST, name="check-backup")
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
