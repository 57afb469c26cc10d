"""The list of players: looked at, sorted, filtered, added to, saved as a table."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from fairswiss.desk import registration, roster
from fairswiss.desk.journals import Known
from fairswiss.keeping import uploads
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.listed import KINDS
from fairswiss.usecases import exporting
from fairswiss.web.access import POST, Action, may, page
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.players.forms import KIND_NAMES, AddingForm
from fairswiss.web.players.ratings import at_hand, picked

TAB = "players:index"


@page("", Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """Everybody in the list, and a line to add somebody."""
    uploads.tidy()
    return _listed(request, seen(request, tournament), AddingForm(initial=picked(request.GET)))


@page("add", Action.CHANGE_PLAYERS, POST)
def add(request: HttpRequest, tournament: str) -> HttpResponse:
    """One more player."""
    form = AddingForm(request.POST)
    if not form.is_valid():
        return _listed(request, known(tournament), form)
    player = form.player()
    asked = by(request)
    again = registration.registered_by(tournament, asked)
    state = registration.register(tournament, [player], asked).state
    added = min(again, default=state.last_registration)
    words = _("%(name)s has number %(number)s.")
    response = done(request, words % {"name": player.name, "number": state.numbers[added]}, TAB, tournament=tournament)
    response["Location"] += f"?added={added}&kind={_kind(request.POST.get('kind', ''))}"
    return response


@page("export.<str:ending>", Action.EXPORT)
def export(request: HttpRequest, tournament: str, ending: str) -> HttpResponse:
    """The list as a file for spreadsheets."""
    if ending not in ("csv", "xlsx"):
        raise BadRequest(
            gettext("Unknown table format {ending!r:.20}. Known: csv, xlsx.", ending=ending), code="value-unknown"
        )
    state = known(tournament).state
    content = exporting.export(state.tournament(), f"players.{ending}")
    return download(content, f"{state.settings.info.name} {_('players')}", ending)


def _kind(text: str) -> str:
    return text if text in KINDS else KINDS[0]


def _listed(request: HttpRequest, event: Known, form: AddingForm) -> HttpResponse:
    order = request.GET.get("sort", "")
    find = request.GET.get("find", "").strip()[:80]
    added = request.GET.get("added", "")
    context: dict[str, Any] = {
        "rows": roster.rows(event.state, order=order, find=find),
        "order": order if order in roster.ORDERS else "number",
        "find": find,
        "form": form,
        "added": int(added) if added.isascii() and added.isdigit() and len(added) < 9 else 0,
        "may_change": may(request.user, Action.CHANGE_PLAYERS, event.event),
        "rating_list": at_hand(),
        "kinds": KIND_NAMES.items(),
        "kind": _kind(request.POST.get("kind", "") or request.GET.get("kind", "")),
    }
    response = event_page(request, "players/index.html", event, TAB, **context)
    response.status_code = 422 if form.errors else 200
    return response
