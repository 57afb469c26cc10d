"""A captain's page: the match at hand, the line-up to hand in, and both line-ups once both are in."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt

from fairswiss.desk.captain_links import Captain, by_captain, captain_of, event_of
from fairswiss.desk.line_ups import MatchShown, due_of, hand_in, is_late, matches_shown
from fairswiss.desk.own_arrival import come_as_team, team_missing
from fairswiss.model.errors import BadRequest
from fairswiss.model.line_ups import colours_of_white
from fairswiss.rendering.pips import pips
from fairswiss.web.access import BOTH, Action, page
from fairswiss.web.captains.signing import key
from fairswiss.web.people.throttle import address_of
from fairswiss.web.phones import quotas
from fairswiss.web.phones.refusals import expired, too_fast, wrong
from fairswiss.web.phones.signing import request_name
from fairswiss.web.teams.matches import seats_offered, seats_sent


# No CSRF token, as for results from phones: the secret link in the address proves more than a token would.
@csrf_exempt
@page("<str:link>", Action.CLAIM, BOTH)
def index(request: HttpRequest, link: str) -> HttpResponse:
    """The match of a team, and its line-up."""
    event = event_of(link, key())
    if event is None:
        seconds = quotas.WRONG.wait(address_of(request) or "")
        return too_fast(request, seconds) if seconds else wrong(request, "captains/wrong.html")
    if seconds := quotas.OF_LINK.wait(link) or quotas.OF_EVENT.wait(event):
        return too_fast(request, seconds)
    captain = captain_of(link, key())
    if captain is None:
        return expired(request, "captains/wrong.html")
    if request.method == "POST":
        return (_all_here if request.POST.get("here") else _handed_in)(request, link, captain)
    return _shown(request, link, captain)


def _all_here(request: HttpRequest, link: str, captain: Captain) -> HttpResponse:
    come_as_team(captain.event.event, captain.team, by_captain(request_name(link, request.POST.get("token", ""))))
    return redirect("captains:index", link=link)


def _handed_in(request: HttpRequest, link: str, captain: Captain) -> HttpResponse:
    event, number = captain.event, len(captain.event.state.rounds)
    teller = by_captain(request_name(link, request.POST.get("token", "")))
    try:
        if number < 1:
            raise BadRequest(_("No round is published yet."), code="no-such-round")
        hand_in(event.event, number, captain.team, seats_sent(request, event), teller, timezone.now())
    except BadRequest as error:
        refusals = [error.message, *(str(problem.what) for problem in error.problems)]
        return _shown(request, link, captain, refusals, 409)
    return redirect("captains:index", link=link)


def _shown(
    request: HttpRequest, link: str, captain: Captain, refusals: list[str] | None = None, status: int = 200
) -> HttpResponse:
    state, team = captain.event.state, captain.team
    number = len(state.rounds)
    found = matches_shown(captain.event, number, hidden=True) if number else []
    match = next((one for one in found if team in (one.white.team, one.black.team)), None)
    context: dict[str, Any] = {
        "link": link, "state": state, "team": state.squad(team), "number": number, "match": match, "wrong": refusals,
        "missing": [state.players[one].name for one in team_missing(state, team)],
    }  # fmt: skip
    if match is not None:
        context |= _match(captain, match, "again" in request.GET or bool(refusals))
    return render(request, "captains/index.html", context, status=status)


def _match(captain: Captain, match: MatchShown, again: bool) -> dict[str, Any]:
    """The match from the side of the captain's team."""
    state, team = captain.event.state, captain.team
    matches = state.rounds[-1].matches
    assert matches is not None
    is_white = match.white.team == team
    both_in = match.white.handed_in and match.black.handed_in
    held = matches.line_ups.get(team, ())
    late = is_late(state, len(state.rounds), timezone.now())
    return {
        "opponent": match.black if is_white else match.white,
        "is_white": is_white,
        "is_over": bool(match.forfeited) or state.rounds[-1].stage != "published",
        "both_in": both_in,
        "held": [state.players[one].name if one else "–" for one in held],
        "boards": list(_boards(captain, match)) if both_in else [],
        "due": due_of(state, len(state.rounds)),
        "is_late": late,
        "seats": seats_offered(captain.event, team, held) if not both_in and not late and (not held or again) else [],
    }


def _boards(captain: Captain, match: MatchShown) -> list[tuple[str, str, str, str, str]]:
    """Board by board its name, then colour and player of both teams, the own team first."""
    state, is_white = captain.event.state, match.white.team == captain.team
    sides = (match.white, match.black) if is_white else (match.black, match.white)
    names = {0: "–"} | {one: player.name for one, player in state.players.items()}
    found = []
    for at, colour in enumerate(colours_of_white(state.settings.board_colours)):
        signs = pips("wb" if (colour == "W") is is_white else "bw")
        ours, theirs = (side.line_up[at] if at < len(side.line_up) else 0 for side in sides)
        found.append((f"{match.match}.{at + 1}", signs[0], names[ours], signs[1], names[theirs]))
    return found
