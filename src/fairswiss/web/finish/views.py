"""The final page as arbiters see it, what the report lacks, tables for Chess-Results, and the archive."""

from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from fairswiss.desk import closing
from fairswiss.desk.journals import Known
from fairswiss.desk.sheets import of_state
from fairswiss.desk.shown import ranked, reported
from fairswiss.rendering.completeness import Fix, Gap, GapGroup, Urgency, grouped, verdict, whom
from fairswiss.rendering.final import final_blocks
from fairswiss.rendering.html import as_html
from fairswiss.usecases.completeness import gaps_in, is_ready
from fairswiss.usecases.result_tables import TABLES, result_csv, result_workbook
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.paper.pages import cards_of

_FINAL, _REPORT = "finish:index", "finish:report"
_SHOWN = 30
"""Players of one kind of gap that have a link of their own; the list of players has the others."""


@page("", Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The final page with the names that the public will read, and the steps to the end."""
    event = seen(request, tournament)
    state = event.state
    names = [player.name for player in state.players.values()]
    blocks = ""
    if state.rounds:
        found = closing.final_of(event, public=True)
        blocks = as_html(final_blocks(found, cards_of(event)), 2, names=names)
    return event_page(
        request, "finish/index.html", event, _FINAL,
        blocks=mark_safe(blocks), is_over=of_state(state).is_over, longest=closing.LONGEST_THANKS,
        ready=is_ready(gaps_in(reported(event))), declared=bool(state.prizes.lists or state.prizes.special),
        unawarded=len(state.prizes.special) - len(state.awarded),
    )  # fmt: skip


@page("publish", Action.PUBLISH, POST)
def publish(request: HttpRequest, tournament: str) -> HttpResponse:
    """Show the final page to everybody."""
    closing.publish_final(tournament, request.POST.get("thanks", ""), by(request))
    return done(request, _("The final page is published."), _FINAL, tournament=tournament)


@page("withdraw", Action.PUBLISH, POST)
def withdraw(request: HttpRequest, tournament: str) -> HttpResponse:
    """Take the final page back."""
    closing.withdraw_final(tournament, by(request))
    return done(request, _("The final page is withdrawn."), _FINAL, tournament=tournament)


class Line(NamedTuple):
    """Gaps of one kind, with the addresses where they are mended."""

    group: GapGroup
    where: str
    links: list[tuple[str, str]]
    others: str


@page("report", Action.SEE_DRAFTS)
def report(request: HttpRequest, tournament: str) -> HttpResponse:
    """The gaps of the report, each with the page where it is mended; and the files to send."""
    event = known(tournament)
    facts = reported(event)
    gaps = gaps_in(facts)
    lines = [_line(event, group) for group in grouped(gaps)]
    parts = [
        (_("Missing"), [line for line in lines if line.group.urgency is Urgency.MISSING]),
        (_("Odd"), [line for line in lines if line.group.urgency is Urgency.ODD]),
        (_("To be confirmed"), [line for line in lines if line.group.urgency is Urgency.CONFIRM]),
    ]
    more = {"parts": parts, "verdict": verdict(gaps), "ready": is_ready(gaps)}
    return event_page(request, "finish/report.html", event, _REPORT, **more)


@page("archive.zip", Action.EXPORT)
def archive(request: HttpRequest, tournament: str) -> HttpResponse:
    """Everything worth keeping, in one file."""
    event = known(tournament)
    return download(closing.archive_of(event), event.state.settings.info.name, "zip")


@page("chess-results.<str:form>", Action.EXPORT)
def tables(request: HttpRequest, tournament: str, form: str) -> HttpResponse:
    """Starting list, cross table and final ranking in the columns of Chess-Results; ``csv`` needs ``?table=``."""
    event = known(tournament)
    facts, found = reported(event), ranked(event, None)
    name = f"{event.state.settings.info.name} chess-results"
    if form == "xlsx":
        return download(result_workbook(facts, found), name, form)
    table = request.GET.get("table", TABLES[-1])
    if form != "csv" or table not in TABLES:
        raise Http404
    return download(result_csv(facts, found)[table], f"{name} {table}", form)


def _line(event: Known, group: GapGroup) -> Line:
    registration = {number: player for player, number in event.state.numbers.items()}
    links = [
        (whom(group._replace(gaps=(gap,)), event.state.tournament()), _address(event, gap, registration))
        for gap in group.gaps[:_SHOWN]
        if gap.player or gap.round
    ]
    left = len(group.gaps) - len(links) if links else 0
    others = reverse("players:index", kwargs={"tournament": event.event}) if left else ""
    where = "" if links else _address(event, group.gaps[0], registration)
    return Line(group, where, links, others)


def _address(event: Known, gap: Gap, registration: dict[int, int]) -> str:
    named: dict[str, object] = {"tournament": event.event}
    if gap.fix is Fix.PLAYER:
        return reverse("players:player", kwargs={**named, "registration": registration[gap.player]})
    if gap.fix is Fix.RESULTS:
        return reverse("results:round", kwargs={**named, "number": gap.round})
    pages = {Fix.SETTINGS: "tournaments:settings", Fix.TIMETABLE: "tournaments:timetable", Fix.ROUNDS: "rounds:index"}
    return reverse(pages[gap.fix], kwargs=named)
