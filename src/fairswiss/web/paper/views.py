"""Sheets to print, whole or in parts, and the same as PDF."""

import re
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.desk.privacy import kept_back
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.model.whole import whole_number
from fairswiss.rendering import paper
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import Sheet, title_of
from fairswiss.usecases import sheets
from fairswiss.usecases.long_work import worked_out
from fairswiss.web.access import Action, page
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.paper.codes import missing_codes, with_badges, with_captains, with_codes, with_why
from fairswiss.web.paper.pages import FOR_ARBITERS, cards_of, seen_by, shown

_TAB = "paper:index"
MOST_SLIPS = 500
"""In one PDF and on one page. Memory and time grow with their number; so many take a tenth of what a process may."""
_BOARDS = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")


@page("", Action.PRINT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """Every sheet there is, of one round and of the event."""
    event = seen(request, tournament)
    view = seen_by(request.user, event)
    asked = whole_number(request.GET.get("round", ""))
    number = asked if asked and asked <= view.rounds else view.rounds
    is_draft = 0 < number == view.draft
    return event_page(
        request, "paper/index.html", event, _TAB,
        number=number, rounds=range(1, view.rounds + 1), is_draft=is_draft,
        missing=missing_codes(request, event, is_draft) if number else "",
        of_round=_of_round(number, event.state.of_teams) if number else (), of_event=_of_event(event.state.of_teams),
        in_parts=number and len(view.boards[number - 1]) > MOST_SLIPS,
    )  # fmt: skip


@page("<slug:sheet>/<int:round>/", Action.PRINT)
def sheet(request: HttpRequest, tournament: str, sheet: str, round: int) -> HttpResponse:
    """A sheet as a page that can be printed; with ``?names=full`` as it is for the arbiters."""
    event = seen(request, tournament)
    full = _is_full(request, sheet)
    whole = sheets.sheet(seen_by(request.user, event, public=not full), sheet, round)
    pieces = parts(whole)
    part = request.GET.get("boards", "") or (str(pieces[0]) if pieces else "")
    found = _coded(request, event, part_of(whole, part))
    missing = missing_codes(request, event, found.is_draft) if found.slips else ""
    differs = sheet not in FOR_ARBITERS and kept_back(event.state).any
    more = {"missing": missing, "full": full, "differs": differs, "parts": pieces, "part": part}
    return event_page(request, "paper/sheet.html", event, _TAB, **shown(found, cards_of(event)), **more)


@page("<slug:sheet>/<int:round>.pdf", Action.PRINT)
def pdf(request: HttpRequest, tournament: str, sheet: str, round: int) -> HttpResponse:
    event = seen(request, tournament)
    view = seen_by(request.user, event, public=not _is_full(request, sheet))
    part = request.GET.get("boards", "")
    found = _coded(request, event, part_of(sheets.sheet(view, sheet, round), part))
    content = worked_out(paper.typeset, *paper.content(found, sheet_phrase, get_language() or "en"))
    name = f"{event.state.settings.info.name} {title_of(found, sheet_phrase)} {part}".rstrip()
    return download(content, name, "pdf")


def _coded(request: HttpRequest, event: Known, sheet: Sheet) -> Sheet:
    """The sheet with every code that it can have."""
    linked = with_captains(request, event, with_codes(request, event, sheet))
    return with_why(request, event, with_badges(request, event, linked))


def _is_full(request: HttpRequest, kind: str) -> bool:
    return kind in FOR_ARBITERS or request.GET.get("names") == "full"


def _of_round(number: int, of_teams: bool) -> list[tuple[str, int, str, str]]:
    teams = [
        ("matches", number, _("Matches"), _("The matches with their boards, for the wall.")),
        ("line-ups", number, _("Line-up slips"), _("For the captains; with codes for phones, if the event uses them.")),
        ("match-cards", number, _("Match cards"), _("The boards of each match, for results and signatures.")),
    ]
    return [
        *(teams if of_teams else ()),
        ("pairings", number, _("Pairings by board"), _("For the wall of the playing hall.")),
        ("names", number, _("Pairings by name"), _("So that everyone finds their board.")),
        ("slips", number, _("Result slips"), _("To cut and to sign; with codes for phones, if the event uses them.")),
        ("aro", number, _("Data before the round"), _("Score, colours and opponents of every player.")),
        ("round", number, _("How the round was paired"), _("Every pairing with its reasons.")),
    ]


def _of_event(of_teams: bool) -> list[tuple[str, int, str, str]]:
    teams = [
        ("teams", 0, _("Standings of the teams"), _("After the last complete round.")),
        ("team-cross", 0, _("Cross table of the teams"), _("The standings with every team's matches.")),
        ("boards", 0, _("Best at each board"), _("For board prizes: performance, games and points.")),
    ]
    return [
        *(teams if of_teams else ()),
        ("players", 0, _("Players"), _("In the order of their numbers.")),
        ("standings", 0, _("Standings"), _("After the last complete round.")),
        ("badges", 0, _("Badges"), _("To cut and to wear; the code leads arbiters to the check-in.")),
        ("tables", 0, _("Table cards"), _("The number of each board, to be read across the room.")),
        ("cross", 0, _("Cross table"), _("The standings with every player's rounds.")),
        ("ratings", 0, _("Rating changes"), _("K, expectation and change of every player, so far.")),
        ("pictures", 0, _("Pictures"), _("Scores, places, performance, colours and who can still win.")),
        ("prizes", 0, _("Prizes"), _("Who won what.")),
        ("payout", 0, _("Prizes to pay out"), _("With all names and room for a signature.")),
        ("certificates", 0, _("Certificates"), _("For the winners, or for everyone; with your own text.")),
        ("final", 0, _("Final page"), _("Podium, prizes, standings, rating gains and surprises.")),
    ]


class Part(NamedTuple):
    """Some boards of a round, the first and the last."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"


def parts(sheet: Sheet) -> tuple[Part, ...]:
    """The parts of a sheet of slips; none when it is small enough, or of another kind."""
    count = len(sheet.slips)
    if count <= MOST_SLIPS:
        return ()
    return tuple(Part(at, min(at + MOST_SLIPS - 1, count)) for at in range(1, count + 1, MOST_SLIPS))


def part_of(sheet: Sheet, asked: str) -> Sheet:
    """The slips of the boards that are asked for, written as ``501-1000``; nothing asks for all of them."""
    if not sheet.slips or (not asked and not parts(sheet)):
        return sheet
    if not asked:
        words = (
            "{count:,} slips are too many for one PDF, which has at most {most}. Choose a part on the page of the "
            "slips, or add ?boards={part} to the address."
        )
        raise TooLarge(
            gettext(words, count=len(sheet.slips), most=MOST_SLIPS, part=parts(sheet)[0]), code="slips-too-many"
        )
    found = _BOARDS.fullmatch(asked)
    first, last = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= first <= last <= len(sheet.slips):
        words = "There are no boards {asked!r:.20}. Write the first and the last one, like 1-{last}."
        raise BadRequest(gettext(words, asked=asked, last=min(MOST_SLIPS, len(sheet.slips))), code="value-unreadable")
    if last - first >= MOST_SLIPS:
        words = "Boards {first} to {last} are too many for one part: at most {most}."
        raise TooLarge(gettext(words, first=first, last=last, most=MOST_SLIPS), code="slips-too-many")
    return sheet._replace(slips=sheet.slips[first - 1 : last])
