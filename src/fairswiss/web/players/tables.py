"""Many players at once: pasted or uploaded, looked at with every problem, then confirmed."""

from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from fairswiss.desk import admission
from fairswiss.formats.players.charsets import NAMES
from fairswiss.formats.players.grids import MAX_BYTES
from fairswiss.formats.trf.limits import too_large
from fairswiss.keeping import uploads
from fairswiss.language import gettext
from fairswiss.web.access import BOTH, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.players.forms import TableForm

_TAB = "players:index"
_MOST_COLUMNS = 200
_SHOWN = 100
FIELD_NAMES = {
    "": gettext_lazy("not used"),
    "name": gettext_lazy("Name"),
    "last_name": gettext_lazy("Last name"),
    "first_name": gettext_lazy("First name"),
    "title": gettext_lazy("Title"),
    "rating": gettext_lazy("Rating"),
    "national_rating": gettext_lazy("National rating"),
    "federation": gettext_lazy("Federation"),
    "fide_id": gettext_lazy("FIDE id"),
    "national_id": gettext_lazy("National id"),
    "birth": gettext_lazy("Birth"),
    "sex": gettext_lazy("Sex"),
    "club": gettext_lazy("Club"),
}
CHARSETS = {"utf-8": "UTF-8"} | NAMES
"""The character sets that can be chosen, with their usual names."""


@page("import", Action.CHANGE_PLAYERS, BOTH, name="import")
def begin(request: HttpRequest, tournament: str) -> HttpResponse:
    """Paste a text or choose a file; it is kept for the preview."""
    event = known(tournament)
    form = TableForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        file: UploadedFile[bytes] | None = form.cleaned_data["file"]
        if file and (file.size or 0) > MAX_BYTES:
            what = gettext("The file has {count:,} bytes", count=file.size or 0)
            raise too_large(what, MAX_BYTES, gettext("Is it a list of players?"))
        upload = uploads.keep(
            request, tournament, file.read() if file else form.cleaned_data["text"], by(request).token
        )
        return redirect("players:preview", tournament=tournament, upload=upload)
    response = event_page(request, "players/import.html", event, _TAB, form=form)
    response.status_code = 422 if form.errors else 200
    return response


@page("import/<str:upload>", Action.CHANGE_PLAYERS, BOTH)
def preview(request: HttpRequest, tournament: str, upload: str) -> HttpResponse:
    """Preview of a table: columns, first rows, problems; once confirmed, register everyone in it."""
    event = known(tournament)
    source = uploads.kept(request, tournament, upload)
    wanted = request.POST if request.method == "POST" else request.GET
    sheet, charset = wanted.get("sheet", "")[:60], wanted.get("charset", "")
    looked = admission.look(
        event.state, source, columns=_columns(wanted), sheet=sheet, charset=charset if charset in CHARSETS else ""
    )
    if request.method == "POST":
        after = admission.admit(
            tournament,
            looked,
            by(request),
            leave_out=wanted.get("leave_out") == "yes",
            skip_known=wanted.get("skip_known") == "yes",
        )
        new = len(after.state.players) - len(event.state.players)
        said = ngettext("%(new)s player was registered.", "%(new)s players were registered.", new) % {"new": new}
        said = said if new else _("They are registered already.")
        return done(request, said, _TAB, tournament=tournament)
    known_ones = [(looked.found.players[at], why) for at, why in looked.known]
    more: dict[str, Any] = {
        "looked": looked,
        "known": known_ones,
        "new": len(looked.found.players) - len(known_ones),
        "players": looked.found.players[:_SHOWN],
        "national": any(player.national for player in looked.found.players),
        "hidden": max(0, len(looked.found.players) - _SHOWN),
        "fields": FIELD_NAMES.items(),
        "charsets": CHARSETS.items(),
        "charset": charset,
        "sheet": sheet,
        "is_text": isinstance(source, str),
        "is_workbook": looked.found.kind.startswith(("XLS", "ODS")),
        "upload": upload,
    }
    return event_page(request, "players/preview.html", event, _TAB, **more)


def _columns(wanted: QueryDict) -> dict[str, int] | None:
    """The columns chosen in the selects; None if nothing was chosen yet."""
    chosen = {
        column: wanted.get(f"c{column}", "")
        for column in range(1, _MOST_COLUMNS + 1)
        if wanted.get(f"c{column}") in FIELD_NAMES
    }
    return admission.columns_chosen(chosen) if chosen else None
