"""The journal in pages of entries, the newest first; undo; verify; copies."""

from datetime import datetime

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from fairswiss.desk import backups, history, proof
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import done, event_page, known

_TAB = "journal:index"
_LINES = 100


@page("", Action.SEE_JOURNAL)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The entries, the newest first; a word or a name finds those that have it."""
    event = known(tournament)
    wanted = request.GET.get("find", "").strip()[:80]
    lines = history.history(tournament)[::-1]
    if wanted:
        lines = [line for line in lines if wanted.casefold() in f"{line.text} {line.who} {line.why}".casefold()]
    shown = Paginator(lines, _LINES).get_page(request.GET.get("page"))
    rows = [(line, datetime.fromisoformat(line.when)) for line in shown]
    kept = backups.snapshots(tournament)[::-1]
    return event_page(request, "journal/index.html", event, _TAB, rows=rows, page=shown, find=wanted, copies=kept)


@page("undo", Action.UNDO, POST)
def undo(request: HttpRequest, tournament: str) -> HttpResponse:
    """Make an entry count no more; without a number the last one that counts."""
    number = request.POST.get("entry", "")
    if number and not (number.isascii() and number.isdigit()):
        words = _("{number!r:.20} is not the number of an entry.")
        raise BadRequest(filled(words, number=number), code="value-unreadable")
    if number:
        history.undo(tournament, int(number[:9]), by(request))
    else:
        history.undo_last(tournament, by(request))
    return done(request, _("Undone. The entry stays in the journal, crossed out."), _TAB, tournament=tournament)


@page("verify", Action.SEE_JOURNAL, POST)
def verify(request: HttpRequest, tournament: str) -> HttpResponse:
    """Go through the chain of digests, and look at the signature."""
    known(tournament)
    found = proof.of_event(tournament)
    for broken in found.breaks:
        messages.error(request, _("The journal is damaged: %(what)s") % {"what": broken.what})
    if not found.breaks:
        words = _("The journal is intact: no entry was altered and none is missing. It is %(signed)s.")
        messages.success(request, words % {"signed": found.signed.words})
        for line in history.made_anew(tournament):
            said = _("Entry %(number)s records that the entries before it were rewritten when people were anonymised.")
            messages.info(request, said % {"number": line.number})
    return redirect(_TAB, tournament=tournament)


@page("backup", Action.EXPORT)
def backup(request: HttpRequest, tournament: str) -> HttpResponse:
    """The journal as a file to keep elsewhere."""
    event = known(tournament)
    return download(backups.backup(tournament), event.state.settings.info.name, "journal")


@page("copies/<str:name>", Action.EXPORT)
def copy(request: HttpRequest, tournament: str, name: str) -> HttpResponse:
    """One of the copies kept before each pairing."""
    known(tournament)
    return download(backups.snapshot_bytes(tournament, name), name.removesuffix(".journal"), "journal")


@page("copies/<str:name>/restore", Action.CREATE_TOURNAMENT, POST)
def restore_copy(request: HttpRequest, tournament: str, name: str) -> HttpResponse:
    """The event as it was when a copy was kept, beside the present one."""
    known(tournament)
    restored = backups.restore(backups.snapshot_bytes(tournament, name), by(request))
    said = _("Restored as a separate event. The other one is unchanged.")
    return done(request, said, _TAB, tournament=restored.event)
