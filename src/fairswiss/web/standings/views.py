"""The pages of standings: the table, the working of a value, files to take away."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.text import slugify
from django.utils.translation import gettext as _

from fairswiss import rendering
from fairswiss.desk.journals import Known
from fairswiss.model.errors import BadRequest
from fairswiss.rendering.cross_cells import grid_heads
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.standings import remarks_of, title_text
from fairswiss.tiebreaks import SETS, Standings
from fairswiss.usecases.categories import ages
from fairswiss.web.access import Action, page
from fairswiss.web.downloads import TYPES
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.picture_pages import asked as picture_wanted
from fairswiss.web.picture_pages import picture_context
from fairswiss.web.standings.lines import lines, table_body
from fairswiss.web.standings.query import OWN, PLAYERS, SORTS, Asked, asked

TAB = "standings:index"
_FILES = ("csv", "json", "html", "xlsx")


@page("", Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    event = seen(request, tournament)
    facts = event.state.tournament()
    if not facts.rounds:
        return event_page(request, "standings/none.html", event, TAB)
    problem = ""
    try:
        view = asked(event, request.GET)
        standings = view.standings()
    except BadRequest as error:
        problem = error.message
        view = asked(event, _without_list(request))
        standings = view.standings()
    more = _page(event, view, standings)
    status = 400 if problem else 200
    response = event_page(request, "standings/index.html", event, TAB, problem=problem, **more)
    response.status_code = 200 if request.headers.get("HX-Request") == "true" else status
    return response


@page("working/<int:registration>", Action.SEE_TOURNAMENT, also={"value": "working/<int:registration>/<int:at>"})
def working(request: HttpRequest, tournament: str, registration: int, at: int | None = None) -> HttpResponse:
    """The calculation of one value, or of all values of a player: under the row, or as a page of its own."""
    event = seen(request, tournament)
    view = asked(event, request.GET)
    if registration not in view.numbers:
        raise Http404
    number = view.numbers[registration]
    standings, player = view.standings(), next(one for one in view.entrants.players if one.number == number)
    row = standings.row(player.number)
    if row is None or (at is not None and at >= len(standings.order)):
        raise Http404
    texts = rendering.working_fragment(standings, player.number, view.facts, 2 if at is None else 1, at)
    more: dict[str, Any] = {"words": mark_safe(texts), "player": player, "row": row, "round": standings.round}
    more |= {"back": reverse(TAB, kwargs={"tournament": tournament}) + view.query()}
    if request.headers.get("HX-Request") == "true":
        return render(request, "standings/working_row.html", {**more, "address": request.get_full_path()})
    return event_page(request, "standings/working.html", event, TAB, **more)


@page("download/<str:form>", Action.SEE_TOURNAMENT)
def download(request: HttpRequest, tournament: str, form: str) -> HttpResponse:
    """The standings as a file."""
    if form not in _FILES:
        raise Http404
    event = seen(request, tournament)
    view = asked(event, request.GET)
    table = view.table()
    content: str | bytes
    if form == "xlsx":
        content = rendering.workbook_of(table, (), view.facts)
    elif form == "csv":
        content = rendering.csv_of(table, view.facts)
    else:
        content = rendering.render(table, form, view.facts)
    response = HttpResponse(content, content_type=TYPES[form])
    name = slugify(event.state.settings.info.name)[:60] or "standings"
    response["Content-Disposition"] = f'attachment; filename="{name}-round-{view.round}.{form}"'
    return response


@page("pictures/<slug:kind>", Action.SEE_TOURNAMENT, also={"pictures": "pictures/"})
def picture(request: HttpRequest, tournament: str, kind: str = "scores") -> HttpResponse:
    """A picture of the event; ``?player=12`` highlights a player."""
    event = seen(request, tournament)
    facts, unrated = event.state.tournament(), event.state.settings.unrated or None
    if not facts.rounds:
        return event_page(request, "standings/none.html", event, TAB)
    context = picture_context(facts, picture_wanted(request, kind), unrated)
    return event_page(request, "standings/pictures.html", event, TAB, **context)


def _without_list(request: HttpRequest) -> QueryDict:
    query = request.GET.copy()
    for name in ("set", "tiebreaks"):
        query.pop(name, None)
    return query


def _rounds(view: Asked, standings: Standings) -> list[str]:
    """The columns of a cross table: rounds or, in the grid of a round robin, everyone from the top."""
    if not view.cross:
        return []
    return grid_heads(standings) if standings.round_robin else [str(n) for n in range(1, view.round + 1)]


def _remarks(view: Asked, standings: Standings) -> list[str]:
    legend = "remark.grid" if standings.round_robin else "remark.cross"
    return [*remarks_of(standings._replace(open_games=0)), *([sheet_phrase(legend)] if view.cross else [])]


def _page(event: Known, view: Asked, standings: Standings) -> dict[str, Any]:
    facts, named = view.entrants, {"tournament": event.event}
    rows = lines(view, standings)
    base = reverse(TAB, kwargs=named)
    heads = dict(zip(SORTS, (_("Place"), _("No."), _("Name"), _("Rating")), strict=True))
    files = [(form.upper(), reverse("standings:download", kwargs={**named, "form": form})) for form in _FILES]
    return {
        "view": view,
        "standings": standings,
        "rows": rows,
        "body": table_body(event, view, standings, rows),
        "everybody": len(standings.rows),
        "codes": [(str(code), f"{title_text(code)} ({code.entry.article})") for code in standings.order],
        "rounds": _rounds(view, standings),
        "numbers": range(1, len(facts.rounds) + 1),
        "sets": [(name, listed) for name, listed in SETS.items()],
        "OWN": OWN,
        "heads": [(sort, title, base + view.query(sort=sort), sort == view.sort) for sort, title in heads.items()],
        "federations": sorted({player.federation for player in facts.players if player.federation}),
        "sexes": any(player.sex.strip() for player in facts.players),
        "ages": ages(facts),
        "clubs": sorted({player.club for player in facts.players if player.club}, key=str.casefold),
        "categories": [category.name for category in facts.categories],
        "files": [(form, address + view.query()) for form, address in files],
        "remarks": _remarks(view, standings),
        "of_teams": event.state.of_teams,
        "PLAYERS": PLAYERS,
    }
