"""The pages of rating changes: everybody, one player with every game, K, and what the public sees."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from fairswiss import rendering
from fairswiss.desk import ratings as use
from fairswiss.desk.journals import Known
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.listed import KINDS
from fairswiss.model.whole import whole_number
from fairswiss.rendering.sheets import Places
from fairswiss.usecases import sheets
from fairswiss.web.access import POST, Action, may, page
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download as file_of
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.paper.pages import seen_by, shown
from fairswiss.web.players.forms import KIND_NAMES
from fairswiss.web.players.ratings import at_hand, list_file

_TAB = "standings:ratings"
FILES = ("csv", "json", "xlsx")


@page("ratings/", Action.SEE_TOURNAMENT, name="ratings")
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """Everybody's rating change so far."""
    event = seen(request, tournament)
    named = {"tournament": tournament}
    sheet = sheets.sheet(seen_by(request.user, event), "ratings")
    more: dict[str, Any] = shown(sheet, _places(event))
    files = [(form.upper(), reverse("standings:ratings-file", kwargs={**named, "form": form})) for form in FILES]
    pdf = reverse("paper:pdf", kwargs={**named, "sheet": "ratings", "round": 0})
    more["files"] = [*files, ("PDF", f"{pdf}?names=full")]
    more["has_list"] = at_hand() is not None and may(request.user, Action.CHANGE_PLAYERS, tournament)
    return event_page(request, "standings/ratings.html", event, _TAB, **more)


def _places(event: Known) -> Places:
    registration = {number: player for player, number in event.state.numbers.items()}
    nobody = {"tournament": event.event, "registration": 0}
    player = reverse("standings:rated", kwargs=nobody).removesuffix("0")
    return Places(lambda at: f"{player}{registration[at]}", lambda number, board: "")


@page("ratings/<int:registration>", Action.SEE_TOURNAMENT, name="rated")
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """The working of one player: every game with its expectation, K and the sum."""
    event = seen(request, tournament)
    if registration not in event.state.players:
        raise Http404
    person, facts = event.state.player(registration), event.state.tournament()
    report = use.rating_report(event, players=(person.number,))
    held = event.state.factors
    more = {
        "player": person,
        "registration": registration,
        "words": mark_safe(rendering.report_fragment(report, person.number, facts, 2)),
        "kinds": [(kind, KIND_NAMES[kind], *held.get((registration, kind), ("", ""))) for kind in KINDS],
    }
    return event_page(request, "standings/rated.html", event, _TAB, **more)


@page("ratings/<int:registration>/k", Action.CHANGE_PLAYERS, POST)
def state_k(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """K as the arbiter knows it; an empty field leaves it to the list or the rules."""
    event = known(tournament)
    event.state.expect(registration)
    for kind in KINDS:
        k = _stated(request.POST.get(kind, "").strip())
        if k != event.state.factors.get((registration, kind), (0, ""))[0]:
            use.state_factors(tournament, kind, [(registration, k)], by(request))
    return done(request, _("Saved."), "standings:rated", tournament=tournament, registration=registration)


def _stated(text: str) -> int:
    """K as it was typed; 0 for nothing."""
    k = whole_number(text) if text else 0
    if k is None:
        raise BadRequest(gettext("{text!r:.20} is not a whole number.", text=text), code="value-unreadable")
    return k


@page("ratings/take-k", Action.CHANGE_PLAYERS, POST)
def take_k(request: HttpRequest, tournament: str) -> HttpResponse:
    """K of everyone from the rating list."""
    use.take_factors(tournament, list_file(), by(request))
    return done(request, _("K was taken from the rating list."), _TAB, tournament=tournament)


@page("ratings/publish", Action.PUBLISH, POST, name="publish-ratings")
def publish(request: HttpRequest, tournament: str) -> HttpResponse:
    """Show the rating changes on the public pages of players, or hide them."""
    on = request.POST.get("shown") == "yes"
    use.show_ratings(tournament, on, by(request))
    said = _("Public pages show rating changes now.") if on else _("Public pages show no rating changes.")
    return done(request, said, _TAB, tournament=tournament)


@page("ratings/download/<str:form>", Action.SEE_TOURNAMENT, name="ratings-file")
def download(request: HttpRequest, tournament: str, form: str) -> HttpResponse:
    """The table as a file, for spreadsheets with every game."""
    if form not in FILES:
        raise Http404
    event = seen(request, tournament)
    report, facts = use.rating_report(event), event.state.tournament()
    return file_of(table_file(report, facts, form), f"{facts.info.name} {_('ratings')}", form)


def table_file(report: rendering.Ranked, facts: Any, form: str) -> str | bytes:
    """A report as CSV, JSON or a workbook."""
    if form == "xlsx":
        return rendering.workbook_of(report, [player.number for player in facts.players], facts)
    return rendering.csv_of(report, facts) if form == "csv" else rendering.render(report, "json", facts)
