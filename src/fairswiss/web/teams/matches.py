"""Line-ups of a match at the desk, the moment until which captains hand them in, and matches that were not played."""

from datetime import UTC, timedelta

from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _

from fairswiss.desk import line_ups
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import matches_shown
from fairswiss.model.errors import BadRequest
from fairswiss.model.whole import whole_number
from fairswiss.web.access import BOTH, POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, seen


@page("round/<int:number>/<int:team>/", Action.ENTER_RESULTS, BOTH)
def line_up(request: HttpRequest, tournament: str, number: int, team: int) -> HttpResponse:
    """The players of a team in a match, board by board."""
    event = _shown(request, tournament, number)
    if request.method == "POST":
        line_ups.give_line_up(tournament, number, team, seats_sent(request, event), by(request))
        words = _("The line-up of {team} is saved.").format(team=event.state.squad(team).name)
        return done(request, words, "rounds:round", tournament=tournament, number=number)
    match = next((one for one in matches_shown(event, number) if team in (one.white.team, one.black.team)), None)
    if match is None:
        raise Http404
    own = match.white if match.white.team == team else match.black
    more = {"number": number, "match": match, "own": own, "seats": seats_offered(event, team, own.line_up)}
    return event_page(request, "teams/line_up.html", event, "rounds:index", **more)


def _shown(request: HttpRequest, tournament: str, number: int) -> Known:
    """The event, if the reader may see the round: a draft is for arbiters, and nobody else learns of it."""
    event = seen(request, tournament)
    if not 1 <= number <= len(event.state.rounds):
        raise Http404
    return event


def seats_offered(event: Known, team: int, held: tuple[int, ...]) -> list[dict[str, object]]:
    """For each board the players to choose from, the one that sits there marked: as handed in, else as usual."""
    state = event.state
    chosen = held or line_ups.usual(state, team)
    members = [(one, state.players[one].name, state.players[one].rating) for one in state.squad(team).players]
    return [{"board": at, "chosen": one, "members": members} for at, one in enumerate(chosen, 1)]


def seats_sent(request: HttpRequest, event: Known) -> tuple[int, ...]:
    """The players of a form, from the first board on; 0 for an empty board."""
    boards = range(1, len(event.state.settings.board_colours) + 1)
    found = [whole_number(request.POST.get(f"board-{at}", "") or "0") for at in boards]
    if None in found:
        raise BadRequest(_("The form is incomplete. Reload the page."), code="form-incomplete")
    return tuple(one or 0 for one in found)


@page("round/<int:number>/fill", Action.ENTER_RESULTS, POST)
def fill(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The usual line-up for every team that has handed in none."""
    missing = len(list(line_ups.missing_line_ups(_shown(request, tournament, number).state, number)))
    line_ups.fill_line_ups(tournament, number, by(request))
    words = _("{count} line-ups were filled in: the first players of each list.").format(count=missing)
    return done(request, words, "rounds:round", tournament=tournament, number=number)


@page("round/<int:number>/due", Action.PUBLISH, POST)
def due(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Until when captains hand in line-ups: so many minutes from now, a time, or any time."""
    minutes = whole_number(request.POST.get("minutes", "") or "0")
    typed = parse_datetime(request.POST.get("until", "").strip()) if request.POST.get("until", "").strip() else None
    if minutes is None or minutes > 1440:
        raise BadRequest(_("Write the minutes as a whole number up to 1440."), code="value-unreadable")
    moment = timezone.now() + timedelta(minutes=minutes) if minutes else None
    if typed is not None:
        moment = timezone.make_aware(typed) if timezone.is_naive(typed) else typed
    until = f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M}+00:00" if moment else ""
    line_ups.set_due(tournament, number, until, by(request))
    return done(request, _("Saved."), "rounds:round", tournament=tournament, number=number)


@page("round/<int:number>/<int:team>/forfeit", Action.ENTER_RESULTS, POST)
def forfeit(request: HttpRequest, tournament: str, number: int, team: int) -> HttpResponse:
    """A team, or both, did not come; or the match is played after all."""
    _shown(request, tournament, number)
    line_ups.forfeit(tournament, number, team, request.POST.get("code", ""), by(request))
    return done(request, _("Saved."), "rounds:round", tournament=tournament, number=number)
