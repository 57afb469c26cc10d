"""The pages of title norms: everybody within reach, one player with every requirement, and the forms."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from fairswiss import rendering
from fairswiss.desk import ratings as use
from fairswiss.desk.journals import Known
from fairswiss.norms import Championship, Exemption, NormReport, Standing
from fairswiss.norms.thresholds import NORMS
from fairswiss.rendering.norm_forms import blanks_of, certificates_pdf, report_form_pdf
from fairswiss.usecases.long_work import worked_out
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download as file_of
from fairswiss.web.event_pages import done, event_page, seen
from fairswiss.web.standings.ratings import FILES, table_file

_TAB = "standings:norms"
_FORMS = {"it1": certificates_pdf, "it3": report_form_pdf}


@page("norms/", Action.SEE_TOURNAMENT, name="norms")
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The norms achieved and within reach, and what is known of the event."""
    event = seen(request, tournament)
    facts, named = event.state.tournament(), {"tournament": tournament}
    chosen = request.GET.get("title", "")
    report = use.norm_report(event, titles=(chosen,) if chosen in NORMS else ())
    more = {
        "words": mark_safe(rendering.report_fragment(report, 0, facts, 2, _address(event))),
        "titles": list(NORMS),
        "chosen": chosen,
        "achieved": bool(report.with_standing(Standing.ACHIEVED)),
        "provisional": report.provisional,
        "files": [(form.upper(), reverse("standings:norms-file", kwargs={**named, "form": form})) for form in FILES],
        "kinds": _kinds(event),
        "blanks": [_blank(name) for name in blanks_of(facts)],
    }
    return event_page(request, "standings/norms.html", event, _TAB, **more)


def _address(event: Known) -> rendering.Address:
    registration = {number: player for player, number in event.state.numbers.items()}
    nobody = {"tournament": event.event, "registration": 0}
    start = reverse("standings:norm", kwargs=nobody).removesuffix("0")
    return lambda number: f"{start}{registration[number]}"


def _kinds(event: Known) -> dict[str, Any]:
    """The choices about the kind of event, each with its words and whether it is the one declared."""
    held = event.state.norms
    exemptions = {
        Exemption.NONE: _("none"),
        Exemption.NATIONAL_FINAL: _("final of a national championship (1.4.3a)"),
        Exemption.NATIONAL_TEAM: _("national team championship (1.4.3b)"),
        Exemption.ZONAL: _("zonal tournament (1.4.3c)"),
    }
    championships = {
        Championship.NONE: _("9 games"),
        Championship.TEAMS: _("world or continental team championship: 7 games (1.4.1b)"),
        Championship.WORLD_CUP: _("World Cup: 8 games (1.4.1b)"),
    }
    return {
        "exemptions": [(one.value, words, one == held.exemption) for one, words in exemptions.items()],
        "championships": [(one.value, words, one == held.championship) for one, words in championships.items()],
    }


def _blank(name: str) -> str:
    return {
        "federation": _("federation"),
        "city": _("city"),
        "start": _("first day"),
        "end": _("last day"),
        "chief_arbiter": _("chief arbiter"),
        "rate_of_play": _("rate of play"),
        "round_dates": _("dates of the rounds"),
    }[name]


@page("norms/<int:registration>", Action.SEE_TOURNAMENT, name="norm")
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Every norm of one player: requirements, games, and what is still needed."""
    event = seen(request, tournament)
    if registration not in event.state.players:
        raise Http404
    person = event.state.player(registration)
    report = use.norm_report(event, players=(person.number,))
    words = rendering.report_fragment(report, person.number, event.state.tournament(), 2) if report.rows else ""
    more = {"player": person, "registration": registration, "words": mark_safe(words), "achieved": _achieved(report)}
    return event_page(request, "standings/norm.html", event, _TAB, **more)


def _achieved(report: NormReport) -> list[str]:
    return [row.title for row in report.with_standing(Standing.ACHIEVED)]


@page("norms/form/<str:form>", Action.SEE_TOURNAMENT, name="norm-form")
def form(request: HttpRequest, tournament: str, form: str) -> HttpResponse:
    """IT1 or IT3 as PDF; ``?player=`` (a registration) and ``?title=`` choose one norm."""
    if form not in _FORMS:
        raise Http404
    event = seen(request, tournament)
    facts = event.state.tournament()
    asked, title = request.GET.get("player", ""), request.GET.get("title", "")
    chosen = [event.state.player(int(asked)).number] if asked.isascii() and asked.isdigit() and len(asked) < 9 else []
    report = use.norm_report(event, players=chosen, titles=(title,) if title in NORMS else ())
    content = worked_out(_FORMS[form], report, facts)
    return file_of(content, f"{facts.info.name} {form.upper()} {title}".rstrip(), "pdf")


@page("norms/declare", Action.CHANGE_SETTINGS, POST, name="declare-norms")
def declare(request: HttpRequest, tournament: str) -> HttpResponse:
    """The kind of event that norms depend on."""
    use.declare_norms(tournament, request.POST.get("exemption", ""), request.POST.get("championship", ""), by(request))
    return done(request, _("Saved."), _TAB, tournament=tournament)


@page("norms/download/<str:form>", Action.SEE_TOURNAMENT, name="norms-file")
def download(request: HttpRequest, tournament: str, form: str) -> HttpResponse:
    """Every player and every norm as a file."""
    if form not in FILES:
        raise Http404
    event = seen(request, tournament)
    report, facts = use.norm_report(event), event.state.tournament()
    return file_of(table_file(report, facts, form), f"{facts.info.name} {_('norms')}", form)
