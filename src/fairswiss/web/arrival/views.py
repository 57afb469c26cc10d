"""Pages of the arrival desk. The code on a badge leads an arbiter to the check-in, and everybody else to the player."""

from urllib.parse import urlencode

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from fairswiss.desk import arrival, own_arrival
from fairswiss.web.access import POST, Action, may, page
from fairswiss.web.codes import page_code
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.phones.signing import check_in_address, public_address

_TAB = "arrival:index"
_LONGEST_FIND = 80


@page("", Action.CHECK_IN)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """Everybody by name, or team by team, with one button each for a tablet; *still missing* leaves the others out."""
    event = seen(request, tournament)
    find, missing = request.GET.get("find", "").strip()[:_LONGEST_FIND], "missing" in request.GET
    found = arrival.arrivals(event.state, find, missing)
    groups = arrival.by_team(event.state, found)
    return event_page(
        request, "arrival/index.html", event, _TAB, found=found, groups=groups, find=find, missing=missing
    )


@page("<int:registration>/", Action.SEE_PUBLIC)
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """One player: the check-in for those who may, the public page for everybody else."""
    event = seen(request, tournament)
    if not may(request.user, Action.CHECK_IN, tournament):
        if not event.state.settings.public:
            raise Http404
        return redirect("public:player", tournament=tournament, registration=registration)
    one = next((one for one in arrival.arrivals(event.state).players if one.row.registration == registration), None)
    if one is None:
        raise Http404
    return event_page(request, "arrival/player.html", event, _TAB, one=one)


@page("<int:registration>/here", Action.CHECK_IN, POST)
def here(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Check a player in, or take it back; then the list is as it was, at the same place."""
    is_here = request.POST.get("here") != "no"
    event = arrival.check_in(known(tournament).event, registration, by(request), here=is_here)
    words = _("{name} is here.") if is_here else _("{name} is not here.")
    messages.success(request, words.format(name=event.state.players[registration].name))
    return HttpResponseRedirect(f"{reverse(_TAB, args=[tournament])}{_as_before(request)}#p{registration}")


@page("team/<int:team>/here", Action.CHECK_IN, POST)
def team_here(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """Check in all players of a team at once."""
    event = arrival.check_in_team(known(tournament).event, team, by(request))
    messages.success(request, _("All of {name} are here.").format(name=event.state.squad(team).name))
    return HttpResponseRedirect(f"{reverse(_TAB, args=[tournament])}{_as_before(request)}#team-{team}")


@page("<int:registration>/missed", Action.CHANGE_PLAYERS, POST)
def missed(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Points for the rounds that a late entry missed."""
    arrival.credit_missed(known(tournament).event, registration, request.POST.get("code", ""), by(request))
    return done(request, _("The missed rounds have their byes."), _TAB, tournament=tournament)


@page("only-who-is-here", Action.CHANGE_PLAYERS, POST)
def only_here(request: HttpRequest, tournament: str) -> HttpResponse:
    """Pair only who is here, or everybody in the list."""
    on = request.POST.get("on") == "yes"
    arrival.pair_who_is_here(known(tournament).event, by(request), on=on)
    on_said, off_said = _("Players who are not checked in are not paired."), _("Everyone in the list is paired.")
    return done(request, on_said if on else off_said, _TAB, tournament=tournament)


@page("by-phones", Action.CHANGE_PLAYERS, POST)
def by_phones(request: HttpRequest, tournament: str) -> HttpResponse:
    """Let players check themselves in by their phones, or no longer."""
    on = request.POST.get("on") == "yes"
    own_arrival.open_check_in(known(tournament).event, by(request), on=on)
    on_said, off_said = _("Players can check in by phone."), _("Players can no longer check in by phone.")
    return done(request, on_said if on else off_said, _TAB, tournament=tournament)


@page("poster", Action.PRINT_LINKS)
def poster(request: HttpRequest, tournament: str) -> HttpResponse:
    """The code for the wall by which players check themselves in."""
    event = known(tournament)
    address = check_in_address(event, public_address(request))
    if not event.state.settings.self_check_in:
        return redirect(_TAB, tournament=tournament)
    code = page_code(address) if address.startswith("http") else ""
    return event_page(request, "arrival/poster.html", event, _TAB, code=code)


def _as_before(request: HttpRequest) -> str:
    """The search that the list had."""
    kept = {name: request.POST[name][:_LONGEST_FIND] for name in ("find", "missing") if request.POST.get(name)}
    return f"?{urlencode(kept)}" if kept else ""
